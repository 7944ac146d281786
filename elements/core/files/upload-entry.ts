import { isRecord, readField, tryRead } from '../util/read-value.js';
import { displayFileName } from './file-name.js';
import { mimeType } from './mime-type.js';

/** A file in an upload: a new one with its `file`, or one that is stored already, with its address. */
export interface UploadEntry {
  /** Identifies the entry. Generated when the application sets none. */
  readonly _id?: string | undefined;
  /** The new file. */
  readonly file?: File | undefined;
  /** Name of a new file. */
  readonly name?: string | undefined;
  /** Size in bytes. */
  readonly size?: number | undefined;
  /** MIME type. For a new file the canonical type that was decided from name and content. */
  readonly type?: string | undefined;
  /** Path in the folder that the user dropped: 'Lote 7/Frente/foto.png'. */
  readonly relativePath?: string | undefined;
  /** Address of a stored file. */
  readonly src?: string | undefined;
  /** Name of a stored file. */
  readonly fileName?: string | undefined;
  /** The fields of `schema`, and others of the application. */
  readonly [field: string]: unknown;
}

/** An entry as a list shows it. */
export interface UploadItem {
  readonly id: string;
  readonly entry: UploadEntry;
  readonly file: File | undefined;
  /** Name that can be shown. Empty if there is none. */
  readonly name: string;
  /** Size in bytes; undefined if it is unknown. */
  readonly size: number | undefined;
  /** MIME type; empty if it is unknown. */
  readonly type: string;
  /** Address of a stored file, as the application has set it. Empty if there is none. */
  readonly src: string;
}

let count = 0;

/** Returns an id that no other entry has. `crypto.randomUUID()` exists on secure pages only. */
export const newEntryId = (): string =>
  `${Date.now().toString(36)}-${(++count).toString(36)}-${Math.random().toString(36).slice(2, 10)}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a value is a file, also one of another window. */
export const isFile = (value: unknown): value is File =>
  tryRead('A file', () => value instanceof File || Object.prototype.toString.call(value) === '[object File]', false);

/** Reads an entry of the application. */
export function readEntry(entry: object, id: string): UploadItem {
  const value = readField(entry, 'file');
  const file = isFile(value) ? value : undefined;
  const size = readField(entry, 'size');
  const type = text(readField(entry, 'type')) || file?.type || '';
  return {
    id,
    entry: entry as UploadEntry,
    file,
    name: displayFileName(text(readField(entry, 'fileName')) || text(readField(entry, 'name')) || file?.name),
    size: typeof size === 'number' && Number.isFinite(size) && size >= 0 ? size : file?.size,
    type: mimeType(type),
    src: text(readField(entry, 'src')),
  };
}

/** Fields that a schema and a transport cannot set. */
const OWN_FIELDS = ['_id', 'file'];

/** Returns the fields of an object of the application, without those that the entry itself has. */
function foreignFields(source: unknown, own: readonly string[]): Record<string, unknown> {
  if (!isRecord(source)) return {};
  const fields = tryRead('Fields', () => ({ ...source }), {} as Record<string, unknown>);
  for (const field of own) delete fields[field];
  return fields;
}

const cloneOf = <T>(value: T): T => {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
};

/** Returns deep copies of the fields of a schema, so that entries share none. A function, for example, is shared. */
function schemaFields(schema: unknown): Record<string, unknown> {
  const fields = foreignFields(schema, [...OWN_FIELDS, 'name', 'size', 'type', 'relativePath']);
  const copy = cloneOf(fields);
  if (copy !== fields) return copy;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, cloneOf(value)]));
}

/** A file that was accepted. */
export interface AcceptedFile {
  readonly file: File;
  /** Canonical type. */
  readonly type: string;
  /** Path in the dropped folder. */
  readonly path?: string | undefined;
  /** The name that the user has offered, when it was corrected by the content. */
  readonly offeredName?: string | undefined;
}

/**
 * Creates the entry of a new file.
 * @param schema fields with their initial values
 */
export function createEntry({ file, type, path }: AcceptedFile, schema: unknown): UploadEntry {
  return {
    ...schemaFields(schema),
    _id: newEntryId(),
    file,
    name: file.name,
    size: file.size,
    type,
    ...(path && { relativePath: path }),
  };
}

/** Returns an entry with the fields that a transport has stored. */
export const storedEntry = (entry: UploadEntry, result: unknown): UploadEntry => ({
  ...entry,
  ...foreignFields(result, OWN_FIELDS),
});
