import type { UploadTask, UploadTransport } from 'dass-elements/upload-transport.js';
import type { DocumentsApi, DocumentsOf, RecordDocument } from '../../workspace/documents/api.js';
import { expect } from '../http-answer.js';
import { headerText } from '../http-upload.js';
import { request, type HttpOptions } from '../http-request.js';

/** From this size on a file is sent in parts, so that it can continue after an interruption. */
const RESUMABLE_FROM_BYTES = 1_000_000;
const PART_BYTES = 4_000_000;

/** @param api address of the records @param storage address of the files */
export const httpDocuments = (http: HttpOptions, api: string, storage: string): DocumentsApi => {
  const addressOf = ({ kind, id }: DocumentsOf): string => `${api}/${kind}/${id}/documents`;
  return {
    loadDocuments: async (record, { signal } = {}) =>
      expect(await request(http, addressOf(record), { signal }), readDocuments),
    // The upload says in its place that a file waits for signing in.
    attachDocument: async (record, fileId, before) =>
      expect(
        await request(http, addressOf(record), { method: 'POST', body: { fileId, before }, withoutSignIn: true }),
        readDocuments,
      ),
    removeDocument: async (record, fileId) =>
      expect(
        await request(http, `${addressOf(record)}/${encodeURIComponent(fileId)}`, { method: 'DELETE' }),
        readDocuments,
      ),
    orderDocuments: async (record, fileIds) =>
      expect(await request(http, addressOf(record), { method: 'PUT', body: { fileIds } }), readDocuments),
    describeDocument: async (record, fileId, field, value, was) =>
      expect(
        await request(http, `${addressOf(record)}/${encodeURIComponent(fileId)}`, {
          method: 'PUT',
          body: { field, value, was },
        }),
        readDocuments,
      ),
    discardFile: async (fileId) => {
      await request(http, `${storage}/files/${encodeURIComponent(fileId)}`, { method: 'DELETE', withoutSignIn: true });
    },
    transportFor: (record) => transportFor(http, storage, record),
  };
};

/** Each transport is created once, with the first file: it knows the files that it has begun to send. */
function transportFor({ user }: HttpOptions, storage: string, { kind, id }: DocumentsOf): UploadTransport {
  let small: UploadTransport | undefined;
  let large: UploadTransport | undefined;
  const createSmall = async (): Promise<UploadTransport> => {
    const { uploadTo } = await import('dass-elements/upload-transport.js');
    return (small ??= uploadTo(`${storage}/upload/file`, {
      fieldName: null,
      credentials: 'include',
      idempotencyHeader: 'Idempotency-Key',
      headers: ({ name }) => ({ ...user.headers, 'X-File-Name': headerText(name) }),
      result: ({ json }) => ({ fileId: String((json as { id?: unknown } | undefined)?.id ?? '') }),
    }));
  };
  const createLarge = async (): Promise<UploadTransport> => {
    const { tusTo } = await import('dass-elements/tus-transport.js');
    return (large ??= tusTo(`${storage}/uploads`, {
      context: `${user.id}/${kind}/${id}`,
      chunkSize: PART_BYTES,
      credentials: 'include',
      headers: () => user.headers,
      result: ({ url }) => ({ fileId: new URL(url, location.href).pathname.split('/').at(-1) ?? '' }),
    }));
  };
  return async (task: UploadTask) => {
    const isSmall = task.file.size < RESUMABLE_FROM_BYTES;
    // A module that could not be loaded is asked for again with the next attempt.
    const transport = isSmall ? (small ?? (await createSmall())) : (large ?? (await createLarge()));
    await transport(task);
  };
}

function readDocuments(value: unknown): readonly RecordDocument[] | undefined {
  return Array.isArray(value) ? value.filter(isDocument) : undefined;
}

const isDocument = (value: unknown): value is RecordDocument => {
  const { fileId, fileName, type } = (value ?? {}) as Partial<Record<keyof RecordDocument, unknown>>;
  return [fileId, fileName, type].every((field) => typeof field === 'string') && fileId !== '';
};
