import { expect } from '@open-wc/testing';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, person } from '../../../test/support/person.js';

const parts = [
  { id: 'p', name: 'Tênis', amount: 1, date: '2026-03-05' },
  { id: 'b', name: 'Bota', amount: 7, date: '2025-03-05' },
  { id: 'u', parentId: 'p', name: 'Cabedal', amount: 2 },
  { id: 's', parentId: 'p', name: 'Solado', amount: 10 },
  { id: 'l', parentId: 'p', name: 'Água', amount: 0.5 },
  { id: 'g', parentId: 'u', name: 'Gáspea', amount: 1 },
];
const columns = [
  { name: 'name', label: 'Nome', field: 'name', sortable: true },
  { name: 'amount', label: 'Quantidade', field: 'amount', sortable: true, sortingType: 'number' },
];
const show = (properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> =>
  mount('dass-hierarchy-table', { properties: { rows: parts, columns, label: 'Partes', ...properties } });

const drawnRows = (element: Element): HTMLElement[] =>
  findAll(element, '.rows-sheet [role=row]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaRowIndex) - Number(b.ariaRowIndex));
const names = (element: Element): string[] => drawnRows(element).map((row) => find(row, '.tree').textContent);
const row = (element: Element, name: string): HTMLElement =>
  drawnRows(element).find((one) => find(one, '.tree').textContent === name) as HTMLElement;
const twisty = (element: Element, name: string): HTMLElement => find(row(element, name), '.twisty');
const heading = (element: Element, at: number): HTMLElement => findAll(element, '[role=columnheader]')[at]!;

describe('dass-hierarchy-table', () => {
  it('[HT-03] opens and closes a row, and tells it', async () => {
    const element = await show();
    const heard = listen(element, 'dass-expand');
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    await person.click(twisty(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expect(row(element, 'Tênis').ariaExpanded).to.equal('true');
    expect(row(element, 'Bota').ariaExpanded, 'nothing below').to.equal(null);
    await person.click(twisty(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    expect(heard.map(({ detail }) => detail)).to.deep.equal([
      { row: parts[0], key: 'p', expanded: true },
      { row: parts[0], key: 'p', expanded: false },
    ]);
  });

  it('[HT-04] sorts siblings up and down, and marks one column alone', async () => {
    const element = await show({ expanded: 'all' });
    const heard = listen(element, 'dass-sort');
    await person.click(heading(element, 0));
    expect(names(element)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Cabedal', 'Gáspea', 'Solado']);
    expect(heading(element, 0).ariaSort).to.equal('ascending');
    await person.click(heading(element, 0));
    expect(names(element)).to.deep.equal(['Tênis', 'Solado', 'Cabedal', 'Gáspea', 'Água', 'Bota']);
    await person.click(heading(element, 1));
    expect(names(element)).to.deep.equal(['Tênis', 'Água', 'Cabedal', 'Gáspea', 'Solado', 'Bota']);
    expect([0, 1].map((at) => heading(element, at).ariaSort)).to.deep.equal(['none', 'ascending']);
    expect(heard.map(({ detail }) => detail)).to.deep.equal([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      { column: 'amount', direction: 'ascending' },
    ]);
  });
});
