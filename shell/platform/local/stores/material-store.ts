import { ListFilter } from 'dass-elements/text.js';
import { materials as sampleMaterials, type Material } from '../../../../sample-data/materials.js';
import { sampleDescription } from '../../../../sample-data/material-descriptions.js';
import { Random } from '../../../../sample-data/random.js';
import {
  materialCertificates,
  type MaterialPage,
  type MaterialQuery,
  type MaterialSheet,
  type MaterialSortField,
} from '../../../workspace/materials/api.js';
import { isDescription, readDescriptions } from './material-descriptions.js';
import { validateMaterial, type ValidatedMaterial } from './material-validation.js';
import { readEntries, StateFile, type StateFileOptions, type StateFormat } from './state-file.js';

/** Default values of a new material. */
const emptySheet: MaterialSheet = {
  id: 0,
  code: '',
  name: '',
  description: '',
  translations: [],
  family: 'textile',
  unit: '',
  supplierId: 0,
  supplier: '',
  price: 0,
  active: true,
  blockedReason: '',
  contactTaxNumber: '',
  contactPhone: '',
  contactEmail: '',
  validUntil: '',
  inspectedAt: '',
  certificates: [],
  substitutes: [],
};

/** The sample materials, without the users' changes. */
interface Samples {
  readonly sheets: readonly MaterialSheet[];
  readonly idOfCode: ReadonlyMap<string, number>;
}

/** The materials that users have changed and added, by id. */
type ChangedSheets = ReadonlyMap<number, MaterialSheet>;

const order = new Intl.Collator('pt-BR', { numeric: true });

/** Sorts materials by a field; those without a value come last, and equal ones stay in the order of their ids. */
function sortSheets(sheets: MaterialSheet[], field: MaterialSortField, isDescending: boolean): void {
  const sign = isDescending ? -1 : 1;
  sheets.sort((a, b) => {
    const [first, second] = [a[field], b[field]];
    if (first === '' || second === '') return Number(first === '') - Number(second === '');
    return sign * (typeof first === 'number' ? first - Number(second) : order.compare(first, String(second)));
  });
}

/** The factory's materials: the sample, and the users' changes and additions, which are stored on disk. */
export class MaterialStore {
  readonly #file: StateFile<ChangedSheets>;
  readonly #count: number;
  #samples: Samples | undefined;
  /** Computed on first use, and again after a change. */
  #all: readonly MaterialSheet[] | undefined;
  #filter: ListFilter | undefined;

  private constructor(file: StateFile<ChangedSheets>, count: number) {
    this.#file = file;
    this.#count = count;
  }

  /** @param count number of sample materials */
  static async open(file: StateFileOptions, count: number): Promise<MaterialStore> {
    return new MaterialStore(await StateFile.open(file, format), count);
  }

  find(id: number): MaterialSheet | undefined {
    return this.#findIn(this.#file.state, id);
  }

  /** Returns all materials by id. Read only. */
  get all(): readonly MaterialSheet[] {
    if (this.#all) return this.#all;
    const samples = this.#loadedSamples.sheets;
    const changed = this.#file.state;
    const added = [...changed.values()].filter(({ id }) => id > samples.length).sort((a, b) => a.id - b.id);
    return (this.#all = [...samples.map((sheet) => changed.get(sheet.id) ?? sheet), ...added]);
  }

  /** Returns a page of the matching materials. */
  page({
    offset = 0,
    limit = 100,
    search = '',
    sortBy,
    sortDescending = false,
    ...query
  }: MaterialQuery): MaterialPage {
    const sheets = this.all;
    if (!this.#filter) {
      this.#filter = new ListFilter();
      this.#filter.setList(sheets.length, (index) => {
        const { code, name, supplier } = sheets[index]!;
        return [code, name, supplier];
      });
    }
    const found = [...this.#filter.filter(search)].map((index) => sheets[index]!).filter(matcher(query));
    if (sortBy) sortSheets(found, sortBy, sortDescending);
    return { materials: found.slice(offset, offset + limit), total: found.length };
  }

  /**
   * Stores a new or changed material.
   * @throws StorageError
   */
  async save(body: Record<string, unknown>, known?: MaterialSheet): Promise<ValidatedMaterial> {
    const checked = await this.#file.change<ValidatedMaterial>((state) => {
      const id = known?.id ?? Math.max(this.#loadedSamples.sheets.length, ...state.keys()) + 1;
      const result = validateMaterial(body, this.#findIn(state, id) ?? { ...emptySheet, id }, {
        isTaken: (code) => (this.#ownerOf(state, code) ?? id) !== id,
        exists: (other) => this.#findIn(state, other) !== undefined,
      });
      return 'errors' in result ? { result } : { state: new Map(state).set(id, result.sheet), result };
    });
    if ('sheet' in checked) this.#all = this.#filter = undefined;
    return checked;
  }

  /**
   * Stores the descriptions of a material in all languages.
   * @returns the stored material; undefined if a description is invalid
   * @throws StorageError
   */
  async saveDescriptions(value: unknown, known: MaterialSheet): Promise<MaterialSheet | undefined> {
    const descriptions = readDescriptions(value);
    if (!descriptions) return undefined;
    const sheet = await this.#file.change((state) => {
      const result = { ...(this.#findIn(state, known.id) ?? known), ...descriptions };
      return { state: new Map(state).set(known.id, result), result };
    });
    this.#all = this.#filter = undefined;
    return sheet;
  }

  /** Resolves when no write is pending. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  /** Created on first use: most sessions of the platform do not need them. */
  get #loadedSamples(): Samples {
    if (this.#samples) return this.#samples;
    const sheets = sampleMaterials(this.#count).map(asSheet);
    return (this.#samples = { sheets, idOfCode: new Map(sheets.map(({ code, id }) => [code, id])) });
  }

  #findIn(state: ChangedSheets, id: number): MaterialSheet | undefined {
    return state.get(id) ?? this.#loadedSamples.sheets[id - 1];
  }

  /** Returns the id of the material with a code. */
  #ownerOf(state: ChangedSheets, code: string): number | undefined {
    for (const sheet of state.values()) if (sheet.code === code) return sheet.id;
    const id = this.#loadedSamples.idOfCode.get(code);
    return id === undefined || state.has(id) ? undefined : id;
  }
}

function matcher(query: Omit<MaterialQuery, 'search' | 'offset' | 'limit'>): (sheet: MaterialSheet) => boolean {
  const { families = [], units = [], supplierId, priceFrom, priceTo, validFrom, validTo, onlyActive } = query;
  return (sheet) =>
    (families.length === 0 || families.includes(sheet.family)) &&
    (units.length === 0 || units.includes(sheet.unit)) &&
    (supplierId === undefined || sheet.supplierId === supplierId) &&
    (priceFrom === undefined || sheet.price >= priceFrom) &&
    (priceTo === undefined || sheet.price <= priceTo) &&
    (!validFrom || sheet.validUntil >= validFrom) &&
    (!validTo || (sheet.validUntil !== '' && sheet.validUntil <= validTo)) &&
    (!onlyActive || sheet.active);
}

/** Generates the fields that the sample does not have, always with the same values. */
function asSheet(material: Material): MaterialSheet {
  const { id, code, name, family, unit, supplierId, supplier, price, status, blockedReason } = material;
  const random = Random.of(48, id);
  const day = (year: number): string =>
    `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return {
    ...emptySheet,
    id,
    code,
    name,
    ...sampleDescription(material),
    family,
    unit,
    supplierId,
    supplier,
    price,
    active: status !== 'inactive',
    blockedReason,
    contactPhone: random.chance(0.7) ? `(51) 9${random.between(1000, 9999)}-${random.between(1000, 9999)}` : '',
    validUntil: random.chance(0.8) ? day(random.between(2027, 2029)) : '',
    inspectedAt: random.chance(0.6)
      ? `${day(2026)}T${random.between(10, 17)}:${random.pick(['00', '15', '30', '45'])}`
      : '',
    certificates: materialCertificates.filter(() => random.chance(0.2)),
    substitutes: random.chance(0.3) ? [Math.max(1, id - random.between(1, 40))].filter((one) => one !== id) : [],
  };
}

const format: StateFormat<ChangedSheets> = {
  initial: () => new Map(),
  write: (sheets) => [...sheets.values()],
  read: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const { entries, skipped } = readEntries(stored, isSheet);
    return { state: new Map(entries.map((sheet) => [sheet.id, { ...emptySheet, ...sheet }])), skipped };
  },
};

/** Fields may be missing, as in a file of an earlier version; existing fields need the right type. */
function isSheet(value: unknown): value is MaterialSheet {
  if (typeof value !== 'object' || value === null) return false;
  const sheet: Record<string, unknown> = { ...emptySheet, ...value };
  const areSimple = Object.entries(emptySheet).every(([name, example]) =>
    Array.isArray(example) ? Array.isArray(sheet[name]) : typeof sheet[name] === typeof example,
  );
  const areLists =
    isListOf('string', sheet.certificates) &&
    isListOf('number', sheet.substitutes) &&
    (sheet.translations as unknown[]).every(isDescription);
  return areSimple && areLists && Number.isSafeInteger(sheet.id) && (sheet.id as number) > 0;
}

const isListOf = (type: 'string' | 'number', value: unknown): boolean =>
  Array.isArray(value) && value.every((entry) => typeof entry === type);
