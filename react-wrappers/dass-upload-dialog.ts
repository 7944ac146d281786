'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassUploadDialog as DassUploadDialogElement } from '../entries/dass-upload-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassUploadDialogChangeDetail, DassUploadDialogConfirmDetail, DassUploadDialogRejectDetail } from '../entries/dass-upload-dialog.js';

export type { DassUploadDialogElement };
export type * from '../entries/dass-upload-dialog.js';

/** The props of <DassUploadDialog>, in addition to the attributes of every HTML element. */
export interface DassUploadDialogOwnProps {
  /** Keeps several files: new ones are appended. Otherwise a new file replaces the one before. Default: `false`. */
  multiple?: DassUploadDialogElement['multiple'] | undefined;
  /** Maximum number of files with `multiple`. Default: 0, no limit. */
  maxFiles?: DassUploadDialogElement['maxFiles'] | undefined;
  /** Fields that each new entry gets, with their initial values: `{description: ''}`. They are copied. Default: none. */
  schema?: DassUploadDialogElement['schema'] | undefined;
  /**
   * Function of the application that sends a file: it gets a task with `file`, `signal`, `progress()`, `done()` and
   * `fail()`. Each file without `src` is sent, and its row shows progress, cancel and retry. Default: none, files are
   * not sent.
   */
  transport?: DassUploadDialogElement['transport'] | undefined;
  /**
   * Function of the application that lets the user sign in again when his session has ended while files are sent. It may
   * return a promise: sending goes on when that is fulfilled. Default: none; the user signs in where he knows, and tries again.
   */
  signIn?: DassUploadDialogElement['signIn'] | undefined;
  /** Number of files that are sent at the same time. Default: 3. */
  concurrency?: DassUploadDialogElement['concurrency'] | undefined;
  /**
   * Whether the user can crop, turn and mark a new image. Not with `transport`, which sends each file at once. Default:
   * `false`.
   */
  editable?: DassUploadDialogElement['editable'] | undefined;
  /**
   * The accepted types: `image`, `pdf`, `video`, `audio`, `spreadsheet`, `text`, `presentation`, `calendar` and
   * `custom` (see `customType`), as a list, or as a text with spaces. The type of a file is decided by its declared
   * type, its extension and its content. A program is never accepted, unless `customType` names its extension. Another
   * image than the name says is accepted with its own type and a corrected name. Unknown names are ignored with one
   * warning. Default: `[]`, every type.
   */
  types?: DassUploadDialogElement['types'] | undefined;
  /**
   * The types that `custom` accepts, and their name for the user: `{type: 'model/step,.step', message: 'Desenho
   * STEP'}`. Default: none.
   */
  customType?: DassUploadDialogElement['customType'] | undefined;
  /** Maximum size of a file in MB (1,000,000 bytes), compared with 4 decimals. A larger file is rejected. Default: 10. */
  maxSize?: DassUploadDialogElement['maxSize'] | undefined;
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Adicionar arquivos'. */
  heading?: DassUploadDialogElement['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `m`. */
  width?: DassUploadDialogElement['width'] | undefined;
  /** The files that the user has confirmed. Replaced when he confirms; its objects stay as they are. Default: `[]`. */
  files?: DassUploadDialogElement['files'] | undefined;
  /** Prevents the user from changing or confirming the files. Default: `false`. */
  readOnly?: DassUploadDialogElement['readOnly'] | undefined;
  /** Disables the upload: the user cannot change the files, and the button that confirms is disabled. Default: `false`. */
  disabled?: DassUploadDialogElement['disabled'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassUploadDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassUploadDialogElement['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassUploadDialogConfirmDetail> & { readonly target: DassUploadDialogElement; readonly currentTarget: DassUploadDialogElement }) => void) | undefined;
  /** Fired when the user has added, removed or moved files. */
  onDassChange?: ((event: CustomEvent<DassUploadDialogChangeDetail> & { readonly target: DassUploadDialogElement; readonly currentTarget: DassUploadDialogElement }) => void) | undefined;
  /** Fired when files of the user were not accepted. */
  onReject?: ((event: CustomEvent<DassUploadDialogRejectDetail> & { readonly target: DassUploadDialogElement; readonly currentTarget: DassUploadDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassUploadDialogElement; readonly currentTarget: DassUploadDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassUploadDialogElement; readonly currentTarget: DassUploadDialogElement }) => void) | undefined;
}
export type DassUploadDialogProps = DassUploadDialogOwnProps & Omit<React.HTMLAttributes<DassUploadDialogElement>, keyof DassUploadDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-upload-dialog',
  elementClass: DassUploadDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onDassChange: 'dass-change',
    onReject: 'dass-reject',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassUploadDialog',
});

/**
 * A dialog in which the user adds new files: a zone to pick, drop and paste them, and their list. The list is empty whenever
 * the dialog opens. Escape and the close button ask before files are discarded; the cancel button does not.
 *
 * With `transport` the files are sent at once. The user can confirm when all have been sent; closing the dialog stops
 * sending.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `files`. It is not shown.
 */
export const DassUploadDialog = component as React.FunctionComponent<DassUploadDialogProps & React.RefAttributes<DassUploadDialogElement>>;
