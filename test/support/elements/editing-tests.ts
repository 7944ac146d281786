import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import {
  active,
  cells,
  grid,
  noticed,
  press,
  renderedRows,
  row,
  said,
  showEdited,
  type EditedTag,
  textOf,
} from './data-table.js';
import { listen } from '../fixture.js';
import { find, focused, until, user } from '../user.js';

const units = [
  { id: 'KG', label: 'Quilograma' },
  { id: 'M', label: 'Metro' },
  { id: 'PC', label: 'Peça' },
];
const columns = [
  { name: 'code', label: 'Código' },
  { name: 'name', label: 'Nome', editable: true, required: true },
  {
    name: 'price',
    label: 'Preço',
    kind: 'number',
    editable: (one: { code: string }) => one.code !== 'C3',
    validate: (value: unknown) => (Number(value) < 0 ? 'O preço não pode ser negativo' : undefined),
  },
  { name: 'since', label: 'Desde', kind: 'date', editable: true },
  { name: 'unit', label: 'Unidade', editable: true, options: units },
  { name: 'ok', label: 'Aprovado', kind: 'checkbox', editable: true },
];
const materials = [
  { id: 1, code: 'C1', name: 'Couro', price: 84.9, since: '2026-03-05', unit: 'M', ok: 'S' },
  { id: 2, code: 'C2', name: 'Linha', price: 4, since: '', unit: 'PC', ok: 'N' },
  { id: 3, code: 'C3', name: 'Nylon', price: 10, since: '2026-01-02', unit: 'M', ok: 'N' },
];
const cell = (element: Element, code: string, at: number): HTMLElement => cells(row(element, code))[at] as HTMLElement;
const text = (element: Element, code: string, at: number): string => textOf(cell(element, code, at));
const editor = (element: Element): HTMLElement | null =>
  element.shadowRoot!.querySelector('.cell-editor > :first-child');
const isEditing = (element: Element, tag: string): Promise<unknown> =>
  until(`a ${tag} edits`, () => editor(element)?.localName === tag && editor(element)!.matches(':focus-within'));
const isClosed = (element: Element): Promise<unknown> => until('the editor is closed', () => !editor(element));
const details = (events: { detail: unknown }[]): unknown[] =>
  events.map(({ detail }) => {
    const { key, column, value, previous } = detail as Record<string, unknown>;
    return [key, column, value, previous];
  });
const problem = (element: Element): string | null | undefined =>
  element.shadowRoot!.querySelector('.cell-problem:popover-open')?.textContent;
/** Makes a cell active. */
const activate = async (element: Element, code: string, at: number): Promise<void> => {
  await user.click(cell(element, code, at));
};

const byPrice = { column: 'price', direction: 'ascending' };

/** Tests what every table does whose cells are edited. */
export function testEditing(tag: EditedTag): void {
  const isTree = tag === 'dass-hierarchy-table';
  const showEditing = (more: Record<string, unknown> = {}): Promise<DassDataTable> =>
    showEdited(tag, { columns, rows: materials, ...more });

  describe(`${tag}, editing`, () => {
    it('[TB-04] edits a text by F2: Enter commits and moves down, Shift+Enter up, Escape gives up', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await activate(element, 'C1', 1);
      await press('F2');
      await isEditing(element, 'dass-text-input');
      expect((focused() as HTMLInputElement).value).to.equal('Couro');
      await user.type('Couro bovino');
      await press('Enter');
      await isClosed(element);
      expect([text(element, 'C1', 1), active(element)]).to.deep.equal(['Couro bovino', 'Linha']);
      await said('Nome: Couro bovino');
      await press('Enter');
      await isEditing(element, 'dass-text-input');
      await press('Shift+Enter');
      await isClosed(element);
      expect(active(element), 'an unchanged value is no change').to.equal('Couro bovino');
      await press('x');
      await isEditing(element, 'dass-text-input');
      await press('Escape');
      await isClosed(element);
      await said('Edição cancelada');
      expect([text(element, 'C1', 1), focused()]).to.deep.equal(['Couro bovino', grid(element)]);
      expect(details(events)).to.deep.equal([['1', 'name', 'Couro bovino', 'Couro']]);
      expect(materials[0]?.name, 'the row is not changed').to.equal('Couro');
      const activated = listen(element, isTree ? 'dass-row-click' : 'dass-row-activate');
      await activate(element, 'C1', 0);
      activated.length = 0;
      await press('Enter');
      expect(activated, 'a cell without an editor').to.have.length(1);
    });

    it('[TB-04] types over a number, also faster than the field loads, in the language of the user', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await activate(element, 'C1', 2);
      // All at once, as a scanner types while the field still loads.
      for (const key of ['1', '2', ',', '5', 'Enter'])
        grid(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await until('the value has changed', () => events.length > 0);
      await isClosed(element);
      expect([text(element, 'C1', 2), active(element)]).to.deep.equal(['12,5', '4']);
      expect(details(events)).to.deep.equal([['1', 'price', 12.5, 84.9]]);
      await activate(element, 'C3', 2);
      await press('F2');
      expect(editor(element), 'a cell that the column excludes').to.equal(null);
    });

    it('[TB-04] keeps a refused value in the editor with its reason', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await activate(element, 'C1', 2);
      await press('-');
      await isEditing(element, 'dass-text-input');
      await user.type('5');
      await press('Enter');
      await until('the reason is shown', () => problem(element) === 'O preço não pode ser negativo');
      expect([(focused() as HTMLInputElement).value, focused()?.ariaInvalid]).to.deep.equal(['-5', 'true']);
      const shown = find(element, '.cell-problem').getBoundingClientRect();
      expect(shown.height, 'below the cell, as high as its text').to.be.within(15, 60);
      expect(Math.abs(shown.top - editor(element)!.getBoundingClientRect().bottom)).to.be.below(12);
      await user.type('x');
      expect(problem(element), 'typing removes the reason').to.equal(undefined);
      await press('Enter');
      await until('the text is refused', () => problem(element) === 'Digite um número');
      await press('Escape');
      await isClosed(element);
      expect([events.length, text(element, 'C1', 2)]).to.deep.equal([0, '84,9']);
      await activate(element, 'C1', 1);
      await press('Backspace');
      await isEditing(element, 'dass-text-input');
      await press('Enter');
      await until('a required value', () => problem(element));
      await press('Escape');
    });

    it('[TB-04] an editor has nothing of the one before: no error, text or undo, and its own kind', async () => {
      const element = await showEditing({ rows: materials.map((one) => (one.id === 2 ? { ...one, name: '' } : one)) });
      await activate(element, 'C1', 1);
      await press('x', 'Backspace');
      await isEditing(element, 'dass-text-input');
      await press('Enter');
      await until('a required value', () => problem(element));
      await press('Escape');
      await isClosed(element);
      await activate(element, 'C2', 1);
      await press('F2');
      await isEditing(element, 'dass-text-input');
      const field = (): (string | null | undefined)[] => [
        (focused() as HTMLInputElement).value,
        focused()?.ariaInvalid,
        focused()?.getAttribute('inputmode'),
      ];
      expect([problem(element), ...field()]).to.deep.equal([undefined, '', null, null]);
      await press('Control+z');
      expect((focused() as HTMLInputElement).value, 'Ctrl+Z in the field').to.equal('');
      await press('Tab');
      await until('the price is edited', () => (focused() as HTMLInputElement | null)?.value === '4');
      expect(field()).to.deep.equal(['4', null, 'decimal']);
      await press('Escape');
    });

    it('[TB-04] keeps a value that the application refuses, with its reason or without', async () => {
      const element = await showEditing();
      let reason = '';
      element.addEventListener('dass-cell-change', (event) => {
        if (reason) event.detail.refuse(reason);
        else event.preventDefault();
      });
      await activate(element, 'C1', 1);
      await press('x');
      await isEditing(element, 'dass-text-input');
      await press('Enter');
      await until('a general reason', () => problem(element) === 'O valor não foi aceito.');
      reason = 'Já existe';
      await user.type('y');
      await press('Enter');
      await until('the reason', () => problem(element) === 'Já existe');
      await press('Escape');
      expect(text(element, 'C1', 1)).to.equal('Couro');
    });

    it('[TB-04] waits for the check of the application', async () => {
      let answer: (reason?: string) => void = () => {};
      const checked = { ...columns[1], validate: () => new Promise((resolve) => (answer = resolve as typeof answer)) };
      const element = await showEditing({ columns: [columns[0], checked] });
      await activate(element, 'C1', 1);
      await press('x');
      await isEditing(element, 'dass-text-input');
      await press('Enter');
      answer('Não está no cadastro');
      await until('the reason', () => problem(element) === 'Não está no cadastro');
      await press('y', 'Enter');
      answer();
      await isClosed(element);
      expect(text(element, 'C1', 1)).to.equal('xy');
    });

    it('[TB-04] moves to the next and previous cell that can be edited by Tab', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await activate(element, 'C1', 1);
      await press('a');
      await isEditing(element, 'dass-text-input');
      await press('Tab');
      await until('the price is edited', () => (focused() as HTMLInputElement | null)?.value === '84,9');
      await user.type('7');
      await press('Shift+Tab');
      await until('the name is edited', () => (focused() as HTMLInputElement | null)?.value === 'a');
      await press('Escape');
      expect(details(events)).to.deep.equal([
        ['1', 'name', 'a', 'Couro'],
        ['1', 'price', 7, 84.9],
      ]);
    });

    it('[TB-04] shows the text of an option and the arrow in a narrow column, also where the options are texts', async () => {
      for (const at of [0, 1]) {
        const columns = [
          { name: 'code', label: 'Código' },
          { name: 'unit', label: 'Un.', editable: true, options: ['M', 'PC'], width: 60 },
        ];
        const element = await showEditing({ columns: at === 0 ? columns : columns.toReversed() });
        await user.click(cells(renderedRows(element)[1]!)[1 - at]!);
        await press('F2');
        await isEditing(element, 'dass-select-list');
        const input = focused() as HTMLInputElement;
        expect(input.value).to.equal('PC');
        expect(input.clientWidth, 'room for the text').to.be.greaterThan(40);
        const [arrow, field] = ['.arrow', '.cell-editor'].map((part) =>
          (part === '.arrow' ? find(editor(element)!, part) : find(element, part)).getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        expect(arrow.right).to.be.at.most(field.right);
        expect(field.right).to.be.at.most(element.getBoundingClientRect().right);
        await press('Escape');
        await isClosed(element);
        element.remove();
      }
    });

    it('[TB-04] edits a date and an option; an option is taken when it is selected', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await user.doubleClick(cell(element, 'C2', 3));
      await isEditing(element, 'dass-date-input');
      await user.type('17112026');
      await press('Enter');
      await isClosed(element);
      expect(text(element, 'C2', 3)).to.equal('17/11/2026');
      await activate(element, 'C1', 4);
      expect(text(element, 'C1', 4)).to.equal('Metro');
      await press('q');
      await isEditing(element, 'dass-select-list');
      await press('ArrowDown', 'Enter');
      await isClosed(element);
      expect([text(element, 'C1', 4), focused()]).to.deep.equal(['Quilograma', grid(element)]);
      expect(details(events)).to.deep.equal([
        ['2', 'since', '2026-11-17', ''],
        ['1', 'unit', 'KG', 'M'],
      ]);
    });

    it('[TB-04] commits when the user clicks elsewhere', async () => {
      const element = await showEditing();
      await activate(element, 'C1', 1);
      await press('x');
      await isEditing(element, 'dass-text-input');
      await user.click(cell(element, 'C2', 0));
      await isClosed(element);
      expect([text(element, 'C1', 1), active(element).startsWith('C2')]).to.deep.equal(['x', true]);
    });

    it('[TB-04] follows the row when rows are sorted or replaced, and keeps the text when it is filtered away', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await activate(element, 'C1', 1);
      await press('x');
      await isEditing(element, 'dass-text-input');
      element.rows = [...materials].reverse().map((one) => ({ ...one, price: 1 }));
      await element.updateComplete;
      const isOver = (): boolean => {
        const [box, under] = [editor(element)!, cell(element, 'C1', 1)].map((one) => one.getBoundingClientRect());
        return Math.abs(box!.top - under!.top) < 2 && Math.abs(box!.left - under!.left) < 2;
      };
      await until('the editor is over its row', isOver);
      await user.type('y');
      element.filter = 'Nylon';
      await until('it is said', () => problem(element) === 'A célula não está visível. Enter salva o valor.');
      await press('Enter');
      await isClosed(element);
      expect(details(events)).to.deep.equal([['1', 'name', 'xy', 'Couro']]);
      element.filter = '';
      await element.updateComplete;
      expect(text(element, 'C1', 1)).to.equal('xy');
      await activate(element, 'C1', 1);
      await press('z');
      await isEditing(element, 'dass-text-input');
      element.rows = materials.slice(1);
      await until('it is said', () => problem(element) === 'A linha não existe mais. Esc fecha.');
      expect((focused() as HTMLInputElement).value).to.equal('z');
      await press('Escape');
      await isClosed(element);
    });

    it('[TB-04] sorts and filters by the values of the user', async () => {
      const element = await showEditing({ sorting: byPrice, filter: 'c' });
      Object.assign(element, { sorting: undefined });
      element.filter = '';
      await element.updateComplete;
      await activate(element, 'C1', 2);
      await press('1', 'Enter');
      await isClosed(element);
      element.filter = '84';
      await element.updateComplete;
      expect(renderedRows(element), 'the old value').to.have.length(0);
      element.filter = '';
      Object.assign(element, { sorting: byPrice });
      await element.updateComplete;
      expect(active(element)).to.equal('4');
      expect(textOf(cells(renderedRows(element)[0]!)[0]!), 'the least price').to.equal('C1');
    });
  });

  describe(`${tag}, undo and redo`, () => {
    it('[TB-05] undoes and redoes edits and flags with their events, and makes the cell active', async () => {
      const element = await showEditing();
      const events = listen(element, 'dass-cell-change');
      await activate(element, 'C1', 1);
      await press('x', 'Enter');
      await isClosed(element);
      await user.click(find(cell(element, 'C3', 5), '[role=checkbox]'));
      await press('Control+Home', 'Control+z');
      await said('Desfeito: Aprovado: Não');
      expect(find(cell(element, 'C3', 5), '[role=checkbox]').ariaChecked).to.equal('false');
      expect(cell(element, 'C3', 5).id).to.equal('active-cell');
      await press('Control+z');
      await said('Desfeito: Nome: Couro');
      expect([text(element, 'C1', 1), active(element)]).to.deep.equal(['Couro', 'Couro']);
      await press('Control+z');
      await said('Nada a desfazer');
      await press('Control+y', 'Control+Shift+Z');
      await said('Refeito: Aprovado: Sim');
      expect(text(element, 'C1', 1)).to.equal('x');
      expect(details(events).slice(2)).to.deep.equal([
        ['3', 'ok', 'N', 'S'],
        ['1', 'name', 'Couro', 'x'],
        ['1', 'name', 'x', 'Couro'],
        ['3', 'ok', 'S', 'N'],
      ]);
    });

    it('[TB-05] undoes on the row that has the key now, and keeps what the application refuses to undo', async () => {
      const element = await showEditing();
      await activate(element, 'C1', 1);
      await press('x', 'Enter');
      await isClosed(element);
      element.rows = materials.map((one) => (one.id === 1 ? { ...one, name: 'x' } : { ...one }));
      await element.updateComplete;
      let isRefused = true;
      element.addEventListener('dass-cell-change', (event) => isRefused && event.detail.refuse('Já enviado'));
      await press('Control+z');
      await noticed('Já enviado');
      expect(text(element, 'C1', 1)).to.equal('x');
      isRefused = false;
      await press('Control+z');
      expect(text(element, 'C1', 1)).to.equal('Couro');
    });
  });
}
