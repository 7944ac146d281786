import { expect } from 'chai';
import './data-table.js';
import { names, renderedRows, said, showTable, textOf } from '../../../test/support/elements/data-table.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { find, findAll, painted } from '../../../test/support/user.js';

const marks = (element: Element): string[] => renderedRows(element).flatMap((row) => findAll(row, 'mark').map(textOf));
const count = (element: Element): string => textOf(find(element, '.footer .count'));

describe('dass-data-table, filter', () => {
  it('[LK-06] finds a part of the text without accents and in lower case, and marks it', async () => {
    const element = await showTable({ filter: 'ALGODAO' });
    expect(names(element)).to.deep.equal(['Linha de algodão']);
    expect(marks(element)).to.deep.equal(['algodão']);
    expect(count(element)).to.equal('1 de 4 linhas');
    element.filter = 'couro b';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Couro bovino']);
    element.filter = ' ';
    await element.updateComplete;
    expect([names(element).length, count(element)]).to.deep.equal([4, '4 linhas']);
  });

  it('[LK-06] compares punctuation as it is', async () => {
    const rows = [
      { id: 1, name: 'A-10' },
      { id: 2, name: 'A10' },
    ];
    const element = await showTable({ rows, filter: 'a-1' });
    expect(names(element)).to.deep.equal(['A-10']);
  });

  it('searches all columns, or those that are named, and marks only there', async () => {
    const rows = [
      { id: 1, name: 'Dez', price: 4 },
      { id: 2, name: 'Quatro 4', price: 10 },
    ];
    const element = await showTable({ rows, filter: '4' });
    expect(names(element)).to.deep.equal(['Dez', 'Quatro 4']);
    element.filterFields = ['name'];
    await element.updateComplete;
    expect([names(element), marks(element)]).to.deep.equal([['Quatro 4'], ['4']]);
    element.filterFields = ['price'];
    await element.updateComplete;
    expect([names(element), marks(element)]).to.deep.equal([['Dez'], ['4']]);
  });

  it('announces matches once, also when the application sets an equal list of columns again', async () => {
    const element = await showTable({ filter: 'nylon', filterFields: ['name'] });
    element.filter = 'linha';
    await said('1 linha encontrada');
    const lines = (): string[] => findAll(document, '[data-dass-announce] p').map(textOf);
    const before = lines();
    const clock = stopClock(400);
    try {
      element.filterFields = ['name'];
      await element.updateComplete;
      clock.pass(600);
      await painted();
      expect(lines()).to.deep.equal(before);
      element.filterFields = ['price'];
      await element.updateComplete;
      clock.pass(600);
      await said('Nenhuma linha corresponde ao filtro');
    } finally {
      clock.restore();
    }
  });

  it('announces the number of matches, and says when there are none', async () => {
    const element = await showTable();
    element.filter = 'couro';
    await said('2 linhas encontradas');
    element.filter = 'zinco';
    await element.updateComplete;
    expect(textOf(find(element, '.state'))).to.equal('Nenhuma linha corresponde ao filtro');
    await said('Nenhuma linha corresponde ao filtro');
  });
});
