import type { UploadTransport } from 'dass-elements/upload-transport.js';
import type { CallOptions } from '../../app/service-call.js';

/** A record that has documents. */
export interface DocumentsOf {
  readonly kind: 'materials' | 'quality-findings';
  readonly id: number;
}

/** A stored file that is attached to a record. */
export interface RecordDocument {
  /** Id of the stored file, for its download address. */
  readonly fileId: string;
  readonly fileName: string;
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Email of the user who has attached it. */
  readonly addedBy: string;
  /** Name of the user who has attached it. */
  readonly author?: string;
  /** SHA-256 of the content, in hex. */
  readonly hash?: string;
  /** Text that the users have written about it. */
  readonly caption?: string;
  /** ISO 8601. */
  readonly addedAt: string;
}

/**
 * The service of the documents of records. Each change answers with all documents of the record, in their order.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface DocumentsApi {
  loadDocuments(record: DocumentsOf, options?: CallOptions): Promise<readonly RecordDocument[]>;
  /**
   * Attaches a file that the transport has stored: before the first of the documents `before` that the record has, and
   * otherwise as the last document. Files that are picked together are documents in that order, whichever is sent first.
   */
  attachDocument(record: DocumentsOf, fileId: string, before: readonly string[]): Promise<readonly RecordDocument[]>;
  /** Removes a document. Rejects with status 404 when it has been removed already. */
  removeDocument(record: DocumentsOf, fileId: string): Promise<readonly RecordDocument[]>;
  /**
   * Sorts the documents. Rejects with status 409 when they are others than the user has seen.
   * @param fileIds all of them, in their new order
   */
  orderDocuments(record: DocumentsOf, fileIds: readonly string[]): Promise<readonly RecordDocument[]>;
  /**
   * Changes the name or the caption of a document. Rejects with status 409 when somebody else has changed it, and with
   * 422 when the text cannot be used.
   * @param was the text that the user has seen
   */
  describeDocument(
    record: DocumentsOf,
    fileId: string,
    field: 'fileName' | 'caption',
    value: string,
    was: string,
  ): Promise<readonly RecordDocument[]>;
  /** Deletes a file that the transport has stored and that is no document. */
  discardFile(fileId: string): Promise<void>;
  /**
   * Creates a transport that stores files for a record; `fileId` of the result is the stored file. A large file
   * continues where it was interrupted, also after a reload of the page.
   */
  transportFor(record: DocumentsOf): UploadTransport;
}

/** Maximum size of a document in MB (1,000,000 bytes). */
export const MAX_DOCUMENT_MB = 100;

/** Maximum number of documents of a record. */
export const maxDocuments: Readonly<Record<DocumentsOf['kind'], number>> = { materials: 50, 'quality-findings': 10 };
