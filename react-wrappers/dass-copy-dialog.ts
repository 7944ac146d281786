'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassCopyDialog as DassCopyDialogElement } from '../entries/dass-copy-dialog.js';
import type { DassCopyDialogCloseDetail, DassCopyDialogConfirmDetail, DassDialogBeforeCloseDetail } from '../entries/dass-copy-dialog.js';

export type { DassCopyDialogElement };
export type * from '../entries/dass-copy-dialog.js';

/** The props of <DassCopyDialog>, in addition to the attributes of every HTML element. */
export interface DassCopyDialogOwnProps<Row extends object = object> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Copiar valores'. */
  heading?: DassCopyDialogElement<Row>['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens the dialog is always full screen. Default: `60vw`. */
  width?: DassCopyDialogElement<Row>['width'] | undefined;
  /**
   * The rows that values are copied between. Entries that are not objects are left out. The rows are not changed. When
   * they are replaced while the dialog is open, the user's choice is kept by the keys. Default: `[]`.
   */
  rows?: DassCopyDialogElement<Row>['rows'] | undefined;
  /**
   * The columns whose values can be copied. Those with the field of the key or of the label are left out. Default: `[]`,
   * nothing can be confirmed.
   */
  columns?: DassCopyDialogElement<Row>['columns'] | undefined;
  /**
   * Name of the field with the key of a row. A row without a key, or with that of an earlier row, gets another one, with a
   * warning in the console. Default: `id`.
   */
  fieldId?: DassCopyDialogElement<Row>['fieldId'] | undefined;
  /** Name of the field with the label of a row. A row without a label shows its key. Default: `label`. */
  fieldLabel?: DassCopyDialogElement<Row>['fieldLabel'] | undefined;
  /** Key of the row that is the source when the dialog opens. Default: `''`, none. */
  sourceKey?: DassCopyDialogElement<Row>['sourceKey'] | undefined;
  /** Keys of the rows that are targets when the dialog opens. Default: `[]`. */
  targetKeys?: DassCopyDialogElement<Row>['targetKeys'] | undefined;
  /** Names of the columns that are copied when the dialog opens. Default: `undefined`, all. */
  copiedColumns?: DassCopyDialogElement<Row>['copiedColumns'] | undefined;
  /** Whether only empty values are filled in when the dialog opens. The user can change it. Default: `false`. */
  onlyEmpty?: DassCopyDialogElement<Row>['onlyEmpty'] | undefined;
  /** Shows that the application is loading the rows: the user cannot confirm meanwhile. Default: `false`. */
  busy?: DassCopyDialogElement<Row>['busy'] | undefined;
  /**
   * Shows that the confirmed choice is being saved: the button that confirms is busy, the choice cannot be changed, and
   * only the application can close the dialog. Default: `false`.
   */
  confirming?: DassCopyDialogElement<Row>['confirming'] | undefined;
  /**
   * Error message of saving, shown above the buttons and announced at once. The user can confirm again. Set a function
   * that returns the text when it is composed of several: it is called whenever the dialog is rendered. Default: `''`.
   */
  errorText?: DassCopyDialogElement<Row>['errorText'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassCopyDialogElement<Row>['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassCopyDialogElement<Row>['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassCopyDialogConfirmDetail<Row>> & { readonly target: DassCopyDialogElement<Row>; readonly currentTarget: DassCopyDialogElement<Row> }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassCopyDialogElement<Row>; readonly currentTarget: DassCopyDialogElement<Row> }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is what the user confirmed. */
  onClose?: ((event: CustomEvent<DassCopyDialogCloseDetail<Row>> & { readonly target: DassCopyDialogElement<Row>; readonly currentTarget: DassCopyDialogElement<Row> }) => void) | undefined;
}
export type DassCopyDialogProps<Row extends object = object> = DassCopyDialogOwnProps<Row> & Omit<React.HTMLAttributes<DassCopyDialogElement<Row>>, keyof DassCopyDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-copy-dialog',
  elementClass: DassCopyDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassCopyDialog',
});

/**
 * Copies values from one row to others. The user selects the source, the columns and the targets, and whether only empty
 * values are filled in. The table of targets shows what each value becomes, which values stay, and in which targets
 * nothing changes; the button says how many rows change.
 *
 * Copying to many targets shows its progress, and the user can stop it. `dass-confirm` is fired when all is copied.
 *
 * Each opening starts with the choice that the properties describe. Escape and the close button ask before a selection
 * of targets is discarded; the cancel button does not. `copyValues()` opens the dialog and returns a promise.
 *
 * The rows of the application are not changed: `dass-confirm` has copies. To save before the dialog closes, prevent the
 * event, set `confirming`, and close the dialog in the end, or set `errorText`. `copyValues()` does that, too.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `rows`. It is not shown.
 */
export const DassCopyDialog = component as <Row extends object = object>(props: DassCopyDialogProps<Row> & React.RefAttributes<DassCopyDialogElement<any>>) => React.ReactElement | null;
