/** A row that the user wants to save. */
export interface SaveRequest<Row extends object = object> {
  /** A copy of the row with the user's changes. */
  readonly row: Row;
  /** The application's own row; undefined for a new one. */
  readonly original: Row | undefined;
  /** Whether the row is new. */
  readonly isNew: boolean;
  /** Aborts when the user leaves the editor before the answer. */
  readonly signal: AbortSignal;
}

/** Saves a row. */
export type SaveRow<Row extends object = object> = (request: SaveRequest<Row>) => Promise<unknown>;

/** What a form of the application is rendered from. */
export interface FormRequest<Row extends object = object> {
  /** A copy of the row. */
  readonly row: Row;
  /** Whether the row is new. */
  readonly isNew: boolean;
  /** Changes a value that no field with a `name` has. */
  set(name: string, value: unknown): void;
}

/** Renders the form of a row: a node or a Lit template. */
export type RenderForm<Row extends object = object> = (request: FormRequest<Row>) => unknown;
