import { defineExamples } from '../../base/examples.js';
import type { DassDrawer } from './drawer.js';

const list = '<p>Compras</p><p>Materiais</p><p>Pedidos de material</p>';

export default defineExamples<DassDrawer>('dass-drawer', {
  modal: {
    summary: 'Above the page; the rest cannot be used until it is closed.',
    properties: { open: true, heading: 'Menu' },
    children: `<strong slot="header">Menu</strong>${list}`,
    userActions: {
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (_, user) => user.press('Escape'),
    },
    overlay: true,
  },
  end: {
    summary: 'From the other side.',
    properties: { open: true, heading: 'Detalhes', placement: 'end' },
    children: list,
    overlay: true,
  },
  docked: { summary: 'Beside the content.', properties: { open: true, heading: 'Menu', docked: true }, children: list },
});
