import { normalizedLanguage } from '../../core/preferences/language-code.js';
import { toText } from '../../core/text/to-text.js';
import { readField, tryRead } from '../../core/util/read-value.js';
import { findLanguage, type OfferedLanguage } from './translation-languages-model.js';
import { copyWith } from '../../core/util/copy-with.js';
import { trimmedText } from '../../core/text/visible-text.js';

/** A text in one language. */
export interface Translation {
  /** Code of the language. */
  readonly codigo: string;
  /** The text. */
  readonly traducao: string;
  /** Local key of the row: what the application has set, otherwise a new one. */
  readonly key?: string | number | undefined;
}

/** A translation of the application. */
interface Source {
  /** Finds the translation again in another list: by its key, otherwise by its language. */
  readonly identity: string;
  readonly entry: unknown;
  readonly language: string;
  readonly text: string;
}

/** A row of the dialog. */
export interface TranslationRow {
  readonly id: number;
  /** Code of the language. Empty while none is selected. */
  readonly language: string;
  readonly text: string;
  /** The translation that the row shows. Undefined for a new row. */
  readonly source?: Source | undefined;
}

/** A row that the user has removed, and its index. */
export interface RemovedRow {
  readonly row: TranslationRow;
  readonly index: number;
}

const isChanged = ({ source, language, text }: TranslationRow): boolean =>
  source ? language !== source.language || text !== source.text : trimmedText(text) !== '';

const isBlank = ({ text }: TranslationRow): boolean => trimmedText(text) === '';

const isOf = (language: string) => (row: TranslationRow) =>
  normalizedLanguage(row.language) === normalizedLanguage(language);

/** The rows of a translation dialog: the translations of the application with the changes of the user. */
export class TranslationRows {
  #rows: readonly TranslationRow[] = [];
  #nextId = 0;
  #sources: readonly Source[] = [];
  /** Identities of the translations whose rows the user has removed. */
  readonly #removedSources = new Set<string>();
  #removed: RemovedRow | undefined;
  /** Open languages that have been added: one that the user removes is not added again. */
  readonly #addedLanguages = new Set<string>();

  get rows(): readonly TranslationRow[] {
    return this.#rows;
  }

  /** The row that `restore()` brings back. */
  get removed(): RemovedRow | undefined {
    return this.#removed;
  }

  /** Whether anything would be lost without confirming. A new row without a text is nothing. */
  get hasChanges(): boolean {
    return this.#removedSources.size > 0 || this.#rows.some(isChanged);
  }

  find(id: number): TranslationRow | undefined {
    return this.#rows.find((row) => row.id === id);
  }

  /** Shows translations without changes of the user. */
  reset(translations: readonly unknown[]): void {
    this.#sources = readSources(translations);
    this.#rows = this.#sources.map((source) => this.#rowOf(source));
    this.#removed = undefined;
    this.#removedSources.clear();
    this.#addedLanguages.clear();
  }

  /** Shows other translations and keeps what the user has changed. */
  replace(translations: readonly unknown[]): void {
    this.#sources = readSources(translations);
    const pending = new Map(this.#sources.map((source) => [source.identity, source]));
    for (const identity of this.#removedSources) if (!pending.delete(identity)) this.#removedSources.delete(identity);
    const rows = this.#rows.flatMap((row): TranslationRow[] => {
      if (!row.source) return [row];
      const source = pending.get(row.source.identity);
      pending.delete(row.source.identity);
      if (isChanged(row)) return [{ ...row, source }];
      return source ? [{ ...row, language: source.language, text: source.text, source }] : [];
    });
    for (const source of pending.values()) {
      const row = this.#rowOf(source);
      const blank = rows.findIndex((one) => !one.source && isBlank(one) && isOf(source.language)(one));
      if (blank < 0) rows.push(row);
      else rows[blank] = { ...row, id: rows[blank]!.id };
    }
    this.#rows = rows;
  }

  /** Adds a row for each open language that has none. */
  addOpenLanguages(languages: readonly OfferedLanguage[]): void {
    for (const { code, isOpen } of languages) {
      const language = normalizedLanguage(code);
      if (!isOpen || this.#addedLanguages.has(language)) continue;
      this.#addedLanguages.add(language);
      if (!this.#rows.some(isOf(code))) this.add(code);
    }
  }

  /** Whether a row can be added: there are more languages than rows that use one or could use one. */
  canAdd(languages: readonly OfferedLanguage[]): boolean {
    const using = this.#rows.filter(({ language }) => language === '' || findLanguage(languages, language));
    return using.length < languages.length;
  }

  /** Adds a row without a text. @returns its id */
  add(language = ''): number {
    const id = this.#nextId++;
    this.#rows = [...this.#rows, { id, language, text: '' }];
    return id;
  }

  setLanguage(id: number, language: string): void {
    this.#update(id, { language });
  }

  setText(id: number, text: string): void {
    this.#update(id, { text });
  }

  remove(id: number): void {
    const index = this.#rows.findIndex((row) => row.id === id);
    const row = this.#rows[index];
    if (!row) return;
    this.#rows = this.#rows.filter((one) => one !== row);
    if (row.source) this.#removedSources.add(row.source.identity);
    this.#removed = { row, index };
  }

  /** Brings the last removed row back. @returns its id; undefined if there is none */
  restore(): number | undefined {
    if (!this.#removed) return undefined;
    const { row, index } = this.#removed;
    this.#removed = undefined;
    // Other translations may have been set meanwhile.
    const source = this.#sources.find(({ identity }) => identity === row.source?.identity);
    if (source) this.#removedSources.delete(source.identity);
    this.#rows = this.#rows.toSpliced(index, 0, { ...row, source });
    return row.id;
  }

  /** Returns the translations as new objects, with the other fields that the application has set. */
  result(): readonly Translation[] {
    const entries = this.#rows.map(({ source }) =>
      tryRead('A translation', () => copyWith((source?.entry ?? {}) as object, {}), {}),
    );
    const keys = new Set(entries.map(keyText));
    let last = 0;
    const newKey = (): string => {
      do last++;
      while (keys.has(`new-${last}`));
      return `new-${last}`;
    };
    return this.#rows.map(({ language, text }, index) => {
      const entry = entries[index] as Partial<Translation>;
      const key = keyText(entry) === '' ? newKey() : entry.key;
      return Object.assign(entry, { codigo: language, traducao: text, key });
    });
  }

  #rowOf(source: Source): TranslationRow {
    return { id: this.#nextId++, language: source.language, text: source.text, source };
  }

  #update(id: number, change: Partial<Pick<TranslationRow, 'language' | 'text'>>): void {
    this.#rows = this.#rows.map((row) => (row.id === id ? { ...row, ...change } : row));
  }
}

const keyText = (entry: unknown): string => toText(readField(entry, 'key'));

/** Reads the translations of the application. Values that are no objects are left out. */
function readSources(translations: readonly unknown[]): readonly Source[] {
  const counts = new Map<string, number>();
  return translations
    .filter((entry) => typeof entry === 'object' && entry !== null)
    .map((entry) => {
      const language = toText(readField(entry, 'codigo')).trim();
      const key = keyText(entry);
      const name = key === '' ? `language ${normalizedLanguage(language)}` : `key ${key}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return { identity: `${name} ${count}`, entry, language, text: toText(readField(entry, 'traducao')) };
    });
}
