import { expect } from 'chai';
import './tabs.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user } from '../../../test/support/user.js';
import type { DassTabs } from './tabs.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const tabs = [
  { id: 'menu', label: 'Menu' },
  { id: 'off', label: 'Fechado', disabled: true },
  { id: 'history', label: 'Histórico' },
];
const children =
  '<div slot="menu"><a href="#um">Materiais</a></div><p slot="off">Fechado</p><p slot="history">Nada ainda</p>';
const mountTabs = (
  properties: Record<string, unknown> = {},
  attributes: Record<string, string> = {},
): Promise<DassTabs> =>
  mount('dass-tabs', { properties: { tabs, label: 'Navegação', ...properties }, attributes, children });

const tab = (element: DassTabs, label: string): HTMLElement =>
  findAll(element, '[role=tab]').find((one) => one.textContent.trim().startsWith(label))!;
const selected = (element: DassTabs): string[] =>
  findAll(element, '[aria-selected=true]').map((one) => one.textContent.trim());
/** The ids of the visible panels. */
const seen = (element: DassTabs): string[] =>
  [...element.children].filter((child) => child.checkVisibility()).map((child) => child.slot);

describe('dass-tabs', () => {
  it('[MD-01] shows one panel at a time, the first at first, named by its tab', async () => {
    const element = await mountTabs();
    expect(selected(element)).to.deep.equal(['Menu']);
    expect(seen(element)).to.deep.equal(['menu']);
    const panel = find(element, '[role=tabpanel]:not([hidden])');
    expect(panel.getAttribute('aria-labelledby')).to.equal(tab(element, 'Menu').id);
    expect(tab(element, 'Menu').getAttribute('aria-controls')).to.equal(panel.id);
    expect(find(element, '[role=tablist]').ariaLabel).to.equal('Navegação');
  });

  it('[MD-02] follows value set by the application, without an event', async () => {
    const element = await mountTabs({ value: 'history' });
    const events = listen(element, 'dass-tab-change');
    expect(seen(element)).to.deep.equal(['history']);
    element.value = 'menu';
    await element.updateComplete;
    expect(seen(element)).to.deep.equal(['menu']);
    expect(events.length).to.equal(0);
  });

  it('selects by a click, and fires one event', async () => {
    const element = await mountTabs();
    const events = listen(element, 'dass-tab-change');
    await user.click(tab(element, 'Histórico'));
    await user.click(tab(element, 'Histórico'));
    await user.click(tab(element, 'Fechado'));
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ value: 'history', previous: 'menu' }]);
    expect(element.value).to.equal('history');
    expect(seen(element)).to.deep.equal(['history']);
  });

  it('is one tab stop; arrows, Home and End select enabled tabs, and wrap around', async () => {
    const before = await mountHtml('<button>Antes</button>');
    const element = await mountTabs({ value: 'history' });
    before.focus();
    await user.press('Tab');
    expectFocus(tab(element, 'Histórico'));
    for (const [key, where] of [
      ['ArrowRight', 'menu'],
      ['ArrowRight', 'history'],
      ['ArrowLeft', 'menu'],
      ['End', 'history'],
      ['Home', 'menu'],
      ['ArrowDown', 'menu'],
    ] as const) {
      await user.press(key);
      expect(element.value, key).to.equal(where);
      expect(seen(element), key).to.deep.equal([where]);
    }
    await user.press('Tab');
    expect(focused()?.localName, 'into the panel, to the link').to.equal('a');
  });

  it('mirrors the arrows in right-to-left', async () => {
    const element = await mountTabs({}, { dir: 'rtl' });
    element.focus();
    await user.press('ArrowLeft');
    expect(element.value).to.equal('history');
  });

  it('makes a panel without focusable content focusable', async () => {
    const element = await mountTabs();
    expect(findAll(element, '[role=tabpanel][tabindex]').length).to.equal(0);
    element.focus();
    await user.press('End');
    await user.press('Tab');
    expectFocus(find(element, '[role=tabpanel]:not([hidden])'));
    element.querySelector('[slot=history]')!.innerHTML = '<button>Limpar</button>';
    element.focus();
    await user.press('Tab');
    expect(focused()?.textContent).to.equal('Limpar');
  });

  it('shows another panel when its tab is removed or disabled, and keeps the focus', async () => {
    const element = await mountTabs({ value: 'history' });
    element.focus();
    element.tabs = [{ id: 'new', label: 'Novo' }, ...tabs.slice(0, 2)];
    await element.updateComplete;
    expect(selected(element)).to.deep.equal(['Novo']);
    expect(focused()?.getAttribute('role')).to.equal('tab');
    element.tabs = tabs.map((one) => ({ ...one, disabled: one.id === 'menu' }));
    await element.updateComplete;
    expect(seen(element)).to.deep.equal(['history']);
    element.tabs = [];
    await element.updateComplete;
    expect(seen(element)).to.deep.equal([]);
  });

  it('renders labels as text, counts and icons', async () => {
    const label = '<img src=x onerror=alert(1)>';
    const element = await mountTabs({ tabs: [{ id: 'a', label, badge: 128, icon: 'no-such-icon' }] });
    expect(find(element, '.label').textContent).to.equal(label);
    expect(find(element, '.badge').textContent).to.equal('99+');
    expect(find(element, 'dass-icon').getBoundingClientRect().width).to.be.greaterThan(0);
  });

  it('leaves out invalid tabs and never changes the list', async () => {
    await expectConsole(/^\[dass\] <dass-tabs>/, async () => {
      const given = Object.freeze([null, 7, { label: 'Sem id' }, ...tabs, { id: 'menu', label: 'Outra' }]);
      const element = await mountTabs({ tabs: given });
      expect(findAll(element, '[role=tab]').map((one) => one.textContent.trim())).to.deep.equal([
        'Menu',
        'Fechado',
        'Histórico',
      ]);
      element.tabs = 'x' as never;
      await element.updateComplete;
      expect(findAll(element, '[role=tab]').length).to.equal(0);
    });
  });

  it('scrolls its row, not the page, to the selected tab', async () => {
    const container = await mountHtml('<div></div>');
    container.style.inlineSize = '300px';
    container.style.marginBlockStart = '3000px';
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, label: `Coleção ${index}` }));
    const element = await mount('dass-tabs', { properties: { tabs: many, value: 't25' } }, container);
    const row = find(element, '[role=tablist]').getBoundingClientRect();
    const selected = tab(element, 'Coleção 25').getBoundingClientRect();
    expect(selected.left).to.be.at.least(row.left - 1);
    expect(selected.right).to.be.at.most(row.right + 1);
    expect(window.scrollY).to.equal(0);
  });

  it('is one tab stop, also where the row of tabs scrolls', async () => {
    const container = await mountHtml('<div><button>Antes</button></div>');
    container.style.inlineSize = '300px';
    const many = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, label: `Coleção ${index}` }));
    const element = await mount('dass-tabs', { properties: { tabs: many } }, container);
    find(container, 'button').focus();
    await user.press('Tab');
    expectFocus(tab(element, 'Coleção 0'));
  });
});
