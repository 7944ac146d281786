import { expect } from 'chai';
import { stopEventTime } from '../../../test/support/emulation/clock.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { rendered, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { inInactiveWindow } from '../../../test/support/emulation/inactive-window.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import '../button/button.js';
import { menu as menuIcon } from '../icon/icons.js';
import { registerIcons } from '../icon/registry.js';
import './menu.js';
import type { DassMenu, MenuEntry } from './menu.js';

const entries: readonly MenuEntry[] = [
  { id: 'open', label: 'Abrir em nova aba' },
  { id: 'read', label: 'Marcar como lida' },
  { id: 'mute', label: 'Silenciar', disabled: true },
  { id: 'area', label: 'Área de compras', divided: true },
  { id: 'move', label: 'Mover para o topo' },
];

const isShown = (menu: Element): boolean => find(menu, '.menu').matches(':popover-open');
const at = (): string | undefined => focused()?.textContent?.trim();
const mountMenu = (
  properties: Partial<DassMenu> = {},
  children = '<button slot="anchor">Ações</button>',
): Promise<DassMenu> => mount('dass-menu', { properties: { entries, label: 'Ações', ...properties }, children });

describe('dass-menu', () => {
  it('opens by its button with a click, Enter, Space and the arrow keys, and focuses its first or last entry', async () => {
    const menu = await mountMenu();
    const button = menu.querySelector('button')!;
    for (const [open, first] of [
      [() => user.click(button), 'Abrir em nova aba'],
      [() => user.press('Enter'), 'Abrir em nova aba'],
      [() => user.press('Space'), 'Abrir em nova aba'],
      [() => user.press('ArrowDown'), 'Abrir em nova aba'],
      [() => user.press('ArrowUp'), 'Mover para o topo'],
    ] as const) {
      button.focus();
      await open();
      expect([menu.open, isShown(menu), at()], open.toString()).to.deep.equal([true, true, first]);
      await user.press('Escape');
      expect([menu.open, isShown(menu)]).to.deep.equal([false, false]);
      expectFocus(button);
    }
  });

  it('without entries shows nothing; opens and takes the focus when they arrive', async () => {
    const menu = await mountMenu({ entries: [] });
    const button = menu.querySelector('button')!;
    await user.click(button);
    expect(isShown(menu)).to.equal(false);
    expect(button.getAttribute('aria-expanded')).to.equal('false');
    expectFocus(button);
    menu.entries = entries;
    await until('the menu is shown', () => isShown(menu));
    expect(at()).to.equal('Abrir em nova aba');
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    menu.entries = [];
    await until('the menu is hidden', () => !isShown(menu));
    expectFocus(button);
  });

  it('does not open later when the user has pressed Escape or outside while it waited for entries', async () => {
    const menu = await mountMenu({ entries: [] });
    const outside = await mountHtml('<button>Depois</button>');
    for (const leave of [() => user.press('Escape'), () => user.click(outside)]) {
      await user.click(menu.querySelector('button')!);
      await leave();
      expect(menu.open).to.equal(false);
      menu.entries = entries;
      await menu.updateComplete;
      expect(isShown(menu)).to.equal(false);
      menu.entries = [];
      await menu.updateComplete;
    }
  });

  it('closes by its button, a click outside and Tab, which continues from the button', async () => {
    const menu = await mountMenu();
    const after = await mountHtml('<button>Depois</button>');
    const button = menu.querySelector('button')!;
    await user.click(button);
    await user.click(button);
    expect(menu.open).to.equal(false);
    await user.click(button);
    await user.click(after);
    expect(menu.open).to.equal(false);
    await user.click(button);
    await user.press('Tab');
    await until('the menu closes', () => !menu.open && !isShown(menu));
    expectFocus(after);
  });

  it('moves by arrows, Home and End, wraps, and includes disabled entries', async () => {
    const menu = await mountMenu();
    await user.click(menu.querySelector('button')!);
    const visited: (string | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp']) {
      await user.press(key);
      visited.push(at());
    }
    expect(visited).to.deep.equal([
      'Marcar como lida',
      'Silenciar',
      'Mover para o topo',
      'Abrir em nova aba',
      'Mover para o topo',
      'Abrir em nova aba',
      'Mover para o topo',
    ]);
  });

  it('moves and restores the focus, also in an inactive window', async () => {
    const menu = await mountMenu();
    const button = menu.querySelector('button')!;
    await user.click(button);
    await inInactiveWindow(async () => {
      await user.press('ArrowDown');
      await user.press('ArrowDown');
      expect(at()).to.equal('Silenciar');
      await user.press('Escape');
    });
    expectFocus(button);
  });

  it('finds an entry by its first letters, ignoring case and accents', async () => {
    const menu = await mountMenu();
    const clock = stopEventTime();
    try {
      await user.click(menu.querySelector('button')!);
      await user.type('m');
      expect(at()).to.equal('Marcar como lida');
      await user.type('o');
      expect(at(), 'a second letter makes a word').to.equal('Mover para o topo');
      clock.pass(800);
      await user.type('a');
      expect(at(), 'after a pause, a new word').to.equal('Abrir em nova aba');
      await user.type('a');
      expect(at(), 'the same letter moves to the next match; Á matches a').to.equal('Área de compras');
      clock.pass(800);
      await user.type('marcar c');
      expect([at(), menu.open], 'a space within a word does not activate the entry').to.deep.equal([
        'Marcar como lida',
        true,
      ]);
    } finally {
      clock.restore();
    }
  });

  it('fires the selected entry of the application, by keyboard and pointer, after closing and restoring the focus', async () => {
    const menu = await mountMenu();
    const button = menu.querySelector('button')!;
    const seen: unknown[] = [];
    menu.addEventListener('dass-menu-select', ({ detail }) =>
      seen.push([detail.entry === entries[1], menu.open, focused() === button]),
    );
    await user.click(button);
    await user.press('ArrowDown');
    await user.press('Enter');
    await user.click(button);
    await user.press('ArrowDown');
    await user.press('Space');
    await user.click(button);
    await user.click(findAll(menu, '.entry')[1]!);
    expect(seen).to.deep.equal([
      [true, false, true],
      [true, false, true],
      [true, false, true],
    ]);
  });

  it('does not select a disabled entry', async () => {
    const menu = await mountMenu();
    const events = listen(menu, 'dass-menu-select');
    await user.click(menu.querySelector('button')!);
    const mute = findAll(menu, '.entry')[2]!;
    expect(mute.getAttribute('aria-disabled')).to.equal('true');
    await user.click(mute);
    await user.press('Enter');
    await user.press('Space');
    expect([events.length, menu.open]).to.deep.equal([0, true]);
  });

  it('follows the menu pattern with names, states and separators', async () => {
    registerIcons({ menu: menuIcon });
    const menu = await mountMenu({
      entries: [
        { id: 'a', label: 'dassDialogClose', icon: 'menu' },
        { id: 'b', label: 'Fixar', checked: true, divided: true },
        { id: 'c', label: 'Silenciar', checked: false },
      ],
    });
    const button = menu.querySelector('button')!;
    expect([button.getAttribute('aria-haspopup'), button.getAttribute('aria-expanded')]).to.deep.equal([
      'menu',
      'false',
    ]);
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    const list = find(menu, '.menu');
    expect([list.getAttribute('role'), list.getAttribute('aria-label')]).to.deep.equal(['menu', 'Ações']);
    expect(
      findAll(menu, '.entry').map((entry) => [
        entry.getAttribute('role'),
        entry.getAttribute('aria-checked'),
        entry.textContent!.trim(),
      ]),
    ).to.deep.equal([
      ['menuitem', null, 'Fechar'],
      ['menuitemcheckbox', 'true', 'Fixar'],
      ['menuitemcheckbox', 'false', 'Silenciar'],
    ]);
    expect(findAll(menu, '[role=separator]')).to.have.length(1);
    expect(findAll(menu, '.entry svg')).to.have.length(2);
    menu.label = '';
    await menu.updateComplete;
    expect(list.getAttribute('aria-label'), 'without a label, the name of its button').to.equal('Ações');
  });

  it('sets the attributes on the native button of a dass-button', async () => {
    const menu = await mountMenu({}, '<dass-button slot="anchor">Ações</dass-button>');
    const inner = await until('the button is rendered', () => findAll(menu.querySelector('dass-button')!, 'button')[0]);
    await until('the button exposes its menu', () => inner.getAttribute('aria-haspopup') === 'menu');
    expect(inner.getAttribute('aria-expanded')).to.equal('false');
    await user.click(inner);
    await rendered(menu);
    expect([menu.open, inner.getAttribute('aria-expanded')]).to.deep.equal([true, 'true']);
    await user.press('Escape');
    expectFocus(inner);
  });

  it('focuses the entry below the pointer, and accepts invalid lists', async () => {
    const menu = await mountMenu({
      entries: [null, undefined, 'text', { id: 'a' }, { id: 'b', label: '<b>Abrir</b>' }] as never,
    });
    await user.click(menu.querySelector('button')!);
    expect(findAll(menu, '.entry').map((entry) => entry.textContent!.trim())).to.deep.equal(['', '<b>Abrir</b>']);
    await user.hover(findAll(menu, '.entry')[1]!);
    await painted();
    expect(at()).to.equal('<b>Abrir</b>');
    menu.entries = [];
    await menu.updateComplete;
    await user.press('ArrowDown');
    expect(menu.open).to.equal(true);
  });
});
