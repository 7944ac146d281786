import { useMemo } from 'react';
import type { DataSource } from 'dass-elements/data-sources.js';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { useApis } from '../apis-context.js';
import { useDataSource } from '../use-data-source.js';
import type { MaterialQuery, MaterialSheet } from './api.js';

export interface Materials {
  /** Number of all matching materials; undefined until it is loaded. */
  readonly total: number | undefined;
  /** Why the materials could not be loaded; empty without a failure, and when only some rows are missing. */
  readonly error: string;
  /** The rows of the table. It is another source when the query has changed. */
  readonly dataSource: DataSource<MaterialSheet>;
}

/** The matching materials as rows of a table. @param query has to be the same text from render to render */
export function useMaterials(query: string, read: (query: string) => MaterialQuery): Materials {
  const { materials } = useApis();
  const source = useMemo(() => materials.materialSource(read(query)), [materials, query, read]);
  const { total, error, dataSource } = useDataSource(source);
  const failed = msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' });
  return { total, error: error ? failureSentence(error, failed) : '', dataSource };
}
