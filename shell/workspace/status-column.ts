// The element, not its wrapper: a side-effect import of the wrapper would be removed by tree shaking.
import 'dass-elements/dass-chip.js';
import type { DataTableColumn } from 'dass-elements/dass-data-table.js';
import { msg } from '../locales/localize.js';

/** Name and tone of a state. */
export interface Status {
  readonly name: () => string;
  readonly tone: HTMLElementTagNameMap['dass-chip']['tone'];
}

/** The column `status` of a table, with a chip for each state, in the current language. */
export const statusColumn = <Name extends string>(
  statuses: Readonly<Record<Name, Status>>,
  width: number,
): DataTableColumn<{ readonly status: Name }> => ({
  name: 'status',
  label: msg('Situação', { id: 'dassProcessStatus' }),
  sortable: true,
  filter: 'list',
  filterValues: Object.entries<Status>(statuses).map(([id, { name }]) => ({ id, label: name() })),
  width,
  format: (status: Name) => statuses[status].name(),
  cell: ({ status }) => statusChip(statuses[status]),
});

function statusChip({ name, tone }: Status): HTMLElement {
  const chip = document.createElement('dass-chip');
  chip.label = name();
  chip.tone = tone;
  return chip;
}
