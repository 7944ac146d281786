import type { DataSource, SourceFilter } from 'dass-elements/data-sources.js';
import type { MaterialFamily } from '../../../sample-data/suppliers.js';
import type { CallOptions, RecordAnswer, RecordVersion } from '../../app/service-call.js';

/**
 * The service of the materials, for the list, the form, and fields that select materials.
 *
 * Every call rejects with a `PlatformError` only.
 */
export interface MaterialsApi {
  loadMaterials(query: MaterialQuery, options?: CallOptions): Promise<MaterialPage>;
  /** The matching materials as rows of a table, which sorts them: `offset`, `limit` and the sorting of the query are ignored. */
  materialSource(query: MaterialQuery): DataSource<MaterialSheet>;
  /** Rejects with status 404 when the material does not exist. */
  loadMaterial(id: number, options?: CallOptions): Promise<MaterialSheet>;
  /**
   * Saves a material; a new one without id.
   * @returns the stored record, the errors of its fields, or the newer record when `version` is not the stored one
   */
  saveMaterial(sheet: Partial<MaterialSheet>, id?: number): Promise<RecordAnswer<MaterialSheet>>;
  /**
   * Saves fields of materials as the list edits them. Each change is saved or refused by itself: also refused when
   * somebody else has changed the field since `previous` was read.
   * @param changes 1 to 1,000
   */
  saveFields(changes: readonly FieldChange[]): Promise<SavedFields>;
  /**
   * Saves the description of a material in all languages. The one in Portuguese is the `description` of the record.
   * @returns the stored record
   */
  saveDescriptions(id: number, descriptions: readonly Description[]): Promise<MaterialSheet>;
}

/** The fields that the list edits. */
export const editableFields = ['price', 'validUntil'] as const satisfies readonly (keyof MaterialSheet)[];
export type EditableField = (typeof editableFields)[number];

/** Another value of a field of a material. */
export interface FieldChange {
  /** Id of the material. */
  readonly id: number;
  readonly field: EditableField;
  readonly value: unknown;
  /** The value that the user has changed. */
  readonly previous: unknown;
}

/** What became of changes of fields. */
export interface SavedFields {
  /** The materials as they are stored now. */
  readonly saved: readonly MaterialSheet[];
  readonly refused: readonly RefusedField[];
}

export interface RefusedField {
  /** Id of the material. */
  readonly id: number;
  readonly field: string;
  /** Why it was refused: a message id. */
  readonly reason: string;
  /** The value that somebody else has stored meanwhile; undefined when that is not why it was refused. */
  readonly current?: string | number | undefined;
}

/** The description of a material in one language. */
export interface Description {
  /** Code of the language: `es`, `pt_BR`. */
  readonly codigo: string;
  readonly traducao: string;
}

/** A material as the form shows and saves it. */
export interface MaterialSheet extends RecordVersion {
  id: number;
  /** Unique, such as TX-001824. */
  code: string;
  name: string;
  description: string;
  /** The description in languages other than Portuguese. */
  translations: readonly Description[];
  family: MaterialFamily;
  unit: string;
  supplierId: number;
  supplier: string;
  /** In reais per unit. */
  price: number;
  active: boolean;
  /** Empty when the material may be bought. */
  blockedReason: string;
  /** Tax number (11 digits), phone and email of the contact; empty without one. */
  contactTaxNumber: string;
  contactPhone: string;
  contactEmail: string;
  /** ISO 8601 date; empty: unlimited. */
  validUntil: string;
  /** ISO 8601 date and time without zone; empty: never inspected. */
  inspectedAt: string;
  certificates: readonly string[];
  /** Ids of the materials that may replace it. */
  substitutes: readonly number[];
}

/** Language of `description`. */
export const descriptionLanguage = 'pt_BR';

/** In reais per unit. */
export const maxPrice = 1_000_000;

/** Maximum number of characters of a description. */
export const maxDescriptionLength = 4_000;

/** Filter of the materials. An empty or missing field does not filter. */
export interface MaterialQuery {
  /** Text in code, name or supplier. */
  search?: string;
  families?: readonly string[];
  units?: readonly string[];
  supplierId?: number;
  priceFrom?: number;
  priceTo?: number;
  /** Range of the date `validUntil`, in ISO 8601. */
  validFrom?: string;
  validTo?: string;
  onlyActive?: boolean;
  /** Field to sort by. Default: the order of the ids. */
  sortBy?: MaterialSortField | undefined;
  sortDescending?: boolean;
  offset?: number;
  /** 0 to get only the total. */
  limit?: number;
}

/** The conditions of a query, for the columns of a table. */
export function materialFilters(query: MaterialQuery): SourceFilter[] {
  const { families = [], units = [], supplierId, priceFrom, priceTo, validFrom, validTo, onlyActive } = query;
  const filters: (SourceFilter | false)[] = [
    families.length > 0 && { column: 'family', values: families },
    units.length > 0 && { column: 'unit', values: units },
    supplierId !== undefined && { column: 'supplierId', values: [supplierId] },
    (priceFrom ?? priceTo) !== undefined && { column: 'price', from: priceFrom, to: priceTo },
    Boolean(validFrom || validTo) && { column: 'validUntil', from: validFrom || undefined, to: validTo || undefined },
    onlyActive === true && { column: 'active', is: true },
  ];
  return filters.filter((filter) => filter !== false);
}

export const materialSortFields = ['code', 'name', 'family', 'supplier', 'price', 'validUntil'] as const;
export type MaterialSortField = (typeof materialSortFields)[number];

export interface MaterialPage {
  materials: MaterialSheet[];
  /** Number of all matching materials. */
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
