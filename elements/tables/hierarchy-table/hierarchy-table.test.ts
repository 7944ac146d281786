import { expect } from '@open-wc/testing';
import './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import { setLanguage } from '../../../locales/index.js';
import { can, itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  details,
  renderedRows,
  grid,
  heading,
  names,
  parts,
  press,
  row,
  rowHeight,
  said,
  scrollTo,
  show,
  textOf,
  twisty,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, focused, middle, painted, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[HT-01] is made of rows with an id and a parent id, by the fields that are named', async () => {
    const element = await show({
      rows: [
        { codigo: 'X', linha: 2, pai: 'B', nome: 'Sola', ordem: 1 },
        { codigo: 'X', linha: 1, pai: 'A', nome: 'Sola', ordem: 1 },
        { codigo: 'A', nome: 'Tênis', ordem: 2 },
        { codigo: 'B', nome: 'Bota', ordem: 1, partes: [{ linha: 'nota', nome: 'Nota', ordem: 0 }] },
      ],
      fields: { id: 'codigo', parentId: 'pai', optionalId: 'linha', sort: 'ordem', children: 'partes' },
      columns: [{ name: 'nome' }],
      expanded: 'all',
    });
    expect(names(element)).to.deep.equal(['Bota', 'Nota', 'Sola', 'Tênis', 'Sola']);
    expect([...element.expandedKeys].sort()).to.deep.equal(['A', 'B']);
    element.expanded = ['B'];
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota', 'Nota', 'Sola', 'Tênis']);
    expect(element.reveal('X-1')).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Bota', 'Nota', 'Sola', 'Tênis', 'Sola']);
    expect(element.reveal('nowhere')).to.equal(false);
  });

  it('makes its tree once: not again when what loads later has come', async () => {
    let reads = 0;
    const counted = {
      id: 'c',
      name: 'Contada',
      get parentId() {
        reads++;
        return 'p';
      },
    };
    await show({ rows: [...parts, counted] });
    expect(reads).to.equal(1);
  });

  it('goes to a row that a host asks for before all has loaded, and the keyboard is there', async () => {
    const host = await mountHtml('<div></div>');
    const element = Object.assign(document.createElement('dass-hierarchy-table'), { rows: parts, columns });
    host.append(element);
    expect(element.reveal('g')).to.equal(true);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Bota']);
    expect(active(element)).to.equal('Gáspea1');
  });

  it('[HT-02] has the columns as the user has left them from the first rendering on', async () => {
    const element = await show({ columnSettings: [{ name: 'amount', isHidden: true }] });
    expect(findAll(element, '.heading').map(textOf)).to.deep.equal(['Nome']);
    element.columnSettings = [];
    await element.updateComplete;
    expect(findAll(element, '.heading').map(textOf)).to.deep.equal(['Nome', 'Quantidade']);
  });

  it('[HT-02] shows columns as they are described', async () => {
    const element = await show({
      columns: [
        { name: 'name', label: 'Nome', field: 'name' },
        { name: 'amount', label: 'Quantidade', field: 'amount', sortingType: 'number' },
        { name: 'date', label: 'dassTreeNone', field: 'date', sortingType: 'date', align: 'center' },
        { name: 'twice', field: ({ amount }: { amount: number }) => amount * 2, align: 'right' },
        { name: 'hidden', field: 'id', isHidden: true },
        { name: 'note', field: 'amount', format: (amount: number) => `${amount} un` },
        {
          name: 'chip',
          field: 'name',
          cell: (_: object, name: string) => Object.assign(document.createElement('b'), { textContent: name }),
        },
      ],
    });
    expect(findAll(element, '.heading').map(textOf)).to.deep.equal([
      'Nome',
      'Quantidade',
      'Nenhuma linha',
      'twice',
      'note',
      'chip',
    ]);
    const cells = findAll(renderedRows(element)[1] as Element, '.cell');
    expect(cells.map(textOf)).to.deep.equal(['Bota', '7', '05/03/2025', '14', '7 un', 'Bota']);
    expect(cells.map((cell) => getComputedStyle(cell).textAlign)).to.deep.equal([
      'start',
      'end',
      'center',
      'end',
      'start',
      'start',
    ]);
    expect(find(cells[5] as Element, 'b').textContent).to.equal('Bota');
    await setLanguage('en');
    await element.updateComplete;
    expect(textOf(findAll(renderedRows(element)[1] as Element, '.cell')[2] as Element), 'British').to.equal(
      '05/03/2025',
    );
    expect(textOf(findAll(element, '.heading')[2] as Element)).to.equal('No rows');
  });

  it('[HT-02] sorts by number, date, text and by the host’s function', async () => {
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
    const heard = listen(element, 'dass-sort');
    expect(await sorted(4), 'a column that is not sortable').to.deep.equal([
      'Bota',
      'Tênis',
      'Água',
      'Solado',
      'Cabedal',
    ]);
    expect(heading(element, 4).ariaSort).to.equal(null);
    expect(heard).to.have.length(0);
  });

  it('[HT-03] opens and closes a row, and tells it', async () => {
    const element = await show();
    const heard = listen(element, 'dass-expand');
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    await user.click(twisty(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expect(row(element, 'Tênis').ariaExpanded).to.equal('true');
    expect(row(element, 'Bota').ariaExpanded, 'nothing below').to.equal(null);
    await user.click(twisty(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    expect(details(heard)).to.deep.equal([
      { row: parts[0], key: 'p', expanded: true },
      { row: parts[0], key: 'p', expanded: false },
    ]);
  });

  it('[HT-03] opens and closes all by the toggle in the head, and to a level', async () => {
    const element = await show();
    const heard = listen(element, 'dass-expand-all');
    const toggle = find(element, '.toggle');
    expect(toggle.ariaLabel).to.equal('Expandir tudo');
    await user.click(toggle);
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Bota']);
    expect(toggle.ariaLabel).to.equal('Recolher tudo');
    await said('6 linhas visíveis');
    await user.click(toggle);
    expect(names(element)).to.deep.equal(['Tênis', 'Bota']);
    element.focus();
    await press('Alt+2');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expect(details(heard)).to.deep.equal([
      { expanded: true, level: undefined },
      { expanded: false, level: undefined },
      { expanded: true, level: 2 },
    ]);
    element.collapseAll();
    element.expandTo(2);
    await element.updateComplete;
    expect(names(element)).to.have.length(5);
    element.expandAll();
    await element.updateComplete;
    expect(names(element)).to.have.length(6);
  });

  it('[HT-03] opens so many levels from the menu in the head, by pointer and by keys', async () => {
    // What can be chosen waits for what loads later before it is rendered.
    const element = await show({ selection: 'multiple' });
    const heard = listen(element, 'dass-expand-all');
    const menu = (): HTMLElement => find(element, 'dass-menu');
    const entries = (): HTMLElement[] => findAll(menu(), '[role=menuitem]');
    await user.click(find(element, '#options'));
    await until('the menu is there', () => entries().length > 0);
    expect(entries().map(textOf)).to.deep.equal([
      'Expandir até o nível 1',
      'Expandir até o nível 2',
      'Expandir até o nível 3',
      'Colunas…',
    ]);
    await user.click(entries()[1] as Element);
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    expectFocus(grid(element));
    await press('Home', 'ArrowUp', 'ArrowRight', 'ArrowRight');
    expect(find(element, '#options').matches('.active')).to.equal(true);
    await press('Enter');
    await until('it is open again', () => entries().length > 0);
    await press('End', 'ArrowUp', 'Enter');
    expect(names(element)).to.have.length(6);
    await user.click(find(element, '#options'));
    await until('it opens once more', () => entries().length > 0);
    await press('Escape');
    await until('it is closed', () => entries().length === 0);
    expect(details(heard)).to.deep.equal([
      { expanded: true, level: 2 },
      { expanded: true, level: 3 },
    ]);
  });

  it('[HT-02] shows, hides and moves columns as the user wants them, and as they were', async () => {
    const element = await show({
      columns: [...columns, { name: 'date', label: 'Data', field: 'date', isHidden: true, width: 150 }],
    });
    const heard = listen(element, 'dass-columns-change');
    const heads = (): string[] => findAll(element, '.heading').map(textOf);
    const lines = (): HTMLElement[] => findAll(element, '.arranged li');
    element.focus();
    await press('Shift+F10');
    await until('the menu is there', () => findAll(find(element, 'dass-menu'), '[role=menuitem]').length > 0);
    await press('End', 'Enter');
    await until('the dialog is there', () => lines().length === 3);
    await until('it has the focus', () => element.shadowRoot?.activeElement?.closest('dass-dialog') != null);
    expect(lines().map((line) => find(line, 'label').textContent.trim())).to.deep.equal(['Nome', 'Quantidade', 'Data']);
    expect((find(lines()[0] as Element, 'input') as HTMLInputElement).disabled, 'the tree stays').to.equal(true);
    await user.click(find(lines()[2] as Element, 'input'));
    expect(heads()).to.deep.equal(['Nome', 'Quantidade', 'Data']);
    const up = findAll(lines()[2] as Element, '.move')[0] as HTMLElement;
    up.focus();
    await press('Enter');
    await until('it has moved', () => heads()[1] === 'Data');
    expect(heads()).to.deep.equal(['Nome', 'Data', 'Quantidade']);
    expect(textOf(findAll(row(element, 'Tênis'), '.cell')[1] as Element)).to.equal('2026-03-05');
    expect(element.shadowRoot?.activeElement === up, 'where it was').to.equal(true);
    await press('Enter');
    expect(heads(), 'not before the tree').to.deep.equal(['Nome', 'Data', 'Quantidade']);
    const down = findAll(lines()[1] as Element, '.move')[1] as HTMLElement;
    for (const [button, order] of [
      [down, ['Nome', 'Quantidade', 'Data']],
      [up, ['Nome', 'Data', 'Quantidade']],
    ] as const) {
      button.focus();
      await press('Enter');
      await until('it has moved', () => heads().join() === order.join());
      expect(element.shadowRoot?.activeElement === button, 'the focus goes with the column').to.equal(true);
    }
    const settings = [
      { name: 'name', isHidden: false, width: undefined },
      { name: 'date', isHidden: false, width: 150 },
      { name: 'amount', isHidden: false, width: undefined },
    ];
    expect(details(heard).at(-1)).to.deep.equal({ settings });
    await user.click(find(element, 'dass-dialog dass-button'));
    expect(heads()).to.deep.equal(['Nome', 'Quantidade']);
    expect(details(heard).at(-1)).to.deep.equal({ settings: [] });
    await press('Escape');
    await until('it is gone', () => findAll(element, 'dass-dialog').length === 0);
    await until('the focus is back', () => focused() === grid(element));
    element.columnSettings = settings;
    await element.updateComplete;
    expect(heads(), 'set by the host').to.deep.equal(['Nome', 'Data', 'Quantidade']);
    expect(heading(element, 1).offsetWidth).to.equal(150);
  });

  it('[HT-04] sorts siblings up and down, and marks one column alone', async () => {
    const element = await show({ expanded: 'all' });
    const heard = listen(element, 'dass-sort');
    await user.click(heading(element, 0));
    expect(names(element)).to.deep.equal(['Bota', 'Tênis', 'Água', 'Cabedal', 'Gáspea', 'Solado']);
    expect(heading(element, 0).ariaSort).to.equal('ascending');
    await said('Nome: ordem crescente');
    await user.click(heading(element, 0));
    expect(names(element)).to.deep.equal(['Tênis', 'Solado', 'Cabedal', 'Gáspea', 'Água', 'Bota']);
    await user.click(heading(element, 1));
    expect(names(element)).to.deep.equal(['Tênis', 'Água', 'Cabedal', 'Gáspea', 'Solado', 'Bota']);
    expect([0, 1].map((at) => heading(element, at).ariaSort)).to.deep.equal(['none', 'ascending']);
    expect(details(heard)).to.deep.equal([
      { column: 'name', direction: 'ascending' },
      { column: 'name', direction: 'descending' },
      { column: 'amount', direction: 'ascending' },
    ]);
    element.rows = [...parts, { id: 'x', parentId: 'p', name: 'Cola', amount: 1 }];
    await element.updateComplete;
    expect(names(element), 'other rows are sorted, too').to.deep.equal([
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

  it('is a treegrid: levels, places and states are told', async () => {
    const element = await show({ expanded: 'all' });
    expect(grid(element).ariaLabel).to.equal('Partes');
    expect(grid(element).ariaRowCount).to.equal('7');
    const told = renderedRows(element).map((one) =>
      ['aria-rowindex', 'aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded']
        .map((name) => one.getAttribute(name) ?? '-')
        .join(' '),
    );
    expect(told).to.deep.equal(['2 1 1 2 true', '3 2 1 3 true', '4 3 1 1 -', '5 2 2 3 -', '6 2 3 3 -', '7 1 2 2 -']);
  });

  it('is used by keys alone: one tab stop, rows first, then cells, the head above', async () => {
    await mountHtml('<button id="before">Antes</button>');
    const element = await show();
    await mountHtml('<button id="after">Depois</button>');
    find(document, '#before').focus();
    await press('Tab');
    expectFocus(grid(element));
    expect(active(element)).to.equal('Tênis1');
    await press('ArrowRight', 'ArrowDown');
    expect(active(element)).to.equal('Cabedal2');
    await press('ArrowRight', 'ArrowRight');
    expect(active(element), 'into the cells').to.equal('Cabedal');
    await press('ArrowRight');
    expect(active(element)).to.equal('2');
    await press('ArrowDown');
    expect(active(element)).to.equal('Gáspea1'.slice(-1));
    await press('Home', 'ArrowLeft', 'ArrowLeft');
    expect(active(element), 'to the parent').to.equal('Cabedal2');
    await press('ArrowLeft');
    expect(names(element)).to.not.include('Gáspea');
    await press('End');
    expect(active(element)).to.equal('Bota7');
    await press('Home', 'ArrowUp');
    expect(find(element, '.toggle').matches('.active')).to.equal(true);
    await press('Enter');
    expect(names(element)).to.have.length(6);
    await press('ArrowRight', 'Enter');
    expect(heading(element, 0).ariaSort).to.equal('ascending');
    await press('Tab');
    expect(focused()?.id).to.equal('after');
  });

  it('finds rows by first letters, opens siblings by *, and stays with its row when the order changes', async () => {
    const element = await show({ expanded: ['p'] });
    element.focus();
    await press('s');
    expect(active(element)).to.equal('Solado10');
    await press('Home', '*');
    expect(names(element)).to.have.length(5);
    await press('a');
    expect(active(element)).to.equal('Água0,5');
    element.sorting = { column: 'name', direction: 'descending' };
    await element.updateComplete;
    expect(active(element)).to.equal('Água0,5');
    element.collapseAll();
    await element.updateComplete;
    expect(active(element), 'the nearest above').to.equal('Tênis1');
    element.rows = [{ id: 'z', name: 'Zíper', amount: 3 }];
    await element.updateComplete;
    expect(active(element), 'its row is gone').to.equal('none');
    await press('ArrowDown');
    expect(active(element)).to.equal('Zíper3');
  });

  it('tells which row is meant, by click and by Enter', async () => {
    const element = await show();
    const heard = listen(element, 'dass-row-click');
    await user.click(find(row(element, 'Bota'), '.end'));
    expectFocus(grid(element));
    await press('ArrowUp', 'Enter');
    expect(details(heard)).to.deep.equal([
      { row: parts[1], key: 'b', column: 'amount' },
      { row: parts[0], key: 'p', column: undefined },
    ]);
  });

  it('chooses many: a row stands for those below it, Space, ranges and all', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple' });
    const heard = listen(element, 'dass-select-rows');
    const ticks = (): (string | null)[] =>
      findAll(element, '.rows-sheet .tick').length
        ? renderedRows(element).map((one) => find(one, '.tick').ariaChecked)
        : [];
    await user.click(find(row(element, 'Solado'), '.tick'));
    expect(ticks()).to.deep.equal(['mixed', 'false', 'false', 'true', 'false', 'false']);
    const first = heard[0]?.detail as { rows: unknown[]; keys: string[]; changed: unknown[] };
    expect([first.rows, first.keys, first.changed]).to.deep.equal([[parts[3]], ['s'], [parts[3]]]);
    await user.click(find(row(element, 'Tênis'), '.tick'));
    expect(ticks()).to.deep.equal(['true', 'true', 'true', 'true', 'true', 'false']);
    expect(row(element, 'Gáspea').ariaSelected).to.equal('true');
    await user.click(find(row(element, 'Água'), '.tick'));
    expect(ticks()).to.deep.equal(['mixed', 'true', 'true', 'true', 'false', 'false']);
    await press('Control+a');
    expect(element.selectedKeys).to.have.length(6);
    await user.click(find(element, '.head .tick'));
    expect(element.selectedKeys).to.have.length(0);
    await press('End', 'Space', 'Shift+ArrowUp');
    expect(element.selectedKeys).to.deep.equal(['b', 'l']);
    element.rows = [...parts];
    await element.updateComplete;
    expect(element.selectedKeys, 'kept by their keys').to.deep.equal(['b', 'l']);
    element.selected = ['g'];
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['u', 'g']);
  });

  it('chooses an assembly without its parts where rows are independent, and with them by Ctrl', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple', independent: true, selected: ['g'] });
    const heard = listen(element, 'dass-select-rows');
    expect(element.selectedKeys, 'not what is above').to.deep.equal(['g']);
    await user.click(find(row(element, 'Tênis'), '.tick'));
    expect(element.selectedKeys).to.deep.equal(['p', 'g']);
    expect(find(row(element, 'Cabedal'), '.tick').ariaChecked).to.equal('false');
    expect(find(element, '.head .tick').ariaChecked).to.equal('mixed');
    await press('ArrowDown', 'Space');
    expect(element.selectedKeys).to.deep.equal(['p', 'u', 'g']);
    await press('ArrowUp', 'Control+Space');
    expect(element.selectedKeys, 'it was chosen: out with all below').to.deep.equal([]);
    await press('Control+Space');
    expect(element.selectedKeys).to.have.length(5);
    expect((details(heard).at(-1) as { changed: unknown[] }).changed).to.have.length(5);
    await press('Control+a');
    expect(element.selectedKeys).to.have.length(6);
  });

  it('chooses one', async () => {
    const element = await show({ selection: 'single', selected: ['b'] });
    expect(row(element, 'Bota').ariaSelected).to.equal('true');
    await user.click(find(row(element, 'Tênis'), '.end'));
    expect(element.selectedKeys).to.deep.equal(['p']);
    await press('Space');
    expect(element.selectedKeys).to.deep.equal([]);
  });

  it('filters with those above, marks what matches, and comes back as it was', async () => {
    const element = await show({ expanded: ['p'] });
    element.filter = 'GASP';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    expect(find(row(element, 'Gáspea'), 'mark').textContent).to.equal('Gásp');
    expect(row(element, 'Cabedal').ariaSetSize).to.equal('1');
    await said('1 linha encontrada');
    element.rows = [...parts];
    await element.updateComplete;
    expect(names(element), 'rows replaced while filtering').to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    element.rows = parts.slice(0, 5);
    await element.updateComplete;
    expect(find(element, '.empty').textContent).to.equal('Nenhuma linha corresponde ao filtro');
    element.filter = '';
    await element.updateComplete;
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
  });

  it('keeps what is open, where it is scrolled and who is active when rows are replaced', async () => {
    const rows = productStructures(3_000);
    const element = await show({ rows, expanded: 'all' });
    await scrollTo(element, rowHeight(element) * 500);
    const seen = names(element).slice(8, 14);
    const open = element.expandedKeys.length;
    element.rows = [
      ...productStructures(20, { seed: 7 }).map((one) => ({ ...one, id: `n${one.id}`, parentId: '' })),
      ...rows.map((one) => ({ ...one })),
    ];
    await element.updateComplete;
    await painted();
    expect(element.expandedKeys.length).to.equal(open);
    expect(names(element).slice(8, 14)).to.deep.equal(seen);
  });

  it('shows the rows above the first one in view, and scrolls an active row out from under them', async () => {
    const element = await show({ rows: productStructures(3_000), expanded: 'all' });
    element.style.setProperty('--dass-hierarchy-table-height', '780px');
    await until('it is high', () => element.offsetHeight > 770);
    await scrollTo(element, rowHeight(element) * 3);
    const stuck = (): string[] =>
      findAll(element, '.stuck .row')
        .filter((one) => !one.hidden)
        .map((one) => textOf(find(one, '.tree')))
        .reverse();
    await until('they are there', () => stuck().length > 1);
    expect(stuck()).to.deep.equal(['Tênis Aurora 38', 'Cabedal', 'Gáspea']);
    // Nothing is scrolled before it is clicked.
    const point = middle(findAll(element, '.stuck .row')[1] as Element);
    await user.drag(point, point);
    await until('it is in view', () => grid(element).scrollTop === 0);
    expect(active(element)).to.include('Cabedal');
  });

  it('a text that has no room ends in an ellipsis, also once a column is narrower or wider; what has room does not', async () => {
    const element = await show({
      rows: [
        { id: 1, name: 'Um', note: 'curta' },
        { id: 2, name: 'Dois', note: 'Couro bovino semicromo 1,8 a 2,0 mm preto, flor corrigida' },
      ],
      columns: [
        { name: 'name', field: 'name', width: 240 },
        { name: 'note', label: 'Nota', field: 'note', width: 160 },
        { name: 'end', label: 'Fim', field: 'id' },
      ],
    });
    const note = (name: string): HTMLElement => find(row(element, name), '.cell:nth-child(2)');
    const ends = (name: string): string => getComputedStyle(note(name)).textOverflow;
    const isCut = (name: string): boolean => note(name).scrollWidth > note(name).clientWidth;
    await until('the long one is cut', () => ends('Dois') === 'ellipsis' && isCut('Dois'));
    expect(ends('Um')).to.equal('clip');
    const noteAt = { name: 'note', isHidden: false };
    element.columnSettings = [{ ...noteAt, width: 48 }];
    await element.updateComplete;
    await until('the short one is, too', () => ends('Um') === 'ellipsis');
    element.columnSettings = [{ ...noteAt, width: 700 }];
    await element.updateComplete;
    await until('both have room', () => ends('Um') === 'clip' && ends('Dois') === 'clip');
    expect(isCut('Dois')).to.equal(false);
  });

  it('makes columns wider by key and by pointer, and tells it', async () => {
    const element = await show();
    const heard = listen(element, 'dass-resize-column', 'dass-sort');
    const before = heading(element, 0).offsetWidth;
    element.focus();
    await press('ArrowUp', 'ArrowRight', 'Shift+ArrowRight');
    expect(heading(element, 0).offsetWidth).to.equal(before + 16);
    expect(find(row(element, 'Bota'), '.tree').offsetWidth).to.equal(before + 16);
    const { right, top, height } = heading(element, 0).getBoundingClientRect();
    await user.drag({ x: right - 3, y: top + height / 2 }, { x: right - 43, y: top + height / 2 });
    expect(heading(element, 0).offsetWidth).to.equal(before - 24);
    expect(heard.map(({ type }) => type)).to.deep.equal(['dass-resize-column', 'dass-resize-column']);
    expect(heard[1]?.detail).to.deep.equal({ column: 'name', width: before - 24 });
  });

  it('copies a branch for a spreadsheet', async () => {
    let copied = '';
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void (copied = text)) },
    });
    try {
      const element = await show();
      element.focus();
      await press('Control+c');
      await said('5 linhas copiadas');
      expect(copied).to.equal('Tênis\t1\n  Cabedal\t2\n    Gáspea\t1\n  Solado\t10\n  Água\t0,5');
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('keeps the tree in sight on a phone while the other columns scroll', async () => {
    const element = await show({
      columns: ['name', 'a', 'b', 'c', 'd'].map((name) => ({ name, label: name, field: 'name' })),
    });
    element.style.inlineSize = '340px';
    await until('it is narrow', () => grid(element).matches('[data-wide]'));
    element.focus();
    await press('ArrowRight', 'ArrowRight', 'End');
    await press('End');
    await until('it has scrolled', () => grid(element).scrollLeft > 0);
    const first = find(row(element, 'Tênis'), '.tree').getBoundingClientRect();
    const box = grid(element).getBoundingClientRect();
    expect(first.left).to.equal(box.left);
    expect(first.width).to.be.lessThan(box.width * 0.65);
    const last = findAll(row(element, 'Tênis'), '.cell').at(-1)?.getBoundingClientRect();
    expect(last?.right).to.be.at.most(box.right + 1);
    expect(last?.left).to.be.at.least(first.right - 1);
  });

  itNeeds('touch', 'is used by touch: a tap on the twisty opens', async () => {
    const element = await show();
    await user.tap(twisty(element, 'Tênis'));
    await until('it is open', () => names(element).length === 5);
  });

  itNeeds(
    'touch',
    'by touch, what is below an independent row is chosen, and taken out, from the options',
    async () => {
      const element = await show({ expanded: ['p'], selection: 'multiple', independent: true });
      const heard = listen(element, 'dass-select-rows');
      const entries = (): HTMLElement[] => findAll(find(element, 'dass-menu'), '[role=menuitem]');
      const labels = (): string[] => entries().map(textOf);
      const choose = async (label: string): Promise<void> => {
        await user.tap(find(element, '#options'));
        await until(`'${label}' is offered`, () => labels().includes(label));
        const entry = entries()[labels().indexOf(label)] as HTMLElement;
        if (can('coarse pointer')) expect(entry.offsetHeight, 'for a finger with a glove').to.be.at.least(44);
        await user.tap(entry);
        await until('the menu is closed', () => entries().length === 0);
      };
      await user.tap(find(row(element, 'Tênis'), '.tick'));
      expect(element.selectedKeys).to.deep.equal(['p']);
      await choose('Selecionar o que está abaixo de Tênis');
      expect(element.selectedKeys, 'at any depth').to.deep.equal(['p', 'u', 's', 'l', 'g']);
      await said('5 linhas selecionadas');
      expect((details(heard).at(-1) as { changed: unknown[] }).changed).to.have.length(4);
      await user.tap(find(row(element, 'Tênis'), '.tick'));
      expect(element.selectedKeys).to.deep.equal(['u', 's', 'l', 'g']);
      await choose('Desmarcar o que está abaixo de Tênis');
      expect(element.selectedKeys).to.deep.equal([]);
      await user.tap(find(row(element, 'Bota'), '.tick'));
      await user.tap(find(element, '#options'));
      await until('the menu is there', () => entries().length > 0);
      expect(labels().at(-2), 'nothing is below it').to.equal('Expandir até o nível 3');
    },
  );

  it('offers what is below a row only where rows are independent and stand otherwise', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple' });
    const labels = async (): Promise<string[]> => {
      await press('Shift+F10');
      const entries = (): HTMLElement[] => findAll(find(element, 'dass-menu'), '[role=menuitem]');
      await until('the menu is there', () => entries().length > 0);
      const texts = entries().map(textOf);
      await press('Escape');
      await until('it is closed', () => entries().length === 0);
      return texts.slice(3);
    };
    element.focus();
    expect(await labels(), 'a row stands for those below it').to.deep.equal(['Colunas…']);
    element.independent = true;
    await element.updateComplete;
    expect(await labels(), 'none is chosen').to.deep.equal(['Colunas…']);
    await press('Space');
    expect(await labels()).to.deep.equal(['Selecionar o que está abaixo de Tênis', 'Colunas…']);
    element.rows = parts.map((part) => (part.id === 'p' ? { ...part, name: 'Tênis '.repeat(60) } : part));
    await element.updateComplete;
    expect((await labels())[0]?.length, 'a long name is cut').to.be.lessThan(80);
  });

  it('[WCAG 2.4.3] in the head the keyboard goes where the eye does: toggle, heading, options, other headings', async () => {
    const element = await show({ selection: 'multiple' });
    element.focus();
    await press('Home', 'ArrowUp');
    const passed: Element[] = [];
    for (let at = 0; at < 4; at++) {
      passed.push(find(element, '.head .active'));
      await press('ArrowRight');
    }
    expect(passed.map(({ id }) => id)).to.deep.equal(['toggle-all', 'head-0', 'options', 'head-1']);
    const lefts = passed.map((one) => (one.id === 'head-0' ? -1 : one.getBoundingClientRect().left));
    expect(lefts[2], 'the options are seen after the toggle').to.be.greaterThan(lefts[0] as number);
    expect(lefts[3], 'and before the next heading').to.be.greaterThan(lefts[2] as number);
    await press('Home');
    expect(find(element, '.head .active').id).to.equal('toggle-all');
    for (const id of ['head-0', 'options', 'head-1']) {
      await press('ArrowRight');
      expect(find(element, '.head .active').id).to.equal(id);
    }
    await press('ArrowLeft', 'Enter');
    await until('the menu is there', () => findAll(find(element, 'dass-menu'), '[role=menuitem]').length > 0);
  });

  it('a control in a cell has its own keys: Enter goes in, Escape comes back', async () => {
    const pressed: string[] = [];
    const element = await show({
      columns: [
        { name: 'name', field: 'name' },
        {
          name: 'action',
          field: 'id',
          cell: (_: object, id: string) => {
            const button = Object.assign(document.createElement('button'), { textContent: 'Abrir', tabIndex: -1 });
            button.addEventListener('click', () => pressed.push(id));
            return button;
          },
        },
      ],
    });
    const heard = listen(element, 'dass-row-click');
    element.focus();
    await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter', 'Enter', 'Escape');
    expect(pressed).to.deep.equal(['b']);
    expectFocus(grid(element));
    expect(heard).to.have.length(0);
  });

  it('is as high as its rows up to a limit, or as high as it is told to be', async () => {
    const element = await show();
    expect(element.offsetHeight).to.equal(3 * rowHeight(element) + 2);
    element.rows = productStructures(500);
    element.expanded = 'all';
    await element.updateComplete;
    expect(element.offsetHeight).to.be.within(480, 484);
    element.style.blockSize = '300px';
    await until('its rows follow', () => grid(element).offsetHeight < 300);
    expect(element.offsetHeight).to.equal(300);
  });

  it('mounts a million rows, with no blank one wherever it is scrolled', async () => {
    const rows = Array.from({ length: 1_000_000 }, (_, id) => ({
      id,
      parentId: id % 10 ? id - (id % 10) : null,
      name: `Peça ${id}`,
    }));
    const element = await show({ rows, expanded: 'all' });
    expect(grid(element).ariaRowCount).to.equal('1000001');
    for (const share of [0.37, 0.9, 1]) {
      await scrollTo(element, grid(element).scrollHeight * share);
      const box = grid(element).getBoundingClientRect();
      for (const y of [60, 240, 440]) {
        const at = element.shadowRoot?.elementFromPoint(box.left + 60, box.top + y);
        expect(at?.textContent).to.match(/^Peça \d+$/);
      }
    }
    expect(names(element).at(-1)).to.equal('Peça 999999');
    expect(findAll(element, '*').length).to.be.lessThan(230);
  });
});
