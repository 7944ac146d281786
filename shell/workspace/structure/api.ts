import type { DataSource } from 'dass-elements/data-sources.js';
import type { CallOptions } from '../../app/service-call.js';

/**
 * The service of the product structures.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface StructureApi {
  /** Loads all lines of all products, in no order. */
  loadStructures(options?: CallOptions): Promise<StructureLine[]>;
  /**
   * The lines as rows of a table that loads the parts of each line when it is expanded. A search finds lines of all levels, with
   * the names of their ancestors.
   */
  structureSource(): DataSource<StructurePart>;
}

/** A line of a product structure: a product or a part. */
export interface StructureLine {
  readonly id: string;
  /** Empty for a product. An orphan has the id of a missing line. */
  readonly parentId: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  /** A: active, I: inactive, as the boolean chip shows them. */
  readonly status: 'A' | 'I';
  /** Sort order among its siblings. */
  readonly order: number;
  /** ISO 8601 date. */
  readonly updatedAt: string;
}

/** A line without its parts, which are loaded on demand. */
export interface StructurePart extends StructureLine {
  readonly hasChildren: boolean;
  /** In the result of a search: the names of the lines that it belongs to, the product first. */
  readonly ancestors?: readonly string[];
}
