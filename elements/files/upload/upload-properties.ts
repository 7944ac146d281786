import type { EventMap } from '../../base/dass-element.js';
import { FormElement } from '../../base/forms/form-element.js';
import { callback, list, number, property, record } from '../../base/property.js';
import type { CustomFileType } from '../../core/files/accepted-types.js';
import type { RejectedFile } from '../../core/files/file-intake.js';
import { DEFAULT_MAX_SIZE_MB } from '../../core/files/file-size-limit.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import type { UploadTransport } from '../../core/files/upload-task.js';
import { fileGroups, type UploadType } from '../shared/file-groups.js';

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

/** The public properties of an upload. */
export abstract class UploadProperties<Events extends EventMap = UploadEvents> extends FormElement<Events> {
  /**
   * The accepted types: `image`, `pdf`, `video`, `audio`, `spreadsheet`, `text`, `presentation`, `calendar` and
   * `custom` (see `customType`), as a list, or as a text with spaces. The type of a file is decided by its declared
   * type, its extension and its first bytes. Unknown names are ignored with one warning. Default: `[]`, every type.
   */
  @property({ type: Array, converter: (value: string | null) => value ?? undefined, accept: fileGroups })
  types: readonly UploadType[] = [];

  /**
   * The types that `custom` accepts, and their name for the user: `{type: 'model/step,.step', message: 'Desenho
   * STEP'}`. Default: none.
   */
  @property({ attribute: false, accept: record as (value: unknown) => CustomFileType | undefined })
  customType?: CustomFileType | undefined;

  /**
   * Maximum size of a file in MB (1,000,000 bytes), compared with 4 decimals. A larger file is rejected. Default: 10.
   */
  @property({ type: Number, attribute: 'max-size', accept: number({ min: 0.0001 }) })
  maxSize = DEFAULT_MAX_SIZE_MB;

  /** Keeps several files: new ones are appended. Otherwise a new file replaces the one before. Default: `false`. */
  @property({ type: Boolean })
  multiple = false;

  /** Maximum number of files with `multiple`. Default: 0, no limit. */
  @property({ type: Number, attribute: 'max-files', accept: number({ min: 0, whole: true }) })
  maxFiles = 0;

  /**
   * Fields that each new entry gets, with their initial values: `{description: ''}`. They are copied. Default: none.
   */
  @property({ attribute: false, accept: record })
  schema?: object | undefined;

  /**
   * The entries: new ones with `file`, stored ones with `src`, `fileName` and `type`. When the user changes them, the
   * list is replaced, and its objects stay as they are. Entries without `_id` get one. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly UploadEntry[] | undefined })
  files: readonly UploadEntry[] = [];

  /**
   * Function of the application that sends a file: it gets a task with `file`, `signal`, `progress()`, `done()` and
   * `fail()`. Each file without `src` is sent, and its row shows progress, cancel and retry. Default: none, files are
   * not sent.
   */
  @property({ attribute: false, accept: callback as (value: unknown) => UploadTransport | undefined })
  transport?: UploadTransport | undefined;

  /** Number of files that are sent at the same time. Default: 3. */
  @property({ type: Number, accept: number({ min: 1, whole: true }) })
  concurrency = 3;
}
