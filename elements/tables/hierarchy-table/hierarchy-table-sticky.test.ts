import { expect } from 'chai';
import './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import {
  active,
  columns,
  grid,
  heading,
  rowHeight,
  scrollTo,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, middle, user, until } from '../../../test/support/user.js';

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
});
