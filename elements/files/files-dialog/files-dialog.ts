import { PageData } from '../../base/data/page-data.js';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import {
  FilesDialogElement,
  type ChangedFilesDetail,
  type ConfirmedFilesDetail,
} from '../shared/files-dialog-element.js';
import type { DassUploadRejectDetail } from '../upload/upload-properties.js';

/** The detail of `dass-confirm`. */
export type DassFilesDialogConfirmDetail = ConfirmedFilesDetail;
/** The detail of `dass-change`. */
export type DassFilesDialogChangeDetail = ChangedFilesDetail;
/** The detail of `dass-reject`. */
export type DassFilesDialogRejectDetail = DassUploadRejectDetail;

/**
 * A dialog in which the user adds, removes and orders the files of a record. It opens with `files`, and only its buttons
 * close it. The application can disable the button that confirms.
 *
 * With `transport` the files are sent at once. The user can confirm when all have been sent; closing the dialog stops
 * sending.
 * @summary A dialog in which the user edits the files of a record.
 * @fires {CustomEvent<DassFilesDialogConfirmDetail>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open.
 * @fires {CustomEvent<DassFilesDialogChangeDetail>} dass-change - Fired when the user has added, removed or moved files.
 * @fires {CustomEvent<DassFilesDialogRejectDetail>} dass-reject - Fired when files of the user were not accepted.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassFilesDialog extends FilesDialogElement {
  static override readonly pageData = new PageData('files');

  /**
   * Whether only the buttons of the dialog close it, and not Escape. Default: `true`; `false` sets it for one
   * dialog.
   */
  @property({ type: Boolean })
  override persistent = true;

  /** Disables the button that confirms. Default: `false`. */
  @property({ type: Boolean, attribute: 'confirm-disabled' })
  confirmDisabled = false;

  protected override filesOnOpen(): readonly UploadEntry[] {
    return this.files;
  }

  protected override isConfirmable(): boolean {
    return !this.confirmDisabled;
  }
}

define('dass-files-dialog', DassFilesDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-files-dialog': DassFilesDialog;
  }
}
