import { FILE_GROUPS, type FileGroup } from '../../core/files/file-groups.js';
import { readNames, type Accept } from '../../base/property.js';
import { warnOnce } from '../../core/util/warn-once.js';

/** A group of file types. */
export type UploadType = FileGroup;

/** Accepts groups of types, as a list or as a text with spaces or commas. */
export const fileGroups: Accept<readonly FileGroup[]> = (value) => {
  const names = readNames(value);
  if (!names) return undefined;
  const isKnown = (name: unknown): name is FileGroup => FILE_GROUPS.includes(name as FileGroup);
  if (!names.every(isKnown)) warnOnce(`'types' of an upload has a name that is unknown; it is ignored.`);
  return [...new Set(names.filter(isKnown))];
};
