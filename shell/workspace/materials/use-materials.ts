import { useCallback, useState } from 'react';
import type { LoadRows } from 'dass-elements/dass-data-table.js';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError } from '../../app/service-call.js';
import { useApis } from '../apis-context.js';
import type { MaterialQuery, MaterialSheet } from './api.js';

const pageSize = 100;
/** More, to return to a row far down, are loaded in parts. */
const maxPageSize = 500;

export interface Materials {
  /** Number of all matching materials; undefined until it is loaded. */
  readonly total: number | undefined;
  /** Why the last page could not be loaded; empty without a failure. */
  readonly error: string;
  /** Loads the next page for the table. It is another function when the query has changed. */
  readonly loadRows: LoadRows<MaterialSheet>;
}

/** What the last page has told, and the query that it belongs to. */
interface LastPage {
  readonly query: string;
  readonly total?: number;
  readonly error?: PlatformError;
}

/** Loads the matching materials page by page. @param query has to be the same text from render to render */
export function useMaterials(query: string, read: (query: string) => MaterialQuery): Materials {
  const { materials } = useApis();
  const [lastPage, setLastPage] = useState<LastPage>();
  const loadRows = useCallback<LoadRows<MaterialSheet>>(
    async ({ from, count = 0, signal }) => {
      const limit = Math.min(Math.max(count, pageSize), maxPageSize);
      try {
        const page = await materials.loadMaterials({ ...read(query), offset: from, limit }, { signal });
        if (!signal.aborted) setLastPage({ query, total: page.total });
        return { rows: page.materials, total: page.total };
      } catch (error) {
        if (!signal.aborted)
          setLastPage((last) => ({ ...(last?.query === query && last), query, error: asPlatformError(error) }));
        throw error;
      }
    },
    [materials, query, read],
  );
  const { total, error } = lastPage?.query === query ? lastPage : {};
  const failed = msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' });
  return { total, error: error ? failureSentence(error, failed) : '', loadRows };
}
