/** Loads the children of a row. Stop loading when the signal aborts. */
export type LoadChildren = (row: object, options: { signal: AbortSignal }) => Promise<readonly unknown[]>;
