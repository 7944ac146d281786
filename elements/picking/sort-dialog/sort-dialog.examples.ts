import { defineExamples, type TestUser } from '../../base/examples.js';
import { movedOrders } from '../../core/pick-list/moved-orders.js';
import type { DassSortDialog } from './sort-dialog.js';

const steps = ['Corte do cabedal', 'Chanfro', 'Costura', 'Montagem', 'Colagem do solado', 'Acabamento', 'Embalagem'];
const orders = (items: readonly string[], from: number, to: number): object => {
  const { replaced, reordered } = movedOrders(items, from, to);
  return { currentOrder: items, replaceOrder: replaced, reorderOrder: reordered };
};
const choose = (element: DassSortDialog, user: TestUser) => user.click(user.find(element, '.reorder'));

export default defineExamples<DassSortDialog>('dass-sort-dialog', {
  default: {
    summary: 'A step is moved to the position of another, with a preview of each choice.',
    properties: {
      open: true,
      text: 'A ordem 2 já é de Chanfro. O que fazer com Acabamento?',
      ...orders(steps, 5, 1),
    },
    userActions: { 'dass-confirm': choose, 'dass-before-close': choose, 'dass-close': choose },
    overlay: true,
  },
  plain: { summary: 'Without a preview.', properties: { open: true }, overlay: true },
  long: {
    summary: 'A long list, whose preview is shortened.',
    properties: {
      open: true,
      ...orders(
        Array.from({ length: 400 }, (_, n) => `Operação ${n + 1}`),
        380,
        3,
      ),
    },
    overlay: true,
  },
  closed: { summary: 'Closed.' },
});
