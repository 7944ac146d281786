import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { msg, str } from '../../locales/localize.js';
import type { CallOptions } from '../../app/service-call.js';
import { useLoad } from '../../app/use-load.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { RecordContent } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import type { ScreenProps } from '../screen.js';
import type { Supplier, SuppliersApi } from './api.js';
import { useRecord } from '../record/use-record.js';
import { QuotationForm } from './quotation-form.js';
import './suppliers.css';

const lost = () => msg('O que mudou nesta cotação será perdido.', { id: 'dassQuotationLeave' });

/** The sections of the form, for its skeleton. */
const sections = [{ columns: 2, fields: [1, 1, 'full', 'full'] }] as const;

/** More suppliers than this do not have the code of another one in their texts. */
const MAX_WITH_CODE = 20;

/**
 * Screen of a request for quotation. Without `id` in the address it creates a new one, with the supplier whose code is
 * in the address as `supplier`.
 */
export default function SuppliersScreen({ screen }: ScreenProps) {
  useLanguage();
  const { suppliers } = useApis();
  const [isDirty, setDirty] = useState(false);
  const load = useCallback((id: number, options: CallOptions) => suppliers.loadQuotation(id, options), [suppliers]);
  const record = useRecord(load);
  const [address] = useSearchParams();
  const code = address.get('supplier')?.trim() ?? '';
  const asked = useSupplier(suppliers, code);
  const isNew = record.value === null;
  // After saving, the address no longer names the supplier, but the form stays.
  const [formCode, setFormCode] = useState(code);
  if (isNew && formCode !== code) setFormCode(code);

  return (
    <RecordScreen
      screen={screen}
      heading={
        record.value
          ? msg(str`Cotação ${String(record.value.id)}`, { id: 'dassQuotationHeading' })
          : msg('Nova cotação', { id: 'dassQuotationNewHeading' })
      }
      icon="truck"
      isDirty={isDirty}
      lost={lost}
    >
      <RecordContent
        // The form of a new quotation waits for the supplier that the address names.
        loaded={isNew && code ? { ...asked, value: asked.value && null } : record}
        failed={
          isNew
            ? msg('O fornecedor não pôde ser carregado.', { id: 'dassQuotationSupplierFailed' })
            : msg('A cotação não pôde ser carregada.', { id: 'dassQuotationFailed' })
        }
        skeleton={
          <FormSkeleton label={msg('Carregando a cotação', { id: 'dassQuotationLoading' })} sections={sections} />
        }
      >
        {(quotation) => (
          <QuotationForm
            key={`${record.formKey} ${formCode}`}
            quotation={quotation}
            initialSuppliers={asked.value}
            onDirty={setDirty}
            onSaved={record.saved}
          />
        )}
      </RecordContent>
    </RecordScreen>
  );
}

/** Loads the supplier with a code, as a list without others; empty when there is none. Without a code nothing is loaded. */
function useSupplier(api: SuppliersApi, code: string) {
  const load = useMemo(() => {
    if (!code) return undefined;
    return async (signal: AbortSignal): Promise<readonly Supplier[]> => {
      const { suppliers } = await api.searchSuppliers({ search: code, limit: MAX_WITH_CODE }, { signal });
      return suppliers.filter((one) => one.code === code);
    };
  }, [api, code]);
  return useLoad(load);
}
