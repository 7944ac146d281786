import type { MaterialFamily } from '../../../sample-data/suppliers.js';
import type { CallOptions, SaveAnswer } from '../../app/service-call.js';

/**
 * The materials: for the list, the form of one, and whatever else chooses among them.
 *
 * Every call fails with a `PlatformError`, and only with that.
 */
export interface MaterialsApi {
  loadMaterials(query: MaterialQuery, options?: CallOptions): Promise<MaterialPage>;
  /** Fails with status 404 when there is none. */
  loadMaterial(id: number, options?: CallOptions): Promise<MaterialSheet>;
  /**
   * Saves a material: a new one without id.
   * @returns what is kept now, or what is wrong with it
   */
  saveMaterial(sheet: Partial<MaterialSheet>, id?: number): Promise<SaveAnswer<MaterialSheet>>;
}

/** A material as Purchasing keeps it: what the form of the workspace shows and saves. */
export interface MaterialSheet {
  id: number;
  /** As in TX-001824; unique. */
  code: string;
  name: string;
  description: string;
  family: MaterialFamily;
  unit: string;
  supplierId: number;
  supplier: string;
  /** In reais for one unit. */
  price: number;
  active: boolean;
  /** Empty: it may be bought. */
  blockedReason: string;
  /** Tax number (11 digits), phone and e-mail of the user to ask; empty when nobody is named. */
  contactTaxNumber: string;
  contactPhone: string;
  contactEmail: string;
  /** ISO 8601 date; empty: without end. */
  validUntil: string;
  /** ISO 8601 date and time without zone; empty: never inspected. */
  inspectedAt: string;
  certificates: readonly string[];
  /** Ids of the materials that may take its place. */
  substitutes: readonly number[];
}

/** What is asked for. What is empty or missing does not filter. */
export interface MaterialQuery {
  /** Text in code, name or supplier. */
  search?: string;
  families?: readonly string[];
  units?: readonly string[];
  supplierId?: number;
  priceFrom?: number;
  priceTo?: number;
  /** ISO 8601 dates: valid until a day in between. */
  validFrom?: string;
  validTo?: string;
  onlyActive?: boolean;
  offset?: number;
  /** 0: only the number is wanted. */
  limit?: number;
}

export interface MaterialPage {
  materials: MaterialSheet[];
  /** How many there are in all. */
  total: number;
}

export const materialCertificates = [
  'oeko-tex',
  'reach',
  'lwg',
  'fsc',
  'grs',
  'gots',
  'iso-9001',
  'iso-14001',
] as const;
