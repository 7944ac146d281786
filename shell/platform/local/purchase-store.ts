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

  /** @param find the material with an id */
  static async open(file: StateFile, find: (id: number) => MaterialSheet | undefined): Promise<PurchaseStore> {
    return new PurchaseStore(file, find, (await file.load(readPurchases)) ?? []);
  }

  find(id: number): Purchase | undefined {
    return this.#purchases.get(id);
  }

  /** Keeps a new purchase, or another version of one. */
  async save(
    body: Record<string, unknown>,
    id = Math.max(firstNumber - 1, ...this.#purchases.keys()) + 1,
  ): Promise<{ saved: Purchase } | Extract<CheckedPurchase, { errors: unknown }>> {
    const checked = checkPurchase(body, { find: this.#find, now: Date.now() });
    if ('errors' in checked) return checked;
    const saved: Purchase = { id, ...checked.purchase };
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
