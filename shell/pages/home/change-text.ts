import { msg, str } from '../../locales/localize.js';
import { paths } from '../../app/paths.js';
import { materialMerge } from '../../workspace/materials/material-merge.js';
import { purchaseMerge } from '../../workspace/purchase/purchase-merge.js';
import { quotationMerge } from '../../workspace/suppliers/quotation-merge.js';
import { supplierMerge } from '../../workspace/suppliers/supplier-merge.js';
import type { ChangedField, ChangedKind, ChangedValue, RecordChange } from '../../workspace/record/changes-api.js';
import { KnownItems } from '../../workspace/record/known-items.js';
import type { MergeOptions } from '../../workspace/record/merge-model.js';

/** How the fields of a kind of records are shown: as in the dialog that merges two versions. */
type FieldTexts = Pick<MergeOptions<never>, 'label' | 'format'>;

const fieldTexts: Readonly<Partial<Record<ChangedKind, FieldTexts>>> = {
  material: materialMerge({ current: null }),
  purchase: purchaseMerge([]),
  quotation: quotationMerge(new KnownItems()),
  supplier: supplierMerge,
};

const screens: Readonly<Record<ChangedKind, string>> = {
  material: 'material',
  purchase: 'purchase',
  quotation: 'suppliers',
  supplier: 'supplier-list',
  finding: 'quality',
};

/** Address of a changed record; empty when it is removed. */
export const changedUrl = ({ kind, recordId, action }: RecordChange): string =>
  action === 'removed' ? '' : `${paths.screen(screens[kind])}?id=${recordId}`;

/** The changed record for the user, in the current language. */
export function changedName({ kind, code, name }: RecordChange): string {
  const title =
    kind === 'purchase'
      ? msg(str`Compra ${code}`, { id: 'dassShellOrder' })
      : kind === 'quotation'
        ? msg(str`Cotação ${code}`, { id: 'dassQuotationHeading' })
        : code;
  return name ? `${title} · ${name}` : title;
}

/** What has changed in a record, in a few words, in the current language. */
export function changeText({ kind, action, fields }: RecordChange): string {
  if (action === 'created') return createdTexts[kind]();
  if (action === 'removed') return msg('Removido', { id: 'dassChangeRemoved' });
  if (action === 'restored') return msg('Restaurado', { id: 'dassChangeRestored' });
  const labels = fields.map(({ name }) => labelOf(kind, name));
  const [field] = fields;
  const values = fields.length === 1 && field ? valuesText(kind, field) : '';
  return values ? `${labels.join()}: ${values}` : labels.join(', ');
}

const createdTexts: Readonly<Record<ChangedKind, () => string>> = {
  material: () => msg('Material novo', { id: 'dassChangeNewMaterial' }),
  purchase: () => msg('Compra nova', { id: 'dassChangeNewPurchase' }),
  quotation: () => msg('Cotação nova', { id: 'dassChangeNewQuotation' }),
  supplier: () => msg('Fornecedor novo', { id: 'dassChangeNewSupplier' }),
  finding: () => msg('Ocorrência nova', { id: 'dassChangeNewFinding' }),
};

function labelOf(kind: ChangedKind, name: string): string {
  if (name === 'lines') return msg('Materiais', { id: 'dassScreenMaterials' });
  return fieldTexts[kind]?.label(name) ?? name;
}

function valuesText(kind: ChangedKind, { name, before, after }: ChangedField): string {
  if (before === undefined || after === undefined) return '';
  const textOf = (value: ChangedValue): string =>
    (value === '' ? '' : fieldTexts[kind]?.format(name, value, [])) || '–';
  return `${textOf(before)} → ${textOf(after)}`;
}
