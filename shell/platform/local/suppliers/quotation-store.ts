import { MAX_QUOTATION_SUPPLIERS, type Quotation, type QuotationDraft } from '../../../workspace/suppliers/api.js';
import type { Database } from '../database/database.js';
import { RecordTable } from '../database/record-table.js';
import type { Shape } from '../http/body-fields.js';
import { isDate } from '../stores/iso-date.js';
import { nextVersion, withVersion } from '../stores/record-versions.js';
import type { SupplierStore } from './supplier-store.js';
import { text } from './supplier-validation.js';

type StoredQuotation = Omit<Quotation, 'suppliers'>;

/** Types of the fields of a quotation in a request. */
export const quotationShape = {
  subject: 'text',
  supplierIds: ['number'],
  replyBy: 'text',
  message: 'text',
  version: 'number',
} as const satisfies Shape;

/** Message id by field name. */
type QuotationErrors = Readonly<Partial<Record<keyof QuotationDraft, string>>>;

/** Number of the first quotation. */
const firstNumber = 7_301;
const MAX_SUBJECT_LENGTH = 80;
const MAX_MESSAGE_LENGTH = 2_000;

/** The users' requests for quotations, stored on disk. */
export class QuotationStore {
  readonly #database: Database;
  readonly #quotations: RecordTable<number, StoredQuotation>;
  readonly #suppliers: SupplierStore;

  constructor(database: Database, suppliers: SupplierStore) {
    this.#database = database;
    this.#quotations = new RecordTable(database, 'quotations');
    this.#suppliers = suppliers;
  }

  find(id: number): Quotation | undefined {
    const stored = this.#quotations.find(id);
    return stored && this.#withSuppliers(withVersion(stored));
  }

  /**
   * Stores a new or changed quotation.
   * @param known the quotation before; undefined: a new one
   * @param by name of the user
   * @throws StorageError
   */
  save(
    body: Record<string, unknown>,
    known: Quotation | undefined,
    by: string,
  ): { readonly quotation: Quotation } | { readonly errors: QuotationErrors } {
    const draft = readDraft(body);
    const errors = this.#errorsOf(draft);
    if (Object.keys(errors).length) return { errors };
    return this.#database.change(() => {
      const id = known?.id ?? Math.max(firstNumber - 1, this.#quotations.lastId) + 1;
      const stored = { ...draft, id, ...nextVersion(known, by) };
      this.#quotations.put(stored.id, stored);
      return { quotation: this.#withSuppliers(stored) };
    });
  }

  #withSuppliers(stored: StoredQuotation): Quotation {
    return { ...stored, suppliers: stored.supplierIds.flatMap((id) => this.#suppliers.findStored(id) ?? []) };
  }

  #errorsOf({ subject, supplierIds, replyBy, message }: QuotationDraft): QuotationErrors {
    const suppliers = supplierIds.map((id) => this.#suppliers.find(id));
    const today = new Date().toISOString().slice(0, 10);
    // The last rule that applies to a field determines its message.
    const rules: [isInvalid: boolean, field: keyof QuotationDraft, messageId: string][] = [
      [[...subject].length > MAX_SUBJECT_LENGTH, 'subject', 'dassMaterialTooLong'],
      [!subject, 'subject', 'dassFieldRequired'],
      [suppliers.some((one) => one?.active === false), 'supplierIds', 'dassQuotationInactive'],
      [suppliers.includes(undefined), 'supplierIds', 'dassQuotationRemoved'],
      [suppliers.length > MAX_QUOTATION_SUPPLIERS, 'supplierIds', 'dassQuotationTooMany'],
      [suppliers.length === 0, 'supplierIds', 'dassFieldRequired'],
      [replyBy <= today, 'replyBy', 'dassQuotationTooSoon'],
      [!isDate(replyBy), 'replyBy', 'dassMaterialDate'],
      [!replyBy, 'replyBy', 'dassFieldRequired'],
      [[...message].length > MAX_MESSAGE_LENGTH, 'message', 'dassMaterialTooLong'],
    ];
    return Object.fromEntries(rules.filter(([isInvalid]) => isInvalid).map(([, field, id]) => [field, id]));
  }
}

function readDraft(body: Record<string, unknown>): QuotationDraft {
  const ids = Array.isArray(body.supplierIds) ? body.supplierIds.map(Number) : [];
  return {
    subject: text(body.subject),
    supplierIds: [...new Set(ids)],
    replyBy: text(body.replyBy),
    message: text(body.message),
  };
}
