// What `confirm()` loads: one module, so that an application loads one file when the question first opens.
import './confirm-dialog.js';

export { askQuestion } from '../shared/ask-question.js';
