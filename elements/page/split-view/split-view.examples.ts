import { defineExamples, shownIn } from '../../base/examples.js';
import type { DassSplitView } from './split-view.js';

const list =
  '<ul slot="list"><li><button type="button">OC-1041 Costura torta</button></li>' +
  '<li><button type="button">OC-1042 Mancha de óleo</button></li>' +
  '<li><button type="button">OC-1043 Medida fora da tolerância</button></li></ul>';
const record =
  '<p>Mancha de óleo na frente da camiseta, lote 312.</p><p><button type="button">Anexar foto</button></p>';

export default defineExamples<DassSplitView>('dass-split-view', {
  default: {
    summary: 'A list, and the second of its records.',
    properties: {
      label: 'Ocorrências',
      open: true,
      recordLabel: 'OC-1042 Mancha de óleo',
      recordIndex: 1,
      recordCount: 3,
    },
    children: list + record,
    userActions: {
      'dass-resize': async (element, user) => {
        user.find(element, '.splitter').focus();
        await user.press('ArrowRight');
      },
      'dass-select-record': (element, user) => user.click(user.find(element, '.next')),
    },
  },
  empty: {
    summary: 'No record is open.',
    properties: { label: 'Ocorrências' },
    children: list,
  },
  narrow: {
    summary: 'Without room for both: the record with a way back to the list.',
    properties: {
      label: 'Ocorrências',
      open: true,
      minSize: 2000,
      recordLabel: 'OC-1042 Mancha de óleo',
    },
    children: list + record,
    userActions: {
      'dass-back': async (element, user) => {
        await shownIn(element, '.back');
        await user.click(user.find(element, '.back'));
      },
    },
  },
});
