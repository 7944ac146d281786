import { expect } from 'chai';
import './data-table.js';
import { testCellFills } from '../../../test/support/elements/cell-fill-tests.js';
import { testCellMenus } from '../../../test/support/elements/cell-menu-tests.js';
import { testCellRanges } from '../../../test/support/elements/cell-range-tests.js';
import {
  cells,
  grid,
  names,
  noticed,
  press,
  renderedRows,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, until, user } from '../../../test/support/user.js';

testCellRanges('dass-data-table');
testCellFills('dass-data-table');
testCellMenus('dass-data-table');

describe('dass-data-table, fill handle', () => {
  const rows = [
    { id: 1, name: 'Couro', price: 4 },
    { id: 2, name: 'Linha', price: 5 },
    { id: 3, name: 'Nylon', price: 6 },
  ];
  const columns = [
    { name: 'name', label: 'Nome' },
    { name: 'price', label: 'Preço', kind: 'number', editable: true },
  ];
  const cell = (element: Element, row: number, column: number): HTMLElement =>
    cells(renderedRows(element)[row] as HTMLElement)[column] as HTMLElement;
  const texts = (element: Element, column: number): string[] =>
    renderedRows(element).map((one) => textOf(cells(one)[column] as HTMLElement));

  it('[TB-06] cards have none', async () => {
    const element = await showTable({ rows, columns, cellSelection: true, layout: 'cards' });
    await user.click(cell(element, 0, 1));
    await until('the part for ranges has loaded', () => find(element, '.fill-handle'));
    await painted();
    expect(find(element, '.fill-handle').checkVisibility()).to.equal(false);
    element.layout = 'table';
    await until('the table has', () => find(element, '.fill-handle').checkVisibility());
  });

  it('[TB-06] leaves rows of a source as they are that are not loaded, and takes no value from them', async () => {
    const total = 5000;
    let isDown = false;
    const element = await showTable({
      columns,
      cellSelection: true,
      rows: undefined,
      dataSource: {
        load: async ({ from, count }: { from: number; count: number }) => {
          if (isDown) await new Promise(() => {});
          return {
            total,
            rows: Array.from({ length: Math.min(count, total - from) }, (_, at) => ({
              id: from + at,
              name: `Linha ${from + at}`,
              price: from + at,
            })),
          };
        },
      },
    });
    await until('the first rows are loaded', () => names(element).includes('Linha 0'));
    await user.click(cell(element, 0, 1));
    await until('the handle is there', () => find(element, '.fill-handle').checkVisibility());
    const events = listen(element, 'dass-cells-change');
    await press('Control+Shift+ArrowDown', 'Control+d');
    const keysOf = (at: number): number[] =>
      (events[at]!.detail as { changes: { key: string }[] }).changes.map(({ key }) => Number(key));
    await until('the loaded rows are filled', () => events.length === 1);
    expect(keysOf(0).length).to.be.below(total - 1);
    expect(keysOf(0)[0]).to.equal(1);
    await press('Control+End');
    await until('the last rows are loaded', () => names(element).includes(`Linha ${total - 1}`));
    isDown = true;
    grid(element).scrollTop = grid(element).scrollHeight / 2;
    await until('rows are not loaded', () =>
      renderedRows(element)
        .slice(0, -1)
        .every((one) => one.matches('.unloaded')),
    );
    await user.click(cell(element, 3, 1));
    await press('Control+Shift+ArrowDown', 'Control+d');
    await until('nothing is changed', () =>
      findAll(document, '[data-dass-announce] p').some((one) => textOf(one).startsWith('0 célula alterada, 2.')),
    );
    expect(events, 'no value of a row that is not loaded').to.have.length(1);
  });

  it('[TB-05] shows that the application refuses to undo', async () => {
    const element = await showTable({ rows, columns, cellSelection: true });
    await user.click(cell(element, 0, 1));
    await until('the handle is there', () => find(element, '.fill-handle').checkVisibility());
    await user.drag(middle(find(element, '.fill-handle')), middle(cell(element, 2, 1)));
    await until('the cells are filled', () => texts(element, 1).join() === '4,4,4');
    element.addEventListener('dass-cells-change', ({ detail }) => detail.refuse('Período fechado'));
    await press('Control+z');
    await noticed('Período fechado');
    expect(texts(element, 1).join()).to.equal('4,4,4');
    expect(grid(element).matches(':focus')).to.equal(true);
  });

  it('[TB-06] is behind a column that stays in sight', async () => {
    const wide = [
      { name: 'name', label: 'Nome', width: 200 },
      ...Array.from({ length: 6 }, (_, at) => ({ name: `c${at}`, label: `Coluna ${at}`, editable: true, width: 150 })),
      { name: 'price', label: 'Preço', isPinned: true, width: 150 },
    ];
    const element = await showTable({ rows, columns: wide, cellSelection: true, layout: 'table' });
    element.style.inlineSize = '600px';
    await until('the columns scroll', () => grid(element).hasAttribute('data-wide'));
    await painted();
    await user.click(cell(element, 0, 1));
    const handle = await until('the handle is there', () => find(element, '.fill-handle'));
    const hit = (): boolean => {
      const { x, y } = middle(handle);
      return element.shadowRoot!.elementFromPoint(x, y) === handle;
    };
    await until('it can be pressed', () => handle.checkVisibility() && hit());
    grid(element).scrollLeft = 150;
    await until('the cell is behind the first column', () => !hit());
    grid(element).scrollLeft = 0;
    await until('it is back', hit);
    await user.click(cell(element, 0, 2));
    await press('Shift+ArrowRight');
    grid(element).scrollLeft = 0;
    await painted();
    await painted();
    const range = find(element, '.cell-range');
    const { left } = find(element, '.heading.pinned').getBoundingClientRect();
    expect(range.getBoundingClientRect().right).to.be.above(left);
    await until('the range is cut off there', () => getComputedStyle(range).clipPath.startsWith('inset('));
  });
});
