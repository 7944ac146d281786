import { useMemo, useRef, useState } from 'react';
import { getLanguage } from 'dass-elements/language.js';
import { msg, str } from '../../locales/localize.js';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassPickList, type DassPickListElement } from 'dass-elements/react/dass-pick-list.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { useFormSaving, type FormValues } from '../record/use-form-saving.js';
import { useApis } from '../apis-context.js';
import { MAX_PURCHASE_LINES, type Purchase, type PurchaseMaterial } from './api.js';
import { blockedReason, supplierOptions, unitName } from '../material-options.js';
import { useLanguage } from '../../app/use-texts.js';
import { RecordForm } from '../record/record-form.js';
import { purchaseMerge } from './purchase-merge.js';
import { costCentreOptions } from './cost-centres.js';
import { notifyUnread, pastedQuantities } from './pasted-quantities.js';
import { PurchaseLines, type PurchaseLinesHandle } from './purchase-lines.js';
import { invalidQuantities, quantityErrors, quantityField, quantityOf, type Quantities } from './quantities.js';

export interface PurchaseFormProps {
  /** All materials that can be selected. */
  materials: readonly PurchaseMaterial[];
  /** Null for a new purchase. */
  purchase: Purchase | null;
  onDirty: (isDirty: boolean) => void;
  onSaved: (purchase: Purchase) => void;
}

/** The form of a purchase. The platform's errors are shown at the fields. */
export function PurchaseForm({ materials: stored, purchase, onDirty, onSaved }: PurchaseFormProps) {
  const { purchases } = useApis();
  const language = useLanguage();
  const materials = useMemo(() => stored.map(withTexts), [stored, language]);
  const initial = useMemo(() => linesOf(purchase?.lines, materials), [purchase, materials]);
  const [selected, setSelected] = useState<readonly ShownMaterial[]>(initial.selected);
  const [quantities, setQuantities] = useState<Quantities>(initial.quantities);
  /** The quantities as of the last change, which may not be rendered yet. */
  const latest = useRef(quantities);
  const updateQuantities = (next: Quantities): void => {
    latest.current = next;
    setQuantities(next);
  };
  const lines = useRef<PurchaseLinesHandle>(null);
  const pickList = useRef<DassPickListElement<ShownMaterial>>(null);
  const [resets, setResets] = useState(0);
  const setLines = (next: ReturnType<typeof linesOf>): void => {
    setSelected(next.selected);
    updateQuantities(next.quantities);
    // Another table: what could be undone before cannot any more.
    setResets((count) => count + 1);
  };
  const saving = useFormSaving({
    screen: 'purchase',
    record: purchase,
    state: {
      read: () => selected.map(({ id }) => [id, latest.current[id] ?? '1']),
      restore: (state) => {
        const restored = linesOf(readLines(state), materials);
        if (pickList.current) pickList.current.selected = restored.selected;
        setLines(restored);
        changed('materials');
      },
    },
    validate: async () => {
      const isCommitted = (await lines.current?.commitQuantity()) ?? true;
      return isCommitted ? quantityErrors(selected, latest.current) : null;
    },
    read: (values) => readPurchase(values, selected, latest.current),
    save: (content) => purchases.savePurchase(content, purchase?.id),
    merge: purchaseMerge(materials),
    done: ({ id }) => msg(str`Compra ${String(id)} salva.`, { id: 'dassPurchaseSaved' }),
    onDirty,
    onSaved,
    failed: () => msg('A compra não foi salva.', { id: 'dassPurchaseNotSaved' }),
  });
  const { errors, changed } = saving;

  const invalid = useMemo(() => invalidQuantities(selected, quantities, errors), [selected, quantities, errors]);

  return (
    <RecordForm
      saving={saving}
      label={msg('Compra', { id: 'dassPurchaseForm' })}
      invalidCells={{
        count: invalid.length,
        focusFirst: () => invalid[0] !== undefined && lines.current?.editQuantity(invalid[0]),
      }}
      onReset={() => {
        setLines(linesOf(purchase?.lines, materials));
      }}
    >
      <DassFormLayout heading={msg('Pedido', { id: 'dassPurchaseHead' })} columns={3}>
        <DassSelectList
          name="supplierId"
          label={msg('Fornecedor', { id: 'dassMaterialSupplier' })}
          options={supplierOptions}
          defaultValue={purchase?.supplierId ?? ''}
          required
          customValidity={errors.supplierId ?? ''}
          onChange={() => changed('supplierId', 'deliveryDate')}
        />
        <DassDateInput
          name="deliveryDate"
          label={msg('Entrega até', { id: 'dassPurchaseDeliveryDate' })}
          defaultValue={purchase?.deliveryDate}
          required
          customValidity={errors.deliveryDate ?? ''}
          onInput={() => changed('deliveryDate')}
        />
        <DassSelectList
          name="costCentre"
          label={msg('Centro de custo', { id: 'dassPurchaseCostCentre' })}
          options={costCentreOptions()}
          defaultValue={purchase?.costCentre ?? ''}
          required
          withoutFilter
          customValidity={errors.costCentre ?? ''}
          onChange={() => changed('costCentre')}
        />
      </DassFormLayout>

      <DassPickList
        ref={pickList}
        data-span="full"
        name="materials"
        label={msg('Materiais', { id: 'dassPurchaseMaterials' })}
        hint={msg('Ctrl+V em uma das listas cola códigos de uma planilha', { id: 'dassPurchaseMaterialsHint' })}
        items={materials}
        defaultSelected={initial.selected}
        fieldCode="code"
        fieldLabel="name"
        fieldDetail="unitText"
        fieldPaste="code"
        fieldDisabled="blockedReason"
        fieldDisabledMessage="reasonText"
        minCount={1}
        maxCount={MAX_PURCHASE_LINES}
        confirmAddAbove={MAX_PURCHASE_LINES / 2}
        height={320}
        customValidity={errors.materials ?? ''}
        onPick={({ detail }) => {
          setSelected(detail.selected);
          changed('materials', ...detail.removed.map(({ id }) => quantityField(id)));
          if (!detail.pasted) return;
          const pasted = pastedQuantities(detail.pasted, getLanguage());
          const read = pasted.quantities.map(({ material, quantity }) => [material.id, quantity] as const);
          updateQuantities({ ...latest.current, ...Object.fromEntries(read) });
          notifyUnread(pasted);
        }}
      />

      <PurchaseLines
        key={resets}
        ref={lines}
        materials={selected}
        quantities={quantities}
        errors={errors}
        onQuantities={(entered) => {
          updateQuantities({ ...latest.current, ...entered });
          changed(...Object.keys(entered).map((id) => quantityField(Number(id))));
        }}
      />
    </RecordForm>
  );
}

/** A material with its texts for the pick list, in the current language. */
interface ShownMaterial extends PurchaseMaterial {
  readonly unitText: string;
  readonly reasonText: string;
}

const withTexts = (material: PurchaseMaterial): ShownMaterial => ({
  ...material,
  unitText: unitName(material.unit),
  reasonText: blockedReason(material.blockedReason),
});

/** Converts the lines of a purchase or of a draft to the state of the form. */
function linesOf(
  lines: readonly { readonly materialId: number; readonly quantity: number | string }[] = [],
  materials: readonly ShownMaterial[],
) {
  const byId = new Map(lines.length ? materials.map((material) => [material.id, material]) : []);
  return {
    selected: lines.flatMap(({ materialId }) => byId.get(materialId) ?? []),
    quantities: Object.fromEntries(lines.map(({ materialId, quantity }) => [materialId, String(quantity)])),
  };
}

/** Reads the lines of a draft: pairs of material id and quantity as entered. */
const readLines = (state: unknown) =>
  (Array.isArray(state) ? (state as unknown[]) : []).flatMap((pair) => {
    const [materialId, quantity]: unknown[] = Array.isArray(pair) ? pair : [];
    return typeof materialId === 'number' && typeof quantity === 'string' ? [{ materialId, quantity }] : [];
  });

/** Reads a purchase from the fields of the form and the state of the lines. */
const readPurchase = (
  values: FormValues,
  materials: readonly PurchaseMaterial[],
  quantities: Quantities,
): Omit<Purchase, 'id'> => ({
  supplierId: Number(values.text('supplierId')),
  deliveryDate: values.text('deliveryDate'),
  costCentre: values.text('costCentre'),
  lines: materials.map((material) => ({ materialId: material.id, quantity: quantityOf(material, quantities) })),
});
