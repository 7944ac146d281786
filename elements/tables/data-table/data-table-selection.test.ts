import { expect } from 'chai';
import './data-table.js';
import {
  cells,
  materials,
  names,
  press,
  renderedRows,
  row,
  said,
  showTable,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, user } from '../../../test/support/user.js';

const headState = (element: Element): string | null => find(element, '.head .checkbox').ariaChecked;

describe('dass-data-table, selection', () => {
  it('selects rows by their checkboxes, ranges with Shift, and all rows by the header', async () => {
    const element = await showTable({ selection: 'multiple' });
    const events = listen(element, 'dass-select-rows');
    await user.click(find(row(element, 'Linha de algodão'), '.checkbox'));
    const detail = events[0]?.detail as { rows: unknown[]; keys: string[]; changed: unknown[] };
    expect([detail.rows, detail.keys, detail.changed]).to.deep.equal([[materials[1]], ['LI-1'], [materials[1]]]);
    expect([headState(element), row(element, 'Linha de algodão').ariaSelected]).to.deep.equal(['mixed', 'true']);
    await user.click(find(row(element, 'Couro estonado'), '.checkbox'), { modifiers: ['Shift'] });
    expect(element.selectedKeys).to.deep.equal(['LI-1', 'TX-4', 'CO-3']);
    await user.click(find(element, '.head .checkbox'));
    expect([element.selectedKeys.length, headState(element)]).to.deep.equal([4, 'true']);
    await user.click(find(element, '.head .checkbox'));
    expect([element.selectedKeys.length, headState(element)]).to.deep.equal([0, 'false']);
    expect(events).to.have.length(4);
  });

  it('selects with Ctrl and Shift anywhere in a row, and by keys', async () => {
    const element = await showTable({ selection: 'multiple' });
    const clicked = listen(element, 'dass-row-click');
    await user.click(cells(row(element, 'Nylon'))[1] as Element, { modifiers: ['Control'] });
    await user.click(cells(row(element, 'Couro bovino'))[1] as Element, { modifiers: ['Shift'] });
    expect(element.selectedKeys).to.deep.equal(['CO-2', 'LI-1', 'TX-4']);
    expect(clicked, 'selecting is no click on the row').to.have.length(0);
    await press('Control+a');
    expect(element.selectedKeys).to.have.length(4);
    await press('Control+a', 'Home', 'Space', 'Shift+ArrowDown');
    expect(element.selectedKeys).to.deep.equal(['CO-2', 'LI-1']);
    await press('Control+Space');
    expect(element.selectedKeys).to.deep.equal(['CO-2']);
  });

  it('[TB-15] announces how many rows are selected, once after a held key', async () => {
    const element = await showTable({ selection: 'multiple' });
    await user.click(find(row(element, 'Nylon'), '.checkbox'));
    await said('1 linha selecionada');
    await press('Home', 'Shift+ArrowUp', 'Shift+ArrowUp');
    await said('3 linhas selecionadas');
    await press('Control+a', 'Control+a');
    await said('Nenhuma linha selecionada');
    element.selected = ['CO-2', 'TX-4'];
    await element.updateComplete;
    await press('Control+a');
    await said('4 linhas selecionadas');
    const lines = findAll(document, '[data-dass-announce] p').map((line) => line.textContent);
    expect(lines, 'neither what the keys passed nor what the application set').to.not.include('2 linhas selecionadas');
  });

  it('[TB-15] announces the name of the row that is selected in single mode', async () => {
    const element = await showTable({ selection: 'single' });
    await user.click(row(element, 'Nylon'));
    await said('Selecionada: Nylon');
    await press('ArrowDown', 'Space');
    await said('Selecionada: Couro estonado');
    await press('Space');
    await said('Nenhuma linha selecionada');
  });

  it('selects one row in single mode, by a click, Space and Enter', async () => {
    const element = await showTable({ selection: 'single' });
    await user.click(row(element, 'Nylon'));
    expect(element.selectedKeys).to.deep.equal(['TX-4']);
    await press('ArrowDown', 'Space');
    expect(element.selectedKeys).to.deep.equal(['CO-3']);
    await press('Space');
    expect(element.selectedKeys).to.deep.equal([]);
    await press('ArrowUp', 'Enter');
    expect(element.selectedKeys).to.deep.equal(['TX-4']);
    await press('Control+a');
    expect(element.selectedKeys).to.deep.equal(['TX-4']);
  });

  it('keeps selected rows that the filter hides, and selects all of the others', async () => {
    const element = await showTable({ selection: 'multiple', selected: ['TX-4'], filter: 'couro' });
    expect(names(element)).to.deep.equal(['Couro bovino', 'Couro estonado']);
    expect(headState(element)).to.equal('false');
    await user.click(find(element, '.head .checkbox'));
    expect(element.selectedKeys).to.deep.equal(['CO-2', 'TX-4', 'CO-3']);
    await user.click(find(element, '.head .checkbox'));
    expect(element.selectedKeys).to.deep.equal(['TX-4']);
  });

  it('keeps the selection by the keys when rows are replaced, and a key that comes later', async () => {
    const element = await showTable({ selection: 'multiple', selected: ['TX-4', 'NEW'] });
    element.rows = [{ id: 'NEW', name: 'Novo' }, ...materials.map((one) => ({ ...one }))];
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['NEW', 'TX-4']);
    expect(element.selectedRows[1]).to.equal(element.rows[3]);
    element.selected = [];
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal([]);
    expect(renderedRows(element).map(({ ariaSelected }) => ariaSelected)).to.not.include('true');
  });

  it('without selection, has no checkboxes and no selected rows', async () => {
    const element = await showTable({ selected: ['TX-4'] });
    element.focus();
    await press('Space', 'Control+a');
    expect(element.selectedKeys).to.deep.equal([]);
    expect(row(element, 'Nylon').hasAttribute('aria-selected')).to.equal(false);
  });
});
