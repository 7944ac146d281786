import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import { runOnConfirm } from '../../controls/dialog/run-on-confirm.js';
import type { CopyResult, DassCopyDialog, DassCopyDialogCloseDetail } from './copy-dialog.js';

/** Options of `copyValues()`. */
export interface CopyValuesOptions extends Partial<
  Pick<
    DassCopyDialog,
    'heading' | 'width' | 'fieldId' | 'fieldLabel' | 'sourceKey' | 'targetKeys' | 'copiedColumns' | 'onlyEmpty'
  >
> {
  /** The rows that values are copied between. They are not changed. */
  readonly rows: DassCopyDialog['rows'];
  /** The columns whose values can be copied. */
  readonly columns: DassCopyDialog['columns'];
  /**
   * Function that saves what the user confirms, while the dialog shows that it is running. When it throws or rejects,
   * the dialog shows the error, and the user can retry or cancel.
   */
  readonly action?: ((result: CopyResult) => unknown) | undefined;
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

const copyDialog = new PageImport(() => import('./copy-dialog.js'));

/**
 * Opens a dialog in which the user copies values from one row to others.
 * @param options rows, columns and the first choice
 * @returns resolves with the choice and the resulting rows; with null when the user cancels or the signal aborts. Rejects
 * when the dialog cannot be loaded; the page then shows an error
 */
export async function copyValues({ signal, action, ...properties }: CopyValuesOptions): Promise<CopyResult | null> {
  await copyDialog.load();
  const dialog = Object.assign(document.createElement('dass-copy-dialog'), properties);
  const { answer, close } = openDialog<DassCopyDialogCloseDetail, CopyResult | null>(dialog, {
    answer: ({ value }) => value,
    canceled: null,
    signal,
  });
  if (action) runOnConfirm(dialog, (result: CopyResult) => result, action, close);
  return answer;
}
