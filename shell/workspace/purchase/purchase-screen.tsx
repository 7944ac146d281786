import { useCallback, useState } from 'react';
import { msg, str } from '../../locales/localize.js';
import { paths } from '../../app/paths.js';
import { useLoad } from '../../app/use-load.js';
import { useLanguage } from '../../app/use-texts.js';
import { useApis } from '../apis-context.js';
import { RecordScreen } from '../record/record-screen.js';
import type { ScreenProps } from '../screen.js';
import { PurchaseForm } from './purchase-form.js';
import { lostPurchase, PurchaseRecord, usePurchase } from './purchase-record.js';
import './purchase.css';

/** Screen of a purchase. Without `id` in the address it creates a new one. */
export default function PurchaseScreen({ screen }: ScreenProps) {
  useLanguage();
  const { purchases } = useApis();
  const [isDirty, setDirty] = useState(false);
  const purchase = usePurchase();
  const loadMaterials = useCallback((signal: AbortSignal) => purchases.loadPurchaseMaterials({ signal }), [purchases]);
  const materials = useLoad(loadMaterials);

  return (
    <RecordScreen
      screen={screen}
      parent={paths.screen('purchases')}
      heading={
        purchase.value
          ? msg(str`Compra ${String(purchase.value.id)}`, { id: 'dassPurchaseHeading' })
          : msg('Nova compra', { id: 'dassPurchaseNewHeading' })
      }
      icon="cart"
      isDirty={isDirty}
      lost={lostPurchase}
    >
      <PurchaseRecord Form={PurchaseForm} purchase={purchase} materials={materials} onDirty={setDirty} />
    </RecordScreen>
  );
}
