import { expect } from 'chai';
import './hierarchy-table.js';
import { setLanguage } from '../../../locales/index.js';
import { listen } from '../../../test/support/fixture.js';
import {
  active,
  columns,
  details,
  grid,
  heading,
  parts,
  press,
  renderedRows,
  row,
  show,
  textOf,
} from '../../../test/support/elements/hierarchy-table.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';

describe('dass-hierarchy-table, columns', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[HT-02] renders the columns of columnSettings from the first rendering on', async () => {
    const element = await show({ columnSettings: [{ name: 'amount', isHidden: true }] });
    expect(findAll(element, '.heading').map(textOf)).to.deep.equal(['Nome']);
    element.columnSettings = [];
    await element.updateComplete;
    expect(findAll(element, '.heading').map(textOf)).to.deep.equal(['Nome', 'Quantidade']);
  });

  it('[TB-12] renders only the columns in view of many, and reaches all by keys', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ name: `c${at}`, field: () => `Texto ${at}`, width: 120 }));
    const element = await show({ columns: [columns[0] as object, ...many] });
    element.style.inlineSize = '500px';
    await until('the columns scroll', () => grid(element).hasAttribute('data-wide'));
    await painted();
    expect(findAll(renderedRows(element)[0] as Element, '.cell').length).to.be.below(20);
    expect(grid(element).getAttribute('aria-colcount')).to.equal('101');
    element.focus();
    await press('ArrowRight', 'ArrowRight', 'End');
    await until('the last column is active', () => active(element) === 'Texto 99');
    await painted();
    const cell = find(element, '#active-cell');
    expect(cell.ariaColIndex).to.equal('101');
    expect(cell.getBoundingClientRect().right).to.be.at.most(grid(element).getBoundingClientRect().right + 1);
  });

  it('[HT-02] shows labels, values, formats and alignment of the columns', async () => {
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

  it('[HT-02] shows, hides, moves and resets columns in the columns dialog', async () => {
    const element = await show({
      columns: [...columns, { name: 'date', label: 'Data', field: 'date', isHidden: true, width: 150 }],
    });
    const events = listen(element, 'dass-columns-change');
    const heads = (): string[] => findAll(element, '.heading').map(textOf);
    const lines = (): HTMLElement[] => findAll(element, '.arranged li');
    element.focus();
    await user.click(find(element, '#options'));
    await until('the menu is open', () => findAll(find(element, 'dass-menu'), '[role=menuitem]').length > 0);
    await press('End', 'Enter');
    await until('the dialog is open', () => lines().length === 3);
    await until('the dialog has the focus', () => element.shadowRoot?.activeElement?.closest('dass-dialog') != null);
    expect(lines().map((line) => find(line, 'label').textContent.trim())).to.deep.equal(['Nome', 'Quantidade', 'Data']);
    expect((find(lines()[0] as Element, 'input') as HTMLInputElement).disabled, 'the tree column stays').to.equal(true);
    await user.click(find(lines()[2] as Element, 'input'));
    expect(heads()).to.deep.equal(['Nome', 'Quantidade', 'Data']);
    const up = findAll(lines()[2] as Element, '.move')[0] as HTMLElement;
    up.focus();
    await press('Enter');
    await until('the column has moved', () => heads()[1] === 'Data');
    expect(heads()).to.deep.equal(['Nome', 'Data', 'Quantidade']);
    expect(textOf(findAll(row(element, 'Tênis'), '.cell')[1] as Element)).to.equal('2026-03-05');
    expect(element.shadowRoot?.activeElement === up, 'at its previous index').to.equal(true);
    await press('Enter');
    expect(heads(), 'not before the tree').to.deep.equal(['Nome', 'Data', 'Quantidade']);
    const down = findAll(lines()[1] as Element, '.move')[1] as HTMLElement;
    for (const [button, order] of [
      [down, ['Nome', 'Quantidade', 'Data']],
      [up, ['Nome', 'Data', 'Quantidade']],
    ] as const) {
      button.focus();
      await press('Enter');
      await until('the column has moved', () => heads().join() === order.join());
      expect(element.shadowRoot?.activeElement === button, 'the focus follows the column').to.equal(true);
    }
    const settings = [
      { name: 'name', isHidden: false, width: undefined },
      { name: 'date', isHidden: false, width: 150 },
      { name: 'amount', isHidden: false, width: undefined },
    ];
    expect(details(events).at(-1)).to.deep.equal({ settings });
    await user.click(find(element, 'dass-dialog dass-button'));
    expect(heads()).to.deep.equal(['Nome', 'Quantidade']);
    expect(details(events).at(-1)).to.deep.equal({ settings: [] });
    await press('Escape');
    await until('the dialog is closed', () => findAll(element, 'dass-dialog').length === 0);
    await until('the focus is restored', () => focused() === grid(element));
    element.columnSettings = settings;
    await element.updateComplete;
    expect(heads(), 'set by the application').to.deep.equal(['Nome', 'Data', 'Quantidade']);
    expect(heading(element, 1).offsetWidth).to.equal(150);
  });

  it('clips a text with an ellipsis only when its column is too narrow, also after it is resized', async () => {
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
    await until('the long text is clipped', () => ends('Dois') === 'ellipsis' && isCut('Dois'));
    expect(ends('Um')).to.equal('clip');
    const noteAt = { name: 'note', isHidden: false };
    element.columnSettings = [{ ...noteAt, width: 48 }];
    await element.updateComplete;
    await until('the short text is clipped', () => ends('Um') === 'ellipsis');
    element.columnSettings = [{ ...noteAt, width: 700 }];
    await element.updateComplete;
    await until('no text is clipped', () => ends('Um') === 'clip' && ends('Dois') === 'clip');
    expect(isCut('Dois')).to.equal(false);
  });

  it('resizes columns by keyboard and by pointer, and fires dass-resize-column', async () => {
    const element = await show();
    const events = listen(element, 'dass-resize-column', 'dass-sort');
    const before = heading(element, 0).offsetWidth;
    element.focus();
    await press('ArrowUp', 'ArrowRight', 'Shift+ArrowRight');
    expect(heading(element, 0).offsetWidth).to.equal(before + 16);
    expect(find(row(element, 'Bota'), '.first').offsetWidth).to.equal(before + 16);
    const { right, top, height } = heading(element, 0).getBoundingClientRect();
    await user.drag({ x: right - 3, y: top + height / 2 }, { x: right - 43, y: top + height / 2 });
    expect(heading(element, 0).offsetWidth).to.equal(before - 24);
    expect(events.map(({ type }) => type)).to.deep.equal(['dass-resize-column', 'dass-resize-column']);
    expect(events[1]?.detail).to.deep.equal({ column: 'name', width: before - 24 });
  });

  it('keeps the first column sticky on a phone while the other columns scroll', async () => {
    const element = await show({
      columns: ['name', 'a', 'b', 'c', 'd'].map((name) => ({ name, label: name, field: 'name' })),
    });
    element.style.inlineSize = '340px';
    await until('the table is narrow', () => grid(element).matches('[data-wide]'));
    element.focus();
    await press('ArrowRight', 'ArrowRight', 'End');
    await press('End');
    await until('the table has scrolled', () => grid(element).scrollLeft > 0);
    const first = find(row(element, 'Tênis'), '.first').getBoundingClientRect();
    const box = grid(element).getBoundingClientRect();
    expect(first.left).to.equal(box.left);
    expect(first.width).to.be.lessThan(box.width * 0.65);
    const last = findAll(row(element, 'Tênis'), '.cell').at(-1)?.getBoundingClientRect();
    expect(last?.right).to.be.at.most(box.right + 1);
    expect(last?.left).to.be.at.least(first.right - 1);
  });

  it('limits the minimum width of a column, and resizes from the other side in right-to-left pages', async () => {
    const element = await show({ columns: [...columns, { name: 'id', label: 'Código', field: 'id' }] });
    element.dir = 'rtl';
    await element.updateComplete;
    const end = (): { x: number; y: number } => {
      const { left, top, height } = heading(element, 0).getBoundingClientRect();
      return { x: left + 3, y: top + height / 2 };
    };
    const before = heading(element, 0).offsetWidth;
    const from = end();
    await user.drag(from, { x: from.x - 40, y: from.y });
    expect(heading(element, 0).offsetWidth).to.equal(before + 40);
    const again = end();
    await user.drag(again, { x: again.x + before, y: again.y });
    const widths = (): number[] =>
      [heading(element, 0), find(row(element, 'Bota'), '.first')].map((e) => e.offsetWidth);
    expect(widths(), 'space for the toggle and the options').to.deep.equal([96, 96]);
    element.rows = [...parts];
    await element.updateComplete;
    expect(widths(), 'also after the rows were replaced').to.deep.equal([96, 96]);
    element.focus();
    await press('ArrowUp', 'ArrowLeft', 'Shift+ArrowLeft');
    expect(widths(), 'the left arrow key widens the column').to.deep.equal([112, 112]);
    const { left, top, width, height } = heading(element, 1).getBoundingClientRect();
    await user.drag({ x: left + 3, y: top + height / 2 }, { x: left + width, y: top + height / 2 });
    expect(heading(element, 1).offsetWidth).to.equal(48);
  });
});
