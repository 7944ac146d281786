import type { MaterialSheet } from '../../../workspace/materials/api.js';
import type { Purchase, PurchaseLine } from '../../../workspace/purchase/api.js';
import { validatePurchase, type ValidatedPurchase } from './purchase-validation.js';
import { readEntries, StateFile, type StateFileOptions, type StateFormat } from './state-file.js';

/** Number of the first purchase. */
const firstNumber = 48_214;

type Purchases = ReadonlyMap<number, Purchase>;
type FindMaterial = (id: number) => MaterialSheet | undefined;

/** The users' purchases, stored on disk. */
export class PurchaseStore {
  readonly #file: StateFile<Purchases>;
  readonly #findMaterial: FindMaterial;

  private constructor(file: StateFile<Purchases>, findMaterial: FindMaterial) {
    this.#file = file;
    this.#findMaterial = findMaterial;
  }

  /** @param initial purchases for the first start */
  static async open(
    file: StateFileOptions,
    findMaterial: FindMaterial,
    initial: () => readonly Purchase[] = () => [],
  ): Promise<PurchaseStore> {
    return new PurchaseStore(await StateFile.open(file, { ...format, initial: () => byId(initial()) }), findMaterial);
  }

  find(id: number): Purchase | undefined {
    return this.#file.state.get(id);
  }

  /** Returns a user's purchases that are not delivered yet, the next delivery first. */
  openOf(email: string, now = Date.now()): Purchase[] {
    const today = new Date(now).toISOString().slice(0, 10);
    return [...this.#file.state.values()]
      .filter(({ buyer, deliveryDate }) => buyer === email && deliveryDate >= today)
      .sort((a, b) => a.deliveryDate.localeCompare(b.deliveryDate) || a.id - b.id);
  }

  /**
   * Stores a new or changed purchase.
   * @throws StorageError
   */
  async save(
    body: Record<string, unknown>,
    { id, buyer }: Pick<Partial<Purchase>, 'id' | 'buyer'>,
  ): Promise<{ saved: Purchase } | Extract<ValidatedPurchase, { errors: unknown }>> {
    const checked = validatePurchase(body, { find: this.#findMaterial, now: Date.now() });
    if ('errors' in checked) return checked;
    return this.#file.change((purchases) => {
      const saved: Purchase = {
        id: id ?? Math.max(firstNumber - 1, ...purchases.keys()) + 1,
        ...checked.purchase,
        ...(buyer && { buyer }),
      };
      return { state: new Map(purchases).set(saved.id, saved), result: { saved } };
    });
  }

  /** Resolves when no write is pending. */
  flush(): Promise<void> {
    return this.#file.flush();
  }
}

const byId = (purchases: readonly Purchase[]): Purchases => new Map(purchases.map((one) => [one.id, one]));

const format: Omit<StateFormat<Purchases>, 'initial'> = {
  // The initial dates are relative to the day of the start, so they must be stored.
  writesInitial: true,
  write: (purchases) => [...purchases.values()],
  read: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const { entries, skipped } = readEntries(stored, isPurchase);
    return { state: byId(entries), skipped };
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
