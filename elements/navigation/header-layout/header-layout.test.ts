import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './header-layout.js';
import type { DassHeaderLayout } from './header-layout.js';
import { setLanguage } from '../../../locales/index.js';
import { answerConfirm } from '../../../testing/dom.js';
import { keep, listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { historyFor } from '../../core/history/history.js';
import type { MenuItem } from '../../core/menu/menu.js';
import { pageReload } from '../page-reload.js';

const systemUrl = 'https://moldura.exemplo.com.br';
const store = historyFor(systemUrl);
const account = { name: 'Maria Antônia Gonçalves', email: 'maria.goncalves@example.com' };
const menuItems: readonly MenuItem[] = [
  { id: 'c', label: 'Compras', items: [{ id: 'm', label: 'Materiais', url: '/cmp/materiais' }] },
  { id: 'x', label: 'Catálogo', url: '/catalogo' },
];
const notifications = [
  { id: 1, readed: false, url: { url: '/a' }, data: { avatar: 'PCP', title: 'Ordem 1' } },
  { id: 2, readed: false, url: { url: '/b' }, data: { avatar: 'PCP', title: 'Ordem 2' } },
  { id: 3, readed: true, url: { url: '/c' }, data: { avatar: 'PCP', title: 'Ordem 3' } },
];

const show = (
  properties: object = {},
  children = '<b slot="logo">DASS</b><button id="in-page">Na página</button>',
): Promise<DassHeaderLayout> =>
  mount('dass-header-layout', {
    properties: { user: account, menuItems, systemUrl, homeLink: '/', heading: 'Compras', ...properties },
    children,
  });
const menuButton = (layout: Element): HTMLElement => find(layout, '.menu');
const drawer = (layout: Element): HTMLElement => find(layout, 'dass-menu-drawer');
const isDialog = (layout: Element): boolean => findAll(drawer(layout), 'dialog[open]').length === 1;
const isDocked = (layout: Element): boolean => findAll(drawer(layout), '.docked').some((one) => one.checkVisibility());
const settled = (layout: Element): Promise<unknown> =>
  until(
    'the drawer is above the page',
    () => isDialog(layout) && find(drawer(layout), 'dialog').getAnimations().length === 0,
  );
const openList = async (layout: Element): Promise<HTMLElement> => {
  await user.click(find(layout, 'dass-notification-bell'));
  await until('the list is rendered', () => findAll(layout, '.link').length > 0);
  await painted();
  return find(layout, 'dass-notification-list');
};
const openAccount = async (layout: Element): Promise<HTMLElement> => {
  const account = find(layout, 'dass-account-menu');
  await user.click(find(account, '.opener'));
  await until('the panel is rendered', () =>
    findAll(account, 'dass-language-picker').some((picker) => picker.shadowRoot?.childElementCount),
  );
  await painted();
  return account;
};
const wide = (): Promise<void> => setViewport({ width: 1280, height: 800 });
const narrow = (): Promise<void> => setViewport({ width: 768, height: 900 });

describe('dass-header-layout', () => {
  const { now } = pageReload;
  beforeEach(async () => {
    document.body.style.margin = '0';
    pageReload.now = () => {};
    store.clear();
    sessionStorage.clear();
    await wide();
  });
  afterEach(() => {
    pageReload.now = now;
  });
  after(async () => {
    document.body.style.margin = '';
    store.clear();
    sessionStorage.clear();
    await setLanguage('pt_BR');
    await wide();
  });

  describe('the frame', () => {
    it('[HL-01] renders the page in the main landmark, below the banner', async () => {
      const layout = await show();
      const main = find(layout, 'main');
      const inPage = find(layout, '#in-page');
      expect(inPage.assignedSlot?.closest('main') === main).to.equal(true);
      expect(find(layout, 'header').getAttribute('role')).to.equal('banner');
      expect(main.getBoundingClientRect().top).to.equal(60);
      await user.click(inPage);
      expect(focused() === inPage, 'the page is usable').to.equal(true);
    });

    it('[HL-02] navigates home and records the visit with the label Home', async () => {
      const layout = await show();
      layout.addEventListener('dass-navigate', (event) => event.preventDefault());
      const events = listen(layout, 'dass-navigate');
      await user.click(find(layout, 'a.logo'));
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/', label: 'Home' }]);
      expect(store.entries.map(({ url, label }) => [url, label])).to.deep.equal([['/', 'Home']]);
    });

    it('[HL-03] has the menu button, the logo, the title, the bell when it is turned on, and the account', async () => {
      const layout = await show({ withNotifications: true, notifications });
      const order = [
        menuButton(layout),
        find(layout, 'b'),
        find(layout, '.heading'),
        find(layout, 'dass-version-tag'),
        find(layout, 'dass-notification-bell'),
        find(layout, 'dass-account-menu'),
      ];
      const lefts = order.map((part) => part.getBoundingClientRect().left);
      expect(lefts).to.deep.equal([...lefts].sort((a, b) => a - b));
      layout.withNotifications = false;
      await layout.updateComplete;
      expect(findAll(layout, 'dass-notification-bell')).to.have.length(0);
    });

    it('[HL-04] has the account with name, language, virtual keyboard, content of the application and the sign-out', async () => {
      const layout = await show({}, '<a slot="account" href="#perfil">Meu perfil</a>');
      const menu = await openAccount(layout);
      expect(find(menu, '.who').textContent).to.contain(account.name);
      expect(find(menu, '.who').textContent).to.contain(account.email);
      for (const part of ['dass-language-picker', 'dass-switch', '.sign-out'])
        expect(find(menu, part).checkVisibility(), part).to.equal(true);
      expect(find(layout, 'a[slot=account]').checkVisibility()).to.equal(true);
    });

    it('[HL-05] [HL-09] hides menu, menu button, name and sign-out for a user without access', async () => {
      const layout = await show({ user: { ...account, accessDenied: true }, menuOpen: true });
      expect(findAll(layout, '.menu')).to.have.length(0);
      expect(findAll(layout, 'dass-drawer')).to.have.length(0);
      const menu = await openAccount(layout);
      expect(findAll(menu, '.who, .sign-out')).to.have.length(0);
      layout.user = account;
      await layout.updateComplete;
      await until('the menu is shown with permission', () => isDocked(layout));
      expect(menuButton(layout).checkVisibility()).to.equal(true);
    });

    it('[HL-06] [HL-07] shows the version in a bar of 60px above the page', async () => {
      const layout = await show({ versionLabel: 'v4.12.3' });
      const events = listen(layout, 'dass-before-reload');
      const tag = find(find(layout, 'dass-version-tag'), 'button');
      expect(tag.textContent.trim()).to.equal('v4.12.3');
      await user.click(tag);
      expect(events).to.have.length(1);
      const bar = find(layout, 'dass-header-bar');
      expect([bar.offsetHeight, getComputedStyle(bar).zIndex]).to.deep.equal([60, '9999']);
    });

    it('[HL-08] fires the events of sign-out, language and virtual keyboard', async () => {
      const layout = await show({ language: 'pt_BR' });
      layout.addEventListener('dass-change-virtual-keyboard', (event) => event.preventDefault());
      const events = listen(layout, 'dass-logoff', 'dass-change-language', 'dass-change-virtual-keyboard');
      const account = await openAccount(layout);
      await user.click(find(find(account, 'dass-switch'), '[role=switch]'));
      await answerConfirm(true);
      find(account, 'dass-language-picker').focus();
      await user.press('Enter');
      await user.press('End');
      await user.press('Enter');
      await until('the texts are English', () => find(account, '.sign-out').textContent?.includes('Sign out'));
      expect(layout.language, 'of the application, which the user has changed').to.equal('en');
      await setLanguage('pt_BR');
      await user.click(find(account, '.sign-out'));
      await answerConfirm(true);
      localStorage.clear();
      expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['dass-change-virtual-keyboard', { enabled: true }],
        ['dass-change-language', { language: 'en' }],
        ['dass-logoff', null],
      ]);
    });

    it('[PH-03] translates a title that is a message id', async () => {
      const layout = await show({ heading: 'dassHistoryHeading' });
      expect(find(layout, '.heading').textContent).to.equal('Histórico');
    });
  });

  describe('the menu', () => {
    it('[MD-01] opens and closes by its button, beside the page on wide screens', async () => {
      const layout = await show();
      const events = listen(layout, 'dass-menu-toggle');
      const before = find(layout, 'main').getBoundingClientRect().left;
      expect(isDocked(layout)).to.equal(false);
      await user.click(menuButton(layout));
      await until('the drawer is docked', () => isDocked(layout));
      expect(menuButton(layout).getAttribute('aria-expanded')).to.equal('true');
      expect(find(layout, 'main').getBoundingClientRect().left - before).to.equal(288);
      await user.click(find(layout, '#in-page'));
      expect(focused()?.id, 'the page stays usable').to.equal('in-page');
      await user.click(menuButton(layout));
      expect(isDocked(layout)).to.equal(false);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ open: true }, { open: false }]);
    });

    it('[MD-01] opens above the page on narrow screens, and closes by a button at the same position', async () => {
      await narrow();
      const layout = await show();
      const at = menuButton(layout).getBoundingClientRect();
      await user.click(menuButton(layout));
      await settled(layout);
      const close = find(drawer(layout), '.close').getBoundingClientRect();
      expect([close.left, close.top, close.width].map(Math.round)).to.deep.equal(
        [at.left, at.top, at.width].map(Math.round),
      );
      await user.click(find(drawer(layout), '.close'));
      expect(isDialog(layout)).to.equal(false);
      await until('the focus is back on the button', () => focused() === menuButton(layout));
      await user.press('Enter');
      await settled(layout);
      await user.press('Escape');
      expect(layout.menuOpen).to.equal(false);
    });

    it('stores for the session that the docked menu was open, but not the modal one', async () => {
      const first = await show();
      await user.click(menuButton(first));
      first.remove();
      const second = await show();
      expect(isDocked(second)).to.equal(true);
      await user.click(menuButton(second));
      second.remove();
      const third = await show();
      expect(isDocked(third)).to.equal(false);
      third.remove();
      await narrow();
      const fourth = await show();
      await user.click(menuButton(fourth));
      await settled(fourth);
      fourth.remove();
      await wide();
      expect(isDocked(await show())).to.equal(false);
    });

    it('closes when the window becomes narrow, and is restored when it becomes wide', async () => {
      const layout = await show();
      await user.click(menuButton(layout));
      await narrow();
      await until(
        'the drawer is closed',
        () => !isDocked(layout) && menuButton(layout).getAttribute('aria-expanded') === 'false',
      );
      expect(isDialog(layout)).to.equal(false);
      await wide();
      await until('the drawer is restored', () => isDocked(layout));
      await narrow();
      await until('the drawer is closed again', () => !isDocked(layout));
      await user.click(menuButton(layout));
      await settled(layout);
      await wide();
      await until('no dialog is open', () => !isDialog(layout) && isDocked(layout));
      await user.click(find(layout, '#in-page'));
      expect(focused()?.id, 'the page is usable').to.equal('in-page');
    });

    it('[ST-01] opens and closes when storage is blocked', async () => {
      const { getItem, setItem } = Storage.prototype;
      const blocked = (): never => {
        throw new DOMException('blocked', 'SecurityError');
      };
      try {
        Object.assign(Storage.prototype, { getItem: blocked, setItem: blocked });
        const layout = await show();
        await user.click(menuButton(layout));
        expect(isDocked(layout)).to.equal(true);
        await user.click(menuButton(layout));
        expect(isDocked(layout)).to.equal(false);
      } finally {
        Object.assign(Storage.prototype, { getItem, setItem });
      }
    });

    it('[MD-08] fires dass-navigate once, and lets the application’s router navigate', async () => {
      const layout = await show({ menuOpen: true });
      const seen: boolean[] = [];
      layout.addEventListener('click', (event) => seen.push(event.defaultPrevented));
      layout.addEventListener('dass-navigate', (event) => event.preventDefault());
      const events = listen(layout, 'dass-navigate');
      await user.click(find(drawer(layout), 'a[href="/cmp/materiais"]'));
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/cmp/materiais', label: 'Materiais' }]);
      expect(seen).to.deep.equal([true]);
      expect(store.entries[0]?.label).to.equal('Materiais');
    });

    it('marks the page of currentUrl', async () => {
      const layout = await show({ menuOpen: true, currentUrl: '/catalogo' });
      expect(find(drawer(layout), '[aria-current]').textContent).to.equal('Catálogo');
      expect(findAll(layout, 'dass-history-list')).to.have.length(0);
    });

    it('[MD-01] has no History tab when history is disabled', async () => {
      const layout = await show({ menuOpen: true, historyDisabled: true });
      expect(findAll(drawer(layout), '[role=tab]').map((tab) => tab.id)).to.deep.equal(['menu']);
    });
  });

  describe('the notifications', () => {
    it('[NL-06] the bell counts those with readed false, or shows the application’s count', async () => {
      const layout = await show({ withNotifications: true, notifications });
      const bell = find(layout, 'dass-notification-bell');
      expect(find(bell, '.badge').textContent).to.equal('2');
      layout.unreadCount = 41;
      await layout.updateComplete;
      await painted();
      expect(find(bell, '.badge').textContent).to.equal('41');
      Object.assign(layout, {
        unreadCount: undefined,
        notifications: notifications.map((one) => ({ ...one, readed: true })),
      });
      await layout.updateComplete;
      await painted();
      expect(findAll(bell, '.badge')).to.have.length(0);
    });

    it('the list opens with the focus on the first row, not on the button that marks all', async () => {
      const layout = await show({ withNotifications: true, notifications });
      await openList(layout);
      await until('the focus is on the first row', () => focused()?.matches('.link'));
      expect(focused()?.closest('[data-index]')?.getAttribute('data-index')).to.equal('0');
    });

    it('the list opens below the bell, and closes by the bell, Escape and a click elsewhere', async () => {
      const layout = await show({ withNotifications: true, notifications });
      const bell = find(find(layout, 'dass-notification-bell'), 'button');
      const events = listen(layout, 'dass-bell-click');
      await openList(layout);
      expect(bell.getAttribute('aria-expanded')).to.equal('true');
      await user.click(bell);
      expect(findAll(layout, ':popover-open')).to.have.length(0);
      await openList(layout);
      await user.press('Escape');
      expect(bell.getAttribute('aria-expanded')).to.equal('false');
      await until('the focus is back on the bell', () => focused() === bell);
      await openList(layout);
      await user.click(find(layout, '#in-page'));
      expect(findAll(layout, ':popover-open')).to.have.length(0);
      expect(events).to.have.length(4);
    });

    it('[HL-03] the application opens the list of the notifications, once', async () => {
      const layout = await show({ withNotifications: false, notifications });
      layout.openNotifications();
      layout.withNotifications = true;
      await layout.updateComplete;
      await painted();
      expect(findAll(layout, 'dass-notification-list')).to.have.length(0);
      layout.openNotifications();
      layout.openNotifications();
      await until('the list is open', () => findAll(layout, 'dass-notification-list').length === 1);
      await user.press('Escape');
      await until('it is closed', () => findAll(layout, 'dass-notification-list').length === 0);
    });

    it('[NL-04] [NL-05] fires events for user actions, which the application can cancel', async () => {
      const layout = await show({ withNotifications: true, notifications });
      const types = [
        'dass-notification-click',
        'dass-notification-context',
        'dass-mark-read',
        'dass-mark-all-read',
        'dass-scroll-visible',
      ] as const;
      const events = listen(layout, ...types);
      layout.addEventListener('dass-notification-click', (event) => event.preventDefault());
      const opened: boolean[] = [];
      layout.addEventListener('click', (event) =>
        opened.push(!event.defaultPrevented && event.composedPath().some((node) => node instanceof HTMLAnchorElement)),
      );
      const rows = findAll(await openList(layout), '.link');
      await user.click(rows[2] as Element);
      (rows[1] as HTMLElement).focus();
      await user.press('Shift+F10');
      await user.click(findAll(layout, '.mark')[0] as Element);
      await user.click(find(layout, '.all'));
      const notificationsOf = (type: string): unknown[] =>
        events
          .filter((one) => one.type === type)
          .map(({ detail }) => (detail as { notification?: unknown } | null)?.notification ?? null);
      expect(notificationsOf('dass-notification-click')).to.deep.equal([notifications[2]]);
      expect(notificationsOf('dass-notification-context')).to.deep.equal([notifications[1]]);
      expect(notificationsOf('dass-mark-read')).to.deep.equal([notifications[0]]);
      expect(notificationsOf('dass-mark-all-read')).to.deep.equal([null]);
      expect(notificationsOf('dass-scroll-visible'), 'the end is in view').to.deep.equal([null]);
      expect(opened).not.to.include(true);
    });

    it('the list stays open while the application marks notifications as read', async () => {
      const layout = await show({ withNotifications: true, notifications });
      await openList(layout);
      layout.notifications = notifications.map((one) => ({ ...one, readed: true }));
      await layout.updateComplete;
      await painted();
      expect(findAll(layout, '.link')).to.have.length(3);
      expect(findAll(layout, '.dot')).to.have.length(0);
    });
  });

  describe('the keyboard', () => {
    it('the skip link moves the focus to the page', async () => {
      const layout = await show({ menuOpen: true });
      (document.activeElement as HTMLElement | null)?.blur();
      await user.press('Tab');
      const skip = find(layout, '.skip');
      expect(focused() === skip, 'the first tab stop').to.equal(true);
      expect(getComputedStyle(skip).clipPath).to.equal('none');
      await user.press('Enter');
      expect(focused() === find(layout, 'main'), 'the page').to.equal(true);
      await user.press('Tab');
      expect(focused()?.id).to.equal('in-page');
    });

    it('F6 and Shift+F6 move between the regions and skip a closed menu', async () => {
      const layout = await show();
      const where = (): string => {
        for (
          let node: Node | null = focused();
          node;
          node = node instanceof ShadowRoot ? node.host : ((node as Element).assignedSlot ?? node.parentNode)
        ) {
          if (node instanceof Element && ['dass-header-bar', 'dass-menu-drawer', 'main'].includes(node.localName))
            return node.localName;
        }
        return '';
      };
      find(layout, '#in-page').focus();
      await user.press('F6');
      expect(where()).to.equal('dass-header-bar');
      await user.press('F6');
      expect(where()).to.equal('main');
      layout.menuOpen = true;
      await layout.updateComplete;
      await painted();
      await user.press('Shift+F6');
      expect(where()).to.equal('dass-menu-drawer');
      await user.press('Shift+F6');
      expect(where()).to.equal('dass-header-bar');
      layout.remove();
      await user.press('F6');
      document.body.append(keep(layout));
      await layout.updateComplete;
      await user.press('F6');
      expect(where()).to.equal('dass-header-bar');
    });
  });

  it('keeps a control that gets the focus out from under the bar', async () => {
    const buttons = Array.from({ length: 40 }, (_, at) => `<p><button>Linha ${at}</button></p>`).join('');
    const layout = await show({}, buttons);
    const all = findAll(layout, 'p > button');
    scrollTo(0, 10_000);
    all.at(-1)!.focus();
    const bar = find(layout, 'dass-header-bar').getBoundingClientRect();
    for (let step = 0; step < 30; step++) {
      await user.press('Shift+Tab');
      expect(focused()!.getBoundingClientRect().top, `step ${step}`).to.be.at.least(bar.bottom);
    }
    scrollTo(0, 0);
  });

  it('fires inner events only under their own names, without bubbling', async () => {
    const layout = await show({ withNotifications: true, notifications });
    const outside = listen(document.body, 'dass-close', 'dass-menu-toggle', 'dass-bell-click', 'dass-navigate');
    const own = listen(layout, 'dass-close', 'change');
    await user.click(menuButton(layout));
    await openList(layout);
    await user.press('Escape');
    expect(outside).to.have.length(0);
    expect(own).to.have.length(0);
  });

  it('[LG-02] updates all texts when the language changes', async () => {
    const layout = await show({ withNotifications: true, notifications, menuOpen: true });
    try {
      await setLanguage('en');
      await painted();
      expect(find(layout, '.skip').textContent).to.equal('Skip to content');
      expect(menuButton(layout).ariaLabel).to.equal('Close menu');
      expect(find<HTMLInputElement>(drawer(layout), 'input').placeholder).to.equal('Filter menu');
      expect(find(find(layout, 'dass-notification-bell'), '.visually-hidden').textContent).to.equal(
        'Notifications, 2 unread',
      );
    } finally {
      await setLanguage('pt_BR');
    }
  });
});
