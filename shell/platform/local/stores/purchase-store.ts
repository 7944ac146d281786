import { TextQuery } from 'dass-elements/text.js';
import { supplierAt } from '../../../../sample-data/suppliers.js';
import type { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import type { MaterialSheet } from '../../../workspace/materials/api.js';
import type { Purchase, PurchasePage, PurchaseQuery } from '../../../workspace/purchase/api.js';
import { nextVersion, withVersion } from './record-versions.js';
import { validatePurchase, type ValidatedPurchase } from './purchase-validation.js';

/** Number of the first purchase. */
const firstNumber = 48_214;

type FindMaterial = (id: number) => MaterialSheet | undefined;

/** The users' purchases, stored on disk. */
export class PurchaseStore {
  readonly #database: Database;
  readonly #purchases: RecordTable<number, Purchase>;
  readonly #findMaterial: FindMaterial;

  /** @param initial purchases for the first start. Stored at once, because their dates are relative to its day */
  constructor(database: Database, findMaterial: FindMaterial, initial: () => readonly Purchase[] = () => []) {
    this.#database = database;
    this.#purchases = new RecordTable(database, 'purchases');
    this.#findMaterial = findMaterial;
    if (this.#purchases.lastId > 0) return;
    database.change(() => {
      for (const purchase of initial()) this.#purchases.put(purchase.id, purchase);
    });
  }

  find(id: number): Purchase | undefined {
    const stored = this.#purchases.find(id);
    return stored && withVersion(stored);
  }

  /** Returns a user's purchases that are not delivered yet, the next delivery first. */
  openOf(email: string, now = Date.now()): Purchase[] {
    const today = new Date(now).toISOString().slice(0, 10);
    return this.#purchases.select(
      "WHERE record ->> 'buyer' = ? AND record ->> 'deliveryDate' >= ? ORDER BY record ->> 'deliveryDate', id",
      [email, today],
    );
  }

  /** Returns the purchases with all words of a text: the one with this number first, then the newest. */
  search({ search, offset = 0, limit }: PurchaseQuery): PurchasePage {
    const query = new TextQuery(search);
    const all = this.#purchases.select('ORDER BY id DESC');
    const found = search.trim() ? all.filter((purchase) => query.matches(this.#textOf(purchase))) : all;
    const isNumber = ({ id }: Purchase): boolean => String(id) === query.folded;
    const sorted = [...found.filter(isNumber), ...found.filter((purchase) => !isNumber(purchase))];
    return { purchases: sorted.slice(offset, offset + limit), total: found.length };
  }

  #textOf({ id, supplierId, costCentre, lines }: Purchase): string {
    const materials = lines.flatMap(({ materialId }) => this.#findMaterial(materialId) ?? []);
    return [
      id,
      supplierAt(supplierId - 1).name,
      costCentre,
      ...materials.flatMap(({ code, name }) => [code, name]),
    ].join('\n');
  }

  /**
   * Stores a new or changed purchase.
   * @param known the purchase before; a new one has its buyer only
   * @param by name of the user
   * @throws StorageError
   */
  save(
    body: Record<string, unknown>,
    known: Pick<Partial<Purchase>, 'id' | 'buyer' | 'version'>,
    by = '',
  ): { saved: Purchase } | Extract<ValidatedPurchase, { errors: unknown }> {
    const checked = validatePurchase(body, { find: this.#findMaterial, now: Date.now() });
    if ('errors' in checked) return checked;
    const { id, buyer } = known;
    return this.#database.change(() => {
      const saved: Purchase = {
        id: id ?? Math.max(firstNumber - 1, this.#purchases.lastId) + 1,
        ...checked.purchase,
        ...(buyer && { buyer }),
        ...nextVersion(id === undefined ? undefined : known, by),
      };
      this.#purchases.put(saved.id, saved);
      return { saved };
    });
  }
}
