import type { CallOptions, SaveAnswer } from '../../app/service-call.js';

/**
 * The purchases of materials.
 *
 * Every call fails with a `PlatformError`, and only with that.
 */
export interface PurchaseApi {
  /** All materials that a purchase can have, those that are blocked too. */
  loadPurchaseMaterials(options?: CallOptions): Promise<PurchaseMaterial[]>;
  /** The purchases of the user that are still to be delivered, the next delivery first. */
  loadOpenPurchases(options?: CallOptions): Promise<Purchase[]>;
  /** Fails with status 404 when there is none. */
  loadPurchase(id: number, options?: CallOptions): Promise<Purchase>;
  /**
   * Saves a purchase: a new one without id.
   * @returns what is kept now, or what is wrong with it
   */
  savePurchase(purchase: Omit<Purchase, 'id'>, id?: number): Promise<SaveAnswer<Purchase>>;
}

/** Where a purchase is charged to. */
export const costCentres = ['4100', '4200', '4300', '5100', '6200'] as const;

/** How many materials a purchase can have. */
export const mostLines = 200;

export interface PurchaseLine {
  readonly materialId: number;
  /** In the material's own unit. */
  readonly quantity: number;
}

/** A purchase as the form of the workspace shows and saves it. */
export interface Purchase {
  readonly id: number;
  readonly supplierId: number;
  /** ISO 8601 date. */
  readonly deliveryDate: string;
  readonly costCentre: string;
  readonly lines: readonly PurchaseLine[];
  /** E-mail of the user who has made it. */
  readonly buyer?: string;
}

/** A material as far as it counts for choosing it. */
export interface PurchaseMaterial {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly supplier: string;
  /** In reais for one unit. */
  readonly price: number;
  /** Empty: it may be bought. */
  readonly blockedReason: string;
}
