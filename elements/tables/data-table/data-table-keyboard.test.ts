import { expect } from 'chai';
import './data-table.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  active,
  grid,
  heading,
  manyRows,
  materials,
  names,
  press,
  showTable,
} from '../../../test/support/elements/data-table.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { find, focused, until, user } from '../../../test/support/user.js';
import { typeWord } from '../../../test/support/emulation/clock.js';

describe('dass-data-table, keyboard', () => {
  it('is one tab stop, and the arrow keys move from cell to cell and into the header', async () => {
    await mountHtml('<button id="before">Antes</button>');
    const element = await showTable();
    await mountHtml('<button id="after">Depois</button>');
    find(document, '#before').focus();
    await press('Tab');
    expectFocus(grid(element));
    expect(active(element)).to.equal('Couro bovino');
    await press('ArrowRight', 'ArrowRight');
    expect(active(element), 'it stays in the last column').to.equal('84,9');
    await press('ArrowDown');
    expect(active(element)).to.equal('4');
    await press('Home');
    expect(active(element)).to.equal('Linha de algodão');
    await press('Control+End');
    expect(active(element)).to.equal('4');
    expect(grid(element).getAttribute('aria-activedescendant')).to.equal('active-cell');
    await press('Control+Home', 'ArrowUp');
    expect(active(element)).to.equal('Nome');
    await press('ArrowRight');
    expect(active(element)).to.equal('Opções da tabela');
    await press('ArrowRight', 'Enter');
    expect(heading(element, 1).ariaSort).to.equal('ascending');
    await press('ArrowDown');
    expect(active(element)).to.equal('4');
    await press('Tab');
    expect(focused()?.id).to.equal('after');
  });

  it('moves by pages, and finds rows by first letters in the active column', async () => {
    const element = await showTable({ rows: manyRows(500) });
    element.focus();
    await press('PageDown');
    const page = Number(active(element).split(' ')[1]);
    expect(page).to.be.within(8, 20);
    await press('PageUp');
    expect(active(element)).to.equal('Linha 0');
    await press('ArrowRight');
    await typeWord('32');
    await until('the active cell starts with 32', () => active(element) === '32');
  });

  it('reaches the checkboxes of rows and header with the arrow keys', async () => {
    const element = await showTable({ selection: 'multiple' });
    element.focus();
    await press('ArrowLeft');
    expect(find(element, '#active-cell').matches('.checkbox-cell')).to.equal(true);
    await press('Space');
    expect(element.selectedKeys).to.deep.equal(['CO-2']);
    await press('ArrowUp');
    expect(grid(element).getAttribute('aria-activedescendant')).to.equal('head-checkbox');
    await press('Enter');
    expect(element.selectedKeys).to.have.length(4);
  });

  it('fires dass-row-activate for Enter and a double click, and dass-row-click for a click', async () => {
    const element = await showTable();
    const activated = listen(element, 'dass-row-activate');
    const clicked = listen(element, 'dass-row-click');
    element.focus();
    await press('ArrowDown', 'ArrowRight', 'Enter');
    expect(activated.map(({ detail }) => detail)).to.deep.equal([{ row: materials[1], key: 'LI-1', column: 'price' }]);
    await user.click(find(element, '.rows-sheet .row .first'));
    expect(clicked.map(({ detail }) => detail)).to.deep.equal([{ row: materials[0], key: 'CO-2', column: 'name' }]);
    await user.doubleClick(find(element, '.rows-sheet .row .first'));
    expect(activated.at(-1)?.detail).to.deep.equal({ row: materials[0], key: 'CO-2', column: 'name' });
  });

  it('continues from the position of a row that a filter has hidden, and Enter does nothing there', async () => {
    const element = await showTable();
    const activated = listen(element, 'dass-row-activate');
    element.focus();
    await press('ArrowDown');
    element.filter = 'couro';
    await element.updateComplete;
    expect(active(element)).to.equal('none');
    await press('Enter');
    expect(activated).to.have.length(0);
    await press('ArrowDown');
    expect(active(element)).to.equal('Couro estonado');
    element.filter = '';
    await element.updateComplete;
    expect(names(element)).to.have.length(4);
    expect(active(element)).to.equal('Couro estonado');
  });

  it('mirrors Left and Right in right-to-left pages', async () => {
    const element = await showTable();
    element.dir = 'rtl';
    element.focus();
    await press('ArrowLeft');
    expect(active(element)).to.equal('84,9');
    await press('ArrowRight');
    expect(active(element)).to.equal('Couro bovino');
  });

  it('reveal() scrolls to a row and makes it active', async () => {
    const element = await showTable({ rows: manyRows(1000) });
    element.focus();
    expect(element.reveal(700)).to.equal(true);
    await element.updateComplete;
    expect(active(element)).to.equal('Linha 700');
    expect(element.reveal('none')).to.equal(false);
    element.filter = 'linha 1';
    expect(element.reveal(700), 'the filter hides it').to.equal(false);
  });
});
