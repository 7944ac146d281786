import { useMemo, useRef, useState } from 'react';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassLookup, type DassLookupElement } from 'dass-elements/react/dass-lookup.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { useFormSaving, type FormValues } from '../record/use-form-saving.js';
import { useColumns } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { KnownItems, readItems } from '../record/known-items.js';
import { RecordForm } from '../record/record-form.js';
import type { Quotation, QuotationDraft, Supplier } from './api.js';
import { quotationMerge } from './quotation-merge.js';
import { newSupplier, supplierColumns } from './supplier-columns.js';
import { supplierRequests } from './supplier-requests.js';

export interface QuotationFormProps {
  /** Null for a new request. */
  quotation: Quotation | null;
  /** The suppliers of a new request. */
  initialSuppliers?: readonly Supplier[] | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: (quotation: Quotation) => void;
}

const noSuppliers: readonly number[] = [];
const noRows: readonly Supplier[] = [];

/** The form of a request for quotation. Its suppliers are searched, added, edited and removed on the platform. */
export function QuotationForm({ quotation, initialSuppliers, onDirty, onSaved }: QuotationFormProps) {
  const { suppliers } = useApis();
  const [known] = useState(() => new KnownItems<Supplier>());
  const requests = useMemo(() => supplierRequests(suppliers, known), [suppliers, known]);
  const columns = useColumns(supplierColumns);
  const [initial] = useState(initialSuppliers);
  const initialIds = useMemo(() => initial?.map(({ id }) => id) ?? noSuppliers, [initial]);
  const field = useRef<DassLookupElement<Supplier>>(null);
  /** The suppliers of a draft. */
  const [restored, setRestored] = useState(noRows);
  const rows = useMemo(
    () => [...restored, ...(quotation?.suppliers ?? initial ?? noRows)],
    [restored, quotation, initial],
  );
  known.add(rows);
  const saving = useFormSaving({
    screen: 'quotation',
    record: quotation,
    state: {
      read: () => known.select(field.current?.value),
      restore: (state) => setRestored(readItems<Supplier>(state, 'name')),
    },
    read: readDraft,
    save: (content) => suppliers.saveQuotation(content, quotation?.id),
    merge: quotationMerge(known),
    done: savedText,
    onDirty,
    onSaved,
    failed: () => msg('A cotação não foi salva.', { id: 'dassQuotationNotSaved' }),
  });
  const { errors, changed } = saving;

  return (
    <RecordForm saving={saving} label={msg('Cotação', { id: 'dassQuotationForm' })} className="quotation-form">
      <DassFormLayout heading={msg('Pedido de cotação', { id: 'dassQuotationLegend' })} columns={2}>
        <DassTextInput
          name="subject"
          label={msg('Assunto', { id: 'dassQuotationSubject' })}
          defaultValue={quotation?.subject ?? ''}
          required
          maxLength={80}
          customValidity={errors.subject ?? ''}
          onInput={() => changed('subject')}
        />
        <DassDateInput
          name="replyBy"
          label={msg('Responder até', { id: 'dassQuotationReplyBy' })}
          defaultValue={quotation?.replyBy}
          required
          customValidity={errors.replyBy ?? ''}
          onInput={() => changed('replyBy')}
        />
        <DassLookup
          ref={field}
          data-span="full"
          name="supplierIds"
          label={msg('Fornecedores', { id: 'dassQuotationSuppliers' })}
          heading={msg('Pesquisar fornecedores', { id: 'dassQuotationSearch' })}
          hint={msg('Até 10, por nome, CNPJ ou cidade', { id: 'dassQuotationSuppliersHint' })}
          fieldLabel="name"
          tableColumns={columns}
          tableValues={rows}
          defaultValue={quotation?.supplierIds ?? initialIds}
          template={newSupplier}
          maxChips={10}
          required
          customValidity={errors.supplierIds ?? ''}
          onChange={() => changed('supplierIds')}
          {...requests}
        />
        <DassTextInput
          data-span="full"
          name="message"
          label={msg('Mensagem', { id: 'dassQuotationMessage' })}
          defaultValue={quotation?.message ?? ''}
          multiline
          rows={5}
          maxLength={2_000}
          customValidity={errors.message ?? ''}
          onInput={() => changed('message')}
        />
      </DassFormLayout>
    </RecordForm>
  );
}

const readDraft = (values: FormValues): QuotationDraft => ({
  subject: values.text('subject'),
  supplierIds: values.texts('supplierIds').map(Number),
  replyBy: values.text('replyBy'),
  message: values.text('message'),
});

function savedText({ id, supplierIds }: Quotation): string {
  const number = String(id);
  const count = supplierIds.length;
  return plural(count, {
    one: msg(str`Cotação ${number} salva para ${formatCount(count)} fornecedor.`, { id: 'dassQuotationSavedOne' }),
    many: msg(str`Cotação ${number} salva para ${formatCount(count)} de fornecedores.`, {
      id: 'dassQuotationSavedMany',
    }),
    other: msg(str`Cotação ${number} salva para ${formatCount(count)} fornecedores.`, {
      id: 'dassQuotationSavedOther',
    }),
  });
}
