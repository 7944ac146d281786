import { expect } from 'chai';
import './data-table.js';
import { testCellErrors } from '../../../test/support/elements/cell-error-tests.js';
import { testEditing } from '../../../test/support/elements/editing-tests.js';
import { cells, press, row, showTable } from '../../../test/support/elements/data-table.js';
import { testPasting } from '../../../test/support/elements/pasting-tests.js';
import { until, user } from '../../../test/support/user.js';

testEditing('dass-data-table');
testPasting('dass-data-table');
testCellErrors('dass-data-table');

describe('dass-data-table, editing in cards', () => {
  it('[TB-04] the field begins after the heading in the cell, also from right to left', async () => {
    for (const dir of ['ltr', 'rtl']) {
      const columns = [{ name: 'name' }, { name: 'price', label: 'Preço', kind: 'number', editable: true }];
      const element = await showTable({ columns, layout: 'cards', dir });
      const cell = cells(row(element, 'Nylon'))[1]!;
      await user.doubleClick(cell);
      const field = await until('the cell is edited', () => element.shadowRoot!.querySelector('.cell-editor :focus'));
      const [box, around] = [field, cell].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      const heading = parseFloat(getComputedStyle(cell, '::before').width);
      expect(heading).to.be.greaterThan(50);
      const before = dir === 'ltr' ? box.left - around.left : around.right - box.right;
      expect(before, dir).to.be.within(heading, heading + 30);
      await press('Escape');
      element.remove();
    }
  });
});
