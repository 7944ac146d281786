import { useMemo } from 'react';
import { msg } from '../../locales/localize.js';
import { failureSentence } from '../../app/failure-text.js';
import { useApis } from '../apis-context.js';
import { useDataSource, type SourceState } from '../use-data-source.js';
import type { MaterialQuery, MaterialSheet } from './api.js';

export interface Materials extends Omit<SourceState<MaterialSheet>, 'error'> {
  /** Why the materials could not be loaded; empty without a failure, and when only some rows are missing. */
  readonly error: string;
}

/** The matching materials as rows of a table. @param query has to be the same text from render to render */
export function useMaterials(query: string, read: (query: string) => MaterialQuery): Materials {
  const { materials } = useApis();
  const source = useMemo(() => materials.materialSource(read(query)), [materials, query, read]);
  const { error, ...state } = useDataSource(source);
  const failed = msg('Os materiais não puderam ser carregados.', { id: 'dassMaterialsFailed' });
  return { ...state, error: error ? failureSentence(error, failed) : '' };
}
