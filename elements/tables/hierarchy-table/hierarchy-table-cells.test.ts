import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { expect } from 'chai';
import { html } from 'lit';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen } from '../../../test/support/fixture.js';
import {
  columns,
  expander,
  grid,
  press,
  renderedRows,
  show,
  loadedAhead,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';

const cutName = 'Cabedal com forro e reforço de biqueira '.repeat(6).trim();
const showCut = async (): Promise<DassHierarchyTable> => {
  const element = await show({
    rows: [
      { id: 1, name: cutName, amount: 1 },
      { id: 2, parentId: 1, name: 'Solado', amount: cutName },
      { id: 3, parentId: 99, name: cutName, amount: 2 },
    ],
    columns: [
      { name: 'name', width: 240 },
      { name: 'amount', width: 160 },
    ],
    selection: 'multiple',
    expanded: 'all',
  });
  element.style.inlineSize = '500px';
  await until('the text is clipped', () => find(renderedRows(element)[0]!, '.first').matches('.long'));
  await loadedAhead(element);
  return element;
};
const cellsOf = (element: Element, index: number): HTMLElement[] =>
  findAll(renderedRows(element)[index]!, '.cell:not(.checkbox-cell)');

describe('dass-hierarchy-table, cells', () => {
  collectConsole(/<dass-hierarchy-table> Some rows do not fit into the tree/);

  it('Enter moves into a control of a cell, Escape returns to the cell', async () => {
    const pressed: string[] = [];
    const element = await show({
      columns: [
        { name: 'name', field: 'name' },
        {
          name: 'action',
          field: 'id',
          cell: (_: object, id: string) => {
            const button = Object.assign(document.createElement('button'), { textContent: 'Abrir', tabIndex: -1 });
            button.addEventListener('click', () => pressed.push(id));
            return button;
          },
        },
      ],
    });
    const events = listen(element, 'dass-row-click');
    element.focus();
    await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter', 'Escape');
    expect(pressed).to.deep.equal(['b']);
    expectFocus(grid(element));
    expect(events).to.have.length(0);
  });

  it('renders a custom cell only when its row or value changes, and no other cell is affected', async () => {
    const rendered: unknown[] = [];
    const element = await show({
      columns: [
        ...columns,
        {
          name: 'chip',
          field: 'amount',
          cell: (_: object, amount: number) => {
            rendered.push(amount);
            return html`<em>${amount}</em>`;
          },
        },
      ],
    });
    expect(findAll(element, '.rows-sheet em').map(({ textContent }) => textContent)).to.deep.equal(['1', '7']);
    rendered.length = 0;
    element.busy = true;
    element.label = 'Outro';
    await element.updateComplete;
    element.focus();
    await press('ArrowDown');
    expect(rendered, 'its content is unchanged').to.deep.equal([]);
    await user.click(expander(element, 'Tênis'));
    expect([...rendered].sort(), 'new rows, and rows at another index').to.include.members([0.5, 10, 2]);
    for (const cell of findAll(element, '.rows-sheet .row:not([hidden]) .cell:not(.custom)'))
      expect([...cell.childNodes].filter((node) => node instanceof Comment)).to.have.length(0);
  });

  it('clips a long text at its end, also in the other direction than the table', async () => {
    const name = 'Cabedal com forro e reforço de biqueira '.repeat(6);
    for (const dir of ['ltr', 'rtl']) {
      const element = await show({
        rows: [
          { id: 1, name, amount: name },
          { id: 2, parentId: 1, name, amount: name },
        ],
        columns: [{ name: 'name' }, { name: 'amount' }],
        expanded: 'all',
      });
      element.dir = dir;
      element.style.inlineSize = '400px';
      element.requestUpdate();
      await element.updateComplete;
      for (const cell of findAll(renderedRows(element)[1] as Element, '.cell')) {
        const text = (cell.querySelector('.text') ?? cell).firstChild as Text;
        const first = document.createRange();
        first.setStart(text, 0);
        first.setEnd(text, 1);
        const [letter, box] = [first.getBoundingClientRect(), cell.getBoundingClientRect()];
        expect(letter.left, `${dir}: the first letter`).to.be.at.least(box.left);
        expect(letter.right, `${dir}: the first letter`).to.be.at.most(box.right);
      }
      const expander = find(renderedRows(element)[0] as Element, '.expander').getBoundingClientRect();
      const tree = find(renderedRows(element)[0] as Element, '.first').getBoundingClientRect();
      expect(dir === 'rtl' ? tree.right - expander.right : expander.left - tree.left).to.be.within(0, 10);
    }
  });

  it('shows one text in the first cell when a short text is replaced by a long one, and back', async () => {
    const element = await show({
      rows: [{ id: 1, parentId: 9, name: 'Solado' }],
      columns: [{ name: 'name', width: 240 }],
    });
    for (const name of ['Solado', cutName, 'Palmilha']) {
      element.rows = [{ id: 1, parentId: 9, name }];
      await element.updateComplete;
      const [cell] = cellsOf(element, 0) as [HTMLElement];
      expect(cell.textContent).to.equal(`Sem pai${name}`);
      expect(cell.matches('.long')).to.equal(name === cutName);
    }
  });

  it('shows the whole text of a clipped cell below the mouse', async () => {
    const element = await showCut();
    const [name, amount] = cellsOf(element, 1) as [HTMLElement, HTMLElement];
    await user.hover(name);
    expect(name.title, 'the text is not clipped').to.equal('');
    await user.hover(amount);
    expect(amount.title).to.equal(cutName);
    await user.hover(name);
    expect(amount.title).to.equal('');
    const [orphan] = cellsOf(element, 2) as [HTMLElement];
    await user.hover(orphan);
    expect(orphan.title, 'after its note').to.match(/^Sem pai Cabedal/u);
  });

  itNeeds(
    'touch',
    'shows the whole text of a clipped cell to a finger that rests on it, and does nothing else',
    async () => {
      const element = await showCut();
      const events = [
        listen(element, 'dass-row-click'),
        listen(element, 'dass-select-rows'),
        listen(element, 'dass-expand'),
      ];
      for (const cell of [cellsOf(element, 0)[0], cellsOf(element, 1)[1]] as HTMLElement[])
        expect(await readByLongPress(element, cell)).to.equal(cutName);
      expect(getSelection()?.toString(), 'no word is selected').to.equal('');
      expect(events.map(({ length }) => length)).to.deep.equal([0, 0, 0]);
      await user.tap(cellsOf(element, 1)[0]!);
      await until('a touch is a click again', () => events[0]?.length === 1);
      expect(isTipShown(element)).to.equal(false);
    },
  );
});
