/** A row that the user wants to save. */
export interface SaveRequest {
  /** A copy of the row with the user's changes. */
  readonly row: object;
  /** The application's own row; undefined for a new one. */
  readonly original: object | undefined;
  /** Whether the row is new. */
  readonly isNew: boolean;
  /** Aborts when the user leaves the editor before the answer. */
  readonly signal: AbortSignal;
}

/** Saves a row. */
export type SaveRow = (request: SaveRequest) => Promise<unknown>;

/** What a form of the application is rendered from. */
export interface FormRequest {
  /** A copy of the row. */
  readonly row: object;
  /** Whether the row is new. */
  readonly isNew: boolean;
  /** Changes a value that no field with a `name` has. */
  set(name: string, value: unknown): void;
}

/** Renders the form of a row: a node or a Lit template. */
export type RenderForm = (request: FormRequest) => unknown;
