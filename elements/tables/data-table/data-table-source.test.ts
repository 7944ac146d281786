import { expect } from 'chai';
import './data-table.js';
import type { DataRequest, DataSource } from './data-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  grid,
  names,
  noticed,
  press,
  renderedRows,
  said,
  scrollTo,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

const TOTAL = 10_000_000;

/** A source of `Linha 0`, `Linha 1` … that answers at once, unless `wait` or `fails` says otherwise. */
class TestSource implements DataSource {
  readonly requests: DataRequest[] = [];
  fails = false;
  wait: Promise<unknown> | undefined;
  total = TOTAL;

  async load(request: DataRequest) {
    this.requests.push(request);
    await this.wait;
    if (this.fails) throw new Error('down');
    const { from, count, search, sorting } = request;
    const total = search ? 3 : this.total;
    const isDescending = sorting[0]?.direction === 'descending';
    const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => {
      const id = isDescending ? total - 1 - from - at : from + at;
      return { id, name: `Linha ${search}${id}`, price: id };
    });
    return { rows, total };
  }
}

const show = async (source: DataSource = new TestSource(), properties: Record<string, unknown> = {}) => {
  const element = await showTable({ rows: undefined, dataSource: source, selection: 'multiple', ...properties });
  return element;
};
const loaded = (element: Element, name: string) => until(`${name} is loaded`, () => names(element).includes(name));

describe('dass-data-table, rows of a source', () => {
  const warnings = collectConsole(/<dass-data-table> /);
  afterEach(() => void warnings.messages());

  it('[DS-02] reaches any of 10,000,000 rows by the scroll bar and by Ctrl+End', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Linha 0');
    expect(grid(element).ariaRowCount).to.equal(String(TOTAL + 1));
    await scrollTo(element, grid(element).scrollHeight / 2);
    await until('the middle is loaded', () => Number(names(element)[0]?.split(' ')[1]) > TOTAL * 0.4);
    element.focus();
    await press('Control+End');
    await loaded(element, `Linha ${TOTAL - 1}`);
    expect(renderedRows(element).at(-1)?.ariaRowIndex).to.equal(String(TOTAL + 1));
    expect(source.requests.length).to.be.below(12);
  });

  it('[DS-01] leaves sorting and search to the source, and shows the first rows', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Linha 0');
    await scrollTo(element, 100_000);
    await user.click(find(element, '#head-0'));
    await user.click(find(element, '#head-0'));
    await loaded(element, `Linha ${TOTAL - 1}`);
    expect(source.requests.at(-1)?.sorting).to.deep.equal([{ column: 'name', direction: 'descending' }]);
    element.filter = ' x ';
    await until('three rows', () => renderedRows(element).length === 3);
    expect(source.requests.at(-1)?.search).to.equal('x');
  });

  it('[DS-03] shows rows that are not loaded as loading, in the same height', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Linha 0');
    const height = renderedRows(element)[0]?.offsetHeight;
    let answer: (() => void) | undefined;
    source.wait = new Promise<void>((resolve) => (answer = resolve));
    element.focus();
    await press('Control+End');
    const last = renderedRows(element).at(-1) as HTMLElement;
    expect([last.offsetHeight, last.ariaBusy, textOf(last)]).to.deep.equal([height, 'true', '']);
    expect(active(element)).to.equal('Carregando…');
    await until('it is busy', () => grid(element).getAttribute('aria-busy') === 'true');
    const events: Event[] = [];
    for (const type of ['dass-row-activate', 'dass-row-click', 'dass-select-rows'])
      element.addEventListener(type, (event) => events.push(event));
    await press('Enter');
    await press('Space');
    await press('Home');
    expect(events, 'nothing happens to a row that is not there').to.have.length(0);
    answer?.();
    await loaded(element, `Linha ${TOTAL - 1}`);
    await said(`Linha ${TOTAL - 1}`);
    expect(last.ariaBusy).to.equal(null);
  });

  it('[DS-03] says in its place that a block has failed, and retries it there', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Linha 0');
    source.fails = true;
    element.focus();
    await press('Control+End');
    await until('the failure is shown', () => findAll(element, '.failed-block').length === 1);
    expect(textOf(find(element, '.failed-block'))).to.include('9.999.901 a 10.000.000 não foram carregadas');
    source.fails = false;
    await user.click(find(element, '.failed-block button'));
    await loaded(element, `Linha ${TOTAL - 1}`);
    expect(findAll(element, '.failed-block')).to.have.length(0);
  });

  it('[DS-03] shows a failure of the first rows, also of a source that throws, and retries', async () => {
    let isDown = true;
    const source = new TestSource();
    const element = await show({
      load(request) {
        if (isDown) throw new Error('unauthorised');
        return source.load(request);
      },
    });
    await until('the failure is shown', () => findAll(element, '.state.failed').length === 1);
    isDown = false;
    await user.click(find(element, '.state .retry'));
    await loaded(element, 'Linha 0');
    expect(warnings.messages().join()).to.match(/'dataSource' has failed: .*unauthorised/);
  });

  it('[DS-04] selects all rows without loading them, with exceptions, until another search', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Linha 0');
    const details: { selectedAll: boolean; exceptions: readonly string[]; keys: readonly string[] }[] = [];
    element.addEventListener('dass-select-rows', ({ detail }) => details.push(detail));
    element.focus();
    await press('Control+a');
    await press('ArrowDown');
    await press('Space');
    await element.updateComplete;
    expect(details.map(({ selectedAll, exceptions, keys }) => [selectedAll, exceptions, keys])).to.deep.equal([
      [true, [], []],
      [true, ['1'], []],
    ]);
    expect([element.selectedAll, element.selectionExceptions]).to.deep.equal([true, ['1']]);
    expect(
      renderedRows(element)
        .map((row) => row.ariaSelected)
        .slice(0, 3),
    ).to.deep.equal(['true', 'false', 'true']);
    expect(textOf(find(element, '.selected-count'))).to.equal('9.999.999 selecionadas');
    expect(source.requests.length).to.be.below(4);
    element.filter = 'x';
    await until('three rows', () => renderedRows(element).length === 3);
    expect([element.selectedAll, element.selectedKeys]).to.deep.equal([false, []]);
  });

  it('[DS-04] keeps selected rows that are not loaded any more', async () => {
    const element = await show();
    await loaded(element, 'Linha 0');
    element.focus();
    await press('Space');
    await press('Control+End');
    await loaded(element, `Linha ${TOTAL - 1}`);
    await press('Space');
    expect(element.selectedKeys).to.deep.equal(['0', String(TOTAL - 1)]);
    await press('Control+Shift+Home');
    expect(element.selectedKeys, 'a range that is not loaded').to.have.length(2);
    await noticed('Nem todas as linhas estão carregadas');
  });

  it('[DS-02] aborts what it loads when it is removed, and goes on when it is back', async () => {
    const source = new TestSource();
    source.wait = new Promise(() => {});
    const element = await show(source);
    const place = element.parentElement as HTMLElement;
    element.remove();
    expect(source.requests[0]?.signal.aborted).to.equal(true);
    source.wait = undefined;
    place.append(element);
    await loaded(element, 'Linha 0');
  });

  it('returns to an earlier view far down', async () => {
    const element = await show();
    await loaded(element, 'Linha 0');
    await element.restoreView({
      ...{ activeKey: '5000000', activeIndex: 5_000_000, activeColumn: 0 },
      ...{ topKey: '4999998', topIndex: 4_999_998, topOffset: 0 },
    });
    await loaded(element, 'Linha 5000000');
    element.focus();
    expect(active(element)).to.equal('Linha 5000000');
  });

  it('[DS-01] shows the rows in memory again without a source, and ignores a value that is none', async () => {
    const element = await show();
    await loaded(element, 'Linha 0');
    element.rows = [{ id: 1, name: 'Em memória' }];
    element.dataSource = 7 as never;
    await loaded(element, 'Em memória');
    expect(warnings.messages().join()).to.include('dataSource');
  });

  it('[DS-01] has no active row when the rows in memory are shown again', async () => {
    const rows = [{ id: 1, name: 'Bota' }];
    const element = await show(new TestSource(), { rows });
    element.dataSource = undefined;
    await loaded(element, 'Bota');
    element.dataSource = new TestSource();
    await loaded(element, 'Linha 0');
    element.focus();
    await press('ArrowDown', 'ArrowUp');
    expect(active(element)).to.include('Linha 0');
    element.dataSource = undefined;
    await element.updateComplete;
    const events = listen(element, 'dass-row-activate');
    await press('Enter');
    expect([names(element), events]).to.deep.equal([['Bota'], []]);
  });

  it('[TB-10] exports all rows of the source, which it loads in parts', async () => {
    const source = new TestSource();
    source.total = 2500;
    const element = await show(source, { columns: [{ name: 'name', label: 'Nome' }] });
    await loaded(element, 'Linha 0');
    const lines = (await (await element.exportRows({ save: false }))!.text()).split('\r\n');
    expect([lines.length, lines[0], lines[1], lines[2500]]).to.deep.equal([2502, 'Nome', 'Linha 0', 'Linha 2499']);
    const asked = source.requests.filter(({ count }) => count === 500).map(({ from }) => from);
    expect(asked, 'besides the blocks around the view').to.deep.equal([0, 500, 1000, 1500, 2000]);
    await said('2.500 linhas exportadas');
  });

  it('[TB-10] loads a part again that has failed, and stops when the user wants that', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Linha 0');
    source.total = 1500;
    source.fails = true;
    const file = element.exportRows({ save: false });
    await until('the progress is shown', () => findAll(element, '.copying').length === 1);
    await until('it was asked for', () => source.requests.some(({ count }) => count === 500));
    source.fails = false;
    expect((await (await file)!.text()).split('\r\n')).to.have.length(1502);
    source.wait = new Promise(() => {});
    const stopped = element.exportRows({ save: false });
    await until('the progress is shown again', () => findAll(element, '.copying').length === 1);
    await user.click(find(element, '.copying button'));
    source.wait = undefined;
    await said('Exportação interrompida');
    expect(source.requests.at(-1)?.signal.aborted).to.equal(true);
    expect(findAll(element, '.copying')).to.have.length(0);
    expect(await stopped).to.equal(undefined);
  });

  it('[TB-09] shows the sums of the source, and those of the selected rows', async () => {
    const source: DataSource = {
      load: async ({ from, count }) => ({
        rows: Array.from({ length: count }, (_, at) => ({ id: from + at, name: `Linha ${from + at}`, price: 2 })),
        total: 10_000_000,
        sums: { price: 1234.5 },
      }),
    };
    const columns = [
      { name: 'name', label: 'Nome' },
      { name: 'price', label: 'Preço', kind: 'number', summary: ['sum', 'max'] },
    ];
    const element = await show(source, { columns });
    await loaded(element, 'Linha 0');
    await until('the sum is shown', () => findAll(element, '.summary').map(textOf).join() === 'Preço soma 1.234,5');
    for (const row of renderedRows(element).slice(0, 3)) await user.click(row.querySelector('.checkbox')!);
    await until('that of the selected rows', () =>
      textOf(find(element, '.summaries')).endsWith('Preço soma 6 · máximo 2'),
    );
    element.focus();
    await press('Control+a');
    await until('all are selected', () => element.selectedAll);
    expect(findAll(element, '.summaries'), 'sums of rows that are not loaded are unknown').to.have.length(0);
  });

  it('[DS-01] marks the words that the source has searched for', async () => {
    const element = await show(new TestSource(), { filter: 'linha' });
    await loaded(element, 'Linha linha0');
    const marks = renderedRows(element)
      .slice(0, 2)
      .map((row) => row.querySelectorAll('mark').length);
    expect(marks).to.deep.equal([2, 2]);
  });
});
