import { expect } from 'chai';
import './data-table.js';
import { heading, materials, names, press, said, showTable } from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

describe('dass-data-table, sorting', () => {
  it('sorts by a click on a heading, and again in the other direction', async () => {
    const element = await showTable();
    const events = listen(element, 'dass-sort');
    await user.click(heading(element, 1));
    expect(names(element), 'equal rows stay in their order').to.deep.equal([
      'Linha de algodão',
      'Couro estonado',
      'Nylon',
      'Couro bovino',
    ]);
    await said('Preço: ordem crescente');
    await user.click(heading(element, 1));
    expect(names(element)).to.deep.equal(['Couro bovino', 'Nylon', 'Linha de algodão', 'Couro estonado']);
    expect(events.at(-1)?.detail).to.deep.equal({ sorting: [{ column: 'price', direction: 'descending' }] });
    expect(element.rows, 'the list of the application is not changed').to.equal(materials);
  });

  it('sorts by several columns: with Shift, and with Ctrl', async () => {
    const element = await showTable({ sorting: { column: 'price', direction: 'ascending' } });
    await user.click(heading(element, 0), { modifiers: ['Shift'] });
    expect(names(element)).to.deep.equal(['Couro estonado', 'Linha de algodão', 'Nylon', 'Couro bovino']);
    expect(findAll(element, '.sort-order').map((one) => one.textContent)).to.deep.equal(['2', '1']);
    await user.click(heading(element, 0), { modifiers: ['Control'] });
    expect(names(element)).to.deep.equal(['Linha de algodão', 'Couro estonado', 'Nylon', 'Couro bovino']);
    element.focus();
    await press('Control+Home', 'ArrowUp', 'Enter');
    expect(element.sorting).to.deep.equal([{ column: 'name', direction: 'ascending' }]);
    await press('End', 'Shift+Enter');
    expect(element.sorting.map(({ column }) => column)).to.deep.equal(['name', 'price']);
  });

  it('sorts from the options menu, for touch and cards', async () => {
    const element = await showTable();
    await user.click(find(element, '#options'));
    const entry = await until('the menu is open', () =>
      findAll(element, '[role=menuitem]').find(
        (item) => item.checkVisibility() && item.textContent.includes('Ordenar por Preço'),
      ),
    );
    await user.click(entry);
    expect(element.sorting).to.deep.equal([{ column: 'price', direction: 'ascending' }]);
  });

  it('leaves the order to an application that sorts itself', async () => {
    const element = await showTable({ externalSorting: true });
    const events = listen(element, 'dass-sort');
    await user.click(heading(element, 1));
    await user.click(heading(element, 1));
    expect(names(element)[0]).to.equal('Couro bovino');
    expect(heading(element, 1).ariaSort).to.equal('descending');
    expect(events.at(-1)?.detail).to.deep.equal({ sorting: [{ column: 'price', direction: 'descending' }] });
  });

  it('ignores a column that is not there, and refuses a direction that is none', async () => {
    const element = await showTable({ sorting: [{ column: 'gone', direction: 'ascending' }] });
    expect(names(element)[0]).to.equal('Couro bovino');
  });
});
