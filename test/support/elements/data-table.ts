import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import { mount } from '../fixture.js';
import { find, findAll, painted } from '../user.js';
import { renderedRows, textOf } from './hierarchy-table.js';

export { heading, loadedAhead, noticed, press, renderedRows, said, textOf } from './hierarchy-table.js';

export const materials = [
  { id: 'CO-2', name: 'Couro bovino', price: 84.9, isActive: 'A', isApproved: 'S' },
  { id: 'LI-1', name: 'Linha de algodão', price: 4, isActive: 'I', isApproved: 'N' },
  { id: 'TX-4', name: 'Nylon', price: 10, isActive: 'A', isApproved: 'N' },
  { id: 'CO-3', name: 'Couro estonado', price: 4, isActive: 'A', isApproved: 'S' },
];
export const materialColumns = [
  { name: 'name', label: 'Nome', sortable: true },
  { name: 'price', label: 'Preço', kind: 'number', sortable: true },
];
export const showTable = (properties: Record<string, unknown> = {}): Promise<DassDataTable> =>
  mount('dass-data-table', {
    properties: { rows: materials, columns: materialColumns, label: 'Materiais', ...properties },
  });

/** A table whose cells can be edited. The hierarchy table has the same properties and events for that. */
export type EditedTag = 'dass-data-table' | 'dass-hierarchy-table';
export const showEdited = (tag: EditedTag, properties: Record<string, unknown>): Promise<DassDataTable> =>
  mount(tag as 'dass-data-table', { properties: { label: 'Materiais', ...properties } });

/** A table with many rows: `Linha 0`, `Linha 1` … */
export const manyRows = (count: number): object[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `Linha ${id}`, price: id }));

export const grid = (element: Element): HTMLElement => find(element, '[role=grid], [role=treegrid]');
/** The texts of the first column. */
export const names = (element: Element): string[] => renderedRows(element).map((row) => textOf(find(row, '.first')));
export const row = (element: Element, name: string): HTMLElement =>
  renderedRows(element).find((one) => textOf(find(one, '.first')) === name) as HTMLElement;
/** The cells of a row, without the checkbox that selects it. */
export const cells = (rowElement: Element): HTMLElement[] => findAll(rowElement, '.cell:not(.checkbox-cell)');
/** What assistive technology finds active: the text of the element, or its accessible name. */
export const active = (element: Element): string => {
  const id = grid(element).getAttribute('aria-activedescendant');
  if (!id) return 'none';
  const found = find(element, `#${id}`);
  return textOf(found) || found.ariaLabel || found.title || id;
};
export const scrollTo = async (element: Element, top: number): Promise<void> => {
  grid(element).scrollTop = top;
  await painted();
};
