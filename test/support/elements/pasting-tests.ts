import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import { active, cells, grid, noticed, press, row, said, showEdited, type EditedTag, textOf } from './data-table.js';
import { clipboardEvent, pasteText } from '../clipboard.js';
import { listen } from '../fixture.js';
import { findAll, find, until, user } from '../user.js';

const columns = [
  { name: 'code', label: 'Código' },
  { name: 'name', label: 'Nome', editable: true },
  { name: 'price', label: 'Preço', kind: 'number', editable: true },
  { name: 'since', label: 'Desde', kind: 'date', editable: true },
  { name: 'unit', label: 'Unidade', editable: true, options: ['Metro', 'Peça'] },
  { name: 'ok', label: 'Aprovado', kind: 'checkbox', editable: true },
];
const materials = [
  { id: 1, code: 'C1', name: 'Couro', price: 84.9, since: '2026-03-05', unit: 'Metro', ok: 'S' },
  { id: 2, code: 'C2', name: 'Linha', price: 4, since: '', unit: 'Peça', ok: 'N' },
];
const cell = (element: Element, code: string, at: number): HTMLElement => cells(row(element, code))[at] as HTMLElement;
const texts = (element: Element, code: string): string[] => cells(row(element, code)).slice(1, 5).map(textOf);
/** Pastes data without the clipboard: text and HTML. */
const paste = (element: Element, text: string, html = ''): void => {
  const event = clipboardEvent('paste', text);
  if (html) event.clipboardData.setData('text/html', html);
  grid(element).dispatchEvent(event);
};
const dialog = (element: Element): Promise<HTMLElement> =>
  until('the dialog is open', () => element.shadowRoot!.querySelector<HTMLElement>('dass-dialog[open], dass-dialog'));
const lines = (opened: Element): string[][] =>
  findAll(opened, 'tbody tr').map((line) => [...line.children].map(({ textContent }) => textContent));

/** Tests what every table does with a pasted block. */
export function testPasting(tag: EditedTag): void {
  const show = async (more: Record<string, unknown> = {}): Promise<DassDataTable> => {
    const element = await showEdited(tag, { columns, rows: materials, cellSelection: true, ...more });
    await until('the part for ranges has loaded', () => element.shadowRoot!.querySelector('.cell-range'));
    return element;
  };

  describe(`${tag}, pasting`, () => {
    it('[TB-05] undo and redo of a block make its first cell active and scroll to it', async () => {
      const many = Array.from({ length: 100 }, (_, id) => ({ ...materials[0], id, code: `C${id}` }));
      const element = await show({ rows: many, style: 'block-size: 300px' });
      await user.click(cell(element, 'C1', 1));
      await pasteText('A\t1\n'.repeat(60), element);
      await until('the block is pasted', () => texts(element, 'C1')[0] === 'A');
      for (const key of ['Control+z', 'Control+y']) {
        await press('Control+End', key);
        await until(`${key} shows the first cell`, () => row(element, 'C1') && active(element) !== '');
        expect(cell(element, 'C1', 1).id, key).to.equal('active-cell');
      }
    });

    it('[TB-07] pastes a block from the active cell on, as the fields read it, in one event and one step', async () => {
      const element = await show();
      const events = listen(element, 'dass-cells-change');
      await user.click(cell(element, 'C1', 1));
      await pasteText('Nylon\t1.234,50\t17/11/2026\tpeça\tnão\nFio\t7\t\tMetro\tsim\n', element);
      await until('the block is pasted', () => texts(element, 'C1')[0] === 'Nylon');
      expect([texts(element, 'C1'), texts(element, 'C2')]).to.deep.equal([
        ['Nylon', '1.234,5', '17/11/2026', 'Peça'],
        ['Fio', '7', '', 'Metro'],
      ]);
      expect(find(cell(element, 'C2', 5), '[role=checkbox]').ariaChecked).to.equal('true');
      const { changes } = events[0]!.detail as { changes: { value: unknown }[] };
      expect(changes.map(({ value }) => value)).to.deep.equal([
        ...['Nylon', 1234.5, '2026-11-17', 'Peça', 'N'],
        ...['Fio', 7, 'Metro', 'S'],
      ]);
      await said('9 células alteradas');
      await press('Control+z');
      await until('the paste is undone', () => texts(element, 'C2')[0] === 'Linha');
      expect(events).to.have.length(2);
    });

    it('[TB-07] lists refused cells with their reasons before anything is changed, and takes the rest', async () => {
      const element = await show();
      const events = listen(element, 'dass-cells-change');
      await user.click(cell(element, 'C2', 0));
      paste(element, 'X\tFio\tdoze\t31/02/2026\tLitro\t?\tdepois\nC3\tLã');
      const opened = await dialog(element);
      await until('the cells are listed', () => lines(opened).length === 8);
      expect(lines(opened)).to.deep.equal([
        ['C2', 'Código', 'X', 'A célula não pode ser alterada'],
        ['C2', 'Preço', 'doze', 'Não é um número'],
        ['C2', 'Desde', '31/02/2026', 'Não é uma data'],
        ['C2', 'Unidade', 'Litro', 'Não está entre as opções'],
        ['C2', 'Aprovado', '?', 'Não é sim nem não'],
        ['C2', '', 'depois', 'Depois da última coluna'],
        ['3', 'Código', 'C3', 'Depois da última linha'],
        ['3', 'Nome', 'Lã', 'Depois da última linha'],
      ]);
      expect([events.length, texts(element, 'C2')[0]]).to.deep.equal([0, 'Linha']);
      const [cancel, take] = findAll(opened, 'dass-button') as [HTMLElement, HTMLElement];
      expect([textOf(cancel), textOf(take)]).to.deep.equal(['Não colar', 'Colar as outras (1)']);
      await user.click(take);
      await until('the rest is pasted', () => texts(element, 'C2')[0] === 'Fio');
      expect(texts(element, 'C2').slice(1)).to.deep.equal(['4', '', 'Peça']);
    });

    it('[TB-07] changes nothing when the user does not take the rest, or the application prevents it', async () => {
      const element = await show();
      await user.click(cell(element, 'C1', 1));
      paste(element, 'Nylon\tx');
      const opened = await dialog(element);
      await until('it is open', () => lines(opened).length === 1);
      await user.click(findAll(opened, 'dass-button')[0] as HTMLElement);
      await until('it is closed', () => !opened.isConnected);
      expect(texts(element, 'C1')[0]).to.equal('Couro');
      element.addEventListener('dass-cells-change', (event) => event.preventDefault());
      paste(element, 'Nylon');
      const refused = await dialog(element);
      await until('it is listed', () => lines(refused)[0]?.at(-1) === 'O valor não foi aceito.');
      expect(texts(element, 'C1')[0]).to.equal('Couro');
      await user.click(find(refused, 'dass-button'));
    });

    it('[TB-07] fills a range with a single cell, and keeps what a merged cell covers', async () => {
      const element = await show();
      await user.click(cell(element, 'C1', 1));
      await press('Shift+ArrowDown');
      paste(element, 'Lã');
      await until('both are filled', () => texts(element, 'C2')[0] === 'Lã');
      expect(texts(element, 'C1')[0]).to.equal('Lã');
      await press('Escape');
      paste(element, 'A\t\nB\t5', '<table><tr><td colspan="2">A</td></tr><tr><td>B</td><td>5</td></tr></table>');
      await until('it is pasted', () => texts(element, 'C2')[1] === '5');
      expect([texts(element, 'C1').slice(0, 2), texts(element, 'C2')[0]]).to.deep.equal([['A', '84,9'], 'B']);
    });

    it('[TB-07] refuses a million cells at once, and lists 300 columns', async () => {
      const element = await show();
      await user.click(cell(element, 'C1', 1));
      paste(element, 'a\tb\n'.repeat(500_000));
      await noticed('Até 100.000 células de uma vez. Nada foi alterado.');
      paste(element, Array(300).fill('=SOMA(A1:A9)').join('\t'));
      const opened = await dialog(element);
      await until('it is open', () => lines(opened).length === 100);
      expect(texts(element, 'C1')[0], 'a formula is a text').to.equal('Couro');
      await user.click(findAll(opened, 'dass-button')[1] as HTMLElement);
      await until('it is pasted', () => texts(element, 'C1')[0] === '=SOMA(A1:A9)');
    });
  });
}
