import { expect } from 'chai';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import {
  active,
  box,
  button,
  moveByKeys,
  count,
  detail,
  filterOf,
  ids,
  labels,
  many,
  selectedLabels,
  names,
  row,
  rows,
  show,
  type,
  withDisabled,
} from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const notices = (): string[] =>
  findAll<HTMLElement & { message: string }>(document.body, 'dass-notice').map(({ message }) => message);
describe('dass-pick-list: moving', () => {
  it('[PL-04] adds an available item with a double click, and removes a selected one', async () => {
    const element = await show({ selected: [1] });
    await user.doubleClick(row(element, 'Montagem'));
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Montagem']);
    await user.doubleClick(row(element, 'Corte'));
    expect(labels(element, 'selected')).to.deep.equal(['Montagem']);
  });

  it('[PL-05] adds and removes by its buttons, which are enabled when there is something to move', async () => {
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
    expect(can(), 'no results').to.deep.equal(['add-all', 'undo']);
    await user.click(button(element, 'add-all'));
    expect(labels(element, 'selected'), 'the visible items').to.deep.equal(['Injeção', 'Expedição']);
  });

  it('[PL-05] removes all visible items and no others', async () => {
    const element = await show({ selected: [1, 2, 3, 4] });
    await type(element, 'selected', 'co');
    await user.click(button(element, 'remove-all'));
    filterOf(element, 'selected').focus();
    await user.press('Escape');
    expect(labels(element, 'selected')).to.deep.equal(['Montagem', 'Injeção']);
  });

  it('[PL-06] replaces the selected item in single mode, unless it is disabled', async () => {
    const element = await show({ items: withDisabled('Injeção'), selection: 'single', selected: [1] });
    expect(findAll(element, '.add-all, .remove-all')).to.have.length(0);
    const events = listen(element, 'dass-pick');
    await moveByKeys(element, 'Montagem');
    expect(labels(element, 'selected')).to.deep.equal(['Montagem']);
    expect(labels(element, 'available')).to.include('Corte');
    expect([ids(detail(events).added), ids(detail(events).removed)]).to.deep.equal([[3], [1]]);
    element.selected = [4];
    await element.updateComplete;
    await moveByKeys(element, 'Corte');
    expect(labels(element, 'selected')).to.deep.equal(['Injeção']);
    await until('the reason is shown', () =>
      findAll(document.body, 'dass-notice').some(
        (one) => (one as HTMLElement & { message: string }).message === 'Injeção é fixo',
      ),
    );
    expect(events).to.have.length(1);
  });

  it('[PL-07] keeps items available with duplicates, each copy with a key of its own', async () => {
    const element = await show({ duplicates: true, name: 'etapa' });
    const events = listen(element, 'dass-pick');
    await moveByKeys(element, 'Corte');
    await moveByKeys(element, 'Corte');
    expect(labels(element, 'available')).to.deep.equal(names);
    expect(labels(element, 'selected')).to.deep.equal(['Corte', 'Corte']);
    const { keys } = detail(events);
    expect(new Set(keys).size).to.equal(2);
    await user.click(rows(element, 'selected')[0]!);
    await user.click(button(element, 'remove'));
    expect(labels(element, 'selected')).to.deep.equal(['Corte']);
    expect(detail(events).keys).to.deep.equal([keys[1]]);
    element.duplicates = false;
    await element.updateComplete;
    expect(labels(element, 'available')).to.not.include('Corte');
  });

  it('[PL-08] never moves a disabled item, and shows why', async () => {
    const element = await show({ items: withDisabled('Corte', 'Injeção'), selected: [4], fieldOrder: 'order' });
    const events = listen(element, 'dass-pick');
    expect(find(row(element, 'Corte'), '.note').textContent).to.equal('Corte é fixo');
    await user.click(row(element, 'Corte'));
    expect(selectedLabels(element, 'available')).to.deep.equal([]);
    const reason = find(element, '.reason');
    expect([reason.textContent, reason.checkVisibility()]).to.deep.equal(['Corte é fixo', true]);
    await user.press('Enter');
    await user.press('Control+ArrowRight');
    await user.doubleClick(row(element, 'Corte'));
    await user.doubleClick(row(element, 'Injeção'));
    await user.press('Delete');
    await user.press('Control+ArrowLeft');
    await user.press('Alt+ArrowDown');
    expect(events).to.have.length(0);
    box(element, 'available').focus();
    await user.press('Control+a');
    expect(selectedLabels(element, 'available')).to.not.include('Corte');
    await user.press('Enter');
    expect(labels(element, 'available')).to.deep.equal(['Corte']);
    const [, ...moved] = labels(element, 'selected');
    expect(moved).to.deep.equal(['Costura', 'Montagem', 'Expedição', 'Embalagem']);
  });

  it('[PL-08] shows the reason for each way to move a disabled item', async () => {
    const element = await show({ items: withDisabled('Corte', 'Injeção'), selected: [3, 4] });
    await user.doubleClick(row(element, 'Corte'));
    await until('the reason is shown', () => notices().includes('Corte é fixo'));
    await user.click(row(element, 'Injeção'));
    await user.press('Delete');
    await until('the reason is shown', () => notices().includes('Injeção é fixo'));
    await user.press('Control+a');
    expect(selectedLabels(element, 'selected'), 'it is not selected with all others').to.deep.equal(['Montagem']);
  });

  it('moves the focus from a button that becomes disabled to its list', async () => {
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

  it('selects moved items in their new list, and activates the next one in the old list', async () => {
    const element = await show({ items: many(300) });
    await user.click(row(element, 'Peça 1'));
    await user.click(row(element, 'Peça 2'), { modifiers: ['Control'] });
    await user.click(button(element, 'add'));
    expect(selectedLabels(element, 'selected')).to.deep.equal(['Peça 1', 'Peça 2']);
    expect(selectedLabels(element, 'available')).to.deep.equal([]);
    await user.click(button(element, 'remove'));
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 1', 'Peça 2']);
  });

  it('keeps selection, filter and scroll position when the application replaces the items', async () => {
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

  it('cannot be changed while it is read-only or disabled', async () => {
    const element = await show({ readOnly: true, selected: [1], fieldOrder: 'order' });
    const events = listen(element, 'dass-pick', 'change');
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
    expect(events).to.have.length(0);
  });
});
