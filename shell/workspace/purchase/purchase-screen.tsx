import { useCallback, useState } from 'react';
import { msg, str } from '../../locales/localize.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import type { CallOptions } from '../../app/service-call.js';
import { useBack } from '../../history/use-back.js';
import { useLoad } from '../../app/use-load.js';
import { useLanguage } from '../../app/use-texts.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { Failure } from '../../frame/failure.js';
import { useApis } from '../apis-context.js';
import { paths } from '../../app/paths.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import type { ScreenProps } from '../screen.js';
import { FormSkeleton } from '../form-skeleton.js';
import { PurchaseForm } from './purchase-form.js';
import { useRecord } from '../use-record.js';
import './purchase.css';

const lost = () => msg('O que mudou nesta compra será perdido.', { id: 'dassPurchaseLeave' });

/** Screen of a purchase. Without `id` in the address it creates a new one. */
export default function PurchaseScreen({ screen }: ScreenProps) {
  useLanguage();
  const back = useBack(paths.workspace);
  const { purchases } = useApis();
  const [isDirty, setDirty] = useState(false);
  const load = useCallback((id: number, options: CallOptions) => purchases.loadPurchase(id, options), [purchases]);
  const record = useRecord(load);
  const purchase = record.value;
  const loadMaterials = useCallback((signal: AbortSignal) => purchases.loadPurchaseMaterials({ signal }), [purchases]);
  const materials = useLoad(loadMaterials);
  const failed = [materials, record].find(({ error }) => error);
  useUnsavedChanges(isDirty, lost);

  return (
    <CustomHeaderPage
      screen={screen}
      header={
        <DassPageHeader
          heading={
            purchase
              ? msg(str`Compra ${String(purchase.id)}`, { id: 'dassPurchaseHeading' })
              : msg('Nova compra', { id: 'dassPurchaseNewHeading' })
          }
          subheading={isDirty ? 'dassHostUnsavedChanges' : ''}
          icon="cart"
          withBack
          onBack={back}
        />
      }
    >
      {failed?.error && (
        <Failure
          heading={msg('A compra não pôde ser carregada.', { id: 'dassPurchaseFailed' })}
          error={failed.error}
          onRetry={failed.reload}
        />
      )}
      {!failed && !(materials.value && record.isReady) && (
        <FormSkeleton label={msg('Carregando os materiais', { id: 'dassLoadingMaterials' })} sections={[3, 2]} />
      )}
      {!failed && materials.value && record.isReady && (
        <PurchaseForm
          key={record.formKey}
          materials={materials.value}
          purchase={purchase}
          onDirty={setDirty}
          onSaved={record.saved}
        />
      )}
    </CustomHeaderPage>
  );
}
