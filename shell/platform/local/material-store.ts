import { ListFilter } from '../../../elements/core/list-filter.js';
import { materials as sampleMaterials, type Material } from '../../../sample-data/materials.js';
import { Random } from '../../../sample-data/random.js';
import { materialCertificates, type MaterialPage, type MaterialQuery, type MaterialSheet } from '../materials.js';
import { checkMaterial, type Checked } from './material-check.js';
import type { StateFile } from './state-file.js';

/** A material that nobody has entered yet. */
const blank: MaterialSheet = {
  id: 0,
  code: '',
  name: '',
  description: '',
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

/** The materials of the factory: the sample ones, and what people have changed and added since, which is kept on disk. */
export class MaterialStore {
  readonly #file: StateFile;
  readonly #count: number;
  readonly #changed: Map<number, MaterialSheet>;
  #made: MaterialSheet[] | undefined;
  #idOfCode = new Map<string, number>();
  #filter: ListFilter | undefined;

  private constructor(file: StateFile, count: number, changed: readonly MaterialSheet[]) {
    this.#file = file;
    this.#count = count;
    this.#changed = new Map(changed.map((sheet) => [sheet.id, sheet]));
  }

  /** @param count how many there are before anybody has added one */
  static async open(file: StateFile, count: number): Promise<MaterialStore> {
    return new MaterialStore(file, count, (await file.load(readSheets)) ?? []);
  }

  /** Made when somebody first asks: most who start the platform come for something else. */
  get #sheets(): MaterialSheet[] {
    if (this.#made) return this.#made;
    const sheets = sampleMaterials(this.#count).map(asSheet);
    for (const sheet of this.#changed.values()) if (sheet.id <= sheets.length + 1) sheets[sheet.id - 1] = sheet;
    this.#idOfCode = new Map(sheets.map(({ code, id }) => [code, id]));
    return (this.#made = sheets);
  }

  find(id: number): MaterialSheet | undefined {
    return this.#sheets[id - 1];
  }

  /** All of them, by their ids; to be read. */
  get all(): readonly MaterialSheet[] {
    return this.#sheets;
  }

  /** The materials that match, by code. */
  page({ offset = 0, limit = 100, search = '', ...query }: MaterialQuery): MaterialPage {
    if (!this.#filter) {
      const sheets = this.#sheets;
      this.#filter = new ListFilter();
      this.#filter.setList(sheets.length, (index) => {
        const { code, name, supplier } = sheets[index]!;
        return [code, name, supplier];
      });
    }
    const found = [...this.#filter.filter(search)].map((index) => this.#sheets[index]!).filter(matcher(query));
    return { materials: found.slice(offset, offset + limit), total: found.length };
  }

  /** Keeps a new material, or another version of one. */
  async save(body: Record<string, unknown>, known?: MaterialSheet): Promise<Checked> {
    const sheets = this.#sheets;
    const before = known ?? { ...blank, id: sheets.length + 1 };
    const checked = checkMaterial(body, before, {
      isTaken: (code) => (this.#idOfCode.get(code) ?? before.id) !== before.id,
      exists: (id) => this.find(id) !== undefined,
    });
    if ('errors' in checked) return checked;
    const { sheet } = checked;
    sheets[sheet.id - 1] = sheet;
    this.#changed.set(sheet.id, sheet);
    this.#idOfCode.delete(before.code);
    this.#idOfCode.set(sheet.code, sheet.id);
    this.#filter = undefined;
    await this.#file.save(() => [...this.#changed.values()]);
    return checked;
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

/** What the sample does not say of a material is made up, the same each time. */
function asSheet(material: Material): MaterialSheet {
  const { id, code, name, family, unit, supplierId, supplier, price, status, blockedReason } = material;
  const random = Random.of(48, id);
  const day = (year: number): string =>
    `${year}-${String(random.between(1, 12)).padStart(2, '0')}-${String(random.between(1, 28)).padStart(2, '0')}`;
  return {
    ...blank,
    id,
    code,
    name,
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

function readSheets(stored: unknown): MaterialSheet[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  const isSheet = (one: unknown): one is MaterialSheet =>
    typeof one === 'object' &&
    one !== null &&
    Number.isInteger((one as MaterialSheet).id) &&
    (one as MaterialSheet).id > 0;
  return stored
    .filter(isSheet)
    .map((one) => ({ ...blank, ...one }))
    .sort((a, b) => a.id - b.id);
}
