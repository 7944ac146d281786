import { expect } from 'chai';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  active,
  box,
  moveByKeys,
  filterOf,
  labels,
  many,
  selectedLabels,
  row,
  rows,
  announced,
  show,
  type,
} from '../../../test/support/elements/pick-list.js';
import { itNeeds } from '../../../test/support/engine.js';
import { user } from '../../../test/support/user.js';

const repeated = (target: Element, key: string): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, repeat: true, bubbles: true, composed: true, cancelable: true }),
  );

describe('dass-pick-list: keyboard', () => {
  it('[PL-16] has two tab stops with keys to move the focus, select, find and move items', async () => {
    const element = await show({ items: many(300) });
    element.focus();
    await element.updateComplete;
    expectFocus(box(element, 'available'));
    expect(active(element, 'available')).to.equal('Peça 0');
    expect(selectedLabels(element, 'available')).to.deep.equal([]);
    await user.press('Shift+ArrowDown');
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 0', 'Peça 1']);
    await user.press('ArrowDown');
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 2']);
    await user.press('Control+ArrowDown');
    expect([active(element, 'available'), ...selectedLabels(element, 'available')]).to.deep.equal(['Peça 3', 'Peça 2']);
    await user.press('Control+Space');
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 2', 'Peça 3']);
    await user.press('Control+ArrowRight');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 2', 'Peça 3']);
    expectFocus(box(element, 'available'));
    expect(active(element, 'available'), 'the next item').to.equal('Peça 5');
    await user.press('End');
    expect(active(element, 'available')).to.equal('Peça 299');
    await user.press('Home');
    await user.type('peca 4');
    expect(active(element, 'available')).to.equal('Peça 4');
    await user.press('Enter');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 2', 'Peça 3', 'Peça 4']);
    box(element, 'selected').focus();
    await user.press('Control+a');
    expect(selectedLabels(element, 'selected')).to.have.length(3);
    await user.press('Home');
    await user.press('Space');
    expect(selectedLabels(element, 'selected'), 'it is deselected').to.deep.equal([]);
    await user.press('Space');
    await user.press('Control+ArrowLeft');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 3', 'Peça 4']);
    await user.press('Control+z');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 2', 'Peça 3', 'Peça 4']);
    await announced('Desfeito, 1 item adicionado, 3 selecionados');
    expect(rows(element, 'available').every((one) => one.tabIndex < 0)).to.equal(true);
  });

  it('[PL-16] selects ranges with Shift+Space, pages, and keys that are held down', async () => {
    const element = await show({ items: many(300), selected: [200, 201, 202, 203] });
    box(element, 'available').focus();
    await user.press('Home');
    await user.press('Control+ArrowDown');
    await user.press('Control+ArrowDown');
    await user.press('Shift+Space');
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 0', 'Peça 1', 'Peça 2']);
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
    expect(labels(element, 'selected'), 'the key does not undo').to.have.length(3);
  });

  it('[PL-16] mirrors the arrow keys that move items in right-to-left pages', async () => {
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

  itNeeds('undo by keys', '[PL-16] undoes the typing, not a move, in a filter field', async () => {
    const element = await show();
    await moveByKeys(element, 'Corte');
    await type(element, 'available', 'mon');
    await user.press('Control+z');
    expect(filterOf(element, 'available').value).to.not.equal('mon');
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
  });
});
