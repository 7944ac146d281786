'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassDialog as DassDialogElement } from '../entries/dass-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-dialog.js';

export type { DassDialogElement };
export type * from '../entries/dass-dialog.js';

/** The props of <DassDialog>, in addition to the attributes of every HTML element. */
export interface DassDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`; a dialog needs one. */
  heading?: DassDialogElement['heading'] | undefined;
  /**
   * Width: `s` (400px), `m` (560px, default), `l` (800px), `full`, or a CSS length such as `70vw`. On small screens the
   * dialog is always full screen.
   */
  width?: DassDialogElement['width'] | undefined;
  /** Sets the role `alertdialog`, for errors, warnings and questions before data are lost. Default: `false`. */
  alert?: DassDialogElement['alert'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassDialogElement['persistent'] | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassDialogElement; readonly currentTarget: DassDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassDialogElement; readonly currentTarget: DassDialogElement }) => void) | undefined;
}
export type DassDialogProps = DassDialogOwnProps & Omit<React.HTMLAttributes<DassDialogElement>, keyof DassDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-dialog',
  elementClass: DassDialogElement,
  react: React,
  events: {
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassDialog',
});

/**
 * A modal dialog around content of the application.
 *
 * Slots:
 * - default: The content.
 * - `footer`: The actions.
 */
export const DassDialog = component as React.FunctionComponent<DassDialogProps & React.RefAttributes<DassDialogElement>>;
