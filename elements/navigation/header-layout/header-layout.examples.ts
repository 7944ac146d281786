import { defineExamples, type TestUser } from '../../base/examples.js';
import '../../controls/button/button.js';
import { box, calendar, cart, clipboardList, factory, sitemap } from '../../controls/icon/icons.js';
import { registerIcons } from '../../controls/icon/registry.js';
import type { MenuItem } from '../../core/menu/menu.js';
import type { Notification } from '../../core/messages/notifications.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import type { DassHeaderLayout } from './header-layout.js';

registerIcons({ box, calendar, cart, clipboardList, factory, sitemap });

const menuItems: readonly MenuItem[] = [
  {
    id: 'cmp',
    label: 'Compras',
    icon: 'cart',
    items: [
      { id: 'materiais', label: 'Materiais', url: '/cmp/materiais', icon: 'box' },
      { id: 'pedidos', label: 'Pedidos de material', url: '/cmp/pedidos', icon: 'clipboardList' },
    ],
  },
  {
    id: 'pcp',
    label: 'PCP',
    icon: 'factory',
    items: [
      { id: 'ordens', label: 'Ordens de produção', url: '/pcp/producao', icon: 'clipboardList' },
      { id: 'estruturas', label: 'Estruturas de produto', url: '/adm/estruturas', icon: 'sitemap' },
    ],
  },
  { id: 'calendario', label: 'Calendário de produto acabado', url: '/seop/calendariopa', icon: 'calendar' },
];

const notifications: readonly Notification[] = [
  {
    readed: false,
    createdAt: '2026-10-14T13:25:00Z',
    url: { url: '/pcp/producao/10421' },
    data: {
      avatar: 'PCP',
      title: 'Ordem 10421 liberada',
      description: 'A ordem de produção 10421 foi liberada para o corte.',
      detail: '1.240 pares',
    },
  },
  {
    readed: true,
    createdAt: '2026-10-13T17:40:00Z',
    url: { url: '/cmp/materiais' },
    data: {
      avatar: 'CMP',
      title: 'Preço alterado: TX-001824',
      description: 'Malha de algodão penteado 30/1',
      detail: 'Reajuste de 4%',
    },
  },
];

const user = { name: 'Maria Antônia Gonçalves', email: 'maria.goncalves@example.com' };
const systemUrl = 'https://pagina.exemplo.com.br';
const page = '<strong slot="logo">DASS</strong><h1>Selecionar materiais</h1><p>Pedido 48.213 · Coleção Verão 2027</p>';
const all = {
  heading: 'Compras',
  homeLink: '/',
  user,
  menuItems,
  notifications,
  withNotifications: true,
  currentUrl: '/cmp/materiais',
  systemUrl,
};

const keep = (
  element: DassHeaderLayout,
  type:
    | 'dass-navigate'
    | 'dass-before-reload'
    | 'dass-change-language'
    | 'dass-change-virtual-keyboard'
    | 'dass-notification-click',
): void => element.addEventListener(type, (event: Event) => event.preventDefault(), { once: true });

const soon = async <T>(look: () => T | null | undefined): Promise<T> => {
  for (let tries = 0; tries < 150; tries++) {
    try {
      const found = look();
      if (found) return found;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It never came');
};

/** Opens the notifications, unless they are open. */
const bell = async (element: DassHeaderLayout, user: TestUser): Promise<void> => {
  const button = user.find(user.find(element, 'dass-notification-bell'), 'button');
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
  await soon(() => user.find(element, '.all'));
};
/** Opens the account, unless it is open. */
const account = async (element: DassHeaderLayout, user: TestUser): Promise<Element> => {
  const menu = user.find(element, 'dass-account-menu');
  const button = user.find(menu, '.opener');
  if (button.getAttribute('aria-expanded') !== 'true') await user.click(button);
  await soon(() => user.find(menu, '.content'));
  return menu;
};
const confirm = async (user: TestUser): Promise<void> => {
  const button = await soon(() =>
    user.find(document.body, 'dass-confirm-dialog[open]').shadowRoot?.querySelector('.confirm'),
  );
  await user.click(button);
};

export default defineExamples<DassHeaderLayout>('dass-header-layout', {
  default: {
    summary: 'The menu closed.',
    properties: all,
    children: `${page}<dass-button slot="actions" appearance="plain">Ajuda</dass-button><a slot="account" href="/perfil">Meu perfil</a>`,
    userActions: {
      'dass-navigate': async (element, user) => {
        keep(element, 'dass-navigate');
        await user.click(user.find(element, 'a.logo'));
      },
      'dass-menu-toggle': (element, user) => user.click(user.find(element, '.menu')),
      'dass-before-reload': async (element, user) => {
        keep(element, 'dass-before-reload');
        await user.click(user.find(user.find(element, 'dass-version-tag'), 'button'));
      },
      'dass-bell-click': (element, user) => user.click(user.find(element, 'dass-notification-bell')),
      'dass-notification-click': async (element, user) => {
        keep(element, 'dass-notification-click');
        await bell(element, user);
        await user.click(user.find(element, '.link'));
      },
      'dass-notification-context': async (element, user) => {
        await bell(element, user);
        user.find(element, '.link').focus();
        await user.press('Shift+F10');
      },
      'dass-mark-read': async (element, user) => {
        await bell(element, user);
        await user.click(user.find(element, '.mark'));
      },
      'dass-mark-all-read': async (element, user) => {
        await bell(element, user);
        await user.click(user.find(element, '.all'));
      },
      'dass-scroll-visible': bell,
      'dass-logoff': async (element, user) => {
        await user.click(user.find(await account(element, user), '.sign-out'));
        await confirm(user);
      },
      'dass-change-language': async (element, user) => {
        keep(element, 'dass-change-language');
        user.find(await account(element, user), 'dass-language-picker').focus();
        await user.press('Enter');
        await user.press('End');
        await user.press('Enter');
      },
      'dass-change-virtual-keyboard': async (element, user) => {
        keep(element, 'dass-change-virtual-keyboard');
        await user.click(user.find(user.find(await account(element, user), 'dass-switch'), 'button'));
        await confirm(user);
        virtualKeyboardPreference.set(false);
      },
    },
    overlay: true,
  },
  open: {
    summary: 'The menu open: beside the page on wide screens, above it on others.',
    properties: { ...all, menuOpen: true },
    children: page,
    overlay: true,
  },
  denied: {
    summary: 'Without access: no menu, no name, no sign-out.',
    properties: { ...all, user: { ...user, accessDenied: true } },
    children: page,
    overlay: true,
  },
  bare: { summary: 'Only a page.', children: '<p>Página</p>', overlay: true },
});
