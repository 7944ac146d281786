import {
  editableFields,
  materialSortFields,
  type MaterialPage,
  type MaterialQuery,
  type MaterialSheet,
  type RefusedField,
  type SavedFields,
} from '../../../workspace/materials/api.js';
import type { Database } from '../database/database.js';
import { updateKeys } from '../database/material-keys.js';
import { MaterialQueries } from '../database/material-queries.js';
import { RecordTable } from '../database/record-table.js';
import type { MaterialColumn } from '../database/table-columns.js';
import type { Filter, TableAnswer, TableQuery } from '../database/table-query.js';
import { isObject } from '../http/body-fields.js';
import { isDate } from './iso-date.js';
import { readDescriptions } from './material-descriptions.js';
import { nextVersion, withVersion } from './record-versions.js';
import { validateMaterial, type ValidatedMaterial } from './material-validation.js';
import { emptySheet } from './sample-sheet.js';

/** Up to this number the materials are returned as one list. */
const MAX_LISTED = 100_000;

/** The factory's materials: the sample, and the users' changes and additions. */
export class MaterialStore {
  readonly #database: Database;
  readonly #materials: RecordTable<number, MaterialSheet>;
  readonly #queries: MaterialQueries;
  /** Read on first use, and again after a change. */
  #active: readonly MaterialSheet[] | undefined;

  /** @param database of `openMaterialDatabase()` */
  constructor(database: Database) {
    this.#database = database;
    this.#materials = new RecordTable(database, 'materials');
    this.#queries = new MaterialQueries(database);
  }

  find(id: number): MaterialSheet | undefined {
    const stored = this.#materials.find(id);
    return stored && withVersion(stored);
  }

  /** Returns the active materials by id, at most 100,000. Read only. */
  get active(): readonly MaterialSheet[] {
    return (this.#active ??= this.#materials.select(
      'WHERE id IN (SELECT id FROM material_keys WHERE active = 1) ORDER BY id LIMIT ?',
      [MAX_LISTED],
    ));
  }

  /** Returns a page of the matching materials. */
  page(query: MaterialQuery): MaterialPage {
    const { offset = 0, limit = 100, search = '', sortBy, sortDescending = false } = query;
    const sorting = materialSortFields.some((field) => field === sortBy)
      ? [{ column: sortBy!, isDescending: sortDescending }]
      : [];
    const { rows, total } = this.query({ from: offset, count: limit, sorting, filters: filtersOf(query), search });
    return { materials: rows, total };
  }

  /** Returns a part of the matching materials for a table, with sums of columns. */
  query(query: TableQuery<MaterialColumn>): TableAnswer<MaterialSheet> {
    const { ids, ...answer } = this.#queries.select(query);
    return { rows: this.#materials.selectIds(ids), ...answer };
  }

  /**
   * Stores a new or changed material.
   * @param by name of the user
   * @throws StorageError
   */
  save(body: Record<string, unknown>, known?: MaterialSheet, by = ''): ValidatedMaterial {
    return this.#change(() => {
      const id = known?.id ?? this.#materials.lastId + 1;
      const result = this.#validate(body, id);
      return 'sheet' in result ? { sheet: this.#store(result.sheet, known, by) } : result;
    });
  }

  /**
   * Stores fields of materials. Each change is stored or refused by itself.
   * @param changes `FieldChange` each
   * @param by name of the user
   * @throws StorageError
   */
  saveFields(changes: readonly unknown[], by = ''): SavedFields {
    return this.#change(() => {
      const saved = new Map<number, MaterialSheet>();
      const refused: RefusedField[] = [];
      for (const change of changes) {
        const result = this.#changeField(isObject(change) ? change : {}, by);
        if ('sheet' in result) saved.set(result.sheet.id, result.sheet);
        else refused.push(result);
      }
      return { saved: [...saved.values()], refused };
    });
  }

  #changeField(
    { id, field, value, previous }: Record<string, unknown>,
    by: string,
  ): { sheet: MaterialSheet } | RefusedField {
    const known = typeof id === 'number' ? this.find(id) : undefined;
    const name = editableFields.find((one) => one === field);
    const place = { id: typeof id === 'number' ? id : 0, field: typeof field === 'string' ? field : '' };
    if (!known) return { ...place, reason: 'dassMaterialNotFound' };
    if (!name) return { ...place, reason: 'dassMaterialFieldFixed' };
    const current = known[name];
    // An empty date is also sent as null.
    if ((previous ?? '') !== current && (value ?? '') !== current)
      return { ...place, reason: 'dassMaterialChangedMeanwhile', current };
    const checked = this.#validate({ ...known, [name]: value ?? '' }, known.id);
    if ('errors' in checked)
      return { ...place, reason: checked.errors[name] ?? Object.values(checked.errors)[0] ?? 'dassMaterialNotFound' };
    return { sheet: this.#store(checked.sheet, known, by) };
  }

  /**
   * Stores the descriptions of a material in all languages.
   * @param by name of the user
   * @returns the stored material; undefined if a description is invalid
   * @throws StorageError
   */
  saveDescriptions(value: unknown, known: MaterialSheet, by = ''): MaterialSheet | undefined {
    const descriptions = readDescriptions(value);
    if (!descriptions) return undefined;
    return this.#change(() => {
      const stored = this.find(known.id) ?? known;
      return this.#store({ ...stored, ...descriptions }, stored, by);
    });
  }

  #validate(body: Record<string, unknown>, id: number): ValidatedMaterial {
    return validateMaterial(body, this.find(id) ?? { ...emptySheet, id }, {
      isTaken: (code) => this.#isTaken(code, id),
      exists: (other) => this.find(other) !== undefined,
    });
  }

  #change<Result>(work: () => Result): Result {
    const result = this.#database.change(work);
    this.#active = undefined;
    this.#queries.forget();
    return result;
  }

  /** @param known the material before; undefined: a new one */
  #store(changed: MaterialSheet, known: MaterialSheet | undefined, by: string): MaterialSheet {
    const sheet = { ...changed, ...nextVersion(known, by) };
    const { id, code } = sheet;
    this.#database.run('INSERT OR REPLACE INTO materials VALUES (?, ?, ?)', [id, code, JSON.stringify(sheet)]);
    updateKeys(this.#database, sheet);
    return sheet;
  }

  /** Returns whether another material has the code. */
  #isTaken(code: string, id: number): boolean {
    return this.#database.get('SELECT 1 FROM materials WHERE code = ? AND id <> ?', [code, id]) !== undefined;
  }
}

/** Invalid conditions are left out. */
function filtersOf(query: MaterialQuery): Filter<MaterialColumn>[] {
  const { families = [], units = [], supplierId, priceFrom, priceTo, validFrom, validTo, onlyActive } = query;
  const dates = { from: dateOrNone(validFrom), to: dateOrNone(validTo) };
  const filters: (Filter<MaterialColumn> | false)[] = [
    families.length > 0 && { column: 'family', values: families },
    units.length > 0 && { column: 'unit', values: units },
    supplierId !== undefined && { column: 'supplierId', values: [supplierId] },
    (priceFrom ?? priceTo) !== undefined && { column: 'price', from: priceFrom, to: priceTo },
    (dates.from ?? dates.to) !== undefined && { column: 'validUntil', ...dates },
    onlyActive === true && { column: 'active', is: true },
  ];
  return filters.filter((filter) => filter !== false);
}

const dateOrNone = (date: string | undefined): string | undefined => (date && isDate(date) ? date : undefined);
