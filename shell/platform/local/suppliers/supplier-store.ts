import { ListFilter } from 'dass-elements/text.js';
import { supplierRecords } from '../../../../sample-data/supplier-records.js';
import type { RefusedSuppliers, Supplier, SupplierPage, SupplierQuery } from '../../../workspace/suppliers/api.js';
import { readEntries, StateFile, type Changed, type StateFileOptions, type StateFormat } from '../stores/state-file.js';
import { validateSupplier, type ValidatedSupplier } from './supplier-validation.js';

/** A supplier that users have changed, added or removed. */
interface StoredSupplier extends Supplier {
  readonly isRemoved?: boolean | undefined;
}
type ChangedSuppliers = ReadonlyMap<number, StoredSupplier>;

/** Default values of a new supplier. */
const emptySupplier: Supplier = {
  id: 0,
  code: '',
  name: '',
  taxId: '',
  city: '',
  state: '',
  country: 'BR',
  category: 'textile',
  paymentTerm: '30',
  active: true,
  openOrders: 0,
};

const order = new Intl.Collator('pt-BR', { numeric: true });

/** The suppliers: the sample, and the users' changes, which are stored on disk. */
export class SupplierStore {
  readonly #file: StateFile<ChangedSuppliers>;
  readonly #count: number;
  /** Created on first use: most sessions of the platform do not need them. */
  #samples: readonly Supplier[] | undefined;
  /** Those that are not removed, as a search shows them. Computed on first use, and again after a change. */
  #listed: readonly Supplier[] | undefined;
  #filter: ListFilter | undefined;

  private constructor(file: StateFile<ChangedSuppliers>, count: number) {
    this.#file = file;
    this.#count = count;
  }

  /** @param count number of sample suppliers */
  static async open(file: StateFileOptions, count: number): Promise<SupplierStore> {
    return new SupplierStore(await StateFile.open(file, format), count);
  }

  /** @returns undefined also for a removed supplier */
  find(id: number): Supplier | undefined {
    const found = this.findStored(id);
    return found?.isRemoved ? undefined : found;
  }

  /** Returns a supplier even when it was removed: a quotation still names it. */
  findStored(id: number): StoredSupplier | undefined {
    return this.#findIn(this.#file.state, id);
  }

  /** Returns a page of the matching suppliers: active ones first, in the order of their names. */
  page({ search = '', offset = 0, limit = 50 }: SupplierQuery): SupplierPage {
    this.#listed ??= this.#all(this.#file.state)
      .filter(({ isRemoved }) => !isRemoved)
      .sort((a, b) => Number(b.active) - Number(a.active) || order.compare(a.name, b.name) || a.id - b.id);
    const listed = this.#listed;
    if (!this.#filter) {
      this.#filter = new ListFilter();
      this.#filter.setList(listed.length, (index) => {
        const { code, name, taxId, city } = listed[index]!;
        return [code, name, taxId, city];
      });
    }
    const found = [...this.#filter.filter(search)];
    return { suppliers: found.slice(offset, offset + limit).map((index) => listed[index]!), total: found.length };
  }

  /**
   * Stores a new or changed supplier.
   * @throws StorageError
   */
  save(body: Record<string, unknown>, known?: Supplier): Promise<ValidatedSupplier> {
    return this.#change<ValidatedSupplier>((state) => {
      const id = known?.id ?? Math.max(this.#loadedSamples.length, ...state.keys()) + 1;
      const before = this.#findIn(state, id) ?? { ...emptySupplier, id, code: `F-${String(id).padStart(5, '0')}` };
      const result = validateSupplier(body, before, (taxId) => this.#isTaken(state, taxId, id));
      return 'errors' in result ? { result } : { state: new Map(state).set(id, result.supplier), result };
    });
  }

  /**
   * Removes suppliers. One with open orders is refused, and so is one that is not there.
   * @throws StorageError
   */
  remove(ids: readonly number[]): Promise<RefusedSuppliers> {
    return this.#changeEach(ids, true, (supplier) => (supplier.openOrders > 0 ? 'dassSupplierOpenOrders' : undefined));
  }

  /**
   * Restores removed suppliers. One whose tax id another one has got is refused.
   * @throws StorageError
   */
  restore(ids: readonly number[]): Promise<RefusedSuppliers> {
    return this.#changeEach(ids, false, ({ taxId, id }, state) =>
      this.#isTaken(state, taxId, id) ? 'dassSupplierTaxIdTaken' : undefined,
    );
  }

  /** Resolves when no write is pending. */
  flush(): Promise<void> {
    return this.#file.flush();
  }

  #changeEach(
    ids: readonly number[],
    isRemoved: boolean,
    reasonAgainst: (supplier: Supplier, state: ChangedSuppliers) => string | undefined,
  ): Promise<RefusedSuppliers> {
    return this.#change((state) => {
      const changed = new Map(state);
      const refused: { id: number; reason: string }[] = [];
      for (const id of new Set(ids)) {
        const supplier = this.#findIn(changed, id);
        const reason = supplier ? reasonAgainst(supplier, changed) : 'dassSupplierNotFound';
        if (reason) refused.push({ id, reason });
        else changed.set(id, { ...supplier!, isRemoved: isRemoved || undefined });
      }
      return { state: changed, result: { refused } };
    });
  }

  async #change<Result>(compute: (state: ChangedSuppliers) => Changed<ChangedSuppliers, Result>): Promise<Result> {
    const result = await this.#file.change(compute);
    this.#listed = this.#filter = undefined;
    return result;
  }

  get #loadedSamples(): readonly Supplier[] {
    return (this.#samples ??= supplierRecords(this.#count));
  }

  #findIn(state: ChangedSuppliers, id: number): StoredSupplier | undefined {
    return state.get(id) ?? this.#loadedSamples[id - 1];
  }

  #all(state: ChangedSuppliers): StoredSupplier[] {
    const samples = this.#loadedSamples;
    const added = [...state.values()].filter(({ id }) => id > samples.length);
    return [...samples.map((one) => state.get(one.id) ?? one), ...added];
  }

  #isTaken(state: ChangedSuppliers, taxId: string, id: number): boolean {
    return this.#all(state).some((one) => one.id !== id && !one.isRemoved && one.taxId === taxId);
  }
}

const format: StateFormat<ChangedSuppliers> = {
  initial: () => new Map(),
  write: (suppliers) => [...suppliers.values()],
  read: (stored) => {
    if (!Array.isArray(stored)) return undefined;
    const { entries, skipped } = readEntries(stored, isStoredSupplier);
    return { state: new Map(entries.map((one) => [one.id, { ...emptySupplier, ...one }])), skipped };
  },
};

/** Fields may be missing, as in a file of an earlier version; existing fields need the right type. */
function isStoredSupplier(value: unknown): value is StoredSupplier {
  if (typeof value !== 'object' || value === null) return false;
  const supplier: Record<string, unknown> = { ...emptySupplier, ...value };
  const areTyped = Object.entries(emptySupplier).every(([name, example]) => typeof supplier[name] === typeof example);
  return areTyped && Number.isSafeInteger(supplier.id) && (supplier.id as number) > 0;
}
