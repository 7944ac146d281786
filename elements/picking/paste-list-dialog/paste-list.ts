import { PageImport } from '../../base/loading/page-import.js';
import type {
  DassPasteListDialog,
  DassPasteListDialogCloseDetail,
  PasteField,
  PasteResult,
} from './paste-list-dialog.js';

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
  /** The items that can be found. */
  readonly items: readonly unknown[];
  /** The fields by which they can be matched. */
  readonly fields: readonly (PasteField | string)[];
  /** Takes the dialog away. */
  readonly signal?: AbortSignal | undefined;
}

/** What `pasteList()` loads. @internal */
export const pasteListDialog = new PageImport(async () => {
  const [{ openDialog }] = await Promise.all([
    import('../../controls/dialog/open-dialog.js'),
    import('./paste-list-dialog.js'),
  ]);
  return openDialog;
});

/**
 * Asks for a list of values that the user pastes, and finds items by them. A single row from a spreadsheet,
 * as a code with its quantity, hands over its other cells in `rows`, as a table does; a row of several codes is a list.
 * @returns what was found and what was skipped, as soon as the user confirms: the dialog may stay open for a while to show
 * what was skipped. Cancelled or aborted is null. Rejects when the dialog could not be loaded, which the page shows
 */
export async function pasteList(options: PasteListOptions): Promise<PasteResult | null> {
  return new Promise((resolve, reject) => {
    openPasteList(options, (result) => resolve(result)).then(resolve, reject);
  });
}

/**
 * Opens the dialog of `pasteList()`.
 * @param onConfirm takes what the user confirms; the dialog goes on once it has returned. It returns how many items were
 * added, if that is not all that were found; null closes the dialog
 * @returns what was confirmed, once the dialog has closed; cancelled or aborted is null
 */
export async function openPasteList(
  { signal, ...properties }: PasteListOptions,
  onConfirm: (result: PasteResult) => number | null | void,
): Promise<PasteResult | null> {
  const openDialog = await pasteListDialog.load();
  const dialog = Object.assign(document.createElement('dass-paste-list-dialog'), properties);
  const { answer, close } = openDialog<DassPasteListDialogCloseDetail, PasteResult | null>(dialog, {
    answer: ({ value }) => value,
    cancelled: null,
    signal,
  });
  dialog.addEventListener('dass-confirm', ({ detail }) => {
    const added = onConfirm(detail);
    if (added === null) close(detail);
    else dialog.added = added ?? undefined;
  });
  return answer;
}
