import { useCallback } from 'react';
import { msg } from '../../locales/localize.js';
import type { CallOptions } from '../../app/service-call.js';
import { useApis } from '../apis-context.js';
import { FormSkeleton } from '../record/form-skeleton.js';
import { RecordContent, type LoadedContent } from '../record/record-content.js';
import { useRecord, type EditedRecord } from '../record/use-record.js';
import type { Purchase, PurchaseMaterial } from './api.js';
import type { PurchaseForm } from './purchase-form.js';

/** What is lost when the user leaves a purchase with unsaved changes. */
export const lostPurchase = () => msg('O que mudou nesta compra será perdido.', { id: 'dassPurchaseLeave' });

/** The purchase whose id is in the address. @param kept parameters that stay in the address when it is saved */
export function usePurchase(kept: readonly string[] = []): EditedRecord<Purchase> {
  const { purchases } = useApis();
  const load = useCallback((id: number, options: CallOptions) => purchases.loadPurchase(id, options), [purchases]);
  return useRecord(load, kept);
}

/** The sections of the form, for its skeleton. */
const sections = [{ columns: 3, fields: [1, 1, 1] }, { fields: ['full', 'full'] }] as const;

export interface PurchaseRecordProps {
  /** The component of the form; undefined while it is being loaded. */
  Form: typeof PurchaseForm | undefined;
  purchase: EditedRecord<Purchase>;
  materials: LoadedContent<readonly PurchaseMaterial[]>;
  onDirty: (isDirty: boolean) => void;
  onSaved?: () => void;
}

/** The form of a purchase, when it and the materials are loaded. */
export function PurchaseRecord({ Form, purchase: record, materials, onDirty, onSaved }: PurchaseRecordProps) {
  return (
    <RecordContent
      loaded={Form ? both(materials, record) : { ...record, value: undefined }}
      failed={msg('A compra não pôde ser carregada.', { id: 'dassPurchaseFailed' })}
      skeleton={
        <FormSkeleton label={msg('Carregando os materiais', { id: 'dassLoadingMaterials' })} sections={sections} />
      }
    >
      {([all, purchase]) =>
        Form && (
          <Form
            key={record.formKey}
            materials={all}
            purchase={purchase}
            onDirty={onDirty}
            onSaved={(saved) => {
              record.saved(saved);
              onSaved?.();
            }}
          />
        )
      }
    </RecordContent>
  );
}

/** Both values as soon as they are loaded, or the failure of one of them. */
function both<One, Other>(one: LoadedContent<One>, other: LoadedContent<Other>): LoadedContent<readonly [One, Other]> {
  const { error, reload } = one.error ? one : other;
  const isLoaded = !error && one.value !== undefined && other.value !== undefined;
  return { value: isLoaded ? [one.value, other.value] : undefined, error, reload };
}
