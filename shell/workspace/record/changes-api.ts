import type { CallOptions } from '../../app/service-call.js';

/**
 * The service of what users have changed in the records of all features.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface ChangesApi {
  /** Returns the changes since a time, the newest first, at most `limit`. */
  loadChanges(query: ChangesQuery, options?: CallOptions): Promise<readonly RecordChange[]>;
}

export interface ChangesQuery {
  /** ISO 8601 with time and zone. */
  readonly since: string;
  readonly limit: number;
}

export const changedKinds = ['material', 'purchase', 'quotation', 'supplier', 'finding'] as const;
export type ChangedKind = (typeof changedKinds)[number];

/** A change of a record by a user. */
export interface RecordChange {
  readonly kind: ChangedKind;
  /** Id of the record. */
  readonly recordId: number;
  /** Code or number of the record. */
  readonly code: string;
  /** Name or subject of the record; empty: none. */
  readonly name: string;
  readonly action: 'created' | 'changed' | 'removed' | 'restored';
  /** What has changed. Empty unless the action is `changed`. */
  readonly fields: readonly ChangedField[];
  /** Name of the user. */
  readonly changedBy: string;
  /** ISO 8601 with time and zone. */
  readonly changedAt: string;
}

export type ChangedValue = string | number | boolean;

/** A field and its values. Without them it has changed, too: they are too long to show. */
export interface ChangedField {
  readonly name: string;
  readonly before?: ChangedValue;
  readonly after?: ChangedValue;
}
