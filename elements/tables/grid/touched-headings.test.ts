import { expect } from 'chai';
import '../data-table/data-table.js';
import '../hierarchy-table/hierarchy-table.js';
import { showTable } from '../../../test/support/elements/data-table.js';
import { show as showTree } from '../../../test/support/elements/hierarchy-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { findAll, middle, painted, until } from '../../../test/support/user.js';

const columns = [
  { name: 'name', label: 'Nome', sortable: true, filter: true },
  { name: 'price', label: 'Preço', kind: 'number', sortable: true, filter: true },
  { name: 'note', label: 'Nota', sortable: true, filter: true },
];
const rows = Array.from({ length: 4 }, (_, id) => ({ id, name: `Couro ${id}`, price: id, note: 'A' }));

/** Width and height of the area in which a press on the page hits a button. */
function hitArea(element: Element, button: Element): { readonly width: number; readonly height: number } {
  const { x, y } = middle(button);
  const isHit = (left: number, top: number): boolean => {
    const hit = element.shadowRoot!.elementFromPoint(left, top);
    return hit !== null && button.contains(hit);
  };
  const count = (at: (offset: number) => boolean): number =>
    Array.from({ length: 120 }, (_, index) => index - 60).filter(at).length;
  return { width: count((offset) => isHit(x + offset, y)), height: count((offset) => isHit(x, y + offset)) };
}

function expectLargeButtons(element: Element, count: number): void {
  const buttons = findAll(element, '.head button').filter((one) => one.checkVisibility());
  expect(buttons).to.have.length(count);
  for (const button of buttons) {
    const { width, height } = hitArea(element, button);
    const name = button.title || button.ariaLabel || button.id;
    expect(width, `${name}: width`).to.be.at.least(44);
    expect(height, `${name}: height`).to.be.at.least(44);
  }
}

describe('buttons in headings', () => {
  for (const dir of ['ltr', 'rtl'])
    itNeeds('coarse pointer', `[TB-06] are as large as a finger in a data table, ${dir}`, async () => {
      const element = await showTable({ rows, columns, layout: 'table', dir, selection: 'multiple' });
      element.style.inlineSize = '700px';
      await until('the filters have buttons', () => findAll(element, '.head .filter button').length === 3);
      await painted();
      expectLargeButtons(element, 4);
      element.sorting = [{ column: 'name', direction: 'ascending' }];
      await element.updateComplete;
      expectLargeButtons(element, 4);
    });

  itNeeds('coarse pointer', '[TB-06] leave room for the text of a heading', async () => {
    const element = await showTable({ rows, columns, layout: 'table' });
    element.style.inlineSize = '360px';
    await until('the filters have buttons', () => findAll(element, '.head .filter button').length === 3);
    await painted();
    for (const heading of findAll(element, '.heading')) {
      expect(heading.scrollWidth, 'the text is not cut').to.be.at.most(heading.clientWidth);
    }
  });

  itNeeds('coarse pointer', '[TB-06] are as large as a finger in a hierarchy table', async () => {
    const element = await showTree();
    await painted();
    expectLargeButtons(element, 2);
  });
});
