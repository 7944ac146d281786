import type { Sorting } from '../../../core/table/sort-keys.js';
import { readField } from '../../../core/util/read-value.js';
import type { TableColumnSetting } from './column-settings-model.js';

/** Accepts a value of `sorting`. */
export const acceptSorting = (value: unknown): Sorting | undefined => {
  const column = readField(value, 'column');
  const direction = readField(value, 'direction');
  const isValid = typeof column === 'string' && (direction === 'ascending' || direction === 'descending');
  return isValid ? { column, direction } : undefined;
};

/** Accepts a value of `columnSettings`. */
export const acceptColumnSettings = (value: unknown): readonly TableColumnSetting[] | undefined =>
  Array.isArray(value) && value.every((setting) => typeof Object(setting).name === 'string')
    ? (value as readonly TableColumnSetting[])
    : undefined;
