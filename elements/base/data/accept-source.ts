import type { DataSource } from '../../core/data/data-source.js';
import { readField } from '../../core/util/read-value.js';

/** Accepts a source of rows: an object with a function `load`. */
export const acceptSource = (value: unknown): DataSource | undefined =>
  typeof readField(value, 'load') === 'function' ? (value as DataSource) : undefined;
