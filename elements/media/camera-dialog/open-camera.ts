import { PageImport } from '../../base/loading/page-import.js';
import { openDialog } from '../../controls/dialog/open-dialog.js';
import type { CameraResult, DassCameraDialog, DassCameraDialogCloseDetail } from './camera-dialog.js';

/** Options of `openCamera()`. */
export interface OpenCameraOptions extends Partial<
  Pick<
    DassCameraDialog,
    'heading' | 'modes' | 'deviceId' | 'maxSize' | 'maxDuration' | 'countdown' | 'withoutSound' | 'editable'
  >
> {
  /** Closes the dialog when it aborts, as if the user canceled. */
  readonly signal?: AbortSignal | undefined;
}

/** The modules of `openCamera()`. @internal */
export const cameraDialog = new PageImport(() => import('./camera-dialog.js'));

/**
 * Opens a dialog in which the user takes a photo or a film.
 * @param options what can be taken, and limits
 * @returns resolves with the photo or film when the user confirms; with null when the user cancels or the signal aborts.
 * Rejects when the dialog cannot be loaded; the page then shows an error
 */
export async function openCamera({ signal, ...properties }: OpenCameraOptions = {}): Promise<CameraResult | null> {
  await cameraDialog.load();
  const dialog = Object.assign(document.createElement('dass-camera-dialog'), properties);
  return openDialog<DassCameraDialogCloseDetail, CameraResult | null>(dialog, {
    answer: ({ value }) => value,
    canceled: null,
    signal,
  }).answer;
}
