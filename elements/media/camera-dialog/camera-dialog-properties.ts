import { number, property } from '../../base/property.js';
import {
  DialogElement,
  dialogWidth,
  type DassDialogCloseDetail,
  type DialogEvents,
} from '../../controls/dialog/dialog-element.js';
import type { CaptureError } from '../shared/capture-error-model.js';
import { ALL_MODES, cameraModes, type CameraMode } from './camera-modes.js';

/** What the user has taken. */
export interface CameraResult {
  /** What it is. */
  readonly kind: CameraMode;
  /** The file: a PNG of a photo, an MP4 of a film. */
  readonly data: File;
  /** Address of the file. It is valid until the application revokes it with `URL.revokeObjectURL()`. */
  readonly url: string;
}

/** The detail of `dass-confirm`. */
export interface DassCameraDialogConfirmDetail extends CameraResult {
  /** The file: a PNG of a photo, an MP4 of a film. */
  readonly data: File;
}

/** The detail of `dass-close`. */
export interface DassCameraDialogCloseDetail extends DassDialogCloseDetail {
  /** What the user has confirmed. Null when the user did not confirm. */
  readonly value: CameraResult | null;
}

/** The detail of `dass-camera-error`. */
export interface DassCameraDialogErrorDetail {
  /** What has failed: `kind` names it, `cause` is the browser's own error. */
  readonly error: CaptureError;
}

/** The detail of `dass-device-change`. */
export interface DassCameraDialogDeviceDetail {
  /** Id of the camera; `''` for the browser's default. */
  readonly deviceId: string;
  /** Name of the camera; `''` for the browser's default. */
  readonly label: string;
}

export interface CameraDialogEvents extends DialogEvents {
  'dass-confirm': DassCameraDialogConfirmDetail;
  'dass-close': DassCameraDialogCloseDetail;
  'dass-camera-error': DassCameraDialogErrorDetail;
  'dass-device-change': DassCameraDialogDeviceDetail;
}

/** The public properties of a camera dialog. */
export abstract class CameraDialogProperties extends DialogElement<CameraDialogEvents> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`, 'Câmera'. */
  @property({ type: String })
  heading = '';

  /** Width: `s`, `m`, `l`, `full`, or a CSS length. On small screens always full screen. Default: `50vw`. */
  @property({ type: String, accept: dialogWidth })
  width = '50vw';

  /**
   * What the user can take: `['photo']`, `['video']` or both, or their names in a text. Default: `['photo', 'video']`.
   */
  @property({ attribute: false, accept: cameraModes })
  modes: readonly CameraMode[] = ALL_MODES;

  /**
   * `deviceId` of the camera. While filming, another one goes on with the same film. Default: `''`, the one that the user
   * selected last, otherwise the one on the back of a phone, or the browser's default.
   */
  @property({ type: String, attribute: 'device-id' })
  deviceId = '';

  /**
   * Maximum size of the file in MB (1,000,000 bytes). A photo gets smaller until it fits; a film stops by itself.
   * Default: 10.
   */
  @property({ type: Number, attribute: 'max-size', accept: number({ min: 0.01 }) })
  maxSize = 10;

  /**
   * Longest film in seconds. At this length it stops by itself; the quality is chosen so that it fits `maxSize`.
   * Default: `undefined`, as long as the file fits: at least a minute with 10 MB.
   */
  @property({ type: Number, attribute: 'max-duration', accept: number({ min: 0.5 }) })
  maxDuration?: number;

  /** Seconds of the self-timer that the user can switch on. 0 hides it. Default: 3. */
  @property({ type: Number, accept: number({ min: 0, max: 60 }) })
  countdown = 3;

  /** Films without sound, so that the microphone is not asked for. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-sound' })
  withoutSound = false;

  /** Whether the user can crop, turn and mark a photo before confirming it. Default: `false`. */
  @property({ type: Boolean })
  editable = false;
}
