import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, user, until } from '../../../test/support/user.js';
import {
  active,
  answer,
  box,
  button,
  carry,
  count,
  dialog,
  filterOf,
  ids,
  labels,
  many,
  marked,
  row,
  rows,
  said,
  show,
  steps,
  type,
  withDisabled,
} from '../../../test/support/elements/pick-list.js';

const notices = (): string[] =>
  findAll<HTMLElement & { message: string }>(document.body, 'dass-notice').map(({ message }) => message);
const repeated = (target: Element, key: string): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, composed: true, cancelable: true }),
  );

describe('dass-pick-list, clause by clause', () => {
  afterEach(() => {
    for (const notice of findAll(document.body, 'dass-notice')) findAll(notice, 'button')[0]?.click();
  });

  it('[PL-01] says in each list why it is empty', async () => {
    const element = await show({ items: [] });
    const empty = (side: string): string => find(element, `[data-list=${side}] .empty`).textContent ?? '';
    expect(empty('available')).to.equal('Nenhum item disponível');
    expect(empty('selected')).to.equal('Nenhum item selecionado');
    element.items = steps;
    await type(element, 'available', 'zzz');
    expect(empty('available')).to.equal('Nenhum item corresponde ao filtro');
  });

  it('[PL-01] tells the whole of what is cut in a line below the mouse', async () => {
    const label = 'Parafuso sextavado '.repeat(40);
    const element = await show({ items: [{ id: 1, label }, ...steps.slice(1)] });
    await user.hover(rows(element, 'available')[1]!);
    await user.hover(rows(element, 'available')[0]!);
    expect(rows(element, 'available')[0]!.title).to.contain('Parafuso sextavado Parafuso');
    expect(rows(element, 'available')[1]!.title).to.equal('');
  });

  it('[PL-02] shows the id of an item that has no label', async () => {
    const element = await show({ items: [{ id: 'TX-1' }, { id: 'TX-2', label: '' }, steps[0]] });
    expect(labels(element, 'available')).to.deep.equal(['TX-1', 'TX-2', 'Corte']);
  });

  it('[PL-03] a range with Ctrl and Shift leaves what is marked', async () => {
    const element = await show();
    await user.click(row(element, 'Embalagem'));
    await user.click(row(element, 'Corte'), { modifiers: ['Control'] });
    await user.click(row(element, 'Montagem'), { modifiers: ['Control', 'Shift'] });
    expect(marked(element, 'available')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Embalagem']);
  });

  it('[PL-03] a range begins where it did, though the items have come anew', async () => {
    const element = await show({ selected: [1, 2, 3], items: many(300), fieldOrder: 'id' });
    await user.click(row(element, 'Peça 6'));
    element.items = [{ id: 'x', label: 'Nova' }, ...many(300)];
    await element.updateComplete;
    await painted();
    await user.click(row(element, 'Peça 8'), { modifiers: ['Shift'] });
    expect(marked(element, 'available')).to.deep.equal(['Peça 6', 'Peça 7', 'Peça 8']);
    await user.click(row(element, 'Peça 3'));
    await user.press('Alt+ArrowUp');
    await user.click(row(element, 'Peça 1'), { modifiers: ['Shift'] });
    expect(marked(element, 'selected'), 'where it has moved to').to.deep.equal(['Peça 1', 'Peça 3']);
  });

  it('[PL-08] a range marks nothing that is disabled, with the pointer, by keys, with Ctrl, and filtered', async () => {
    const element = await show({ items: withDisabled('Costura', 'Expedição'), selected: [] });
    const free = ['Corte', 'Montagem', 'Injeção', 'Embalagem'];
    await user.click(row(element, 'Corte'));
    await user.click(row(element, 'Embalagem'), { modifiers: ['Shift'] });
    expect(marked(element, 'available'), 'the pointer').to.deep.equal(free);
    await user.press('Home');
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown']) await user.press(key);
    expect(marked(element, 'available'), 'arrows').to.deep.equal(['Corte', 'Montagem']);
    await user.press('Shift+End');
    expect(marked(element, 'available'), 'End').to.deep.equal(free);
    await user.press('Home');
    await user.press('Control+End');
    await user.press('Shift+Space');
    expect(marked(element, 'available'), 'the space bar').to.deep.equal(free);
    await type(element, 'available', 'o');
    await user.click(row(element, 'Corte'));
    await user.click(row(element, 'Expedição'), { modifiers: ['Control', 'Shift'] });
    expect(marked(element, 'available'), 'filtered').to.deep.equal(['Corte', 'Montagem', 'Injeção']);
    element.selected = [1, 2, 3, 5];
    await element.updateComplete;
    await painted();
    await user.click(row(element, 'Corte'));
    await user.click(row(element, 'Expedição'), { modifiers: ['Shift'] });
    expect(marked(element, 'selected'), 'what is selected').to.deep.equal(['Corte', 'Montagem']);
  });

  it('[PL-05] removes all that the filter shows, and no more', async () => {
    const element = await show({ selected: [1, 2, 3, 4] });
    await type(element, 'selected', 'co');
    await user.click(button(element, 'remove-all'));
    filterOf(element, 'selected').focus();
    await user.press('Escape');
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Injeção']);
  });

  it('[PL-08] says why, wherever the user tries to move what is disabled', async () => {
    const element = await show({ items: withDisabled('Corte', 'Injeção'), selected: [3, 4] });
    await user.doubleClick(row(element, 'Corte'));
    await until('it says why', () => notices().includes('Corte é fixo'));
    await user.click(row(element, 'Injeção'));
    await user.press('Delete');
    await until('it says why', () => notices().includes('Injeção é fixo'));
    await user.press('Control+a');
    expect(marked(element, 'selected'), 'it is not marked with all others').to.deep.equal(['Montagem']);
  });

  it('[PL-08] the reason stands where it does not lie over the line', async () => {
    const items = many(300).map((item, at) => ({ ...item, disabled: at === 1 || at === 8, disabledMessage: 'Fixo' }));
    const element = await show({ items });
    for (const [at, isAbove] of [
      [1, false],
      [8, true],
    ] as const) {
      const line = rows(element, 'available')[at]!;
      await user.click(line);
      const [reason, own] = [find(element, '.reason'), line].map((one) => one.getBoundingClientRect());
      expect(isAbove ? reason!.bottom <= own!.top : reason!.top >= own!.bottom, `line ${at}`).to.equal(true);
    }
  });

  it('[PL-09] asks for Delete, for Backspace, and for taking back an addition', async () => {
    const element = await show({ confirmDelete: true, selected: [1, 2] });
    const ways: [string, () => Promise<void>][] = [
      ['Corte', async () => (await user.click(row(element, 'Corte')), user.press('Delete'))],
      ['Costura', async () => (await user.click(row(element, 'Costura')), user.press('Backspace'))],
    ];
    for (const [label, way] of ways) {
      await way();
      await answer(false);
      expect(labels(element, 'selected')).to.include(label);
      await way();
      await answer(true);
      expect(labels(element, 'selected')).to.not.include(label);
    }
    await carry(element, 'Montagem');
    await user.press('Control+z');
    const asked = await dialog();
    await until('its label', () => findAll(asked, 'li').some((one) => one.textContent === 'Montagem'));
    await answer(false);
    expect(labels(element, 'selected')).to.deep.equal(['Montagem']);
    await user.click(button(element, 'undo'));
    await answer(true);
    expect(labels(element, 'selected')).to.deep.equal([]);
  });

  it('[PL-11] a filter is cleared by its button and by Escape, and left for the list with an arrow', async () => {
    const element = await show();
    await type(element, 'available', 'mon');
    await said('1 item');
    await user.click(await until('the button', () => findAll(element, '.clear')[0]));
    expectFocus(filterOf(element, 'available'));
    expect(labels(element, 'available')).to.have.length(6);
    await user.type('cos');
    await user.press('Escape');
    expect([filterOf(element, 'available').value, labels(element, 'available').length]).to.deep.equal(['', 6]);
    await user.type('cos');
    await user.press('ArrowDown');
    expectFocus(box(element, 'available'));
    expect(active(element, 'available')).to.equal('Costura');
  });

  it('[PL-11] says how many are found, which filter is in force, and which no more', async () => {
    const element = await show({ items: many(300) });
    await type(element, 'available', '29');
    await said('13 itens');
    await user.press('Enter');
    await said('Filtro aplicado: 29');
    repeated(filterOf(element, 'available'), 'Backspace');
    await element.updateComplete;
    expect(findAll(element, 'dass-chip'), 'a key that is held down ends with the text').to.have.length(1);
    await user.press('Backspace');
    expect(findAll(element, 'dass-chip')).to.have.length(0);
    await said('Filtro removido: 29');
  });

  itNeeds('composition', '[PL-11] what an input method still composes is no filter yet', async () => {
    const element = await show();
    filterOf(element, 'available').focus();
    await user.compose('mon', 'mon');
    filterOf(element, 'available').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
    );
    await element.updateComplete;
    expect(findAll(element, 'dass-chip')).to.have.length(0);
  });

  it('[PL-12] tells what is typed without the blanks around it', async () => {
    const element = await show({ externalFilter: true });
    const heard = listen(element, 'dass-filter');
    const clock = stopClock(200);
    try {
      await type(element, 'available', ' mon ');
      clock.pass(250);
      expect(heard.map(({ detail: asked }) => (asked as { typed: string }).typed)).to.deep.equal(['mon']);
    } finally {
      clock.restore();
    }
  });

  it('[PL-11] the same filter in other letters is no other filter', async () => {
    const element = await show({ items: many(300) });
    for (const text of ['peca 1', 'PEÇA 1']) {
      await type(element, 'available', text);
      await user.press('Enter');
    }
    expect(findAll(element, 'dass-chip')).to.have.length(1);
  });

  it('[PL-08] says that it cannot be moved where a host gives no reason', async () => {
    const element = await show({ items: [{ id: 1, label: 'Corte', disabled: true }] });
    expect(find(row(element, 'Corte'), '.note').textContent).to.equal('Este item não pode ser movido');
  });

  it('[PL-12] what is selected is all here, and filtered here', async () => {
    const element = await show({ externalFilter: true, selected: [1, 2, 3] });
    await type(element, 'selected', 'cos');
    expect(labels(element, 'selected')).to.deep.equal(['Costura']);
    expect(labels(element, 'available')).to.have.length(3);
  });

  it('[PL-16] a range with Shift and the space bar, pages, and keys that are held down', async () => {
    const element = await show({ items: many(300), selected: [200, 201, 202, 203] });
    box(element, 'available').focus();
    await user.press('Home');
    await user.press('Control+ArrowDown');
    await user.press('Control+ArrowDown');
    await user.press('Shift+Space');
    expect(marked(element, 'available')).to.deep.equal(['Peça 0', 'Peça 1', 'Peça 2']);
    await user.press('PageDown');
    expect(Number(active(element, 'available').slice(5))).to.be.greaterThan(5);
    box(element, 'selected').focus();
    await user.press('Home');
    await user.press('Backspace');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 201', 'Peça 202', 'Peça 203']);
    repeated(box(element, 'selected'), 'Delete');
    repeated(box(element, 'selected'), 'Backspace');
    await element.updateComplete;
    expect(labels(element, 'selected')).to.have.length(3);
    await user.press('Control+Shift+Z');
    expect(labels(element, 'selected'), 'that is no undo').to.have.length(3);
  });

  itNeeds('undo by keys', '[PL-16] in a filter it is the text that is taken back', async () => {
    const element = await show();
    await carry(element, 'Corte');
    await type(element, 'available', 'mon');
    await user.press('Control+z');
    expect(filterOf(element, 'available').value).to.not.equal('mon');
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
  });

  it('[PL-16] several move a step together, and stay together at the end; it is said', async () => {
    const element = await show({ fieldOrder: 'order', selected: [1, 2, 3, 4] });
    await user.click(row(element, 'Costura'));
    await user.press('Shift+ArrowDown');
    await user.press('Alt+ArrowDown');
    await user.press('Alt+ArrowDown');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Costura', 'Montagem']);
    for (let step = 0; step < 3; step++) await user.press('Alt+ArrowUp');
    expect(labels(element, 'selected')).to.deep.equal(['Costura', 'Montagem', 'Corte', 'Injeção']);
    expect(active(element, 'selected')).to.equal('Montagem');
    await said('Montagem: posição 2 de 4');
  });

  it('[PL-16] is told to a screen reader by name, and with what can be done in it', async () => {
    const element = await show({ required: true, minCount: 2 });
    const group = find(element, '.lists');
    const [available, selected] = [box(element, 'available'), box(element, 'selected')];
    const told = (name: string): (string | null)[] => [available, selected].map((one) => one.getAttribute(name));
    expect(group.ariaLabel).to.equal('Etapas');
    expect(told('aria-label')).to.deep.equal(['Etapas: Disponíveis', 'Etapas: Selecionados']);
    expect(told('aria-multiselectable')).to.deep.equal(['true', 'true']);
    expect(told('aria-required')).to.deep.equal([null, 'true']);
    expect(told('aria-invalid')).to.deep.equal([null, null]);
    element.reportValidity();
    await element.updateComplete;
    expect(told('aria-invalid')[1]).to.equal('true');
    element.readOnly = true;
    await element.updateComplete;
    expect(told('aria-readonly')).to.deep.equal(['true', 'true']);
    element.disabled = true;
    await element.updateComplete;
    expect(told('aria-disabled')).to.deep.equal(['true', 'true']);
    element.label = '';
    await element.updateComplete;
    expect(group.ariaLabel).to.equal('Lista de seleção');
  });

  it('is invalid with one too few, and with any where none may be', async () => {
    const element = await show({ minCount: 2, selected: [1] });
    expect(element.validity.rangeUnderflow).to.equal(true);
    element.minCount = 0;
    element.maxCount = 0;
    expect(element.validity.rangeOverflow).to.equal(true);
    element.selected = [];
    expect(element.validity.valid).to.equal(true);
  });

  it('takes back what a browser has kept of a form', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-pick-list name="etapa"></dass-pick-list></form>');
    const element = form.querySelector('dass-pick-list')!;
    element.items = steps;
    await element.updateComplete;
    element.formStateRestoreCallback('["3","1"]');
    await element.updateComplete;
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Corte']);
    element.formStateRestoreCallback('{"no":"list"}');
    expect(ids(element.selected)).to.deep.equal([3, 1]);
  });

  describe('pasted', () => {
    const asked = (): Promise<HTMLElementTagNameMap['dass-paste-list-dialog']> =>
      until('the dialog', () => document.querySelector('dass-paste-list-dialog'));
    const take = async (): Promise<void> => {
      const open = await asked();
      await user.click(
        await until('it can be confirmed', () =>
          findAll<HTMLElement & { disabled: boolean }>(open, 'footer .confirm').find(({ disabled }) => !disabled),
        ),
      );
      await until('it is done', () => !document.querySelector('dass-paste-list-dialog'));
      await painted();
    };
    const paste = (element: Element, text: string): boolean =>
      box(element, 'available').dispatchEvent(clipboardEvent('paste', text));
    afterEach(() => document.querySelector('dass-paste-list-dialog')?.remove());

    it('[PL-02] values find items by code or label where no paste field is named', async () => {
      const items = steps.map((step, at) => ({ ...step, code: `X-${at + 1}` }));
      const element = await show({ items, fieldCode: 'code' });
      paste(element, 'x1\nX-3');
      await take();
      expect(ids(element.selected)).to.deep.equal([1, 3]);
    });

    it('[PL-07] values that come twice are selected twice with duplicates', async () => {
      const element = await show({ duplicates: true, fieldPaste: 'label' });
      paste(element, 'Corte\nMontagem\nCorte');
      await take();
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem', 'Corte']);
    });

    it('[PL-08] nothing opens while nothing can be moved', async () => {
      const element = await show({ readOnly: true, fieldPaste: 'label' });
      paste(element, 'Corte');
      element.readOnly = false;
      await element.updateComplete;
      paste(element, 'Montagem');
      expect((await asked()).text).to.equal('Montagem');
      expect(findAll(document.body, 'dass-paste-list-dialog')).to.have.length(1);
    });

    it('[PL-02] adds what is still among the items when they are replaced while the dialog is open', async () => {
      const element = await show({ fieldPaste: 'label' });
      paste(element, 'Corte\nMontagem\nInjeção');
      await asked();
      element.items = [steps[2]!, { id: 1, label: 'Corte novo' }];
      await element.updateComplete;
      await take();
      expect(labels(element, 'selected')).to.deep.equal(['Corte novo', 'Montagem']);
      expect(ids(element.selected)).to.deep.equal([1, 3]);
    });
  });

  describe('dragged', () => {
    const mouse = async (...actions: unknown[][]): Promise<void> => {
      await executeServerCommand('dass:mouse', { steps: actions });
      await painted();
    };
    const ready = async (properties: Record<string, unknown> = {}) => {
      const element = await show({ selected: [4, 5], fieldOrder: 'order', ...properties });
      await user.hover(rows(element, 'available')[0]!);
      await element.updateComplete;
      return element;
    };
    const ghosts = (element: Element): number => findAll(element, '.ghost').length;

    itNeeds('other buttons', '[PL-16] starts with the first button alone', async () => {
      const element = await ready();
      const { x, y } = middle(row(element, 'Corte'));
      await mouse(['move', x, y], ['down', { button: 'right' }], ['move', x, y + 30]);
      expect(ghosts(element)).to.equal(0);
      await mouse(['up', { button: 'right' }]);
    });

    it('[PL-16] starts from a few pixels on, and shows which list it would go to', async () => {
      const element = await ready();
      const { x, y } = middle(row(element, 'Corte'));
      await mouse(['move', x, y], ['down'], ['move', x + 2, y + 2]);
      expect(ghosts(element), 'hardly moved').to.equal(0);
      const to = middle(box(element, 'selected'));
      await mouse(['move', x + 9, y + 9], ['move', to.x, to.y]);
      expect(ghosts(element)).to.equal(1);
      expect(findAll(element, '.target').map((one) => one.closest<HTMLElement>('.pane')!.dataset.list)).to.deep.equal([
        'selected',
      ]);
      await mouse(['up']);
      expect(labels(element, 'selected'), 'below the last it comes to the end').to.deep.equal([
        'Injeção',
        'Expedição',
        'Corte',
      ]);
    });

    it('[PL-16] goes before the line that is seen there, also in a list that is filtered', async () => {
      const element = await ready({ selected: [1, 2, 3, 4] });
      await type(element, 'selected', 'ção');
      const { x } = middle(row(element, 'Injeção'));
      const { top } = row(element, 'Injeção').getBoundingClientRect();
      await user.drag(middle(row(element, 'Embalagem')), { x, y: Math.round(top + 3) });
      filterOf(element, 'selected').focus();
      await user.press('Escape');
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Embalagem', 'Injeção']);
    });

    it('[PL-16] orders what was taken up and nothing else, when a host selects others meanwhile', async () => {
      const element = await ready({ selected: [1, 2, 3] });
      const from = middle(row(element, 'Montagem'));
      const first = row(element, 'Corte').getBoundingClientRect();
      await mouse(['move', from.x, from.y], ['down'], ['move', from.x + 9, from.y - 9]);
      element.selected = [6, 1, 2, 3];
      await element.updateComplete;
      await painted();
      await mouse(['move', from.x, Math.round(first.top + 3)], ['up']);
      expect(ids(element.selected)).to.deep.equal([3, 6, 1, 2]);
    });

    it('[PL-16] ends when a pointer is taken away, and minds no other', async () => {
      const element = await ready();
      const from = middle(row(element, 'Corte'));
      const to = middle(box(element, 'selected'));
      const pointer = (name: string, more: PointerEventInit): boolean =>
        row(element, 'Corte').dispatchEvent(
          new PointerEvent(name, { bubbles: true, composed: true, pointerType: 'mouse', ...more }),
        );
      await mouse(['move', from.x, from.y], ['down'], ['move', from.x + 9, from.y + 9], ['move', to.x, to.y]);
      expect(ghosts(element)).to.equal(1);
      pointer('pointercancel', { pointerId: 99 });
      pointer('pointermove', { pointerId: 99, clientX: 2, clientY: 2, buttons: 1 });
      expect(find(element, '.ghost').matches('.nowhere'), 'another pointer').to.equal(false);
      // As a browser tells of a button that was let go outside of its window.
      await mouse(['move', to.x + 3, to.y + 3]);
      expect(ghosts(element)).to.equal(1);
      await user.press('Escape');
      await mouse(['up']);
      expect(count(element, 'selected')).to.equal('2 itens');
    });

    itNeeds('touch', '[PL-16] below a finger that drags nothing scrolls and no menu opens', async () => {
      const items = many(300);
      const element = await ready({ items, selected: items.slice(100, 103), fieldOrder: 'id' });
      const from = middle(row(element, 'Peça 3'));
      const touch = (...actions: unknown[]): Promise<unknown> => executeServerCommand('dass:touch', { steps: actions });
      await touch({ type: 'touchStart', points: [from] });
      const menu = new MouseEvent('contextmenu', { bubbles: true, composed: true, cancelable: true });
      row(element, 'Peça 3').dispatchEvent(menu);
      expect(menu.defaultPrevented).to.equal(true);
      await until('it is lifted', () => ghosts(element) === 1);
      for (let way = 10; way <= 120; way += 10)
        await touch({ type: 'touchMove', points: [{ x: from.x, y: from.y - way }] });
      await painted();
      expect(ghosts(element)).to.equal(1);
      expect(box(element, 'available').scrollTop).to.equal(0);
      await touch({ type: 'touchEnd', points: [] });
      expect(labels(element, 'selected')).to.have.length(3);
    });
  });
});
