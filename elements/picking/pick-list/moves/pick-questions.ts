import { confirmDialog } from '../../../messages/confirm-dialog/confirm.js';
import { deleteDialog } from '../../../messages/delete-dialog/confirm-delete.js';

export { confirm } from '../../../messages/confirm-dialog/confirm.js';
export { confirmDelete } from '../../../messages/delete-dialog/confirm-delete.js';

/** Loads what the questions are asked in: before one is asked, so that a failure is shown beside the pick list. */
export const loadDialogs = (): Promise<unknown> => Promise.all([confirmDialog.import(), deleteDialog.import()]);
