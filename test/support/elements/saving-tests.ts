import { expect } from 'chai';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import { expectConsole } from '../assertions/page-problems.js';
import { cells, grid, press, row, said, showEdited, type EditedTag, textOf } from './data-table.js';
import { itNeeds } from '../engine.js';
import { find, findAll, focused, until, user } from '../user.js';

const columns = [
  { name: 'code', label: 'Código' },
  { name: 'price', label: 'Preço', kind: 'number', editable: true },
  {
    name: 'ok',
    label: 'Aprovado',
    kind: 'checkbox',
    editable: true,
    validate: (value: unknown, { code }: { code: string }) =>
      code === 'C3' && value === 'S' ? Promise.resolve('Falta o laudo') : undefined,
  },
];
const materials = [
  { id: 1, code: 'C1', price: 10, ok: 'N' },
  { id: 2, code: 'C2', price: 20, ok: 'N' },
  { id: 3, code: 'C3', price: 30, ok: 'N' },
];

/** An answer that the test gives later. */
interface Answer {
  refuse(reason: string, options?: { current?: unknown }): void;
  resolve(): void;
  reject(error: Error): void;
}

const cell = (element: Element, code: string, at = 1): HTMLElement => cells(row(element, code))[at] as HTMLElement;
const price = (element: Element, code = 'C1'): string => textOf(cell(element, code));
const isPrice = (element: Element, text: string, code = 'C1'): Promise<unknown> =>
  until(`the price is ${text}`, () => price(element, code) === text);
const enter = async (element: DassDataTable, code: string, text: string): Promise<void> => {
  await user.click(cell(element, code));
  await press(...text, 'Enter');
  await until('the editor is closed', () => !element.shadowRoot!.querySelector('.cell-editor'));
};
const note = (element: Element): HTMLElement | null => element.shadowRoot!.querySelector('.refusal:popover-open');
const noted = (element: Element): Promise<HTMLElement> => until('the note is shown', () => note(element));
const state = ({ classList, ariaBusy, ariaInvalid }: HTMLElement): unknown[] => [
  classList.contains('waiting'),
  classList.contains('refused'),
  ariaBusy,
  ariaInvalid,
];
const SAVED = [false, false, null, null];

/** Tests how every table saves what the user has entered. */
export function testSaving(tag: EditedTag): void {
  /** A table whose application answers when the test says so. */
  async function show(more: Record<string, unknown> = {}) {
    const element = await showEdited(tag, { columns, rows: materials, ...more });
    const answers: Answer[] = [];
    element.addEventListener('dass-cell-change', ({ detail }) => {
      const promise = new Promise<void>((resolve, reject) =>
        answers.push({ refuse: (reason, options) => detail.refuse(reason, options), resolve, reject }),
      );
      detail.waitFor(promise);
      detail.waitFor(promise);
    });
    return { element, answers };
  }

  describe(`${tag}, saving`, () => {
    it('[DS-05] shows an edit at once, and marks it until it is saved', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      expect([price(element), ...state(cell(element, 'C1'))]).to.deep.equal(['12', true, false, 'true', null]);
      answers[0]!.resolve();
      await until('it is saved', () => cell(element, 'C1').ariaBusy === null);
      expect([price(element), ...state(cell(element, 'C1'))]).to.deep.equal(['12', ...SAVED]);
      await press('Control+z');
      await isPrice(element, '10');
    });

    it('[DS-05] returns to the value before when it is refused, with the reason in the cell, until the next edit', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      answers[0]!.refuse('Preço travado');
      await isPrice(element, '10');
      await said('Preço, C1: Preço travado · Seu valor: 12');
      const refused = cell(element, 'C1');
      expect([...state(refused), refused.getAttribute('aria-description')]).to.deep.equal([
        ...[false, true, null, 'true'],
        'Preço travado · Seu valor: 12',
      ]);
      expect(note(element), 'another cell is active').to.equal(null);
      await press('ArrowUp');
      expect(textOf(find(await noted(element), 'span'))).to.equal('Preço travado · Seu valor: 12');
      await press('ArrowDown');
      await until('the note is hidden', () => !note(element));
      await user.leave();
      await user.hover(cell(element, 'C1'));
      await noted(element);
      await user.leave();
      await until('the note is hidden', () => !note(element));
      await press('Control+z');
      await said('Nada a desfazer');
      await enter(element, 'C1', '13');
      expect([price(element), cell(element, 'C1').classList.contains('refused')]).to.deep.equal(['13', false]);
      await expectConsole(/A promise of 'waitFor' has failed: Error: offline/, async () => {
        answers[1]!.reject(new Error('offline'));
        await isPrice(element, '10');
      });
      await user.click(cell(element, 'C1'));
      await noted(element);
      await press('Escape');
      await until('the mark is removed', () => state(cell(element, 'C1')).join() === SAVED.join());
      expect(note(element)).to.equal(null);
    });

    it('[DS-05] shows both values when somebody else has changed the cell: keeps mine by keyboard', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      answers[0]!.refuse('', { current: 14 });
      await isPrice(element, '14');
      await said('Preço, C1: Alterado por outra pessoa · Seu valor: 12 · Agora: 14');
      await press('ArrowUp');
      const shown = await noted(element);
      expect(findAll(shown, 'button').map(textOf)).to.deep.equal(['Manter meu', 'Usar o atual']);
      await press('Tab');
      expect(textOf(focused()!)).to.equal('Manter meu');
      await press('Enter');
      await isPrice(element, '12');
      expect([focused(), note(element), answers.length]).to.deep.equal([grid(element), null, 2]);
      answers[1]!.resolve();
      await until('it is saved', () => cell(element, 'C1').ariaBusy === null);
      await press('Control+z');
      await isPrice(element, '14');
    });

    itNeeds('touch', '[DS-05] takes the value of somebody else by touch', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      answers[0]!.refuse('Mudou', { current: 14 });
      await isPrice(element, '14');
      await user.tap(cell(element, 'C1'));
      const shown = await noted(element);
      await user.tap(findAll(shown, 'button')[1] as HTMLElement);
      await until('the mark is removed', () => state(cell(element, 'C1')).join() === SAVED.join());
      expect([price(element), answers.length]).to.deep.equal(['14', 1]);
    });

    it('[DS-05] of two edits of a cell the latest counts, in whatever order they are answered', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      await enter(element, 'C1', '13');
      answers[1]!.resolve();
      answers[0]!.refuse('Preço travado');
      answers[0]!.resolve();
      await until('it is saved', () => cell(element, 'C1').ariaBusy === null);
      expect([price(element), ...state(cell(element, 'C1'))]).to.deep.equal(['13', ...SAVED]);
      await press('Control+z');
      await isPrice(element, '10');
    });

    it('[DS-05] returns over two refused edits to the value before both', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      await enter(element, 'C1', '13');
      answers[1]!.refuse('Segundo');
      await isPrice(element, '12');
      answers[0]!.refuse('Primeiro');
      await isPrice(element, '10');
      expect(cell(element, 'C1').getAttribute('aria-description')).to.equal('Primeiro · Seu valor: 12');
    });

    it('[DS-05] keeps what the user has entered when rows are replaced meanwhile, and follows the row', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      await enter(element, 'C2', '25');
      element.rows = materials.toReversed().map((one) => ({ ...one, price: one.price + 1 }));
      await element.updateComplete;
      expect([price(element, 'C1'), price(element, 'C2'), price(element, 'C3')]).to.deep.equal(['12', '25', '31']);
      answers[0]!.refuse('Preço travado');
      answers[1]!.resolve();
      await isPrice(element, '11');
      expect([price(element, 'C2'), cell(element, 'C1').ariaInvalid]).to.deep.equal(['25', 'true']);
      element.rows = [];
      await element.updateComplete;
      element.rows = materials;
      await element.updateComplete;
      expect([price(element, 'C1'), price(element, 'C2')]).to.deep.equal(['10', '20']);
    });

    it('[DS-05] a promise that never ends leaves the edit as it is; it can be undone, and the table can be removed', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      await press('Control+z');
      await isPrice(element, '10');
      expect(cell(element, 'C1').ariaBusy).to.equal('true');
      element.remove();
      answers[0]!.refuse('tarde');
      answers[0]!.resolve();
      answers[1]!.resolve();
      await Promise.resolve();
    });

    it('[DS-05] an undo that is refused later can be undone again', async () => {
      const { element, answers } = await show();
      await enter(element, 'C1', '12');
      answers[0]!.resolve();
      await press('Control+z');
      await isPrice(element, '10');
      answers[1]!.refuse('Fechado');
      await isPrice(element, '12');
      await press('Control+z');
      await isPrice(element, '10');
    });

    it('[DS-05] a refusal after the answer is a warning', async () => {
      const element = await showEdited(tag, { columns, rows: materials });
      let refuse = (_: string): void => {};
      element.addEventListener('dass-cell-change', ({ detail }) => (refuse = detail.refuse));
      await enter(element, 'C1', '12');
      await expectConsole(/'refuse\(\)' was called after the change was accepted/, () => refuse('tarde'));
      expect(price(element)).to.equal('12');
    });

    it('[TB-04] calls validate for a flag, also one that is toggled in the cell', async () => {
      const { element } = await show();
      await user.click(find(cell(element, 'C3', 2), '[role=checkbox]'));
      await said('Aprovado, C3: Falta o laudo · Seu valor: Sim');
      expect([
        find(cell(element, 'C3', 2), '[role=checkbox]').ariaChecked,
        cell(element, 'C3', 2).ariaInvalid,
      ]).to.deep.equal(['false', 'true']);
      await user.click(find(cell(element, 'C2', 2), '[role=checkbox]'));
      await said('Aprovado: Sim');
    });
  });
}
