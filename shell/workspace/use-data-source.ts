import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { DataSource } from 'dass-elements/data-sources.js';
import { asPlatformError } from '../app/platform-failure.js';
import { isConnectionLost } from '../app/use-load.js';
import { connection } from '../app/connection.js';
import type { PlatformError } from '../app/service-call.js';
import { useSession } from '../session/session.js';

/** The rows of a service for a table, and what its answers have told. */
export interface SourceState<Row extends object> {
  /** Number of all matching rows, in a hierarchy of the roots; undefined until it is loaded. */
  readonly total: number | undefined;
  /** Why no rows could be loaded; undefined without a failure, and when only some rows are missing. */
  readonly error: PlatformError | undefined;
  /** The source for the table: the same one as long as `source` is. */
  readonly dataSource: DataSource<Row>;
  /** Whether rows are missing that could not be loaded without a connection: for `useMissingRows()`. */
  readonly missing: RefObject<boolean>;
}

/** What the last answer has told, and the source that it belongs to. */
interface LastAnswer {
  readonly source: object;
  readonly total?: number;
  readonly error?: PlatformError;
}

/**
 * Follows the answers of a source. A request that is refused because the session has ended shows the session-end dialog; the
 * table keeps its rows, and loads the missing ones when the user retries.
 * @param source has to be the same object from render to render
 */
export function useDataSource<Row extends object>(source: DataSource<Row>): SourceState<Row> {
  const missing = useRef(false);
  const { handleSessionError } = useSession();
  const [last, setLast] = useState<LastAnswer>();
  const dataSource = useMemo<DataSource<Row>>(
    () => ({
      async load(request) {
        const { signal, parent } = request;
        try {
          const answer = await source.load(request);
          const { total } = answer;
          if (!signal.aborted && parent === undefined) setLast({ source, ...(total !== undefined && { total }) });
          return answer;
        } catch (error) {
          if (!signal.aborted) {
            handleSessionError(error);
            missing.current ||= isConnectionLost(asPlatformError(error));
            const isFirst = (before?: LastAnswer): boolean => before?.source !== source || before.total === undefined;
            setLast((before) => (isFirst(before) ? { source, error: asPlatformError(error) } : before));
          }
          throw error;
        }
      },
    }),
    [source, handleSessionError],
  );
  const { total, error } = last?.source === source ? last : {};
  return { total, error, dataSource, missing };
}

/** Loads the rows of a table again when some of them could not be loaded without a connection, and it is back. */
export function useMissingRows(
  table: RefObject<{ refreshRows(): void } | null>,
  missing: RefObject<boolean> | undefined,
): void {
  useEffect(
    () =>
      connection.onReconnect(() => {
        if (!missing?.current) return;
        missing.current = false;
        table.current?.refreshRows();
      }),
    [table, missing],
  );
}
