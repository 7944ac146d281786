import { Hono, type Context } from 'hono';
import { answer, failure } from '../http/answers.js';
import { readByteCount, readMetadata, TUS_VERSION } from '../http/tus-headers.js';
import type { LocalEnv } from '../local-env.js';
import { cleanFileName, cleanType } from '../stores/file-names.js';
import {
  PartTooLong,
  TooManyUploads,
  WrongOffset,
  type UploadState,
  type UploadStore,
} from '../stores/upload-store.js';
import { tooLarge } from './file-routes.js';

export interface UploadRoutesOptions {
  readonly uploads: UploadStore;
  /** In bytes. */
  readonly maxSize: number;
}

const notFound = failure('Envio não encontrado', 'O envio terminou, expirou ou foi cancelado.');
const wrongVersion = failure('Versão do protocolo não atendida', `Este servidor atende tus ${TUS_VERSION}.`);

/**
 * Resumable uploads by the tus protocol 1.0.0 with creation, termination and expiration. A finished upload is a stored
 * file with the same id. Requires `requireSession()`.
 */
export function uploadRoutes({ uploads, maxSize }: UploadRoutesOptions): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  routes.use(async (c, next) => {
    if (c.req.method !== 'OPTIONS' && c.req.header('Tus-Resumable') !== TUS_VERSION) {
      c.header('Tus-Version', TUS_VERSION);
      return answer(c, 412, wrongVersion);
    }
    await next();
    c.res.headers.set('Tus-Resumable', TUS_VERSION);
  });

  const capabilities = (c: Context<LocalEnv>) =>
    c.body(null, 204, {
      'Tus-Version': TUS_VERSION,
      'Tus-Max-Size': String(maxSize),
      'Tus-Extension': 'creation,termination,expiration',
    });
  routes.options('/', capabilities);
  routes.options('/:id', capabilities);

  routes.post('/', async (c) => {
    const length = readByteCount(c, 'Upload-Length');
    if (length === undefined) return answer(c, 400, failure('Upload-Length ausente ou inválido'));
    if (length > maxSize) return answer(c, 413, tooLarge(maxSize));
    const metadata = readMetadata(c.req.header('Upload-Metadata'));
    if (!metadata) return answer(c, 400, failure('Upload-Metadata inválido'));
    const fileName = cleanFileName(metadata.get('filename') ?? '');
    const owner = c.var.user.email;
    try {
      const { id } = await uploads.create({ fileName, type: cleanType(metadata.get('filetype')), length, owner });
      const state = await uploads.find(id, owner);
      return c.body(null, 201, {
        Location: `${new URL(c.req.url).pathname.replace(/\/$/, '')}/${id}`,
        ...stateHeaders(state),
      });
    } catch (error) {
      if (error instanceof TooManyUploads) return answer(c, 429, tooManyUploads);
      throw error;
    }
  });

  // Hono routes HEAD here.
  routes.get('/:id', async (c) => {
    const state = await uploads.find(c.req.param('id'), c.var.user.email);
    return state ? c.body(null, 200, stateHeaders(state)) : answer(c, 404, notFound);
  });

  routes.patch('/:id', async (c) => {
    if (cleanType(c.req.header('Content-Type')) !== 'application/offset+octet-stream') {
      return answer(c, 415, failure('Tipo de conteúdo não aceito', 'application/offset+octet-stream'));
    }
    const offset = readByteCount(c, 'Upload-Offset');
    if (offset === undefined) return answer(c, 400, failure('Upload-Offset ausente ou inválido'));
    const { incoming } = c.env;
    try {
      const part = { offset, size: readByteCount(c, 'Content-Length') };
      const state = await uploads.append(c.req.param('id'), c.var.user.email, incoming, part);
      return state ? c.body(null, 204, stateHeaders(state)) : answer(c, 404, notFound);
    } catch (error) {
      if (error instanceof WrongOffset) return answer(c, 409, failure('O envio continua em outra posição'));
      if (error instanceof PartTooLong) return answer(c, 413, failure('A parte vai além do tamanho do arquivo'));
      // The client has closed the connection: no response can be sent.
      if (incoming.destroyed && !incoming.readableEnded) return new Response(null, { status: 499 });
      throw error;
    }
  });

  routes.delete('/:id', async (c) =>
    (await uploads.remove(c.req.param('id'), c.var.user.email)) ? c.body(null, 204) : answer(c, 404, notFound),
  );

  return routes;
}

const tooManyUploads = failure(
  'Há envios demais por terminar',
  'Termine ou cancele um deles e tente de novo.',
  'TOO_MANY_UPLOADS',
);

function stateHeaders(state: UploadState | undefined): Record<string, string> {
  if (!state) return {};
  return {
    'Upload-Offset': String(state.offset),
    'Upload-Length': String(state.length),
    ...(state.expiresAt !== undefined && { 'Upload-Expires': new Date(state.expiresAt).toUTCString() }),
  };
}
