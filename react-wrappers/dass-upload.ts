'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassUpload as DassUploadElement } from '../entries/dass-upload.js';
import type { DassUploadChangeDetail, DassUploadRejectDetail, DassUploadUploadDetail, DassUploadUploadErrorDetail } from '../entries/dass-upload.js';

export type { DassUploadElement };
export type * from '../entries/dass-upload.js';

/** The props of <DassUpload>, in addition to the attributes of every HTML element. */
export interface DassUploadOwnProps {
  /** Keeps several files: new ones are appended. Otherwise a new file replaces the one before. Default: `false`. */
  multiple?: DassUploadElement['multiple'] | undefined;
  /** Maximum number of files with `multiple`. Default: 0, no limit. */
  maxFiles?: DassUploadElement['maxFiles'] | undefined;
  /** Fields that each new entry gets, with their initial values: `{description: ''}`. They are copied. Default: none. */
  schema?: DassUploadElement['schema'] | undefined;
  /**
   * Function of the application that sends a file: it gets a task with `file`, `signal`, `progress()`, `done()` and
   * `fail()`. Each file without `src` is sent, and its row shows progress, cancel and retry. Default: none, files are
   * not sent.
   */
  transport?: DassUploadElement['transport'] | undefined;
  /**
   * Function of the application that lets the user sign in again when his session has ended while files are sent. It may
   * return a promise: sending goes on when that is fulfilled. Default: none; the user signs in where he knows, and tries again.
   */
  signIn?: DassUploadElement['signIn'] | undefined;
  /** Number of files that are sent at the same time. Default: 3. */
  concurrency?: DassUploadElement['concurrency'] | undefined;
  /**
   * Whether the user can crop, turn and mark a new image. Not with `transport`, which sends each file at once. Default:
   * `false`.
   */
  editable?: DassUploadElement['editable'] | undefined;
  /**
   * The accepted types: `image`, `pdf`, `video`, `audio`, `spreadsheet`, `text`, `presentation`, `calendar` and
   * `custom` (see `customType`), as a list, or as a text with spaces. The type of a file is decided by its declared
   * type, its extension and its content. A program is never accepted, unless `customType` names its extension. Another
   * image than the name says is accepted with its own type and a corrected name. Unknown names are ignored with one
   * warning. Default: `[]`, every type.
   */
  types?: DassUploadElement['types'] | undefined;
  /**
   * The types that `custom` accepts, and their name for the user: `{type: 'model/step,.step', message: 'Desenho
   * STEP'}`. Default: none.
   */
  customType?: DassUploadElement['customType'] | undefined;
  /** Maximum size of a file in MB (1,000,000 bytes), compared with 4 decimals. A larger file is rejected. Default: 10. */
  maxSize?: DassUploadElement['maxSize'] | undefined;
  /**
   * The entries: new ones with `file`, stored ones with `src`, `fileName` and `type`. One that was sent has both, and
   * is not submitted with a form. When the user changes them, the list is replaced, and its objects stay as they are.
   * Entries without `_id` get one. Default: `[]`.
   */
  files?: DassUploadElement['files'] | undefined;
  /**
   * Keeps the new files in the browser (IndexedDB) until they are sent or removed, under this name: an upload with the same
   * name shows them again, and sends them on, after a reload, a crash or a closed tab. Choose one name for each record. The
   * files are added to those of the application as soon as `busy` is `false`, with `dass-change`. They are deleted after 7
   * days, when the form is reset, and when the application sets `files` without them. Default: `''`, nothing is kept.
   */
  restoreKey?: DassUploadElement['restoreKey'] | undefined;
  /** Identifies the user whose files are kept: other users of the browser do not get them. Default: `''`. */
  restoreUser?: DassUploadElement['restoreUser'] | undefined;
  /**
   * Address to which each new file is sent at once, for pages without a script of the application: by `POST`, as a form
   * (`multipart/form-data`) with the file in the field `file`. The response is JSON with the stored fields of the entry, such
   * as `{"src": "/files/17", "fileName": "report.pdf"}`, and `dass-upload` is fired. Cookies are sent to the page's own origin only. `transport` wins over it. An
   * address that is not of the web counts as none. Default: `''`, files are not sent.
   */
  uploadUrl?: DassUploadElement['uploadUrl'] | undefined;
  /**
   * How `upload-url` gets files. `request`: one request for each file, a form with the field `file`. `tus`: by the tus protocol,
   * so that large files continue where they were, with the address of the upload as `src`; an application with a bundler also imports
   * `dass-elements/tus-transport.js`. An invalid value counts as the default. Default: `request`.
   */
  uploadProtocol?: DassUploadElement['uploadProtocol'] | undefined;
  /** Shows that stored files are loading, as long as there are no entries. Default: `false`. */
  busy?: DassUploadElement['busy'] | undefined;
  /** Name of the value in form data. Default: `''`, the value is not submitted. */
  name?: DassUploadElement['name'] | undefined;
  /** Label of the field. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassUploadElement['label'] | undefined;
  /** Hides the label visually; screen readers still announce it. Default: `false`. */
  labelHidden?: DassUploadElement['labelHidden'] | undefined;
  /**
   * Help text below the field. An error message is shown below it. A text that starts with `dass` is a message id.
   * Default: `''`.
   */
  hint?: DassUploadElement['hint'] | undefined;
  /**
   * Disables the field: it cannot be focused and is not submitted. A disabled fieldset around the field does the same.
   * Default: `false`.
   */
  disabled?: DassUploadElement['disabled'] | undefined;
  /**
   * Prevents the user from changing the value. The field can still be focused and is submitted; it is never invalid.
   * Default: `false`.
   */
  readOnly?: DassUploadElement['readOnly'] | undefined;
  /** Makes the field invalid while it has no value. Default: `false`. */
  required?: DassUploadElement['required'] | undefined;
  /**
   * Error message of the application, for example a server's answer. While it is not empty the field is invalid and
   * shows it. A text that starts with `dass` is a message id. Default: `''`.
   */
  customValidity?: DassUploadElement['customValidity'] | undefined;
  /** Fired when the user has added, removed or moved files. */
  onDassChange?: ((event: CustomEvent<DassUploadChangeDetail> & { readonly target: DassUploadElement; readonly currentTarget: DassUploadElement }) => void) | undefined;
  /** Fired when files of the user were not accepted, once for all files that he has offered together. */
  onReject?: ((event: CustomEvent<DassUploadRejectDetail> & { readonly target: DassUploadElement; readonly currentTarget: DassUploadElement }) => void) | undefined;
  /** Fired when the transport has sent a file. */
  onUpload?: ((event: CustomEvent<DassUploadUploadDetail> & { readonly target: DassUploadElement; readonly currentTarget: DassUploadElement }) => void) | undefined;
  /** Fired when the server has refused a file, or the upload has given it up. Not fired while another attempt follows by itself, nor when the user cancels. */
  onUploadError?: ((event: CustomEvent<DassUploadUploadErrorDetail> & { readonly target: DassUploadElement; readonly currentTarget: DassUploadElement }) => void) | undefined;
  /** Fired with `dass-change`, for forms. */
  onChange?: ((event: Event & { readonly target: DassUploadElement; readonly currentTarget: DassUploadElement }) => void) | undefined;
}
export type DassUploadProps = DassUploadOwnProps & Omit<React.HTMLAttributes<DassUploadElement>, keyof DassUploadOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-upload',
  elementClass: DassUploadElement,
  react: React,
  events: {
    onDassChange: 'dass-change',
    onReject: 'dass-reject',
    onUpload: 'dass-upload',
    onUploadError: 'dass-upload-error',
    onChange: 'change',
  },
  displayName: 'DassUpload',
});

/**
 * A zone to pick, drop and paste files, and the list of files. A file is accepted by its type (decided by name and
 * content), size and number; the others are shown with their reasons. Folders can be dropped with `multiple`. When
 * image is the only type, the user can also capture the screen.
 *
 * In the list the arrow keys move between the files, Alt with an arrow key moves a file, and Delete removes it. With
 * `transport` or `upload-url` each file is sent, and can be canceled and sent again. In a form the new files are submitted under
 * `name`, like those of a native file input. While added files are being checked, no submit passes, and a notice says why.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `files`. It is not shown.
 */
export const DassUpload = component as React.FunctionComponent<DassUploadProps & React.RefAttributes<DassUploadElement>>;
