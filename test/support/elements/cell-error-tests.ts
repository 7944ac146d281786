import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import { expectConsole } from '../assertions/page-problems.js';
import { listen } from '../fixture.js';
import { find, focused, painted, until, user } from '../user.js';
import { active, cells, grid, press, row, showEdited, type EditedTag, textOf } from './data-table.js';

interface Material {
  readonly id: number;
  readonly code: string;
  readonly quantity: number | null;
  readonly ok?: string;
}

const many = (count = 200): Material[] =>
  Array.from({ length: count }, (_, id) => ({ id, code: `C${id}`, quantity: id === 150 ? null : id, ok: 'N' }));
const quantityError = ({ code }: Material, value: unknown): string | undefined =>
  (value ?? '') === '' ? `Falta a quantidade de ${code}` : undefined;
const columns = [
  { name: 'code', label: 'Código' },
  { name: 'quantity', label: 'Quantidade', kind: 'number', editable: true, required: true, error: quantityError },
  { name: 'ok', label: 'Aprovado', kind: 'checkbox', editable: true },
];
const cell = (element: Element, code: string, at = 1): HTMLElement => cells(row(element, code))[at] as HTMLElement;
const note = (element: Element): string | undefined =>
  element.shadowRoot!.querySelector('.refusal:popover-open')?.textContent?.trim();
const noNote = (element: Element): Promise<unknown> => until('the note is hidden', () => note(element) === undefined);
const problem = (element: Element): string | null | undefined =>
  element.shadowRoot!.querySelector('.cell-problem:popover-open')?.textContent;
const isClosed = (element: Element): Promise<unknown> =>
  until('the editor is closed', () => !element.shadowRoot!.querySelector('.cell-editor'));
const marks = (one: HTMLElement): unknown[] => [
  one.classList.contains('refused'),
  one.ariaInvalid,
  one.getAttribute('aria-description'),
];

/** Tests cells whose values are not valid, and cells that the application lets the user edit. */
export function testCellErrors(tag: EditedTag): void {
  const show = async (more: Record<string, unknown> = {}): Promise<DassDataTable> => {
    const element = await showEdited(tag, { columns, rows: many(), style: 'block-size: 300px', ...more });
    await until('the editors are loaded', () => element.shadowRoot!.querySelector('.cell-layer'));
    return element;
  };
  const FALSE = 'Falta a quantidade de C1';

  describe(`${tag}, errors of cells`, () => {
    it('[TB-04] marks a cell that is not valid, as the application knows, until it is', async () => {
      const rows = many(3).map((one) => (one.id === 1 ? { ...one, quantity: null } : one));
      const element = await show({ rows });
      const events = listen(element, 'dass-cell-change');
      expect(marks(cell(element, 'C1'))).to.deep.equal([true, 'true', FALSE]);
      expect(marks(cell(element, 'C2'))).to.deep.equal([false, null, null]);
      expect(note(element), 'nobody is there').to.equal(undefined);
      await user.click(cell(element, 'C1'));
      await until('the active cell says why', () => note(element) === FALSE);
      await user.hover(cell(element, 'C2', 0));
      await press('ArrowDown');
      await noNote(element);
      await user.hover(cell(element, 'C1'));
      await until('the mouse shows it', () => note(element) === FALSE);
      await user.hover(cell(element, 'C2', 0));
      await noNote(element);
      await press('ArrowUp');
      await until('it is shown again', () => note(element) === FALSE);
      await press('Escape');
      element.requestUpdate();
      await painted();
      expect(note(element), 'it stays closed').to.equal(undefined);
      expect(marks(cell(element, 'C1')), 'Escape only closes the note').to.deep.equal([true, 'true', FALSE]);
      await press('5', 'Enter');
      await isClosed(element);
      expect(marks(cell(element, 'C1')), 'the value of the user is valid').to.deep.equal([false, null, null]);
      await press('ArrowUp', 'Control+z');
      expect(marks(cell(element, 'C1'))).to.deep.equal([true, 'true', FALSE]);
      expect(
        events.map(({ detail }) => (detail as { value: unknown }).value),
        'an error is no edit',
      ).to.deep.equal([5, null]);
      element.rows = many(3);
      await element.updateComplete;
      expect(marks(cell(element, 'C1'))).to.deep.equal([false, null, null]);
      await noNote(element);
    });

    it('[TB-04] an editor shows the error, and lets the user leave a value that he has not changed', async () => {
      const rows = many(3).map((one) => (one.id === 1 ? { ...one, quantity: null } : one));
      const element = await show({ rows });
      await user.click(cell(element, 'C1'));
      await press('F2');
      await until('the editor says why', () => problem(element) === FALSE);
      expect(focused()?.ariaInvalid).to.equal('true');
      await press('Tab');
      await until('the flag is active', () => active(element) !== '' && cell(element, 'C1', 2).id === 'active-cell');
      await isClosed(element);
      await press('ArrowLeft', 'F2');
      await until('the editor says why', () => problem(element) === FALSE);
      await user.type('7');
      expect(problem(element), 'typing removes the error').to.equal(undefined);
      await press('Enter');
      await isClosed(element);
      expect(textOf(cell(element, 'C1'))).to.equal('7');
    });

    it('[TB-04] an error that fails marks nothing, with a warning; a column without an editor can have errors', async () => {
      const failing = {
        ...columns[1],
        error: (): string => {
          throw new Error('no answer');
        },
      };
      const code = { ...columns[0], error: ({ id }: Material) => (id === 2 ? 'dassFieldRequired' : undefined) };
      let element!: DassDataTable;
      const warned = await expectConsole(/'error' of column 'quantity' has failed: .*no answer/, async () => {
        element = await show({ columns: [code, failing], rows: many(3) });
        await until('the cells are marked', () => cell(element, 'C2', 0).ariaInvalid);
      });
      expect(warned, 'once').to.have.length(1);
      expect(marks(cell(element, 'C1'))).to.deep.equal([false, null, null]);
      expect(marks(cell(element, 'C2', 0))).to.deep.equal([true, 'true', 'Campo obrigatório']);
      const fixed = await show({ columns: [{ ...code, editable: undefined }], rows: many(3) });
      await user.click(cell(fixed, 'C2', 0));
      await until('the reason is shown', () => note(fixed) === 'Campo obrigatório');
    });
  });

  describe(`${tag}, editCell()`, () => {
    it('[TB-04] scrolls to a cell, makes it active and edits it', async () => {
      const element = await show();
      expect(row(element, 'C150'), 'it is not rendered').to.equal(undefined);
      expect(await element.editCell(150, 'quantity')).to.equal(true);
      expect(focused()).to.be.instanceOf(HTMLInputElement);
      expect(problem(element)).to.equal('Falta a quantidade de C150');
      expect(cell(element, 'C150').id).to.equal('active-cell');
      const [field, view] = [find(element, '.cell-editor'), grid(element)].map((one) => one.getBoundingClientRect());
      expect(field!.bottom, 'in view').to.be.at.most(view!.bottom + 1);
      await user.type('12');
      expect(await element.editCell('3', 'quantity'), 'commits the other one').to.equal(true);
      await press('Escape');
      await isClosed(element);
      await element.editCell(150, 'ok');
      expect([focused(), cell(element, 'C150', 2).id]).to.deep.equal([grid(element), 'active-cell']);
      expect(textOf(cell(element, 'C150'))).to.equal('12');
    });

    it('[TB-04] edits nothing that cannot be edited', async () => {
      const element = await show({ filter: 'C1' });
      const before = [element.view, active(element)];
      for (const [key, column] of [
        [5000, 'quantity'],
        [1, 'none'],
        [1, 'code'],
        [2, 'quantity'],
      ] as const)
        expect(await element.editCell(key, column), `${key} ${column}`).to.equal(false);
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('.cell-editor')).to.equal(null);
      expect([element.view, active(element)]).to.deep.equal(before);
      element.remove();
      expect(await element.editCell(1, 'quantity'), 'a table that is in no page').to.equal(false);
    });

    it('[TB-04] begins at once with rows that were just set', async () => {
      const element = await show({ rows: [] });
      element.rows = many(3);
      expect(await element.editCell(2, 'quantity')).to.equal(true);
      expect((focused() as HTMLInputElement).value).to.equal('2');
    });
  });

  describe(`${tag}, commitEdit() and isEditing`, () => {
    it('[TB-04] takes the value of the editor, or keeps the focus in it', async () => {
      const validate = (value: unknown): string | undefined => (Number(value) > 100 ? 'Demais' : undefined);
      const element = await show({ columns: [columns[0], { ...columns[1], validate }], rows: many(3) });
      const events = listen(element, 'dass-cell-change');
      expect(await element.commitEdit(), 'no editor').to.equal(true);
      expect(element.isEditing).to.equal(false);
      await user.click(cell(element, 'C1'));
      grid(element).dispatchEvent(new KeyboardEvent('keydown', { key: '4', bubbles: true, cancelable: true }));
      expect(element.isEditing, 'from the first key').to.equal(true);
      expect(await element.commitEdit(), 'also while the field loads').to.equal(true);
      expect([textOf(cell(element, 'C1')), focused()]).to.deep.equal(['4', grid(element)]);
      expect(element.isEditing).to.equal(false);
      await element.editCell(2, 'quantity');
      await user.type('101');
      expect(await element.commitEdit()).to.equal(false);
      expect(element.isEditing, 'the value is refused').to.equal(true);
      expect([(focused() as HTMLInputElement).value, problem(element)]).to.deep.equal(['101', 'Demais']);
      await press('Control+a', '5', '0');
      let isHeard = false;
      element.addEventListener('keydown', ({ key, ctrlKey, defaultPrevented }) => {
        isHeard ||= key === 'Enter' && ctrlKey && !defaultPrevented;
      });
      await press('Control+Enter');
      await isClosed(element);
      expect([textOf(cell(element, 'C2')), active(element), isHeard], 'Ctrl+Enter stays').to.deep.equal([
        ...['50', '50'],
        true,
      ]);
      expect(events.map(({ detail }) => (detail as { value: unknown }).value)).to.deep.equal([4, 50]);
    });
  });
}
