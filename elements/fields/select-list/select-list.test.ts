import { expect } from 'chai';
import '../../controls/dialog/dialog.js';
import './select-list.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { labels, on, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { typeWord } from '../../../test/support/emulation/clock.js';
import {
  active,
  chips,
  come,
  control,
  fabrics,
  isPopoverOpen as isOpen,
  many,
  openPopover as open,
  optionsOf,
  show,
  typeInto as type,
} from '../../../test/support/elements/select-list.js';
import { readByLongPress } from '../../../test/support/rendering/whole-text.js';

describe('dass-select-list', () => {
  it('shows the label of the selected option; the user can select another one', async () => {
    const element = await show({ value: 1 });
    const events = listen(element, 'change');
    expect(control(element).value).to.equal('Brim');
    await open(element);
    expect(labels(element)).to.have.length(6);
    expect(on(element)).to.deep.equal(['Brim']);
    expect(active(element)).to.equal('Brim');
    await user.click(row(element, 'Lã'));
    expect(isOpen(element)).to.equal(false);
    expect(element.value, 'the id as in the options').to.equal(4);
    expect(control(element).value).to.equal('Lã');
    await open(element);
    await user.click(row(element, 'Lã'));
    element.value = 0;
    await element.updateComplete;
    expect(control(element).value).to.equal('Algodão cru');
    expect(events, 'once: not for the same option, not for a value that the application sets').to.have.length(1);
    expect(events[0]?.event.bubbles).to.equal(true);
  });

  it('follows the keyboard pattern of the APG combobox', async () => {
    const element = await show();
    await come(element);
    expectFocus(control(element));
    await user.press('ArrowDown');
    expect(control(element).getAttribute('aria-expanded')).to.equal('true');
    expect(active(element)).to.equal('Algodão cru');
    expect(find(element, '#list').scrollTop, 'and nothing is scrolled').to.equal(0);
    await user.press('ArrowDown');
    await user.press('PageDown');
    expect(active(element)).to.equal('Lona de algodão');
    await user.press('ArrowUp');
    expect(active(element)).to.equal('Lã');
    await user.type('xx');
    await user.press('Escape');
    expect(control(element).value, 'unchanged').to.equal('');
    expect(isOpen(element)).to.equal(false);
    expect(element.value).to.equal('');
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    await user.press('Tab');
    expect(element.value, 'Tab selects the active option').to.equal(1);
    expect(isOpen(element)).to.equal(false);
    await type(element, '');
    await user.press('Enter');
    expect(element.value, 'an emptied field has no value').to.equal('');
    expectFocus(control(element));
  });

  it('without a filter, first letters move to an option', async () => {
    const element = await show({ withoutFilter: true, placeholder: 'Escolha' });
    expect(control(element).textContent).to.equal('Escolha');
    await come(element);
    await typeWord('co');
    expect(isOpen(element)).to.equal(true);
    expect(active(element)).to.equal('Couro');
    await user.press('Enter');
    expect(control(element).textContent).to.equal('Couro');
    await user.press('Space');
    await user.press('Home');
    await user.press('Space');
    expect(element.value).to.equal(0);
  });

  it('selects several: shows chips and the number of others, Backspace removes one, the list stays open', async () => {
    const element = await show({ multiple: true, value: [1] });
    const events = listen(element, 'change');
    await come(element);
    await user.press('ArrowDown');
    await user.press('Enter');
    for (const label of ['Couro', 'Lã']) await user.click(row(element, label));
    expect(isOpen(element)).to.equal(true);
    expect(element.value).to.deep.equal([1, 0, 3, 4]);
    expect(chips(element)).to.deep.equal(['Brim', 'Algodão cru', 'Couro', '+1']);
    expect(element.readableValue).to.equal('Brim, Algodão cru, Couro, Lã');
    expect(on(element)).to.deep.equal(['Algodão cru', 'Brim', 'Couro', 'Lã']);
    await user.click(row(element, 'Couro'));
    expect(element.value).to.deep.equal([1, 0, 4]);
    await user.press('Backspace');
    expect(element.value).to.deep.equal([1, 0]);
    await user.press('Escape');
    await user.click(find(findAll(element, 'dass-chip')[0] as Element, '.remove'));
    expect(element.value).to.deep.equal([0]);
    await user.click(find(element, '.clear'));
    expect(element.value).to.deep.equal([]);
    expect(events).to.have.length(7);
  });

  it('selects and deselects all filtered options, also by keyboard', async () => {
    const element = await show({ multiple: true, value: [1, 'x'] });
    await type(element, 'algodao');
    await user.press('Tab');
    expectFocus(find(element, '.all'));
    await user.press('Space');
    expect(element.value).to.deep.equal([1, 'x', 0, 5]);
    expect(find(element, '.all').ariaChecked).to.equal('true');
    expect(isOpen(element)).to.equal(true);
    await user.press('Space');
    expect(element.value).to.deep.equal([1, 'x']);
    await user.press('Escape');
    expect(isOpen(element)).to.equal(false);
    expectFocus(control(element));
  });

  it('keeps a value that is not among the options, and shows it as unknown', async () => {
    const element = await show({ value: 'X-9' });
    expect(control(element).value).to.equal('X-9');
    expect(find(element, '#selected').textContent.trim()).to.equal('X-9 (não está entre as opções)');
    await open(element);
    await user.press('Escape');
    expect(element.value).to.equal('X-9');
    element.options = [{ id: 'X-9', label: 'Xantungue' }];
    await element.updateComplete;
    expect(control(element).value).to.equal('Xantungue');
    expect(find(element, '#selected').textContent.trim()).to.equal('');
    Object.assign(element, { multiple: true, value: ['X-9', 'Y'] });
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Xantungue', 'Y (não está entre as opções)']);
  });

  it('supports 100,000 options: renders few rows, exposes the real position, shows the selected one', async () => {
    const element = await show({ options: many, value: 77_777 });
    expect(control(element).value).to.equal('Peça nº 77777');
    expect(findAll(element, '[role=option]'), 'no row before the list opens').to.have.length(0);
    await open(element);
    expect(labels(element)).to.include('Peça nº 77777');
    expect(rows(element).length).to.be.lessThan(14);
    expect(rows(element)[0]?.ariaSetSize).to.equal('100000');
    await type(element, 'peca "no 9999');
    expect(rows(element)[0]?.ariaSetSize).to.equal('11');
    await type(element, 'PEÇA');
    await user.press('ArrowUp');
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    expect(active(element)).to.equal('Peça nº 2');
  });

  it('opens above a modal dialog; a click outside closes the list, not the dialog', async () => {
    const dialog = await mount('dass-dialog', { properties: { heading: 'Pedido', open: true } });
    const element = await show({}, dialog);
    await open(element);
    const { left, top } = (rows(element)[0] as HTMLElement).getBoundingClientRect();
    expect(element.shadowRoot?.elementFromPoint(left + 5, top + 5)?.closest('.row') === rows(element)[0]).to.equal(
      true,
    );
    await user.press('Escape');
    expect(isOpen(element)).to.equal(false);
    expect(dialog.open).to.equal(true);
    await open(element);
    await user.click(find(dialog, 'h2'));
    expect(isOpen(element)).to.equal(false);
    expect(dialog.open).to.equal(true);
  });

  it('closes on a click outside that does not move the focus', async () => {
    const element = await show({ value: 1 });
    const tool = await mountHtml('<div style="position: fixed; inset-block-end: 0">Ferramenta</div>');
    tool.addEventListener('mousedown', (event) => event.preventDefault());
    await open(element);
    await user.click(tool);
    expect([isOpen(element), element.value]).to.deep.equal([false, 1]);
    expectFocus(control(element));
  });

  itNeeds('touch', 'selects an option by touch', async () => {
    const element = await show();
    await user.tap(find(element, '.box'));
    await until('the list is open', () => isOpen(element) && rows(element).length > 0);
    await user.tap(row(element, 'Couro'));
    await until('the option is selected', () => element.value === 3);
  });

  itNeeds('touch', 'shows the full text of a truncated label after a long press, and selects nothing', async () => {
    const label = 'Tecido de algodão com elastano para forro '.repeat(8).trim();
    const element = await show({ options: optionsOf(['Brim', label]) });
    await user.tap(find(element, '.box'));
    await until('the list is open', () => isOpen(element) && rows(element).length > 0);
    expect(await readByLongPress(element, row(element, label))).to.equal(label);
    expect([element.value, isOpen(element)]).to.deep.equal(['', true]);
    await user.tap(row(element, 'Brim'));
    await until('the next touch selects', () => element.value === 0);
  });

  it('takes part in a form, with one value and with several', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-select-list name="tecido" value="2"></dass-select-list></form>',
    );
    const element = form.querySelector('dass-select-list')!;
    element.options = fabrics;
    await element.updateComplete;
    expect(control(element).value).to.equal('Ção-Luís');
    expect(new FormData(form).getAll('tecido')).to.deep.equal(['2']);
    element.value = '';
    expect(new FormData(form).has('tecido')).to.equal(false);
    form.reset();
    expect(new FormData(form).getAll('tecido')).to.deep.equal(['2']);
    element.multiple = true;
    element.value = [0, 'x'];
    expect(new FormData(form).getAll('tecido')).to.deep.equal(['0', 'x']);
    element.disabled = true;
    expect(new FormData(form).has('tecido')).to.equal(false);
  });

  it('is invalid without a value when required, and has no clear button', async () => {
    const element = await show({ required: true });
    element.reportValidity();
    await element.updateComplete;
    expect(find(element, '.error').textContent).to.equal('Campo obrigatório');
    await open(element);
    await user.press('Enter');
    expect(element.validity.valid).to.equal(true);
    expect(findAll(element, '.clear')).to.have.length(0);
  });

  it('does not open while disabled or read-only, and closes when it becomes either', async () => {
    const element = await show({ readOnly: true, value: 1 });
    await user.click(find(element, '.box'));
    await user.press('ArrowDown');
    expect(isOpen(element)).to.equal(false);
    element.readOnly = false;
    await element.updateComplete;
    await open(element);
    element.readOnly = true;
    await element.updateComplete;
    expect(isOpen(element), 'the field keeps the focus').to.equal(false);
    element.readOnly = false;
    await element.updateComplete;
    await open(element);
    element.disabled = true;
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
    await user.click(find(element, '.box'));
    expect(isOpen(element)).to.equal(false);
    expect(findAll(element, '.clear')).to.have.length(0);
  });

  it('leaves nothing open after it was removed', async () => {
    const element = await show();
    await open(element);
    element.remove();
    document.body.append(element);
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
    await open(element);
    expect(labels(element)).to.have.length(6);
    element.remove();
  });
});
