import type { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import type { RecordDocument } from '../../../workspace/documents/api.js';
import type { FileStore } from './file-store.js';

/** What a kind of record accepts. */
export interface DocumentRules {
  /** Returns whether documents of a type are accepted. */
  readonly accepts: (type: string) => boolean;
  /** Maximum size of one document in bytes. */
  readonly maxSize: number;
  readonly maxCount: number;
}

/** The documents of a record in their order, or the message id of an error. */
export type ChangedDocuments = { readonly documents: readonly RecordDocument[] } | { readonly error: DocumentError };

export type DocumentError =
  | 'dassDocumentFileMissing'
  | 'dassDocumentNotOwn'
  | 'dassDocumentAttached'
  | 'dassDocumentType'
  | 'dassDocumentTooLarge'
  | 'dassDocumentTooMany'
  | 'dassDocumentMissing'
  | 'dassDocumentsChanged'
  | 'dassDocumentChanged'
  | 'dassDocumentName'
  | 'dassDocumentCaption';

/** Who attaches a document. */
export interface DocumentAuthor {
  readonly email: string;
  readonly name: string;
}

/** A text of a document that the user has changed. */
export interface DocumentText {
  readonly field: 'fileName' | 'caption';
  readonly value: string;
  /** What the user has seen. */
  readonly was: string;
}

export interface DocumentStoreOptions {
  readonly database: Database;
  readonly table: 'material_documents' | 'finding_documents';
  readonly files: FileStore;
  readonly rules: DocumentRules;
  /** Called after the documents of a record have changed. */
  readonly onChange?: (record: number) => void;
}

/** The documents of the records of one kind. The files are in the file store; here is which belong to a record. */
export class DocumentStore {
  readonly #database: Database;
  /** The documents by the id of their record. */
  readonly #documents: RecordTable<number, readonly RecordDocument[]>;
  readonly #table: string;
  readonly #files: FileStore;
  readonly #rules: DocumentRules;
  readonly #onChange: ((record: number) => void) | undefined;

  constructor({ database, table, files, rules, onChange }: DocumentStoreOptions) {
    this.#database = database;
    this.#documents = new RecordTable(database, table);
    this.#table = table;
    this.#files = files;
    this.#rules = rules;
    this.#onChange = onChange;
  }

  /** Returns the documents of a record in their order, without those whose file was deleted. */
  list(record: number): readonly RecordDocument[] {
    return (this.#documents.find(record) ?? []).flatMap((document) => {
      const file = this.#files.find(document.fileId);
      // The file has its hash since it is stored, and documents only since later.
      return file ? [{ ...document, hash: file.hash }] : [];
    });
  }

  /**
   * Attaches a stored file of the user.
   * @param before ids of documents: the file is placed before the first of them that the record has; otherwise it is the
   * last one
   * @throws StorageError
   */
  attach(record: number, fileId: string, user: DocumentAuthor, before: readonly string[] = []): ChangedDocuments {
    return this.#change(record, (documents) => {
      const { accepts, maxSize, maxCount } = this.#rules;
      const file = this.#files.find(fileId);
      if (!file) return 'dassDocumentFileMissing';
      if (file.owner !== user.email) return 'dassDocumentNotOwn';
      if (documents.some((document) => document.fileId === fileId)) return 'dassDocumentAttached';
      if (!accepts(file.type)) return 'dassDocumentType';
      if (file.size > maxSize) return 'dassDocumentTooLarge';
      if (documents.length >= maxCount) return 'dassDocumentTooMany';
      const { fileName, type, size, hash } = file;
      const index = documents.findIndex((document) => before.includes(document.fileId));
      const added = { addedBy: user.email, author: user.name, addedAt: new Date().toISOString() };
      const attached = { fileId, fileName, type, size, hash, ...added };
      return documents.toSpliced(index < 0 ? documents.length : index, 0, attached);
    });
  }

  /**
   * Changes the name, under which it is downloaded, or the caption of a document. Refused when it has another one than the user has seen.
   * @throws StorageError
   */
  describe(record: number, fileId: string, { field, value, was }: DocumentText): ChangedDocuments {
    const text = value.trim().replace(/\s+/g, ' ');
    return this.#change(record, (documents) => {
      const document = documents.find((one) => one.fileId === fileId);
      if (!document) return 'dassDocumentMissing';
      if ((document[field] ?? '') !== was && document[field] !== text) return 'dassDocumentChanged';
      if (field === 'fileName' && !isNameFor(text, document.fileName)) return 'dassDocumentName';
      if (text.length > MAX_CAPTION) return 'dassDocumentCaption';
      if (field === 'fileName') this.#files.rename(fileId, text);
      return documents.map((one) => (one === document ? { ...one, [field]: text } : one));
    });
  }

  /**
   * Sorts the documents of a record. Refused when they are others than the user has seen.
   * @param fileIds all of them, in their new order
   * @throws StorageError
   */
  order(record: number, fileIds: readonly string[]): ChangedDocuments {
    return this.#change(record, (documents) => {
      const ordered = new Set(fileIds);
      const isSame =
        ordered.size === documents.length &&
        fileIds.length === documents.length &&
        documents.every(({ fileId }) => ordered.has(fileId));
      if (!isSame) return 'dassDocumentsChanged';
      return fileIds.map((id) => documents.find(({ fileId }) => fileId === id) as RecordDocument);
    });
  }

  /**
   * Removes a document from a record. The file is deleted if the user has attached it: another one may still need it.
   * @throws StorageError
   */
  async remove(record: number, fileId: string, user: string): Promise<ChangedDocuments> {
    const changed = this.#change(record, (documents) => {
      const others = documents.filter((document) => document.fileId !== fileId);
      return others.length < documents.length ? others : 'dassDocumentMissing';
    });
    if ('documents' in changed && !this.has(fileId) && this.#files.find(fileId)?.owner === user)
      await this.#files.remove(fileId);
    return changed;
  }

  /** Returns whether a record has the document. */
  has(fileId: string): boolean {
    const documents = `SELECT 1 FROM ${this.#table}, json_each(record) WHERE value ->> 'fileId' = ? LIMIT 1`;
    return this.#database.get(documents, [fileId]) !== undefined;
  }

  #change(
    record: number,
    compute: (documents: readonly RecordDocument[]) => readonly RecordDocument[] | DocumentError,
  ): ChangedDocuments {
    const changed = this.#database.change((): ChangedDocuments => {
      const documents = compute(this.list(record));
      if (typeof documents === 'string') return { error: documents };
      this.#documents.put(record, documents);
      return { documents };
    });
    if ('documents' in changed) this.#onChange?.(record);
    return changed;
  }
}

/** Maximum number of characters. */
const MAX_NAME = 200;
const MAX_CAPTION = 500;

const extensionOf = (name: string): string => /\.[^.]{1,10}$/.exec(name)?.[0].toLowerCase() ?? '';

/** Whether a document can have a name: another extension would say that it is another kind of file. */
function isNameFor(name: string, before: string): boolean {
  const extension = extensionOf(before);
  const hasStem = name.length > extension.length && name.length <= MAX_NAME;
  // oxlint-disable-next-line no-control-regex
  return (
    hasStem &&
    extensionOf(name) === extension &&
    !/[/\\\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.test(name)
  );
}

const documentTypes = new Set([
  'application/pdf',
  'text/csv',
  'text/plain',
  'text/calendar',
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'application/vnd.apple.mpegurl',
]);

/** Photo, film, voice note. */
const isMedia = (type: string): boolean => /^(image|video|audio)\//.test(type);

/** Documents of a material: drawings, certificates, photos, films. */
export const materialDocuments = (maxSize: number): DocumentRules => ({
  accepts: (type) => documentTypes.has(type) || isMedia(type),
  maxSize,
  maxCount: 50,
});

/** What documents a quality finding: photos, films, voice notes. */
export const findingDocuments = (maxSize: number): DocumentRules => ({ accepts: isMedia, maxSize, maxCount: 10 });
