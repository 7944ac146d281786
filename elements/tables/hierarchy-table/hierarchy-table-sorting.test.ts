import { expect } from 'chai';
import './hierarchy-table.js';
import { listen } from '../../../test/support/fixture.js';
import {
  columns,
  details,
  heading,
  names,
  parts,
  renderedRows,
  row,
  said,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { expectMarkBesideText } from '../../../test/support/elements/sort-mark.js';
import { findAll, painted, user, until } from '../../../test/support/user.js';

const click = (element: Element, at: number): Promise<void> => user.click(heading(element, at));

describe('dass-hierarchy-table, sorting', () => {
  it('[HT-02] sorts by number, date, text and by a function of the application', async () => {
    const element = await show({
      columns: [
        { name: 'name', field: 'name', sortable: true },
        { name: 'amount', field: 'amount', sortable: true, sortingType: 'number' },
        { name: 'date', field: 'date', sortable: true, sortingType: 'date' },
        {
          name: 'long',
          field: 'name',
          sortable: true,
          sortingType: 'custom',
          sortingFunc: (a: string, b: string) => a.length - b.length,
        },
        { name: 'plain', field: 'id' },
      ],
      expanded: ['p'],
    });
    const sorted = async (at: number): Promise<string[]> => {
      await user.click(heading(element, at));
      return names(element);
    };
    expect(await sorted(0)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Cabedal', 'Solado']);
    expect(await sorted(1)).to.deep.equal(['Tênis', 'Água', 'Cabedal', 'Solado', 'Bota']);
    expect(await sorted(2)).to.deep.equal(['Bota', 'Tênis', 'Cabedal', 'Solado', 'Água']);
    expect(await sorted(3)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Solado', 'Cabedal']);
    const events = listen(element, 'dass-sort');
    expect(await sorted(4), 'a column that is not sortable').to.deep.equal([
      'Bota',
      'Tênis',
      'Água',
      'Solado',
      'Cabedal',
    ]);
    expect(heading(element, 4).ariaSort).to.equal(null);
    expect(events).to.have.length(0);
  });

  it('[HT-04] sorts siblings in both directions, and marks only one column', async () => {
    const element = await show({ expanded: 'all' });
    const events = listen(element, 'dass-sort');
    await user.click(heading(element, 0));
    expect(names(element)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Cabedal', 'Gáspea', 'Solado']);
    expect(heading(element, 0).ariaSort).to.equal('ascending');
    await said('Nome: ordem crescente');
    await user.click(heading(element, 0));
    expect(names(element)).to.deep.equal(['Tênis', 'Solado', 'Cabedal', 'Gáspea', 'Água', 'Bota']);
    await user.click(heading(element, 1));
    expect(names(element)).to.deep.equal(['Tênis', 'Água', 'Cabedal', 'Gáspea', 'Solado', 'Bota']);
    expect([0, 1].map((at) => heading(element, at).ariaSort)).to.deep.equal(['none', 'ascending']);
    expect(details(events)).to.deep.equal([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      { column: 'amount', direction: 'ascending' },
    ]);
    element.rows = [...parts, { id: 'x', parentId: 'p', name: 'Cola', amount: 1 }];
    await element.updateComplete;
    expect(names(element), 'replaced rows are sorted too').to.deep.equal([
      'Tênis',
      'Água',
      'Cola',
      'Cabedal',
      'Gáspea',
      'Solado',
      'Bota',
    ]);
    element.sorting = undefined;
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Cola', 'Bota']);
  });

  it('[HT-04] marks a sorted number column beside its heading, also a narrow one', async () => {
    const amount = { name: 'amount', field: 'amount', align: 'right', width: 90, sortable: true };
    for (const label of ['Qtd.', 'Quantidade por unidade']) {
      const element = await show({ columns: [columns[0], { ...amount, label }] });
      element.style.inlineSize = '300px';
      for (const [at, column] of ['name', 'amount'].entries()) {
        element.sorting = { column, direction: 'ascending' };
        await element.updateComplete;
        await painted();
        expectMarkBesideText(heading(element, at));
      }
      element.remove();
    }
  });

  it('[HT-02] loses no row when a sorting function is inconsistent', async () => {
    const contrary = { name: 'contrary', field: 'name', sortable: true, sortingType: 'custom', sortingFunc: () => 1 };
    const element = await show({ columns: [...columns, contrary], expanded: 'all' });
    for (let time = 0; time < 2; time++) {
      await click(element, 2);
      expect(names(element).sort()).to.deep.equal(parts.map(({ name }) => name).sort());
      expect(row(element, 'Gáspea').ariaLevel).to.equal('3');
    }
  });

  it('[HT-02] passes values and rows to the sorting function of the application', async () => {
    const byDate = (_a: unknown, _b: unknown, a: { date: string }, b: { date: string }): number =>
      a.date < b.date ? -1 : 1;
    const element = await show({
      columns: [{ name: 'name', field: 'name', sortable: true, sortingType: 'custom', sortingFunc: byDate }],
    });
    await click(element, 0);
    expect(names(element)).to.deep.equal(['Bota', 'Tênis']);
    await click(element, 0);
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
  });

  it('[HT-02] sorts a number column with NaN, texts and empty values: numbers in order, the rest last in both directions', async () => {
    const values = [10, NaN, '9', null, '2026-01-01', true, 1234.5, {}, '', -1];
    const element = await show({
      rows: values.map((value, id) => ({ id, name: `${id}`, value })),
      columns: [
        { name: 'name', field: 'name' },
        { name: 'value', field: 'value', sortable: true, sortingType: 'number' },
      ],
    });
    element.style.blockSize = '560px';
    await until('all rows are rendered', () => renderedRows(element).length === values.length);
    const shown = (): string[] => renderedRows(element).map((one) => textOf(findAll(one, '.cell')[1] as Element));
    expect(shown()).to.deep.equal(['10', '', '9', '', '2026-01-01', 'true', '1.234,5', '', '', '-1']);
    const rest = ['', '', '2026-01-01', 'true', '', ''];
    await click(element, 1);
    expect(shown()).to.deep.equal(['-1', '9', '10', '1.234,5', ...rest]);
    await click(element, 1);
    expect(shown()).to.deep.equal(['1.234,5', '10', '9', '-1', ...rest]);
  });

  it('[HT-04] keeps the sorting and its mark when rows and columns are replaced', async () => {
    const element = await show();
    await click(element, 0);
    await click(element, 0);
    element.rows = [{ id: 'z', name: 'Zíper', amount: 3 }, ...parts];
    element.columns = element.columns.map((column) => ({ ...column }));
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Zíper', 'Tênis', 'Bota']);
    expect([0, 1].map((at) => heading(element, at).ariaSort)).to.deep.equal(['descending', 'none']);
    await click(element, 0);
    expect(heading(element, 0).ariaSort, 'the third click sorts ascending again').to.equal('ascending');
  });
});
