import { FormElement } from '../../base/forms/form-element.js';
import { list, oneOf, property, type Accept } from '../../base/property.js';
import type { RejectedFile } from '../../core/files/file-intake.js';
import type { UploadEntry } from '../../core/files/upload-entry.js';
import type { UploadProtocol } from '../transports/address-transport.js';
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

/** The detail of `dass-upload-error`. */
export interface DassUploadUploadErrorDetail {
  /** The entry whose file was not sent. */
  readonly entry: UploadEntry;
  /** Why, as the transport says it to the user: with `uploadTo()` the message of the response. `''` when it gives none. */
  readonly message: string;
  /** Whether the user can send the file again. */
  readonly canRetry: boolean;
  /** All entries. */
  readonly files: readonly UploadEntry[];
}

export interface UploadEvents {
  'dass-change': DassUploadChangeDetail;
  'dass-reject': DassUploadRejectDetail;
  'dass-upload': DassUploadUploadDetail;
  'dass-upload-error': DassUploadUploadErrorDetail;
}

/** A form element with the events of an upload. */
abstract class UploadBase extends FormElement<UploadEvents> {}

/** A relative address, or one of the web. */
const webAddress: Accept<string> = (value) =>
  typeof value === 'string' && /^(https?:|(?![a-z][\w+.-]*:))/i.test(value) ? value : undefined;

/** The public properties of an upload. */
export abstract class UploadProperties extends UploadOptions(UploadBase) {
  /**
   * The entries: new ones with `file`, stored ones with `src`, `fileName` and `type`. One that was sent has both, and
   * is not submitted with a form. When the user changes them, the list is replaced, and its objects stay as they are.
   * Entries without `_id` get one. Default: `[]`.
   */
  @property({ attribute: false, accept: list as (value: unknown) => readonly UploadEntry[] | undefined })
  files: readonly UploadEntry[] = [];

  /**
   * Keeps the new files in the browser (IndexedDB) until they are sent or removed, under this name: an upload with the same
   * name shows them again, and sends them on, after a reload, a crash or a closed tab. Choose one name for each record. The
   * files are added to those of the application as soon as `busy` is `false`, with `dass-change`. They are deleted after 7
   * days, when the form is reset, and when the application sets `files` without them. Default: `''`, nothing is kept.
   */
  @property({ type: String, attribute: 'restore-key' })
  restoreKey = '';

  /** Identifies the user whose files are kept: other users of the browser do not get them. Default: `''`. */
  @property({ type: String, attribute: 'restore-user' })
  restoreUser = '';

  /**
   * Address to which each new file is sent at once, for pages without a script of the application: by `POST`, as a form
   * (`multipart/form-data`) with the file in the field `file`. The response is JSON with the stored fields of the entry, such
   * as `{"src": "/files/17", "fileName": "report.pdf"}`, and `dass-upload` is fired. Cookies are sent to the page's own origin only. `transport` wins over it. An
   * address that is not of the web counts as none. Default: `''`, files are not sent.
   */
  @property({ type: String, attribute: 'upload-url', accept: webAddress })
  uploadUrl = '';

  /**
   * How `upload-url` gets files. `request`: one request for each file, a form with the field `file`. `tus`: by the tus protocol,
   * so that large files continue where they were, with the address of the upload as `src`; an application with a bundler also imports
   * `dass-elements/tus-transport.js`. An invalid value counts as the default. Default: `request`.
   */
  @property({ type: String, attribute: 'upload-protocol', accept: oneOf(['request', 'tus']) })
  uploadProtocol: UploadProtocol = 'request';

  /** Shows that stored files are loading, as long as there are no entries. Default: `false`. */
  @property({ type: Boolean })
  busy = false;
}
