import { expect } from 'chai';
import './data-table.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { grid, names, renderedRows, said, showTable, textOf } from '../../../test/support/elements/data-table.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

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

  it('[LK-06] finds words in any order and in different columns, and marks each', async () => {
    const rows = [
      { id: 1, name: 'Linha nº 120', price: 7 },
      { id: 2, name: 'Linha nº 40', price: 120 },
      { id: 3, name: 'Fita', price: 7 },
    ];
    const element = await showTable({ rows, filter: '7 linha' });
    expect([names(element), marks(element)]).to.deep.equal([['Linha nº 120'], ['Linha', '7']]);
    element.filter = '120 LINHA';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Linha nº 120', 'Linha nº 40']);
    element.filter = '"linha nº 1"';
    await element.updateComplete;
    expect([names(element), marks(element)]).to.deep.equal([['Linha nº 120'], ['Linha nº 1']]);
  });

  it('[LK-06] offers the nearest words where the rows have no match, announces them, and takes them', async () => {
    const element = await showTable({ filter: 'algodao lihna' });
    const changes = listen(element, 'dass-filter-change');
    const suggestion = await until('the nearest words are offered', () => findAll(element, '.suggestion')[0]);
    expect(textOf(suggestion)).to.equal('Quis dizer algodao Linha?');
    element.filter = 'coro';
    await until('they are those of the filter', () => textOf(find(element, '.suggestion')).includes('Couro'));
    await announced('Nenhuma linha corresponde ao filtro. Quis dizer Couro?');
    grid(element).focus();
    await user.press('Tab');
    await user.press('Enter');
    expect([element.filter, names(element)]).to.deep.equal(['Couro', ['Couro bovino', 'Couro estonado']]);
    expect(changes.map(({ detail }) => detail)).to.deep.equal([{ filter: 'Couro' }]);
    expectFocus(grid(element));
  });

  it('[LK-06] offers words of the columns and rows that are searched', async () => {
    const element = await showTable({ filter: 'coro', filterFields: ['price'] });
    await painted();
    expect(findAll(element, '.suggestion')).to.deep.equal([]);
    element.filterFields = ['name'];
    element.columns = [{ name: 'name', label: 'Nome', filter: true }, { name: 'price' }];
    await until('the nearest words are offered', () => findAll(element, '.suggestion')[0]);
    element.filters = [{ column: 'name', contains: 'linha' }];
    await until('the filter of the column is loaded', () => findAll(element, '.clear-filters')[0]);
    expect(findAll(element, '.suggestion')).to.deep.equal([]);
    expect(textOf(find(element, '.state.empty'))).to.contain('Nenhuma linha corresponde ao filtro');
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

  it('[HT-03] searches 200,000 rows in slices: the first matches at once, and no answer before all are searched', async () => {
    const rows = Array.from({ length: 200_000 }, (_, id) => ({ id, name: `Couro ${id}`, price: id / 8 }));
    const element = await showTable({
      rows,
      columns: [
        { name: 'name', label: 'Nome' },
        { name: 'price', label: 'Preço', kind: 'number' },
      ],
    });
    const grid = find(element, '.rows');
    const seen = new Set<string>();
    element.filter = 'couro';
    await element.updateComplete;
    await until('all are found', () => {
      seen.add(count(element));
      expect(names(element)[0], 'the first row stays').to.equal('Couro 0');
      return grid.ariaBusy !== 'true';
    });
    expect(seen.size).to.be.greaterThan(1);
    expect(count(element)).to.equal('200.000 linhas');

    // A match far below: until it is found, nothing says that there is none.
    Object.assign(element, { rows: [...rows], filter: 'zinco' });
    await element.updateComplete;
    expect([grid.ariaBusy, findAll(element, '.state').map(textOf).join('')]).to.deep.equal(['true', '']);
    await until('all are searched', () => grid.ariaBusy !== 'true');
    expect(textOf(find(element, '.state'))).to.equal('Nenhuma linha corresponde ao filtro');

    Object.assign(element, { rows: [...rows], filter: '99' });
    await element.updateComplete;
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    await until('the search goes on', () => grid.ariaBusy !== 'true');
    expect(count(element)).to.equal(
      `${rows.filter(({ name, price }) => /99/.test(`${name}\n${price.toLocaleString('pt-BR', { maximumFractionDigits: 3 })}`)).length.toLocaleString('pt-BR')} de 200.000 linhas`,
    );
  });
});
