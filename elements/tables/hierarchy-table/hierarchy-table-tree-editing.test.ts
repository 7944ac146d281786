import { expect } from 'chai';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { withClipboard } from '../../../test/support/clipboard.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  expander,
  grid,
  names,
  parts,
  press,
  row,
  said,
  scrollTo,
  show as showParts,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, focused, middle, until, user } from '../../../test/support/user.js';

const columns = [
  { name: 'name', label: 'Nome', editable: true },
  { name: 'amount', label: 'Quantidade', kind: 'number', editable: true, sortable: true },
  { name: 'ok', label: 'Aprovado', kind: 'checkbox', editable: true },
];
const show = (more: Record<string, unknown> = {}): Promise<DassHierarchyTable> =>
  showParts({ columns, expanded: 'all', ...more });
const cell = (element: Element, name: string, at: number): HTMLElement =>
  findAll(row(element, name), '.cell:not(.checkbox-cell)')[at] as HTMLElement;
const amounts = (element: Element): string[] => names(element).map((name) => textOf(cell(element, name, 1)));
const editor = (element: Element): HTMLElement | null =>
  element.shadowRoot!.querySelector('.cell-editor > :first-child');
const isEditing = (element: Element): Promise<unknown> =>
  until('a cell is edited', () => editor(element)?.matches(':focus-within'));
const isClosed = (element: Element): Promise<unknown> => until('the editor is closed', () => !editor(element));
const ready = (element: Element): Promise<unknown> =>
  until('the part for editing has loaded', () => element.shadowRoot!.querySelector('.cell-range'));

describe('dass-hierarchy-table, editing a tree', () => {
  it('[TB-04] keeps the keys of the tree on a row, and edits in its cells', async () => {
    const element = await show({ expanded: [] });
    const events = listen(element, 'dass-cell-change', 'dass-expand', 'dass-row-click');
    element.focus();
    await press('ArrowRight');
    expect(names(element), 'Right expands').to.include('Cabedal');
    await press('F2');
    expect(events.at(-1)?.type, 'F2 activates a row').to.equal('dass-row-click');
    await press('c');
    expect([names(element)[1], editor(element)], 'a letter finds a row').to.deep.equal(['Cabedal', null]);
    await press('ArrowUp', 'ArrowRight', 'ArrowRight', '3');
    await isEditing(element);
    await press('Enter');
    await isClosed(element);
    expect(events.at(-1)?.detail).to.include({ key: 'p', column: 'amount', value: 3, previous: 1 });
    await press('ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
    expect(names(element), 'Left collapses').to.deep.equal(['Tênis', 'Bota']);
    await press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    const { length } = events;
    await press('Space');
    expect(events[length]?.detail, 'Space toggles a flag').to.include({ column: 'ok', value: true });
  });

  it('[TB-04] selects by Space, except in a flag', async () => {
    const element = await show({ selection: 'multiple' });
    element.focus();
    await press('Space');
    expect(element.selectedKeys).to.have.length(5);
    await press('ArrowRight', 'ArrowRight', 'Space');
    expect([element.selectedKeys.length, editor(element)], 'in an editable cell').to.deep.equal([0, null]);
  });

  it('[TB-04] edits by pointer: a click makes an editable cell active, the expander stays one', async () => {
    const element = await show();
    const events = listen(element, 'dass-row-click', 'dass-expand', 'dass-cell-change');
    await user.click(cell(element, 'Solado', 1));
    expect([active(element), events.map(({ type }) => type)]).to.deep.equal(['10', ['dass-row-click']]);
    await user.doubleClick(cell(element, 'Gáspea', 0));
    await isEditing(element);
    const field = editor(element)!.getBoundingClientRect();
    expect(field.left, 'after the indent').to.be.at.least(
      expander(element, 'Gáspea').getBoundingClientRect().right - 1,
    );
    await user.type('Gáspea nova');
    await user.click(expander(element, 'Cabedal'));
    await isClosed(element);
    await until('it is collapsed', () => !names(element).includes('Gáspea nova'));
    await user.click(expander(element, 'Cabedal'));
    expect(names(element)).to.include('Gáspea nova');
    await user.click(find(cell(element, 'Bota', 2), '[role=checkbox]'));
    expect(events.at(-1)?.detail).to.include({ key: 'b', column: 'ok', value: true });
  });

  it('[TB-04] an edit follows its row when siblings are sorted, an ancestor is collapsed, or rows move to another parent', async () => {
    const element = await show();
    const events = listen(element, 'dass-cell-change');
    await user.click(cell(element, 'Gáspea', 1));
    await press('9');
    await isEditing(element);
    element.sorting = { column: 'amount', direction: 'descending' };
    await element.updateComplete;
    const isOver = (): boolean => {
      const [box, under] = [editor(element)!, cell(element, 'Gáspea', 1)].map((one) => one.getBoundingClientRect());
      return Math.abs(box!.top - under!.top) < 2 && Math.abs(box!.left - under!.left) < 2;
    };
    await until('the editor is over its row', isOver);
    element.rows = parts.map((one) => (one.id === 'g' ? { ...one, parentId: 's' } : one));
    await element.updateComplete;
    await until('the editor is over its row', isOver);
    element.collapseAll();
    await until(
      'it is said',
      () =>
        element.shadowRoot!.querySelector('.cell-problem:popover-open')?.textContent ===
        'A célula não está visível. Enter salva o valor.',
    );
    await press('Enter');
    await isClosed(element);
    expect(events[0]?.detail).to.include({ key: 'g', value: 9, previous: 1 });
    element.expandAll();
    await element.updateComplete;
    expect(textOf(cell(element, 'Gáspea', 1))).to.equal('9');
    await press('Control+z');
    await said('Desfeito: Quantidade: 1');
  });

  it('[TB-04] filters and sorts by the values of the user', async () => {
    const element = await show({ filter: 'agua', sorting: { column: 'name', direction: 'descending' } });
    element.filter = '';
    await element.updateComplete;
    await user.click(cell(element, 'Água', 0));
    await press('Z', 'Enter');
    await isClosed(element);
    element.filter = 'Água';
    await element.updateComplete;
    expect(names(element)).to.have.length(0);
    element.filter = 'z';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Z']);
    element.filter = '';
    element.sorting = { column: 'name', direction: 'ascending' };
    await element.updateComplete;
    element.sorting = { column: 'name', direction: 'descending' };
    await element.updateComplete;
    expect(names(element).slice(0, 2)).to.deep.equal(['Tênis', 'Z']);
  });

  it('[TB-06] ranges are over visible rows: collapsed ones are neither filled nor copied', async () => {
    const element = await show({ cellSelection: true });
    await ready(element);
    await user.click(expander(element, 'Cabedal'));
    const events = listen(element, 'dass-cells-change');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    await user.click(cell(element, 'Tênis', 1));
    await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Control+d');
    await until('the visible rows are filled', () => amounts(element).join(' ') === '1 1 1 0,5 7');
    const { changes } = events[0]!.detail as { changes: { key: string }[] };
    expect(changes.map(({ key }) => key)).to.deep.equal(['u', 's']);
    await withClipboard(async () => {
      await user.press('Control+c');
      await said('Copiado: 3 linhas, 1 coluna');
    });
    await user.drag(middle(cell(element, 'Solado', 1)), middle(cell(element, 'Bota', 1)));
    await press('Delete');
    await until('the range is cleared', () => amounts(element).join(' ') === '1 1   ');
    await user.click(expander(element, 'Cabedal'));
    expect(textOf(cell(element, 'Gáspea', 1)), 'a collapsed row').to.equal('1');
    expect(focused()).to.equal(grid(element));
  });

  it('[TB-06] a row as a whole has no range: Shift, Ctrl+A and Ctrl+C are those of rows', async () => {
    const element = await show({ cellSelection: true, selection: 'multiple', independent: true });
    await ready(element);
    const events = listen(element, 'dass-copy');
    element.focus();
    await press('Shift+ArrowDown');
    expect(element.selectedKeys).to.have.length(2);
    await press('Control+c');
    await until('the branch is copied', () => events.length === 1);
    await press('Control+a');
    expect(element.selectedKeys).to.have.length(6);
    expect(find(element, '.cell-range').hidden).to.equal(true);
  });

  it('[TB-04] keeps an editor below the ancestors that stay in view', async () => {
    const children = Array.from({ length: 60 }, (_, at) => ({
      id: at,
      parentId: 'root',
      name: `Peça ${at}`,
      amount: at,
    }));
    const element = await show({ rows: [{ id: 'root', name: 'Raiz', amount: 0 }, ...children] });
    await scrollTo(element, 400);
    await until('the ancestor stays in view', () => element.shadowRoot!.querySelector('.sticky-ancestors .row'));
    await user.click(cell(element, 'Peça 15', 1));
    await press('F2');
    await isEditing(element);
    const layer = find(element, '.cell-layer');
    const head = find(element, '.head').getBoundingClientRect().bottom;
    const height = find(element, '.sticky-ancestors .row').offsetHeight;
    expect(layer.getBoundingClientRect().top - head).to.be.closeTo(height, 2);
    const [box, under] = [editor(element)!, cell(element, 'Peça 15', 1)].map((one) => one.getBoundingClientRect());
    expect(box!.top).to.be.closeTo(under!.top, 2);
  });
});
