// The element, not its wrapper: a side-effect import of the wrapper would be removed by tree shaking.
import 'dass-elements/dass-boolean-chip.js';
import { numberFormat } from 'dass-elements/format.js';
import { sheetText } from 'dass-elements/clipboard.js';
import { getLanguage } from 'dass-elements/language.js';
import { msg } from '../../locales/localize.js';
import { unitName } from '../material-options.js';
import type { DassHierarchyTableOwnProps } from 'dass-elements/react/dass-hierarchy-table.js';
import type { StructureLine } from './api.js';

type Columns = NonNullable<DassHierarchyTableOwnProps['columns']>;
type Column = Columns[number];

export const stateText = (status: StructureLine['status']): string =>
  status === 'A' ? msg('Ativo', { id: 'dassStructureActive' }) : msg('Inativo', { id: 'dassStructureInactive' });

function stateChip(status: StructureLine['status']): HTMLElement {
  const chip = document.createElement('dass-boolean-chip');
  chip.value = status;
  return chip;
}

const labels = {
  code: () => msg('Código', { id: 'dassStructureCode' }),
  name: () => msg('Estrutura', { id: 'dassStructureName' }),
  quantity: () => msg('Quantidade', { id: 'dassStructureQuantity' }),
  unit: () => msg('Unidade', { id: 'dassStructureUnit' }),
  status: () => msg('Situação', { id: 'dassStructureState' }),
  updatedAt: () => msg('Atualizado', { id: 'dassStructureUpdated' }),
} as const;

export interface ColumnLayout {
  /** In a narrow layout the code is last. */
  readonly isNarrow: boolean;
  /** Lines that a search has found are a list: a column says what they belong to. */
  readonly isFound: boolean;
}

/** Columns in the current language. */
export function structureColumns({ isNarrow, isFound }: ColumnLayout): Columns {
  const name: Column = { name: 'name', label: labels.name(), field: 'name', sortable: true };
  const code: Column = { name: 'code', label: labels.code(), field: 'code', sortable: true, width: 130 };
  const ancestors: Column = {
    name: 'ancestors',
    label: msg('Onde é usado', { id: 'dassStructureUsedIn' }),
    field: 'ancestors',
    minWidth: isNarrow ? 200 : 260,
    format: (names: readonly string[] = []) => names.join(' › '),
  };
  const others: Columns = [
    ...(isFound ? [ancestors] : []),
    {
      name: 'quantity',
      label: labels.quantity(),
      field: 'quantity',
      align: 'right',
      sortable: true,
      sortingType: 'number',
      width: 130,
    },
    { name: 'unit', label: labels.unit(), field: 'unit', sortable: true, width: 110, format: unitText },
    {
      name: 'status',
      label: labels.status(),
      field: 'status',
      sortable: true,
      width: 145,
      format: stateText,
      cell: (_row, status) => stateChip(status as StructureLine['status']),
    },
    {
      name: 'updatedAt',
      label: labels.updatedAt(),
      field: 'updatedAt',
      sortable: true,
      sortingType: 'date',
      width: 140,
    },
  ];
  return isNarrow ? [{ ...name, minWidth: 200 }, ...others, code] : [name, code, ...others];
}

const unitText = (unit: unknown): string => unitName(String(unit ?? ''));

/** Sums of the quantities to buy, by unit. Assemblies are left out, because their parts are counted. */
export function sumsOf(
  lines: readonly StructureLine[],
  isAssembly: (line: StructureLine) => boolean,
): readonly string[] {
  const sums = new Map<string, number>();
  for (const line of lines) if (!isAssembly(line)) sums.set(line.unit, (sums.get(line.unit) ?? 0) + line.quantity);
  const shown = numberFormat(getLanguage(), { maximumFractionDigits: 2 });
  return [...sums].sort(([, a], [, b]) => b - a).map(([unit, sum]) => `${shown.format(sum)} ${unitName(unit)}`);
}

/** Formats lines for a spreadsheet: one row each, with tabs between the cells. */
export function asSheet(lines: readonly StructureLine[]): string {
  const number = numberFormat(getLanguage(), { maximumFractionDigits: 4, useGrouping: false });
  const rows = lines.map(({ code, name, quantity, unit, status, updatedAt }) => [
    code,
    name,
    number.format(quantity),
    unit,
    stateText(status),
    updatedAt,
  ]);
  return sheetText(
    [Object.values(labels).map((label) => label()), ...rows],
    Object.keys(labels).map((name) => ({ isNumber: name === 'quantity' })),
  );
}
