import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { msg, str } from '../../locales/localize.js';
import { useLoad } from '../../app/use-load.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useLanguage } from '../../app/use-texts.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { Failure } from '../../frame/failure.js';
import { paths } from '../../routes/paths.js';
import { useApis } from '../apis-context.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import { FormSkeleton } from '../form-skeleton.js';
import type { ScreenProps } from '../screen.js';
import type { Quotation } from './api.js';
import { QuotationForm } from './quotation-form.js';
import './suppliers.css';

const question = () => ({
  heading: 'dassHostUnsavedChanges',
  text: msg('O que mudou nesta cotação será perdido. Sair mesmo assim?', { id: 'dassQuotationLeave' }),
});

/** Screen of a request for quotation. Without `id` in the address it creates a new one. */
export default function SuppliersScreen({ screen }: ScreenProps) {
  useLanguage();
  const navigateTo = useNavigateTo();
  const { suppliers } = useApis();
  const [address, setAddress] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  // After saving, the same form stays mounted, so that it keeps the focus.
  const [saved, setSaved] = useState<{ quotation: Quotation; form: string }>();
  const id = address.has('id') ? Number(address.get('id')) : undefined;
  const isSaved = saved !== undefined && saved.quotation.id === id;
  const wanted = isSaved ? undefined : id;
  const load = useMemo(
    () => (wanted === undefined ? undefined : (signal: AbortSignal) => suppliers.loadQuotation(wanted, { signal })),
    [suppliers, wanted],
  );
  const { value: loaded, error, reload } = useLoad(load);
  const quotation = isSaved ? saved.quotation : loaded;
  const form = isSaved ? saved.form : String(id ?? 'new');
  useUnsavedChanges(isDirty, question);

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
          onBack={() => navigateTo(paths.workspace)}
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
      {!error && wanted !== undefined && !quotation && (
        <FormSkeleton label={msg('Carregando a cotação', { id: 'dassQuotationLoading' })} sections={[4]} />
      )}
      {!error && (id === undefined || quotation) && (
        <QuotationForm
          key={form}
          quotation={quotation}
          onDirty={setDirty}
          onSaved={(one) => {
            setSaved({ quotation: one, form });
            setAddress({ id: String(one.id) }, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </CustomHeaderPage>
  );
}
