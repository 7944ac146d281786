'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassImageEditorDialog as DassImageEditorDialogElement } from '../entries/dass-image-editor-dialog.js';
import type { DassDialogBeforeCloseDetail, DassImageEditorDialogCloseDetail, DassImageEditorDialogConfirmDetail } from '../entries/dass-image-editor-dialog.js';

export type { DassImageEditorDialogElement };
export type * from '../entries/dass-image-editor-dialog.js';

/** The props of <DassImageEditorDialog>, in addition to the attributes of every HTML element. */
export interface DassImageEditorDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Editar imagem'. */
  heading?: DassImageEditorDialogElement['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `full`. */
  width?: DassImageEditorDialogElement['width'] | undefined;
  /**
   * The image: a `File` or `Blob` of any format that the browser shows. It is never changed. Another file starts anew.
   * Default: `undefined`.
   */
  file?: DassImageEditorDialogElement['file'] | undefined;
  /**
   * What the user can do: `crop`, `turn` (turn and mirror), `arrow`, `line`, `ellipse`, `rectangle`, `text`, `blur`, in a
   * list or a text. Default: all.
   */
  tools?: DassImageEditorDialogElement['tools'] | undefined;
  /**
   * The shapes that the user can crop to: `free` or `width:height`, in a list or a text. A single one that is not `free`
   * is kept: the image is cropped to it at once. Default: `['free', '1:1', '4:3', '16:9']`.
   */
  ratios?: DassImageEditorDialogElement['ratios'] | undefined;
  /**
   * Format of the file: `png`, `jpeg`, `webp`, or `auto` for the format before: PNG and WebP stay, others become JPEG, an
   * SVG or GIF becomes PNG. A browser that cannot write WebP writes JPEG. Default: `auto`.
   */
  format?: DassImageEditorDialogElement['format'] | undefined;
  /** Quality of a JPEG or WebP, above 0 and at most 1. Default: 0.9. */
  quality?: DassImageEditorDialogElement['quality'] | undefined;
  /**
   * Largest width in pixels. A wider result gets smaller in its shape. Default: `undefined`, the width of what is left of
   * the image.
   */
  maxWidth?: DassImageEditorDialogElement['maxWidth'] | undefined;
  /**
   * Maximum size of the file in MB (1,000,000 bytes). A larger result gets smaller until it fits. Default: `undefined`, no
   * limit.
   */
  maxSize?: DassImageEditorDialogElement['maxSize'] | undefined;
  /** Whether the result has the file before, too, in `original`. Default: `false`. */
  keepOriginal?: DassImageEditorDialogElement['keepOriginal'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassImageEditorDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassImageEditorDialogElement['persistent'] | undefined;
  /** Fired when the user confirms. Cancelable: when prevented, the dialog stays open. */
  onConfirm?: ((event: CustomEvent<DassImageEditorDialogConfirmDetail> & { readonly target: DassImageEditorDialogElement; readonly currentTarget: DassImageEditorDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassImageEditorDialogElement; readonly currentTarget: DassImageEditorDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is what the user confirmed. */
  onClose?: ((event: CustomEvent<DassImageEditorDialogCloseDetail> & { readonly target: DassImageEditorDialogElement; readonly currentTarget: DassImageEditorDialogElement }) => void) | undefined;
}
export type DassImageEditorDialogProps = DassImageEditorDialogOwnProps & Omit<React.HTMLAttributes<DassImageEditorDialogElement>, keyof DassImageEditorDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-image-editor-dialog',
  elementClass: DassImageEditorDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassImageEditorDialog',
});

/**
 * A dialog in which the user crops, turns, mirrors and marks an image, and makes parts of it unrecognizable, before it is
 * sent. Marks can be changed until the user confirms. The file itself is never changed: the result is a new file in
 * upright position, without the metadata of the file before, such as the place and the device.
 *
 * Images of more than 25 megapixels are made smaller, with a note; those of more than 120 megapixels are not opened. Of
 * an animation the first image is edited. A file that cannot be edited shows why. The user is asked before changes are
 * discarded. Everything can be done by keyboard: the marks are in a list, arrow keys move the selected one, Shift and
 * arrow keys resize it.
 *
 * An SVG needs a Content-Security-Policy that allows `blob:` for images.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `tools`. It is not shown.
 */
export const DassImageEditorDialog = component as React.FunctionComponent<DassImageEditorDialogProps & React.RefAttributes<DassImageEditorDialogElement>>;
