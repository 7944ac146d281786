import { expect } from 'chai';
import { answerConfirm } from '../../../testing/dom.js';
import {
  steps,
  button,
  moveByKeys,
  dialog,
  labels,
  many,
  names,
  row,
  show,
  type,
} from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { findAll, until, user } from '../../../test/support/user.js';

describe('dass-pick-list: confirming a move', () => {
  it('[PL-09] asks before each kind of removal, with the labels of the items', async () => {
    const element = await show({ confirmDelete: true, selected: [1, 2, 3, 4, 5] });
    const events = listen(element, 'dass-pick');
    const ways: [string, () => Promise<void>][] = [
      ['Corte', async () => (await user.click(row(element, 'Corte')), user.click(button(element, 'remove')))],
      ['Costura', () => user.doubleClick(row(element, 'Costura'))],
      ['Montagem', async () => (await user.click(row(element, 'Montagem')), user.press('Enter'))],
      ['Injeção', async () => (await user.click(row(element, 'Injeção')), user.press('Control+ArrowLeft'))],
      ['Expedição', () => user.click(button(element, 'remove-all'))],
    ];
    for (const [label, way] of ways) {
      await way();
      const confirmDialog = await dialog();
      await until('the labels are shown', () => findAll(confirmDialog, 'li').some((one) => one.textContent === label));
      await answerConfirm(false);
      expect(labels(element, 'selected')).to.include(label);
      await way();
      await answerConfirm(true);
      expect(labels(element, 'selected')).to.not.include(label);
    }
    expect(events).to.have.length(5);
    await user.click(button(element, 'undo'));
    expect(labels(element, 'selected'), 'nothing is removed').to.deep.equal(['Expedição']);
    element.selection = 'single';
    await element.updateComplete;
    await user.doubleClick(row(element, 'Corte'));
    await answerConfirm(true);
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
  });

  it('[PL-09] removes the items that the user confirmed, although items were replaced meanwhile', async () => {
    const element = await show({ confirmDelete: true, selected: [1, 2, 3] });
    await moveByKeys(element, 'Costura');
    await dialog();
    element.items = [...steps].reverse().map((step) => ({ ...step }));
    await answerConfirm(true);
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem']);
  });

  it('[PL-09] asks on Delete, on Backspace, and when an addition is undone', async () => {
    const element = await show({ confirmDelete: true, selected: [1, 2] });
    const ways: [string, () => Promise<void>][] = [
      ['Corte', async () => (await user.click(row(element, 'Corte')), user.press('Delete'))],
      ['Costura', async () => (await user.click(row(element, 'Costura')), user.press('Backspace'))],
    ];
    for (const [label, way] of ways) {
      await way();
      await answerConfirm(false);
      expect(labels(element, 'selected')).to.include(label);
      await way();
      await answerConfirm(true);
      expect(labels(element, 'selected')).to.not.include(label);
    }
    await moveByKeys(element, 'Montagem');
    await user.press('Control+z');
    const confirmDialog = await dialog();
    await until('the label is shown', () => findAll(confirmDialog, 'li').some((one) => one.textContent === 'Montagem'));
    await answerConfirm(false);
    expect(labels(element, 'selected')).to.deep.equal(['Montagem']);
    await user.click(button(element, 'undo'));
    await answerConfirm(true);
    expect(labels(element, 'selected')).to.deep.equal([]);
  });

  describe('before many items are added', () => {
    const question = (): Promise<HTMLElement> =>
      until('the confirmation is shown', () => document.querySelector<HTMLElement>('dass-confirm-dialog'));

    it('[PL-05] asks above the number of the application, with the number of items', async () => {
      const element = await show({ items: many(300), confirmAddAbove: 200 });
      await user.click(button(element, 'add-all'));
      const confirmDialog = await question();
      await until(
        'the confirmation is shown',
        () => findAll(confirmDialog, 'h2')[0]?.textContent === 'Adicionar 300 itens?',
      );
      await answerConfirm(false);
      expect(element.selected).to.have.length(0);
      await user.click(button(element, 'add-all'));
      await answerConfirm(true);
      expect(element.selected).to.have.length(300);
      await user.click(button(element, 'undo'));
      await type(element, 'available', 'Peça 1');
      await user.click(button(element, 'add-all'));
      expect(element.selected, 'those with the word and a 1').to.have.length(138);
    });

    it('[PL-05] adds the confirmed items, although items were replaced meanwhile', async () => {
      const element = await show({ confirmAddAbove: 2 });
      await type(element, 'available', 'co');
      await user.press('Escape');
      await user.click(button(element, 'add-all'));
      await question();
      element.items = [{ id: 99, label: 'Novo' }, ...steps.slice(1).map((step) => ({ ...step }))];
      await answerConfirm(true);
      expect(labels(element, 'selected')).to.deep.equal(names.slice(1));
    });

    it('[PL-06] replaces only the item that the user confirmed', async () => {
      const element = await show({ selection: 'single', confirmDelete: true, selected: [1] });
      await moveByKeys(element, 'Injeção');
      await dialog();
      element.items = [{ id: 99, label: 'Novo' }, ...steps];
      await answerConfirm(true);
      expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
      await moveByKeys(element, 'Corte');
      await dialog();
      element.selected = [2];
      await answerConfirm(true);
      expect(labels(element, 'selected'), 'the user was not asked about this item').to.deep.equal(['Costura']);
    });
  });
});
