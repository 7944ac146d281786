import { readNames, type Accept } from '../../base/property.js';

/** What can be taken. */
export type CameraMode = 'photo' | 'video';

export const ALL_MODES: readonly CameraMode[] = ['photo', 'video'];

/** Accepts a list of modes, or their names in a text. */
export const cameraModes: Accept<readonly CameraMode[]> = (value) => {
  const names = readNames(value);
  if (!names) return undefined;
  const modes = ALL_MODES.filter((mode) => names.includes(mode));
  return modes.length > 0 && names.every((name) => modes.includes(name as CameraMode)) ? modes : undefined;
};
