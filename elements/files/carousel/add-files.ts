import { AcceptedTypes, type CustomFileType } from '../../core/files/accepted-types.js';
import type { FileGroup } from '../../core/files/file-groups.js';
import { checkFiles } from '../../core/files/file-intake.js';
import type { Slide } from '../../core/files/slide-list.js';
import { readEntry } from '../../core/files/upload-entry.js';
import { isRecord } from '../../core/util/read-value.js';
import { notifyRejected, notifyRenamed } from '../shared/intake-notices.js';

/** What an application accepts. */
export interface AddRules {
  readonly types: readonly FileGroup[];
  readonly customType?: CustomFileType | undefined;
  /** In MB. */
  readonly maxSize: number;
}

/** Returns the `accept` attribute of a file input. */
export const acceptOf = ({ types, customType }: AddRules): string => new AcceptedTypes(types, customType).accept;

/**
 * Checks files that the user has picked. Notices show those that are not accepted, with their reasons, and those whose
 * name was corrected.
 * @param present returns the slides when the files have been read, to find files that are there already
 */
export async function checkPicked(
  files: readonly File[],
  { types, customType, maxSize }: AddRules,
  present: () => readonly Slide[],
): Promise<readonly File[]> {
  const limits = { maxSize, multiple: true, maxFiles: Infinity };
  const { accepted, rejected } = await checkFiles(
    files.map((file) => ({ file })),
    { ...limits, accepted: new AcceptedTypes(types, customType) },
    () => present().flatMap(({ entry, key }) => (isRecord(entry) ? [readEntry(entry, key)] : [])),
  );
  if (rejected.length) notifyRejected(rejected, limits);
  notifyRenamed(accepted);
  return accepted.map(({ file }) => file);
}
