import { ListFilter } from 'dass-elements/text.js';
import { supplierRecords } from '../../../../sample-data/supplier-records.js';
import type { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import type { RefusedSuppliers, Supplier, SupplierPage, SupplierQuery } from '../../../workspace/suppliers/api.js';
import { nextVersion, withVersion } from '../stores/record-versions.js';
import { validateSupplier, type ValidatedSupplier } from './supplier-validation.js';

interface StoredSupplier extends Supplier {
  readonly isRemoved?: boolean | undefined;
}

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

/** The suppliers. */
export class SupplierStore {
  readonly #database: Database;
  readonly #count: number;
  #table: RecordTable<number, StoredSupplier> | undefined;
  /** Those that are not removed, as a search shows them. Computed on first use, and again after a change. */
  #listed: readonly Supplier[] | undefined;
  #filter: ListFilter | undefined;

  /** @param count number of sample suppliers */
  constructor(database: Database, count: number) {
    this.#database = database;
    this.#count = count;
  }

  /** @returns undefined also for a removed supplier */
  find(id: number): Supplier | undefined {
    const found = this.findStored(id);
    return found?.isRemoved ? undefined : found;
  }

  /** Returns a supplier even when it was removed: a quotation still names it. */
  findStored(id: number): StoredSupplier | undefined {
    const found = this.#suppliers.find(id);
    return found && withVersion(found);
  }

  /** Returns a page of the matching suppliers: active ones first, in the order of their names. */
  page({ search = '', offset = 0, limit = 50 }: SupplierQuery): SupplierPage {
    this.#listed ??= this.#suppliers
      .select()
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
    return {
      suppliers: found.slice(offset, offset + limit).map((index) => withVersion(listed[index]!)),
      total: found.length,
    };
  }

  /**
   * Stores a new or changed supplier.
   * @param known the supplier before; undefined: a new one
   * @param by name of the user
   * @throws StorageError
   */
  save(body: Record<string, unknown>, known: Supplier | undefined, by: string): ValidatedSupplier {
    return this.#change((suppliers) => {
      const id = known?.id ?? suppliers.lastId + 1;
      const before = suppliers.find(id) ?? { ...emptySupplier, id, code: `F-${String(id).padStart(5, '0')}` };
      const result = validateSupplier(body, before, (taxId) => this.#isTaken(taxId, id));
      if ('errors' in result) return result;
      const supplier = { ...result.supplier, ...nextVersion(known, by) };
      suppliers.put(id, supplier);
      return { supplier };
    });
  }

  /**
   * Removes suppliers. One with open orders is refused, and so is one that is not there.
   * @throws StorageError
   */
  remove(ids: readonly number[]): RefusedSuppliers {
    return this.#changeEach(ids, true, (supplier) => (supplier.openOrders > 0 ? 'dassSupplierOpenOrders' : undefined));
  }

  /**
   * Restores removed suppliers. One whose tax id another one has got is refused.
   * @throws StorageError
   */
  restore(ids: readonly number[]): RefusedSuppliers {
    return this.#changeEach(ids, false, ({ taxId, id }) =>
      this.#isTaken(taxId, id) ? 'dassSupplierTaxIdTaken' : undefined,
    );
  }

  #changeEach(
    ids: readonly number[],
    isRemoved: boolean,
    reasonAgainst: (supplier: Supplier) => string | undefined,
  ): RefusedSuppliers {
    return this.#change((suppliers) => {
      const refused: { id: number; reason: string }[] = [];
      for (const id of new Set(ids)) {
        const supplier = suppliers.find(id);
        const reason = supplier ? reasonAgainst(supplier) : 'dassSupplierNotFound';
        if (reason) refused.push({ id, reason });
        else suppliers.put(id, { ...supplier!, isRemoved: isRemoved || undefined });
      }
      return { refused };
    });
  }

  #change<Result>(work: (suppliers: RecordTable<number, StoredSupplier>) => Result): Result {
    // Before the transaction, because the first use has its own.
    const suppliers = this.#suppliers;
    const result = this.#database.change(() => work(suppliers));
    this.#listed = this.#filter = undefined;
    return result;
  }

  /** Has the sample suppliers from the first use on: most sessions of the platform do not need them. */
  get #suppliers(): RecordTable<number, StoredSupplier> {
    if (this.#table) return this.#table;
    const table = new RecordTable<number, StoredSupplier>(this.#database, 'suppliers');
    if (table.lastId === 0)
      this.#database.change(() => {
        for (const supplier of supplierRecords(this.#count)) table.put(supplier.id, supplier);
      });
    return (this.#table = table);
  }

  #isTaken(taxId: string, id: number): boolean {
    const others = this.#suppliers.select("WHERE record ->> 'taxId' = ? AND id <> ?", [taxId, id]);
    return others.some(({ isRemoved }) => !isRemoved);
  }
}
