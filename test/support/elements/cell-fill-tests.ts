import { executeServerCommand } from '@web/test-runner-commands';
import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import {
  active,
  cells,
  grid,
  manyRows,
  noticed,
  press,
  renderedRows,
  row,
  said,
  showEdited,
  type EditedTag,
  textOf,
} from './data-table.js';
import { withMedia } from '../emulation/media.js';
import { itNeeds } from '../engine.js';
import { listen } from '../fixture.js';
import { find, findAll, middle, painted, until, user } from '../user.js';

const columns = [
  { name: 'code', label: 'Código' },
  { name: 'name', label: 'Nome', editable: ({ id }: { id: number }) => id !== 5 },
  { name: 'price', label: 'Preço', kind: 'number', editable: true },
  { name: 'note', label: 'Nota', editable: true },
];
const materials = [
  { id: 1, code: 'C1', name: 'Couro', price: 84.9, note: '' },
  { id: 2, code: 'C2', name: 'Linha', price: 4, note: '' },
  { id: 3, code: 'C3', name: 'Nylon', price: 10, note: '' },
  { id: 4, code: 'C4', name: '', price: null, note: '' },
  { id: 5, code: 'C5', name: 'Fio', price: 1, note: '' },
  { id: 6, code: '', name: 'Cola', price: 2, note: '' },
];
const mouse = (...steps: unknown[][]): Promise<unknown> => executeServerCommand('dass:mouse', { steps });
const rowAt = (element: Element, at: number): HTMLElement => renderedRows(element)[at] as HTMLElement;
const cell = (element: Element, at: number, column: number): HTMLElement =>
  cells(rowAt(element, at))[column] as HTMLElement;
const texts = (element: Element, column: number): string[] =>
  renderedRows(element).map((one) => textOf(cells(one)[column] as HTMLElement));
const handle = (element: Element): HTMLElement => find(element, '.fill-handle');
const preview = (element: Element): HTMLElement => find(element, '.fill-preview');
const hasHandle = (element: Element): boolean => handle(element).checkVisibility();
const dragHandle = (element: Element, to: HTMLElement): Promise<void> => user.drag(middle(handle(element)), middle(to));
/** Selects a range from one cell to another. */
const select = async (element: Element, from: HTMLElement, to: HTMLElement): Promise<void> => {
  await user.click(from);
  await user.click(to, { modifiers: ['Shift'] });
  await until('the range is drawn', () => !find(element, '.cell-range').classList.contains('single'));
};
/** The texts of the cells that a screen reader finds selected. */
const selected = (element: Element): string[] => findAll(element, '.cell[aria-selected=true]').map(textOf);

/** Tests what every table does with its fill handle, and with the state of selected cells. */
export function testCellFills(tag: EditedTag): void {
  const show = async (more: Record<string, unknown> = {}): Promise<DassDataTable> => {
    const element = await showEdited(tag, { columns, rows: materials, cellSelection: true, ...more });
    await until('the part for ranges has loaded', () => element.shadowRoot!.querySelector('.cell-range'));
    return element;
  };

  describe(`${tag}, fill handle`, () => {
    it('[TB-06] repeats the values of a range below it, in one event and one step of undo', async () => {
      const element = await show();
      const events = listen(element, 'dass-cells-change', 'dass-row-click');
      await select(element, cell(element, 0, 1), cell(element, 1, 2));
      events.length = 0;
      await dragHandle(element, cell(element, 5, 2));
      await until('the cells are filled', () => texts(element, 1)[5] === 'Linha');
      expect(texts(element, 1)).to.deep.equal(['Couro', 'Linha', 'Couro', 'Linha', 'Fio', 'Linha']);
      expect(texts(element, 2), 'numbers are copied').to.deep.equal(['84,9', '4', '84,9', '4', '84,9', '4']);
      await said('7 células alteradas, 1 célula sem alteração');
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-cells-change']);
      const { changes } = events[0]!.detail as { changes: { key: string; column: string }[] };
      expect(changes.map(({ key, column }) => key + column)).to.deep.equal([
        ...['3name', '3price', '4name', '4price'],
        ...['5price', '6name', '6price'],
      ]);
      expect(selected(element), 'the range includes what is filled').to.have.length(12);
      expect(active(element)).to.equal('Couro');
      expect(getComputedStyle(preview(element)).display).to.equal('none');
      await press('Control+z');
      await until('the step is undone', () => texts(element, 1).join() === 'Couro,Linha,Nylon,,Fio,Cola');
      expect(texts(element, 2)).to.deep.equal(['84,9', '4', '10', '', '1', '2']);
    });

    it('[TB-06] fills upwards, with the block in its place', async () => {
      const element = await show();
      await select(element, cell(element, 4, 2), cell(element, 5, 2));
      await dragHandle(element, cell(element, 1, 2));
      await until('the cells are filled', () => texts(element, 2).join() === '84,9,2,1,2,1,2');
      expect(selected(element)).to.have.length(5);
    });

    it('[TB-06] fills sideways, with values read as pasted ones, and lists what is refused', async () => {
      const element = await show();
      await select(element, cell(element, 0, 2), cell(element, 1, 2));
      await dragHandle(element, cell(element, 1, 3));
      await until('the notes are filled', () => texts(element, 3).join() === '84,9,4,,,,');
      await select(element, cell(element, 0, 1), cell(element, 1, 1));
      await dragHandle(element, cell(element, 0, 2));
      const opened = await until('the refused cells are listed', () =>
        element.shadowRoot!.querySelector<HTMLElement>('dass-dialog'),
      );
      await until('both are listed', () => findAll(opened, 'tbody tr').length === 2);
      expect(findAll(opened, 'tbody tr').map((line) => [...line.children].map((one) => one.textContent))).to.deep.equal(
        [
          ['C1', 'Preço', 'Couro', 'Não é um número'],
          ['C2', 'Preço', 'Linha', 'Não é um número'],
        ],
      );
      expect(texts(element, 2).slice(0, 2)).to.deep.equal(['84,9', '4']);
      await user.click(find(opened, 'dass-button'));
      await until('the list is closed', () => !opened.isConnected);
    });

    it('[TB-06] lists the cells that the column or the application refuses', async () => {
      const validate = (value: unknown): string | undefined => (value === 'Couro' ? 'Só um' : undefined);
      const element = await show({ columns: columns.map((one) => (one.name === 'name' ? { ...one, validate } : one)) });
      element.addEventListener('dass-cells-change', ({ detail }) => detail.refuse('Preço travado', '2', 'price'));
      await select(element, cell(element, 0, 1), cell(element, 0, 2));
      await dragHandle(element, cell(element, 1, 2));
      const opened = await until('the refused cells are listed', () =>
        element.shadowRoot!.querySelector<HTMLElement>('dass-dialog'),
      );
      await until('both are listed', () => findAll(opened, 'tbody tr').length === 2);
      expect(findAll(opened, 'td:last-child').map(textOf)).to.deep.equal(['Só um', 'Preço travado']);
      await user.click(find(opened, 'dass-button'));
      await until('the list is closed', () => !opened.isConnected);
    });

    it('[TB-06] shows what will be filled; Escape cancels, and the range stays', async () => {
      const element = await show();
      const events = listen(element, 'dass-cells-change');
      await select(element, cell(element, 0, 1), cell(element, 0, 2));
      const { x, y } = middle(handle(element));
      const to = middle(cell(element, 2, 2));
      await mouse(['move', x, y], ['down'], ['move', x, y + 10], ['move', to.x, to.y]);
      await until('the outline is shown', () => preview(element).checkVisibility());
      const [outline, start, end] = [preview(element), cell(element, 1, 1), cell(element, 2, 2)].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      expect([outline.left - start.left, outline.top - start.top].map(Math.round)).to.deep.equal([0, 0]);
      expect([outline.right - end.right, outline.bottom - end.bottom].every((gap) => Math.abs(gap) < 3)).to.equal(true);
      await user.press('Escape');
      await mouse(['move', to.x, to.y + 3], ['up']);
      await painted();
      expect(preview(element).checkVisibility()).to.equal(false);
      expect([events.length, selected(element).length, texts(element, 1)[1]]).to.deep.equal([0, 2, 'Linha']);
      await mouse(['move', x, y], ['down'], ['move', x, y + 10], ['move', to.x, to.y], ['move', x, y], ['up']);
      await painted();
      expect(events, 'released in the range').to.have.length(0);
    });

    it('[TB-06] is on the active cell, and not where no cell can be edited', async () => {
      const element = await show();
      await user.click(cell(element, 0, 1));
      await until('the active cell has it', () => hasHandle(element));
      await user.click(cell(element, 0, 0));
      await until('the code cannot be edited', () => !hasHandle(element));
      await user.click(cell(element, 4, 1));
      await painted();
      expect(hasHandle(element), 'a locked row').to.equal(false);
      await press('Shift+ArrowDown');
      await until('one cell of the range can be edited', () => hasHandle(element));
      element.cellSelection = false;
      await until('there are no ranges', () => !hasHandle(element));
    });

    it('[TB-06] a double click fills down to the last row with a value beside it', async () => {
      const element = await show();
      await user.click(cell(element, 0, 2));
      await until('the handle is there', () => hasHandle(element));
      await user.doubleClick(handle(element));
      await until('as far as the names', () => texts(element, 2).join() === '84,9,84,9,84,9,,1,2');
      expect(selected(element)).to.have.length(3);
      await user.click(cell(element, 3, 1));
      await user.doubleClick(handle(element));
      // One code is below.
      await said('0 célula alterada, 1 célula sem alteração');
      await user.click(cell(element, 0, 3));
      await until('the handle is there', () => hasHandle(element));
      await press('x');
      await until('it is edited', () => !hasHandle(element));
      await press('Enter', 'ArrowUp');
      await until('it is edited', () => texts(element, 3)[0] === 'x');
      await user.doubleClick(handle(element));
      await until('as far as the prices', () => texts(element, 3).join() === 'x,x,x,,,');
    });

    it('[TB-06] scrolls at the edge of the rows, and shows that too many cells would be filled', async () => {
      const element = await show({
        rows: manyRows(150_000),
        columns: [
          { name: 'name', label: 'Nome', editable: true },
          { name: 'price', label: 'Preço', editable: true },
        ],
        style: 'block-size: 300px',
      });
      await user.click(cell(element, 0, 0));
      await until('the handle is there', () => hasHandle(element));
      const { x, y } = middle(handle(element));
      const { bottom } = grid(element).getBoundingClientRect();
      await mouse(['move', x, y], ['down'], ['move', x, y + 20], ['move', x, bottom + 10]);
      await until('it has scrolled', () => grid(element).scrollTop > 1500);
      const target = middle(grid(element));
      await mouse(['move', x, target.y], ['up']);
      await until('the rows in view are filled', () => texts(element, 0)[0] === 'Linha 0');
      await user.doubleClick(handle(element));
      await noticed('Até 100.000 células de uma vez. Nada foi alterado.');
    });

    it('[TB-06] is at the other side from right to left', async () => {
      const element = await show({ dir: 'rtl' });
      await select(element, cell(element, 0, 1), cell(element, 1, 2));
      const range = find(element, '.cell-range').getBoundingClientRect();
      const { x } = middle(handle(element));
      // For fingers, it is at the start.
      expect(Math.abs(x - (matchMedia('(any-pointer: coarse)').matches ? range.right : range.left))).to.be.below(6);
      await dragHandle(element, cell(element, 2, 2));
      await until('the cells are filled', () => texts(element, 1)[2] === 'Couro');
      expect(texts(element, 2)[2]).to.equal('84,9');
    });

    itNeeds('touch', '[TB-06] fills by touch, beside the handles of the range, without scrolling', async () => {
      const element = await show();
      await user.tap(cell(element, 0, 1));
      await until('the handle is there', () => hasHandle(element));
      const { width, height, left, top, right, bottom } = handle(element).getBoundingClientRect();
      expect([width, height]).to.deep.equal([44, 44]);
      for (const [dx, dy] of [
        [2, 12],
        [42, 12],
        [2, 42],
        [42, 42],
      ] as const)
        expect(element.shadowRoot!.elementFromPoint(left + dx, top + dy)).to.equal(handle(element));
      for (const end of findAll(element, '.range-handle')) {
        const { x, y } = middle(end);
        expect(x > left && x < right && y > top && y < bottom, 'the handles of the range are free').to.equal(false);
      }
      await user.touchDrag(middle(handle(element)), middle(cell(element, 3, 1)));
      await until('the cells are filled', () => texts(element, 1).join() === 'Couro,Couro,Couro,Couro,Fio,Cola');
      expect(grid(element).scrollTop).to.equal(0);
    });

    itNeeds('media', '[TB-06] is seen in forced colors', async () => {
      const element = await show();
      await withMedia({ forcedColors: 'active' }, async () => {
        await user.click(cell(element, 0, 1));
        await until('the handle is there', () => hasHandle(element));
        const colors = [getComputedStyle(handle(element), '::after'), getComputedStyle(cell(element, 0, 1))];
        expect(colors[0]?.backgroundColor).to.not.equal(colors[1]?.backgroundColor);
      });
    });
  });

  describe(`${tag}, selected cells`, () => {
    it('[TB-06] of a range are selected for screen readers, and only they', async () => {
      const element = await show({ selection: 'multiple' });
      expect(grid(element).getAttribute('aria-multiselectable')).to.equal('true');
      await user.click(cell(element, 0, 1));
      expect(selected(element), 'the active cell alone is no range').to.deep.equal([]);
      await press('Shift+ArrowDown', 'Shift+ArrowRight');
      expect(selected(element)).to.deep.equal(['Couro', '84,9', 'Linha', '4']);
      await press('Shift+ArrowLeft');
      expect(selected(element)).to.deep.equal(['Couro', 'Linha']);
      await press('Escape');
      expect(selected(element)).to.deep.equal([]);
      await press('Shift+ArrowDown', 'ArrowDown');
      expect(selected(element), 'a move ends the range').to.deep.equal([]);
      expect(findAll(element, '.row[aria-selected=true]'), 'no row').to.have.length(0);
    });

    it('[TB-06] of 100,000 rows are marked where they are rendered, also after scrolling', async () => {
      const element = await show({
        rows: manyRows(100_000),
        columns: [
          { name: 'name', label: 'Nome' },
          { name: 'price', label: 'Preço' },
        ],
        style: 'block-size: 300px',
      });
      expect(grid(element).getAttribute('aria-multiselectable')).to.equal('true');
      await user.click(cell(element, 1, 1));
      await press('Control+Shift+ArrowDown');
      const isMarked = (): boolean =>
        renderedRows(element).every((one) => {
          const [name, price] = cells(one);
          return name?.ariaSelected === null && price?.ariaSelected === (textOf(name) === 'Linha 0' ? null : 'true');
        });
      await until('the rows at the end are marked', isMarked);
      grid(element).scrollTop = 1_000_000;
      await painted();
      expect(row(element, 'Linha 0')).to.equal(undefined);
      await until('and others', isMarked);
      grid(element).scrollTop = 0;
      await until('the first row is not', () => row(element, 'Linha 0') && isMarked());
    });
  });
}
