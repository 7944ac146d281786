import type { SupplierRecord } from '../../../sample-data/supplier-records.js';
import type { CallOptions, RecordAnswer, RecordVersion, SaveAnswer } from '../../app/service-call.js';

/** A supplier as the screens show and save it. */
export interface Supplier extends SupplierRecord, RecordVersion {}

/** A supplier as its form saves it. */
export type SupplierDraft = Omit<Supplier, 'id' | 'code' | 'openOrders'>;

/**
 * The service of the suppliers, and of the quotations that they are asked for.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface SuppliersApi {
  /** Searches in code, name, tax id and city; an empty text finds all. Active suppliers come first. */
  searchSuppliers(query: SupplierQuery, options?: CallOptions): Promise<SupplierPage>;
  /**
   * Saves a supplier; a new one without id.
   * @returns the stored record, or the errors of its fields
   */
  saveSupplier(
    supplier: Partial<Supplier>,
    id: number | undefined,
    options?: CallOptions,
  ): Promise<SaveAnswer<Supplier>>;
  /** Rejects with status 404 when the supplier does not exist. */
  loadSupplier(id: number, options?: CallOptions): Promise<Supplier>;
  /**
   * Saves a supplier with the version that the user has changed; a new one without id.
   * @returns the stored record, the errors of its fields, or the newer record when `version` is not the stored one
   */
  saveSupplierVersion(supplier: SupplierDraft, id?: number): Promise<RecordAnswer<Supplier>>;
  /** Removes suppliers, as far as they have no open orders. */
  removeSuppliers(ids: readonly number[], options?: CallOptions): Promise<RefusedSuppliers>;
  /** Restores removed suppliers, as far as no other one has got their tax id. */
  restoreSuppliers(ids: readonly number[], options?: CallOptions): Promise<RefusedSuppliers>;
  /** Rejects with status 404 when the quotation does not exist. */
  loadQuotation(id: number, options?: CallOptions): Promise<Quotation>;
  /**
   * Saves a request for quotation; a new one without id.
   * @returns the stored record, the errors of its fields, or the newer record when `version` is not the stored one
   */
  saveQuotation(quotation: QuotationDraft, id?: number): Promise<RecordAnswer<Quotation>>;
}

export interface SupplierQuery {
  readonly search?: string;
  readonly offset?: number;
  readonly limit?: number;
}

export interface SupplierPage {
  readonly suppliers: readonly Supplier[];
  /** Number of all matching suppliers. */
  readonly total: number;
}

export interface RefusedSuppliers {
  readonly refused: readonly {
    readonly id: number;
    /** Text or message id. */
    readonly reason: string;
  }[];
}

/** Maximum number of suppliers of a quotation. */
export const MAX_QUOTATION_SUPPLIERS = 10;

/** A request for quotation as the form saves it. */
export interface QuotationDraft extends RecordVersion {
  readonly subject: string;
  readonly supplierIds: readonly number[];
  /** ISO 8601 date. */
  readonly replyBy: string;
  readonly message: string;
}

export interface Quotation extends QuotationDraft {
  readonly id: number;
  /** The records of `supplierIds`. */
  readonly suppliers: readonly Supplier[];
}
