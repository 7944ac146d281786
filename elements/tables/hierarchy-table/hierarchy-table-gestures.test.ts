import { expect } from '@open-wc/testing';
import { html } from 'lit';
import './hierarchy-table.js';
import type { DassHierarchyTable } from './hierarchy-table.js';
import { productStructures } from '../../../sample-data/structures.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, listen } from '../../../test/support/fixture.js';
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
  twisty,
} from '../../../test/support/elements/hierarchy-table.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';

/** What is written to the clipboard while something is done. @param isOpen else the page may not write there */
async function clipboard(isOpen: boolean, during: (copied: () => string) => Promise<void>): Promise<void> {
  const before = navigator.clipboard;
  const { execCommand } = document;
  let copied = '';
  const writeText = (text: string): Promise<void> =>
    isOpen ? Promise.resolve(void (copied = text)) : Promise.reject(new Error('No'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  document.execCommand = () => false;
  try {
    await during(() => copied);
  } finally {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: before });
    document.execCommand = execCommand;
  }
}

describe('dass-hierarchy-table, what the user does', () => {
  it('[HT-03] * opens the siblings of the row and no others, and tells it', async () => {
    const element = await show();
    const heard = listen(element, 'dass-expand-all');
    element.focus();
    await press('*');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Solado', 'Água', 'Bota']);
    await press('End', '*');
    expect(names(element), 'those at the top').to.have.length(5);
    await press('Home', 'ArrowDown', 'ArrowDown', '*');
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea', 'Solado', 'Água', 'Bota']);
    expect(details(heard)).to.deep.equal(Array.from({ length: 3 }, () => ({ expanded: true, level: undefined })));
    await said('6 linhas visíveis');
  });

  it('goes to the ends by Ctrl with Home and End, in its column, by pages, and to the ends of a row', async () => {
    const element = await show({ rows: productStructures(3_000), columns, expanded: 'all' });
    const at = (): string => find(element, '.rows-sheet .active').closest<HTMLElement>('.row')?.ariaRowIndex ?? '';
    element.focus();
    await press('ArrowDown', 'ArrowRight', 'End', 'Control+End');
    expect(at()).to.equal(grid(element).ariaRowCount);
    expect(find(element, '.rows-sheet .active').matches('.end'), 'the last column').to.equal(true);
    await press('Control+Home');
    expect(at()).to.equal('2');
    expect(find(element, '.rows-sheet .active').matches('.end')).to.equal(true);
    await press('Home');
    expect(find(element, '.rows-sheet .active').matches('.tree')).to.equal(true);
    await press('PageDown');
    const page = Number(at());
    expect(page, 'a page less one row, that stays in sight').to.be.within(8, 14);
    await press('PageDown', 'PageUp');
    expect(at()).to.equal(String(page));
    const [view, one] = [grid(element), find(element, '.rows-sheet .active')].map((e) => e.getBoundingClientRect());
    expect(one?.top).to.be.at.least((view?.top ?? 0) + rowHeight(element));
    expect(one?.bottom).to.be.at.most(view?.bottom ?? 0);
  });

  it('finds a row by several letters, accents aside, and goes on by the same letter', async () => {
    const rows = ['Sola', 'Solado', 'Salto', 'Água', 'Aço'].map((name, id) => ({ id, name, amount: id }));
    const element = await show({ rows });
    element.focus();
    await user.type('sa');
    expect(active(element)).to.equal('Salto2');
    await press('Home');
    await press('s');
    expect(active(element)).to.equal('Solado1');
    await press('End');
    await press('a');
    expect(active(element)).to.equal('Água3');
    await press('a');
    expect(active(element)).to.equal('Aço4');
  });

  it('chooses nothing where nothing can be chosen', async () => {
    const element = await show({ selected: ['b'] });
    const heard = listen(element, 'dass-select-rows');
    element.focus();
    await press('Space', 'Control+Space', 'Control+a', 'Shift+ArrowDown');
    await user.click(find(row(element, 'Bota'), '.end'));
    expect(heard).to.have.length(0);
    expect(element.selectedKeys).to.deep.equal([]);
    expect(findAll(element, '.tick')).to.have.length(0);
    expect(grid(element).ariaMultiSelectable).to.equal(null);
    expect(row(element, 'Bota').ariaSelected).to.equal(null);
    element.selection = 'multiple';
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['b']);
    element.selection = 'none';
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal([]);
    expect(row(element, 'Bota').ariaSelected).to.equal(null);
    expect(findAll(element, '.tick')).to.have.length(0);
  });

  it('tells which one is chosen, and whether it may be many', async () => {
    const element = await show({ selection: 'single' });
    const heard = listen(element, 'dass-select-rows');
    element.focus();
    await press('ArrowDown', 'Space');
    expect(renderedRows(element).map(({ ariaSelected }) => ariaSelected)).to.deep.equal(['false', 'true']);
    expect(findAll(element, '.tick')).to.have.length(0);
    await press('ArrowUp', 'Space');
    const { keys, changed } = heard[1]?.detail as { keys: string[]; changed: unknown[] };
    expect([keys, changed]).to.deep.equal([['p'], [parts[0], parts[1]]]);
    expect(grid(element).ariaMultiSelectable).to.equal(null);
    element.selection = 'multiple';
    await element.updateComplete;
    expect(grid(element).ariaMultiSelectable).to.equal('true');
  });

  it('chooses only what a filter shows', async () => {
    const element = await show({ expanded: 'all', selection: 'multiple', filter: 'gasp' });
    await user.click(find(element, '.head .tick'));
    element.filter = '';
    await element.updateComplete;
    expect(element.selectedKeys).to.deep.equal(['u', 'g']);
    expect(find(row(element, 'Tênis'), '.tick').ariaChecked).to.equal('mixed');
  });

  it('lets a branch be opened and closed while a filter is at work', async () => {
    const element = await show({ filter: 'cabedal' });
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal']);
    await user.click(twisty(element, 'Cabedal'));
    expect(names(element)).to.deep.equal(['Tênis', 'Cabedal', 'Gáspea']);
    await user.click(twisty(element, 'Tênis'));
    expect(names(element)).to.deep.equal(['Tênis']);
    element.filter = '';
    await element.updateComplete;
    expect(names(element), 'as before it').to.deep.equal(['Tênis', 'Bota']);
  });

  it('copies no value that a spreadsheet would run as a formula', async () => {
    const rows = [
      { id: 1, name: '=HYPERLINK("http://x";"y")', amount: -5 },
      { id: 2, parentId: 1, name: '+1+1', amount: '=cmd|x' },
      { id: 3, parentId: 1, name: '@SUM(A1)', amount: 1 },
      { id: 4, parentId: 1, name: '"a" e "b"', amount: 1 },
    ];
    const element = await show({ rows });
    await clipboard(true, async (copied) => {
      element.focus();
      await press('Control+c');
      await until('it is copied', () => copied());
      expect(copied().split('\n')).to.deep.equal([
        `"'=HYPERLINK(""http://x"";""y"")"\t-5`,
        `'  +1+1\t'=cmd|x`,
        `'  @SUM(A1)\t1`,
        `  "a" e "b"\t1`,
      ]);
    });
  });

  it('copies what a filter shows of a branch, and no value breaks the lines and cells of it', async () => {
    const rows = [
      { id: 1, name: 'Tênis\tAurora', amount: 1 },
      { id: 2, parentId: 1, name: 'Cabedal\r\nde couro', amount: 2 },
      { id: 3, parentId: 1, name: 'Solado', amount: 3 },
      { id: 4, name: 'Bota', amount: 4 },
    ];
    const element = await show({ rows });
    const [first, second] = ['"Tênis\tAurora"', '"  Cabedal\r\nde couro"'];
    await clipboard(true, async (copied) => {
      element.focus();
      await press('Control+c');
      await until('it is copied', () => copied() === `${first}\t1\n${second}\t2\n  Solado\t3`);
      element.filter = 'couro';
      await element.updateComplete;
      await press('Control+c');
      await until('without what is left out', () => copied() === `${first}\t1\n${second}\t2`);
      await press('ArrowDown', 'Control+c');
      await until('from its own level on', () => copied() === '"Cabedal\r\nde couro"\t2');
    });
  });

  it('says so where nothing can be copied, and tells the host', async () => {
    const element = await show();
    let isCopied: boolean | undefined;
    element.addEventListener('dass-copy', ({ detail }) => (isCopied = detail.copied));
    await clipboard(false, async () => {
      element.focus();
      await press('Control+c');
      await said('Não foi possível copiar');
    });
    expect(isCopied).to.equal(false);
  });

  it('tells the host what it has copied, and leaves saying it to a host that does', async () => {
    const rows = [
      { id: 1, name: 'Tênis', amount: 1 },
      ...['Cabedal', 'Forro', 'Solado'].map((name, at) => ({ id: 2 + at, parentId: 1, name, amount: 2 })),
      { id: 5, name: 'Bota', amount: 3 },
    ];
    const element = await show({ rows });
    const told: unknown[] = [];
    element.addEventListener('dass-copy', (event) => {
      told.push(event.detail);
      if (told.length === 1) event.preventDefault();
    });
    await clipboard(true, async () => {
      element.focus();
      await press('Control+c');
      await until('it is told', () => told.length === 1);
      await press('ArrowDown', 'Control+c');
      await said('1 linha copiada');
    });
    expect(told).to.deep.equal([
      { row: rows[0], key: '1', count: 4, copied: true },
      { row: rows[4], key: '5', count: 1, copied: true },
    ]);
    const lines = [...document.querySelectorAll('[data-dass-announce] p')];
    expect(lines.some((line) => line.textContent === '4 linhas copiadas')).to.equal(false);
  });

  it('keeps the head, and what it can do, in sight while the rows scroll', async () => {
    const element = await show({ rows: productStructures(3_000), columns, expanded: 'all' });
    await scrollTo(element, rowHeight(element) * 800);
    const { top, left, width } = grid(element).getBoundingClientRect();
    const hit = element.shadowRoot?.elementFromPoint(left + width - 40, top + rowHeight(element) / 2);
    expect(hit?.closest('.heading') === heading(element, 1)).to.equal(true);
    expect(find(element, '.head').getBoundingClientRect().top).to.equal(top);
  });

  it('renders a cell of the host’s own only when what it shows is another, and no other cell pays for it', async () => {
    const rendered: unknown[] = [];
    const element = await show({
      columns: [
        ...columns,
        {
          name: 'chip',
          field: 'amount',
          cell: (_: object, amount: number) => {
            rendered.push(amount);
            return html`<em>${amount}</em>`;
          },
        },
      ],
    });
    expect(findAll(element, '.rows-sheet em').map(({ textContent }) => textContent)).to.deep.equal(['1', '7']);
    rendered.length = 0;
    element.busy = true;
    element.label = 'Outro';
    await element.updateComplete;
    element.focus();
    await press('ArrowDown');
    expect(rendered, 'nothing it shows has changed').to.deep.equal([]);
    await user.click(twisty(element, 'Tênis'));
    expect([...rendered].sort(), 'what has come, and what stands elsewhere now').to.include.members([0.5, 10, 2]);
    for (const cell of findAll(element, '.rows-sheet .row:not([hidden]) .cell:not(.own)'))
      expect([...cell.childNodes].filter((node) => node instanceof Comment)).to.have.length(0);
  });

  it('makes no column narrower than can be seen, and pulls from the other side in right to left', async () => {
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
    const widths = (): number[] => [heading(element, 0), find(row(element, 'Bota'), '.tree')].map((e) => e.offsetWidth);
    expect(widths(), 'room for the toggle and the options').to.deep.equal([96, 96]);
    element.rows = [...parts];
    await element.updateComplete;
    expect(widths(), 'also with other rows').to.deep.equal([96, 96]);
    element.focus();
    await press('ArrowUp', 'ArrowLeft', 'Shift+ArrowLeft');
    expect(widths(), 'wider is to the left').to.deep.equal([112, 112]);
    const { left, top, width, height } = heading(element, 1).getBoundingClientRect();
    await user.drag({ x: left + 3, y: top + height / 2 }, { x: left + width, y: top + height / 2 });
    expect(heading(element, 1).offsetWidth).to.equal(48);
  });

  it('says that rows are coming, or that there are none', async () => {
    const element = await show({ rows: [], busy: true });
    expect(find(element, '.empty').textContent).to.equal('Carregando…');
    expect(grid(element).ariaBusy).to.equal('true');
    element.busy = false;
    await element.updateComplete;
    expect(find(element, '.empty').textContent).to.equal('Nenhuma linha');
    expect(grid(element).ariaBusy).to.equal(null);
  });

  it('cuts a long name at its end, also where the table goes the other way than the name', async () => {
    const name = 'Cabedal com forro e reforço de biqueira '.repeat(6);
    for (const dir of ['ltr', 'rtl']) {
      const element = await show({
        rows: [
          { id: 1, name, amount: name },
          { id: 2, parentId: 1, name, amount: name },
        ],
        columns: [{ name: 'name' }, { name: 'amount' }],
        expanded: 'all',
      });
      element.dir = dir;
      element.style.inlineSize = '400px';
      element.requestUpdate();
      await element.updateComplete;
      for (const cell of findAll(renderedRows(element)[1] as Element, '.cell')) {
        const text = (cell.querySelector('.text') ?? cell).firstChild as Text;
        const first = document.createRange();
        first.setStart(text, 0);
        first.setEnd(text, 1);
        const [letter, box] = [first.getBoundingClientRect(), cell.getBoundingClientRect()];
        expect(letter.left, `${dir}: the first letter`).to.be.at.least(box.left);
        expect(letter.right, `${dir}: the first letter`).to.be.at.most(box.right);
      }
      const twisty = find(renderedRows(element)[0] as Element, '.twisty').getBoundingClientRect();
      const tree = find(renderedRows(element)[0] as Element, '.tree').getBoundingClientRect();
      expect(dir === 'rtl' ? tree.right - twisty.right : twisty.left - tree.left).to.be.within(0, 10);
    }
  });

  const cutName = 'Cabedal com forro e reforço de biqueira '.repeat(6).trim();
  const showCut = async (): Promise<DassHierarchyTable> => {
    const element = await show({
      rows: [
        { id: 1, name: cutName, amount: 1 },
        { id: 2, parentId: 1, name: 'Solado', amount: cutName },
        { id: 3, parentId: 99, name: cutName, amount: 2 },
      ],
      columns: [
        { name: 'name', width: 240 },
        { name: 'amount', width: 160 },
      ],
      selection: 'multiple',
      expanded: 'all',
    });
    element.style.inlineSize = '500px';
    await until('it is cut', () => find(renderedRows(element)[0]!, '.tree').matches('.long'));
    return element;
  };
  const cellsOf = (element: Element, index: number): HTMLElement[] =>
    findAll(renderedRows(element)[index]!, '.cell:not(.tick-cell)');

  it('tells the whole text of a cut cell below the mouse', async () => {
    const element = await showCut();
    const [name, amount] = cellsOf(element, 1) as [HTMLElement, HTMLElement];
    await user.hover(name);
    expect(name.title, 'it is not cut').to.equal('');
    await user.hover(amount);
    expect(amount.title).to.equal(cutName);
    await user.hover(name);
    expect(amount.title).to.equal('');
    const [orphan] = cellsOf(element, 2) as [HTMLElement];
    await user.hover(orphan);
    expect(orphan.title, 'after its note').to.match(/^Sem pai Cabedal/u);
  });

  itNeeds(
    'touch',
    'shows the whole text of a cut cell to a finger that rests on it, and does nothing else',
    async () => {
      const element = await showCut();
      const heard = [
        listen(element, 'dass-row-click'),
        listen(element, 'dass-select-rows'),
        listen(element, 'dass-expand'),
      ];
      for (const cell of [cellsOf(element, 0)[0], cellsOf(element, 1)[1]] as HTMLElement[])
        expect(await readByLongPress(element, cell)).to.equal(cutName);
      expect(getSelection()?.toString(), 'no word is selected').to.equal('');
      expect(heard.map(({ length }) => length)).to.deep.equal([0, 0, 0]);
      await user.tap(cellsOf(element, 1)[0]!);
      await until('a touch is a click again', () => heard[0]?.length === 1);
      expect(isTipShown(element)).to.equal(false);
    },
  );

  it('each level stands further in than the one above, on a phone, too, and deep ones are numbered', async () => {
    const rows = Array.from({ length: 14 }, (_, id) => ({ id, parentId: id === 0 ? '' : id - 1, name: `N${id + 1}` }));
    const element = await show({ rows, columns, expanded: 'all' });
    element.style.inlineSize = '340px';
    element.style.setProperty('--dass-hierarchy-table-height', '900px');
    await until('all rows are rendered', () => renderedRows(element).length === 14);
    const starts = renderedRows(element).map((one) => find(one, '.twisty').getBoundingClientRect().left);
    for (let level = 1; level < 9; level++)
      expect((starts[level] as number) - (starts[level - 1] as number), `level ${level + 1}`).to.be.at.least(5);
    const numbers = renderedRows(element).map((one) => getComputedStyle(find(one, '.text'), '::before').content);
    expect(numbers.slice(0, 9).every((content) => content === 'none')).to.equal(true);
    expect(numbers[9]).to.contain('"10"');
    expect(numbers[13]).to.contain('"14"');
  });

  itNeeds('media', 'shows the note of a row without its parent in the text colour of forced colours', async () => {
    const element = await show({ rows: [{ id: 1, parentId: 9, name: 'Cadarço' }], columns });
    const note = find(renderedRows(element)[0]!, '.twisty');
    expect(note.textContent).to.equal('Sem pai');
    const colour = getComputedStyle(note).color;
    await withMedia({ forcedColors: 'active' }, async () => {
      const text = document.createElement('p');
      text.style.cssText = 'color: CanvasText; forced-color-adjust: none';
      document.body.append(keep(text));
      await until('it has the colour of texts', () => getComputedStyle(note).color === getComputedStyle(text).color);
      expect(getComputedStyle(note).forcedColorAdjust, 'nothing else may replace it').to.equal('none');
    });
    expect(getComputedStyle(note).color).to.equal(colour);
  });
});
