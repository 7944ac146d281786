// What `editTranslations()` loads: one module, so that an application loads one file when the dialog first opens.
import './translation-dialog.js';

export { openDialog } from '../../controls/dialog/open-dialog.js';
export { runOnConfirm } from '../../controls/dialog/run-on-confirm.js';
