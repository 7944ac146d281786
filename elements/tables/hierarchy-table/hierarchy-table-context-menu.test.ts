import { expect } from 'chai';
import './hierarchy-table.js';
import {
  active,
  columns,
  loadedAhead,
  parts,
  press,
  row,
  said,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, middle, until, user } from '../../../test/support/user.js';

const three = [...columns, { name: 'date', label: 'Data', sortable: true }];
const headings = (element: Element): string[] => findAll(element, '.heading').map(textOf);
const entries = (element: Element): HTMLElement[] =>
  findAll(element, '.context-menu').flatMap((menu) =>
    findAll(menu, '[role=menuitem]').filter((one) => one.checkVisibility()),
  );
const choose = async (element: Element, label: string): Promise<void> => {
  const entry = await until(`${label} is offered`, () => entries(element).find((one) => textOf(one) === label));
  await user.click(entry);
};

describe('dass-hierarchy-table, context menu and moving headings', () => {
  it('[TB-13] moves a column by keys and by drag, but not the one with the tree', async () => {
    const element = await show({ columns: three });
    await loadedAhead(element);
    element.focus();
    await press('ArrowUp', 'End', 'Control+Shift+ArrowLeft');
    await until('moved', () => headings(element)[1] === 'Data');
    await said('Data: posição 2 de 3');
    await press('Control+Shift+ArrowLeft');
    expect(headings(element)).to.deep.equal(['Nome', 'Data', 'Quantidade']);
    await until('the drag is ready', async () => {
      await user.drag(middle(find(element, '#head-2')), middle(find(element, '#head-1')));
      return headings(element)[1] === 'Quantidade';
    });
    expect([headings(element), element.sorting]).to.deep.equal([['Nome', 'Quantidade', 'Data'], undefined]);
  });

  it('[TB-13] sorts in a direction, and opens the menu of a row with the entries of the application', async () => {
    const element = await show({
      columns: three,
      selection: 'multiple',
      rowActions: (_: object, key: string) => [{ id: 'open', label: `Abrir ${key}` }],
    });
    const [sorted, chosen] = [listen(element, 'dass-sort'), listen(element, 'dass-row-action')];
    element.focus();
    await press('ArrowUp', 'End', 'Shift+F10');
    await choose(element, 'Ordem decrescente');
    expect([element.sorting, sorted.length]).to.deep.equal([{ column: 'date', direction: 'descending' }, 1]);
    await press('ArrowDown', 'ContextMenu');
    await choose(element, 'Selecionar linha');
    expect(element.selectedKeys[0]).to.equal('p');
    await user.click(find(row(element, 'Bota'), '.cell:not(.first, .checkbox-cell)'), { button: 'right' } as never);
    await choose(element, 'Abrir b');
    expect(chosen.map(({ detail }) => detail)).to.deep.equal([{ id: 'open', row: parts[1], key: 'b' }]);
    expect(active(element)).to.include('Bota');
  });
});
