import { Hono, type Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { answer, failure, invalidFields } from '../http/answers.js';
import { jsonBody } from '../http/json-body.js';
import type { LocalEnv } from '../local-env.js';
import type { ChangedDocuments, DocumentError, DocumentStore } from '../stores/document-store.js';

export interface DocumentRoutesOptions {
  readonly documents: DocumentStore;
  /** Returns whether there is a record with this id. */
  readonly exists: (record: number) => boolean;
  /** Message id when there is none. */
  readonly notFound: string;
}

/**
 * The documents of the records of one kind, under `/:record/documents`. Each change answers with all documents of the
 * record. Requires `requireSession()`.
 */
export function documentRoutes({ documents, exists, notFound }: DocumentRoutesOptions): Hono<LocalEnv> {
  const routes = new Hono<LocalEnv>();
  const recordOf = (c: Context<LocalEnv>) => {
    const record = Number(c.req.param('record'));
    return Number.isSafeInteger(record) && record > 0 && exists(record) ? record : undefined;
  };
  const missing = (c: Context<LocalEnv>) => answer(c, 404, failure(notFound));

  routes.get('/:record/documents', (c) => {
    const record = recordOf(c);
    return record === undefined ? missing(c) : c.json(documents.list(record));
  });

  routes.post('/:record/documents', jsonBody({ fileId: 'text', before: ['text'] }), async (c) => {
    const record = recordOf(c);
    if (record === undefined) return missing(c);
    const { fileId, before = [] } = c.var.body;
    return changed(c, documents.attach(record, String(fileId), c.var.user, before as string[]), 201);
  });

  routes.put('/:record/documents', jsonBody({ fileIds: ['text'] }), async (c) => {
    const record = recordOf(c);
    if (record === undefined) return missing(c);
    return changed(c, documents.order(record, (c.var.body.fileIds ?? []) as string[]), 200);
  });

  routes.put('/:record/documents/:fileId', jsonBody({ field: 'text', value: 'text', was: 'text' }), async (c) => {
    const record = recordOf(c);
    if (record === undefined) return missing(c);
    const { field, value = '', was = '' } = c.var.body;
    if (field !== 'fileName' && field !== 'caption') return answer(c, 400, invalidFields(['field']));
    const text = { field, value: String(value), was: String(was) } as const;
    return changed(c, documents.describe(record, c.req.param('fileId'), text), 200);
  });

  routes.delete('/:record/documents/:fileId', async (c) => {
    const record = recordOf(c);
    if (record === undefined) return missing(c);
    return changed(c, await documents.remove(record, c.req.param('fileId'), c.var.user.email), 200);
  });

  return routes;
}

const statuses: Partial<Record<DocumentError, ContentfulStatusCode>> = {
  dassDocumentMissing: 404,
  dassDocumentNotOwn: 403,
  dassDocumentAttached: 409,
  dassDocumentsChanged: 409,
  dassDocumentChanged: 409,
};

function changed(c: Context<LocalEnv>, result: ChangedDocuments, status: 200 | 201): Response {
  if ('documents' in result) return c.json(result.documents, status);
  return answer(c, statuses[result.error] ?? 422, failure(result.error));
}
