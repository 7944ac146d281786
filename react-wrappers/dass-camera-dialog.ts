'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassCameraDialog as DassCameraDialogElement } from '../entries/dass-camera-dialog.js';
import type { DassCameraDialogCloseDetail, DassCameraDialogConfirmDetail, DassCameraDialogDeviceDetail, DassCameraDialogErrorDetail, DassDialogBeforeCloseDetail } from '../entries/dass-camera-dialog.js';

export type { DassCameraDialogElement };
export type * from '../entries/dass-camera-dialog.js';

/** The props of <DassCameraDialog>, in addition to the attributes of every HTML element. */
export interface DassCameraDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Câmera'. */
  heading?: DassCameraDialogElement['heading'] | undefined;
  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `50vw`. */
  width?: DassCameraDialogElement['width'] | undefined;
  /** What the user can take: `['photo']`, `['video']` or both, or their names in a text. Default: `['photo', 'video']`. */
  modes?: DassCameraDialogElement['modes'] | undefined;
  /**
   * `deviceId` of the camera. While filming, another one goes on with the same film. Default: `''`, the one that the user
   * selected last, otherwise the one on the back of a phone, or the browser's default.
   */
  deviceId?: DassCameraDialogElement['deviceId'] | undefined;
  /**
   * Maximum size of the file in MB (1,000,000 bytes). A photo gets smaller until it fits; a film stops by itself.
   * Default: 10.
   */
  maxSize?: DassCameraDialogElement['maxSize'] | undefined;
  /**
   * Longest film in seconds. At this length it stops by itself; the quality is chosen so that it fits `maxSize`.
   * Default: `undefined`, as long as the file fits: at least a minute with 10 MB.
   */
  maxDuration?: DassCameraDialogElement['maxDuration'] | undefined;
  /** Seconds of the self-timer that the user can switch on. 0 hides it. Default: 3. */
  countdown?: DassCameraDialogElement['countdown'] | undefined;
  /** Films without sound, so that the microphone is not asked for. Default: `false`. */
  withoutSound?: DassCameraDialogElement['withoutSound'] | undefined;
  /** Whether the user can crop, turn and mark a photo before confirming it. Default: `false`. */
  editable?: DassCameraDialogElement['editable'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassCameraDialogElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassCameraDialogElement['persistent'] | undefined;
  /** Fired when the user confirms the photo or film. Cancelable: when prevented, the dialog stays open and the address stays with the dialog. */
  onConfirm?: ((event: CustomEvent<DassCameraDialogConfirmDetail> & { readonly target: DassCameraDialogElement; readonly currentTarget: DassCameraDialogElement }) => void) | undefined;
  /** Fired when the camera or the encoder fails. */
  onCameraError?: ((event: CustomEvent<DassCameraDialogErrorDetail> & { readonly target: DassCameraDialogElement; readonly currentTarget: DassCameraDialogElement }) => void) | undefined;
  /** Fired when the user selects another camera. */
  onDeviceChange?: ((event: CustomEvent<DassCameraDialogDeviceDetail> & { readonly target: DassCameraDialogElement; readonly currentTarget: DassCameraDialogElement }) => void) | undefined;
  /** Fired before a user action closes the dialog. Cancelable: when prevented, the dialog stays open and nothing is confirmed. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassCameraDialogElement; readonly currentTarget: DassCameraDialogElement }) => void) | undefined;
  /** Fired once when a user action has closed the dialog. `value` is what the user confirmed. */
  onClose?: ((event: CustomEvent<DassCameraDialogCloseDetail> & { readonly target: DassCameraDialogElement; readonly currentTarget: DassCameraDialogElement }) => void) | undefined;
}
export type DassCameraDialogProps = DassCameraDialogOwnProps & Omit<React.HTMLAttributes<DassCameraDialogElement>, keyof DassCameraDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-camera-dialog',
  elementClass: DassCameraDialogElement,
  react: React,
  events: {
    onConfirm: 'dass-confirm',
    onCameraError: 'dass-camera-error',
    onDeviceChange: 'dass-device-change',
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassCameraDialog',
});

/**
 * A dialog in which the user takes a photo or a film, sees it, and confirms it. A photo is a PNG with everything that the
 * camera gives, smaller only to fit `maxSize`. A film is an MP4 with sound: H.264, at most 1280 × 720. It is encoded while
 * it is filmed, and checked before it is shown. The view of a front camera is mirrored, the file never. The user is asked
 * before a photo or film is discarded, also while it is taken. Escape and the close button end a film first.
 *
 * The camera is released when the dialog closes. The page needs a secure address, and a Content-Security-Policy that
 * allows `blob:` for images and media.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `modes`. It is not shown.
 */
export const DassCameraDialog = component as React.FunctionComponent<DassCameraDialogProps & React.RefAttributes<DassCameraDialogElement>>;
