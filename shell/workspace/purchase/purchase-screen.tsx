import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { msg, str } from '../../locales/localize.js';
import { DassPageHeader } from 'dass-elements/react/dass-page-header.js';
import { useNavigateTo } from '../../app/use-navigate-to.js';
import { useLoad } from '../../app/use-load.js';
import { useLanguage } from '../../app/use-texts.js';
import { useUnsavedChanges } from '../../app/use-unsaved-changes.js';
import { Failure } from '../../frame/failure.js';
import { useApis } from '../apis-context.js';
import type { Purchase } from './api.js';
import { paths } from '../../routes/paths.js';
import { CustomHeaderPage } from '../custom-header-page.js';
import type { ScreenProps } from '../screen.js';
import { FormSkeleton } from '../form-skeleton.js';
import { PurchaseForm } from './purchase-form.js';
import './purchase.css';

const question = () => ({
  heading: 'dassHostUnsavedChanges',
  text: msg('O que mudou nesta compra será perdido. Sair mesmo assim?', { id: 'dassPurchaseLeave' }),
});

/** Screen of a purchase. Without `id` in the address it creates a new one. */
export default function PurchaseScreen({ screen }: ScreenProps) {
  useLanguage();
  const navigateTo = useNavigateTo();
  const { purchases } = useApis();
  const [address, setAddress] = useSearchParams();
  const [isDirty, setDirty] = useState(false);
  // After saving, the same form stays mounted, so that it keeps the focus.
  const [saved, setSaved] = useState<{ purchase: Purchase; form: string }>();
  const id = address.has('id') ? Number(address.get('id')) : undefined;
  const isSaved = saved !== undefined && saved.purchase.id === id;
  const wanted = isSaved ? undefined : id;
  const load = useMemo(
    () => (wanted === undefined ? undefined : (signal: AbortSignal) => purchases.loadPurchase(wanted, { signal })),
    [purchases, wanted],
  );
  const loadMaterials = useCallback((signal: AbortSignal) => purchases.loadPurchaseMaterials({ signal }), [purchases]);
  const materials = useLoad(loadMaterials);
  const loaded = useLoad(load);
  const purchase = isSaved ? saved.purchase : loaded.value;
  const form = isSaved ? saved.form : String(id ?? 'new');
  const failed = [materials, loaded].find(({ error }) => error);
  useUnsavedChanges(isDirty, question);

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
          onBack={() => navigateTo(paths.workspace)}
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
      {!failed && (!materials.value || (wanted !== undefined && !purchase)) && (
        <FormSkeleton label={msg('Carregando os materiais', { id: 'dassLoadingMaterials' })} sections={[3, 2]} />
      )}
      {!failed && materials.value && (id === undefined || purchase) && (
        <PurchaseForm
          key={form}
          materials={materials.value}
          purchase={purchase}
          onDirty={setDirty}
          onSaved={(one) => {
            setSaved({ purchase: one, form });
            setAddress({ id: String(one.id) }, { replace: true, preventScrollReset: true });
          }}
        />
      )}
    </CustomHeaderPage>
  );
}
