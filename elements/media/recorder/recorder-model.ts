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
