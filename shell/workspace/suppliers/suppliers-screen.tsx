import { useCallback, useState } from 'react';
import { msg, str } from '../../locales/localize.js';
import type { CallOptions } from '../../app/service-call.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { RecordContent } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import type { ScreenProps } from '../screen.js';
import { useRecord } from '../record/use-record.js';
import { QuotationForm } from './quotation-form.js';
import './suppliers.css';

const lost = () => msg('O que mudou nesta cotação será perdido.', { id: 'dassQuotationLeave' });

/** Screen of a request for quotation. Without `id` in the address it creates a new one. */
export default function SuppliersScreen({ screen }: ScreenProps) {
  useLanguage();
  const { suppliers } = useApis();
  const [isDirty, setDirty] = useState(false);
  const load = useCallback((id: number, options: CallOptions) => suppliers.loadQuotation(id, options), [suppliers]);
  const record = useRecord(load);

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
        loaded={record}
        failed={msg('A cotação não pôde ser carregada.', { id: 'dassQuotationFailed' })}
        skeleton={<FormSkeleton label={msg('Carregando a cotação', { id: 'dassQuotationLoading' })} sections={[4]} />}
      >
        {(quotation) => (
          <QuotationForm key={record.formKey} quotation={quotation} onDirty={setDirty} onSaved={record.saved} />
        )}
      </RecordContent>
    </RecordScreen>
  );
}
