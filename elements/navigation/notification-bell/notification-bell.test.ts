import { expect } from 'chai';
import './notification-bell.js';
import { setLanguage } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

/** Accessible name of the button: its text without `aria-hidden` content. */
const name = (button: Element): string => find(button, '.visually-hidden').textContent ?? '';
const announced = (): string => document.querySelector('[data-dass-announce=polite]')?.textContent ?? '';

describe('dass-notification-bell', () => {
  it('[NL-06] shows the number of unread notifications, and has it once in its accessible name', async () => {
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

  it('[NL-06] fits any number', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 1250 } });
    expect(find(bell, '.badge').textContent).to.equal('99+');
    expect(name(find(bell, 'button'))).to.equal('Notificações, 1.250 não lidas');
  });

  it('announces no new notifications, because the application announces them', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 41 } });
    bell.count = 42;
    await bell.updateComplete;
    announce('Chegou uma notificação');
    await until('the next announcement is made', () => announced().includes('Chegou uma notificação'));
    expect(announced()).not.to.contain('42');
  });

  it('fires a click by pointer and by keyboard', async () => {
    const bell = await mount('dass-notification-bell', { properties: { expanded: 'false' } });
    const events = listen(bell, 'dass-bell-click');
    await user.click(bell);
    bell.focus();
    await user.press('Enter');
    await user.press('Space');
    expect(events).to.have.length(3);
    expect(find(bell, 'button').getAttribute('aria-expanded')).to.equal('false');
  });

  it('treats an invalid count as 0', async () => {
    const bell = await mount('dass-notification-bell', { properties: { count: 3 } });
    await expectConsole(/^\[dass\] <dass-notification-bell> 'count' cannot be/, async () => {
      for (const invalid of [-1, 1.5, Number.NaN, 'many', {}, null]) {
        Object.assign(bell, { count: invalid });
        await bell.updateComplete;
        expect(bell.count).to.equal(0);
      }
    });
  });

  it('[LG-02] updates its texts when the language changes', async () => {
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
