import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UploadTransport } from 'dass-elements/upload-transport.js';
import { usePlatform } from '../../app/platform-context.js';
import { PlatformError } from '../../app/service-call.js';
import { useLoad } from '../../app/use-load.js';
import { useApis } from '../apis-context.js';
import type { LoadedContent } from '../record/record-content.js';
import type { DocumentsOf, RecordDocument } from './api.js';
import { askKnown, showNotDeleted } from './document-messages.js';
import { documentSender } from './document-transport.js';
import { askBeforeKnown, type ChosenFile } from './known-files.js';
import { PickingOrder } from './picking-order.js';

export interface Documents {
  readonly loaded: LoadedContent<readonly RecordDocument[]>;
  /** Sends files, and attaches them to the record. */
  readonly transport: UploadTransport;
  /** Call with the ids of the files that are not sent, in their order. */
  readonly arrange: (ids: readonly string[]) => void;
  /** @throws PlatformError */
  readonly remove: (fileId: string) => Promise<void>;
  /** @param fileIds all documents, in their new order @throws PlatformError */
  readonly order: (fileIds: readonly string[]) => Promise<void>;
  /** @param was the text that the user has seen @throws PlatformError */
  readonly describe: (fileId: string, field: 'fileName' | 'caption', value: string, was: string) => Promise<void>;
}

interface ChosenFiles {
  readonly chosen: () => readonly ChosenFile[];
  readonly skip: (id: string) => void;
}

/**
 * The documents of a record. Use one component instance for each record.
 * @param user email of the user who adds documents
 * @param upload the files that are no documents yet; and what is called with the id of one that the user does not send, because
 * its content is known. The same functions each time
 */
export function useDocuments({ kind, id }: DocumentsOf, user: string, { chosen, skip }: ChosenFiles): Documents {
  const { documents: api } = useApis();
  const { notifications } = usePlatform();
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
  /** After a conflict the user sees what the others have done. */
  const changeOrReload = useCallback(
    (request: () => Promise<readonly RecordDocument[]>) =>
      change(request).catch(async (error: unknown) => {
        if (error instanceof PlatformError && (error.status === 409 || error.status === 404))
          await change(() => api.loadDocuments(record)).catch(() => undefined);
        throw error;
      }),
    [api, record, change],
  );
  const order = useCallback(
    (fileIds: readonly string[]) => changeOrReload(() => api.orderDocuments(record, fileIds)),
    [api, record, changeOrReload],
  );
  const describe = useCallback(
    (fileId: string, field: 'fileName' | 'caption', value: string, was: string) =>
      changeOrReload(() => api.describeDocument(record, fileId, field, value, was)),
    [api, record, changeOrReload],
  );

  // What other tabs and users change is shown at once.
  useEffect(() => {
    let isWanted = false;
    return notifications.subscribe((event) => {
      const isOwn = event.kind === 'documents' && event.record.kind === kind && event.record.id === id;
      if ((!isOwn && event.kind !== 'stale') || isWanted) return;
      isWanted = true;
      void change(() => {
        isWanted = false;
        return api.loadDocuments(record);
      }).catch(() => undefined);
    });
  }, [notifications, api, record, kind, id, change]);

  const documents = changed ?? loaded.value;
  const latest = useRef<readonly RecordDocument[]>([]);
  useEffect(() => void (latest.current = documents ?? []), [documents]);
  const picked = useMemo(() => new PickingOrder(JSON.stringify([user, kind, id])), [user, kind, id]);
  const sender = useMemo(
    () =>
      documentSender({
        order: picked,
        send: askBeforeKnown({
          send: api.transportFor(record),
          stored: () => latest.current,
          chosen,
          ask: askKnown,
          skip,
        }),
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
        // The answer to its attachment may have been lost.
        discard: (fileId) =>
          latest.current.some((one) => one.fileId === fileId) ? remove(fileId) : api.discardFile(fileId),
        onNotDeleted: showNotDeleted,
      }),
    [api, record, picked, change, remove, chosen, skip],
  );
  const isLoaded = documents !== undefined;
  useEffect(() => void (isLoaded && sender.deleteDiscarded()), [isLoaded, sender]);

  return {
    loaded: { value: documents, error: documents ? undefined : loaded.error, reload: loaded.reload },
    transport: sender.transport,
    arrange: sender.arrange,
    remove,
    order,
    describe,
  };
}
