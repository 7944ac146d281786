import { PageData } from '../../base/data/page-data.js';
import { define } from '../../base/registration.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import {
  FilesDialogElement,
  type ChangedFilesDetail,
  type ConfirmedFilesDetail,
} from '../shared/files-dialog-element.js';
import type { DassUploadRejectDetail } from '../upload/upload-properties.js';

/** The detail of `dass-confirm`. */
export type DassUploadDialogConfirmDetail = ConfirmedFilesDetail;
/** The detail of `dass-change`. */
export type DassUploadDialogChangeDetail = ChangedFilesDetail;
/** The detail of `dass-reject`. */
export type DassUploadDialogRejectDetail = DassUploadRejectDetail;

/**
 * A dialog in which the user adds new files: a zone to pick, drop and paste them, and their list. The list is empty whenever
 * the dialog opens. Escape and the close button ask before files are discarded; the cancel button does not.
 *
 * With `transport` the files are sent at once. The user can confirm when all have been sent; closing the dialog stops
 * sending.
 * @summary A dialog in which the user adds new files.
 * @fires {CustomEvent<DassUploadDialogConfirmDetail>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open.
 * @fires {CustomEvent<DassUploadDialogChangeDetail>} dass-change - Fired when the user has added, removed or moved files.
 * @fires {CustomEvent<DassUploadDialogRejectDetail>} dass-reject - Fired when files of the user were not accepted.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassUploadDialog extends FilesDialogElement {
  static override readonly pageData = new PageData('files');

  protected override filesOnOpen(): readonly UploadEntry[] {
    this.files = [];
    return this.files;
  }

  protected override isConfirmable(files: readonly UploadEntry[]): boolean {
    return files.length > 0;
  }
}

define('dass-upload-dialog', DassUploadDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-upload-dialog': DassUploadDialog;
  }
}
