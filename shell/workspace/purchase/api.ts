import type { CallOptions, RecordAnswer, RecordVersion } from '../../app/service-call.js';

/**
 * The service of the purchases.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface PurchaseApi {
  /** Loads all materials for purchases, including blocked ones. */
  loadPurchaseMaterials(options?: CallOptions): Promise<PurchaseMaterial[]>;
  /** Loads the user's purchases that are not delivered yet, the next delivery first. */
  loadOpenPurchases(options?: CallOptions): Promise<Purchase[]>;
  /**
   * Searches the purchases that contain all words of a text in number, supplier, cost centre or materials. The one with
   * the text as number comes first, then the newest.
   */
  searchPurchases(query: PurchaseQuery, options?: CallOptions): Promise<PurchasePage>;
  /** Rejects with status 404 when the purchase does not exist. */
  loadPurchase(id: number, options?: CallOptions): Promise<Purchase>;
  /**
   * Saves a purchase; a new one without id.
   * @returns the stored record, the errors of its fields, or the newer record when `version` is not the stored one
   */
  savePurchase(purchase: Omit<Purchase, 'id'>, id?: number): Promise<RecordAnswer<Purchase>>;
}

export interface PurchaseQuery {
  readonly search: string;
  /** Index of the first purchase, counted from 0. Default: 0. */
  readonly offset?: number;
  /** Maximum number of purchases. */
  readonly limit: number;
}

export interface PurchasePage {
  readonly purchases: readonly Purchase[];
  /** Number of all matching purchases. */
  readonly total: number;
}

/** Cost centres that a purchase can be charged to. */
export const costCentres = ['4100', '4200', '4300', '5100', '6200'] as const;

/** Maximum number of materials in a purchase. */
export const MAX_PURCHASE_LINES = 200;

export interface PurchaseLine {
  readonly materialId: number;
  /** In the material's unit. */
  readonly quantity: number;
}

/** A purchase as the form shows and saves it. */
export interface Purchase extends RecordVersion {
  readonly id: number;
  readonly supplierId: number;
  /** ISO 8601 date. */
  readonly deliveryDate: string;
  readonly costCentre: string;
  readonly lines: readonly PurchaseLine[];
  /** Email of the user who created it. */
  readonly buyer?: string;
}

/** The fields of a material that a purchase needs. */
export interface PurchaseMaterial {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly supplier: string;
  /** In reais per unit. */
  readonly price: number;
  /** Empty when the material may be bought. */
  readonly blockedReason: string;
}
