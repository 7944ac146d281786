import { expect } from 'chai';
import './menu-drawer.js';
import type { DassMenuDrawer } from './menu-drawer.js';
import { setLanguage } from '../../../locales/index.js';
import { businessMenu } from '../../../sample-data/menu.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { pseudoContent } from '../../../test/support/rendering/pseudo-content.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { historyFor } from '../../core/history/history.js';
import type { MenuItem } from '../../core/menu/menu.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { factory, menu as menuIcon } from '../../controls/icon/icons.js';
import { registerIcons } from '../../controls/icon/registry.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const systemUrl = 'https://teste.exemplo.com.br';
const store = historyFor(systemUrl);

const items: readonly MenuItem[] = [
  {
    id: 'cmp',
    label: 'Compras',
    items: [
      { id: 'mat', label: 'Materiais', url: '/cmp/materiais' },
      { id: 'ped', label: 'Pedidos de material', url: '/cmp/pedidos' },
      { id: 'cot', label: 'Cotações', url: '/cmp/cotacoes', active: false },
    ],
  },
  {
    id: 'pcp',
    label: 'Produção',
    items: [
      { id: 'ord', label: 'Ordens', url: '/pcp/producao' },
      { id: 'tpl', label: 'Templates', items: [{ id: 'tpl1', label: 'Materiais do template', url: '/pcp/templates' }] },
    ],
  },
  { id: 'cat', label: 'Catálogo', url: '/catalogo' },
  { id: 'off', label: 'Modelagem', active: false, items: [{ id: 'pec', label: 'Peças', url: '/mfm/cad-parts' }] },
];

const docked = (properties: Record<string, unknown> = {}): Promise<DassMenuDrawer> =>
  mount('dass-menu-drawer', { properties: { items, systemUrl, open: true, docked: true, ...properties } });
const filter = (drawer: Element): HTMLInputElement => find<HTMLInputElement>(drawer, 'input');
const rows = (drawer: Element): HTMLElement[] => findAll(drawer, 'nav .entry, nav .group');
const labelOf = (row: Element): string =>
  [...row.childNodes]
    .filter((node) => node.nodeName !== 'svg')
    .map((node) => node.textContent)
    .join('');
const shown = (drawer: Element): string[] =>
  rows(drawer)
    .filter((row) => row.checkVisibility())
    .map(labelOf);
const row = (drawer: Element, label: string): HTMLElement => {
  const found = rows(drawer).find((one) => labelOf(one) === label);
  if (!found) throw new Error(`No row '${label}'`);
  return found;
};
const tab = (drawer: Element, name: string): HTMLElement => find(drawer, `[role=tab]#${name}`);
const announced = (): string => document.querySelector('[data-dass-announce=polite]')?.textContent ?? '';
const all = [
  'Compras',
  'Materiais',
  'Pedidos de material',
  'Cotações',
  'Produção',
  'Ordens',
  'Templates',
  'Materiais do template',
  'Catálogo',
  'Modelagem',
  'Peças',
];

/** Waits until the animation of a modal drawer has ended. */
const animationEnded = (drawer: Element): Promise<unknown> =>
  until(
    'the drawer is open',
    () => findAll(drawer, 'dialog[open]').length === 1 && find(drawer, 'dialog').getAnimations().length === 0,
  );

async function type(drawer: DassMenuDrawer, text: string): Promise<void> {
  filter(drawer).focus();
  filter(drawer).select();
  await (text ? user.type(text) : user.press('Delete'));
  await drawer.updateComplete;
}

/** Returns the address that the browser would follow after a click, and prevents the navigation. */
async function browserFollows(act: () => Promise<void>): Promise<(string | null)[]> {
  const followed: (string | null)[] = [];
  const watch = (event: Event): void => {
    const link = event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement);
    if (link?.hasAttribute('href') && !event.defaultPrevented) followed.push(link.getAttribute('href'));
    event.preventDefault();
  };
  window.addEventListener('click', watch);
  window.addEventListener('auxclick', watch);
  await act();
  window.removeEventListener('click', watch);
  window.removeEventListener('auxclick', watch);
  return followed;
}

describe('dass-menu-drawer', () => {
  beforeEach(() => store.clear());
  after(() => store.clear());

  describe('the drawer', () => {
    it('[MD-01] opens with a Menu and a History tab, and closes', async () => {
      const drawer = await mount('dass-menu-drawer', { properties: { items, systemUrl } });
      expect(findAll(drawer, '[role=tab]')).to.have.length(0);
      drawer.open = true;
      await animationEnded(drawer);
      expect(findAll(drawer, '[role=tab]').map((one) => one.textContent?.trim())).to.deep.equal(['Menu', 'Histórico']);
      expect(find(drawer, 'dialog').matches(':modal')).to.equal(true);
      drawer.open = false;
      await until('the dialog is closed', () => findAll(drawer, 'dialog[open]').length === 0);
    });

    it('[MD-01] has no History tab when history is disabled, even if it was selected', async () => {
      const drawer = await docked();
      await user.click(tab(drawer, 'history'));
      expect(findAll(drawer, 'dass-history-list')).to.have.length(1);
      drawer.historyDisabled = true;
      await drawer.updateComplete;
      await drawer.updateComplete;
      expect(findAll(drawer, '[role=tab]').map((one) => one.id)).to.deep.equal(['menu']);
      expect(shown(drawer)).to.deep.equal(all);
    });

    it('[MD-02] selects the Menu tab and shows the whole menu whenever it opens or closes', async () => {
      const drawer = await docked();
      await type(drawer, 'pedido');
      await user.click(tab(drawer, 'history'));
      drawer.open = false;
      await drawer.updateComplete;
      drawer.open = true;
      await drawer.updateComplete;
      await painted();
      expect(tab(drawer, 'menu').getAttribute('aria-selected')).to.equal('true');
      expect(filter(drawer).value).to.equal('');
      expect(shown(drawer)).to.deep.equal(all);
    });

    it('moves between its tabs with the arrow keys', async () => {
      const drawer = await docked();
      tab(drawer, 'menu').focus();
      await user.press('ArrowRight');
      expect(focused() === tab(drawer, 'history'), 'the focus').to.equal(true);
      expect(tab(drawer, 'history').getAttribute('aria-selected')).to.equal('true');
      expect(find(drawer, '[role=tabpanel]').getAttribute('aria-labelledby')).to.equal('history');
      await user.press('Home');
      expect(focused() === tab(drawer, 'menu'), 'the focus').to.equal(true);
    });

    it('closes by Escape, its button and a click outside, and reports the reason', async () => {
      const drawer = await mount('dass-menu-drawer', { properties: { items, systemUrl } });
      const events = listen(drawer, 'dass-close');
      const reopen = async (): Promise<void> => {
        drawer.open = true;
        await animationEnded(drawer);
      };
      await reopen();
      await user.press('Escape');
      await reopen();
      await user.click(find(drawer, '.close'));
      await reopen();
      await user.click(await mountHtml('<p style="position: fixed; inset: 300px auto auto 700px">Página</p>'));
      expect(events.map(({ detail }) => (detail as { reason: string }).reason)).to.deep.equal([
        'escape',
        'close',
        'outside',
      ]);
      expect(drawer.open).to.equal(false);
    });

    it('focuses the filter when it opens, on touch screens the menu, to avoid the virtual keyboard', async () => {
      const { matchMedia } = window;
      try {
        for (const coarse of [false, true]) {
          window.matchMedia = (query) =>
            query === '(pointer: coarse)' ? ({ matches: coarse } as MediaQueryList) : matchMedia.call(window, query);
          const drawer = await mount('dass-menu-drawer', { properties: { items, systemUrl, open: true } });
          await animationEnded(drawer);
          expect(focused()?.localName, `coarse: ${coarse}`).to.equal(coarse ? 'div' : 'input');
          expect(focused()?.getRootNode() === drawer.shadowRoot).to.equal(true);
          drawer.remove();
          const beside = await docked();
          expect(focused()?.localName, 'a docked drawer does not take the focus').to.equal('body');
          beside.focus();
          expect(focused()?.localName, `coarse: ${coarse}`).to.equal(coarse ? 'button' : 'input');
          beside.remove();
        }
      } finally {
        window.matchMedia = matchMedia;
      }
    });

    it('fires no event when the application opens and closes it', async () => {
      const drawer = await mount('dass-menu-drawer', { properties: { items, systemUrl } });
      const events = listen(drawer, 'dass-close', 'dass-navigate');
      drawer.open = true;
      await painted();
      drawer.open = false;
      await painted();
      expect(events).to.deep.equal([]);
    });

    it('[HL-09] is not rendered for a user without access', async () => {
      const drawer = await docked({ user: { name: 'Marina', accessDenied: true } });
      expect(drawer.shadowRoot?.childElementCount).to.equal(0);
      drawer.user = { name: 'Marina' };
      await drawer.updateComplete;
      await painted();
      expect(shown(drawer)).to.deep.equal(all);
    });
  });

  describe('the filter', () => {
    it('[MD-03] shows a whole group when its own label matches', async () => {
      const drawer = await docked();
      await type(drawer, 'compras');
      expect(shown(drawer)).to.deep.equal(['Compras', 'Materiais', 'Pedidos de material', 'Cotações']);
    });

    it('[MD-03] shows a group with only its matching descendants, at any depth', async () => {
      const drawer = await docked();
      await type(drawer, 'materiais');
      expect(shown(drawer)).to.deep.equal(['Compras', 'Materiais', 'Produção', 'Templates', 'Materiais do template']);
    });

    it('[MD-04] ignores case, accents and special characters', async () => {
      const drawer = await docked();
      for (const typed of ['CATALOGO', 'catá-lo.go', 'Catalógo']) {
        await type(drawer, typed);
        expect(shown(drawer), typed).to.deep.equal(['Catálogo']);
      }
    });

    it('[MD-05] shows the whole menu after the filter is cleared by typing, its button or Escape', async () => {
      const drawer = await docked();
      await type(drawer, 'ordens');
      expect(shown(drawer)).to.deep.equal(['Produção', 'Ordens']);
      await type(drawer, '');
      expect(shown(drawer)).to.deep.equal(all);
      await type(drawer, 'ordens');
      await user.click(find(drawer, '.clear'));
      expect(shown(drawer)).to.deep.equal(all);
      expect(focused() === filter(drawer), 'the focus').to.equal(true);
      await type(drawer, 'ordens');
      await user.press('Escape');
      expect(shown(drawer)).to.deep.equal(all);
      expect(findAll(drawer, 'mark')).to.have.length(0);
    });

    it('marks the match ranges in the labels', async () => {
      const drawer = await docked();
      await type(drawer, 'cao');
      expect(row(drawer, 'Produção').innerHTML).to.contain('Produ<mark>ção</mark>');
      await type(drawer, 'mat');
      expect(row(drawer, 'Produção').innerHTML).not.to.contain('mark');
      expect(row(drawer, 'Materiais do template').innerHTML).to.contain('<mark>Mat</mark>eriais');
    });

    it('announces the number of results, and that there are none', async () => {
      const drawer = await docked();
      await type(drawer, 'materia');
      await until('the number is announced', () => announced().includes('3 itens encontrados'));
      await type(drawer, 'zzz');
      expect(shown(drawer)).to.deep.equal([]);
      expect(find(drawer, '.empty').textContent).to.equal('Nenhum item do menu corresponde ao filtro');
      await until('no results are announced', () => announced().includes('Nenhum item do menu corresponde'));
    });

    it('[VK-02] opens the virtual keyboard when the user has turned it on', async () => {
      const { get } = virtualKeyboardPreference;
      virtualKeyboardPreference.get = () => true;
      try {
        const drawer = await docked();
        const button = await until('the keyboard button is shown', () => findAll(drawer, '.filter .keyboard')[0]);
        expect(filter(drawer).inputMode, 'the system keyboard does not open').to.equal('none');
        await user.click(button);
        const dialog = await until(
          'the virtual keyboard is open',
          () => findAll(document.body, 'dass-keyboard-dialog')[0],
        );
        await until('the text field is ready', () => focused() === findAll(dialog, '#control')[0]);
        await user.type('cotacoes');
        await user.press('Enter');
        await until('the menu is filtered', () => shown(drawer).join() === 'Compras,Cotações');
        expectFocus(filter(drawer));
      } finally {
        virtualKeyboardPreference.get = get;
      }
    });

    it('Enter opens the first match', async () => {
      const drawer = await docked();
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      const events = listen(drawer, 'dass-navigate');
      await type(drawer, 'mater');
      await user.press('Enter');
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/cmp/materiais', label: 'Materiais' }]);
    });

    it('Enter opens nothing when the filter is empty or matches only inactive entries', async () => {
      const drawer = await docked();
      const events = listen(drawer, 'dass-navigate');
      filter(drawer).focus();
      await user.press('Enter');
      await type(drawer, 'peças');
      await user.press('Enter');
      expect(events).to.deep.equal([]);
    });

    it('Arrow Down moves to the results, skips entries that cannot be activated, and Arrow Up returns', async () => {
      const drawer = await docked();
      await type(drawer, 'o');
      const order: string[] = [];
      for (let i = 0; i < 3; i++) {
        await user.press('ArrowDown');
        order.push(labelOf(focused() as Element));
      }
      expect(order).to.deep.equal(['Compras', 'Materiais', 'Pedidos de material']);
      await user.press('ArrowDown');
      expect(labelOf(focused() as Element)).to.equal('Produção');
      await user.press('Home');
      expect(labelOf(focused() as Element)).to.equal('Compras');
      await user.press('ArrowUp');
      expect(focused() === filter(drawer), 'the focus').to.equal(true);
      await user.press('ArrowDown');
      await user.press('End');
      expect(labelOf(focused() as Element)).to.equal('Catálogo');
    });

    it('Escape first clears the filter and then closes the drawer', async () => {
      const drawer = await mount('dass-menu-drawer', { properties: { items, systemUrl, open: true } });
      await animationEnded(drawer);
      await type(drawer, 'ordens');
      await user.press('Escape');
      expect(filter(drawer).value).to.equal('');
      expect(drawer.open).to.equal(true);
      await user.press('Escape');
      expect(drawer.open).to.equal(false);
    });

    it('expands collapsed groups with matches, and collapses them again afterwards', async () => {
      const drawer = await docked();
      await user.click(row(drawer, 'Produção'));
      expect(shown(drawer)).not.to.include('Ordens');
      await type(drawer, 'ordens');
      expect(shown(drawer)).to.deep.equal(['Produção', 'Ordens']);
      await type(drawer, '');
      expect(shown(drawer)).not.to.include('Ordens');
    });
  });

  describe('the entries', () => {
    it('[MD-06] groups are expanded, and the user collapses and expands them by pointer and keyboard', async () => {
      const drawer = await docked();
      const group = row(drawer, 'Compras');
      expect(group.getAttribute('aria-expanded')).to.equal('true');
      await user.click(group);
      expect(group.getAttribute('aria-expanded')).to.equal('false');
      expect(shown(drawer)).to.deep.equal(['Compras', ...all.slice(4)]);
      group.focus();
      await user.press('Enter');
      expect(shown(drawer)).to.deep.equal(all);
      await user.press('Space');
      expect(shown(drawer)).not.to.include('Materiais');
      await user.press('ArrowDown');
      expect(labelOf(focused() as Element)).to.equal('Produção');
    });

    it('[MD-06] groups stay collapsed when the application replaces the list', async () => {
      const drawer = await docked();
      await user.click(row(drawer, 'Compras'));
      drawer.items = [...items, { id: 'novo', label: 'Novidade', url: '/novo' }];
      await drawer.updateComplete;
      expect(shown(drawer)).to.deep.equal(['Compras', ...all.slice(4), 'Novidade']);
    });

    it('[MD-07] entries that are inactive or in an inactive group cannot be activated, and show a note', async () => {
      const drawer = await docked();
      const events = listen(drawer, 'dass-navigate');
      for (const label of ['Cotações', 'Peças', 'Modelagem']) {
        const one = row(drawer, label);
        const followed = await browserFollows(async () => {
          await user.click(one);
          one.focus();
          if (focused() === one) await user.press('Enter');
        });
        expect(followed, label).to.deep.equal([]);
        expect(one.hasAttribute('href'), label).to.equal(false);
        expect(one.matches(':disabled, [aria-disabled=true]'), label).to.equal(true);
        expect(pseudoContent(one, '::after'), label).to.contain('Inativo');
      }
      expect(events).to.deep.equal([]);
      expect(store.entries).to.deep.equal([]);
      expect(shown(drawer), 'an inactive group does not close').to.include('Peças');
    });

    it('[MD-08] entries navigate to their url and are recorded in the history with their label', async () => {
      const drawer = await docked();
      const events = listen(drawer, 'dass-navigate');
      const followed = await browserFollows(() => user.click(row(drawer, 'Materiais')));
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/cmp/materiais', label: 'Materiais' }]);
      expect(followed, 'not prevented: the browser navigates').to.deep.equal(['/cmp/materiais']);
      expect(store.entries.map(({ url, label }) => [url, label])).to.deep.equal([['/cmp/materiais', 'Materiais']]);
    });

    it('[MD-08] entries leave navigation to the application’s router when it cancels the event', async () => {
      const drawer = await docked();
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      row(drawer, 'Catálogo').focus();
      expect(await browserFollows(() => user.press('Enter'))).to.deep.equal([]);
      expect(store.entries.map(({ url }) => url)).to.deep.equal(['/catalogo']);
    });

    it('[MD-08] entries close a modal drawer but not a docked one', async () => {
      const drawer = await mount('dass-menu-drawer', { properties: { items, systemUrl, open: true } });
      await animationEnded(drawer);
      const events = listen(drawer, 'dass-close');
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      await user.click(row(drawer, 'Materiais'));
      expect(drawer.open).to.equal(false);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'navigate' }]);
      const beside = await docked();
      beside.addEventListener('dass-navigate', (event) => event.preventDefault());
      await user.click(row(beside, 'Materiais'));
      expect(beside.open).to.equal(true);
    });

    it('[MD-01] a modal drawer closes when the current page changes, and returns the focus', async () => {
      const { href } = location;
      const opener = await mountHtml<HTMLButtonElement>('<button>Menu</button>');
      const openAt = async (currentUrl: string, isDocked = false): Promise<DassMenuDrawer> => {
        opener.focus();
        const drawer = await mount('dass-menu-drawer', {
          properties: { items, systemUrl, currentUrl, open: true, docked: isDocked },
        });
        if (!isDocked) await animationEnded(drawer);
        return drawer;
      };
      const named = await openAt('/pcp/producao?ordem=1');
      const events = listen(named, 'dass-close');
      for (const [url, isOpen] of [
        ['/pcp/producao?ordem=2#linha', true],
        ['/catalogo', false],
      ] as const) {
        named.currentUrl = url;
        await named.updateComplete;
        expect(named.open, url).to.equal(isOpen);
      }
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'navigate' }]);
      expect(focused()).to.equal(opener);

      Object.assign(named, { open: true, currentUrl: '/pcp/producao' });
      await animationEnded(named);
      expect(named.open, 'shown beside the page').to.equal(true);
      named.remove();

      const beside = await openAt('/pcp/producao', true);
      beside.currentUrl = '/catalogo';
      await beside.updateComplete;
      expect(beside.open, 'beside the page').to.equal(true);
      beside.remove();

      try {
        const unnamed = await openAt('');
        history.pushState(null, '', '/catalogo');
        await until('the drawer is closed', () => !unnamed.open);
      } finally {
        history.replaceState(null, '', href);
      }
    });

    it('[MD-08] following an entry clears the filter in a docked drawer', async () => {
      const drawer = await docked();
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      await type(drawer, 'materiais');
      await user.click(row(drawer, 'Materiais'));
      expect(find<HTMLInputElement>(drawer, 'input').value).to.equal('');
      expect(shown(drawer)).to.deep.equal(all);
    });

    it('the menu scrolls to the current page when the drawer opens, docked or modal', async () => {
      const many = Array.from({ length: 200 }, (_, index) => ({ label: `Tela ${index}`, url: `/tela/${index}` }));
      for (const isDocked of [true, false]) {
        const drawer = await mount('dass-menu-drawer', {
          properties: {
            items: [{ label: 'Telas', items: many }],
            systemUrl,
            currentUrl: '/tela/150',
            docked: isDocked,
          },
        });
        drawer.style.cssText = 'display: block; block-size: 400px';
        const before = scrollY;
        drawer.open = true;
        await (isDocked ? drawer.updateComplete : animationEnded(drawer));
        const control = row(drawer, 'Tela 150');
        await until('the current entry is in view', () => {
          const { top, bottom } = control.getBoundingClientRect();
          const middle = document.elementsFromPoint(40, (top + bottom) / 2);
          return top > 0 && bottom < innerHeight && middle.includes(drawer);
        });
        expect(scrollY, 'the page does not scroll').to.equal(before);
        drawer.remove();
      }
    });

    it('[MD-06] entries are indented more than their group, on each of the first levels', async () => {
      const drawer = await docked({
        items: [{ label: 'a', items: [{ label: 'b', items: [{ label: 'c', url: '/c' }] }] }],
      });
      const starts = ['a', 'b', 'c'].map((label) => row(drawer, label).getBoundingClientRect().left);
      expect(starts[1]! - starts[0]!).to.be.greaterThan(8);
      expect(starts[2]! - starts[1]!).to.be.greaterThan(8);
    });

    it('[MD-08] entries of the History tab are recorded', async () => {
      const drawer = await docked();
      store.record({ url: '/b', label: 'B' });
      store.record({ url: '/a', label: 'A' });
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      const events = listen(drawer, 'dass-navigate');
      await user.click(tab(drawer, 'history'));
      await user.click(findAll(drawer, 'dass-history-list')[0]?.shadowRoot?.querySelectorAll('a')[1] as Element);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/b', label: 'B' }]);
      expect(store.entries[0]?.url).to.equal('/b');
    });

    it('[MD-09] entries have label, url, icon, active and items, twelve levels deep', async () => {
      registerIcons({ factory });
      let deepest: MenuItem = { id: 12, label: 'Nível 12', url: '/doze', icon: 'factory' };
      for (let level = 11; level >= 1; level--) deepest = { id: level, label: `Nível ${level}`, items: [deepest] };
      const drawer = await docked({ items: [deepest] });
      expect(shown(drawer)).to.deep.equal(Array.from({ length: 12 }, (_, index) => `Nível ${index + 1}`));
      const last = row(drawer, 'Nível 12');
      expect(last.getAttribute('href')).to.equal('/doze');
      expect(last.querySelector('path')?.getAttribute('d')).to.equal(factory);
      expect(last.getBoundingClientRect().width).to.be.greaterThan(120);
      drawer.items = [{ id: 1, label: 'A', items: [{ ...deepest, active: false }] }];
      await drawer.updateComplete;
      expect(row(drawer, 'Nível 12').hasAttribute('href')).to.equal(false);
    });

    it('[MD-09] entries with children and a url are a link and a button', async () => {
      const drawer = await docked({
        items: [
          { id: 'p', label: 'Produção', url: '/producao', items: [{ id: 'c', label: 'Costura', url: '/costura' }] },
        ],
      });
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      const events = listen(drawer, 'dass-navigate');
      const expander = find(drawer, '.expander');
      expect(expander.getAttribute('aria-label')).to.equal('Produção');
      await user.click(expander);
      expect(shown(drawer)).to.deep.equal(['Produção']);
      expect(events).to.deep.equal([]);
      await user.click(row(drawer, 'Produção'));
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/producao', label: 'Produção' }]);
    });

    it('[MD-09] entries render icons that are registered afterwards', async () => {
      const drawer = await docked({ items: [{ id: 'x', label: 'X', url: '/x', icon: 'later' }] });
      expect(findAll(drawer, '.entry svg')).to.have.length(0);
      registerIcons({ later: menuIcon });
      await drawer.updateComplete;
      expect(find(drawer, '.entry path').getAttribute('d')).to.equal(menuIcon);
    });

    const inNewTab = async (options: object): Promise<void> => {
      const drawer = await docked();
      const events = listen(drawer, 'dass-navigate');
      const link = row(drawer, 'Materiais');
      expect(link.localName).to.equal('a');
      expect(await browserFollows(() => user.click(link, options))).to.deep.equal(['/cmp/materiais']);
      expect(events).to.deep.equal([]);
      expect(store.entries.map(({ url }) => url)).to.deep.equal(['/cmp/materiais']);
    };
    it('[MD-10] entries are native links: the browser handles a Control-click', () =>
      inNewTab({ modifiers: ['Control'] }));

    itNeeds('other buttons', '[MD-10] are real links: the middle button opens a tab', () =>
      inNewTab({ button: 'middle' }),
    );

    it('[MD-10] entries do not follow an address that is neither http(s) nor relative, and show a note', async () => {
      const invalid = [
        'javascript:alert(1)',
        ' java\nscript:alert(1)',
        'data:text/html,<script>1</script>',
        'file:///etc/passwd',
        'vbscript:x',
      ];
      const drawer = await docked({
        items: [
          ...invalid.map((url, id) => ({ id, label: `Ruim ${id}`, url })),
          { id: 'ok', label: 'Outro site', url: 'https://exemplo.com/x' },
        ],
      });
      const events = listen(drawer, 'dass-navigate');
      for (const index of invalid.keys()) {
        const one = row(drawer, `Ruim ${index}`);
        await user.click(one);
        expect(one.hasAttribute('href'), invalid[index]).to.equal(false);
        expect(pseudoContent(one, '::after')).to.contain('Endereço não permitido');
      }
      expect(events).to.deep.equal([]);
      expect(await browserFollows(() => user.click(row(drawer, 'Outro site')))).to.deep.equal([
        'https://exemplo.com/x',
      ]);
    });

    it('marks the entry of the current page', async () => {
      const drawer = await docked({ currentUrl: '/pcp/producao/10421' });
      const current = (): (string | null)[][] =>
        findAll(drawer, '[aria-current]').map((one) => [labelOf(one), one.getAttribute('aria-current')]);
      expect(current()).to.deep.equal([['Ordens', 'true']]);
      drawer.currentUrl = '/catalogo';
      await drawer.updateComplete;
      expect(current()).to.deep.equal([['Catálogo', 'page']]);
      drawer.currentUrl = '/nenhum';
      await drawer.updateComplete;
      expect(current()).to.deep.equal([]);
    });

    it('marks the page of the document when currentUrl is empty, also after navigation without loading', async () => {
      const { href } = location;
      try {
        const drawer = await docked();
        history.pushState(null, '', '/catalogo');
        await until('the entry is marked', () => findAll(drawer, '[aria-current]').length === 1);
        expect(labelOf(find(drawer, '[aria-current]'))).to.equal('Catálogo');
      } finally {
        history.replaceState(null, '', href);
      }
    });

    it('[PH-03] [LG-02] translates labels that are message ids, and filters by the translated text', async () => {
      const drawer = await docked({
        items: [
          { id: 'h', label: 'dassHeaderHome', url: '/' },
          { id: 'o', label: 'Outro', url: '/o', active: false },
        ],
      });
      expect(shown(drawer)).to.deep.equal(['Página inicial', 'Outro']);
      await type(drawer, 'inicial');
      expect(shown(drawer)).to.deep.equal(['Página inicial']);
      await type(drawer, '');
      try {
        await setLanguage('en');
        await drawer.updateComplete;
        expect(shown(drawer)).to.deep.equal(['Home page', 'Outro']);
        expect(pseudoContent(row(drawer, 'Outro'), '::after')).to.contain('Inactive');
      } finally {
        await setLanguage('pt_BR');
      }
    });
  });

  describe('invalid input', () => {
    it('handles cycles, invalid entries and missing labels', async () => {
      const loop: { id: string; label: string; items: unknown[] } = { id: 'l', label: 'Laço', items: [] };
      loop.items.push({ id: 'a', label: 'Dentro', url: '/dentro' }, loop);
      const given = [loop, null, 7, 'x', { id: 'sem-rotulo', url: '/s' }, { url: '/t' }, {}];
      let drawer!: DassMenuDrawer;
      await expectConsole(/^\[dass\] Menu: a group is inside itself/, async () => {
        drawer = await docked({ items: given });
      });
      expect(shown(drawer)).to.deep.equal(['Laço', 'Dentro', 'sem-rotulo', '/t', '–']);
    });

    it('shows markup, right-to-left text, emoji and 10,000 characters as text', async () => {
      const labels = ['<img src=x onerror=alert(1)>', 'مرحبا بالعالم', '👩‍🏭 Fábrica', 'Ç'.repeat(10_000)];
      const drawer = await docked({ items: labels.map((label, id) => ({ id, label, url: `/${id}` })) });
      expect(shown(drawer)).to.deep.equal(labels);
      expect(findAll(drawer, 'nav img')).to.have.length(0);
      await type(drawer, 'img');
      expect(shown(drawer)).to.deep.equal([labels[0]]);
      expect(row(drawer, labels[0] as string).textContent).to.equal(labels[0]);
    });

    it('renders 5,000 entries once and filters them in place', async () => {
      const menu = businessMenu(5000);
      const drawer = await docked({ items: menu });
      const before = rows(drawer);
      expect(before).to.have.length(5000);
      await type(drawer, 'ordem 20001');
      expect(shown(drawer)).to.include('Ordem 20001');
      expect(shown(drawer).length).to.be.lessThan(6);
      await type(drawer, 'o');
      await until(
        'all matches are marked, those out of view in later tasks',
        () => findAll(drawer, 'nav mark').length > 4000,
      );
      await type(drawer, '');
      expect(
        rows(drawer).every((one, index) => one === before[index]),
        'the same rows',
      ).to.equal(true);
      await until('no match is marked', () => findAll(drawer, 'nav mark').length === 0);
    });

    it('[ST-01] navigates when storage is blocked', async () => {
      const drawer = await docked();
      const { getItem, setItem } = Storage.prototype;
      const blocked = (): never => {
        throw new DOMException('blocked', 'SecurityError');
      };
      drawer.addEventListener('dass-navigate', (event) => event.preventDefault());
      const events = listen(drawer, 'dass-navigate');
      try {
        Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked });
        await user.click(row(drawer, 'Materiais'));
      } finally {
        Object.assign(Storage.prototype, { getItem, setItem });
      }
      expect(events).to.have.length(1);
    });

    it('does not change the application’s menu, also when it is frozen', async () => {
      const frozen = JSON.parse(
        JSON.stringify(items),
        (_, value) => Object.freeze(value) as unknown,
      ) as readonly MenuItem[];
      const drawer = await docked({ items: frozen });
      await type(drawer, 'mat');
      expect(shown(drawer)).to.have.length(6);
    });

    it('renders completely when it is removed and added again', async () => {
      const drawer = await docked();
      await type(drawer, 'ordens');
      drawer.remove();
      document.body.append(keep(drawer));
      await drawer.updateComplete;
      expect(shown(drawer)).to.deep.equal(['Produção', 'Ordens']);
      await user.click(find(drawer, '.clear'));
      expect(shown(drawer)).to.deep.equal(all);
    });
  });
});
