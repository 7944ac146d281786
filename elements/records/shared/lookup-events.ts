/** The detail of `dass-search`. */
export interface LookupSearchDetail {
  /** The text to search for, trimmed. Empty for all rows. */
  readonly text: string;
}

/** The detail of `dass-save`. */
export interface LookupSaveDetail<Row extends object = object> {
  /** The row to save: a copy, with the changes of the user. With `saveRow`, the row that it returned. */
  readonly row: Row;
  /** The application's own row, which is not changed. Undefined for a new row. */
  readonly original: Row | undefined;
  /** Whether the row is new. */
  readonly isNew: boolean;
}

/** The detail of `dass-remove`. */
export interface LookupRemoveDetail<Row extends object = object> {
  /** The rows to remove: the application's own objects. With `removeRows`, those that it has removed. */
  readonly rows: readonly Row[];
}

/** The events that the field and the dialog share. */
export interface LookupEvents<Row extends object = object> {
  'dass-search': LookupSearchDetail;
  'dass-save': LookupSaveDetail<Row>;
  'dass-remove': LookupRemoveDetail<Row>;
  'dass-advanced-filter': null;
}
