import { defineExamples, type TestUser } from '../../base/examples.js';
import { box, calendar, clipboardList, factory, cart, ruler, sitemap } from '../../controls/icon/icons.js';
import { registerIcons } from '../../controls/icon/registry.js';
import type { MenuItem } from '../../core/menu/menu.js';
import type { DassMenuDrawer } from './menu-drawer.js';

registerIcons({ box, calendar, clipboardList, factory, cart, ruler, sitemap });

const items: readonly MenuItem[] = [
  {
    id: 'cmp',
    label: 'Compras',
    icon: 'cart',
    items: [
      { id: 'materiais', label: 'Materiais', url: '/cmp/materiais', icon: 'box' },
      { id: 'pedidos', label: 'Pedidos de material', url: '/cmp/pedidos', icon: 'clipboardList' },
      { id: 'cotacoes', label: 'Cotações antigas', url: '/cmp/cotacoes', icon: 'clipboardList', active: false },
    ],
  },
  {
    id: 'pcp',
    label: 'PCP',
    icon: 'factory',
    items: [
      {
        id: 'producao',
        label: 'Produção',
        url: '/pcp/producao',
        icon: 'factory',
        items: [
          { id: 'costura', label: 'Costura', url: '/pcp/producao/costura' },
          { id: 'montagem', label: 'Montagem', url: '/pcp/producao/montagem' },
        ],
      },
      { id: 'estruturas', label: 'Estruturas de produto', url: '/adm/estruturas', icon: 'sitemap' },
    ],
  },
  { id: 'calendario', label: 'Calendário de produto acabado', url: '/seop/calendariopa', icon: 'calendar' },
  {
    id: 'modelagem',
    label: 'Modelagem',
    icon: 'ruler',
    active: false,
    items: [{ id: 'pecas', label: 'Cadastro de peças', url: '/mfm/cad-parts' }],
  },
];

const systemUrl = 'https://menu.exemplo.com.br';

const follow = async (element: DassMenuDrawer, user: TestUser): Promise<void> => {
  element.addEventListener('dass-navigate', (event) => event.preventDefault(), { once: true });
  await user.click(user.find(element, 'a[href="/cmp/pedidos"]'));
};

export default defineExamples<DassMenuDrawer>('dass-menu-drawer', {
  docked: {
    summary: 'Beside the content, with the current entry marked.',
    properties: { items, open: true, docked: true, currentUrl: '/cmp/materiais', systemUrl },
    userActions: { 'dass-navigate': follow },
  },
  modal: {
    summary: 'Above the page. Escape, the button and a click outside close it.',
    properties: { items, open: true, currentUrl: '/pcp/producao/10421', systemUrl },
    userActions: { 'dass-navigate': follow, 'dass-close': (_, user) => user.press('Escape') },
    overlay: true,
  },
  closed: { summary: 'Closed: nothing is rendered.', properties: { items, systemUrl } },
  'without-history': {
    summary: 'Without the History tab.',
    properties: { items, open: true, docked: true, historyDisabled: true, systemUrl },
  },
  empty: { summary: 'A menu without entries.', properties: { open: true, docked: true, systemUrl } },
  denied: {
    summary: 'A user without access has no menu.',
    properties: { items, open: true, docked: true, user: { name: 'Marina Alves', accessDenied: true }, systemUrl },
  },
});
