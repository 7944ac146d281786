import { useCallback, useMemo, useRef, useState } from 'react';
import type { UploadTransport } from 'dass-elements/upload-transport.js';
import { PlatformError } from '../../app/service-call.js';
import { useLoad } from '../../app/use-load.js';
import { useApis } from '../apis-context.js';
import type { LoadedContent } from '../record/record-content.js';
import type { DocumentsOf, RecordDocument } from './api.js';
import { documentTransport } from './document-transport.js';
import { PickingOrder } from './picking-order.js';

export interface Documents {
  readonly loaded: LoadedContent<readonly RecordDocument[]>;
  /** Sends files, and attaches them to the record. */
  readonly transport: UploadTransport;
  /** Call with the ids of the files that are not sent, in their order. */
  readonly arrange: (ids: readonly string[]) => void;
  /** @throws PlatformError */
  readonly remove: (fileId: string) => Promise<void>;
}

/**
 * The documents of a record. Use one component instance for each record.
 * @param user email of the user who adds documents
 */
export function useDocuments({ kind, id }: DocumentsOf, user: string): Documents {
  const { documents: api } = useApis();
  const record = useMemo(() => ({ kind, id }), [kind, id]);
  const loaded = useLoad(useCallback((signal) => api.loadDocuments(record, { signal }), [api, record]));
  /** The answer to the last change: newer than what was loaded. */
  const [changed, setChanged] = useState<readonly RecordDocument[]>();
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());

  // One change after the other: each answers with all documents, and the last answer has to be the newest.
  const change = useCallback((request: () => Promise<readonly RecordDocument[]>): Promise<void> => {
    const run = lastChange.current.then(request).then(setChanged);
    lastChange.current = run.catch(() => undefined);
    return run;
  }, []);
  const remove = useCallback(
    (fileId: string) =>
      change(() =>
        api.removeDocument(record, fileId).catch((error: unknown) => {
          // Somebody else was faster: the user gets what he wants.
          if (error instanceof PlatformError && error.status === 404) return api.loadDocuments(record);
          throw error;
        }),
      ),
    [api, record, change],
  );
  const order = useMemo(() => new PickingOrder(JSON.stringify([user, kind, id])), [user, kind, id]);
  const transport = useMemo(
    () =>
      documentTransport({
        order,
        send: api.transportFor(record),
        attach: (fileId, before) =>
          change(() =>
            api.attachDocument(record, fileId, before).catch((error: unknown) => {
              // The answer to an earlier attempt was lost.
              if (error instanceof PlatformError && error.status === 409 && error.kind === 'server')
                return api.loadDocuments(record);
              throw error;
            }),
          ),
        remove,
        discard: (fileId) => api.discardFile(fileId),
      }),
    [api, record, order, change, remove],
  );

  const documents = changed ?? loaded.value;
  return {
    loaded: { value: documents, error: documents ? undefined : loaded.error, reload: loaded.reload },
    transport,
    arrange: (ids) => order.arrange(ids),
    remove,
  };
}
