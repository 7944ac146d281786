import type { MaterialSheet } from '../../../workspace/materials/api.js';
import type { StructureLine } from '../../../workspace/structure/api.js';
import type { ColumnKind, TableColumns } from './table-query.js';

/** The columns of the materials that a table sorts and filters. */
export const materialColumns = {
  kinds: {
    id: 'number',
    code: 'text',
    name: 'text',
    family: 'text',
    unit: 'text',
    supplierId: 'number',
    supplier: 'text',
    price: 'number',
    active: 'flag',
    validUntil: 'date',
    inspectedAt: 'date',
  } as const satisfies Partial<Record<keyof MaterialSheet, ColumnKind>>,
  summed: ['price'],
} as const satisfies TableColumns;

export type MaterialColumn = keyof (typeof materialColumns)['kinds'];

/** The columns of the lines of product structures. */
export const structureColumns = {
  kinds: {
    code: 'text',
    name: 'text',
    quantity: 'number',
    unit: 'text',
    status: 'text',
    updatedAt: 'date',
  } as const satisfies Partial<Record<keyof StructureLine, ColumnKind>>,
  summed: [],
} as const satisfies TableColumns;

export type StructureColumn = keyof (typeof structureColumns)['kinds'];
