import type { CaptureError } from '../shared/capture-error-model.js';

/** The detail of `dass-record-stop`. */
export interface DassRecorderStopDetail {
  /** The recording: an MP3 file, named with a timestamp and a random suffix. */
  readonly file: File;
  /** Address of the file. It is revoked when it is replaced by another recording, and when the element is removed. */
  readonly url: string;
  /** Length in seconds. */
  readonly duration: number;
}

/** The detail of `dass-record-error`. */
export interface DassRecorderErrorDetail {
  /** What has failed: `kind` names it, `cause` is the browser's own error. */
  readonly error: CaptureError;
}

/** The detail of `dass-device-change`. */
export interface DassRecorderDeviceDetail {
  /** Id of the microphone; `''` for the browser's default. */
  readonly deviceId: string;
  /** Name of the microphone; `''` for the browser's default. */
  readonly label: string;
}

export interface RecorderEvents {
  'dass-record-start': null;
  'dass-record-stop': DassRecorderStopDetail;
  'dass-record-discard': null;
  'dass-record-error': DassRecorderErrorDetail;
  'dass-device-change': DassRecorderDeviceDetail;
}
