/** Loads the children of a row. Stop loading when the signal aborts. */
export type LoadChildren<Row extends object = object> = (
  row: Row,
  options: { signal: AbortSignal },
) => Promise<readonly Row[]>;
