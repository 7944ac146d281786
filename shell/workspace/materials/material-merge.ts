import type { RefObject } from 'react';
import { formatPhone, formatTaxNumber } from 'dass-elements/format.js';
import { formatMoney } from '../../app/formats.js';
import { msg } from '../../locales/localize.js';
import { familyName, supplierName, unitName, type Option } from '../material-options.js';
import type { MergeOptions } from '../record/merge-model.js';
import { dayText } from '../record/when-text.js';
import { readItems } from '../record/known-items.js';
import type { FormState } from '../record/use-draft.js';
import { type materialCertificates, type MaterialSheet } from './api.js';

export const certificateNames: Record<(typeof materialCertificates)[number], string> = {
  'oeko-tex': 'OEKO-TEX Standard 100',
  reach: 'REACH',
  lwg: 'Leather Working Group',
  fsc: 'FSC',
  grs: 'Global Recycled Standard',
  gots: 'GOTS',
  'iso-9001': 'ISO 9001',
  'iso-14001': 'ISO 14001',
};

/** The labels of the fields that the form edits, in their order. */
const labels = {
  code: () => msg('Código', { id: 'dassMaterialCode' }),
  active: () => msg('Ativo', { id: 'dassMaterialActive' }),
  name: () => msg('Nome', { id: 'dassMaterialName' }),
  description: () => msg('Descrição', { id: 'dassMaterialDescription' }),
  family: () => msg('Família', { id: 'dassMaterialFamily' }),
  unit: () => msg('Unidade', { id: 'dassMaterialUnit' }),
  supplierId: () => msg('Fornecedor', { id: 'dassMaterialSupplier' }),
  price: () => msg('Preço', { id: 'dassMaterialPrice' }),
  validUntil: () => msg('Válido até', { id: 'dassMaterialValidUntil' }),
  contactTaxNumber: () => msg('CPF do contato', { id: 'dassMaterialContactTaxNumber' }),
  contactPhone: () => msg('Telefone do contato', { id: 'dassMaterialContactPhone' }),
  contactEmail: () => msg('E-mail do contato', { id: 'dassMaterialContactEmail' }),
  inspectedAt: () => msg('Última inspeção', { id: 'dassMaterialInspectedAt' }),
  certificates: () => msg('Certificados', { id: 'dassMaterialCertificates' }),
  substitutes: () => msg('Substitutos', { id: 'dassMaterialSubstitutes' }),
} satisfies Partial<Record<keyof MaterialSheet, () => string>>;

/** How two versions of a material are shown and merged. @param substitutes the names of the substitutes in the form */
export const materialMerge = (substitutes: RefObject<FormState | null>): MergeOptions<Partial<MaterialSheet>> => ({
  values: (sheet) => Object.fromEntries(Object.keys(labels).map((name) => [name, sheet[name as keyof typeof labels]])),
  content: (values) => values,
  label: (name) => (labels as Partial<Record<string, () => string>>)[name]?.() ?? name,
  format: (name, value) => {
    if (name === 'substitutes') {
      const known = new Map(
        readItems<Option>(substitutes.current?.read(), 'label').map(({ id, label }) => [id, label]),
      );
      return texts(value)
        .map((id) => known.get(id) ?? id)
        .join(', ');
    }
    return formats[name as keyof typeof labels]?.(value) ?? String(value ?? '');
  },
});

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const formats: Partial<Record<keyof typeof labels, (value: unknown) => string>> = {
  active: (value) => (value ? msg('Sim', { id: 'dassMergeYes' }) : msg('Não', { id: 'dassMergeNo' })),
  family: (value) => familyName(String(value)),
  unit: (value) => unitName(String(value)),
  supplierId: (value) => supplierName(Number(value)),
  price: (value) => formatMoney(Number(value), { maximumFractionDigits: 4 }),
  validUntil: (value) => dayText(String(value ?? '')),
  inspectedAt: (value) => dayText(String(value ?? '')),
  contactTaxNumber: (value) => formatTaxNumber(String(value ?? '')),
  contactPhone: (value) => formatPhone(String(value ?? '')),
  certificates: (value) =>
    texts(value)
      .map((id) => certificateNames[id as keyof typeof certificateNames] ?? id)
      .join(', '),
};
