import { expect } from 'chai';
import {
  active,
  box,
  button,
  count,
  labels,
  many,
  selectedLabels,
  row,
  show,
  type,
  withDisabled,
} from '../../../test/support/elements/pick-list.js';
import { itNeeds } from '../../../test/support/engine.js';
import { painted, user } from '../../../test/support/user.js';

describe('dass-pick-list: selection', () => {
  it('[PL-03] selects by click, toggles with Ctrl and selects a range with Shift, in multiple mode', async () => {
    const element = await show();
    await user.click(row(element, 'Costura'));
    await user.click(row(element, 'Montagem'));
    expect(selectedLabels(element, 'available')).to.deep.equal(['Montagem']);
    await user.click(row(element, 'Corte'), { modifiers: ['Control'] });
    await user.click(row(element, 'Expedição'), { modifiers: ['Meta'] });
    expect(selectedLabels(element, 'available')).to.deep.equal(['Corte', 'Montagem', 'Expedição']);
    await user.click(row(element, 'Montagem'), { modifiers: ['Control'] });
    expect(selectedLabels(element, 'available')).to.deep.equal(['Corte', 'Expedição']);
    expect(count(element, 'available')).to.equal('2 de 6 selecionados');
    await user.click(row(element, 'Costura'));
    await user.click(row(element, 'Expedição'), { modifiers: ['Shift'] });
    expect(selectedLabels(element, 'available')).to.deep.equal(['Costura', 'Montagem', 'Injeção', 'Expedição']);
    await user.click(row(element, 'Corte'), { modifiers: ['Shift'] });
    expect(selectedLabels(element, 'available'), 'from the anchor').to.deep.equal(['Corte', 'Costura']);

    const single = await show({ selection: 'single' });
    expect(box(single, 'available').hasAttribute('aria-multiselectable')).to.equal(false);
    await user.click(row(single, 'Corte'));
    await user.click(row(single, 'Montagem'), { modifiers: ['Control'] });
    await user.click(row(single, 'Expedição'), { modifiers: ['Shift'] });
    expect(selectedLabels(single, 'available')).to.deep.equal(['Expedição']);
  });

  it('[PL-03] keeps the selected items when a range is selected with Ctrl and Shift', async () => {
    const element = await show();
    await user.click(row(element, 'Embalagem'));
    await user.click(row(element, 'Corte'), { modifiers: ['Control'] });
    await user.click(row(element, 'Montagem'), { modifiers: ['Control', 'Shift'] });
    expect(selectedLabels(element, 'available')).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Embalagem']);
  });

  it('[PL-03] keeps the anchor of a range when items are replaced', async () => {
    const element = await show({ selected: [1, 2, 3], items: many(300), fieldOrder: 'id' });
    await user.click(row(element, 'Peça 6'));
    element.items = [{ id: 'x', label: 'Nova' }, ...many(300)];
    await element.updateComplete;
    await painted();
    await user.click(row(element, 'Peça 8'), { modifiers: ['Shift'] });
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 6', 'Peça 7', 'Peça 8']);
    await user.click(row(element, 'Peça 3'));
    await user.press('Alt+ArrowUp');
    await user.click(row(element, 'Peça 1'), { modifiers: ['Shift'] });
    expect(selectedLabels(element, 'selected'), 'at its new position').to.deep.equal(['Peça 1', 'Peça 3']);
  });

  it('[PL-08] never selects a disabled item in a range, by pointer, keys, Ctrl, or with a filter', async () => {
    const element = await show({ items: withDisabled('Costura', 'Expedição'), selected: [] });
    const free = ['Corte', 'Montagem', 'Injeção', 'Embalagem'];
    await user.click(row(element, 'Corte'));
    await user.click(row(element, 'Embalagem'), { modifiers: ['Shift'] });
    expect(selectedLabels(element, 'available'), 'the pointer').to.deep.equal(free);
    await user.press('Home');
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown']) await user.press(key);
    expect(selectedLabels(element, 'available'), 'arrows').to.deep.equal(['Corte', 'Montagem']);
    await user.press('Shift+End');
    expect(selectedLabels(element, 'available'), 'End').to.deep.equal(free);
    await user.press('Home');
    await user.press('Control+End');
    await user.press('Shift+Space');
    expect(selectedLabels(element, 'available'), 'the space bar').to.deep.equal(free);
    await type(element, 'available', 'o');
    await user.click(row(element, 'Corte'));
    await user.click(row(element, 'Expedição'), { modifiers: ['Control', 'Shift'] });
    expect(selectedLabels(element, 'available'), 'filtered').to.deep.equal(['Corte', 'Montagem', 'Injeção']);
    element.selected = [1, 2, 3, 5];
    await element.updateComplete;
    await painted();
    await user.click(row(element, 'Corte'));
    await user.click(row(element, 'Expedição'), { modifiers: ['Shift'] });
    expect(selectedLabels(element, 'selected'), 'the selection').to.deep.equal(['Corte', 'Montagem']);
  });

  itNeeds('touch', '[PL-03] toggles items by touch', async () => {
    const element = await show();
    await user.tap(row(element, 'Corte'));
    await user.tap(row(element, 'Montagem'));
    expect(selectedLabels(element, 'available')).to.deep.equal(['Corte', 'Montagem']);
    await user.tap(row(element, 'Corte'));
    expect(selectedLabels(element, 'available')).to.deep.equal(['Montagem']);
  });

  it('keeps the active item, the anchor and the selection by id when items are replaced', async () => {
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
      expect(selectedLabels(element, 'available'), name).to.deep.equal(['Peça 10']);
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
    expect(labels(element, 'selected'), 'the active item was removed: no other item is active').to.deep.equal([
      ...['Peça 5', 'Peça 6', 'Peça 7', 'Peça 8'],
    ]);
  });
});
