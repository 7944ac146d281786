import { FormElement } from '../../base/forms/form-element.js';
import { list, property } from '../../base/property.js';
import type { RejectedFile } from '../../core/files/file-intake.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import { UploadOptions } from '../shared/upload-shared-properties.js';

/** The detail of `dass-change`. */
export interface DassUploadChangeDetail {
  /** The entries after the change, each with an `_id`. A new file has `file`, `name`, `size` and `type`. */
  readonly files: readonly UploadEntry[];
}

/** The detail of `dass-reject`. */
export interface DassUploadRejectDetail {
  /** The rejected files, each with its reason. */
  readonly files: readonly RejectedFile[];
}

/** The detail of `dass-upload`. */
export interface DassUploadUploadDetail {
  /** The entry whose file has been sent, with the fields that the transport has stored. */
  readonly entry: UploadEntry;
  /** All entries. */
  readonly files: readonly UploadEntry[];
}

export interface UploadEvents {
  'dass-change': DassUploadChangeDetail;
  'dass-reject': DassUploadRejectDetail;
  'dass-upload': DassUploadUploadDetail;
}

/** A form element with the events of an upload. */
abstract class UploadBase extends FormElement<UploadEvents> {}

/** The public properties of an upload. */
export abstract class UploadProperties extends UploadOptions(UploadBase) {
  /**
   * The entries: new ones with `file`, stored ones with `src`, `fileName` and `type`. When the user changes them, the
   * list is replaced, and its objects stay as they are. Entries without `_id` get one. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly UploadEntry[] | undefined })
  files: readonly UploadEntry[] = [];

  /** Shows that stored files are loading, as long as there are no entries. Default: `false`. */
  @property({ type: Boolean })
  busy = false;
}
