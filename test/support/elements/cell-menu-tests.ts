import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import { cells, loadedAhead, press, renderedRows, said, showEdited, textOf, type EditedTag } from './data-table.js';
import { clipboardEvent } from '../clipboard.js';
import { itNeeds } from '../engine.js';
import { find, findAll, middle, until, user } from '../user.js';

const columns = [
  { name: 'code', label: 'Código' },
  { name: 'price', label: 'Preço', kind: 'number', editable: true },
  { name: 'stock', label: 'Estoque', kind: 'number', editable: true },
];
const materials = Array.from({ length: 4 }, (_, at) => ({ id: at + 1, code: `C${at + 1}`, price: at + 1, stock: 10 }));
const cell = (element: Element, at: number, column: number): HTMLElement =>
  cells(renderedRows(element)[at] as HTMLElement)[column] as HTMLElement;
const texts = (element: Element, column: number): string =>
  renderedRows(element)
    .map((one) => textOf(cells(one)[column] as HTMLElement))
    .join();
const entries = (element: Element): HTMLElement[] =>
  findAll(element, '.context-menu').flatMap((menu) =>
    findAll(menu, '[role=menuitem]').filter((one) => one.checkVisibility()),
  );
const names = (element: Element): string[] => entries(element).map(textOf);
const choose = async (element: Element, label: string): Promise<void> => {
  const entry = await until(`${label} is there`, () => entries(element).find((one) => textOf(one) === label));
  await user.click(entry);
};
const rightClick = (target: Element): Promise<void> => user.click(target, { button: 'right' });
/** What the browser answers when the page reads the clipboard. */
async function withReading(read: () => Promise<unknown>, use: () => Promise<void>): Promise<void> {
  Object.defineProperty(navigator.clipboard, 'read', { configurable: true, value: read });
  try {
    await use();
  } finally {
    delete (navigator.clipboard as { read?: unknown }).read;
  }
}
const block = (forms: Record<string, string>) => () =>
  Promise.resolve([{ types: Object.keys(forms), getType: async (type: string) => new Blob([forms[type] ?? '']) }]);
const denied = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));

/** Tests what every table offers for its cells in the context menu. */
export function testCellMenus(tag: EditedTag): void {
  const show = async (more: Record<string, unknown> = {}): Promise<DassDataTable> => {
    const element = await showEdited(tag, { columns, rows: materials, cellSelection: true, ...more });
    await loadedAhead(element);
    await until('the part for ranges has loaded', () => element.shadowRoot!.querySelector('.cell-range'));
    return element;
  };

  describe(`${tag}, context menu of cells`, () => {
    it('[TB-06] [TB-07] what the keys do with cells is in the menu, for the range in which it opens', async () => {
      const element = await show();
      await user.click(cell(element, 0, 1));
      await user.click(cell(element, 1, 2), { modifiers: ['Shift'] });
      await rightClick(cell(element, 1, 1));
      await until('the menu is open', () => names(element).length > 0);
      expect(names(element).slice(0, 6)).to.deep.equal([
        ...['Copiar células', 'Colar', 'Preencher para baixo', 'Limpar células', 'Desfazer', 'Refazer'],
      ]);
      const isDisabled = (at: number): boolean => entries(element)[at]!.ariaDisabled === 'true';
      expect([isDisabled(4), isDisabled(5)], 'there is nothing to undo').to.deep.equal([true, true]);
      await choose(element, 'Preencher para baixo');
      await until('the range is filled', () => texts(element, 1) === '1,1,3,4');
      await rightClick(cell(element, 0, 2));
      await choose(element, 'Limpar células');
      await until('the range is cleared', () => texts(element, 2) === ',,10,10');
      expect(texts(element, 1)).to.equal(',,3,4');
      for (const shown of ['1,1,3,4', '1,2,3,4']) {
        await rightClick(cell(element, 0, 1));
        await choose(element, 'Desfazer');
        await until('a step is undone', () => texts(element, 1) === shown);
      }
      await rightClick(cell(element, 3, 1));
      await choose(element, 'Refazer');
      await until('it is done again', () => texts(element, 1) === '1,1,3,4');
    });

    it('[TB-07] pastes by the menu, HTML before the text, from the cell on where it opens', async () => {
      const element = await show();
      const html = '<table><tr><td rowspan="2">7,5</td><td>1</td></tr><tr><td>2</td></tr></table>';
      await withReading(block({ 'text/plain': '7,5\t1\n7,5\t2', 'text/html': html }), async () => {
        await rightClick(cell(element, 1, 1));
        await choose(element, 'Colar');
        await until('it is pasted', () => texts(element, 2) === '10,1,2,10');
      });
      expect(texts(element, 1), 'what a merged cell covers stays').to.equal('1,7,5,3,4');
      await withReading(block({ 'image/png': '' }), async () => {
        await rightClick(cell(element, 0, 1));
        await choose(element, 'Colar');
        await said('Não há texto para colar');
      });
      expect(texts(element, 1)).to.equal('1,7,5,3,4');
    });

    it('[TB-07] has a field to paste into where the browser does not let the page read the clipboard', async () => {
      const element = await show();
      await withReading(denied, async () => {
        const open = async (): Promise<HTMLElement> => {
          await rightClick(cell(element, 2, 1));
          await choose(element, 'Colar');
          return until('the field has the focus', () => {
            const field = element.shadowRoot!.querySelector<HTMLElement>('dass-dialog dass-text-input');
            return field?.matches(':focus-within') && find(field, 'textarea');
          });
        };
        (await open()).dispatchEvent(clipboardEvent('paste', '33\n44'));
        await until('it is pasted', () => texts(element, 1) === '1,2,33,44');
        await until('the dialog is closed', () => !element.shadowRoot!.querySelector('dass-dialog'));
        await open();
        await user.type('5');
        await user.click(findAll(element, 'dass-dialog dass-button').find((one) => textOf(one) === 'Colar')!);
        await until('what was typed is pasted', () => texts(element, 1) === '1,2,5,44');
        await open();
        await press('Escape');
        await until('the dialog is closed', () => !element.shadowRoot!.querySelector('dass-dialog'));
        expect(texts(element, 1)).to.equal('1,2,5,44');
      });
    });

    itNeeds(
      'touch',
      '[TB-06] by touch only: a range by its handle, and the menu by a long press within it',
      async () => {
        const element = await show();
        await user.tap(cell(element, 0, 2));
        await user.touchDrag(middle(find(element, '.range-handle.end')), middle(cell(element, 2, 2)));
        await until('the range is drawn', () => !find(element, '.cell-range').classList.contains('single'));
        const start = performance.now();
        await user.longPress(cell(element, 1, 2), () => performance.now() - start > 700);
        await until('the menu is open', () => names(element).length > 0);
        await user.tap(entries(element).find((one) => textOf(one) === 'Limpar células')!);
        await until('the range is cleared', () => texts(element, 2) === ',,,10');
      },
    );

    it('[TB-13] a table that is only read offers nothing of this', async () => {
      const element = await showEdited(tag, { columns: columns.slice(0, 1), rows: materials });
      await loadedAhead(element);
      await rightClick(cell(element, 0, 0));
      await until('the menu is open', () => names(element).length > 0);
      expect(names(element)).not.to.include.members(['Colar']);
      expect(names(element)).not.to.include.members(['Desfazer']);
    });
  });
}
