// What an upload loads when it has files, or when the user first comes near: the list, the transfers and the checks.
import type { Transfer } from '../../core/files/transfer.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import '../../controls/tooltip/tooltip.js';
import { ImageEditing } from '../../media/image-editor-dialog/image-editing.js';
import { AddressTransport } from '../transports/address-transport.js';
import { captureScreen } from './capture-screen.js';
import { FileRows, type FileRowsOptions } from './file-rows.js';
import { FileTransfers, type TransferHost } from './file-transfers.js';
import { UploadIntake, type IntakeHost } from './upload-intake.js';

export interface UploadPartsOptions extends FileRowsOptions {
  /** Called when a file has been sent and its entry has the stored fields. */
  onStored(entry: UploadEntry): void;
  /** Called when a file was refused, or given up. */
  onFailed(id: string, transfer: Transfer): void;
  /** Returns the state of a file that was kept and is not to be sent by itself. */
  stateOf(id: string): 'paused' | 'canceled' | undefined;
  /** Called when files start or stop being sent. */
  onTransfers(): void;
}

/** The parts of an upload that load on demand. */
export class UploadParts {
  readonly transfers: FileTransfers;
  readonly rows: FileRows;
  readonly intake: UploadIntake;
  readonly editing: ImageEditing;
  /** The transport for `upload-url`. */
  readonly address = new AddressTransport();
  readonly captureScreen = captureScreen;

  constructor(host: IntakeHost & TransferHost, options: UploadPartsOptions) {
    const { list, stateOf, onStored, onFailed, onTransfers } = options;
    this.transfers = new FileTransfers(host, { list, stateOf, onStored, onFailed, onChange: onTransfers });
    this.rows = new FileRows(host, this.transfers, options);
    this.intake = new UploadIntake(host);
    this.editing = new ImageEditing(host);
  }
}
