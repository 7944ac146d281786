import { expect } from 'chai';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  grid,
  names,
  parts,
  press,
  row,
  show,
  expander,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => ({ id: name, name }));
const without = (...ids: string[]) => letters.filter(({ id }) => !ids.includes(id)).map((one) => ({ ...one }));

/** The application replaces the rows. */
async function replace(element: DassHierarchyTable, rows: readonly object[]): Promise<void> {
  element.rows = rows;
  await element.updateComplete;
}

/** No row is active, no key acts on a row, and the table has the focus. */
async function expectNoneActive(element: DassHierarchyTable): Promise<void> {
  const eventTypes = ['dass-row-click', 'dass-select-rows', 'dass-expand', 'dass-expand-all', 'dass-copy'];
  const events = eventTypes.map((event) => listen(element, event as 'dass-row-click'));
  expect(active(element)).to.equal('none');
  expect(
    findAll(element, '.head .active, .row:not([hidden]) .active, .row.active:not([hidden])'),
    'no row is active',
  ).to.have.length(0);
  await press('Enter', 'Space', 'F2', 'Control+Space', 'Control+c', '*', 'ArrowLeft', 'ArrowRight');
  expect(events.flat(), 'no key has an effect').to.have.length(0);
  expect(active(element)).to.equal('none');
  expectFocus(grid(element));
}

describe('dass-hierarchy-table, active row', () => {
  it('[HT-04] follows its row when the rows are replaced', async () => {
    const element = await show({ expanded: ['p'] });
    element.focus();
    await press('s', 'ArrowRight', 'ArrowRight');
    expect(active(element)).to.equal('10');
    element.rows = [{ id: 'z', name: 'Zíper', amount: 3 }, ...parts.map((part) => ({ ...part }))];
    await element.updateComplete;
    expect(active(element)).to.equal('10');
    await press('ArrowLeft', 'ArrowLeft');
    expect(active(element)).to.equal('Solado10');
    expectFocus(grid(element));
  });

  it('[HT-01] no row is active after the active row was removed, and the arrow keys move to the rows around it', async () => {
    for (const [key, next] of Object.entries({ ArrowDown: 'D', ArrowUp: 'B', Home: 'A', End: 'F', d: 'D' })) {
      const element = await show({ rows: letters, columns, selection: 'multiple' });
      element.focus();
      await press('ArrowDown', 'ArrowDown');
      expect(active(element)).to.equal('C');
      await replace(element, without('C'));
      await expectNoneActive(element);
      await press(key);
      expect(active(element), key).to.equal(next);
      element.remove();
    }
  });

  it('[HT-01] keeps the position of a removed row between its neighbours when rows are added or removed', async () => {
    const element = await show({ rows: letters, columns });
    element.focus();
    await press('ArrowDown', 'ArrowDown');
    await replace(element, [{ id: 'n', name: 'Nova' }, ...without('C')]);
    await replace(element, [{ id: 'm', name: 'Mais' }, { id: 'n', name: 'Nova' }, ...without('C', 'D')]);
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element)).to.equal('E');
    await press('End');
    await replace(element, without('F'));
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element), 'the last row').to.equal('E');
    await replace(element, []);
    expect(active(element)).to.equal('none');
    await press('ArrowDown', 'Enter');
    await replace(element, letters);
    await expectNoneActive(element);
    await press('ArrowUp');
    expect(active(element), 'the next row after its previous index').to.equal('D');
  });

  it('[HT-01] does not begin a range at a row that is not active', async () => {
    const element = await show({ rows: letters, columns, selection: 'multiple' });
    element.focus();
    await press('ArrowDown', 'ArrowDown');
    await replace(element, without('C'));
    await press('Shift+ArrowUp');
    expect(element.selectedKeys).to.deep.equal([]);
    await press('Shift+ArrowUp');
    expect(element.selectedKeys).to.deep.equal(['A', 'B']);
  });

  it('[HT-01] no cell is active either, and the arrow keys stay in the column', async () => {
    const element = await show({ rows: parts, columns });
    element.focus();
    await press('ArrowRight', 'ArrowRight', 'ArrowRight');
    expect(active(element)).to.equal('1');
    await replace(element, parts.slice(1, 2));
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element)).to.equal('7');
  });

  it('[HT-01] moves on from a removed row with descendants to the row after them', async () => {
    const element = await show({ rows: parts, columns, expanded: 'all' });
    element.focus();
    await press('ArrowDown');
    expect(active(element)).to.contain('Cabedal');
    await replace(
      element,
      parts.filter(({ id }) => id !== 'u' && id !== 'g'),
    );
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element)).to.contain('Solado');
    await press('ArrowUp');
    expect(active(element)).to.contain('Tênis');
  });

  it('[HT-01] no row is active while a filter hides the active row; then it is active again', async () => {
    const element = await show({ rows: parts, columns, expanded: ['p'] });
    element.focus();
    await press('s');
    expect(active(element)).to.contain('Solado');
    element.filter = 'bota';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota']);
    await expectNoneActive(element);
    await replace(
      element,
      parts.map((one) => ({ ...one })),
    );
    await expectNoneActive(element);
    element.filter = '';
    await element.updateComplete;
    expect(active(element)).to.contain('Solado');
    element.filter = 'bota';
    await element.updateComplete;
    await press('ArrowDown');
    expect(active(element)).to.contain('Bota');
  });

  it('[HT-03] makes the collapsed ancestor active when the user or the application collapses it', async () => {
    const element = await show({ rows: parts, columns, expanded: 'all' });
    element.focus();
    await press('ArrowDown', 'ArrowDown');
    expect(active(element)).to.contain('Gáspea');
    await press('ArrowLeft', 'ArrowLeft');
    expect(active(element)).to.contain('Cabedal');
    await press('Alt+1');
    expect(active(element)).to.contain('Tênis');
    element.expandAll();
    await element.updateComplete;
    await press('ArrowDown', 'ArrowDown');
    element.collapseAll();
    await element.updateComplete;
    expect(active(element)).to.contain('Tênis');
  });

  it('[HT-01] no row is active when the row is below a collapsed one after the rows were replaced', async () => {
    const element = await show({ rows: letters, columns });
    element.focus();
    await press('ArrowDown', 'ArrowDown');
    await replace(
      element,
      letters.map((one) => (one.id === 'C' ? { ...one, parentId: 'B' } : one)),
    );
    expect(names(element)).not.to.include('C');
    await expectNoneActive(element);
    await press('ArrowUp');
    expect(active(element)).to.contain('B');
  });

  it('[HT-01] no row is active when the active row is gone after its siblings were loaded again', async () => {
    let last = 3;
    const element = await show({
      rows: [
        { id: 'a', name: 'A', hasChildren: true },
        { id: 'z', name: 'Z' },
      ],
      columns,
      loadChildren: () => Promise.resolve(Array.from({ length: last }, (_, at) => ({ id: `a${at}`, name: `a${at}` }))),
    });
    await user.click(expander(element, 'A'));
    await until('its children are loaded', () => names(element).length === 5);
    element.focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(active(element)).to.contain('a2');
    last = 2;
    expect(await element.reloadChildren('a')).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['A', 'a0', 'a1', 'Z']);
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element)).to.contain('Z');
  });

  it('[HT-01] returns the focus to the table when the control that had it is removed with its row', async () => {
    const cell = (one: object): Element => {
      const button = document.createElement('button');
      button.textContent = `Tirar ${(one as { name: string }).name}`;
      return button;
    };
    const element = await show({ rows: letters, columns: [...columns, { name: 'remove', cell }] });
    const button = find(row(element, 'C'), 'button');
    button.addEventListener('click', () => (element.rows = without('C')));
    button.focus();
    await press('Enter');
    await element.updateComplete;
    await painted();
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element)).to.contain('D');
  });

  it('[WCAG 2.4.7] shows the focus of the table while no row is active, and Tab returns to it', async () => {
    const element = await show({ rows: letters, columns });
    const frame = find(element, '.frame');
    const before = document.createElement('button');
    element.before(before);
    before.focus();
    await press('Tab', 'ArrowDown');
    expect(getComputedStyle(frame).outlineStyle).to.equal('none');
    await replace(element, without('B'));
    expect(getComputedStyle(frame).outlineStyle).to.equal('solid');
    await press('Shift+Tab');
    expect(getComputedStyle(frame).outlineStyle).to.equal('none');
    await press('Tab');
    await expectNoneActive(element);
    await press('ArrowDown');
    expect(active(element)).to.contain('C');
    before.remove();
  });
});
