import { fold } from 'dass-elements/text.js';
import type { StructureLine } from '../../../workspace/structure/api.js';
import type { SqlValue } from './database.js';
import { codeKey, dateKey } from './material-keys.js';

/** Columns of the lines whose texts have a position in the order of the language, and their fields in `text_positions`. */
export const lineFields = { name: 'lineName', unit: 'lineUnit', status: 'lineStatus' } as const;

export type LineColumn = keyof typeof lineFields;
export const lineColumns = Object.keys(lineFields) as LineColumn[];

/** A text and its position. */
export interface LineText {
  readonly text: string;
  readonly position: number;
}

/**
 * Returns the row of `structure_lines`.
 * @param position of the line in the structures
 * @param positionOf returns the position of a text
 */
export function lineRow(
  id: number,
  line: StructureLine,
  position: number,
  positionOf: (column: LineColumn, text: string) => number,
): readonly SqlValue[] {
  const { id: key, parentId, code, name, quantity, unit, status, updatedAt } = line;
  return [
    id,
    key,
    parentId,
    position,
    codeKey(code),
    fold(code),
    positionOf('name', name),
    quantity,
    positionOf('unit', unit),
    positionOf('status', status),
    dateKey(updatedAt),
    JSON.stringify(line),
  ];
}
