import { expect } from 'chai';
import './data-table.js';
import { itNeeds } from '../../../test/support/engine.js';
import { withClipboardStub } from '../../../test/support/emulation/clipboard-stub.js';
import { withMedia } from '../../../test/support/emulation/media.js';
import {
  active,
  cells,
  grid,
  heading,
  manyRows,
  materialColumns,
  names,
  press,
  renderedRows,
  row,
  said,
  showTable,
  textOf,
  loadedAhead,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { expectMarkBesideText, textStart } from '../../../test/support/elements/sort-mark.js';
import { pseudoContent } from '../../../test/support/rendering/pseudo-content.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

describe('dass-data-table, columns', () => {
  it('resizes a column by keys, and reports the settings, which restore it', async () => {
    const element = await showTable();
    const events = listen(element, 'dass-columns-change');
    const before = heading(element, 1).offsetWidth;
    element.focus();
    await press('ArrowUp', 'End', 'Shift+ArrowRight');
    await until('the column is wider', () => heading(element, 1).offsetWidth === before + 16);
    const { settings } = events[0]?.detail as { settings: object[] };
    expect(settings).to.deep.equal([
      { name: 'name', isHidden: false, width: undefined },
      { name: 'price', isHidden: false, width: before + 16 },
    ]);
    const other = await showTable({ columnSettings: settings });
    expect(heading(other, 1).offsetWidth).to.equal(before + 16);
  });

  it('has cells as wide as their headings, also with many columns and after columns were moved', async () => {
    const columns = Array.from({ length: 29 }, (_, at) => ({ name: `c${at}`, width: 80 + ((at * 37) % 50) }));
    const element = await showTable({ columns, layout: 'table' });
    const widths = (parts: readonly HTMLElement[]): number[] => parts.map(({ offsetWidth }) => offsetWidth);
    const expectWidths = (wanted: readonly number[]): void => {
      expect(widths(findAll(element, '.heading'))).to.deep.equal(wanted);
      expect(widths(cells(renderedRows(element)[0] as HTMLElement))).to.deep.equal(wanted);
    };
    const [first, ...others] = columns.map(({ width }) => width) as [number, ...number[]];
    expectWidths([first, ...others]);
    element.columnSettings = columns.toReversed().map(({ name }) => ({ name }));
    await element.updateComplete;
    expectWidths([first, ...others.toReversed()]);
  });

  it('hides a column in the columns dialog', async () => {
    const element = await showTable();
    element.focus();
    await user.click(find(element, '#options'));
    const entry = await until('the menu is open', () =>
      findAll(element, '[role=menuitem]').find(
        (item) => item.checkVisibility() && item.textContent.includes('Colunas'),
      ),
    );
    await user.click(entry);
    const box = await until('the dialog is open', () => findAll<HTMLInputElement>(element, '.arranged input')[1]);
    await user.click(box);
    expect(findAll(element, '[role=columnheader]').map(textOf)).to.deep.equal(['Nome']);
    expect(element.columnSettings[1]).to.include({ name: 'price', isHidden: true });
    await press('Escape');
    await until('the dialog is closed', () => findAll(element, 'dass-dialog').length === 0);
  });

  for (const direction of ['ltr', 'rtl'])
    it(`keeps a pinned last column in sight, and scrolls the others out from behind it, ${direction}`, async () => {
      const middle = Array.from({ length: 4 }, (_, at) => ({ name: `c${at}`, width: 160 }));
      const last = { name: 'price', width: 110, isPinned: true };
      const element = await showTable({ columns: [materialColumns[0], ...middle, last], layout: 'table' });
      element.dir = direction;
      element.style.inlineSize = '600px';
      await until('the columns scroll', () => grid(element).hasAttribute('data-wide'));
      const edges = (at: number): [number, number] => {
        const { left, right } = heading(element, at).getBoundingClientRect();
        return [Math.round(left), Math.round(right)];
      };
      const isAtTheEnd = (): boolean => {
        const frame = grid(element).getBoundingClientRect();
        const [left, right] = edges(5);
        const gap = direction === 'ltr' ? frame.right - right : left - frame.left;
        return gap >= 0 && gap <= 20;
      };
      await until('the last column is in sight', isAtTheEnd);
      const cell = cells(row(element, 'Nylon'))[5] as HTMLElement;
      expect(Math.round(cell.getBoundingClientRect().left)).to.equal(edges(5)[0]);
      element.focus();
      const key = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
      await press(key, key, key);
      await until('the fourth column is uncovered', () => {
        const [start, end] = edges(3);
        const [left, right] = edges(5);
        // Browsers scroll by whole pixels.
        return direction === 'ltr' ? end <= left + 1 : start >= right - 1;
      });
      expect(isAtTheEnd()).to.equal(true);
    });

  it('pins no other column than the last one', async () => {
    const element = await showTable({ columns: [{ name: 'name', isPinned: true }, { name: 'price' }] });
    expect(findAll(element, '.pinned')).to.have.length(0);
  });
});

describe('dass-data-table, cards', () => {
  const narrow = async (properties: Record<string, unknown> = {}) => {
    const element = await showTable(properties);
    element.style.inlineSize = '340px';
    await until('rows are cards', () => grid(element).matches('.cards'));
    await painted();
    return element;
  };

  it('shows each row as a card with the headings in it while the table is narrow', async () => {
    const element = await narrow({ selection: 'multiple' });
    const [name, price] = cells(row(element, 'Nylon')) as [HTMLElement, HTMLElement];
    expect(price.getBoundingClientRect().top).to.be.at.least(name.getBoundingClientRect().bottom - 1);
    expect(pseudoContent(price, '::before')).to.include('Preço');
    expect(grid(element).scrollWidth).to.equal(grid(element).clientWidth);
    await user.click(find(row(element, 'Nylon'), '.checkbox'));
    expect(element.selectedKeys).to.deep.equal(['TX-4']);
    element.style.inlineSize = '700px';
    await until('rows are lines', () => !grid(element).matches('.cards'));
    expect((cells(row(element, 'Nylon'))[1] as HTMLElement).dataset['label']).to.equal(undefined);
  });

  it('[TB-01] shows a title in up to two lines, and leaves empty values out', async () => {
    const long = 'Couro bovino napa soft curtido ao cromo, acabamento semi-anilina, espessura 1,2 a 1,4 mm, cor whisky';
    const rows = [
      { id: 'CO-1', name: long, color: '', note: undefined, price: 5 },
      { id: 'CO-2', name: 'Curto', color: 'azul', note: '', price: null },
    ];
    const columns = [
      { name: 'id', label: 'Código' },
      { name: 'name', label: 'Material', isTitle: true },
      { name: 'color', label: 'Cor' },
      { name: 'note', label: 'Nota', editable: true },
      { name: 'price', label: 'Preço', kind: 'number' },
    ];
    const element = await narrow({ rows, columns });
    const shown = (one: HTMLElement): string[] =>
      cells(one)
        .filter((cell) => cell.checkVisibility())
        .map((cell) => `${cell.dataset['label']}: ${textOf(cell)}`);
    const [first, second] = renderedRows(element) as [HTMLElement, HTMLElement];
    expect(shown(first), 'the note can be filled in').to.deep.equal([
      `Material: ${long}`,
      'Código: CO-1',
      'Nota: ',
      'Preço: 5',
    ]);
    expect(shown(second)).to.deep.equal(['Material: Curto', 'Código: CO-2', 'Cor: azul', 'Nota: ']);
    const title = cells(first)[0] as HTMLElement;
    const lines = title.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(title).lineHeight);
    expect([Math.round(lines), pseudoContent(title, '::before'), getComputedStyle(title).fontWeight]).to.deep.equal([
      2,
      'none',
      '600',
    ]);
    const last = cells(first).at(-1) as HTMLElement;
    expect(last.getBoundingClientRect().bottom).to.be.at.most(first.getBoundingClientRect().bottom);
    element.rows = rows.slice(1);
    await element.updateComplete;
    await until('the cards are lower', () => !grid(element).matches('.long-titles'));
  });

  it('moves from field to field by keys, and scrolls through many cards', async () => {
    const element = await narrow({ rows: manyRows(1000), layout: 'cards' });
    element.focus();
    await press('ArrowRight', 'ArrowDown');
    expect(active(element)).to.equal('1');
    await press('Control+End');
    expect(names(element)).to.include('Linha 999');
    const last = row(element, 'Linha 999').getBoundingClientRect();
    expect(last.bottom).to.be.at.most(grid(element).getBoundingClientRect().bottom + 1);
  });

  it('shows only the cards of rows that match the filter', async () => {
    const element = await narrow();
    element.filter = 'nylon';
    await element.updateComplete;
    const shown = findAll(element, '.rows-sheet [role=row]').filter((one) => one.checkVisibility());
    expect(shown.map((one) => textOf(find(one, '.first')))).to.deep.equal(['Nylon']);
  });

  it('shows the heading of the sorted column above the cards', async () => {
    const element = await narrow();
    const atTop = (): string | undefined => {
      const { left, top, height } = find(element, '.head').getBoundingClientRect();
      return element.shadowRoot?.elementFromPoint(left + 30, top + height / 2)?.id;
    };
    expect(atTop()).to.equal('head-0');
    element.sorting = [{ column: 'price', direction: 'descending' }];
    await until('the other heading is shown', () => atTop() === 'head-1');
    await user.click(heading(element, 1));
    expect(element.sorting).to.deep.equal([{ column: 'price', direction: 'ascending' }]);
    expect(find(element, '#options').checkVisibility()).to.equal(true);
  });

  it('shows the sort mark beside the heading, of a number column, too, and no other heading behind it', async () => {
    for (const width of [340, 285]) {
      for (const label of ['Preço', 'Preço médio de reposição do último trimestre']) {
        const columns = [
          { name: 'name', label: 'Descrição completa do material conforme o cadastro', sortable: true },
          { name: 'price', label, kind: 'number', sortable: true },
        ];
        const sorting = [{ column: 'price', direction: 'descending' }];
        const element = await narrow({ columns, sorting, selection: 'multiple' });
        const [first, second] = ['#head-0', '#head-1'].map((id) => find(element, id)) as [HTMLElement, HTMLElement];
        element.style.inlineSize = `${width}px`;
        await painted();
        const nameStart = textStart(first);
        expectMarkBesideText(second);
        expect(textStart(second), 'at the start, as the values').to.be.closeTo(nameStart, 1);
        const [name, price, options] = [first, second, find(element, '#options')].map((part) =>
          part.getBoundingClientRect(),
        );
        expect(price!.right).to.be.at.most(options!.left);
        const end = Number.parseFloat(getComputedStyle(first).paddingInlineEnd);
        expect(name!.right - end, 'the covered text ends before').to.be.at.most(price!.right);
        element.sorting = [{ column: 'name', direction: 'ascending' }];
        await element.updateComplete;
        expectMarkBesideText(first);
        element.remove();
      }
    }
  });

  it('has at most 12 lines in a card', async () => {
    const columns = Array.from({ length: 40 }, (_, at) => ({ name: `c${at}`, label: `Coluna ${at}` }));
    const row = { id: 1, ...Object.fromEntries(columns.map(({ name }) => [name, name])) };
    const element = await narrow({ columns, rows: [row], selection: 'multiple' });
    const shown = cells(renderedRows(element)[0] as Element).filter((cell) => cell.checkVisibility());
    expect(shown).to.have.length(12);
    const card = (renderedRows(element)[0] as Element).getBoundingClientRect();
    expect((shown[11] as Element).getBoundingClientRect().bottom).to.be.at.most(card.bottom);
  });

  it('stays a table where the application says so', async () => {
    const element = await showTable({ layout: 'table' });
    element.style.inlineSize = '340px';
    await painted();
    await painted();
    expect(grid(element).matches('.cards')).to.equal(false);
  });
});

describe('dass-data-table, copying and printing', () => {
  it('copies the selected rows as they are on the screen, else the active row', async () => {
    const element = await showTable({ selection: 'multiple', sorting: { column: 'name', direction: 'descending' } });
    const events = listen(element, 'dass-copy');
    await withClipboardStub(true, async (copied) => {
      element.focus();
      await press('Control+c');
      await said('1 linha copiada');
      expect(copied()).to.equal('Nylon\t10');
      await press('Control+a', 'Control+c');
      await said('4 linhas copiadas');
      expect(copied()).to.equal('Nylon\t10\nLinha de algodão\t4\nCouro estonado\t4\nCouro bovino\t84,9');
    });
    const detail = events.at(-1)?.detail as { rows: { id: string }[]; count: number; copied: boolean };
    expect(detail.rows.map(({ id }) => id)).to.deep.equal(['TX-4', 'LI-1', 'CO-3', 'CO-2']);
    expect([detail.count, detail.copied]).to.deep.equal([4, true]);
  });

  itNeeds('media', 'prints all rows, up to a limit', async () => {
    const element = await showTable({ rows: manyRows(2100), columns: materialColumns });
    await loadedAhead(element);
    await withMedia({ media: 'print' }, async () => {
      await painted();
      const printed = findAll(element, '.printed .row');
      expect(printed).to.have.length(2000);
      expect(textOf(printed[1999] as Element)).to.include('Linha 1999');
      expect(textOf(find(element, '.printed-note'))).to.include('2.000 de 2.100 linhas');
    });
    await painted();
    expect(renderedRows(element).length).to.be.below(60);
  });
});
