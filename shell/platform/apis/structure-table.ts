import type { StructureLine, StructurePart } from '../../workspace/structure/api.js';

/** How the platform sends lines: the names once, then the values of each line, in the order of the names. */
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
export const partFields = [...structureFields, 'hasChildren'] as const satisfies readonly (keyof StructurePart)[];
