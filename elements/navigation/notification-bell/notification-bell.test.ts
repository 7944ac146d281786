import { expect } from '@open-wc/testing';
import './notification-bell.js';
import { setLanguage } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

/** What the button is called: its text, without what is hidden from assistive technology. */
const name = (button: Element): string => find(button, '.visually-hidden').textContent ?? '';
const announced = (): string => document.querySelector('[data-dass-announce=polite]')?.textContent ?? '';

describe('dass-notification-bell', () => {
  it('[NL-06] shows the number of unread notifications, and says it in its name once', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 12 } });
    const button = find(bell, 'button');
    expect(find(bell, '.badge').textContent).to.equal('12');
    expect(find(bell, '.badge').getAttribute('aria-hidden')).to.equal('true');
    expect(name(button)).to.equal('Notificações, 12 não lidas');
    bell.count = 1;
    await bell.updateComplete;
    expect(name(button)).to.equal('Notificações, 1 não lida');
    bell.count = 0;
    await bell.updateComplete;
    expect(findAll(bell, '.badge')).to.have.length(0);
    expect(name(button)).to.equal('Notificações');
  });

  it('[NL-06] has room for any number', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 1250 } });
    expect(find(bell, '.badge').textContent).to.equal('99+');
    expect(name(find(bell, 'button'))).to.equal('Notificações, 1.250 não lidas');
  });

  it('leaves it to the application to announce what has arrived, so that it is not heard twice', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 41 } });
    bell.count = 42;
    await bell.updateComplete;
    announce('Chegou uma notificação');
    await until('what comes after it is announced', () => announced().includes('Chegou uma notificação'));
    expect(announced()).not.to.contain('42');
  });

  it('fires a click by pointer and by keyboard', async () => {
    const bell = await mount('dass-notification-bell', { properties: { expanded: 'false' } });
    const heard = listen(bell, 'dass-bell-click');
    await user.click(bell);
    bell.focus();
    await user.press('Enter');
    await user.press('Space');
    expect(heard).to.have.length(3);
    expect(find(bell, 'button').getAttribute('aria-expanded')).to.equal('false');
  });

  it('takes a bad count as none', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 3 } });
    await expectConsole(/^\[dass\] <dass-notification-bell> 'count' cannot be/, async () => {
      for (const bad of [-1, 1.5, Number.NaN, 'many', {}, null]) {
        Object.assign(bell, { count: bad });
        await bell.updateComplete;
        expect(bell.count).to.equal(0);
      }
    });
  });

  it('[LG-02] speaks another language at once', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 2 } });
    try {
      await setLanguage('en');
      await bell.updateComplete;
      expect(name(find(bell, 'button'))).to.equal('Notifications, 2 unread');
    } finally {
      await setLanguage('pt_BR');
    }
  });
});
