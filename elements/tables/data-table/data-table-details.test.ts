import { expect } from 'chai';
import './data-table.js';
import { isBelow, renderDetails, testDetails } from '../../../test/support/elements/details-tests.js';
import { manyRows, materialColumns, showTable } from '../../../test/support/elements/data-table.js';
import { find, until } from '../../../test/support/user.js';

testDetails('dass-data-table');

describe('dass-data-table, details of cards', () => {
  it('[TB-14] stand below their card, and grow with their content', async () => {
    const element = await showTable({
      ...{ rows: manyRows(20), columns: materialColumns, layout: 'cards' },
      ...{ renderDetails, openDetails: [0] },
    });
    await until('below the card', () => isBelow(element, 'Linha 0', 'Linha 1'));
    find(element, '.row-details div > div').style.setProperty('block-size', '200px');
    await until('the next card has moved', () => isBelow(element, 'Linha 0', 'Linha 1'));
    expect(find(element, '.row-details').offsetHeight).to.be.at.least(200);
  });
});
