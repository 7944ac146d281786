/** What the table asks for. */
export interface RowsRequest {
  /** Number of rows that are there already: the index of the first row to load. */
  readonly from: number;
  /**
   * Number of rows that the table needs to return to an earlier view. With fewer, it asks again. Default: undefined, as
   * many as the application loads at once.
   */
  readonly count?: number | undefined;
  /** Aborted when the answer is not needed any more. */
  readonly signal: AbortSignal;
}

/** The next rows. An empty list means that there are no more. */
export interface RowsAnswer<Row extends object = object> {
  readonly rows: readonly Row[];
  /** Number of all rows there are. Default: unknown. */
  readonly total?: number | undefined;
}

/** Loads the next rows. */
export type LoadRows<Row extends object = object> = (request: RowsRequest) => Promise<readonly Row[] | RowsAnswer<Row>>;
