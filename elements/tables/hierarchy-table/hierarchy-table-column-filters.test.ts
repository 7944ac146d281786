import { expect } from 'chai';
import './hierarchy-table.js';
import type { DassHierarchyTable, DataRequest, SourceFilter } from './hierarchy-table.js';
import {
  apply,
  changesOf,
  chips,
  form,
  openByClick,
  openByKeys,
  testColumnFilters,
} from '../../../test/support/elements/column-filter-tests.js';
import {
  columns,
  expander,
  heading,
  loadedAhead,
  names,
  press,
  row,
  said,
  show as showParts,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

testColumnFilters('dass-hierarchy-table');

const filtered = [...columns, { name: 'date', label: 'Data', sortingType: 'date' }].map((column) => ({
  ...column,
  filter: true,
}));
const show = async (properties: Record<string, unknown> = {}): Promise<DassHierarchyTable> => {
  const element = await showParts({ columns: filtered, ...properties });
  await until('the filters are there', () => findAll(element, '.heading .filter').length === filtered.length);
  return element;
};
const set = async (element: DassHierarchyTable, filters: readonly SourceFilter[], filter = ''): Promise<void> => {
  Object.assign(element, { filters, filter });
  await element.updateComplete;
};

describe('dass-hierarchy-table, filters of columns in a tree', () => {
  it('[TB-08] shows rows that the filters include with their ancestors, and restores the expanded rows', async () => {
    const element = await show({ expanded: ['p'] });
    const all = names(element);
    await set(element, [{ column: 'amount', from: 2, to: 7 }]);
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Bota']);
    expect(row(element, 'Cabedal').ariaSetSize, 'counts the rows that are shown').to.equal('1');
    expect(row(element, 'Cabedal').ariaExpanded, 'descendants of a match are collapsed').to.equal('false');
    await user.click(expander(element, 'Cabedal'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Bota']);
    await said('2 linhas encontradas');
    await set(element, []);
    expect(names(element)).to.deep.equal(all);
  });

  it('[TB-08] combines the filters with the text filter on the same row', async () => {
    const element = await show();
    await set(element, [{ column: 'amount', from: 1, to: 1 }], 'gaspea');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    expect(find(row(element, 'Gáspea'), 'mark').textContent).to.equal('Gáspea');
    // The text is in the ancestor, the number in another row.
    await set(element, [{ column: 'amount', from: 10 }], 'cabedal');
    expect(names(element)).to.deep.equal([]);
    expect(textOf(find(element, '.empty'))).to.include('Nenhuma linha corresponde ao filtro');
    await set(element, [{ column: 'amount', from: 10 }]);
    expect(names(element)).to.deep.equal(['Tênis', 'Solado']);
    expect(row(element, 'Solado').querySelector('mark'), 'no text is marked').to.equal(null);
  });

  it('[TB-08] removes all filters in the empty state, by keyboard', async () => {
    const element = await show({ filters: [{ column: 'amount', from: 999 }] });
    const button = await until('the button', () => findAll(element, '.empty button')[0]);
    const changes = changesOf(element);
    button.focus();
    await press('Enter');
    await until('all rows', () => names(element).length === 2);
    expect(changes.map(({ detail }) => detail.filters)).to.deep.equal([[]]);
    await until('the table has the focus', () => element.shadowRoot?.activeElement?.className.includes('rows'));
  });

  it('[TB-08] selects only rows that the filters include, with their descendants', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple' });
    await set(element, [{ column: 'amount', from: 2, to: 2 }]);
    await user.click(find(element, '.head .checkbox'));
    await set(element, []);
    expect(element.selectedKeys).to.deep.equal(['u', 'g']);
    expect(find(row(element, 'Tênis'), '.checkbox').ariaChecked).to.equal('mixed');
  });

  it('[TB-08] filters children when they are loaded', async () => {
    const element = await show({
      rows: [
        { id: 1, name: 'Um', amount: 5, hasChildren: true },
        { id: 2, name: 'Dois', amount: 1 },
      ],
      loadChildren: async () => [
        { id: 11, name: 'Onze', amount: 7, hasChildren: true },
        { id: 12, name: 'Doze', amount: 1 },
      ],
      filters: [{ column: 'amount', from: 5 }],
    });
    await until('filtered', () => names(element).length === 1);
    await user.click(expander(element, 'Um'));
    await until('the children are loaded', () => names(element).includes('Doze'));
    expect(names(element), 'the descendants of a match').to.deep.equal(['Um', 'Onze', 'Doze']);
    await set(element, [{ column: 'amount', from: 7 }]);
    expect(names(element)).to.deep.equal(['Um', 'Onze']);
  });

  it('[TB-08] asks a source for the roots that the filters include, and for all children', async () => {
    const requests: DataRequest[] = [];
    const load = async (request: DataRequest) => {
      requests.push(request);
      const { parent, filters } = request;
      const found = filters.length > 0 ? 1 : 2;
      const rows = Array.from({ length: found }, (_, at) => ({
        id: `${parent ?? ''}${at}`,
        name: `Peça ${parent ?? ''}${at}`,
        hasChildren: parent === undefined,
      }));
      return { rows, total: found };
    };
    const element = await show({ rows: undefined, dataSource: { load }, filters: [{ column: 'name', contains: 'x' }] });
    await until('loaded', () => names(element).length === 1);
    await user.click(expander(element, 'Peça 0'));
    await until('the children are loaded', () => names(element).length === 3);
    // The button that expands all rows is the first position.
    await openByKeys(element as never, 2);
    await user.type('7');
    await press('Enter');
    await until('asked again', () => requests.some(({ filters }) => filters.length === 2));
    const asked = requests.map(({ parent, filters }) => [parent, filters.map(({ column }) => column)]);
    expect(asked.slice(0, 2)).to.deep.equal([
      [undefined, ['name']],
      ['0', []],
    ]);
    expect(requests.at(-1)?.filters.at(-1) ?? requests.at(-2)?.filters.at(-1)).to.deep.equal({
      column: 'amount',
      from: 7,
    });
    expect(chips(element)).to.deep.equal(['Nome: x', 'Quantidade: a partir de 7']);
  });

  it('[TB-08] has the filter in the context menu, and beside the other buttons of the first heading', async () => {
    const element = await show();
    await loadedAhead(element);
    await openByClick(element, 0);
    await user.type('bota');
    await apply(element);
    expect([names(element), chips(element), element.sorting]).to.deep.equal([['Bota'], ['Nome: bota'], undefined]);
    const buttons = findAll(heading(element, 0), '.toggle').map((one) => one.getBoundingClientRect());
    expect(buttons.length).to.equal(3);
    for (const [at, one] of buttons.entries())
      for (const other of buttons.slice(at + 1))
        expect(one.right <= other.left + 0.5 || other.right <= one.left + 0.5, `${one.left} ${other.left}`).to.equal(
          true,
        );
    element.focus();
    await press('Home', 'ArrowUp', 'End', 'Shift+F10');
    const entry = await until(
      'the menu',
      () =>
        findAll(element, '.context-menu').flatMap((menu) =>
          findAll(menu, '[role=menuitem]').filter((one) => one.checkVisibility() && textOf(one) === 'Filtrar…'),
        )[0],
    );
    await user.click(entry);
    expect((await form(element)).querySelectorAll('dass-date-input').length).to.equal(2);
  });

  itNeeds('touch', '[TB-08] filters by touch', async () => {
    const element = await show();
    await user.tap(find(element, '#head-1 .filter > .toggle'));
    const shown = await form(element);
    await user.tap(find(shown, '[name=from]'));
    await user.type('7');
    await user.tap(find(shown, '[type=submit]'));
    await until('filtered', () => names(element).length === 3);
    await user.tap(find(find(element, '.filters dass-chip'), '.remove'));
    await until('all roots', () => names(element).length === 2);
  });
});
