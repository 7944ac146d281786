import { expect } from 'chai';
import './data-table.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { itNeeds } from '../../../test/support/engine.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import {
  active,
  cells,
  grid,
  loadedAhead,
  manyRows,
  press,
  renderedRows,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const COUNT = 300;
const columnsOf = (more: (at: number) => object = () => ({})) =>
  Array.from({ length: COUNT }, (_, at) => ({
    name: `c${at}`,
    label: `Coluna ${at}`,
    field: (row: { id: number }) => `${row.id}/${at}`,
    width: 90 + ((at * 37) % 60),
    sortable: true,
    ...more(at),
  }));
const starts = columnsOf().reduce<number[]>((all, { width }) => [...all, (all.at(-1) as number) + width], [0]);
const show = async (properties: Record<string, unknown> = {}, direction = 'ltr') => {
  const element = await showTable({ columns: columnsOf(), rows: manyRows(200), layout: 'table', ...properties });
  element.dir = direction;
  element.style.inlineSize = '700px';
  await until('the columns scroll', () => grid(element).hasAttribute('data-wide'));
  await painted();
  await painted();
  return element;
};
const scrollTo = async (element: Element, left: number): Promise<void> => {
  grid(element).scrollLeft = left;
  await painted();
  await painted();
};
const indexOf = (cell: Element): number => Number(cell.ariaColIndex) - 1;
const firstRow = (element: Element): HTMLElement => renderedRows(element)[0] as HTMLElement;

/** The cells at points of the view are those of their columns, in rows and header. */
function expectColumnsInView(element: Element, sign = 1): void {
  const { left, right } = grid(element).getBoundingClientRect();
  const scroller = grid(element);
  const row = firstRow(element).getBoundingClientRect();
  const heading = find(element, '.head').getBoundingClientRect();
  const firstWidth = starts[1] as number;
  for (let x = firstWidth + 20; x < scroller.clientWidth - 8; x += 60) {
    const position = Math.abs(scroller.scrollLeft) + x;
    const wanted = starts.findLastIndex((start) => start <= position);
    const clientX = sign > 0 ? left + x : right - x;
    const near = (starts[wanted] as number) > position - 3 || (starts[wanted + 1] ?? Infinity) < position + 3;
    if (near) continue;
    for (const y of [row.top + 10, heading.top + 10]) {
      const found = element.shadowRoot?.elementsFromPoint(clientX, y).find((one) => one.matches('.cell'));
      expect(found && indexOf(found), `at ${x}`).to.equal(wanted);
      expect(found && textOf(found)).to.match(new RegExp(`(/|Coluna )${wanted}$`, 'u'));
    }
  }
}

describe('dass-data-table, many columns', () => {
  it('[TB-12] renders only the columns in view and some beside it', async () => {
    const element = await show();
    const nodes = (): number => element.renderRoot.querySelectorAll('*').length;
    const small = await showTable({ columns: columnsOf().slice(0, 20), rows: manyRows(200), layout: 'table' });
    await painted();
    const limit = small.renderRoot.querySelectorAll('*').length * 1.2;
    expect(nodes()).to.be.below(limit);
    for (const left of [3_000, 3_200, 20_000, 200_000, 0]) {
      await scrollTo(element, left);
      expect(nodes(), `at ${left}`).to.be.below(limit);
    }
    expect(grid(element).getAttribute('aria-colcount')).to.equal(String(COUNT));
    expect(small.renderRoot.querySelector('[aria-colindex]'), 'not with few columns').to.equal(null);
    expect(grid(small).hasAttribute('aria-colcount')).to.equal(false);
  });

  for (const direction of ['ltr', 'rtl'])
    it(`[TB-12] shows each column where it is while the user scrolls, ${direction}`, async () => {
      const element = await show({}, direction);
      const sign = direction === 'ltr' ? 1 : -1;
      const width = grid(element).scrollWidth;
      expect(width).to.be.closeTo(starts.at(-1) as number, 3);
      for (const left of [0, 130, 400, 900, 1_500, 9_000, 8_700, 8_000, 30_000, 0]) {
        await scrollTo(element, sign * left);
        expectColumnsInView(element, sign);
        expect(grid(element).scrollWidth).to.be.closeTo(width, 3);
      }
      grid(element).scrollTop = 3_000;
      await scrollTo(element, sign * 12_000);
      expectColumnsInView(element, sign);
    });

  for (const direction of ['ltr', 'rtl'])
    it(`[TB-12] reaches all columns by keys, ${direction}`, async () => {
      const element = await show({}, direction);
      const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
      const expectActiveInView = (): void => {
        const { left, right } = find(element, '.active').getBoundingClientRect();
        const view = grid(element).getBoundingClientRect();
        expect([left >= view.left - 1, right <= view.right + 1]).to.deep.equal([true, true]);
      };
      element.focus();
      for (let at = 0; at < 12; at++) await press(forward);
      expect(active(element)).to.equal('0/12');
      expectActiveInView();
      await press('End');
      expect(active(element)).to.equal('0/299');
      await until('the last column is in view', () => {
        const { left, right } = find(element, '.active').getBoundingClientRect();
        const view = grid(element).getBoundingClientRect();
        return left >= view.left - 1 && right <= view.right + 1;
      });
      await press('Home');
      expect(active(element)).to.equal('0/0');
      await press('Control+End');
      expect(active(element)).to.equal('199/299');
      await painted();
      expectActiveInView();
      await press('ArrowUp', 'ArrowUp');
      expect(active(element)).to.equal('197/299');
      await press('Control+Home');
      expect(active(element)).to.equal('0/0');
      await press('ArrowUp', 'End');
      expect(active(element)).to.equal('Coluna 299');
      await painted();
      expectActiveInView();
    });

  it('[TB-12] keeps the active cell for assistive technology when the user scrolls away from it', async () => {
    const element = await show();
    element.focus();
    await press('ArrowRight', 'ArrowRight');
    await scrollTo(element, 15_000);
    expect(active(element)).to.equal('0/2');
    expectColumnsInView(element);
    await press('ArrowRight');
    expect(active(element)).to.equal('0/3');
    await until('the active cell is in view', () => grid(element).scrollLeft < 1_000);
  });

  it('[TB-12] sorts, selects, clicks and resizes the column that the user means', async () => {
    const element = await show({ selection: 'multiple' });
    const clicks = listen(element, 'dass-row-click');
    await scrollTo(element, 9_000);
    const cell = cells(firstRow(element)).find((one) => {
      const { left, right } = one.getBoundingClientRect();
      return left > 300 && right < 600;
    }) as HTMLElement;
    const [, column] = textOf(cell).split('/') as [string, string];
    await user.click(cell);
    expect((clicks[0]?.detail as { column: string }).column).to.equal(`c${column}`);
    await user.click(find(element, `#head-${column}`));
    expect(element.sorting).to.deep.equal([{ column: `c${column}`, direction: 'ascending' }]);
    const before = find(element, `#head-${column}`).offsetWidth;
    const { x } = find(element, `#head-${column}`).getBoundingClientRect();
    await press('Control+Home', 'ArrowUp');
    await scrollTo(element, 9_000);
    for (const row of [firstRow(element), find(element, '.head')])
      expect(find(row, '.checkbox-cell').ariaColIndex).to.equal('1');
    element.columnSettings = columnsOf().map(({ name, width }) => ({ name, width: name === 'c3' ? 400 : width }));
    await element.updateComplete;
    await painted();
    const moved = find(element, `#head-${column}`);
    expect([moved.offsetWidth, Math.round(moved.getBoundingClientRect().x - x)]).to.deep.equal([
      before,
      400 - (columnsOf()[3]?.width as number),
    ]);
  });

  it('[TB-12] keeps the pinned column in sight, and custom cells with their focus', async () => {
    const columns = columnsOf((at) => ({
      ...(at === COUNT - 1 && { isPinned: true }),
      ...(at === 40 && {
        cell: () => Object.assign(document.createElement('button'), { tabIndex: -1, textContent: 'Abrir' }),
      }),
    }));
    const element = await show({ columns });
    const isPinnedInSight = (): boolean => {
      const { right, width } = find(firstRow(element), '.pinned').getBoundingClientRect();
      const view = grid(element);
      return width > 80 && Math.abs(right - view.getBoundingClientRect().left - view.clientWidth) < 2;
    };
    for (const left of [0, 2_000, 10_000, 100_000]) {
      await scrollTo(element, left);
      await until(`the pinned column is in sight at ${left}`, isPinnedInSight);
    }
    await scrollTo(element, (starts[40] as number) - 300);
    const button = find<HTMLButtonElement>(firstRow(element), 'button');
    await user.click(button);
    for (const left of [6_000, 12_000, 3_000]) await scrollTo(element, left);
    expectFocus(button);
  });

  it('[TB-12] reuses no text of another column, and keeps marks of the filter', async () => {
    const element = await show({ filter: '/7' });
    for (const left of [800, 5_000, 300]) {
      await scrollTo(element, left);
      for (const cell of cells(firstRow(element))) expect(textOf(cell)).to.match(new RegExp(`/${indexOf(cell)}$`, 'u'));
    }
    expect(findAll(firstRow(element), 'mark').length).to.be.above(0);
  });

  it('[TB-12] shows cards with few of many columns', async () => {
    const element = await show({ layout: 'cards', sorting: { column: 'c200', direction: 'ascending' } });
    expect(cells(firstRow(element)).filter((cell) => cell.checkVisibility())).to.have.length(12);
    expect(cells(firstRow(element)).length).to.be.below(15);
    expect(find(element, '#head-200').ariaSort).to.equal('ascending');
  });

  itNeeds('media', '[TB-12] prints all columns', async () => {
    const element = await show();
    await loadedAhead(element);
    await scrollTo(element, 9_000);
    await withMedia({ media: 'print' }, async () => {
      await painted();
      expect(cells(findAll(element, '.printed .row')[0] as Element)).to.have.length(COUNT);
      expect(findAll(element, '.heading')).to.have.length(COUNT);
    });
    await painted();
    expect(findAll(element, '.heading').length).to.be.below(40);
    expectColumnsInView(element);
  });
});
