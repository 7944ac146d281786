import { msg } from '../../locales/localize.js';
import { familyName } from '../material-options.js';
import type { MergeOptions } from '../record/merge-model.js';
import type { SupplierDraft } from './api.js';
import { countryName, paymentTermName, supplierLabels } from './supplier-columns.js';

const formats: Readonly<Record<string, (value: string) => string>> = {
  country: countryName,
  category: familyName,
  paymentTerm: paymentTermName,
};

/** How two versions of a supplier are shown and merged. */
export const supplierMerge: MergeOptions<SupplierDraft> = {
  values: ({ name, taxId, city, state, country, category, paymentTerm, active }) => ({
    ...{ name, country, taxId, city, state, category, paymentTerm, active },
  }),
  content: (values) => values as unknown as SupplierDraft,
  label: (name) => supplierLabels()[name as keyof ReturnType<typeof supplierLabels>],
  format: (name, value) => {
    if (typeof value === 'boolean')
      return value ? msg('Sim', { id: 'dassMergeYes' }) : msg('Não', { id: 'dassMergeNo' });
    const text = typeof value === 'string' ? value : '';
    return formats[name]?.(text) ?? text;
  },
};
