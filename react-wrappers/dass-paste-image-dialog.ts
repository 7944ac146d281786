'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPasteImageDialog as DassPasteImageDialogElement } from '../entries/dass-paste-image-dialog.js';
import type { DassDialogBeforeCloseDetail, DassPasteImageDialogCloseDetail, DassPasteImageDialogConfirmDetail } from '../entries/dass-paste-image-dialog.js';

export type { DassPasteImageDialogElement };
export type * from '../entries/dass-paste-image-dialog.js';

/** The props of <DassPasteImageDialog>, in addition to the attributes of every HTML element. */
export interface DassPasteImageDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Colar imagem'. */
  heading?: DassPasteImageDialogElement['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `m`. */
  width?: DassPasteImageDialogElement['width'] | undefined;
  /** Maximum size of the image in MB (1,000,000 bytes), compared with 4 decimals. Default: 10. */
  maxSize?: DassPasteImageDialogElement['maxSize'] | undefined;
  /** Whether the user can crop, turn and mark the pasted image before confirming it. Default: `false`. */
  editable?: DassPasteImageDialogElement['editable'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassPasteImageDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassPasteImageDialogElement['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassPasteImageDialogConfirmDetail> & { readonly target: DassPasteImageDialogElement; readonly currentTarget: DassPasteImageDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassPasteImageDialogElement; readonly currentTarget: DassPasteImageDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is the image that the user confirmed. */
  onClose?: ((event: CustomEvent<DassPasteImageDialogCloseDetail> & { readonly target: DassPasteImageDialogElement; readonly currentTarget: DassPasteImageDialogElement }) => void) | undefined;
}
export type DassPasteImageDialogProps = DassPasteImageDialogOwnProps & Omit<React.HTMLAttributes<DassPasteImageDialogElement>, keyof DassPasteImageDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-paste-image-dialog',
  elementClass: DassPasteImageDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassPasteImageDialog',
});

/**
 * A dialog in which the user pastes an image from the clipboard, with Ctrl+V or a button, and sees it before confirming.
 * The first item of kind file is taken, so that an image that was copied from a page can be pasted as well. It must be
 * an image by its content, and not larger than `maxSize`; another paste replaces it. The user is asked before a pasted
 * image is discarded.
 */
export const DassPasteImageDialog = component as React.FunctionComponent<DassPasteImageDialogProps & React.RefAttributes<DassPasteImageDialogElement>>;
