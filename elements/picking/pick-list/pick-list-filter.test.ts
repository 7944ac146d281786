import { expect } from 'chai';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  active,
  box,
  count,
  filterOf,
  labels,
  many,
  row,
  announced,
  show,
  steps,
  type,
} from '../../../test/support/elements/pick-list.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { keep, listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';
import type { DassPickList } from './pick-list.js';

const repeated = (target: Element, key: string): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, composed: true, cancelable: true }),
  );

describe('dass-pick-list: filter', () => {
  const early = async (properties: Record<string, unknown> = {}): Promise<DassPickList> => {
    const element = keep(document.createElement('dass-pick-list'));
    Object.assign(element, { items: steps, height: 400, ...properties });
    document.body.append(element);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element;
  };
  const press = (target: Element, key: string): boolean =>
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));

  it('[PL-11] filters each list on its own while the user types, and by chips; all have to match', async () => {
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
    await user.click(await until('the chip is shown', () => findAll(find(element, 'dass-chip'), 'button')[0]));
    expect(chips()).to.deep.equal([]);
    expect(count(element, 'available')).to.equal('297 itens');
    element.singleFilter = true;
    await type(element, 'available', 'peca');
    await user.press('Enter');
    await user.type('7');
    await user.press('Enter');
    expect(chips(), 'it replaces the other filter').to.deep.equal(['7']);
  });

  it('[PL-11] has one tab stop for its chips, and keeps the focus when one is removed', async () => {
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
    expect(focusedChip(), 'the next chip').to.equal('2');
    await user.press('Tab');
    expectFocus(box(element, 'available'));
    await user.press('Shift+Tab');
    expect(focusedChip()).to.equal('2');
    await user.press('Delete');
    await user.press('Delete');
    expectFocus(filterOf(element, 'available'));
    expect(count(element, 'available')).to.equal('300 itens');
  });

  it('[PL-11] clears the filter by its button and by Escape; an arrow key leads to the list', async () => {
    const element = await show();
    await type(element, 'available', 'mon');
    await announced('1 item');
    await user.click(await until('the button is shown', () => findAll(element, '.clear')[0]));
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

  it('[PL-11] announces the number of results, and filters that are added or removed', async () => {
    const element = await show({ items: many(300) });
    await type(element, 'available', '29');
    await announced('13 itens');
    await user.press('Enter');
    await announced('Filtro aplicado: 29');
    repeated(filterOf(element, 'available'), 'Backspace');
    await element.updateComplete;
    expect(findAll(element, 'dass-chip'), 'a repeated key ends when the text is empty').to.have.length(1);
    await user.press('Backspace');
    expect(findAll(element, 'dass-chip')).to.have.length(0);
    await announced('Filtro removido: 29');
  });

  itNeeds('composition', '[PL-11] adds no chip while an input method is composing', async () => {
    const element = await show();
    filterOf(element, 'available').focus();
    await user.compose('mon', 'mon');
    filterOf(element, 'available').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, composed: true }),
    );
    await element.updateComplete;
    expect(findAll(element, 'dass-chip')).to.have.length(0);
  });

  it('[PL-11] adds no chip that differs from another only in case or accents', async () => {
    const element = await show({ items: many(300) });
    for (const text of ['peca 1', 'PEÇA 1']) {
      await type(element, 'available', text);
      await user.press('Enter');
    }
    expect(findAll(element, 'dass-chip')).to.have.length(1);
  });

  it('[PL-11] filters by the first key, and does not submit a form', async () => {
    const element = await early();
    const input = filterOf(element, 'available');
    input.focus();
    const events = listen(document, 'keydown', 'input');
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
    expect(events.map(({ type }) => type)).to.deep.equal(['keydown', 'keydown', 'keydown']);
  });

  it('[PL-12] fires dass-filter instead of filtering, and shows the items of the application', async () => {
    const element = await show({ externalFilter: true, selected: [1] });
    const events = listen(element, 'dass-filter');
    const clock = stopClock(200);
    const pause = (): void => clock.pass(250);
    try {
      await type(element, 'available', 'mon');
      pause();
      expect(events.map(({ detail: asked }) => asked)).to.deep.equal([
        { list: 'available', filters: [], typed: 'mon' },
      ]);
      expect(labels(element, 'available')).to.have.length(5);
      await user.press('Enter');
      pause();
      expect(events[1]?.detail).to.deep.equal({ list: 'available', filters: ['mon'], typed: '' });
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
      expect((events[2]?.detail as { list: string }).list).to.equal('selected');
    } finally {
      clock.restore();
    }
  });

  it('[PL-12] trims the typed text in dass-filter', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    const clock = stopClock(200);
    try {
      await type(element, 'available', ' mon ');
      clock.pass(250);
      expect(events.map(({ detail: asked }) => (asked as { typed: string }).typed)).to.deep.equal(['mon']);
    } finally {
      clock.restore();
    }
  });

  it('[PL-12] filters the selected items itself', async () => {
    const element = await show({ externalFilter: true, selected: [1, 2, 3] });
    await type(element, 'selected', 'cos');
    expect(labels(element, 'selected')).to.deep.equal(['Costura']);
    expect(labels(element, 'available')).to.have.length(3);
  });
});
