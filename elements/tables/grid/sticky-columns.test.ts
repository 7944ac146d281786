import { expect } from 'chai';
import '../data-table/data-table.js';
import '../hierarchy-table/hierarchy-table.js';
import { mount } from '../../../test/support/fixture.js';
import { find, painted, until } from '../../../test/support/user.js';

const columns = Array.from({ length: 12 }, (_, at) => ({
  name: `c${at}`,
  label: `Coluna ${at}`,
  width: 120,
  isPinned: at === 11,
}));
const rows = Array.from({ length: 60 }, (_, id) => ({ id, parentId: null, c0: `Peça ${id}`, c11: `${id} un` }));

describe('Columns of a table that stay in sight', () => {
  for (const tag of ['dass-data-table', 'dass-hierarchy-table'] as const)
    for (const direction of ['ltr', 'rtl'])
      it(`[TB-02] are at the edges from the first frame on, and after a column is hidden: ${tag}, ${direction}`, async () => {
        const element = await mount(tag, {
          properties: { columns, rows, rowKey: 'id', layout: 'table', dir: direction },
          attributes: { style: 'inline-size: 600px' },
        });
        const scroller = (): HTMLElement => find(element, '.rows');
        await until('the columns scroll', () => scroller().hasAttribute('data-wide'));
        /** Distances of the first and the pinned cell from the edges of the view. */
        const distances = (): number[] => {
          const view = scroller().getBoundingClientRect();
          const left = view.left + scroller().clientLeft;
          const [first, pinned] = ['.first', '.pinned'].map((cell) =>
            find(element, `.rows-sheet .row ${cell}`).getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          const [start, end] = direction === 'ltr' ? [first, pinned] : [pinned, first];
          return [start.left - left, left + scroller().clientWidth - end.right].map(Math.round);
        };
        const areAtTheEdges = (): boolean => distances().join() === '0,0';
        await until('they are at the edges', areAtTheEdges);
        scroller().scrollLeft = direction === 'ltr' ? 200 : -200;
        await painted();
        await until('they are there after scrolling', areAtTheEdges);
        element.columns = columns.filter((_, at) => at !== 5);
        await element.updateComplete;
        await painted();
        await until('they are there without a column', areAtTheEdges);
        expect(distances()).to.deep.equal([0, 0]);
      });
});
