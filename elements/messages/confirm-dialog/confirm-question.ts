// What `confirm()` loads: one module, so that an application loads one file when the question first opens.
import { registerTexts } from '../../../locales/texts-by-key.js';
import { msg } from '../../../locales/localize.js';
import './confirm-dialog.js';

export { askQuestion } from '../shared/ask-question.js';

// By key, so that an open question follows the language.
registerTexts({
  dassDiscardHeading: () => msg('Descartar as alterações?', { id: 'dassDiscardHeading' }),
  dassDiscardText: () => msg('O que você alterou será perdido.', { id: 'dassDiscardText' }),
  dassDiscardConfirm: () => msg('Descartar', { id: 'dassDiscardConfirm' }),
  dassDiscardCancel: () => msg('Continuar editando', { id: 'dassDiscardCancel' }),
});
