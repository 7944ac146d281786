import type { StructureLine } from '../../workspace/structure/api.js';

/** Transfer format of the lines: the field names once, then the values of each line in that order. */
export interface StructureTable {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

export const structureFields = [
  'id',
  'parentId',
  'code',
  'name',
  'quantity',
  'unit',
  'status',
  'order',
  'updatedAt',
] as const satisfies readonly (keyof StructureLine)[];
