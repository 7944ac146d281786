import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassPasteListDialog } from './paste-list-dialog.js';

const materials = [
  { id: 1, code: 'TX-001824', label: 'Malha de algodão penteado 30/1 azul-marinho' },
  { id: 2, code: 'TX-001825', label: 'Sarja de algodão cru', disabled: true, disabledMessage: 'Aguarda homologação' },
  { id: 3, code: 'CO-000412', label: 'Couro bovino nobuck caramelo' },
  { id: 4, code: 'SL-000077', label: 'Solado de borracha 38 preto' },
  { id: 5, code: 'AV-003310', label: 'Ilhós de latão 5 mm' },
  { id: 6, code: 'AV-003311', label: 'Zíper invisível 18 cm' },
];
const fields = [{ field: 'code', label: 'Código' }];
const items = { items: materials, fields, open: true };

const confirm = (element: DassPasteListDialog, user: TestUser) => user.click(user.find(element, '.confirm'));

export default defineExamples<DassPasteListDialog>('dass-paste-list-dialog', {
  default: {
    summary: 'Pasted codes: found, not found, disabled, already selected, and repeated.',
    properties: {
      ...items,
      selected: [4],
      text: 'tx 001824\nTX-001824\nTX001825\nco-000412\nCO-000421\nsl000077\nav/003310',
    },
    userActions: {
      'dass-confirm': confirm,
      'dass-before-close': (_, user) => user.press('Escape'),
      'dass-close': (element, user) => user.click(user.find(element, '.cancel')),
    },
    overlay: true,
  },
  empty: { summary: 'Without a text.', properties: items, overlay: true },
  fields: {
    summary: 'Several fields, of which the user selects one.',
    properties: { ...items, fields: [...fields, { field: 'label', label: 'Descrição' }], text: 'CO-000412' },
    overlay: true,
  },
  table: {
    summary: 'A table from a spreadsheet: the column with the most matches is selected.',
    properties: {
      ...items,
      text: 'Item\tCódigo\tDescrição\tQtd\n1\tTX-001824\t"Malha\n30/1"\t1.200\n2\tCO-000412\tNobuck\t85\n3\tAV-003311\tZíper\t4.000',
    },
    overlay: true,
  },
  suggestions: {
    summary: 'Codes with typing errors: suggestions are accepted one by one or all at once.',
    properties: { ...items, text: 'TX-001842\nCO-00412\nAV-00331\nSL-000077\nXX-1' },
    overlay: true,
  },
  binary: {
    summary: 'The content of a binary file.',
    properties: { ...items, text: 'PK\u0003\u0004\0\0\ufffd\ufffd;TX-001824' },
    overlay: true,
  },
  unusable: { summary: 'Without fields.', properties: { open: true, text: 'TX-001824' }, overlay: true },
  closed: { summary: 'Closed.', properties: { items: materials, fields } },
});
