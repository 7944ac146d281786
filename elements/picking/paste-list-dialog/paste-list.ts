import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import type {
  AddLimit,
  DassPasteListDialog,
  DassPasteListDialogCloseDetail,
  PasteField,
  PasteResult,
} from './paste-list-dialog.js';

/** Options of `pasteList()`. */
export interface PasteListOptions extends Partial<
  Pick<
    DassPasteListDialog,
    | 'heading'
    | 'field'
    | 'fieldId'
    | 'fieldLabel'
    | 'fieldDisabled'
    | 'fieldDisabledMessage'
    | 'selected'
    | 'duplicates'
    | 'text'
  >
> {
  /** The items that can be found. The list is not changed. */
  readonly items: readonly unknown[];
  /** The fields by which items can be matched: `{ field, label }` each, or names. */
  readonly fields: readonly (PasteField | string)[];
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

/** The modules of `pasteList()`. @internal */
export const pasteListDialog = new PageImport(() => import('./paste-list-dialog.js'));

/**
 * Opens a dialog in which the user pastes a list of values, and finds items by them. A single row from a spreadsheet,
 * such as a code with its quantity, has its other cells in `rows`, as a table has. A row of several codes is a list.
 * @param options items, fields and texts
 * @returns resolves when the user confirms, with the matched items and the skipped values; the dialog may stay open to
 * show these. Resolves with null when the user cancels or the signal aborts. Rejects when the dialog cannot be loaded;
 * the page then shows an error
 */
export async function pasteList(options: PasteListOptions): Promise<PasteResult | null> {
  return new Promise((resolve, reject) => {
    openPasteList(options, (result) => resolve(result)).then(resolve, reject);
  });
}

/**
 * Opens the dialog of `pasteList()`.
 * @param onConfirm called with the confirmed result before the dialog shows it. Returns how many items were added, when
 * that is not all that were found; null closes the dialog
 * @returns resolves with the confirmed result when the dialog has closed; null when canceled or aborted
 */
export async function openPasteList(
  { signal, ...properties }: PasteListOptions & { readonly limit?: AddLimit | undefined },
  onConfirm: (result: PasteResult) => number | null | void,
): Promise<PasteResult | null> {
  await pasteListDialog.load();
  const dialog = Object.assign(document.createElement('dass-paste-list-dialog'), properties);
  const { answer, close } = openDialog<DassPasteListDialogCloseDetail, PasteResult | null>(dialog, {
    answer: ({ value }) => value,
    canceled: null,
    signal,
  });
  dialog.addEventListener('dass-confirm', ({ detail }) => {
    const added = onConfirm(detail);
    if (added === null) close(detail);
    else dialog.added = added ?? undefined;
  });
  return answer;
}
