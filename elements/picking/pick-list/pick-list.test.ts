import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import './pick-list.js';
import type { DassPickList } from './pick-list.js';
import { setLanguage } from '../../../locales/index.js';
import { clipboardEvent } from '../../../test/support/clipboard.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { keep, listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, middle, painted, user, until } from '../../../test/support/user.js';
import {
  active,
  answer,
  box,
  button,
  carry,
  count,
  detail,
  dialog,
  filterOf,
  ids,
  labels,
  many,
  marked,
  names,
  row,
  rows,
  said,
  show,
  steps,
  type,
  withDisabled,
} from '../../../test/support/elements/pick-list.js';

describe('dass-pick-list', () => {
  afterEach(() => {
    // A notice lies above what the next test presses.
    for (const notice of findAll(document.body, 'dass-notice')) findAll(notice, 'button')[0]?.click();
    return setLanguage('pt_BR');
  });

  it('[PL-01] shows what is available and what is selected, and moves between the two', async () => {
    const element = await show({ selected: [3, steps[0]] });
    expect(labels(element, 'available')).to.deep.equal(['Costura', 'Injeção', 'Expedição', 'Embalagem']);
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Corte']);
    const heard = listen(element, 'dass-pick', 'change');
    await user.click(row(element, 'Injeção'));
    await user.click(button(element, 'add'));
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Corte', 'Injeção']);
    expect(heard.map(({ type: name }) => name)).to.deep.equal(['dass-pick', 'change']);
    const { selected, added, removed } = detail(heard, 0);
    expect([ids(selected), ids(added), ids(removed)]).to.deep.equal([[3, 1, 4], [4], []]);
    expect(added[0] === steps[3], 'the host’s own').to.equal(true);
    expect(element.selected === selected, 'what it says it has').to.equal(true);
    await said('1 item adicionado, 3 selecionados');
    await user.click(row(element, 'Montagem'));
    await user.click(button(element, 'remove'));
    expect(labels(element, 'available')).to.deep.equal(['Costura', 'Montagem', 'Expedição', 'Embalagem']);
    await said('1 item removido, 2 selecionados');
    expect(steps).to.have.length(6);
  });

  it('[PL-02] reads the fields that the host names', async () => {
    const items = [
      { cod: 'A', nome: 'Algodão', ordem: 2, un: 'kg' },
      { cod: 'B', nome: 'Brim', ordem: 1, fixo: 'S', motivo: 'Sem cotação' },
      { cod: 'C', nome: 'Couro', ordem: 3, fixo: 'N' },
    ];
    const element = await show({
      items,
      selected: ['C', 'A'],
      name: 'material',
      fieldId: 'cod',
      fieldLabel: 'nome',
      fieldCode: 'cod',
      fieldDetail: 'un',
      fieldOrder: 'ordem',
      fieldDisabled: 'fixo',
      fieldDisabledMessage: 'motivo',
    });
    expect(labels(element, 'available')).to.deep.equal(['Brim']);
    expect(row(element, 'Brim').ariaDisabled).to.equal('true');
    expect(row(element, 'Brim').textContent).to.equal('BBrimSem cotação');
    expect(row(element, 'Algodão').textContent).to.equal('AAlgodãokg');
    expect(row(element, 'Couro').ariaDisabled).to.equal(null);
    await user.click(find(element, '.reset'));
    expect(labels(element, 'selected')).to.deep.equal(['Algodão', 'Couro']);
    await type(element, 'available', 'b');
    expect(labels(element, 'available'), 'the code is searched').to.deep.equal(['Brim']);
  });

  it('[PL-03] selects by click, toggles with Ctrl and selects a range with Shift, in multiple mode', async () => {
    const element = await show();
    await user.click(row(element, 'Costura'));
    await user.click(row(element, 'Montagem'));
    expect(marked(element, 'available')).to.deep.equal(['Montagem']);
    await user.click(row(element, 'Corte'), { modifiers: ['Control'] });
    await user.click(row(element, 'Expedição'), { modifiers: ['Meta'] });
    expect(marked(element, 'available')).to.deep.equal(['Corte', 'Montagem', 'Expedição']);
    await user.click(row(element, 'Montagem'), { modifiers: ['Control'] });
    expect(marked(element, 'available')).to.deep.equal(['Corte', 'Expedição']);
    expect(count(element, 'available')).to.equal('2 de 6 selecionados');
    await user.click(row(element, 'Costura'));
    await user.click(row(element, 'Expedição'), { modifiers: ['Shift'] });
    expect(marked(element, 'available')).to.deep.equal(['Costura', 'Montagem', 'Injeção', 'Expedição']);
    await user.click(row(element, 'Corte'), { modifiers: ['Shift'] });
    expect(marked(element, 'available'), 'from where it began').to.deep.equal(['Corte', 'Costura']);

    const single = await show({ selection: 'single' });
    expect(box(single, 'available').hasAttribute('aria-multiselectable')).to.equal(false);
    await user.click(row(single, 'Corte'));
    await user.click(row(single, 'Montagem'), { modifiers: ['Control'] });
    await user.click(row(single, 'Expedição'), { modifiers: ['Shift'] });
    expect(marked(single, 'available')).to.deep.equal(['Expedição']);
  });

  it('[PL-04] adds an available item with a double click, and removes a selected one', async () => {
    const element = await show({ selected: [1] });
    await user.doubleClick(row(element, 'Montagem'));
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem']);
    await user.doubleClick(row(element, 'Corte'));
    expect(labels(element, 'selected')).to.deep.equal(['Montagem']);
  });

  it('[PL-05] adds and removes by its buttons, which can be pressed when there is something to move', async () => {
    const element = await show({ items: withDisabled('Costura', 'Injeção'), selected: [4] });
    const can = (): string[] =>
      ['add', 'add-all', 'remove-all', 'remove', 'undo'].filter((name) => !button(element, name).disabled);
    expect(can()).to.deep.equal(['add-all']);
    await user.click(row(element, 'Costura'));
    expect(can(), 'disabled').to.deep.equal(['add-all']);
    await user.click(row(element, 'Corte'));
    expect(can()).to.deep.equal(['add', 'add-all']);
    await user.click(button(element, 'add-all'));
    expect(labels(element, 'available')).to.deep.equal(['Costura']);
    expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Corte', 'Montagem', 'Expedição', 'Embalagem']);
    expect(can()).to.deep.equal(['remove-all', 'undo']);
    await user.click(button(element, 'remove-all'));
    expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    expect(labels(element, 'available')).to.deep.equal(names.filter((name) => name !== 'Injeção'));
    await type(element, 'available', 'cão');
    expect(can(), 'nothing is found').to.deep.equal(['add-all', 'undo']);
    await user.click(button(element, 'add-all'));
    expect(labels(element, 'selected'), 'what the filter shows').to.deep.equal(['Injeção', 'Expedição']);
  });

  it('[PL-06] replaces what is selected in single mode, unless that is disabled', async () => {
    const element = await show({ items: withDisabled('Injeção'), selection: 'single', selected: [1] });
    expect(findAll(element, '.add-all, .remove-all')).to.have.length(0);
    const heard = listen(element, 'dass-pick');
    await carry(element, 'Montagem');
    expect(labels(element, 'selected')).to.deep.equal(['Montagem']);
    expect(labels(element, 'available')).to.include('Corte');
    expect([ids(detail(heard).added), ids(detail(heard).removed)]).to.deep.equal([[3], [1]]);
    element.selected = [4];
    await element.updateComplete;
    await carry(element, 'Corte');
    expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    await until('it says why', () =>
      findAll(document.body, 'dass-notice').some(
        (one) => (one as HTMLElement & { message: string }).message === 'Injeção é fixo',
      ),
    );
    expect(heard).to.have.length(1);
  });

  it('[PL-07] keeps items available with duplicates, each copy with a key of its own', async () => {
    const element = await show({ duplicates: true, name: 'etapa' });
    const heard = listen(element, 'dass-pick');
    await carry(element, 'Corte');
    await carry(element, 'Corte');
    expect(labels(element, 'available')).to.deep.equal(names);
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Corte']);
    const { keys } = detail(heard);
    expect(new Set(keys).size).to.equal(2);
    await user.click(rows(element, 'selected')[0]!);
    await user.click(button(element, 'remove'));
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
    expect(detail(heard).keys).to.deep.equal([keys[1]]);
    element.duplicates = false;
    await element.updateComplete;
    expect(labels(element, 'available')).to.not.include('Corte');
  });

  it('[PL-08] moves nothing that is disabled, by any way, and shows why', async () => {
    const element = await show({ items: withDisabled('Corte', 'Injeção'), selected: [4], fieldOrder: 'order' });
    const heard = listen(element, 'dass-pick');
    expect(find(row(element, 'Corte'), '.note').textContent).to.equal('Corte é fixo');
    await user.click(row(element, 'Corte'));
    expect(marked(element, 'available')).to.deep.equal([]);
    const reason = find(element, '.reason');
    expect([reason.textContent, reason.checkVisibility()]).to.deep.equal(['Corte é fixo', true]);
    await user.press('Enter');
    await user.press('Control+ArrowRight');
    await user.doubleClick(row(element, 'Corte'));
    await user.doubleClick(row(element, 'Injeção'));
    await user.press('Delete');
    await user.press('Control+ArrowLeft');
    await user.press('Alt+ArrowDown');
    expect(heard).to.have.length(0);
    box(element, 'available').focus();
    await user.press('Control+a');
    expect(marked(element, 'available')).to.not.include('Corte');
    await user.press('Enter');
    expect(labels(element, 'available')).to.deep.equal(['Corte']);
    const [, ...moved] = labels(element, 'selected');
    expect(moved).to.deep.equal(['Costura', 'Montagem', 'Expedição', 'Embalagem']);
  });

  it('[PL-09] asks before it removes, on every way out, with the labels', async () => {
    const element = await show({ confirmDelete: true, selected: [1, 2, 3, 4, 5] });
    const heard = listen(element, 'dass-pick');
    const ways: [string, () => Promise<void>][] = [
      ['Corte', async () => (await user.click(row(element, 'Corte')), user.click(button(element, 'remove')))],
      ['Costura', () => user.doubleClick(row(element, 'Costura'))],
      ['Montagem', async () => (await user.click(row(element, 'Montagem')), user.press('Enter'))],
      ['Injeção', async () => (await user.click(row(element, 'Injeção')), user.press('Control+ArrowLeft'))],
      ['Expedição', () => user.click(button(element, 'remove-all'))],
    ];
    for (const [label, way] of ways) {
      await way();
      const asked = await dialog();
      await until('its labels', () => findAll(asked, 'li').some((one) => one.textContent === label));
      await answer(false);
      expect(labels(element, 'selected')).to.include(label);
      await way();
      await answer(true);
      expect(labels(element, 'selected')).to.not.include(label);
    }
    expect(heard).to.have.length(5);
    await user.click(button(element, 'undo'));
    expect(labels(element, 'selected'), 'nothing is removed by it').to.deep.equal(['Expedição']);
    element.selection = 'single';
    await element.updateComplete;
    await user.doubleClick(row(element, 'Corte'));
    await answer(true);
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
  });

  it('[PL-09] removes what was asked about, though other items have come meanwhile', async () => {
    const element = await show({ confirmDelete: true, selected: [1, 2, 3] });
    await carry(element, 'Costura');
    await dialog();
    element.items = [...steps].reverse().map((step) => ({ ...step }));
    await answer(true);
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem']);
  });

  it('[PL-10] restores the order of the order field, and says so for two seconds', async () => {
    const element = await show({ fieldOrder: 'order', selected: [1, 3, 2] });
    const heard = listen(element, 'dass-pick');
    await user.click(find(element, '.reset'));
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Costura', 'Corte']);
    expect(ids(detail(heard).selected)).to.deep.equal([3, 2, 1]);
    const notice = await until('the notice', () =>
      findAll<HTMLElement & { type: string; message: string; duration: number }>(document.body, 'dass-notice').find(
        ({ message }) => message === 'Ordem restaurada',
      ),
    );
    expect([notice.type, notice.duration]).to.deep.equal(['success', 2000]);
    element.fieldOrder = '';
    await element.updateComplete;
    expect(findAll(element, '.reset')).to.have.length(0);
  });

  it('[PL-11] filters each list on its own, live and by chips, all of which have to match', async () => {
    const element = await show({ items: many(300), selected: [1, 20, 111] });
    await type(element, 'selected', '1');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 1', 'Peça 111']);
    expect(count(element, 'selected')).to.equal('2 de 3 encontrados');
    await type(element, 'available', '12');
    expect(count(element, 'available')).to.equal('13 de 297 encontrados');
    await user.press('Enter');
    expect(filterOf(element, 'available').value).to.equal('');
    await user.type(' 12 ');
    await user.press('Enter');
    const chips = (): string[] =>
      findAll(element, 'dass-chip').map((one) => (one as HTMLElement & { label: string }).label);
    expect(chips(), 'the same label only once').to.deep.equal(['12']);
    await user.type('9');
    await user.press('Enter');
    expect(chips()).to.deep.equal(['12', '9']);
    expect(labels(element, 'available')).to.deep.equal(['Peça 129']);
    expect(labels(element, 'selected')).to.have.length(2);
    await user.press('Backspace');
    expect(chips()).to.deep.equal(['12']);
    await user.click(await until('the chip', () => findAll(find(element, 'dass-chip'), 'button')[0]));
    expect(chips()).to.deep.equal([]);
    expect(count(element, 'available')).to.equal('297 itens');
    element.singleFilter = true;
    await type(element, 'available', 'peca');
    await user.press('Enter');
    await user.type('7');
    await user.press('Enter');
    expect(chips(), 'it takes the place of the other').to.deep.equal(['7']);
  });

  it('[PL-11] has its chips as one tab stop, and the focus stays when one is taken away', async () => {
    const element = await show({ items: many(300) });
    for (const text of ['1', '2', '9']) {
      await type(element, 'available', text);
      await user.press('Enter');
    }
    await element.updateComplete;
    const focusedChip = (): string | undefined =>
      findAll<HTMLElement>(element, 'dass-chip').find((one) => one.matches(':focus-within'))?.dataset.key;
    await user.press('Tab');
    expect(focusedChip()).to.equal('1');
    await user.press('ArrowRight');
    expect(focusedChip()).to.equal('2');
    await user.press('End');
    await user.press('Delete');
    await element.updateComplete;
    expect(focusedChip(), 'its neighbour').to.equal('2');
    await user.press('Tab');
    expectFocus(box(element, 'available'));
    await user.press('Shift+Tab');
    expect(focusedChip()).to.equal('2');
    await user.press('Delete');
    await user.press('Delete');
    expectFocus(filterOf(element, 'available'));
    expect(count(element, 'available')).to.equal('300 itens');
  });

  it('shows no error while the user is in a dialog of its own, and shows it once they have left', async () => {
    const after = await mountHtml('<button>Depois</button>');
    const element = await show({ required: true, fieldPaste: 'label' });
    const error = (): string => find(element, '.error').textContent ?? '';
    box(element, 'available').focus();
    await user.click(button(element, 'paste'));
    const asked = await until('the dialog', () => document.querySelector<HTMLElement>('dass-paste-list-dialog'));
    await until('it has the focus', () => document.activeElement === asked);
    await element.updateComplete;
    expect(error()).to.equal('');
    await user.press('Escape');
    await until('the focus is back', () => document.activeElement === element);
    expect(error()).to.equal('');
    after.focus();
    await element.updateComplete;
    expect(error()).to.equal('Campo obrigatório');
  });

  it('gives the focus of a button that is done to its list', async () => {
    const element = await show({ selected: [1], fieldOrder: 'order' });
    await user.click(button(element, 'remove-all'));
    expectFocus(box(element, 'available'));
    await user.click(button(element, 'add-all'));
    expectFocus(box(element, 'selected'));
    await user.click(find(element, '.reset'));
    element.fieldOrder = '';
    await element.updateComplete;
    expectFocus(box(element, 'selected'));
  });

  /** A pick list that is rendered, and of which nothing lazy has loaded. */
  const early = async (properties: Record<string, unknown> = {}): Promise<DassPickList> => {
    const element = keep(document.createElement('dass-pick-list'));
    Object.assign(element, { items: steps, height: 400, ...properties });
    document.body.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element;
  };
  const press = (target: Element, key: string): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

  it('[PL-16] carries out what the user does before its lazy parts have loaded, in order, and tells the page once', async () => {
    const element = await early({ fieldPaste: 'label' });
    const types = ['keydown', 'click', 'dblclick', 'pointerdown', 'paste', 'focusin'];
    const heard: string[] = [];
    const hear = ({ type }: Event): void => void heard.push(type);
    for (const type of types) document.addEventListener(type, hear);
    try {
      const list = box(element, 'available');
      list.focus();
      for (const key of ['ArrowDown', 'Enter', 'End', 'Enter']) press(list, key);
      await element.updateComplete;
      expect(labels(element, 'selected')).to.deep.equal(['Costura', 'Embalagem']);
      const mouse = { bubbles: true, composed: true, cancelable: true, button: 0 };
      row(element, 'Corte').dispatchEvent(new PointerEvent('pointerdown', { ...mouse, pointerType: 'mouse' }));
      row(element, 'Corte').dispatchEvent(new MouseEvent('click', mouse));
      button(element, 'undo').click();
      box(element, 'selected').dispatchEvent(clipboardEvent('paste', 'Montagem'));
      await element.updateComplete;
      await painted();
      expect(labels(element, 'selected')).to.deep.equal(['Costura']);
      expect(marked(element, 'available')).to.deep.equal(['Corte']);
      const asked = await until('what was pasted', () => document.querySelector('dass-paste-list-dialog'));
      expect(asked.text).to.equal('Montagem');
      expect(heard.filter((type) => type !== 'focusin')).to.deep.equal([
        ...Array<string>(4).fill('keydown'),
        ...['pointerdown', 'click', 'click', 'paste'],
      ]);
    } finally {
      for (const type of types) document.removeEventListener(type, hear);
      document.querySelector('dass-paste-list-dialog')?.remove();
    }
  });

  it('[PL-11] filters by the first key, and does not submit a form', async () => {
    const element = await early();
    const input = filterOf(element, 'available');
    input.focus();
    const heard = listen(document, 'keydown', 'input');
    for (const text of ['o', 'a', 'x', 'i']) {
      input.value = text;
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      if (text === 'x') expect(press(input, 'Escape'), 'it does not close a dialog').to.equal(false);
      else if (text !== 'i') expect(press(input, 'Enter'), 'it does not submit a form').to.equal(false);
    }
    await painted();
    expect(findAll(element, 'dass-chip').map((chip) => (chip as HTMLElement & { label: string }).label)).to.deep.equal([
      'o',
      'a',
    ]);
    expect([input.value, labels(element, 'available')]).to.deep.equal(['i', ['Injeção', 'Expedição']]);
    expect(heard.map(({ type }) => type)).to.deep.equal(['keydown', 'keydown', 'keydown']);
  });

  it('[PL-12] tells the filter instead of filtering, and shows what the host answers', async () => {
    const element = await show({ externalFilter: true, selected: [1] });
    const heard = listen(element, 'dass-filter');
    const clock = stopClock(200);
    const pause = (): void => clock.pass(250);
    try {
      await type(element, 'available', 'mon');
      pause();
      expect(heard.map(({ detail: asked }) => asked)).to.deep.equal([{ list: 'available', filters: [], typed: 'mon' }]);
      expect(labels(element, 'available')).to.have.length(5);
      await user.press('Enter');
      pause();
      expect(heard[1]?.detail).to.deep.equal({ list: 'available', filters: ['mon'], typed: '' });
      element.busy = true;
      await element.updateComplete;
      expect(box(element, 'available').ariaBusy).to.equal('true');
      element.items = [steps[2]!];
      element.busy = false;
      await element.updateComplete;
      expect(labels(element, 'available')).to.deep.equal(['Montagem']);
      expect(labels(element, 'selected'), 'selected and not among the items').to.deep.equal(['Corte']);
      expect(find(row(element, 'Corte'), '.note').textContent).to.equal('Fora da lista');
      await type(element, 'selected', 'x');
      pause();
      expect((heard[2]?.detail as { list: string }).list).to.equal('selected');
    } finally {
      clock.restore();
    }
  });

  it('[PL-13] shares its width by presets, five of twelve by default, and warns of others', async () => {
    const place = await mountHtml('<div></div>');
    place.style.setProperty('inline-size', '1200px');
    const element = await mount('dass-pick-list', { properties: { items: steps } }, place);
    const widths = async (sizes: unknown): Promise<number[]> => {
      element.sizes = sizes as 'equal';
      await element.updateComplete;
      return ['.pane', '.buttons', '.pane[data-list=selected]'].map((part) =>
        Math.round(find(element, part).getBoundingClientRect().width),
      );
    };
    expect(await widths(undefined)).to.deep.equal([500, 200, 500]);
    expect(await widths('empty')).to.deep.equal([500, 200, 500]);
    expect(await widths('equal')).to.deep.equal([500, 200, 500]);
    for (let share = 10; share <= 90; share += 10) {
      if (share === 50) continue;
      expect(await widths(`L${share}_R${100 - share}`)).to.deep.equal([share * 10, 200, 1000 - share * 10]);
    }
    const { warn } = console;
    const warned: string[] = [];
    console.warn = (text: string) => warned.push(text);
    expect(await widths('L50_R50')).to.deep.equal([500, 200, 500]);
    console.warn = warn;
    expect(warned.join()).to.contain('sizes');
  });

  it('[PL-14] puts its buttons where it is told', async () => {
    const element = await show({ height: 500 });
    const place = async (align: string): Promise<number> => {
      element.buttonAlign = align as 'top';
      await element.updateComplete;
      return find(element, '.add').getBoundingClientRect().top - find(element, '.buttons').getBoundingClientRect().top;
    };
    const [top, center, bottom] = [await place('top'), await place('center'), await place('bottom')] as const;
    expect(top).to.be.lessThan(center);
    expect(center).to.be.lessThan(bottom);
    expect(await place('space-between')).to.equal(top);
    const last = find(element, '.undo').getBoundingClientRect();
    expect(find(element, '.buttons').getBoundingClientRect().bottom - last.bottom).to.be.lessThan(20);
  });

  it('[PL-14] the words of its buttons begin on one line, in both directions', async () => {
    const place = await mountHtml('<div></div>');
    place.style.inlineSize = '1200px';
    const element = await mount('dass-pick-list', { properties: { items: steps } }, place);
    for (const dir of ['ltr', 'rtl']) {
      place.dir = dir;
      await painted();
      const starts = findAll(element, '.buttons span').map((text) => {
        const { left, right } = text.getBoundingClientRect();
        return Math.round(dir === 'ltr' ? left : right);
      });
      expect(starts).to.have.length(5);
      expect(new Set(starts).size, dir).to.equal(1);
    }
  });

  it('[PL-15] is 200 px high by default, and loses 50 of them to chips', async () => {
    const element = await show({ height: undefined });
    expect(box(element, 'available').offsetHeight).to.equal(200);
    await type(element, 'available', 'co');
    await user.press('Enter');
    expect(box(element, 'available').offsetHeight).to.equal(150);
    expect(box(element, 'selected').offsetHeight).to.equal(200);
    expect(find(element, '.chips').offsetHeight).to.equal(50);
    element.height = 340;
    await element.updateComplete;
    expect(box(element, 'selected').offsetHeight).to.equal(340);
  });

  it('[PL-02] adds what a pasted list of values names by the paste field', async () => {
    const items = steps.map((step, index) => ({ ...step, code: `X-${index + 1}`, disabled: index === 5 }));
    const element = await show({ items, fieldPaste: 'code', selected: [1] });
    const confirm = async (): Promise<void> => {
      const asked = await until('the dialog', () => document.querySelector<HTMLElement>('dass-paste-list-dialog'));
      const button = await until('it can be confirmed', () =>
        findAll<HTMLElement & { disabled: boolean }>(asked, 'footer dass-button.confirm').find(
          ({ disabled }) => !disabled,
        ),
      );
      await user.click(button);
      // What was skipped is shown once more.
      await user.click(await until('what was skipped', () => findAll(asked, '.close-result')[0]));
      await until('it is done', () => labels(element, 'selected').length > 1);
    };
    element.focus();
    const paste = (): ClipboardEvent => clipboardEvent('paste', 'x4; X-1\nnada\nx 2;x6');
    box(element, 'available').dispatchEvent(paste());
    await confirm();
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Costura']);
    document.querySelector('dass-paste-list-dialog')?.remove();
    const inField = paste();
    filterOf(element, 'available').dispatchEvent(inField);
    expect(inField.defaultPrevented, 'a field takes it as text').to.equal(false);
    await user.click(find(element, '.paste'));
    const asked = await until('the dialog', () => document.querySelector<HTMLElement>('dass-paste-list-dialog'));
    asked.remove();
    element.fieldPaste = '';
    await element.updateComplete;
    expect(findAll(element, '.paste')).to.have.length(0);
  });

  describe('[PL-02] pasted', () => {
    const items = steps.map((step, index) => ({ ...step, code: `X-${index + 1}`, disabled: index === 5 }));
    const pasteDialog = (): Element | null => document.querySelector('dass-paste-list-dialog');
    const paste = async (element: DassPickList, text: string): Promise<Element> => {
      box(element, 'available').dispatchEvent(clipboardEvent('paste', text));
      const asked = await until('the dialog', pasteDialog);
      await until(
        'it can be confirmed',
        () => findAll<HTMLElement & { disabled: boolean }>(asked, '.confirm')[0]?.disabled === false,
      );
      return asked;
    };
    afterEach(() => pasteDialog()?.remove());

    it('items are selected, and the application has heard of it, before the dialog says that they were added', async () => {
      const element = await show({ items, fieldPaste: 'code' });
      const asked = await paste(element, 'x4\nnada\nx2');
      const heard: unknown[] = [];
      element.addEventListener('dass-pick', ({ detail: told }) => {
        heard.push(ids(told.selected));
        expect(findAll(asked, '.added'), 'nothing is said yet').to.deep.equal([]);
      });
      await user.press('Control+Enter');
      expect(heard).to.deep.equal([[4, 2]]);
      const added = await until('it is said', () => findAll(asked, '.added')[0]);
      expect(added.textContent.trim()).to.equal('2 itens adicionados.');
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Costura']);
    });

    it('items come with the other columns of their rows; a move by hand has none', async () => {
      const element = await show({ items, fieldPaste: 'code', selected: [1] });
      const heard = listen(element, 'dass-pick');
      await paste(element, 'Código\tQtd\nx4\t1.200,5\nx-1\t3\nx6\t4\nX2\t');
      await user.press('Control+Enter');
      expect(detail(heard).pasted).to.deep.equal({
        rows: [
          { item: items[3], text: 'x4', cells: ['x4', '1.200,5'] },
          { item: items[1], text: 'X2', cells: ['X2', ''] },
        ],
        headings: ['Código', 'Qtd'],
        column: 0,
      });
      pasteDialog()?.remove();
      await user.click(button(element, 'undo'));
      expect(detail(heard).pasted).to.equal(undefined);
    });

    it('the dialog says how many were added where one alone can be selected', async () => {
      const element = await show({ items, fieldPaste: 'code', selection: 'single' });
      const asked = await paste(element, 'x4\nnada\nx2');
      await user.press('Control+Enter');
      const added = await until('it is said', () => findAll(asked, '.added')[0]);
      expect(added.textContent.trim()).to.equal('1 item adicionado.');
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    });

    it('the dialog says nothing of what is still to be asked', async () => {
      const element = await show({
        ...{ items, fieldPaste: 'code', selection: 'single', confirmDelete: true, selected: [1] },
      });
      await paste(element, 'x4\nnada');
      await user.press('Control+Enter');
      await dialog();
      expect([pasteDialog(), labels(element, 'selected')]).to.deep.equal([null, ['Corte']]);
      await answer(true);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    });
  });

  describe('a question before many are added', () => {
    const question = (): Promise<HTMLElement> =>
      until('the question', () => document.querySelector<HTMLElement>('dass-confirm-dialog'));
    const reply = async (name: 'confirm' | 'cancel'): Promise<void> => {
      const asked = await question();
      await user.click(await until('its buttons', () => findAll(asked, `footer .${name}`)[0]));
      await until('it is gone', () => !document.querySelector('dass-confirm-dialog'));
      await painted();
    };

    it('[PL-05] is asked above the number that the application names, and names the number', async () => {
      const element = await show({ items: many(300), confirmAddAbove: 200 });
      await user.click(button(element, 'add-all'));
      const asked = await question();
      await until('it is asked', () => findAll(asked, 'h2')[0]?.textContent === 'Adicionar 300 itens?');
      await reply('cancel');
      expect(element.selected).to.have.length(0);
      await user.click(button(element, 'add-all'));
      await reply('confirm');
      expect(element.selected).to.have.length(300);
      await user.click(button(element, 'undo'));
      await type(element, 'available', 'Peça 1');
      await user.click(button(element, 'add-all'));
      expect(element.selected, 'not so many').to.have.length(111);
    });

    it('[PL-05] adds the items that were asked about, though others have come meanwhile', async () => {
      const element = await show({ confirmAddAbove: 2 });
      await type(element, 'available', 'co');
      await user.press('Escape');
      await user.click(button(element, 'add-all'));
      await question();
      element.items = [{ id: 99, label: 'Novo' }, ...steps.slice(1).map((step) => ({ ...step }))];
      await reply('confirm');
      expect(labels(element, 'selected')).to.deep.equal(names.slice(1));
    });

    it('[PL-06] replaces what was asked about and nothing else', async () => {
      const element = await show({ selection: 'single', confirmDelete: true, selected: [1] });
      await carry(element, 'Injeção');
      await dialog();
      element.items = [{ id: 99, label: 'Novo' }, ...steps];
      await answer(true);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
      await carry(element, 'Corte');
      await dialog();
      element.selected = [2];
      await answer(true);
      expect(labels(element, 'selected'), 'nobody was asked about this one').to.deep.equal(['Costura']);
    });
  });

  it('[PL-16] is driven by keys alone: two tab stops that move, select, find and carry over', async () => {
    const element = await show({ items: many(300) });
    element.focus();
    await element.updateComplete;
    expectFocus(box(element, 'available'));
    expect(active(element, 'available')).to.equal('Peça 0');
    expect(marked(element, 'available')).to.deep.equal([]);
    await user.press('Shift+ArrowDown');
    expect(marked(element, 'available')).to.deep.equal(['Peça 0', 'Peça 1']);
    await user.press('ArrowDown');
    expect(marked(element, 'available')).to.deep.equal(['Peça 2']);
    await user.press('Control+ArrowDown');
    expect([active(element, 'available'), ...marked(element, 'available')]).to.deep.equal(['Peça 3', 'Peça 2']);
    await user.press('Control+Space');
    expect(marked(element, 'available')).to.deep.equal(['Peça 2', 'Peça 3']);
    await user.press('Control+ArrowRight');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 2', 'Peça 3']);
    expectFocus(box(element, 'available'));
    expect(active(element, 'available'), 'the next one').to.equal('Peça 5');
    await user.press('End');
    expect(active(element, 'available')).to.equal('Peça 299');
    await user.press('Home');
    await user.type('peca 4');
    expect(active(element, 'available')).to.equal('Peça 4');
    await user.press('Enter');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 2', 'Peça 3', 'Peça 4']);
    box(element, 'selected').focus();
    await user.press('Control+a');
    expect(marked(element, 'selected')).to.have.length(3);
    await user.press('Home');
    await user.press('Space');
    expect(marked(element, 'selected'), 'its mark is taken away').to.deep.equal([]);
    await user.press('Space');
    await user.press('Control+ArrowLeft');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 3', 'Peça 4']);
    await user.press('Control+z');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 2', 'Peça 3', 'Peça 4']);
    await said('Desfeito, 1 item adicionado, 3 selecionados');
    expect(rows(element, 'available').every((one) => one.tabIndex < 0)).to.equal(true);
  });

  it('[PL-16] orders what is selected by keys where there is an order field', async () => {
    const element = await show({ fieldOrder: 'order', selected: [1, 2, 3, 4] });
    await user.click(row(element, 'Montagem'));
    await user.press('Alt+ArrowUp');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem', 'Costura', 'Injeção']);
    await said('Montagem: posição 2 de 4');
    expect(active(element, 'selected')).to.equal('Montagem');
    await user.press('Shift+ArrowDown');
    await user.press('Alt+ArrowDown');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Montagem', 'Costura']);
    await user.press('Control+z');
    await user.press('Control+z');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Injeção']);
    element.fieldOrder = '';
    await element.updateComplete;
    await user.press('Alt+ArrowUp');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Injeção']);
  });

  it('[PL-16] mirrors the keys that carry over from right to left', async () => {
    const element = await show({ selected: [1] });
    element.dir = 'rtl';
    await user.click(row(element, 'Costura'));
    await user.press('Control+ArrowRight');
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
    await user.press('Control+ArrowLeft');
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Costura']);
    await user.click(row(element, 'Corte'));
    await user.press('Control+ArrowRight');
    expect(labels(element, 'selected')).to.deep.equal(['Costura']);
  });

  describe('dragged', () => {
    type Point = { x: number; y: number };
    const ready = async (properties: Record<string, unknown> = {}): Promise<DassPickList> => {
      const element = await show({ selected: [4, 5], fieldOrder: 'order', ...properties });
      await user.hover(rows(element, 'available')[0]!);
      await element.updateComplete;
      return element;
    };
    const upper = (label: string, element: Element): Point => {
      const { x } = middle(row(element, label));
      return { x, y: Math.round(row(element, label).getBoundingClientRect().top + 3) };
    };
    const mouse = async (...steps: unknown[][]): Promise<void> => {
      await executeServerCommand('dass:mouse', { steps });
      await painted();
    };
    const touch = async (...steps: unknown[]): Promise<void> => {
      await executeServerCommand('dass:touch', { steps });
      await painted();
    };
    const lift = async (element: Element, label: string, { x, y }: Point): Promise<void> => {
      const from = middle(row(element, label));
      await mouse(
        ['move', from.x, from.y],
        ['down'],
        ['move', from.x + 8, from.y + 8],
        ['move', x, y - 4],
        ['move', x, y],
      );
    };

    it('[PL-16] goes from one list to the other, to where the line shows', async () => {
      const element = await ready();
      const heard = listen(element, 'dass-pick');
      await lift(element, 'Costura', upper('Expedição', element));
      const line = find(element, '.line').getBoundingClientRect();
      expect(Math.abs(line.top - row(element, 'Expedição').getBoundingClientRect().top)).to.be.lessThan(2);
      expect(find(element, '.ghost').textContent).to.equal('Costura');
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Costura', 'Expedição']);
      expect(findAll(element, '.ghost, .line, .target, .dragged')).to.have.length(0);
      await user.drag(middle(row(element, 'Expedição')), middle(row(element, 'Corte')));
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Costura']);
      expect(heard).to.have.length(2);
    });

    it('[PL-16] takes all that is marked along, and tells how many', async () => {
      const element = await ready();
      await user.click(row(element, 'Corte'));
      await user.click(row(element, 'Montagem'), { modifiers: ['Control'] });
      await lift(element, 'Montagem', upper('Injeção', element));
      expect(find(element, '.ghost').textContent).to.equal('2 itens');
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem', 'Injeção', 'Expedição']);
      await user.drag(middle(row(element, 'Injeção')), upper('Corte', element));
      expect(labels(element, 'selected'), 'what is not marked goes alone').to.deep.equal([
        'Injeção',
        'Corte',
        'Montagem',
        'Expedição',
      ]);
    });

    it('[PL-16] keeps the order without an order field', async () => {
      const element = await ready({ fieldOrder: '' });
      await lift(element, 'Expedição', upper('Injeção', element));
      expect(findAll(element, '.line')).to.have.length(0);
      expect(find(element, '.ghost').matches('.nowhere')).to.equal(true);
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Expedição']);
      await user.drag(middle(row(element, 'Corte')), upper('Injeção', element));
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Expedição', 'Corte']);
    });

    it('is given up by Escape, outside of both lists, and for the dialog around it nothing was pressed', async () => {
      const element = await ready();
      const heard = listen(element, 'dass-pick');
      const keys: string[] = [];
      element.addEventListener('keydown', ({ key }) => keys.push(key));
      await lift(element, 'Corte', upper('Injeção', element));
      await user.press('Escape');
      expect(findAll(element, '.ghost, .line')).to.have.length(0);
      await mouse(['up']);
      await lift(element, 'Corte', { x: 2, y: 6 });
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção', 'Expedição']);
      expect([heard.length, keys]).to.deep.equal([0, []]);
      await user.click(row(element, 'Costura'));
      expect(marked(element, 'available'), 'a click is a click').to.deep.equal(['Costura']);
    });

    it('[PL-08] [PL-09] lets nothing go that is disabled, and asks before it removes', async () => {
      const element = await ready({ items: withDisabled('Corte', 'Injeção'), confirmDelete: true });
      const heard = listen(element, 'dass-pick');
      await user.drag(middle(row(element, 'Corte')), middle(row(element, 'Injeção')));
      await user.drag(middle(row(element, 'Injeção')), middle(row(element, 'Corte')));
      expect(heard).to.have.length(0);
      await user.drag(middle(row(element, 'Expedição')), middle(row(element, 'Corte')));
      await answer(true);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
      element.readOnly = true;
      await element.updateComplete;
      await user.drag(middle(row(element, 'Costura')), middle(row(element, 'Injeção')));
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    });

    it('scrolls at the edges', async () => {
      const items = many(300);
      const element = await ready({ items, selected: items.slice(0, 200), fieldOrder: 'id' });
      const scroller = box(element, 'selected');
      const { left, bottom } = scroller.getBoundingClientRect();
      await lift(element, 'Peça 0', { x: left + 40, y: bottom - 6 });
      await until('it has scrolled', () => scroller.scrollTop > 200, 12_000);
      await mouse(['up']);
      expect(ids(element.selected).indexOf(0)).to.be.greaterThan(8);
      expect(element.selected).to.have.length(200);
    });

    it('goes on when other items come meanwhile', async () => {
      const element = await ready();
      await lift(element, 'Corte', upper('Injeção', element));
      element.items = [...steps].reverse().map((step) => ({ ...step }));
      await element.updateComplete;
      await mouse(['up']);
      expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Injeção', 'Expedição']);
      await lift(element, 'Corte', middle(row(element, 'Montagem')));
      element.items = [];
      element.selected = [4];
      await element.updateComplete;
      await mouse(['up']);
      expect(ids(element.selected)).to.deep.equal([4]);
      await user.drag(middle(rows(element, 'selected')[0]!), middle(box(element, 'available')));
      element.remove();
      expect(document.querySelector('.ghost')).to.equal(null);
    });

    itNeeds('touch', '[PL-16] follows a finger that has rested on a line, and lets another one scroll', async () => {
      const items = many(300);
      const element = await ready({ items, selected: items.slice(100, 103), fieldOrder: 'id' });
      const scroller = box(element, 'available');
      const from = middle(row(element, 'Peça 3'));
      const to = upper('Peça 101', element);
      await touch({ type: 'touchStart', points: [from] });
      await until('it is lifted', () => find(element, '.ghost').textContent === 'Peça 3');
      await touch({ type: 'touchMove', points: [{ x: from.x + 30, y: from.y }] }, { type: 'touchMove', points: [to] });
      await until('it is over its place', () => find(element, '.line'));
      await touch({ type: 'touchEnd', points: [] });
      expect(labels(element, 'selected')).to.deep.equal(['Peça 100', 'Peça 3', 'Peça 101', 'Peça 102']);
      expect(scroller.scrollTop).to.equal(0);
      const swipe = [-20, -60, -100, -140].map((way) => ({
        type: 'touchMove',
        points: [{ x: from.x, y: from.y + way }],
      }));
      await touch({ type: 'touchStart', points: [from] }, ...swipe, { type: 'touchEnd', points: [] });
      await until('it scrolls', () => scroller.scrollTop > 40);
      expect(findAll(element, '.ghost')).to.have.length(0);
      expect(labels(element, 'selected')).to.have.length(4);
    });
  });

  it('marks what was moved where it is now, and the next where it was', async () => {
    const element = await show({ items: many(300) });
    await user.click(row(element, 'Peça 1'));
    await user.click(row(element, 'Peça 2'), { modifiers: ['Control'] });
    await user.click(button(element, 'add'));
    expect(marked(element, 'selected')).to.deep.equal(['Peça 1', 'Peça 2']);
    expect(marked(element, 'available')).to.deep.equal([]);
    await user.click(button(element, 'remove'));
    expect(marked(element, 'available')).to.deep.equal(['Peça 1', 'Peça 2']);
  });

  itNeeds('touch', '[PL-03] takes a finger’s touches as what is chosen one by one', async () => {
    const element = await show();
    await user.tap(row(element, 'Corte'));
    await user.tap(row(element, 'Montagem'));
    expect(marked(element, 'available')).to.deep.equal(['Corte', 'Montagem']);
    await user.tap(row(element, 'Corte'));
    expect(marked(element, 'available')).to.deep.equal(['Montagem']);
  });

  it('holds 100,000 items with one label: few rows, the true place told, all moved and back', async () => {
    const element = await show({ items: many(100_000, () => 'Parafuso') });
    const heard = listen(element, 'dass-pick');
    expect(findAll(element, '.row').length).to.be.lessThan(20);
    await user.click(rows(element, 'available')[1]!);
    await user.press('Shift+End');
    expect(count(element, 'available')).to.equal('99.999 de 100.000 selecionados');
    await user.press('Enter');
    expect(count(element, 'selected')).to.equal('99.999 de 99.999 selecionados');
    expect(find(element, '#selected-0').ariaSetSize).to.equal('99999');
    await user.click(button(element, 'remove-all'));
    expect(count(element, 'available')).to.equal('100.000 itens');
    expect(detail(heard).removed).to.have.length(99_999);
    await user.click(button(element, 'add-all'));
    expect(find(element, '[data-list=available] .empty').textContent).to.equal('Todos os itens estão selecionados');
  });

  it('keeps marks, filter and place when a host gives the items anew', async () => {
    const element = await show({ items: many(300) });
    await type(element, 'available', '1');
    await user.click(row(element, 'Peça 11'));
    await user.click(row(element, 'Peça 13'), { modifiers: ['Control'] });
    element.items = many(300).reverse();
    await element.updateComplete;
    await painted();
    expect(count(element, 'available')).to.match(/^2 de/);
    expect(active(element, 'available')).to.equal('Peça 13');
    await user.press('Enter');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 13', 'Peça 11']);
    element.items = [];
    await element.updateComplete;
    expect(labels(element, 'selected')).to.deep.equal(['Peça 13', 'Peça 11']);
    expect(ids(element.selected)).to.deep.equal([13, 11]);
  });

  it('keeps the active item, the range and what is marked by id, when items are replaced in any way', async () => {
    const element = await show({ items: many(300), selected: [5, 6, 7, 8], fieldOrder: 'id' });
    const renew = async (items: readonly unknown[]): Promise<void> => {
      element.items = items;
      await element.updateComplete;
      await painted();
    };
    const changes: Record<string, () => readonly unknown[]> = {
      'one before it': () => [{ id: 'x', label: 'Nova' }, ...many(300)],
      'one less before it': () => many(300).slice(2),
      'the other way round': () => many(300).reverse(),
    };
    for (const [name, changed] of Object.entries(changes)) {
      await renew(many(300));
      await user.click(row(element, 'Peça 10'));
      await renew(changed());
      expect(active(element, 'available'), name).to.equal('Peça 10');
      expect(marked(element, 'available'), name).to.deep.equal(['Peça 10']);
      await user.press('Enter');
      expect(labels(element, 'selected').at(-1), name).to.equal('Peça 10');
      await user.click(button(element, 'undo'));
      await user.click(row(element, 'Peça 7'));
      await renew(many(300).map((item) => ({ ...item })));
      await renew(changed());
      expect(active(element, 'selected'), name).to.equal('Peça 7');
      await user.press('Delete');
      expect(labels(element, 'selected'), name).to.deep.equal(['Peça 5', 'Peça 6', 'Peça 8']);
      await user.click(button(element, 'undo'));
    }
    await type(element, 'available', 'peca 1');
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    const before = active(element, 'available');
    await renew([{ id: 'y', label: 'Peça 1 nova' }, ...many(300)]);
    expect(active(element, 'available'), 'filtered').to.equal(before);
    await renew(many(300).filter(({ label }) => label !== before));
    await user.press('Enter');
    expect(labels(element, 'selected'), 'the active item is gone: nothing else is taken for it').to.deep.equal([
      ...['Peça 5', 'Peça 6', 'Peça 7', 'Peça 8'],
    ]);
  });

  it('goes on with items that cannot be read, with one warning', async () => {
    const { warn } = console;
    const warnings: unknown[] = [];
    console.warn = (text: unknown) => void warnings.push(text);
    try {
      const throwing = Object.defineProperties(
        {},
        {
          id: { get: () => 'a', enumerable: true },
          ...Object.fromEntries(
            ['label', 'code', 'disabled', 'order'].map((name) => [
              name,
              {
                enumerable: true,
                get: () => {
                  throw new Error('not to be read');
                },
              },
            ]),
          ),
        },
      );
      const { proxy, revoke } = Proxy.revocable<object>({}, {});
      revoke();
      const mute = Object.assign(() => {}, {
        toString: () => {
          throw new Error('not to be read');
        },
      });
      const bare = Object.assign(Object.create(null) as object, { id: 'b', label: Object.create(null) as unknown });
      const items = [throwing, proxy, { id: 'c', label: mute, order: proxy }, bare, ...steps];
      const element = await show({
        items,
        fieldCode: 'code',
        fieldOrder: 'order',
        fieldPaste: 'code',
        selected: ['c'],
      });
      expect(labels(element, 'available')).to.deep.equal(['a', '', 'b', ...names]);
      await type(element, 'available', 'a');
      filterOf(element, 'available').focus();
      await user.press('Escape');
      await user.click(button(element, 'add-all'));
      await user.click(find(element, '.reset'));
      expect(element.selected).to.have.length(items.length);
      expect(new Set(warnings).size, 'each field is told of once').to.equal(warnings.length);
      await user.click(button(element, 'undo'));
      box(element, 'available').dispatchEvent(clipboardEvent('paste', 'Corte'));
      const asked = await until('the dialog', () => document.querySelector('dass-paste-list-dialog'));
      await asked.updateComplete;
    } finally {
      console.warn = warn;
      document.querySelector('dass-paste-list-dialog')?.remove();
    }
  });

  it('goes on with items without ids, ids twice and what is no item', async () => {
    const element = await show({
      items: [{ label: 'A' }, { label: 'B' }, { id: 1, label: 'C' }, { id: 1, label: 'D' }, null, 7],
      selected: [null, { id: 1 }, undefined, Symbol.iterator, 'novo'],
      name: 'x',
    });
    expect(labels(element, 'available')).to.deep.equal(['A', 'B', 'D']);
    expect(labels(element, 'selected')).to.deep.equal(['C', 'novo']);
    await carry(element, 'B');
    await user.press('End');
    await user.press('Enter');
    expect(labels(element, 'selected')).to.deep.equal(['C', 'novo', 'B', 'D']);
    await carry(element, 'novo');
    expect(labels(element, 'available')).to.deep.equal(['A']);
  });

  it('gives the ids to the form, and goes back with it', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-pick-list name="etapa"></dass-pick-list></form>');
    const element = form.querySelector('dass-pick-list')!;
    element.items = steps;
    element.defaultSelected = [2];
    await element.updateComplete;
    await carry(element, 'Corte');
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['2', '1']);
    form.reset();
    await element.updateComplete;
    expect(labels(element, 'selected')).to.deep.equal(['Costura']);
    expect(button(element, 'undo').disabled).to.equal(true);
    element.selected = [];
    expect(new FormData(form).getAll('etapa')).to.deep.equal([]);
  });

  it('is invalid with too few or too many', async () => {
    const element = await show({ minCount: 2, maxCount: 3 });
    expect(element.validity.rangeUnderflow).to.equal(true);
    expect(element.validationMessage).to.equal('Selecione ao menos 2 itens');
    expect(find(element, '.error').textContent).to.equal('');
    element.reportValidity();
    await element.updateComplete;
    expect(find(element, '.error').textContent).to.equal('Selecione ao menos 2 itens');
    await user.click(button(element, 'add-all'));
    expect(element.validity.rangeOverflow).to.equal(true);
    expect(find(element, '.error').textContent).to.equal('Selecione no máximo 3 itens');
    element.selected = [1, 2];
    expect(element.validity.valid).to.equal(true);
    element.required = true;
    element.selected = [];
    expect(element.validity.valueMissing).to.equal(true);
  });

  it('is not changed while it is read-only or disabled', async () => {
    const element = await show({ readOnly: true, selected: [1], fieldOrder: 'order' });
    const heard = listen(element, 'dass-pick', 'change');
    await user.click(row(element, 'Costura'));
    await user.press('Enter');
    await user.doubleClick(row(element, 'Corte'));
    expect(findAll<HTMLButtonElement>(element, '.buttons button').every(({ disabled }) => disabled)).to.equal(true);
    await type(element, 'available', 'mon');
    expect(labels(element, 'available'), 'it can be filtered').to.deep.equal(['Montagem']);
    element.readOnly = false;
    element.disabled = true;
    await element.updateComplete;
    await user.doubleClick(row(element, 'Montagem'));
    expect(box(element, 'available').hasAttribute('tabindex')).to.equal(false);
    expect(heard).to.have.length(0);
  });

  it('stands one list above the other where there is little room', async () => {
    const place = await mountHtml('<div></div>');
    place.style.setProperty('inline-size', '360px');
    const element = await mount('dass-pick-list', { properties: { items: steps, sizes: 'L10_R90' } }, place);
    const [first, buttons, second] = ['.pane', '.buttons', '.pane[data-list=selected]'].map((part) =>
      find(element, part).getBoundingClientRect(),
    );
    expect(first!.bottom).to.be.at.most(buttons!.top);
    expect(buttons!.bottom).to.be.at.most(second!.top);
    expect(first!.width).to.equal(360);
    const [add, remove] = ['add', 'remove'].map((name) => button(element, name).getBoundingClientRect());
    expect(add!.top).to.equal(remove!.top);
    expect(element.scrollWidth).to.equal(element.clientWidth);
  });

  it('speaks the language in force', async () => {
    const element = await show({ items: [{ id: 1, label: 'dassFieldRequired' }] });
    await setLanguage('en');
    await element.updateComplete;
    await painted();
    expect(labels(element, 'available')).to.deep.equal(['Field is required']);
    expect(count(element, 'available')).to.equal('1 item');
    await type(element, 'available', 'field');
    expect(labels(element, 'available')).to.have.length(1);
  });
});
