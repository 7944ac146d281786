import { expect } from 'chai';
import './data-table.js';
import { materialColumns, manyRows, press, row, showTable, textOf } from '../../../test/support/elements/data-table.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { find, findAll, user } from '../../../test/support/user.js';

const columns = [
  materialColumns[0],
  { name: 'price', label: 'Preço', kind: 'number', summary: ['sum', 'average', 'min', 'max'] },
];
const summaries = (element: Element): string => findAll(element, '.footer .summaries').map(textOf).join();

describe('dass-data-table, summaries', () => {
  it('[TB-09] shows the sum and other values of a column, of all rows or of those that the filter includes', async () => {
    const element = await showTable({ columns });
    expect(summaries(element)).to.equal('Preço soma 102,9 · média 25,725 · mínimo 4 · máximo 84,9');
    element.filter = 'couro';
    await element.updateComplete;
    expect(summaries(element)).to.equal('Preço soma 88,9 · média 44,45 · mínimo 4 · máximo 84,9');
    element.filter = 'nada disso';
    await element.updateComplete;
    expect(summaries(element)).to.equal('Preço soma 0 · média – · mínimo – · máximo –');
    expect(findAll(await showTable(), '.summaries'), 'without summaries').to.have.length(0);
  });

  it('[TB-09] shows those of the selected rows, and says so', async () => {
    const element = await showTable({ columns, selection: 'multiple' });
    await user.click(find(row(element, 'Nylon'), '.checkbox'));
    await press('Shift+ArrowDown');
    expect(summaries(element)).to.equal('Das selecionadas: Preço soma 14 · média 7 · mínimo 4 · máximo 10');
    await press('Control+a', 'Control+a');
    expect(summaries(element)).to.equal('Preço soma 102,9 · média 25,725 · mínimo 4 · máximo 84,9');
  });

  it('[TB-09] follows what the user edits', async () => {
    const element = await showTable({ columns: [columns[0], { ...columns[1], editable: true, summary: 'sum' }] });
    await user.click(find(row(element, 'Nylon'), '.end'));
    await press('Delete');
    expect(summaries(element)).to.equal('Preço soma 92,9');
  });

  it('[TB-09] formats values as the cells do, dates among them', async () => {
    const rows = [
      { id: 1, name: 'A', price: 1234.5, day: '2026-03-05' },
      { id: 2, name: 'B', price: 0.1, day: '' },
    ];
    const element = await showTable({
      rows,
      columns: [
        { name: 'name', label: 'Nome', summary: 'count' },
        {
          name: 'price',
          label: 'Preço',
          kind: 'number',
          summary: ['sum'],
          format: (price: number) => `R$ ${price.toFixed(2)}`,
        },
        { name: 'day', label: 'Dia', kind: 'date', summary: ['count', 'max'] },
      ],
    });
    expect(summaries(element)).to.equal('Nome quantidade 2Preço soma R$ 1234.60Dia máximo 05/03/2026 · quantidade 1');
  });

  it('[TB-09] warns of a summary that a column does not have, and leaves it out', async () => {
    await expectConsole(/has no summary/, async () => {
      const element = await showTable({ columns: [{ name: 'name', label: 'Nome', summary: ['sum', 'count', 7] }] });
      expect(summaries(element)).to.equal('Nome quantidade 4');
    });
  });

  it('[TB-09] is computed once for many renderings: the cursor moves in 100,000 rows', async () => {
    let read = 0;
    const price = {
      name: 'price',
      label: 'Preço',
      field: (one: { price: number }) => (read++, one.price),
      kind: 'number',
    };
    const element = await showTable({ rows: manyRows(100_000), columns: [columns[0], { ...price, summary: 'sum' }] });
    expect(summaries(element)).to.equal('Preço soma 4.999.950.000');
    const before = read;
    await user.click(row(element, 'Linha 2'));
    await press('ArrowDown', 'ArrowDown');
    expect(read - before).to.be.lessThan(1000);
  });
});
