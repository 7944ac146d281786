import { useCallback, useEffect, useState } from 'react';
import type { LoadRows } from 'dass-elements/dass-data-table.js';
import { useApis } from '../apis-context.js';
import type { MaterialQuery } from './api.js';

const pageSize = 100;

export interface Materials {
  /** Number of all matching materials; undefined until it is loaded. */
  readonly total: number | undefined;
  /** Loads the next page for the table. It is another function when the query has changed. */
  readonly loadRows: LoadRows;
}

/** Loads the matching materials page by page. @param query has to be the same text from render to render */
export function useMaterials(query: string, read: (query: string) => MaterialQuery): Materials {
  const { materials } = useApis();
  const [total, setTotal] = useState<number>();
  useEffect(() => setTotal(undefined), [query]);
  const loadRows = useCallback<LoadRows>(
    async ({ from, signal }) => {
      const page = await materials.loadMaterials({ ...read(query), offset: from, limit: pageSize }, { signal });
      if (!signal.aborted) setTotal(page.total);
      return { rows: page.materials, total: page.total };
    },
    [materials, query, read],
  );
  return { total, loadRows };
}
