import { useMemo, useRef } from 'react';
import { msg, str } from '../../locales/localize.js';
import { DassCheckList } from 'dass-elements/react/dass-check-list.js';
import { DassDateInput } from 'dass-elements/react/dass-date-input.js';
import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { useFormSaving, type FormValues } from '../record/use-form-saving.js';
import { useApis } from '../apis-context.js';
import { materialCertificates, type MaterialSheet } from './api.js';
import { readItems } from '../record/known-items.js';
import { RecordForm } from '../record/record-form.js';
import type { FormState } from '../record/use-draft.js';
import { familyOptions, supplierOptions, unitOptions, type Option } from '../material-options.js';
import { certificateNames, materialMerge } from './material-merge.js';
import { SubstitutesField } from './substitutes-field.js';
import type { MaterialToEdit } from './use-material.js';

export interface MaterialFormProps {
  material: MaterialToEdit;
  onDirty: (isDirty: boolean) => void;
  /** @param substitutes those of the material, as options */
  onSaved: (sheet: MaterialSheet, substitutes: readonly Option[]) => void;
}

/** The form of a material. The platform's errors are shown at the fields. */
export function MaterialForm({ material: { sheet, substitutes }, onDirty, onSaved }: MaterialFormProps) {
  const { materials } = useApis();
  const substituteNames = useRef<FormState>(null);
  const saving = useFormSaving({
    screen: 'material',
    record: sheet ?? null,
    state: {
      read: () => substituteNames.current?.read(),
      restore: (state) => substituteNames.current?.restore(state),
    },
    read: readSheet,
    save: (content) => materials.saveMaterial(content, sheet?.id),
    merge: materialMerge(substituteNames),
    done: ({ code }) => msg(str`Material ${code} salvo.`, { id: 'dassMaterialSaved' }),
    onDirty,
    onSaved: (saved) => {
      const known = readItems<Option>(substituteNames.current?.read(), 'label');
      onSaved(
        saved,
        saved.substitutes.map(
          (id) => known.find((one) => one.id === String(id)) ?? { id: String(id), label: String(id) },
        ),
      );
    },
    failed: () => msg('O material não foi salvo.', { id: 'dassMaterialNotSaved' }),
  });
  const { errors } = saving;
  // Another list would replace what the user has checked.
  const certificates = useMemo(
    () =>
      materialCertificates.map((id) => ({
        id,
        label: certificateNames[id],
        isChecked: sheet?.certificates.includes(id) ?? false,
      })),
    [sheet],
  );

  const changed = ({ target }: { target: unknown }): void => saving.changed((target as { name: string }).name);

  return (
    <RecordForm saving={saving} label={msg('Ficha do material', { id: 'dassMaterialForm' })}>
      <DassFormLayout heading={msg('Identificação', { id: 'dassMaterialIdentity' })}>
        <DassTextInput
          name="code"
          label={msg('Código', { id: 'dassMaterialCode' })}
          hint={msg('Duas letras, hífen e seis algarismos: TX-001824', { id: 'dassMaterialCodeHint' })}
          defaultValue={sheet?.code}
          required
          autocomplete="off"
          customValidity={errors.code ?? ''}
          onInput={changed}
        />
        <DassSelectList
          name="family"
          label={msg('Família', { id: 'dassMaterialFamily' })}
          options={familyOptions()}
          defaultValue={sheet?.family ?? ''}
          required
          withoutFilter
          customValidity={errors.family ?? ''}
          onChange={changed}
        />
        <DassSelectList
          name="unit"
          label={msg('Unidade', { id: 'dassMaterialUnit' })}
          options={unitOptions()}
          defaultValue={sheet?.unit ?? ''}
          required
          withoutFilter
          customValidity={errors.unit ?? ''}
          onChange={changed}
        />
        <DassSwitch
          name="active"
          label={msg('Ativo', { id: 'dassMaterialActive' })}
          defaultChecked={sheet?.active ?? true}
          onChange={changed}
        />
        <DassTextInput
          data-span="full"
          name="name"
          label={msg('Nome', { id: 'dassMaterialName' })}
          defaultValue={sheet?.name}
          required
          counter
          maxLength={80}
          customValidity={errors.name ?? ''}
          onInput={changed}
        />
        <DassTextInput
          data-span="full"
          name="description"
          label={msg('Descrição', { id: 'dassMaterialDescription' })}
          defaultValue={sheet?.description}
          multiline
          counter
          maxLength={4000}
          customValidity={errors.description ?? ''}
          onInput={changed}
        />
      </DassFormLayout>

      <DassFormLayout heading={msg('Compra', { id: 'dassMaterialPurchase' })}>
        <DassSelectList
          data-span="2"
          name="supplierId"
          label={msg('Fornecedor', { id: 'dassMaterialSupplier' })}
          options={supplierOptions}
          defaultValue={sheet ? sheet.supplierId : ''}
          required
          customValidity={errors.supplierId ?? ''}
          onChange={changed}
        />
        <DassTextInput
          name="price"
          type="number"
          label={msg('Preço', { id: 'dassMaterialPrice' })}
          startText="R$"
          defaultValue={sheet ? String(sheet.price) : ''}
          required
          min={0.0001}
          max={1_000_000}
          decimals={4}
          customValidity={errors.price ?? ''}
          onInput={changed}
        />
        <DassDateInput
          name="validUntil"
          label={msg('Válido até', { id: 'dassMaterialValidUntil' })}
          hint={msg('Vazio: sem fim', { id: 'dassMaterialValidUntilHint' })}
          defaultValue={sheet?.validUntil}
          customValidity={errors.validUntil ?? ''}
          onInput={changed}
        />
        <DassTextInput
          name="contactTaxNumber"
          label={msg('CPF do contato', { id: 'dassMaterialContactTaxNumber' })}
          mask="tax-number"
          defaultValue={sheet?.contactTaxNumber}
          customValidity={errors.contactTaxNumber ?? ''}
          onInput={changed}
        />
        <DassTextInput
          name="contactPhone"
          label={msg('Telefone do contato', { id: 'dassMaterialContactPhone' })}
          mask="phone"
          defaultValue={sheet?.contactPhone}
          customValidity={errors.contactPhone ?? ''}
          onInput={changed}
        />
        <DassTextInput
          data-span="2"
          name="contactEmail"
          type="email"
          label={msg('E-mail do contato', { id: 'dassMaterialContactEmail' })}
          defaultValue={sheet?.contactEmail}
          autocomplete="off"
          customValidity={errors.contactEmail ?? ''}
          onInput={changed}
        />
      </DassFormLayout>

      <DassFormLayout heading={msg('Qualidade', { id: 'dassMaterialQuality' })}>
        <DassDateInput
          data-span="2"
          name="inspectedAt"
          withTime
          label={msg('Última inspeção', { id: 'dassMaterialInspectedAt' })}
          defaultValue={sheet?.inspectedAt}
          customValidity={errors.inspectedAt ?? ''}
          onInput={changed}
        />
        <SubstitutesField
          ref={substituteNames}
          selected={substitutes}
          error={errors.substitutes ?? ''}
          onChange={() => saving.changed()}
        />
        <DassCheckList
          data-span="full"
          name="certificates"
          label={msg('Certificados', { id: 'dassMaterialCertificates' })}
          items={certificates}
          onChange={changed}
        />
      </DassFormLayout>
    </RecordForm>
  );
}

/** The values in the platform's format. */
const readSheet = (values: FormValues): Partial<MaterialSheet> => ({
  code: values.text('code'),
  name: values.text('name'),
  description: values.text('description'),
  family: values.text('family') as MaterialSheet['family'],
  unit: values.text('unit'),
  supplierId: Number(values.text('supplierId')),
  price: Number(values.text('price')),
  active: values.has('active'),
  contactTaxNumber: values.text('contactTaxNumber'),
  contactPhone: values.text('contactPhone'),
  contactEmail: values.text('contactEmail'),
  validUntil: values.text('validUntil'),
  inspectedAt: values.text('inspectedAt'),
  certificates: values.texts('certificates'),
  substitutes: values.texts('substitutes').map(Number),
});
