import type { AcceptedTypes } from './accepted-types.js';
import { fileFormat, type FileFormat } from './file-format.js';
import { candidateTypes, isHeic } from './file-types.js';
import { mimeType } from './mime-type.js';

/** The type of a file, or why the file is not accepted. */
export type TypeDecision =
  | { readonly type: string }
  | {
      /** `type`: not among the accepted types. `content`: the content is not what name and type say. */
      readonly reason: 'type' | 'content';
      /** What the content is. */
      readonly found?: FileFormat;
    };

/** What is known of a file before its content. */
export interface NamedFile {
  readonly name: string;
  /** Declared MIME type. Empty when the browser does not know the type. */
  readonly type: string;
}

/**
 * Decides the type of a file: the declared type through its aliases, otherwise the extension. The first bytes must be
 * those of the type.
 *
 * @param head the first `HEAD_BYTES` bytes
 */
export function decideType(
  { name, type: declared }: NamedFile,
  head: Uint8Array,
  accepted: AcceptedTypes,
): TypeDecision {
  const candidates = candidateTypes(name, declared);
  const found = fileFormat(head);
  const isHeicFile = found === 'heic' || candidates.some(isHeic);
  const isCustom = accepted.includesCustom(name, declared);
  const allowed = candidates.filter((one) => accepted.includes(one));
  const fitting = allowed.find(({ formats }) => formats.length === 0 || formats.includes(found));
  if (fitting) return { type: fitting.type };
  // A custom type is the application's: its content is not known here. A program is none of it unless it says so.
  if (isCustom) return { type: mimeType(declared) || 'application/octet-stream' };
  if (isHeicFile && !accepted.isUnrestricted) return { reason: allowed.length ? 'content' : 'type', found: 'heic' };
  if (allowed.length) return { reason: 'content', found };
  if (accepted.isUnrestricted) return { type: mimeType(declared) };
  return { reason: 'type', found };
}

/** Why a file cannot be accepted, from its name and declared type alone. Undefined if its content has to be read. */
export function refusedByName({ name, type }: NamedFile, accepted: AcceptedTypes): 'type' | undefined {
  if (accepted.isUnrestricted || accepted.includesCustom(name, type)) return undefined;
  return candidateTypes(name, type).some((one) => accepted.includes(one)) ? undefined : 'type';
}
