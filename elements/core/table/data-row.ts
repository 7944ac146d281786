/** The data of a row: an object of the application, which is never changed. */
export type DataRow = Readonly<Record<string, unknown>>;

export const isDataRow = (row: unknown): row is DataRow => typeof row === 'object' && row !== null;
