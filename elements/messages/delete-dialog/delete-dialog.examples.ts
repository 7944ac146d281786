import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassDeleteDialog } from './delete-dialog.js';

const confirm = (element: DassDeleteDialog, user: TestUser) => user.click(user.find(element, '.confirm'));

export default defineExamples<DassDeleteDialog>('dass-delete-dialog', {
  default: {
    summary: 'The default question.',
    properties: { open: true },
    userActions: { 'dass-confirm': confirm, 'dass-before-close': confirm, 'dass-close': confirm },
    overlay: true,
  },
  labels: {
    summary: 'With the names of the deleted items.',
    properties: { open: true, labels: ['Açaí Tecidos Ltda.', 'Fiação São José', 'Curtume Vale Verde'] },
    overlay: true,
  },
  many: {
    summary: 'A long list, which scrolls and is shortened.',
    properties: {
      open: true,
      labels: Array.from(
        { length: 240 },
        (_, i) => `TX-${String(1800 + i).padStart(6, '0')} Malha de algodão penteado`,
      ),
    },
    overlay: true,
  },
  'custom-texts': {
    summary: 'Custom texts.',
    properties: {
      open: true,
      heading: 'Remover 2 fornecedores?',
      text: 'Açaí Tecidos Ltda. e Fiação São José deixam de ser oferecidos em novos pedidos.',
    },
    overlay: true,
  },
});
