import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { DassImageEditorDialog, DassImageEditorDialogCloseDetail, ImageResult } from './image-editor-dialog.js';

/** Options of `editImage()`. */
export interface EditImageOptions extends Partial<
  Pick<
    DassImageEditorDialog,
    'heading' | 'tools' | 'ratios' | 'format' | 'quality' | 'maxWidth' | 'maxSize' | 'keepOriginal'
  >
> {
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

/** The modules of `editImage()`. @internal */
export const imageEditorDialog = new PageImport(() => import('./image-editor-dialog.js'));

/**
 * Opens a dialog in which the user crops, turns and marks an image.
 *
 * @param file the image; it is not changed
 * @param options what the user can do, and how the result is written
 * @returns resolves with the edited image when the user confirms; with null when the user cancels or the signal aborts.
 * Rejects when the dialog cannot be loaded; the page then shows an error
 */
export async function editImage(
  file: Blob,
  { signal, ...properties }: EditImageOptions = {},
): Promise<ImageResult | null> {
  await imageEditorDialog.load();
  const dialog = Object.assign(document.createElement('dass-image-editor-dialog'), properties, { file });
  return openDialog<DassImageEditorDialogCloseDetail, ImageResult | null>(dialog, {
    answer: ({ value }) => value,
    canceled: null,
    signal,
  }).answer;
}
