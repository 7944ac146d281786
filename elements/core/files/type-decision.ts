import type { AcceptedTypes } from './accepted-types.js';
import type { FileFormat } from './content/file-format.js';
import {
  candidateTypes,
  claimedTypes,
  extensionOf,
  fileTypes,
  isGeneric,
  isHeic,
  isSameKind,
  isWithoutExtension,
  nameWithType,
  type FileType,
} from './file-types.js';
import { mimeType } from './mime-type.js';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Extensions of programs whose content does not tell: an operating system runs them by their name. */
const NAMED = words(
  'exe dll msi msp mst msix appx bat cmd ps1 psm1 vbs vbe jse wsf wsh hta cpl pif lnk ' +
    'jar war ear apk aab ipa dmg deb rpm appimage sh command',
);

/** Extensions of programs, and of other files: the content tells. */
const POSSIBLE = words(
  'com scr sys drv ocx elf axf o so dylib bin out run class dex xpi ' +
    'bash zsh ksh csh fish awk py pyz pl rb lua tcl php js mjs cjs ts mts',
);

/** Whether an extension is one of programs. */
const isProgramExtension = (extension: string): boolean => NAMED.has(extension) || POSSIBLE.has(extension);

/** Whether a file is certainly a program, by its content or by its name. */
const isProgram = (extension: string, found?: FileFormat): boolean => found === 'program' || NAMED.has(extension);

/** Why a file is not accepted. */
export interface TypeRefusal {
  /** `type`: not among the accepted types. `content`: the content is not what name and type say. */
  readonly reason: 'type' | 'content';
  /** What the content is. */
  readonly found?: FileFormat;
}

/** The type of a file, or why the file is not accepted. */
export type TypeDecision =
  | {
      readonly type: string;
      /** The corrected name, when the content is another one of the same kind, or has no type in its name. */
      readonly name?: string;
    }
  | TypeRefusal;

/** What is known of a file before its content. */
export interface NamedFile {
  readonly name: string;
  /** Declared MIME type. Empty when the browser does not know the type. */
  readonly type: string;
}

/**
 * Decides the type of a file: the declared type through its aliases, otherwise the extension. The content must be one
 * of the type. A content of the same kind, such as another image, has its own type and a corrected name.
 *
 * @param found what the content is
 */
export function decideType(file: NamedFile, found: FileFormat, accepted: AcceptedTypes): TypeDecision {
  const { name, type: declared } = file;
  if (isRefusedProgram(file, accepted, found)) return refusedProgram(file, accepted);
  const claimed = claimedTypes(name, declared);
  const isCustom = accepted.includesCustom(name, declared);
  const candidates = candidateTypes(name, declared);
  const allowed = candidates.filter((one) => accepted.includes(one) || (isCustom && claimed.includes(one)));
  const fitting = allowed.find(({ formats }) => formats.length === 0 || formats.includes(found));
  if (fitting) return { type: fitting.type };
  if (isCustom && claimed.length === 0) return { type: mimeType(declared) || 'application/octet-stream' };
  const actual = actualType(file, found, accepted, claimed);
  if (actual) return { type: actual.type, name: nameWithType(name, actual) };
  const reason = claimed.some((one) => allowed.includes(one)) ? 'content' : 'type';
  if (!accepted.isUnrestricted && (found === 'heic' || candidates.some(isHeic))) return { reason, found: 'heic' };
  return accepted.isUnrestricted && reason === 'type' ? { type: mimeType(declared) } : { reason, found };
}

/** Returns why a file cannot be accepted, from its name and declared type alone. Undefined: its content decides. */
export function refusalByName(file: NamedFile, accepted: AcceptedTypes): TypeRefusal | undefined {
  const { name, type } = file;
  if (isRefusedProgram(file, accepted)) return refusedProgram(file, accepted);
  if (accepted.isUnrestricted || accepted.includesCustom(name, type)) return undefined;
  const candidates = candidateTypes(name, type);
  if (candidates.length === 0 || candidates.some((one) => accepted.includesKind(one))) return undefined;
  return { reason: 'type' };
}

/** What is a program is refused, unless the application names its own extension, and that is one of programs. */
function isRefusedProgram({ name }: NamedFile, accepted: AcceptedTypes, found?: FileFormat): boolean {
  const extension = extensionOf(name);
  return isProgram(extension, found) && !(isProgramExtension(extension) && accepted.namesExtension(extension));
}

/** A name of an accepted type is a lie, if it is not one of programs. */
function refusedProgram({ name, type }: NamedFile, accepted: AcceptedTypes): TypeRefusal {
  const isLie = accepted.includesCustom(name, type) || claimedTypes(name, type).some((one) => accepted.includes(one));
  return { reason: isLie && !isProgram(extensionOf(name)) ? 'content' : 'type', found: 'program' };
}

/** Returns the accepted type that a content certainly has, if the name says one of the same kind or none. */
function actualType(
  { name, type: declared }: NamedFile,
  found: FileFormat,
  accepted: AcceptedTypes,
  claimed: readonly FileType[],
): FileType | undefined {
  // Any text may be of any kind.
  if (found === 'text') return undefined;
  if (claimed.length === 0 && !(isGeneric(declared) && isWithoutExtension(name))) return undefined;
  return fileTypes.find(
    (one) =>
      one.formats[0] === found &&
      (claimed.length === 0 || claimed.some((other) => isSameKind(one, other))) &&
      (accepted.includes(one) || accepted.includesCustom(nameWithType(name, one), one.type)),
  );
}
