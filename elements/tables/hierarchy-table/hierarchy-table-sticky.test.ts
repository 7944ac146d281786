import { expect } from 'chai';
import './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import {
  active,
  columns,
  grid,
  heading,
  parts,
  press,
  rowHeight,
  scrollTo,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { takeScreen } from '../../../test/support/rendering/screen.js';
import { find, findAll, middle, painted, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, sticky header and ancestors', () => {
  it('shows the ancestors of the first row in view, and reveals one that is clicked', async () => {
    const element = await show({ rows: productStructures(3_000), expanded: 'all' });
    element.style.setProperty('--dass-hierarchy-table-height', '780px');
    await until('the table is high', () => element.offsetHeight > 770);
    await scrollTo(element, rowHeight(element) * 3);
    const sticky = (): string[] =>
      findAll(element, '.sticky-ancestors .row')
        .filter((one) => !one.hidden)
        .map((one) => textOf(find(one, '.first')))
        .reverse();
    await until('the rows are rendered', () => sticky().length > 1);
    expect(sticky()).to.deep.equal(['Tênis Aurora 38', 'Cabedal', 'Gáspea']);
    // Nothing is scrolled before it is clicked.
    const point = middle(findAll(element, '.sticky-ancestors .row')[1] as Element);
    await user.drag(point, point);
    await until('the row is in view', () => grid(element).scrollTop === 0);
    expect(active(element)).to.include('Cabedal');
  });

  it('keeps the header and its buttons visible while the rows scroll', async () => {
    const element = await show({ rows: productStructures(3_000), columns, expanded: 'all' });
    await scrollTo(element, rowHeight(element) * 800);
    const { top, left, width } = grid(element).getBoundingClientRect();
    const hit = element.shadowRoot?.elementFromPoint(left + width - 40, top + rowHeight(element) / 2);
    expect(hit?.closest('.heading') === heading(element, 1)).to.equal(true);
    expect(find(element, '.head').getBoundingClientRect().top).to.equal(top);
  });

  it('[HT-03] outlines the active row over the columns that stay in sight while the others scroll', async () => {
    const wide = [
      { ...columns[0], minWidth: 160 },
      { ...columns[1], minWidth: 600 },
      { name: 'id', width: 80, isPinned: true },
    ];
    const element = await show({ rows: parts, columns: wide, selection: 'multiple' });
    element.style.width = '480px';
    await until('the columns need more room than there is', () => grid(element).hasAttribute('data-wide'));
    grid(element).scrollLeft = 40;
    // By a key: only then does an engine show the focus.
    await press('Tab');
    await press('ArrowDown');
    await painted();
    const { top, left } = grid(element).getBoundingClientRect();
    const edge = top + 2 * rowHeight(element) + 1;
    const screen = await takeScreen();
    const colorAt = (x: number): string => screen.colorAt(left + x, edge).join();
    // The checkbox, the first column, one that scrolls, and the pinned one.
    const colors = [10, 90, grid(element).clientWidth / 2 + 60, grid(element).clientWidth - 30].map(colorAt);
    expect(new Set(colors).size, colors.join(' | ')).to.equal(1);
    const unlike = screen.colorAt(left + 90, edge + rowHeight(element) / 2 + 12).join();
    expect(colors[0], 'the color of the outline').not.to.equal(unlike);
  });
});
