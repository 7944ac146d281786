// Sources of rows for `dataSource`: rows on a server, or in memory.
export { arraySource, type ArraySourceOptions } from '../elements/core/data/array-source.js';
export type {
  DataAnswer,
  DataRequest,
  DataSource,
  SourceFilter,
  SourceQuery,
} from '../elements/core/data/data-source.js';
export {
  DataSourceError,
  httpSource,
  type HttpSourceOptions,
  type SourceCall,
} from '../elements/core/data/http-source.js';
