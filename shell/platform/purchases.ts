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

/** Field by field what is wrong: keys of the catalogue. A quantity's field is `quantity-` and the material's id. */
export type PurchaseErrors = Readonly<Record<string, string>>;

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

/** How materials come from the platform: the values of these fields, row by row. */
export const purchaseMaterialFields = [
  'id',
  'code',
  'name',
  'unit',
  'supplier',
  'price',
  'blockedReason',
] as const satisfies readonly (keyof PurchaseMaterial)[];

export interface PurchaseMaterialTable {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}
