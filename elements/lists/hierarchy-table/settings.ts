import type { Sorting } from '../../core/tree-sorting.js';
import type { Expanded } from './tree-source.js';

/** Which fields of a row say where it stands (HT-01). */
export interface HierarchyTableFields {
  /** Its id, `id` by default. */
  readonly id?: string;
  /** The id of its parent, `parentId` by default; empty, or 0 where no row has it, at the top. */
  readonly parentId?: string;
  /** What is joined to the id, by a hyphen, to make the row's key, and is the key where the id is missing. */
  readonly optionalId?: string;
  /** What siblings are ordered by at first; by default they stand as they come. */
  readonly sort?: string;
  /** Rows below it, as a list in the row itself; `children` by default. */
  readonly children?: string;
  /** Whether there are rows below it that come when it is opened; `hasChildren` by default. */
  readonly hasChildren?: string;
}

/** A value of `expanded`. */
export const expandedOf = (value: unknown): Expanded | undefined => {
  if (value === 'all' || Array.isArray(value)) return value as Expanded;
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** A value of `sorting`. */
export const sortingOf = (value: unknown): Sorting | undefined => {
  const { column, direction } = Object(value) as Partial<Sorting>;
  const isOne = typeof column === 'string' && (direction === 'ascending' || direction === 'descending');
  return isOne ? { column, direction } : undefined;
};
