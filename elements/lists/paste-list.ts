import type {
  DassPasteListDialog,
  DassPasteListDialogCloseDetail,
  PasteField,
  PasteResult,
} from './paste-list-dialog/paste-list-dialog.js';

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

/**
 * Asks for a list of values that a person pastes, and finds items by them (PA-01 to PA-03).
 * @returns what was found and what was skipped, once the dialog has closed; cancelled or aborted is null
 */
export async function pasteList({ signal, ...properties }: PasteListOptions): Promise<PasteResult | null> {
  const [{ openDialog }] = await Promise.all([
    import('../controls/dialog/open-dialog.js'),
    import('./paste-list-dialog/paste-list-dialog.js'),
  ]);
  const dialog = Object.assign(document.createElement('dass-paste-list-dialog'), properties);
  return openDialog<DassPasteListDialogCloseDetail, PasteResult | null>(dialog, {
    answer: ({ value }) => value,
    cancelled: null,
    signal,
  }).answer;
}
