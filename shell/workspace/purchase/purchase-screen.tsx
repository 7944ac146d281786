import { useCallback, useState } from 'react';
import { msg, str } from '../../locales/localize.js';
import type { CallOptions } from '../../app/service-call.js';
import { useLoad } from '../../app/use-load.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { RecordContent, type LoadedContent } from '../record/record-content.js';
import { RecordScreen } from '../record/record-screen.js';
import type { ScreenProps } from '../screen.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import { PurchaseForm } from './purchase-form.js';
import { useRecord } from '../record/use-record.js';
import './purchase.css';

const lost = () => msg('O que mudou nesta compra será perdido.', { id: 'dassPurchaseLeave' });

/** Screen of a purchase. Without `id` in the address it creates a new one. */
export default function PurchaseScreen({ screen }: ScreenProps) {
  useLanguage();
  const { purchases } = useApis();
  const [isDirty, setDirty] = useState(false);
  const load = useCallback((id: number, options: CallOptions) => purchases.loadPurchase(id, options), [purchases]);
  const record = useRecord(load);
  const loadMaterials = useCallback((signal: AbortSignal) => purchases.loadPurchaseMaterials({ signal }), [purchases]);
  const materials = useLoad(loadMaterials);

  return (
    <RecordScreen
      screen={screen}
      heading={
        record.value
          ? msg(str`Compra ${String(record.value.id)}`, { id: 'dassPurchaseHeading' })
          : msg('Nova compra', { id: 'dassPurchaseNewHeading' })
      }
      icon="cart"
      isDirty={isDirty}
      lost={lost}
    >
      <RecordContent
        loaded={both(materials, record)}
        failed={msg('A compra não pôde ser carregada.', { id: 'dassPurchaseFailed' })}
        skeleton={
          <FormSkeleton label={msg('Carregando os materiais', { id: 'dassLoadingMaterials' })} sections={[3, 2]} />
        }
      >
        {([all, purchase]) => (
          <PurchaseForm
            key={record.formKey}
            materials={all}
            purchase={purchase}
            onDirty={setDirty}
            onSaved={record.saved}
          />
        )}
      </RecordContent>
    </RecordScreen>
  );
}

/** Both values as soon as they are loaded, or the failure of one of them. */
function both<One, Other>(one: LoadedContent<One>, other: LoadedContent<Other>): LoadedContent<readonly [One, Other]> {
  const { error, reload } = one.error ? one : other;
  const isLoaded = !error && one.value !== undefined && other.value !== undefined;
  return { value: isLoaded ? [one.value, other.value] : undefined, error, reload };
}
