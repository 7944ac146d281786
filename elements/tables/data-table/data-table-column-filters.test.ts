import { expect } from 'chai';
import './data-table.js';
import { chips, filteredColumns, form, testColumnFilters } from '../../../test/support/elements/column-filter-tests.js';
import { manyRows, names, press, showTable, textOf } from '../../../test/support/elements/data-table.js';
import { findAll, until, user } from '../../../test/support/user.js';

testColumnFilters('dass-data-table');

describe('dass-data-table, filters of cards', () => {
  it('[TB-08] filters cards, whose headings are hidden, with a button', async () => {
    const element = await showTable({ rows: manyRows(22), columns: filteredColumns, layout: 'cards' });
    await user.click(await until('the button', () => findAll(element, '.filter-cards')[0]));
    const entry = await until('the columns', () => findAll(element, '.filter-columns button')[1]);
    expect(findAll(element, '.filter-columns button').map(textOf)).to.deep.equal(
      filteredColumns.map(({ label }) => label),
    );
    await user.click(entry);
    const shown = await form(element);
    await until('the focus is in the form', () => shown.contains(element.shadowRoot?.activeElement ?? null));
    await user.type('20');
    await press('Enter');
    await until('filtered', () => names(element).length === 2);
    expect([chips(element), findAll(element, 'dass-dialog').length]).to.deep.equal([['Preço: a partir de 20'], 0]);
  });
});
