import type { CaptureError } from '../shared/capture-error-model.js';

/**
 * State of a recorder:
 * - `idle`: nothing is recorded
 * - `asking`: the browser asks the user for the microphone
 * - `starting`: the microphone is open, but no samples have come yet
 * - `recording`, `paused`
 * - `stopping`: the last samples are encoded
 * - `stopped`: there is a file
 */
export type RecorderState = 'idle' | 'asking' | 'starting' | 'recording' | 'paused' | 'stopping' | 'stopped';

/** What happens to a recorder. */
export type RecorderAction = 'record' | 'allow' | 'samples' | 'pause' | 'resume' | 'stop' | 'file' | 'discard' | 'fail';

const transitions: Readonly<Record<RecorderState, Partial<Record<RecorderAction, RecorderState>>>> = {
  idle: { record: 'asking', file: 'stopped' },
  asking: { allow: 'starting', discard: 'idle', fail: 'idle' },
  starting: { samples: 'recording', discard: 'idle', fail: 'idle' },
  recording: { pause: 'paused', stop: 'stopping', file: 'stopped', discard: 'idle', fail: 'idle' },
  paused: { resume: 'recording', stop: 'stopping', file: 'stopped', discard: 'idle', fail: 'idle' },
  stopping: { file: 'stopped', discard: 'idle', fail: 'idle' },
  stopped: { record: 'asking', discard: 'idle', file: 'stopped' },
};

/** Returns the state after an action; the same state for an action that it does not allow. */
export const nextState = (state: RecorderState, action: RecorderAction): RecorderState =>
  transitions[state][action] ?? state;

/** Whether the microphone is in use, or is about to be. */
export const isActive = (state: RecorderState): boolean => state !== 'idle' && state !== 'stopped';

/** Whether there are samples that would be lost. */
export const hasSamples = (state: RecorderState): boolean =>
  state === 'recording' || state === 'paused' || state === 'stopping';

/** Returns when a recording was started, from its name. `undefined` for another name. */
export function recordingTime(name: string): Date | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-\w+\.mp3$/.exec(name)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [year, month, day, hours, minutes, seconds] = parts as [number, number, number, number, number, number];
  return new Date(year, month - 1, day, hours, minutes, seconds);
}

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
