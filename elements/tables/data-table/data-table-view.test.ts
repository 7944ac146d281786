import { expect } from 'chai';
import './data-table.js';
import type { DassDataTable, RowsRequest } from './data-table.js';
import {
  grid,
  manyRows,
  renderedRows,
  row,
  scrollTo,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { find, painted, until, user } from '../../../test/support/user.js';

const activeName = (element: DassDataTable): string => {
  const cell = element.renderRoot.querySelector('#active-cell');
  return cell ? textOf(find(cell.closest('[role=row]') as Element, '.first')) : '';
};

/** Shows a table, scrolls it, clicks a row in view, and returns what another table needs to return there. */
async function leave(rows: readonly object[]) {
  const element = await showTable({ rows });
  await scrollTo(element, 8_005);
  const clicked = renderedRows(element)[6] as Element;
  await user.click(clicked);
  await painted();
  const name = textOf(find(clicked, '.first'));
  const place = {
    name,
    view: element.view,
    top: row(element, name).getBoundingClientRect().top,
    scrollTop: grid(element).scrollTop,
  };
  element.remove();
  return place;
}

describe('dass-data-table, view', () => {
  it('another table with the same rows has the active row and the scroll position', async () => {
    const rows = manyRows(1_000);
    const { name, view, top } = await leave(rows);
    const element = await showTable({ rows });
    expect(await element.restoreView(JSON.parse(JSON.stringify(view)))).to.equal(true);
    await painted();
    expect(activeName(element)).to.equal(name);
    expect(row(element, name).getBoundingClientRect().top).to.be.closeTo(top, 1);
    expect(element.view).to.deep.equal(view);
  });

  it('waits for rows, and returns the view to restore until then', async () => {
    const rows = manyRows(1_000);
    const { name, view, top } = await leave(rows);
    const element = await showTable({ rows: [], busy: true });
    const restored = element.restoreView(view);
    await element.updateComplete;
    expect(element.view).to.deep.equal(view);
    element.rows = rows;
    element.busy = false;
    expect(await restored).to.equal(true);
    await painted();
    expect(activeName(element)).to.equal(name);
    expect(row(element, name).getBoundingClientRect().top).to.be.closeTo(top, 1);
  });

  it('asks `loadRows` for as many rows as it needs, in as many parts as the application gives', async () => {
    const rows = manyRows(1_000);
    const { name, view } = await leave(rows);
    const requests: Omit<RowsRequest, 'signal'>[] = [];
    const loadRows = ({ from, count }: RowsRequest) => {
      requests.push({ from, count });
      return Promise.resolve({ rows: rows.slice(from, from + Math.min(count ?? 50, 100)), total: rows.length });
    };
    const element = await showTable({ rows: [], loadRows });
    expect(await element.restoreView(view)).to.equal(true);
    await painted();
    expect(activeName(element)).to.equal(name);
    expect(requests.map(({ from }) => from).slice(0, 3)).to.deep.equal([0, 50, 150]);
    expect(requests[1]?.count).to.be.above(100);
  });

  it('when the active row is gone, the one in its place is active; at the end, the last one', async () => {
    const rows = manyRows(1_000) as { id: unknown; name: string }[];
    const { name, view, scrollTop } = await leave(rows);
    const at = rows.findIndex((one) => one.name === name);
    const element = await showTable({ rows: rows.filter((one) => one.name !== name) });
    await element.restoreView(view);
    await painted();
    expect(activeName(element)).to.equal(rows[at + 1]?.name);
    expect(grid(element).scrollTop).to.be.closeTo(scrollTop, 1);
    const short = await showTable({ rows: rows.slice(0, 5) });
    await short.restoreView(view);
    await painted();
    expect(activeName(short)).to.equal(rows[4]?.name);
  });

  it('follows the active row that is elsewhere now', async () => {
    const rows = manyRows(1_000) as { id: unknown; name: string }[];
    const { name, view } = await leave(rows);
    const moved = rows.find((one) => one.name === name)!;
    const element = await showTable({ rows: [...rows.filter((one) => one !== moved), moved] });
    await element.restoreView(view);
    await until('the row is active', () => activeName(element) === name);
    const box = row(element, name).getBoundingClientRect();
    expect(box.bottom).to.be.below(element.getBoundingClientRect().bottom + 1);
  });

  it('a key of the user ends the restoring; what is no view restores nothing', async () => {
    const rows = manyRows(1_000);
    const { view } = await leave(rows);
    const element = await showTable({ rows: [] });
    const restored = element.restoreView(view);
    element.focus();
    await user.press('ArrowDown');
    expect(await restored).to.equal(false);
    element.rows = rows;
    await element.updateComplete;
    await painted();
    expect(grid(element).scrollTop).to.equal(0);
    for (const value of [undefined, null, {}, { ...view, topIndex: NaN }, 'top'])
      expect(await element.restoreView(value as never)).to.equal(false);
  });
});
