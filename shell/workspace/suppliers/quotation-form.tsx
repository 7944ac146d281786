import { useMemo } from 'react';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassLookup } from 'dass-elements/react/dass-lookup.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { useFormSaving } from '../../app/use-form-saving.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { FormActions } from '../form-actions.js';
import type { Quotation, QuotationDraft } from './api.js';
import { newSupplier, supplierColumns } from './supplier-columns.js';
import { supplierRequests } from './supplier-requests.js';

export interface QuotationFormProps {
  /** Undefined for a new request. */
  quotation: Quotation | undefined;
  onDirty: (isDirty: boolean) => void;
  onSaved: (quotation: Quotation) => void;
}

const noSuppliers: readonly number[] = [];

/** The form of a request for quotation. Its suppliers are searched, added, edited and removed on the platform. */
export function QuotationForm({ quotation, onDirty, onSaved }: QuotationFormProps) {
  const { suppliers } = useApis();
  const language = useLanguage();
  const requests = useMemo(() => supplierRequests(suppliers), [suppliers]);
  // The columns contain texts.
  const columns = useMemo(supplierColumns, [language]);
  const { form, errors, isSaving, submit, changed, reset } = useFormSaving({
    save: (element) => suppliers.saveQuotation(readDraft(element), quotation?.id),
    done: savedText,
    onDirty,
    onSaved,
    failed: () => msg('A cotação não foi salva.', { id: 'dassQuotationNotSaved' }),
  });

  return (
    <form
      ref={form}
      className="card quotation-form"
      aria-label={msg('Cotação', { id: 'dassQuotationForm' })}
      onSubmit={submit}
      onReset={reset}
    >
      <fieldset className="fields quotation-fields">
        <legend>{msg('Pedido de cotação', { id: 'dassQuotationLegend' })}</legend>
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
          className="full-width"
          name="supplierIds"
          label={msg('Fornecedores', { id: 'dassQuotationSuppliers' })}
          heading={msg('Pesquisar fornecedores', { id: 'dassQuotationSearch' })}
          hint={msg('Até 10, por nome, número fiscal ou cidade', { id: 'dassQuotationSuppliersHint' })}
          fieldLabel="name"
          tableColumns={columns}
          tableValues={quotation?.suppliers}
          defaultValue={quotation?.supplierIds ?? noSuppliers}
          template={newSupplier}
          maxChips={10}
          required
          customValidity={errors.supplierIds ?? ''}
          onChange={() => changed('supplierIds')}
          {...requests}
        />
        <DassTextInput
          className="full-width"
          name="message"
          label={msg('Mensagem', { id: 'dassQuotationMessage' })}
          defaultValue={quotation?.message ?? ''}
          multiline
          rows={5}
          maxLength={2_000}
          customValidity={errors.message ?? ''}
          onInput={() => changed('message')}
        />
      </fieldset>
      <FormActions isSaving={isSaving} />
    </form>
  );
}

function readDraft(form: HTMLFormElement): QuotationDraft {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    subject: text('subject'),
    supplierIds: data.getAll('supplierIds').map(Number),
    replyBy: text('replyBy'),
    message: text('message'),
  };
}

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
