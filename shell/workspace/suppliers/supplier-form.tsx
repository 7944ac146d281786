import { DassFormLayout } from 'dass-elements/react/dass-form-layout.js';
import { DassSelectList } from 'dass-elements/react/dass-select-list.js';
import { DassSwitch } from 'dass-elements/react/dass-switch.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';
import { Link } from 'react-router-dom';
import type { MaterialFamily } from '../../../sample-data/suppliers.js';
import type { TaxCountry } from '../../../sample-data/tax-ids.js';
import { paths } from '../../app/paths.js';
import { formatCount, msg, plural, str } from '../../locales/localize.js';
import { familyOptions } from '../material-options.js';
import { useApis } from '../apis-context.js';
import { RecordForm } from '../record/record-form.js';
import { useFormSaving, type FormValues } from '../record/use-form-saving.js';
import type { Supplier, SupplierDraft } from './api.js';
import './suppliers.css';
import { countryOptions, newSupplier, paymentTermOptions, supplierHints, supplierLabels } from './supplier-columns.js';
import { supplierMerge } from './supplier-merge.js';

export interface SupplierFormProps {
  /** Null for a new supplier. */
  supplier: Supplier | null;
  onDirty: (isDirty: boolean) => void;
  onSaved: (supplier: Supplier) => void;
}

/** The form of a supplier. The platform's errors are shown at the fields. */
export function SupplierForm({ supplier, onDirty, onSaved }: SupplierFormProps) {
  const { suppliers } = useApis();
  const saving = useFormSaving({
    screen: 'supplier',
    record: supplier,
    read: readSupplier,
    save: (content) => suppliers.saveSupplierVersion(content, supplier?.id),
    merge: supplierMerge,
    done: ({ name }) => msg(str`Fornecedor ${name} salvo.`, { id: 'dassSupplierSaved' }),
    onDirty,
    onSaved,
    failed: () => msg('O fornecedor não foi salvo.', { id: 'dassSupplierNotSaved' }),
  });
  const { errors } = saving;
  const values = supplier ?? newSupplier;
  const labels = supplierLabels();
  const hints = supplierHints();
  const changed = ({ target }: { target: unknown }): void => saving.changed((target as { name: string }).name);

  return (
    <RecordForm saving={saving} label={msg('Fornecedor', { id: 'dassMaterialSupplier' })}>
      {supplier && (
        <p data-span="full" className="supplier-state">
          <span className="quiet">
            {supplier.code} · {openOrdersText(supplier.openOrders)}
          </span>
          <Link to={`${paths.screen('suppliers')}?supplier=${encodeURIComponent(supplier.code)}`}>
            {msg('Pedir cotação', { id: 'dassSupplierAsk' })}
          </Link>
        </p>
      )}
      <DassFormLayout heading={msg('Empresa', { id: 'dassSupplierCompany' })}>
        <DassTextInput
          data-span="full"
          name="name"
          label={labels.name}
          defaultValue={values.name}
          required
          maxLength={80}
          customValidity={errors.name ?? ''}
          onInput={changed}
        />
        <DassSelectList
          name="country"
          label={labels.country}
          options={countryOptions()}
          defaultValue={values.country}
          required
          withoutFilter
          customValidity={errors.country ?? ''}
          onChange={changed}
        />
        <DassTextInput
          name="taxId"
          label={labels.taxId}
          hint={hints.taxId}
          defaultValue={values.taxId}
          required
          autocomplete="off"
          customValidity={errors.taxId ?? ''}
          onInput={changed}
        />
        <DassTextInput
          name="city"
          label={labels.city}
          defaultValue={values.city}
          required
          customValidity={errors.city ?? ''}
          onInput={changed}
        />
        <DassTextInput
          name="state"
          label={labels.state}
          hint={hints.state}
          defaultValue={values.state}
          maxLength={2}
          customValidity={errors.state ?? ''}
          onInput={changed}
        />
      </DassFormLayout>
      <DassFormLayout heading={msg('Fornecimento', { id: 'dassSupplierTerms' })}>
        <DassSelectList
          name="category"
          label={labels.category}
          options={familyOptions()}
          defaultValue={values.category}
          required
          withoutFilter
          customValidity={errors.category ?? ''}
          onChange={changed}
        />
        <DassSelectList
          name="paymentTerm"
          label={labels.paymentTerm}
          options={paymentTermOptions()}
          defaultValue={values.paymentTerm}
          required
          withoutFilter
          customValidity={errors.paymentTerm ?? ''}
          onChange={changed}
        />
        <DassSwitch name="active" label={labels.active} defaultChecked={values.active} onChange={changed} />
      </DassFormLayout>
    </RecordForm>
  );
}

const readSupplier = (values: FormValues): SupplierDraft => ({
  name: values.text('name'),
  taxId: values.text('taxId'),
  city: values.text('city'),
  state: values.text('state'),
  country: values.text('country') as TaxCountry,
  category: values.text('category') as MaterialFamily,
  paymentTerm: values.text('paymentTerm'),
  active: values.has('active'),
});

const openOrdersText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} pedido em aberto`, { id: 'dassSupplierOpenOrdersOne' }),
    many: msg(str`${formatCount(count)} de pedidos em aberto`, { id: 'dassSupplierOpenOrdersMany' }),
    other: msg(str`${formatCount(count)} pedidos em aberto`, { id: 'dassSupplierOpenOrdersOther' }),
  });
