import { fieldsOf, text, time } from './guards.js';
import { expect } from './http-answer.js';
import { request, sendSignedIn, type HttpOptions } from './http-request.js';
import { sendFile } from './http-upload.js';
import type { FileService, StoredFile } from './platform.js';

export interface HttpFilesOptions {
  readonly http: HttpOptions;
  /** Address of the files. */
  readonly storage: string;
  readonly newRequest: () => XMLHttpRequest;
  readonly address: FileService['address'];
}

/** The files of the platform over HTTP. Loaded with the first call: the shell starts without it. */
export const httpFiles = ({ http, storage, newRequest, address }: HttpFilesOptions): Omit<FileService, 'address'> => ({
  upload: async (file, options) => {
    const { user, timeout } = http;
    const send = () => sendFile({ newRequest, timeout, user }, `${storage}/upload/file`, file, options);
    return expect(await sendSignedIn(user, send, options?.signal), (content) => readStoredFile(content, address));
  },
  list: async ({ signal } = {}) => {
    const answer = await request(http, `${storage}/files`, { signal });
    return answer.content === undefined ? [] : expect(answer, (content) => readStoredFiles(content, address));
  },
  remove: async (id, { signal } = {}) => {
    await request(http, `${storage}/files/${encodeURIComponent(id)}`, { method: 'DELETE', signal });
  },
});

export function readStoredFile(value: unknown, address: (id: string) => string): StoredFile | undefined {
  const file = fieldsOf(value);
  const id = text(file?.id);
  const src = address(id);
  if (!file || !src) return undefined;
  const { size } = file;
  return {
    id,
    fileName: text(file.fileName) || id,
    type: text(file.type) || 'application/octet-stream',
    size: typeof size === 'number' && Number.isFinite(size) && size > 0 ? size : 0,
    createdAt: time(file.createdAt),
    src,
  };
}

export function readStoredFiles(value: unknown, address: (id: string) => string): StoredFile[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((entry) => readStoredFile(entry, address) ?? []);
}
