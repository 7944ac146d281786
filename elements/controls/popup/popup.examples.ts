import { defineExamples } from '../../base/examples.js';
import '../button/button.js';
import type { DassPopup } from './popup.js';

export default defineExamples<DassPopup>('dass-popup', {
  open: {
    summary: 'A panel below its button.',
    properties: { open: true, label: 'Ordenar' },
    children: '<dass-button slot="anchor">Ordenar</dass-button><p>Por código</p><dass-button>Aplicar</dass-button>',
    userActions: { 'dass-close': (_, user) => user.press('Escape') },
    overlay: true,
  },
  closed: {
    summary: 'Closed: the button alone.',
    properties: { label: 'Ordenar' },
    children: '<dass-button slot="anchor">Ordenar</dass-button>',
  },
});
