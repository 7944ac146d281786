/** A line of a product structure: a product, or a part of one. */
export interface StructureLine {
  readonly id: string;
  /** Empty at the top of a product; of a line that Engineering has lost track of, an id that nothing has. */
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  /** A active, I inactive: the codes that the boolean chip shows. */
  readonly status: 'A' | 'I';
  /** Its place among those that stand beside it. */
  readonly order: number;
  /** ISO 8601 date. */
  readonly updatedAt: string;
}

/** A line that comes without its parts. */
export interface StructurePart extends StructureLine {
  readonly hasChildren: boolean;
}

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
