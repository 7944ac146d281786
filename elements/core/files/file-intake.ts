import type { AcceptedTypes } from './accepted-types.js';
import type { FileFormat } from './content/file-format.js';
import { readFormat } from './content/read-format.js';
import { isGeneric } from './file-types.js';
import { isOverLimit } from './file-size-limit.js';
import { decideType, refusalByName, type TypeDecision } from './type-decision.js';
import type { AcceptedFile, UploadItem } from './upload-entry.js';

/**
 * Why a file was rejected: larger than the limit (`size`), a type that is not accepted (`type`), more files than
 * allowed (`count`), a content that is not what the name says (`content`), already in the list (`duplicate`), 0 bytes
 * (`empty`), a folder where single files are expected (`folder`), or a file that the browser cannot read
 * (`unreadable`).
 */
export type RejectReason = 'size' | 'type' | 'count' | 'content' | 'duplicate' | 'empty' | 'folder' | 'unreadable';

/** A file that was rejected. */
export interface RejectedFile {
  /** The file. */
  readonly file: File;
  /** Why it was rejected. */
  readonly reason: RejectReason;
}

/** A rejected file, and what its content is. */
export interface Rejection extends RejectedFile {
  readonly found?: FileFormat | undefined;
}

/** A file that the user offers. */
export interface OfferedFile {
  readonly file: File;
  /** Path in the dropped folder. */
  readonly path?: string | undefined;
  readonly isFolder?: boolean;
}

/** What an upload accepts. */
export interface IntakeRules {
  readonly accepted: AcceptedTypes;
  /** Limit in MB. */
  readonly maxSize: number;
  readonly multiple: boolean;
  /** Maximum number of entries in multiple mode. */
  readonly maxFiles: number;
}

export interface IntakeResult {
  readonly accepted: readonly AcceptedFile[];
  readonly rejected: readonly Rejection[];
}

/** Number of files that are read at the same time. */
const PARALLEL_READS = 8;

/**
 * Name, size and time of a file: two files that share them are taken for the same one. macOS decomposes accents in
 * names, other systems do not.
 */
export const fileIdentity = ({ name, size, lastModified }: File, path = ''): string =>
  `${(path || name).normalize()}\n${size}\n${lastModified}`;

/**
 * Checks files that the user offers. In single mode the first acceptable one is accepted.
 *
 * @param present returns the entries of the list, when the files have been read
 */
export async function checkFiles(
  offered: readonly OfferedFile[],
  rules: IntakeRules,
  present: () => readonly UploadItem[],
): Promise<IntakeResult> {
  const checks = await mapParallel(offered, (one) => checkContent(one, rules));
  const items = rules.multiple ? present() : [];
  const known = new Set(
    items.flatMap(({ file, entry }) => (file ? [fileIdentity(file, pathOf(entry.relativePath))] : [])),
  );
  const accepted: AcceptedFile[] = [];
  const rejected: Rejection[] = [];
  const room = rules.multiple ? rules.maxFiles - items.length : 1;
  checks.forEach((check, index) => {
    const { file: offer } = offered[index]!;
    if ('reason' in check) {
      rejected.push({ file: offer, ...check });
      return;
    }
    const { file, path } = check;
    const identity = fileIdentity(file, path);
    if (known.has(identity)) rejected.push({ file: offer, reason: 'duplicate' });
    else if (accepted.length >= room) rejected.push({ file: offer, reason: 'count' });
    else {
      known.add(identity);
      accepted.push(check);
    }
  });
  return { accepted, rejected };
}

const pathOf = (path: unknown): string => (typeof path === 'string' ? path : '');

type Check = AcceptedFile | Omit<Rejection, 'file'>;

async function checkContent(offered: OfferedFile, { accepted, maxSize }: IntakeRules): Promise<Check> {
  const { file, isFolder } = offered;
  if (isFolder) return { reason: 'folder' };
  const refusal = refusalByName(file, accepted);
  if (refusal) return refusal;
  if (file.size === 0) return { reason: 'empty' };
  if (isOverLimit(file.size, maxSize)) return { reason: 'size' };
  try {
    const decision = decideType(file, await readFormat(file), accepted);
    return 'reason' in decision ? decision : acceptedFile(offered, decision);
  } catch {
    return { reason: 'unreadable' };
  }
}

/**
 * Returns a file as it is stored: with composed letters in its name, with the name that its content has, and with its
 * type, which a browser or system may not know.
 */
function acceptedFile(
  { file, path }: OfferedFile,
  { type, name }: Exclude<TypeDecision, { reason: unknown }>,
): AcceptedFile {
  const composed = (name ?? file.name).normalize();
  const declared = name || isGeneric(file.type) ? type : file.type;
  const isKept = composed === file.name && declared === file.type;
  return {
    file: isKept ? file : new File([file], composed, { type: declared, lastModified: file.lastModified }),
    type,
    path: name ? path?.normalize().replace(/[^/]*$/, composed) : path?.normalize(),
    ...(name && { offeredName: file.name }),
  };
}

/** Maps a list asynchronously, a few entries at the same time. */
async function mapParallel<T, R>(list: readonly T[], map: (value: T) => Promise<R>): Promise<readonly R[]> {
  const results = new Array<R>(list.length);
  let next = 0;
  const run = async (): Promise<void> => {
    for (let index = next++; index < list.length; index = next++) results[index] = await map(list[index]!);
  };
  await Promise.all(Array.from({ length: PARALLEL_READS }, run));
  return results;
}
