import type { CallOptions } from '../../app/service-call.js';

/**
 * The product structures.
 *
 * Every call fails with a `PlatformError`, and only with that.
 */
export interface StructureApi {
  /** All lines of all products, in no order. */
  loadStructures(options?: CallOptions): Promise<StructureLine[]>;
  /** What a line is made of, in its order; the products for an empty id. */
  loadParts(id: string, options?: CallOptions): Promise<StructurePart[]>;
}

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
