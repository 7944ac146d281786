// The element, not its wrapper: a side-effect import of the wrapper would be removed by tree shaking.
import 'dass-elements/dass-boolean-chip.js';
import type { DassDataTableColumn } from 'dass-elements/react/dass-data-table.js';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../app/formats.js';
import { msg } from '../../locales/localize.js';
import { blockedReason, familyName, familyOptions, unitName } from '../material-options.js';
import { maxPrice, type MaterialSheet } from './api.js';

/**
 * The columns of the list of materials, in the current language.
 * @param addressOf returns the address of the page of a material. Default: codes are no links
 */
export const materialColumns = (
  addressOf?: (material: MaterialSheet) => string,
): readonly DassDataTableColumn<MaterialSheet>[] => [
  {
    name: 'code',
    label: msg('Código', { id: 'dassMaterialCode' }),
    sortable: true,
    // Without a filter: the search field finds codes, and a heading has no room for two buttons as large as a finger.
    width: 140,
    // A link, so that a material can be opened in another tab, too.
    ...(addressOf && {
      renderCell: (material: MaterialSheet) => (
        <Link to={addressOf(material)} tabIndex={-1}>
          {material.code}
        </Link>
      ),
    }),
  },
  {
    name: 'name',
    label: msg('Nome', { id: 'dassMaterialName' }),
    isTitle: true,
    sortable: true,
    filter: true,
    minWidth: 240,
  },
  {
    name: 'family',
    label: msg('Família', { id: 'dassMaterialFamily' }),
    sortable: true,
    filter: 'list',
    filterValues: familyOptions(),
    width: 176,
    format: (family: string) => familyName(family),
  },
  {
    name: 'supplier',
    label: msg('Fornecedor', { id: 'dassMaterialSupplier' }),
    sortable: true,
    filter: true,
    minWidth: 190,
  },
  {
    name: 'price',
    label: msg('Preço', { id: 'dassMaterialPrice' }),
    kind: 'number',
    sortable: true,
    filter: true,
    editable: true,
    required: true,
    validate: (price: number) => (price > 0 && price <= maxPrice ? undefined : 'dassMaterialPriceRange'),
    summary: 'sum',
    width: 168,
    format: (price: number, { unit }) =>
      unit === undefined ? formatMoney(price) : `${formatMoney(price)} / ${unitName(unit)}`,
  },
  {
    name: 'validUntil',
    label: msg('Válido até', { id: 'dassMaterialValidUntil' }),
    kind: 'date',
    sortable: true,
    filter: true,
    editable: true,
    minWidth: 132,
  },
  {
    name: 'active',
    label: msg('Ativo', { id: 'dassMaterialActive' }),
    filter: 'flag',
    minWidth: 150,
    format: (_active, material) => stateText(material),
    cell: (row) => stateOf(row),
  },
];

function stateText({ active, blockedReason: reason }: MaterialSheet): string {
  if (reason) return `${msg('Bloqueado', { id: 'dassMaterialBlocked' })} · ${blockedReason(reason)}`;
  return active ? msg('Ativo', { id: 'dassStructureActive' }) : msg('Inativo', { id: 'dassStructureInactive' });
}

/** A chip, or why the material is blocked: as a text, which the table shows in full where it is cut. */
function stateOf(material: MaterialSheet): HTMLElement {
  if (material.blockedReason) {
    const text = document.createElement('span');
    text.textContent = stateText(material);
    text.style.setProperty('color', 'var(--dass-color-danger)');
    return text;
  }
  const chip = document.createElement('dass-boolean-chip');
  chip.value = material.active ? 'A' : 'I';
  return chip;
}
