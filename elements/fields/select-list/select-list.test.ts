import { expect } from '@open-wc/testing';
import '../../controls/dialog/dialog.js';
import './select-list.js';
import type { DassSelectList, DassSelectListFilterDetail } from './select-list.js';
import { setLanguage } from '../../../locales/index.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, person, until } from '../../../test/support/person.js';

const fabrics = ['Algodão cru', 'Brim', 'Ção-Luís', 'Couro', 'Lã', 'Lona de algodão'].map((label, id) => ({
  id,
  label,
}));
const many = (count: number): { id: number; label: string }[] =>
  Array.from({ length: count }, (_, id) => ({ id, label: `Peça nº ${id}` }));

const show = (properties: Record<string, unknown> = {}, parent?: Element): Promise<DassSelectList> =>
  mount('dass-select-list', { properties: { label: 'Tecido', options: fabrics, ...properties } }, parent);

const control = (element: Element): HTMLInputElement => find(element, '#control');
const isOpen = (element: Element): boolean => findAll(element, '#popover:popover-open').length > 0;
const rows = (element: Element): HTMLElement[] =>
  findAll(element, '[role=option]')
    .filter((row) => !row.hidden)
    .sort((a, b) => Number(a.ariaPosInSet) - Number(b.ariaPosInSet));
const labels = (element: Element): string[] => rows(element).map((row) => row.textContent.trim());
const row = (element: Element, label: string): HTMLElement =>
  rows(element).find(({ textContent }) => textContent.trim() === label) as HTMLElement;
const active = (element: Element): string =>
  find(element, `#${control(element).getAttribute('aria-activedescendant')}`).textContent.trim();
const on = (element: Element): string[] =>
  rows(element)
    .filter((one) => one.ariaSelected === 'true')
    .map((one) => one.textContent.trim());
const chips = (element: Element): string[] =>
  findAll<HTMLElementTagNameMap['dass-chip']>(element, 'dass-chip').map((chip) => chip.label);
/** The focus comes to the field, and with it what draws the list. */
const come = async (element: DassSelectList): Promise<void> => {
  element.focus();
  await element.updateComplete;
};
const open = async (element: DassSelectList): Promise<void> => {
  await person.click(find(element, '.arrow'));
  await element.updateComplete;
  expect(isOpen(element), 'the list is open').to.equal(true);
};
const type = async (element: DassSelectList, text: string): Promise<void> => {
  const input = control(element);
  await come(element);
  input.select();
  if (text) await person.type(text);
  else await person.press('Backspace');
};

describe('dass-select-list', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[SL-01] chooses what was typed and confirmed before the list had loaded', async () => {
    const element = await show();
    const heard = listen(element, 'change');
    const input = control(element);
    // At once: no person is as quick as a module that is there already.
    input.focus();
    input.value = 'lona';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    expect(element.value).to.equal('');
    await until('it is chosen', () => element.value === 5);
    expect([heard.length, isOpen(element)]).to.deep.equal([1, false]);
  });

  it('[SL-01] what is typed into a field with a chosen option takes the place of its label', async () => {
    const element = await mount('dass-select-list', {
      properties: { label: 'Unidade', options: ['Metro', 'Quilograma', 'Par'], value: 'Metro' },
    });
    await person.click(find(element, '#control'));
    await person.type('qui');
    expect(control(element).value).to.equal('qui');
    await until('it is found', () => findAll(element, '[role=option]').some((one) => one.checkVisibility()));
    await person.press('Enter');
    expect(element.value).to.equal('Quilograma');
    await person.type('pa');
    expect(control(element).value, 'and again, without leaving the field').to.equal('pa');
  });

  it('shows what is chosen by its label, and lets another be chosen', async () => {
    const element = await show({ value: 1 });
    const heard = listen(element, 'change');
    expect(control(element).value).to.equal('Brim');
    await open(element);
    expect(labels(element)).to.have.length(6);
    expect(on(element)).to.deep.equal(['Brim']);
    expect(active(element)).to.equal('Brim');
    await person.click(row(element, 'Lã'));
    expect(isOpen(element)).to.equal(false);
    expect(element.value, 'as the host has it').to.equal(4);
    expect(control(element).value).to.equal('Lã');
    await open(element);
    await person.click(row(element, 'Lã'));
    element.value = 0;
    await element.updateComplete;
    expect(control(element).value).to.equal('Algodão cru');
    expect(heard, 'once: not for the same, not for the host’s own').to.have.length(1);
    expect(heard[0]?.event.bubbles).to.equal(true);
  });

  it('[SL-01] filters by what is typed, special characters, accents and case aside, and marks it', async () => {
    const element = await show();
    await type(element, 'ALGODAO');
    expect(labels(element)).to.deep.equal(['Algodão cru', 'Lona de algodão']);
    expect(rows(element).map((one) => find(one, 'mark').textContent)).to.deep.equal(['Algodão', 'algodão']);
    await type(element, 'cao luis');
    expect(labels(element)).to.deep.equal([]);
    await type(element, 'caoluis');
    expect(labels(element)).to.deep.equal(['Ção-Luís']);
    expect(active(element), 'what is found is at hand').to.equal('Ção-Luís');
    await person.press('Enter');
    expect(element.value).to.equal(2);
    expect(control(element).value).to.equal('Ção-Luís');
    await open(element);
    expect(labels(element), 'the filter has gone with the choice').to.have.length(6);
  });

  it('[SL-02] says that there are no registers, in the language in force', async () => {
    const element = await show({ options: [] });
    await open(element);
    expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum registro encontrado');
    await setLanguage('es');
    await element.updateComplete;
    expect(find(element, '.empty').textContent.trim()).to.equal('No se encontraron registros');
    element.options = fabrics;
    await element.updateComplete;
    expect(labels(element)).to.have.length(6);
    await type(element, 'zzz');
    expect(find(element, '.empty').textContent.trim()).to.equal('No se encontraron registros');
  });

  it('[SL-01] hands the filter to the host, and shows what the host gives', async () => {
    const element = await show({ externalFilter: true });
    const heard = listen(element, 'dass-filter');
    await type(element, 'algo');
    await until('the host is asked', () => heard.length === 1);
    const { text, signal } = heard[0]?.detail as DassSelectListFilterDetail;
    expect([text, signal.aborted]).to.deep.equal(['algo', false]);
    expect(findAll(element, 'dass-spinner'), 'it shows that it waits').to.have.length(1);
    expect(labels(element), 'nothing is filtered here').to.have.length(6);
    element.options = [{ id: 9, label: 'Brim de algodão' }];
    await element.updateComplete;
    expect(labels(element)).to.deep.equal(['Brim de algodão']);
    expect(find(rows(element)[0] as Element, 'mark').textContent).to.equal('algo');
    expect(findAll(element, 'dass-spinner')).to.have.length(0);
    await person.press('Enter');
    expect(element.value).to.equal(9);
    element.options = fabrics;
    await element.updateComplete;
    expect(control(element).value, 'its label is still known').to.equal('Brim de algodão');
  });

  it('[SL-01] drops answers that come late or out of order, and tells of one that fails', async () => {
    const element = await show({ externalFilter: true, options: [] });
    const heard = listen(element, 'dass-filter');
    const question = (at: number): DassSelectListFilterDetail => heard[at]?.detail as DassSelectListFilterDetail;
    await open(element);
    expect(question(0).text, 'an empty list asks when it is opened').to.equal('');
    let late: (options: unknown[]) => void = () => {};
    question(0).answer(new Promise((resolve) => (late = resolve)));
    await type(element, 'b');
    await until('the second question', () => heard.length === 2);
    expect(question(0).signal.aborted).to.equal(true);
    question(1).answer(Promise.resolve([fabrics[1]]));
    await until('the answer is shown', () => labels(element).join() === 'Brim');
    late(fabrics);
    await painted();
    expect(labels(element)).to.deep.equal(['Brim']);

    await type(element, 'c');
    await until('the third question', () => heard.length === 3);
    question(2).answer(Promise.reject(new Error('503')));
    await until('it says that it failed', () => findAll(element, '[role=alert]').length === 1);
    expect(control(element).value, 'nothing typed is lost').to.equal('c');
    await person.click(find(element, '.retry'));
    expect(question(3).text).to.equal('c');
    question(3).answer([fabrics[3]]);
    await until('the answer is shown', () => labels(element).join() === 'Couro');
    await person.press('Escape');
    expect(findAll(element, 'dass-spinner')).to.have.length(0);
  });

  it('goes by keyboard as the APG’s combobox does', async () => {
    const element = await show();
    await come(element);
    expectFocus(control(element));
    await person.press('ArrowDown');
    expect(control(element).getAttribute('aria-expanded')).to.equal('true');
    expect(active(element)).to.equal('Algodão cru');
    expect(find(element, '#list').scrollTop, 'and nothing is scrolled').to.equal(0);
    await person.press('ArrowDown');
    await person.press('PageDown');
    expect(active(element)).to.equal('Lona de algodão');
    await person.press('ArrowUp');
    expect(active(element)).to.equal('Lã');
    await person.type('xx');
    await person.press('Escape');
    expect(control(element).value, 'as it was').to.equal('');
    expect(isOpen(element)).to.equal(false);
    expect(element.value).to.equal('');
    await person.press('ArrowDown');
    await person.press('ArrowDown');
    await person.press('Tab');
    expect(element.value, 'Tab takes it along').to.equal(1);
    expect(isOpen(element)).to.equal(false);
    await type(element, '');
    await person.press('Enter');
    expect(element.value, 'an emptied field has no value').to.equal('');
    expectFocus(control(element));
  });

  it('finds by first letters where nothing can be typed', async () => {
    const element = await show({ withoutFilter: true, placeholder: 'Escolha' });
    expect(control(element).textContent).to.equal('Escolha');
    await come(element);
    await person.type('co');
    expect(isOpen(element)).to.equal(true);
    expect(active(element)).to.equal('Couro');
    await person.press('Enter');
    expect(control(element).textContent).to.equal('Couro');
    await person.press('Space');
    await person.press('Home');
    await person.press('Space');
    expect(element.value).to.equal(0);
  });

  it('chooses several: chips with the number of the others, Backspace, the list stays open', async () => {
    const element = await show({ multiple: true, value: [1] });
    const heard = listen(element, 'change');
    await come(element);
    await person.press('ArrowDown');
    await person.press('Enter');
    for (const label of ['Couro', 'Lã']) await person.click(row(element, label));
    expect(isOpen(element)).to.equal(true);
    expect(element.value).to.deep.equal([1, 0, 3, 4]);
    expect(chips(element)).to.deep.equal(['Brim', 'Algodão cru', 'Couro', '+1']);
    expect(element.readableValue).to.equal('Brim, Algodão cru, Couro, Lã');
    expect(on(element)).to.deep.equal(['Algodão cru', 'Brim', 'Couro', 'Lã']);
    await person.click(row(element, 'Couro'));
    expect(element.value).to.deep.equal([1, 0, 4]);
    await person.press('Backspace');
    expect(element.value).to.deep.equal([1, 0]);
    await person.press('Escape');
    await person.click(find(findAll(element, 'dass-chip')[0] as Element, '.remove'));
    expect(element.value).to.deep.equal([0]);
    await person.click(find(element, '.clear'));
    expect(element.value).to.deep.equal([]);
    expect(heard).to.have.length(7);
  });

  it('chooses all that the filter finds, and none of them again, by keyboard as well', async () => {
    const element = await show({ multiple: true, value: [1, 'x'] });
    await type(element, 'algodao');
    await person.press('Tab');
    expectFocus(find(element, '.all'));
    await person.press('Space');
    expect(element.value).to.deep.equal([1, 'x', 0, 5]);
    expect(find(element, '.all').ariaChecked).to.equal('true');
    expect(isOpen(element)).to.equal(true);
    await person.press('Space');
    expect(element.value).to.deep.equal([1, 'x']);
    await person.press('Escape');
    expect(isOpen(element)).to.equal(false);
    expectFocus(control(element));
  });

  it('keeps a value that is not among the options, and shows it as such', async () => {
    const element = await show({ value: 'X-9' });
    expect(control(element).value).to.equal('X-9');
    expect(find(element, '#chosen').textContent.trim()).to.equal('X-9 (não está entre as opções)');
    await open(element);
    await person.press('Escape');
    expect(element.value).to.equal('X-9');
    element.options = [{ id: 'X-9', label: 'Xantungue' }];
    await element.updateComplete;
    expect(control(element).value).to.equal('Xantungue');
    expect(find(element, '#chosen').textContent.trim()).to.equal('');
    Object.assign(element, { multiple: true, value: ['X-9', 'Y'] });
    await element.updateComplete;
    expect(chips(element)).to.deep.equal(['Xantungue', 'Y (não está entre as opções)']);
  });

  it('holds 100,000 options: few rows, the true place told, the chosen one in view', async () => {
    const element = await show({ options: many(100_000), value: 77_777 });
    expect(control(element).value).to.equal('Peça nº 77777');
    expect(findAll(element, '[role=option]'), 'no row before it is opened').to.have.length(0);
    await open(element);
    expect(labels(element)).to.include('Peça nº 77777');
    expect(rows(element).length).to.be.lessThan(14);
    expect(rows(element)[0]?.ariaSetSize).to.equal('100000');
    await type(element, 'peca no 9999');
    expect(rows(element)[0]?.ariaSetSize).to.equal('11');
    await type(element, 'PEÇA');
    await person.press('ArrowUp');
    await person.press('ArrowDown');
    await person.press('ArrowDown');
    expect(active(element)).to.equal('Peça nº 2');
  });

  it('opens above a modal dialog, closes on a press elsewhere, and leaves the dialog open', async () => {
    const dialog = await mount('dass-dialog', { properties: { heading: 'Pedido', open: true } });
    const element = await show({}, dialog);
    await open(element);
    const { left, top } = (rows(element)[0] as HTMLElement).getBoundingClientRect();
    expect(element.shadowRoot?.elementFromPoint(left + 5, top + 5)?.closest('.row') === rows(element)[0]).to.equal(
      true,
    );
    await person.press('Escape');
    expect(isOpen(element)).to.equal(false);
    expect(dialog.open).to.equal(true);
    await open(element);
    await person.click(find(dialog, 'h2'));
    expect(isOpen(element)).to.equal(false);
    expect(dialog.open).to.equal(true);
  });

  itNeeds('touch', 'is chosen by touch', async () => {
    const element = await show();
    await person.tap(find(element, '.box'));
    await until('the list is open', () => isOpen(element) && rows(element).length > 0);
    await person.tap(row(element, 'Couro'));
    await until('it is chosen', () => element.value === 3);
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

  it('is invalid without a value when it is required, and has nothing to clear', async () => {
    const element = await show({ required: true });
    element.reportValidity();
    await element.updateComplete;
    expect(find(element, '.error').textContent).to.equal('Campo obrigatório');
    await open(element);
    await person.press('Enter');
    expect(element.validity.valid).to.equal(true);
    expect(findAll(element, '.clear')).to.have.length(0);
  });

  it('does not open while it is disabled or read-only, and closes when it becomes so', async () => {
    const element = await show({ readOnly: true, value: 1 });
    await person.click(find(element, '.box'));
    await person.press('ArrowDown');
    expect(isOpen(element)).to.equal(false);
    element.readOnly = false;
    await element.updateComplete;
    await open(element);
    element.disabled = true;
    await element.updateComplete;
    expect(isOpen(element)).to.equal(false);
    await person.click(find(element, '.box'));
    expect(isOpen(element)).to.equal(false);
    expect(findAll(element, '.clear')).to.have.length(0);
  });

  it('leaves nothing open when it is taken away', async () => {
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
