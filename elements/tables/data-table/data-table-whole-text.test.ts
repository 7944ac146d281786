import { expect } from 'chai';
import './data-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { cells, grid, loadedAhead, press, row, showTable } from '../../../test/support/elements/data-table.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';
import { find, painted, until, user } from '../../../test/support/user.js';

const long = 'Couro bovino vegetal de 1,5 a 1,7 mm, curtido sem cromo, para solados e cintos';
const label = 'Observações do fornecedor para o recebimento';
const show = async () => {
  const rows = ['A', 'B', 'C', 'D'].map((name, id) => ({ id, name, note: name === 'B' ? 'curta' : `${name} ${long}` }));
  const columns = [
    { name: 'name', label: 'Nome', width: 120 },
    { name: 'note', label, width: 160, sortable: true },
    { name: 'id', label: 'Id', width: 300 },
  ];
  const element = await showTable({ rows, columns, layout: 'table' });
  await loadedAhead(element);
  return element;
};
const tip = (element: Element): string => (isTipShown(element) ? find(element, '.tip:popover-open').textContent : '');

describe('dass-data-table, cut texts', () => {
  it('[TB-03] shows a cut text at the active cell by keyboard, until the keyboard moves on', async () => {
    const element = await show();
    element.focus();
    await press('ArrowRight');
    await until('the text is shown', () => tip(element) === `A ${long}`);
    await press('ArrowDown');
    await until('the text is hidden', () => !isTipShown(element));
    await press('ArrowDown');
    await until('the next text is shown', () => tip(element) === `C ${long}`);
    await press('Escape');
    expect(tip(element)).to.equal('');
    await press('ArrowDown');
    await until('the last text is shown', () => tip(element) === `D ${long}`);
    grid(element).blur();
    await until('the text is hidden without the focus', () => !isTipShown(element));
  });

  it('[TB-03] shows a cut heading by keyboard and pointer', async () => {
    const element = await show();
    element.focus();
    await press('ArrowUp', 'End', 'ArrowLeft');
    await until('the heading is shown', () => tip(element) === label);
    await user.hover(find(element, '#head-1'));
    expect(find(element, '#head-1').title).to.equal(label);
  });

  it('[TB-03] shows a cut text below the mouse, and none that is whole', async () => {
    const element = await show();
    const note = (name: string): HTMLElement => cells(row(element, name))[1] as HTMLElement;
    await user.hover(note('A'));
    expect(note('A').title).to.equal(`A ${long}`);
    await user.hover(note('B'));
    expect([note('A').title, note('B').title]).to.deep.equal(['', '']);
    await user.click(note('A'));
    await painted();
    expect(tip(element), 'not after a click').to.equal('');
  });

  itNeeds('touch', '[TB-03] shows a cut text where a finger rests', async () => {
    const element = await show();
    expect(await readByLongPress(element, cells(row(element, 'A'))[1] as HTMLElement)).to.equal(`A ${long}`);
  });

  itNeeds('touch', '[TB-03] a text that a finger reads stays when the active cell changes, until a key', async () => {
    const element = await show();
    element.focus();
    await press('ArrowDown', 'ArrowRight');
    expect(await readByLongPress(element, cells(row(element, 'A'))[1] as HTMLElement)).to.equal(`A ${long}`);
    grid(element).blur();
    await painted();
    element.focus();
    await painted();
    expect(tip(element)).to.equal(`A ${long}`);
    await press('ArrowDown');
    expect(tip(element)).not.to.equal(`A ${long}`);
  });
});
