import type { MaterialSheet } from '../materials.js';
import type { Purchase, PurchaseLine } from '../purchases.js';
import { checkPurchase, type CheckedPurchase } from './purchase-check.js';
import { readEntries, StateFile, type StateFileOptions, type StateFormat } from './state-file.js';

/** The first number that a purchase gets. */
const firstNumber = 48_214;

type Purchases = ReadonlyMap<number, Purchase>;
type FindMaterial = (id: number) => MaterialSheet | undefined;

/** The purchases that people have made, which are kept on disk. */
export class PurchaseStore {
  readonly #file: StateFile<Purchases>;
  readonly #findMaterial: FindMaterial;

  private constructor(file: StateFile<Purchases>, findMaterial: FindMaterial) {
    this.#file = file;
    this.#findMaterial = findMaterial;
  }

  static async open(file: StateFileOptions, findMaterial: FindMaterial): Promise<PurchaseStore> {
    return new PurchaseStore(await StateFile.open(file, format), findMaterial);
  }

  find(id: number): Purchase | undefined {
    return this.#file.state.get(id);
  }

  /**
   * Keeps a new purchase, or another version of one.
   * @throws StorageError
   */
  async save(
    body: Record<string, unknown>,
    id?: number,
  ): Promise<{ saved: Purchase } | Extract<CheckedPurchase, { errors: unknown }>> {
    const checked = checkPurchase(body, { find: this.#findMaterial, now: Date.now() });
    if ('errors' in checked) return checked;
    return this.#file.change((purchases) => {
      const saved: Purchase = { id: id ?? Math.max(firstNumber - 1, ...purchases.keys()) + 1, ...checked.purchase };
      return { state: new Map(purchases).set(saved.id, saved), result: { saved } };
    });
  }

  /** Resolves when no write is under way any more. */
  flush(): Promise<void> {
    return this.#file.flush();
  }
}

const format: StateFormat<Purchases> = {
  initial: () => new Map(),
  write: (purchases) => [...purchases.values()],
  read: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const { entries, skipped } = readEntries(stored, isPurchase);
    return { state: new Map(entries.map((purchase) => [purchase.id, purchase])), skipped };
  },
};

function isPurchase(value: unknown): value is Purchase {
  const { id, supplierId, deliveryDate, costCentre, lines } = (value ?? {}) as Partial<Purchase>;
  const isWhole = Number.isSafeInteger(id) && id! > 0 && Number.isInteger(supplierId);
  return isWhole && typeof deliveryDate === 'string' && typeof costCentre === 'string' && areLines(lines);
}

const areLines = (lines: unknown): boolean =>
  Array.isArray(lines) &&
  lines.every((line: Partial<PurchaseLine> | null) => Number.isInteger(line?.materialId) && isNumber(line?.quantity));

const isNumber = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);
