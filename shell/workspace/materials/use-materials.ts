import { useCallback, useEffect, useRef, useState } from 'react';
import { asPlatformError } from '../../app/platform-failure.js';
import { useLoad } from '../../app/use-load.js';
import { useApis } from '../apis-context.js';
import type { MaterialPage, MaterialQuery, MaterialSheet } from './api.js';
import type { PlatformError } from '../../app/service-call.js';

const pageSize = 100;

export interface Materials {
  readonly materials: readonly MaterialSheet[];
  /** Number of all matching materials; undefined until it is loaded. */
  readonly total: number | undefined;
  readonly isLoading: boolean;
  readonly error: PlatformError | undefined;
  readonly reload: () => void;
  /** Loads the next page. */
  readonly loadMore: () => void;
}

/** Loads the matching materials page by page. @param query has to be the same text from render to render */
export function useMaterials(query: string, read: (query: string) => MaterialQuery): Materials {
  const { materials } = useApis();
  const load = useCallback(
    (signal: AbortSignal) => materials.loadMaterials({ ...read(query), limit: pageSize }, { signal }),
    [materials, query, read],
  );
  const first = useLoad<MaterialPage>(load);
  const [more, setMore] = useState<readonly MaterialSheet[]>([]);
  const [next, setNext] = useState<{ isLoading: boolean; error?: PlatformError }>({ isLoading: false });
  const { value } = first;
  const request = useRef<AbortController>(undefined);
  useEffect(() => {
    setMore([]);
    setNext({ isLoading: false });
    // A pending page belongs to the previous list.
    return () => request.current?.abort();
  }, [value, query]);

  const loadMore = (): void => {
    if (!value || next.isLoading) return;
    setNext({ isLoading: true });
    const offset = value.materials.length + more.length;
    const { signal } = (request.current = new AbortController());
    materials.loadMaterials({ ...read(query), offset, limit: pageSize }, { signal }).then(
      (page) => {
        if (signal.aborted) return;
        setMore((shown) => [...shown, ...page.materials]);
        setNext({ isLoading: false });
      },
      (error: unknown) => {
        if (!signal.aborted) setNext({ isLoading: false, error: asPlatformError(error) });
      },
    );
  };

  return {
    materials: value ? [...value.materials, ...more] : [],
    total: value?.total,
    isLoading: first.status === 'loading' || next.isLoading,
    error: first.error ?? next.error,
    reload: first.error ? first.reload : loadMore,
    loadMore,
  };
}
