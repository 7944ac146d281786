import { useCallback, useState } from 'react';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { msg, str } from '../../locales/localize.js';
import type { CallOptions } from '../../app/service-call.js';
import { useBack } from '../../history/use-back.js';
import { useLanguage } from '../../app/use-texts.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { Failure } from '../../frame/failure.js';
import { paths } from '../../app/paths.js';
import { useApis } from '../apis-context.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import { FormSkeleton } from '../form-skeleton.js';
import type { ScreenProps } from '../screen.js';
import { useRecord } from '../use-record.js';
import { QuotationForm } from './quotation-form.js';
import './suppliers.css';

const lost = () => msg('O que mudou nesta cotação será perdido.', { id: 'dassQuotationLeave' });

/** Screen of a request for quotation. Without `id` in the address it creates a new one. */
export default function SuppliersScreen({ screen }: ScreenProps) {
  useLanguage();
  const back = useBack(paths.workspace);
  const { suppliers } = useApis();
  const [isDirty, setDirty] = useState(false);
  const load = useCallback((id: number, options: CallOptions) => suppliers.loadQuotation(id, options), [suppliers]);
  const { value: quotation, isReady, error, formKey, reload, saved } = useRecord(load);
  useUnsavedChanges(isDirty, lost);

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={
            quotation
              ? msg(str`Cotação ${String(quotation.id)}`, { id: 'dassQuotationHeading' })
              : msg('Nova cotação', { id: 'dassQuotationNewHeading' })
          }
          subheading={isDirty ? 'dassHostUnsavedChanges' : ''}
          icon="truck"
          withBack
          onBack={back}
        />
      }
    >
      {error && (
        <Failure
          heading={msg('A cotação não pôde ser carregada.', { id: 'dassQuotationFailed' })}
          error={error}
          onRetry={reload}
        />
      )}
      {!error && !isReady && (
        <FormSkeleton label={msg('Carregando a cotação', { id: 'dassQuotationLoading' })} sections={[4]} />
      )}
      {!error && isReady && <QuotationForm key={formKey} quotation={quotation} onDirty={setDirty} onSaved={saved} />}
    </CustomHeaderPage>
  );
}
