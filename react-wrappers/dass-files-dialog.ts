'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassFilesDialog as DassFilesDialogElement } from '../entries/dass-files-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail, DassFilesDialogChangeDetail, DassFilesDialogConfirmDetail, DassFilesDialogRejectDetail } from '../entries/dass-files-dialog.js';

export type { DassFilesDialogElement };
export type * from '../entries/dass-files-dialog.js';

/** The props of <DassFilesDialog>, in addition to the attributes of every HTML element. */
export interface DassFilesDialogOwnProps {
  /**
   * Whether only the buttons of the dialog close it, and not Escape. Default: `true`; `false` sets it for one
   * dialog.
   */
  persistent?: DassFilesDialogElement['persistent'] | undefined;
  /** Disables the button that confirms. Default: `false`. */
  confirmDisabled?: DassFilesDialogElement['confirmDisabled'] | undefined;
  /** Keeps several files: new ones are appended. Otherwise a new file replaces the one before. Default: `false`. */
  multiple?: DassFilesDialogElement['multiple'] | undefined;
  /** Maximum number of files with `multiple`. Default: 0, no limit. */
  maxFiles?: DassFilesDialogElement['maxFiles'] | undefined;
  /** Fields that each new entry gets, with their initial values: `{description: ''}`. They are copied. Default: none. */
  schema?: DassFilesDialogElement['schema'] | undefined;
  /**
   * Function of the application that sends a file: it gets a task with `file`, `signal`, `progress()`, `done()` and
   * `fail()`. Each file without `src` is sent, and its row shows progress, cancel and retry. Default: none, files are
   * not sent.
   */
  transport?: DassFilesDialogElement['transport'] | undefined;
  /**
   * Function of the application that lets the user sign in again when his session has ended while files are sent. It may
   * return a promise: sending goes on when that is fulfilled. Default: none; the user signs in where he knows, and tries again.
   */
  signIn?: DassFilesDialogElement['signIn'] | undefined;
  /** Number of files that are sent at the same time. Default: 3. */
  concurrency?: DassFilesDialogElement['concurrency'] | undefined;
  /**
   * Whether the user can crop, turn and mark a new image. Not with `transport`, which sends each file at once. Default:
   * `false`.
   */
  editable?: DassFilesDialogElement['editable'] | undefined;
  /**
   * The accepted types: `image`, `pdf`, `video`, `audio`, `spreadsheet`, `text`, `presentation`, `calendar` and
   * `custom` (see `customType`), as a list, or as a text with spaces. The type of a file is decided by its declared
   * type, its extension and its content. A program is never accepted, unless `customType` names its extension. Another
   * image than the name says is accepted with its own type and a corrected name. Unknown names are ignored with one
   * warning. Default: `[]`, every type.
   */
  types?: DassFilesDialogElement['types'] | undefined;
  /**
   * The types that `custom` accepts, and their name for the user: `{type: 'model/step,.step', message: 'Desenho
   * STEP'}`. Default: none.
   */
  customType?: DassFilesDialogElement['customType'] | undefined;
  /** Maximum size of a file in MB (1,000,000 bytes), compared with 4 decimals. A larger file is rejected. Default: 10. */
  maxSize?: DassFilesDialogElement['maxSize'] | undefined;
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Adicionar arquivos'. */
  heading?: DassFilesDialogElement['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `m`. */
  width?: DassFilesDialogElement['width'] | undefined;
  /** The files that the user has confirmed. Replaced when he confirms; its objects stay as they are. Default: `[]`. */
  files?: DassFilesDialogElement['files'] | undefined;
  /** Prevents the user from changing or confirming the files. Default: `false`. */
  readOnly?: DassFilesDialogElement['readOnly'] | undefined;
  /** Disables the upload: the user cannot change the files, and the button that confirms is disabled. Default: `false`. */
  disabled?: DassFilesDialogElement['disabled'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassFilesDialogElement['open'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassFilesDialogConfirmDetail> & { readonly target: DassFilesDialogElement; readonly currentTarget: DassFilesDialogElement }) => void) | undefined;
  /** Fired when the user has added, removed or moved files. */
  onDassChange?: ((event: CustomEvent<DassFilesDialogChangeDetail> & { readonly target: DassFilesDialogElement; readonly currentTarget: DassFilesDialogElement }) => void) | undefined;
  /** Fired when files of the user were not accepted. */
  onReject?: ((event: CustomEvent<DassFilesDialogRejectDetail> & { readonly target: DassFilesDialogElement; readonly currentTarget: DassFilesDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassFilesDialogElement; readonly currentTarget: DassFilesDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassFilesDialogElement; readonly currentTarget: DassFilesDialogElement }) => void) | undefined;
}
export type DassFilesDialogProps = DassFilesDialogOwnProps & Omit<React.HTMLAttributes<DassFilesDialogElement>, keyof DassFilesDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-files-dialog',
  elementClass: DassFilesDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onDassChange: 'dass-change',
    onReject: 'dass-reject',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassFilesDialog',
});

/**
 * A dialog in which the user adds, removes and orders the files of a record. It opens with `files`, and only its buttons
 * close it. The application can disable the button that confirms.
 *
 * With `transport` the files are sent at once. The user can confirm when all have been sent; closing the dialog stops
 * sending.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `files`. It is not shown.
 */
export const DassFilesDialog = component as React.FunctionComponent<DassFilesDialogProps & React.RefAttributes<DassFilesDialogElement>>;
