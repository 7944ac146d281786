import { expect } from 'chai';
import './hierarchy-table.js';
import type { DassHierarchyTable, DataRequest, DataSource } from './hierarchy-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  expander,
  grid,
  names,
  press,
  renderedRows,
  row,
  noticed,
  said,
  scrollTo,
  show as showParts,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, until, user } from '../../../test/support/user.js';

/** Rows with a number of children at each depth: `0`, `1`, `0.0` … It answers at once, unless `wait` or `fails` says otherwise. */
class TestSource implements DataSource {
  readonly requests: DataRequest[] = [];
  readonly sizes: readonly number[];
  fails = false;
  /** Number of roots that a search finds. */
  found = 2;
  wait: Promise<unknown> | undefined;

  constructor(...sizes: number[]) {
    this.sizes = sizes;
  }

  async load(request: DataRequest) {
    this.requests.push(request);
    await this.wait;
    if (this.fails) throw new Error('down');
    const { from, count, parent, search, sorting } = request;
    const depth = parent === undefined ? 0 : parent.split('.').length;
    const total = search ? this.found : (this.sizes[depth] ?? 0);
    const isDescending = sorting[0]?.direction === 'descending';
    const rows = Array.from({ length: Math.max(0, Math.min(count, total - from)) }, (_, at) => {
      const own = isDescending ? total - 1 - from - at : from + at;
      const id = parent === undefined ? String(own) : `${parent}.${own}`;
      return { id, name: `Peça ${search}${id}`, amount: own, hasChildren: (this.sizes[depth + 1] ?? 0) > 0 };
    });
    return { rows, total };
  }

  get parents(): (string | undefined)[] {
    return this.requests.map(({ parent }) => parent);
  }
}

const columns = [
  { name: 'name', label: 'Nome', sortable: true },
  { name: 'amount', label: 'Quantidade', kind: 'number', editable: true },
];
const show = (dataSource: DataSource, more: Record<string, unknown> = {}): Promise<DassHierarchyTable> =>
  showParts({ rows: undefined, columns, dataSource, ...more });
const shown = (element: Element, name: string): Promise<unknown> =>
  until(`${name} is shown`, () => names(element).includes(name));

describe('dass-hierarchy-table, rows of a source', () => {
  const warnings = collectConsole(/<dass-hierarchy-table> /);
  afterEach(() => void warnings.messages());

  it('[DS-01] asks for the roots, and for the children of a row when it is expanded', async () => {
    const source = new TestSource(3, 2, 1);
    const element = await show(source);
    await shown(element, 'Peça 2');
    expect(source.requests.map(({ parent, from, search }) => [parent, from, search])).to.deep.equal([
      [undefined, 0, ''],
    ]);
    const events = listen(element, 'dass-expand');
    element.focus();
    await press('ArrowDown', 'ArrowRight');
    await shown(element, 'Peça 1.0');
    expect(names(element)).to.deep.equal(['Peça 0', 'Peça 1', 'Peça 1.0', 'Peça 1.1', 'Peça 2']);
    expect([source.parents, events[0]?.detail]).to.deep.equal([
      [undefined, '1'],
      { row: { id: '1', name: 'Peça 1', amount: 1, hasChildren: true }, key: '1', expanded: true },
    ]);
    const child = row(element, 'Peça 1.1');
    expect([child.ariaLevel, child.ariaPosInSet, child.ariaSetSize]).to.deep.equal(['2', '2', '2']);
    await press('ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(active(element)).to.equal('Peça 1.0');
    await user.click(expander(element, 'Peça 1'));
    expect([names(element), element.expandedKeys]).to.deep.equal([['Peça 0', 'Peça 1', 'Peça 2'], []]);
    expect(active(element), 'the ancestor in its place').to.include('Peça 1');
  });

  it('[DS-01] reaches any of 100,000 children, and keeps few of them', async () => {
    const source = new TestSource(2, 100_000);
    const element = await show(source, { expanded: ['0'] });
    await shown(element, 'Peça 0.0');
    expect(grid(element).ariaRowCount).to.equal('100003');
    element.focus();
    await press('End');
    await shown(element, 'Peça 1');
    await until('the last child is loaded', () => names(element).includes('Peça 0.99999'));
    await scrollTo(element, grid(element).scrollHeight / 2);
    await until('the middle is loaded', () => names(element).some((name) => /^Peça 0\.[45]\d{4}$/.test(name)));
    expect(source.requests.length).to.be.below(16);
  });

  it('[DS-03] shows children that are not loaded as loading, in the same height, and announces the active one', async () => {
    const source = new TestSource(1, 500);
    const element = await show(source, { expanded: ['0'] });
    await shown(element, 'Peça 0.0');
    const height = renderedRows(element)[1]?.offsetHeight;
    let answer = (): void => {};
    source.wait = new Promise<void>((resolve) => (answer = resolve));
    element.focus();
    await press('End');
    const last = renderedRows(element).at(-1) as HTMLElement;
    expect([last.offsetHeight, last.ariaBusy, find(last, '.cell').ariaLabel]).to.deep.equal([
      height,
      'true',
      'Carregando…',
    ]);
    const events = listen(element, 'dass-row-click', 'dass-expand', 'dass-select-rows');
    await press('Enter', 'Space', 'ArrowRight', 'F2');
    expect(events, 'nothing happens to a row that is not there').to.have.length(0);
    answer();
    await shown(element, 'Peça 0.499');
    await said('Peça 0.499');
    expect(last.ariaBusy).to.equal(null);
  });

  it('[DS-03] says in their place that children have failed, and retries there', async () => {
    const source = new TestSource(1, 500);
    const element = await show(source);
    await shown(element, 'Peça 0');
    source.fails = true;
    await user.click(expander(element, 'Peça 0'));
    await until('the row says so', () => textOf(row(element, 'Não carregou: abra de novoPeça 0')));
    source.fails = false;
    await user.click(find(element, '.expander'));
    await shown(element, 'Peça 0.0');
    source.fails = true;
    element.focus();
    await press('End');
    await until('the block says so', () => findAll(element, '.failed-block').length === 1);
    source.fails = false;
    await user.click(find(element, '.failed-block button'));
    await shown(element, 'Peça 0.499');
    expect(findAll(element, '.failed-block')).to.have.length(0);
  });

  it('[DS-03] says that the roots have failed, and retries', async () => {
    const source = new TestSource(2);
    source.fails = true;
    const element = await show(source);
    await until('the failure is shown', () => element.shadowRoot!.querySelector('.state.failed'));
    source.fails = false;
    await user.click(find(element, '.retry'));
    await shown(element, 'Peça 1');
  });

  it('[DS-02] aborts the requests of a row that is collapsed, and of a table that is removed', async () => {
    const source = new TestSource(2, 2);
    const element = await show(source);
    await shown(element, 'Peça 0');
    source.wait = new Promise(() => {});
    await user.click(expander(element, 'Peça 0'));
    await until('the row is loading', () => row(element, 'Peça 0').ariaBusy === 'true');
    await user.click(expander(element, 'Peça 0'));
    expect(source.requests.at(-1)?.signal.aborted).to.equal(true);
    await user.click(expander(element, 'Peça 1'));
    await until('the row is loading', () => source.parents.at(-1) === '1');
    element.remove();
    expect(source.requests.at(-1)?.signal.aborted).to.equal(true);
  });

  it('[DS-01] leaves sorting and search to the source: expanded rows stay, a search finds roots', async () => {
    const source = new TestSource(3, 2);
    const element = await show(source, { expanded: ['0'] });
    await shown(element, 'Peça 0.1');
    await user.click(find(element, '#head-0'));
    await user.click(find(element, '#head-0'));
    await until('the order is another one', () => names(element).join() === 'Peça 2,Peça 1,Peça 0,Peça 0.1,Peça 0.0');
    expect(source.requests.at(-1)?.sorting).to.deep.equal([{ column: 'name', direction: 'descending' }]);
    element.filter = ' x ';
    await shown(element, 'Peça x1');
    await said('2 linhas encontradas');
    await user.click(expander(element, 'Peça x1'));
    await shown(element, 'Peça 1.1');
    expect(source.requests.filter(({ search }) => search === 'x').map(({ parent }) => parent)).to.deep.equal([
      undefined,
    ]);
    element.filter = '';
    await shown(element, 'Peça 2');
  });

  it('[DS-01] expands levels as they are loaded, and all of them by the button', async () => {
    const element = await show(new TestSource(2, 2, 1), { expanded: 2 });
    await shown(element, 'Peça 1.1');
    expect(names(element)).to.have.length(6);
    await user.click(find(element, '.toggle'));
    await until('all levels are shown', () => grid(element).ariaRowCount === '11');
    await user.click(find(element, '.toggle'));
    await until('all are collapsed', () => names(element).length === 2);
  });

  it('[DS-04] selects rows without their descendants, and says when not all are loaded', async () => {
    const source = new TestSource(2, 500);
    const element = await show(source, { expanded: ['0'], selection: 'multiple' });
    await shown(element, 'Peça 0.0');
    const events = listen(element, 'dass-select-rows');
    element.focus();
    await press('Space');
    expect([element.selectedKeys, (events[0]?.detail as { rows: object[] }).rows.length]).to.deep.equal([['0'], 1]);
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    expect(element.selectedKeys).to.deep.equal(['0', '0.0', '0.1']);
    await press('Control+a');
    await noticed('Nem todas as linhas estão carregadas');
    element.collapseAll();
    await element.updateComplete;
    await press('Control+a');
    expect(element.selectedKeys).to.include('1');
  });

  it('[DS-05] keeps edits of rows whose blocks are loaded again, also when the source is set later', async () => {
    const source = new TestSource(1, 500);
    const element = await show(source, { expanded: ['0'], dataSource: undefined, rows: [{ id: 'a', name: 'Bota' }] });
    await shown(element, 'Bota');
    element.dataSource = source;
    await shown(element, 'Peça 0.1');
    const cell = (): HTMLElement => find(row(element, 'Peça 0.1'), '.end');
    await user.click(cell());
    await press('7', 'Enter');
    await until('the value has changed', () => textOf(cell()) === '7');
    const { length } = source.requests;
    element.refreshRows();
    await until('the rows are loaded again', () => source.requests.length >= length + 2);
    await element.updateComplete;
    expect(textOf(cell())).to.equal('7');
    await press('Control+z');
    await until('it is undone', () => textOf(cell()) === '1');
  });

  it('[DS-05] knows edits of a source that is there from the start by the keys', async () => {
    const source = new TestSource(3);
    const element = await show(source);
    await shown(element, 'Peça 1');
    const cell = (): HTMLElement => find(row(element, 'Peça 1'), '.end');
    await user.click(cell());
    await press('7', 'Enter');
    await until('the value has changed', () => textOf(cell()) === '7');
    const { length } = source.requests;
    element.refreshRows();
    await until('the rows are loaded again', () => source.requests.length > length);
    await element.updateComplete;
    expect(textOf(cell())).to.equal('7');
  });

  it('[DS-01] shows the rows in memory again without a source, and no row of the other rows is active', async () => {
    const source = new TestSource(3, 2);
    const element = await show(source, { expanded: ['0'], rows: [{ id: '0', name: 'Bota', amount: 1 }] });
    await shown(element, 'Peça 0.1');
    element.focus();
    await press('ArrowDown', 'ArrowDown');
    expect(active(element)).to.include('Peça 0.1');
    source.wait = new Promise(() => {});
    element.refreshRows();
    element.dataSource = undefined;
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota']);
    expect(source.requests.at(-1)?.signal.aborted).to.equal(true);
    const events = listen(element, 'dass-row-click');
    await press('Enter');
    expect(events).to.have.length(0);
    await press('ArrowUp', 'Enter');
    expect(events.map(({ detail }) => (detail as { key: string }).key)).to.deep.equal(['0']);
    element.dataSource = new TestSource(1);
    await shown(element, 'Peça 0');
    await press('Enter');
    expect(events, 'the row in its place is another one').to.have.length(1);
  });

  it('[DS-03] says that a search of the source has found nothing', async () => {
    const source = new TestSource(2);
    const element = await show(source);
    await shown(element, 'Peça 1');
    source.found = 0;
    element.filter = 'x';
    await until('it says so', () => textOf(find(element, '.frame')).includes('Nenhuma linha corresponde ao filtro'));
    await said('Nenhuma linha corresponde ao filtro');
  });
});
