import { defineExamples } from '../../base/examples.js';
import { clipboardList, history, menu, shoe, truck } from '../icon/icons.js';
import { registerIcons } from '../icon/registry.js';
import type { DassTabs } from './tabs.js';

registerIcons({ menu, history, shoe, truck, clipboardList });

export default defineExamples<DassTabs>('dass-tabs', {
  default: {
    summary: 'Two panels, as in the menu.',
    properties: {
      label: 'Navegação',
      tabs: [
        { id: 'menu', label: 'Menu' },
        { id: 'history', label: 'Histórico' },
      ],
    },
    children:
      '<div slot="menu"><a href="#materiais">Materiais</a></div><p slot="history">Nenhuma página visitada ainda.</p>',
    userActions: {
      'dass-tab-change': async (element, user) => {
        element.focus();
        await user.press('ArrowRight');
      },
    },
  },
  icons: {
    summary: 'With icons and counts, the second one selected.',
    properties: {
      label: 'Modelo',
      value: 'suppliers',
      tabs: [
        { id: 'sheet', label: 'Ficha técnica', icon: 'shoe' },
        { id: 'suppliers', label: 'Fornecedores', icon: 'truck', badge: 4 },
        { id: 'orders', label: 'Pedidos', icon: 'clipboardList', badge: 128 },
        { id: 'costs', label: 'Custos', disabled: true },
      ],
    },
    children:
      '<p slot="sheet">Tênis Aurora 38</p><p slot="suppliers">Açaí Tecidos, Fiação São José, Couros Vale e Solados Sul</p><p slot="orders">128 pedidos em aberto</p><p slot="costs">–</p>',
  },
  many: {
    summary: 'More than fit: the row scrolls.',
    properties: {
      label: 'Coleções',
      value: 'c9',
      tabs: Array.from({ length: 14 }, (_, index) => ({ id: `c${index}`, label: `Coleção ${2014 + index} Inverno` })),
    },
    children: '<p slot="c9">Coleção 2023 Inverno</p>',
  },
  none: { summary: 'No tabs.', properties: { label: 'Nada', tabs: [] } },
});
