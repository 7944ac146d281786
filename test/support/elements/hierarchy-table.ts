import type { DassHierarchyTable } from '../../../elements/tables/hierarchy-table/hierarchy-table.js';
import { withClipboard } from '../clipboard.js';
import { mount } from '../fixture.js';
import { find, findAll, painted, user, until } from '../user.js';

export const parts = [
  { id: 'p', name: 'Tênis', amount: 1, date: '2026-03-05' },
  { id: 'b', name: 'Bota', amount: 7, date: '2025-03-05' },
  { id: 'u', parentId: 'p', name: 'Cabedal', amount: 2 },
  { id: 's', parentId: 'p', name: 'Solado', amount: 10 },
  { id: 'l', parentId: 'p', name: 'Água', amount: 0.5 },
  { id: 'g', parentId: 'u', name: 'Gáspea', amount: 1 },
];
export const columns = [
  { name: 'name', label: 'Nome', field: 'name', sortable: true },
  { name: 'amount', label: 'Quantidade', field: 'amount', sortable: true, sortingType: 'number' },
];
export const show = (properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> =>
  mount('dass-hierarchy-table', { properties: { rows: parts, columns, label: 'Partes', ...properties } });

export const grid = (element: Element): HTMLElement => find(element, '[role=treegrid]');
export const renderedRows = (element: Element): HTMLElement[] =>
  findAll(element, '.rows-sheet [role=row]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex));
export const textOf = (cell: Element): string => cell.textContent.trim();
export const names = (element: Element): string[] => renderedRows(element).map((row) => textOf(find(row, '.first')));
export const row = (element: Element, name: string): HTMLElement =>
  renderedRows(element).find((one) => textOf(find(one, '.first')) === name) as HTMLElement;
export const expander = (element: Element, name: string): HTMLElement => find(row(element, name), '.expander');
export const heading = (element: Element, at: number): HTMLElement =>
  findAll(element, '[role=columnheader]')[at] as HTMLElement;
export const active = (element: Element): string => {
  const id = grid(element).getAttribute('aria-activedescendant');
  return id ? textOf(find(element, `#${id}`)) : 'none';
};
export const rowHeight = (element: Element): number => find(element, '.head').offsetHeight;
export const details = (events: { detail: unknown }[]): unknown[] => events.map(({ detail }) => detail);
export const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) await (key === 'Control+c' ? withClipboard(() => user.press(key)) : user.press(key));
};
export const scrollTo = async (element: Element, top: number): Promise<void> => {
  grid(element).scrollTop = top;
  await painted();
};
export const said = (text: string): Promise<unknown> =>
  until(`'${text}' is announced`, () =>
    [...document.querySelectorAll('[data-dass-announce] p')].some((line) => line.textContent === text),
  );
/** Waits for a notice on the page, and closes it. */
export async function noticed(text: string): Promise<void> {
  const notice = await until(`a notice says '${text}'`, () =>
    findAll(document, 'dass-notice').find((one) => one.shadowRoot?.textContent.includes(text)),
  );
  findAll(notice, 'button')[0]?.click();
  await until('the notice is closed', () => !notice.isConnected);
}
/** The table has loaded what it loads in idle time: printing, whole texts and copying. Printing brings styles. */
export const loadedAhead = (element: Element): Promise<unknown> =>
  until('printing has loaded', () =>
    element.shadowRoot?.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some((rule) => (rule as CSSStyleRule).selectorText === '.printed'),
    ),
  );
