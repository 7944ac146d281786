import { msg } from '../../locales/localize.js';
import { dayText } from '../record/when-text.js';
import type { KnownItems } from '../record/known-items.js';
import type { MergeOptions } from '../record/merge-model.js';
import type { Quotation, QuotationDraft, Supplier } from './api.js';

const labels = {
  subject: () => msg('Assunto', { id: 'dassQuotationSubject' }),
  replyBy: () => msg('Responder até', { id: 'dassQuotationReplyBy' }),
  supplierIds: () => msg('Fornecedores', { id: 'dassQuotationSuppliers' }),
  message: () => msg('Mensagem', { id: 'dassQuotationMessage' }),
} satisfies Partial<Record<keyof QuotationDraft, () => string>>;

/** How two versions of a quotation are shown and merged. @param known the suppliers that the form has loaded */
export const quotationMerge = (known: KnownItems<Supplier>): MergeOptions<QuotationDraft> => ({
  values: ({ subject, replyBy, supplierIds, message }) => ({ subject, replyBy, supplierIds, message }),
  content: (values) => values as unknown as QuotationDraft,
  label: (name) => (labels as Partial<Record<string, () => string>>)[name]?.() ?? name,
  format: (name, value, records) => {
    if (name === 'replyBy') return dayText(String(value ?? ''));
    if (name !== 'supplierIds' || !Array.isArray(value)) return String(value ?? '');
    known.add(records.flatMap((record) => (record as Partial<Quotation>).suppliers ?? []));
    return known
      .select(value)
      .map((supplier) => supplier.name)
      .join(', ');
  },
});
