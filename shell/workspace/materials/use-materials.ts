import { useMemo, useState } from 'react';
import type { DataSource } from 'dass-elements/data-sources.js';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { asPlatformError } from '../../app/platform-failure.js';
import type { PlatformError } from '../../app/service-call.js';
import { useApis } from '../apis-context.js';
import type { MaterialQuery, MaterialSheet } from './api.js';

export interface Materials {
  /** Number of all matching materials; undefined until it is loaded. */
  readonly total: number | undefined;
  /** Why the materials could not be loaded; empty without a failure, and when only some rows are missing. */
  readonly error: string;
  /** The rows of the table. It is another source when the query has changed. */
  readonly dataSource: DataSource<MaterialSheet>;
}

/** What the last answer has told, and the source that it belongs to. */
interface LastAnswer {
  readonly source: DataSource<MaterialSheet>;
  readonly total?: number;
  readonly error?: PlatformError;
}

/** The matching materials as rows of a table. @param query has to be the same text from render to render */
export function useMaterials(query: string, read: (query: string) => MaterialQuery): Materials {
  const { materials } = useApis();
  const [last, setLast] = useState<LastAnswer>();
  const source = useMemo(() => materials.materialSource(read(query)), [materials, query, read]);
  const dataSource = useMemo<DataSource<MaterialSheet>>(
    () => ({
      async load(request) {
        const { signal } = request;
        try {
          const answer = await source.load(request);
          if (!signal.aborted) setLast({ source, ...(answer.total !== undefined && { total: answer.total }) });
          return answer;
        } catch (error) {
          const isFirst = (before?: LastAnswer): boolean => before?.source !== source || before.total === undefined;
          if (!signal.aborted)
            setLast((before) => (isFirst(before) ? { source, error: asPlatformError(error) } : before));
          throw error;
        }
      },
    }),
    [source],
  );
  const { total, error } = last?.source === source ? last : {};
  const failed = msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' });
  return { total, error: error ? failureSentence(error, failed) : '', dataSource };
}
