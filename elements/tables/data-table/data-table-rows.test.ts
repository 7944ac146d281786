import { expect } from 'chai';
import './data-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  cells,
  grid,
  heading,
  manyRows,
  materials,
  names,
  renderedRows,
  row,
  scrollTo,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { find, findAll, painted, until } from '../../../test/support/user.js';

describe('dass-data-table, rows', () => {
  const warnings = collectConsole(/<dass-data-table> /);

  it('[LK-08] renders only the rows in view below a sticky header, also of 100,000', async () => {
    const element = await showTable({ rows: manyRows(100_000) });
    expect(grid(element).ariaRowCount).to.equal('100001');
    expect(renderedRows(element).length).to.be.below(40);
    await scrollTo(element, 1_000_000);
    const first = Number(names(element)[0]?.split(' ')[1]);
    expect(first).to.be.above(20_000);
    expect(renderedRows(element)[0]?.ariaRowIndex).to.equal(String(first + 2));
    expect(heading(element, 0).getBoundingClientRect().top).to.be.closeTo(element.getBoundingClientRect().top, 4);
  });

  it('has a grid with headers, and rows that are named by their first cell', async () => {
    const element = await showTable();
    expect(grid(element).ariaLabel).to.equal('Materiais');
    expect(cells(row(element, 'Nylon')).map((cell) => cell.role)).to.deep.equal(['rowheader', 'gridcell']);
    expect([0, 1].map((at) => heading(element, at).ariaSort)).to.deep.equal(['none', 'none']);
  });

  it('keeps the view when rows are replaced', async () => {
    const rows = manyRows(1000);
    const element = await showTable({ rows });
    await scrollTo(element, 8000);
    const before = find(renderedRows(element)[3] as Element, '.first').getBoundingClientRect().top;
    const name = textOf(find(renderedRows(element)[3] as Element, '.first'));
    element.rows = [{ id: 'new', name: 'Nova' }, ...rows];
    await element.updateComplete;
    await painted();
    expect(row(element, name).getBoundingClientRect().top).to.be.closeTo(before, 1);
  });

  it('gives rows without a key, and with the same key, keys of their own, and says so', async () => {
    const rows = [{ name: 'Sem chave' }, { id: 'A', name: 'Um' }, { id: 'A', name: 'Dois' }];
    const element = await showTable({ rows, selection: 'multiple', selected: ['A#2'] });
    expect(row(element, 'Dois').ariaSelected).to.equal('true');
    expect(row(element, 'Um').ariaSelected).to.equal('false');
    expect(warnings.messages().join()).to.include(
      "1 row has no key in the field 'id', 1 row has the key of an earlier row",
    );
  });

  it('says when rows are set that keys are missing or repeated, also when nothing needs the keys', async () => {
    const rows = [{ name: 'Sem chave' }, { id: 'B', name: 'Um' }, { id: 'B', name: 'Dois' }, { id: 'B', name: 'Três' }];
    const element = await showTable({ rows: [] });
    const said = (): readonly string[] => warnings.messages().filter((text) => text.includes('2 rows have the key'));
    element.rows = rows;
    await element.updateComplete;
    expect(said()).to.have.length(1);
    element.selection = 'multiple';
    element.selected = ['B'];
    await element.updateComplete;
    expect(said(), 'only once').to.have.length(1);
  });

  it('says so for a long list, too, without reading it at once', async () => {
    let reads = 0;
    const rows = Array.from({ length: 20_000 }, (_, at) => ({
      get code() {
        reads++;
        return at % 19_990;
      },
      name: `Linha ${at}`,
    }));
    await showTable({ rows, rowKey: 'code' });
    expect(reads).to.be.below(rows.length);
    await until('it is said', () => warnings.messages().some((text) => text.includes('10 rows have the key')));
  });

  it('leaves out entries that are not objects, and shows hostile texts as text', async () => {
    const hostile = '<img src=x onerror="window.hit = 1">';
    const rows = [null, 'text', 7, { id: 1, name: hostile, price: 'x'.repeat(100_000) }, materials[0]];
    const element = await showTable({ rows });
    expect(names(element)).to.deep.equal([hostile, 'Couro bovino']);
    expect(findAll(element, '.rows-sheet img')).to.have.length(0);
  });

  it('[TB-12] shows the keys when there are no columns, and 200 columns side by side', async () => {
    const element = await showTable({ columns: [] });
    expect(names(element)).to.deep.equal(['CO-2', 'LI-1', 'TX-4', 'CO-3']);
    element.columns = Array.from({ length: 200 }, (_, at) => ({ name: `c${at}`, label: `Coluna ${at}` }));
    await element.updateComplete;
    await until('the columns scroll', () => grid(element).scrollWidth > 20_000);
    expect(grid(element).ariaColCount ?? grid(element).getAttribute('aria-colcount')).to.equal('200');
  });

  it('is sorted, filtered and selected as before when it is moved in the document', async () => {
    const element = await showTable({ selection: 'multiple', selected: ['TX-4'], filter: 'n' });
    const before = names(element);
    const place = document.createElement('div');
    document.body.append(place);
    place.append(element);
    await element.updateComplete;
    await painted();
    expect([names(element), element.selectedKeys]).to.deep.equal([before, ['TX-4']]);
    place.remove();
  });
});
