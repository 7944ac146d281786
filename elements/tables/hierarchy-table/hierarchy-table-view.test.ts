import { expect } from 'chai';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { active, grid, names, row, scrollTo, show } from '../../../test/support/elements/hierarchy-table.js';
import { painted, user } from '../../../test/support/user.js';

const assemblies = Array.from({ length: 200 }, (_, at) => ({ id: `a${at}`, name: `Conjunto ${at}` }));
const parts = assemblies.flatMap(({ id, name }) =>
  [0, 1, 2].map((at) => ({ id: `${id}.${at}`, parentId: id, name: `${name}, parte ${at}` })),
);
const rows = [...assemblies, ...parts];

/** Expands some rows, scrolls, makes a row active, and returns what another table needs to return there. */
async function leave() {
  const element = await show({ rows });
  element.expandAll();
  await element.updateComplete;
  await scrollTo(element, 4_000);
  const name = names(element).find((one) => one.endsWith('parte 1') && Number(one.match(/\d+/)?.[0]) > 20) ?? '';
  // As seen: below the ancestors at the top.
  row(element, name).scrollIntoView({ block: 'center' });
  await painted();
  await user.click(row(element, name));
  await painted();
  const { view, expandedKeys } = element;
  const place = { name, view, expandedKeys, top: row(element, name).getBoundingClientRect().top };
  element.remove();
  return place;
}

const expectPlace = (element: DassHierarchyTable, { name, top }: { name: string; top: number }): void => {
  expect(active(element)).to.include(name);
  expect(row(element, name).getBoundingClientRect().top).to.be.closeTo(top, 1);
};

describe('dass-hierarchy-table, view', () => {
  it('another table with the same rows and the same expanded ones has the active row and the scroll position', async () => {
    const place = await leave();
    const element = await show({ rows, expanded: place.expandedKeys });
    expect(await element.restoreView(place.view)).to.equal(true);
    await painted();
    expectPlace(element, place);
    expect(element.view).to.deep.equal(place.view);
  });

  it('when the active row is gone, the one in its place is active', async () => {
    const { name, view, expandedKeys } = await leave();
    const element = await show({ rows: rows.filter((one) => one.name !== name), expanded: expandedKeys });
    await element.restoreView(view);
    await painted();
    expect(active(element)).to.include(name.replace('parte 1', 'parte 2'));
    expect(grid(element).scrollTop).to.be.above(1_000);
  });
});
