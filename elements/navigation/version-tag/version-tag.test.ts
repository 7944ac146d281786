import { expect } from 'chai';
import './version-tag.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, user, until } from '../../../test/support/user.js';
import { pageReload } from '../page-reload.js';

describe('dass-version-tag', () => {
  const { now } = pageReload;
  let reloads = 0;
  beforeEach(() => {
    reloads = 0;
    pageReload.now = () => void reloads++;
  });
  afterEach(() => {
    pageReload.now = now;
  });

  it('[HL-06] shows v1.0.0 by default, or the label of the application', async () => {
    const tag = await mount('dass-version-tag');
    const button = find(tag, 'button');
    expect(button.textContent.trim()).to.equal('v1.0.0');
    tag.label = 'v4.12.3';
    await tag.updateComplete;
    expect(button.textContent.trim()).to.equal('v4.12.3');
    Object.assign(tag, { label: undefined });
    await tag.updateComplete;
    expect(button.textContent.trim()).to.equal('v1.0.0');
  });

  it('[HL-06] reloads the whole page on a click and on Enter', async () => {
    const tag = await mount('dass-version-tag');
    const events = listen(tag, 'dass-before-reload');
    await user.click(tag);
    tag.focus();
    await user.press('Enter');
    expect(reloads).to.equal(2);
    expect(events).to.have.length(2);
  });

  it('[HL-06] does not reload when the application cancels the event', async () => {
    const tag = await mount('dass-version-tag');
    tag.addEventListener('dass-before-reload', (event) => event.preventDefault());
    await user.click(tag);
    expect(reloads).to.equal(0);
  });

  it('[HL-06] has a tooltip and a description that explain the reload', async () => {
    const tag = await mount('dass-version-tag');
    const button = find(tag, 'button');
    expect(button.getAttribute('aria-description')).to.equal('Clique para atualizar a página');
    await user.hover(button);
    const tip = await until('the tooltip is shown', () => {
      const shown = find(tag, '.tip');
      return shown.matches(':popover-open') && shown;
    });
    expect(tip.textContent).to.equal('Clique para atualizar a página');
    await user.leave();
  });

  it('shows markup and a very long label as text', async () => {
    const tag = await mount('dass-version-tag', { properties: { label: `<b>v2</b>${'9'.repeat(10_000)}` } });
    expect(find(tag, 'button').textContent).to.contain('<b>v2</b>');
    expect(tag.offsetWidth).to.be.lessThan(300);
  });
});
