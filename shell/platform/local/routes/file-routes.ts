import { Hono } from 'hono';
import { numberFormat } from 'dass-elements/format.js';
import { answer, failure, missingFields, withoutPermission } from '../http/answers.js';
import { download } from '../http/download.js';
import { cleanFileName, cleanType } from '../stores/file-names.js';
import { FileTooLarge, type FileRecord, type FileStore } from '../stores/file-store.js';
import type { LocalEnv } from '../local-env.js';
import type { AllowedOrigins } from '../http/origins.js';

export interface FileRoutesOptions {
  files: FileStore;
  origins: AllowedOrigins;
  maxSize: number;
}

/** A key identifies a file; it is no place to store something. */
const MAX_KEY_LENGTH = 200;

const notFound = failure('Arquivo não encontrado');

/** Requires `requireSession()`. */
export function fileRoutes({ files, origins, maxSize }: FileRoutesOptions): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();

  // Hono routes HEAD here too.
  routes.get('/download/file/:id', async (c) => {
    const record = files.find(c.req.param('id'));
    const bytes = record && (await files.bytes(record.id));
    if (!record || !bytes) return answer(c, 404, notFound);
    return download(c.req.raw, record, bytes, origins.list());
  });

  // The body is the file itself; name and type are headers. Nothing has to be parsed or held in memory.
  routes.post('/upload/file', async (c) => {
    const name = decodeName(c.req.header('X-File-Name'));
    if (!name) return answer(c, 400, missingFields(['X-File-Name']));
    const type = cleanType(c.req.header('Content-Type'));
    try {
      const owner = c.var.user.email;
      const key = c.req.header('Idempotency-Key')?.slice(0, MAX_KEY_LENGTH) || undefined;
      const length = c.req.header('Content-Length');
      const size = length === undefined ? undefined : Number(length);
      const record = await files.receive(c.env.incoming, { fileName: cleanFileName(name), type, owner, key, size });
      return c.json(publicRecord(record), 201);
    } catch (error) {
      if (error instanceof FileTooLarge) return answer(c, 413, tooLarge(maxSize));
      // The client has closed the connection: no response can be sent.
      if (c.env.incoming.destroyed && !c.env.incoming.readableEnded) return new Response(null, { status: 499 });
      throw error;
    }
  });

  routes.get('/files', (c) => c.json(files.list().map(publicRecord)));

  routes.delete('/files/:id', async (c) => {
    const record = files.find(c.req.param('id'));
    if (!record) return answer(c, 404, notFound);
    if (record.owner !== c.var.user.email) {
      return answer(c, 403, withoutPermission('Só quem enviou o arquivo pode removê-lo.'));
    }
    await files.remove(record.id);
    return c.body(null, 204);
  });

  return routes;
}

export const tooLarge = (maxSize: number) =>
  failure(
    'Arquivo maior que o permitido',
    `No máximo ${numberFormat('pt-BR', {}).format(maxSize / 1_000_000)} MB.`,
    'FILE_TOO_LARGE',
  );

const publicRecord = ({ id, fileName, type, size, createdAt }: FileRecord) => ({ id, fileName, type, size, createdAt });

/** Percent-encoded, because a header holds ASCII only. */
function decodeName(header: string | undefined): string | undefined {
  try {
    return decodeURIComponent(header ?? '') || undefined;
  } catch {
    return undefined;
  }
}
