import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import {
  active,
  cells,
  grid,
  manyRows,
  noticed,
  press,
  row,
  said,
  showEdited,
  type EditedTag,
  textOf,
} from './data-table.js';
import { withClipboard } from '../clipboard.js';
import { itNeeds } from '../engine.js';
import { keep, listen } from '../fixture.js';
import { find, findAll, middle, until, user } from '../user.js';

const columns = [
  { name: 'code', label: 'Código' },
  { name: 'name', label: 'Nome', editable: true },
  { name: 'price', label: 'Preço', kind: 'number', editable: true },
  { name: 'ok', label: 'Aprovado', kind: 'checkbox', editable: true },
];
const materials = [
  { id: 1, code: 'C1', name: 'Couro <b>', price: 84.9, ok: 'S' },
  { id: 2, code: 'C2', name: 'Linha', price: 4, ok: 'N' },
  { id: 3, code: 'C3', name: 'Nylon', price: 10, ok: 'S' },
];
const cell = (element: Element, code: string, at: number): HTMLElement => cells(row(element, code))[at] as HTMLElement;
const box = (element: Element): HTMLElement => find(element, '.cell-range');
/** Whether the box of the range covers from one cell to another. */
const covers = (element: Element, from: HTMLElement, to: HTMLElement): Promise<unknown> =>
  until('the range is drawn', () => {
    const [drawn, start, end] = [box(element), from, to].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
      DOMRect,
    ];
    const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 3;
    return (
      isNear(drawn.left, start.left) &&
      isNear(drawn.top, start.top) &&
      isNear(drawn.right, end.right) &&
      isNear(drawn.bottom, end.bottom)
    );
  });
/** The center of a handle. */
const handle = (element: Element, end: 'start' | 'end'): { x: number; y: number } => {
  const shown = find(element, `.range-handle.${end}`);
  expect(getComputedStyle(shown).display, 'a handle for fingers').to.equal('block');
  return middle(shown);
};
const ready = (element: Element): Promise<unknown> =>
  until('the part for ranges has loaded', () => element.shadowRoot!.querySelector('.cell-range'));
const values = (element: Element, at: number): string[] => materials.map(({ code }) => textOf(cell(element, code, at)));
/** Pastes with the real keys, and returns the text and the HTML of the clipboard. */
async function pasted(): Promise<readonly [text: string, html: string]> {
  const target = keep(document.createElement('div'));
  target.contentEditable = 'true';
  target.role = 'textbox';
  target.ariaLabel = 'Outro';
  document.body.append(target);
  const data: string[] = [];
  // The data are gone after the event.
  target.addEventListener('paste', ({ clipboardData }) => {
    for (const type of ['text/plain', 'text/html']) data.push(clipboardData?.getData(type) ?? '');
  });
  target.focus();
  await user.press('Control+v');
  await until('the page has pasted', () => data.length === 2);
  return [data[0] as string, data[1] as string];
}

/** Tests what every table does with ranges of cells. */
export function testCellRanges(tag: EditedTag): void {
  const show = (more: Record<string, unknown> = {}): Promise<DassDataTable> =>
    showEdited(tag, { columns, rows: materials, cellSelection: true, ...more });

  describe(`${tag}, ranges of cells`, () => {
    it('[TB-06] are extended by Shift and the arrow keys, drawn and announced; another move ends them', async () => {
      const element = await show();
      await ready(element);
      await user.click(cell(element, 'C1', 1));
      await press('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight');
      await covers(element, cell(element, 'C1', 1), cell(element, 'C3', 2));
      await said('3 linhas, 2 colunas');
      expect(active(element), 'where the range begins').to.equal('Couro <b>');
      await press('Control+Shift+Home');
      await covers(element, cell(element, 'C1', 0), cell(element, 'C1', 1));
      await press('Escape');
      await until('the range is over', () => box(element).classList.contains('single'));
      await press('Shift+ArrowDown', 'ArrowDown');
      await until('the range is over', () => box(element).classList.contains('single'));
      element.cellSelection = false;
      await element.updateComplete;
      await until('there is no range', () => box(element).hidden);
    });

    it('[TB-06] begin at the active cell: what is typed is its value', async () => {
      const element = await show();
      await ready(element);
      await user.click(cell(element, 'C2', 1));
      await press('Shift+ArrowDown', 'Shift+ArrowRight', 'x', 'Enter');
      await until('the value has changed', () => values(element, 1)[1] === 'x');
      expect([values(element, 1), values(element, 2)]).to.deep.equal([
        ['Couro <b>', 'x', 'Nylon'],
        ['84,9', '4', '10'],
      ]);
      expect(active(element), 'below').to.equal('Nylon');
    });

    it('[TB-06] are selected by dragging and by a click with Shift, without a click on a row', async () => {
      const element = await show({ selection: 'multiple' });
      await ready(element);
      const events = listen(element, 'dass-row-click', 'dass-select-rows', 'dass-row-activate');
      await user.drag(middle(cell(element, 'C1', 1)), middle(cell(element, 'C2', 2)));
      await covers(element, cell(element, 'C1', 1), cell(element, 'C2', 2));
      await user.click(cell(element, 'C3', 2), { modifiers: ['Shift'] });
      await covers(element, cell(element, 'C1', 1), cell(element, 'C3', 2));
      expect(events).to.have.length(0);
      await user.click(cell(element, 'C2', 1));
      expect(events.map(({ type }) => type)).to.deep.equal(['dass-row-click']);
      await until('the range is over', () => box(element).classList.contains('single'));
    });

    it('[TB-06] are copied as text and as an HTML table', async () => {
      const element = await show();
      await ready(element);
      await user.click(cell(element, 'C1', 1));
      await press('Shift+ArrowDown', 'Shift+ArrowRight');
      await withClipboard(async () => {
        await user.press('Control+c');
        await said('Copiado: 2 linhas, 2 colunas');
        const [text, markup] = await pasted();
        expect(text).to.equal('Couro <b>\t84,9\nLinha\t4');
        const html = new DOMParser().parseFromString(markup, 'text/html');
        expect([...html.querySelectorAll('td')].map((one) => one.textContent)).to.deep.equal([
          ...['Couro <b>', '84,9'],
          ...['Linha', '4'],
        ]);
      });
    });

    it('[TB-06] are cleared by Delete, where cells can be edited, in one step of one event', async () => {
      const element = await show();
      await ready(element);
      const events = listen(element, 'dass-cells-change');
      await user.click(cell(element, 'C1', 0));
      await press('Shift+ArrowDown', 'Control+Shift+ArrowRight', 'Delete');
      await until('the cells are empty', () => values(element, 1).join() === ',,Nylon');
      expect(values(element, 0), 'not editable').to.deep.equal(['C1', 'C2', 'C3']);
      await said('5 células alteradas, 2 células sem alteração');
      const [first] = events;
      const { changes } = first!.detail as { changes: { key: string; column: string; value: unknown }[] };
      expect(changes.map(({ key, column, value }) => [key, column, value])).to.deep.equal([
        ['1', 'name', ''],
        ['1', 'price', null],
        ['1', 'ok', 'N'],
        ['2', 'name', ''],
        ['2', 'price', null],
      ]);
      await press('Control+z');
      await until('the step is undone', () => values(element, 1).join() === 'Couro <b>,Linha,Nylon');
      await said('Desfeito: 5 células');
      expect(events).to.have.length(2);
    });

    it('[TB-06] are filled down; the application can refuse one cell, also later', async () => {
      const element = await show();
      await ready(element);
      let answer = (): void => {};
      element.addEventListener('dass-cells-change', ({ detail }) =>
        detail.waitFor(
          new Promise<void>((resolve) => {
            answer = () => {
              detail.refuse('Preço travado', '3', 'price');
              resolve();
            };
          }),
        ),
      );
      await user.click(cell(element, 'C1', 1));
      await press('Control+Shift+ArrowDown', 'Shift+ArrowRight', 'Control+d');
      await until('the cells are filled', () => values(element, 1).join() === 'Couro <b>,Couro <b>,Couro <b>');
      expect(values(element, 2), 'before the answer').to.deep.equal(['84,9', '84,9', '84,9']);
      await said('4 células alteradas');
      answer();
      await until('the refused cell is back', () => values(element, 2).join() === '84,9,84,9,10');
      await said('Preço, C3: Preço travado · Seu valor: 84,9');
    });

    it('[TB-06] of 100,000 rows are selected, drawn and cleared', async () => {
      const element = await show({
        rows: manyRows(100_000),
        columns: [{ name: 'name', editable: true }, { name: 'price' }],
      });
      await ready(element);
      await user.click(find(element, '.rows-sheet .row:not([hidden]) .cell'));
      await press('Control+Shift+End');
      await said('100.000 linhas, 2 colunas');
      const drawn = box(element).getBoundingClientRect();
      expect(drawn.height).to.be.above(grid(element).clientHeight - 60);
      await press('Delete');
      await noticed('Até 100.000 células de uma vez. Nada foi alterado.');
    });

    itNeeds('touch', '[TB-06] are extended by the handles of a touch screen, at both ends', async () => {
      const element = await show();
      await ready(element);
      await user.tap(cell(element, 'C1', 1));
      await covers(element, cell(element, 'C1', 1), cell(element, 'C1', 1));
      await user.touchDrag(handle(element, 'end'), middle(cell(element, 'C3', 2)));
      await covers(element, cell(element, 'C1', 1), cell(element, 'C3', 2));
      expect(grid(element).scrollTop, 'the finger does not scroll').to.equal(0);
      await user.touchDrag(handle(element, 'end'), middle(cell(element, 'C2', 2)));
      await covers(element, cell(element, 'C1', 1), cell(element, 'C2', 2));
      await user.touchDrag(handle(element, 'start'), middle(cell(element, 'C3', 3)));
      await covers(element, cell(element, 'C2', 2), cell(element, 'C3', 3));
      await said('2 linhas, 2 colunas');
    });

    itNeeds('touch', '[TB-06] are not selected by a finger that scrolls', async () => {
      const element = await show({
        rows: manyRows(200),
        columns: [{ name: 'name', editable: true }, { name: 'price' }],
      });
      await ready(element);
      await user.tap(findAll(element, '.rows-sheet .row:not([hidden]) .cell')[0]!);
      const { x, y } = middle(grid(element));
      await user.touchDrag({ x, y: y + 100 }, { x, y: y - 100 });
      await until('it has scrolled', () => grid(element).scrollTop > 50);
      expect(box(element).classList.contains('single')).to.equal(true);
    });
  });
}
