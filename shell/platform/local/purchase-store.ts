import type { MaterialSheet } from '../materials.js';
import type { Purchase } from '../purchases.js';
import { checkPurchase, type CheckedPurchase } from './purchase-check.js';
import type { StateFile } from './state-file.js';

/** The first number that a purchase gets. */
const firstNumber = 48_214;

/** The purchases that people have made, which are kept on disk. */
export class PurchaseStore {
  readonly #file: StateFile;
  readonly #find: (id: number) => MaterialSheet | undefined;
  readonly #purchases: Map<number, Purchase>;

  private constructor(
    file: StateFile,
    find: (id: number) => MaterialSheet | undefined,
    purchases: readonly Purchase[],
  ) {
    this.#file = file;
    this.#find = find;
    this.#purchases = new Map(purchases.map((purchase) => [purchase.id, purchase]));
  }

  /**
   * @param find the material with an id
   * @param initial what is there when the platform starts for the first time
   */
  static async open(
    file: StateFile,
    find: (id: number) => MaterialSheet | undefined,
    initial: () => readonly Purchase[] = () => [],
  ): Promise<PurchaseStore> {
    return new PurchaseStore(file, find, (await file.load(readPurchases)) ?? initial());
  }

  find(id: number): Purchase | undefined {
    return this.#purchases.get(id);
  }

  /** The purchases of a user that are not delivered yet, the next delivery first. */
  openOf(email: string, now = Date.now()): Purchase[] {
    const today = new Date(now).toISOString().slice(0, 10);
    return [...this.#purchases.values()]
      .filter(({ buyer, deliveryDate }) => buyer === email && deliveryDate >= today)
      .sort((a, b) => a.deliveryDate.localeCompare(b.deliveryDate) || a.id - b.id);
  }

  /** Keeps a new purchase, or another version of one. */
  async save(
    body: Record<string, unknown>,
    { id = Math.max(firstNumber - 1, ...this.#purchases.keys()) + 1, buyer }: Pick<Partial<Purchase>, 'id' | 'buyer'>,
  ): Promise<{ saved: Purchase } | Extract<CheckedPurchase, { errors: unknown }>> {
    const checked = checkPurchase(body, { find: this.#find, now: Date.now() });
    if ('errors' in checked) return checked;
    const saved: Purchase = { id, ...checked.purchase, ...(buyer && { buyer }) };
    this.#purchases.set(id, saved);
    await this.#file.save(() => [...this.#purchases.values()]);
    return { saved };
  }
}

function readPurchases(stored: unknown): Purchase[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.filter(
    (one: Partial<Purchase> | null): one is Purchase => Number.isInteger(one?.id) && Array.isArray(one?.lines),
  );
}
