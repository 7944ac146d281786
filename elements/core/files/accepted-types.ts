import { readField } from '../util/read-value.js';
import type { FileGroup } from './file-groups.js';
import { candidateTypes, extensionOf, fileTypes, isSameKind, type FileType } from './file-types.js';
import { mimeType } from './mime-type.js';

/** The type that the group `custom` accepts. */
export interface CustomFileType {
  /**
   * MIME types and extensions, separated by commas, as in the `accept` attribute of a file input: `model/step,.step`.
   */
  readonly type: string;
  /** Name of the type for the user: 'Desenho STEP'. A text that starts with `dass` is a message id. */
  readonly message?: string | undefined;
}

/** The types that an upload accepts. */
export class AcceptedTypes {
  readonly groups: readonly FileGroup[];
  /** Name of the custom type. */
  readonly customName: string;
  readonly #custom: readonly string[];

  /**
   * @param groups accepted groups. None: everything is accepted
   * @param custom what `custom` accepts
   */
  constructor(groups: readonly FileGroup[], custom?: unknown) {
    this.groups = [...new Set(groups)];
    const [type, message] = [readField(custom, 'type'), readField(custom, 'message')];
    const isUsed = groups.includes('custom');
    this.#custom = isUsed && typeof type === 'string' ? tokensOf(type) : [];
    this.customName = isUsed && typeof message === 'string' ? message : '';
  }

  /** Whether any file is accepted. */
  get isUnrestricted(): boolean {
    return this.groups.length === 0;
  }

  /** Whether images are accepted and nothing else. */
  get isImageOnly(): boolean {
    return this.groups.length === 1 && this.groups[0] === 'image';
  }

  /** The `accept` attribute of a file input: MIME types and extensions. Some systems know only one of them. */
  get accept(): string {
    const types = this.#fileTypes;
    return [
      ...new Set([...types.map(({ type }) => type), ...types.flatMap(({ extensions }) => extensions.map(dotted))]),
      ...this.#custom,
    ].join(',');
  }

  /** The accepted extensions: '.png'. For a custom type without extensions its MIME types. */
  get extensions(): readonly string[] {
    return [...new Set([...this.#fileTypes.flatMap(({ extensions }) => extensions.map(dotted)), ...this.#custom])];
  }

  /** Whether a known type is accepted. */
  includes({ group }: FileType): boolean {
    return this.isUnrestricted || (group !== undefined && this.groups.includes(group));
  }

  /** Whether a type of the same kind is accepted: the content of a file may be that one. */
  includesKind(type: FileType): boolean {
    return this.includes(type) || fileTypes.some((other) => this.includes(other) && isSameKind(type, other));
  }

  /** Whether a file is accepted as the custom type. */
  includesCustom(name: string, declared: string): boolean {
    const [type, extension] = [mimeType(declared), dotted(extensionOf(name))];
    return this.#custom.some((token) =>
      token.startsWith('.')
        ? token === extension
        : token === type || token === '*/*' || (token.endsWith('/*') && type.startsWith(token.slice(0, -1))),
    );
  }

  /** Whether the custom type names an extension. */
  namesExtension(extension: string): boolean {
    return this.#custom.includes(dotted(extension));
  }

  /**
   * Whether a file could be accepted, from its declared type alone, while it is dragged.
   * @returns true also for a type that is not declared
   */
  mayInclude(declared: string): boolean {
    if (this.isUnrestricted || declared === '') return true;
    const candidates = candidateTypes('', declared);
    if (candidates.some((type) => this.includesKind(type)) || this.includesCustom('', declared)) return true;
    // An extension could make it a custom type.
    return this.#custom.some(
      (token) =>
        token.startsWith('.') &&
        (candidates.length === 0 || candidates.some(({ extensions }) => extensions.includes(token.slice(1)))),
    );
  }

  get #fileTypes(): readonly FileType[] {
    return fileTypes.filter(
      (type) => type.group !== undefined && this.groups.includes(type.group) && type.extensions.length,
    );
  }
}

const dotted = (extension: string): string => (extension ? `.${extension}` : '');

const tokensOf = (accept: string): string[] => [
  ...new Set(
    accept
      .toLowerCase()
      .split(/[,;\s]+/)
      .filter((token) => /^\.[^./\\]+$|^[\w.+*-]+\/[\w.+*-]+$/.test(token)),
  ),
];
