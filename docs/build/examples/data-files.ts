// Long values of examples, as files beside the examples. A value that several examples share is stored once.
import { transformSync } from 'esbuild';
import { literal, stringLiteral, type SpecialSource } from './literal.js';

/** A list or an object whose source is longer than this is a file. */
const MAX_SOURCE = 1_200;
const MAX_FILE_TEXT = 200;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

/** Contents of files, read before their source is written. */
export type FileContents = ReadonlyMap<File, Buffer<ArrayBufferLike>>;

/** Reads the content of the files in a value. */
export async function readFiles(value: unknown, found = new Map<File, Buffer>()): Promise<FileContents> {
  if (value instanceof File) found.set(value, Buffer.from(await value.arrayBuffer()));
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) await readFiles(entry, found);
  return found;
}

export class DataFiles {
  readonly #names = new Map<string, string>();
  readonly #contents = new Map<string, Buffer>();

  /** The files by name. */
  get contents(): ReadonlyMap<string, Buffer> {
    return this.#contents;
  }

  /**
   * Returns the source of a property's value. A long one is read from its file.
   *
   * @param stem of the file's name, such as `pick-list-items`
   */
  sourceOf(value: unknown, stem: string, files: FileContents): string {
    const special: SpecialSource = (entry) => {
      if (entry instanceof File) return this.#fileSource(entry, stem, files.get(entry));
      if (typeof entry === 'function') return functionSource(entry);
      if (typeof entry === 'string' && entry.startsWith('data:') && entry.length > MAX_FILE_TEXT)
        return stringLiteral(this.#store(dataUrlContent(entry), stem, EXTENSIONS[dataUrlType(entry)] ?? 'bin'));
      return undefined;
    };
    const source = literal(value, special);
    const isPlain = typeof value === 'object' && !/=>|\b(new (File|Date)|await|function)\b/.test(source);
    if (source.length <= MAX_SOURCE || !isPlain) return source;
    const stored = this.#store(Buffer.from(jsonOf(value, special)), stem, 'json');
    return `await (await fetch('${stored}')).json()`;
  }

  #fileSource(file: File, stem: string, content: Buffer<ArrayBufferLike> = Buffer.alloc(0)): string {
    const options = file.type ? `, { type: '${file.type}' }` : '';
    const text = content.toString();
    const isText = content.length <= MAX_FILE_TEXT && Buffer.from(text).equals(content);
    const part = isText
      ? stringLiteral(text)
      : `await (await fetch('${this.#store(content, stem, file.name.split('.').pop() ?? 'bin')}')).blob()`;
    return `new File([${part}], ${stringLiteral(file.name)}${options})`;
  }

  #store(content: Buffer, stem: string, extension: string): string {
    const key = `${extension}:${content.toString('base64')}`;
    let name = this.#names.get(key);
    if (name === undefined) {
      name = `${stem}.${extension}`;
      for (let count = 2; this.#contents.has(name); count++) name = `${stem}-${count}.${extension}`;
      this.#names.set(key, name);
      this.#contents.set(name, content);
    }
    return name;
  }
}

/** A list has a line for each entry, so that a reader of the file finds its way. */
function jsonOf(value: unknown, special: SpecialSource): string {
  const replaced: unknown = JSON.parse(
    JSON.stringify(value, (_name, entry: unknown) => {
      const source = typeof entry === 'string' ? special(entry) : undefined;
      return source === undefined ? entry : source.slice(1, -1);
    }),
  );
  return Array.isArray(replaced)
    ? `[\n${replaced.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`
    : `${JSON.stringify(replaced, undefined, 2)}\n`;
}

/** The compiler that runs the examples removes types and whitespace, and names functions. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- any function of an example
function functionSource(value: Function): string {
  const source = value.toString().replace(/__name\((.*?), ?"\w+"\)/gs, '$1');
  return transformSync(`(${source})`, { charset: 'utf8' })
    .code.trim()
    .replace(/;$/, '')
    .replace(/^\((function.*)\)$/s, '$1');
}

const dataUrlType = (url: string): string => /^data:([^;,]*)/.exec(url)?.[1] ?? '';

function dataUrlContent(url: string): Buffer {
  const [head = '', body = ''] = url.split(/,(.*)/s);
  return head.endsWith(';base64') ? Buffer.from(body, 'base64') : Buffer.from(decodeURIComponent(body));
}
