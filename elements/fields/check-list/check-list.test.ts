import { expect } from 'chai';
import './check-list.js';
import type { DassCheckList, DassCheckListCheckDetail } from './check-list.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { setLanguage } from '../../../locales/index.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { labels, on, row, rows } from '../../../test/support/elements/option-rows.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { typeWord } from '../../../test/support/emulation/clock.js';
import { isTipShown, readByLongPress } from '../../../test/support/rendering/whole-text.js';

interface Item {
  readonly id?: unknown;
  readonly label?: unknown;
  readonly isChecked?: unknown;
}

const steps: readonly Item[] = ['Corte', 'Costura', 'Montagem', 'Injeção', 'Expedição'].map((label, index) => ({
  id: index + 1,
  label,
  isChecked: index === 1,
}));
const many = (count: number, label = (index: number) => `Peça ${index}`): Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: index, label: label(index) }));

const show = (properties: Record<string, unknown> = {}): Promise<DassCheckList> =>
  mount('dass-check-list', { properties: { label: 'Etapas', items: steps, ...properties } });
const box = (element: Element): HTMLElement => find(element, '[role=listbox]');
const active = (element: Element): string =>
  find(element, `#${box(element).getAttribute('aria-activedescendant')}`).textContent.trim();
const tool = (element: Element, text: string): HTMLButtonElement =>
  findAll<HTMLButtonElement>(element, '.bar button').find(({ textContent }) => textContent.trim() === text)!;
const type = async (element: DassCheckList, text: string): Promise<void> => {
  const input = find<HTMLInputElement>(element, 'input');
  input.focus();
  input.select();
  if (text) await user.type(text);
  else await user.press('Backspace');
};
const detail = (events: { detail: unknown }[], at = -1): DassCheckListCheckDetail =>
  events.at(at)?.detail as DassCheckListCheckDetail;

describe('dass-check-list', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[CL-01] shows the checked items, with the default field names and with those of the application', async () => {
    const element = await show();
    expect(labels(element)).to.deep.equal(['Corte', 'Costura', 'Montagem', 'Injeção', 'Expedição']);
    expect([on(element), element.value]).to.deep.equal([['Costura'], ['2']]);
    Object.assign(element, {
      items: [
        { codigo: 'A', nome: 'Algodão', uso: 1 },
        { codigo: 'B', nome: 'Brim', uso: 0 },
        { codigo: 'C', nome: 'Couro', uso: true },
        { codigo: 'D', nome: 'Duna' },
      ],
      fieldId: 'codigo',
      fieldLabel: 'nome',
      fieldCheck: 'uso',
      checkValue: 1,
      uncheckValue: 0,
    });
    await element.updateComplete;
    expect(labels(element)).to.deep.equal(['Algodão', 'Brim', 'Couro', 'Duna']);
    expect(on(element), 'a value outside both is unchecked').to.deep.equal(['Algodão']);
    expect(element.value).to.deep.equal(['A']);
  });

  it('[CL-01] reports the change with copies; the items of the application are not changed', async () => {
    const element = await show();
    const events = listen(element, 'dass-check', 'change');
    await user.click(row(element, 'Montagem'));
    expect(events.map(({ type: name }) => name)).to.deep.equal(['dass-check', 'change']);
    expect(detail(events, 0).changed).to.deep.equal([{ id: 3, label: 'Montagem', isChecked: true }]);
    expect(detail(events, 0).items[0] === steps[0], 'the object of the application').to.equal(true);
    expect(steps[2]?.isChecked).to.equal(false);
    expect(on(element)).to.deep.equal(['Costura', 'Montagem']);
    expect(element.readableValue).to.equal('Costura, Montagem');
    await user.click(row(element, 'Costura'));
    expect(detail(events, 2).changed).to.deep.equal([{ id: 2, label: 'Costura', isChecked: false }]);
    events.length = 2;
    element.items = detail(events, 0).items;
    await element.updateComplete;
    expect(on(element)).to.deep.equal(['Costura', 'Montagem']);
    element.items = steps;
    await element.updateComplete;
    expect(on(element), 'a replaced list resets the changes').to.deep.equal(['Costura']);
    expect(events).to.have.length(2);
  });

  it('[CL-01] reads the field names from attributes', async () => {
    const element = await mountHtml<DassCheckList>(
      '<dass-check-list label="Tecidos" field-id="codigo" field-label="nome" field-check="uso"></dass-check-list>',
    );
    element.items = [
      { id: 1, label: 'não', isChecked: true, codigo: 'A', nome: 'Algodão', uso: false },
      { id: 2, label: 'não', isChecked: false, codigo: 'B', nome: 'Brim', uso: true },
    ];
    await element.updateComplete;
    expect([labels(element), on(element), element.value]).to.deep.equal([['Algodão', 'Brim'], ['Brim'], ['B']]);
  });

  it('[CL-01] returns the check and uncheck values that the application sets', async () => {
    const items = [
      { id: 1, label: 'Corte', isChecked: 'N' },
      { id: 2, label: 'Costura', isChecked: 'S' },
      { id: 3, label: 'Montagem', isChecked: true },
    ];
    const element = await show({ items, checkValue: 'S', uncheckValue: 'N' });
    const events = listen(element, 'dass-check');
    expect(on(element)).to.deep.equal(['Costura']);
    for (const label of ['Corte', 'Costura', 'Montagem']) await user.click(row(element, label));
    expect(detail(events).items.map((item) => (item as Item).isChecked)).to.deep.equal(['S', 'N', 'S']);
    await user.click(row(element, 'Montagem'));
    expect(detail(events).items[2] === items[2], 'unchecked again, it is the object of the application').to.equal(true);
  });

  it('[CL-02] filters by the label only, ignoring case', async () => {
    const element = await show({
      items: [{ id: 'aço', label: 'CORTE' }, { id: 'corte', label: 'costura' }, { id: 77 }],
    });
    await type(element, 'corte');
    expect(labels(element)).to.deep.equal(['CORTE']);
    await type(element, 'COST');
    expect(labels(element)).to.deep.equal(['costura']);
    await type(element, '77');
    expect(labels(element), 'the id of an item without a label').to.deep.equal(['77']);
    element.withoutFilter = true;
    await element.updateComplete;
    expect(labels(element), 'without the filter all items are shown').to.have.length(3);
  });

  it('[CL-02] filters by the label, ignoring case and accents, and highlights the matches', async () => {
    const element = await show();
    await type(element, 'CAO');
    expect(labels(element)).to.deep.equal(['Injeção', 'Expedição']);
    expect(rows(element).map((one) => find(one, 'mark').textContent)).to.deep.equal(['ção', 'ção']);
    expect(rows(element)[0]?.getAttribute('aria-setsize')).to.equal('2');
    await type(element, 'nada disso');
    expect(find(element, '.empty').textContent).to.equal('Nenhum item corresponde ao filtro');
    expect(rows(element)).to.have.length(0);
    expect(box(element).tabIndex).to.equal(-1);
    await user.press('Escape');
    expect(labels(element)).to.have.length(5);
    expect(rows(element).flatMap((one) => findAll(one, 'mark'))).to.have.length(0);
    await until('the number of results is announced', () =>
      document.querySelector('[data-dass-announce]')?.textContent.includes('encontrado'),
    );
  });

  it('the buttons for all, none and invert apply to the filtered items', async () => {
    const element = await show();
    const events = listen(element, 'dass-check');
    expect(tool(element, 'Todos').ariaChecked).to.equal('mixed');
    await type(element, 'ção');
    await user.click(tool(element, 'Todos (2)'));
    expect(element.value).to.deep.equal(['2', '4', '5']);
    expect(tool(element, 'Todos (2)').ariaChecked).to.equal('true');
    expect(detail(events).changed).to.have.length(2);
    await type(element, '');
    await user.click(tool(element, 'Inverter'));
    expect(element.value).to.deep.equal(['1', '3']);
    expect(find(element, '.count').textContent).to.equal('Marcados: 2 de 5');
    await user.click(tool(element, 'Todos'));
    expect(element.value).to.have.length(5);
    await user.click(tool(element, 'Todos'));
    expect(element.value).to.deep.equal([]);
    expect(tool(element, 'Todos').ariaChecked).to.equal('false');
  });

  it('shows only the checked items; items unchecked meanwhile stay until it is applied again', async () => {
    const element = await show();
    await user.click(tool(element, 'Só marcados'));
    expect(labels(element)).to.deep.equal(['Costura']);
    await user.click(row(element, 'Costura'));
    expect(labels(element)).to.deep.equal(['Costura']);
    await user.click(tool(element, 'Só marcados'));
    await user.click(tool(element, 'Só marcados'));
    expect(find(element, '.empty').textContent).to.equal('Nenhum item marcado');
  });

  it('is one tab stop; keys move, check and find items', async () => {
    const element = await show({ withoutFilter: true });
    element.focus();
    await element.updateComplete;
    expectFocus(box(element));
    expect(active(element)).to.equal('Corte');
    await user.press('ArrowDown');
    await user.press('Space');
    expect(on(element)).to.deep.equal([]);
    await user.press('End');
    expect(active(element)).to.equal('Expedição');
    await user.press('Home');
    await typeWord('mo');
    expect(active(element)).to.equal('Montagem');
    await user.press('Control+a');
    expect(element.value).to.have.length(5);
    await user.press('Control+a');
    expect(element.value).to.have.length(0);
    await user.press('Tab');
    expect(box(element).matches(':focus')).to.equal(false);
    expect(rows(element).every((one) => one.tabIndex < 0)).to.equal(true);
  });

  it('checks ranges with Shift and click, Shift and arrow keys, and Shift and Space', async () => {
    const element = await show({ items: many(40) });
    await user.click(row(element, 'Peça 1'));
    await user.click(row(element, 'Peça 4'), { modifiers: ['Shift'] });
    expect(element.value).to.deep.equal(['1', '2', '3', '4']);
    await user.click(row(element, 'Peça 3'));
    await user.click(row(element, 'Peça 1'), { modifiers: ['Shift'] });
    expect(element.value, 'like the first item of the range').to.deep.equal(['4']);

    element.items = many(40);
    await element.updateComplete;
    element.focus();
    await user.press('Home');
    await user.press('Shift+ArrowDown');
    await user.press('Shift+ArrowDown');
    expect(element.value).to.deep.equal(['0', '1', '2']);
    await user.press('Home');
    await user.press('Space');
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    await user.press('Shift+Space');
    expect(element.value).to.deep.equal([]);
    await user.press('Shift+End');
    expect(element.value, 'the first item of the range is unchecked').to.deep.equal([]);
    await user.press('Space');
    await user.press('Shift+Home');
    expect(element.value).to.have.length(40);
  });

  it('arrow keys move from the filter into the list; the active item stays active when the filter changes', async () => {
    const element = await show({ items: many(300) });
    await type(element, '25');
    await user.press('ArrowDown');
    expectFocus(box(element));
    await user.press('End');
    expect(active(element)).to.equal('Peça 259');
    await type(element, '');
    expect(active(element)).to.equal('Peça 259');
  });

  it('supports 100,000 items: renders few rows, exposes the real position, checks all at once', async () => {
    const element = await show({ items: many(100_000, () => 'Parafuso') });
    const events = listen(element, 'dass-check');
    expect(rows(element).length).to.be.lessThan(14);
    element.focus();
    await user.press('End');
    expect(find(element, `#${box(element).getAttribute('aria-activedescendant')}`).ariaPosInSet).to.equal('100000');
    await user.press('Space');
    expect(element.value).to.deep.equal(['99999']);
    await type(element, 'PARA');
    expect(rows(element)[0]?.ariaSetSize).to.equal('100000');
    await user.click(find(element, '.all'));
    expect(find(element, '.count').textContent).to.equal('Marcados: 100.000 de 100.000');
    expect(detail(events).changed).to.have.length(99_999);
    expect(detail(events).items).to.have.length(100_000);
  });

  it('supports items without ids, duplicate ids and entries that are not objects', async () => {
    const element = await show({
      items: [{ label: 'A' }, { label: 'B' }, { id: 1, label: 'C' }, { id: 1, label: 'D' }, null, 7],
    });
    for (const label of ['A', 'C', 'D']) await user.click(row(element, label));
    expect(on(element)).to.deep.equal(['A', 'C', 'D']);
    expect(element.value).to.deep.equal(['1', '1']);
  });

  it('submits the ids of the checked items and follows a form reset', async () => {
    const form = await mountHtml<HTMLFormElement>('<form><dass-check-list name="etapa"></dass-check-list></form>');
    const element = form.querySelector('dass-check-list')!;
    element.items = steps;
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['2']);
    await element.updateComplete;
    await user.click(row(element, 'Corte'));
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['1', '2']);
    element.disabled = true;
    expect(new FormData(form).getAll('etapa')).to.deep.equal([]);
    element.disabled = false;
    form.reset();
    await element.updateComplete;
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['2']);
    element.remove();
    expect(new FormData(form).getAll('etapa')).to.deep.equal([]);
    form.append(element);
    expect(new FormData(form).getAll('etapa')).to.deep.equal(['2']);
  });

  it('is invalid without a checked item when it is required', async () => {
    const element = await show({ items: many(3), required: true });
    expect(element.validity.valueMissing).to.equal(true);
    expect(find(element, '.error').textContent).to.equal('');
    element.reportValidity();
    await element.updateComplete;
    expect(find(element, '.error').textContent).to.equal('Campo obrigatório');
    expectFocus(box(element));
    await user.press('Space');
    expect(element.validity.valid).to.equal(true);
    expect(find(element, '.error').textContent).to.equal('');
  });

  it('cannot be changed while it is read-only or disabled', async () => {
    const element = await show({ readOnly: true });
    const events = listen(element, 'dass-check', 'change');
    await user.click(row(element, 'Corte'));
    await user.press('Space');
    await user.press('Control+a');
    expect(tool(element, 'Inverter').disabled).to.equal(true);
    await type(element, 'cor');
    expect(labels(element), 'it can be filtered').to.deep.equal(['Corte']);
    element.readOnly = false;
    element.disabled = true;
    await element.updateComplete;
    await user.click(row(element, 'Corte'));
    expect(box(element).hasAttribute('tabindex')).to.equal(false);
    expect(events).to.have.length(0);
    expect(element.value).to.deep.equal(['2']);
  });

  it('[VK-02] the virtual keyboard filters the list when the user prefers it', async () => {
    const { get } = virtualKeyboardPreference;
    virtualKeyboardPreference.get = () => true;
    try {
      const list = await show();
      expect(find<HTMLInputElement>(list, 'input').inputMode).to.equal('none');
      await user.click(find(list, '.keyboard'));
      const key = await until('the virtual keyboard is open', () => findAll(document.body, '.key[aria-label=j]')[0]);
      await until('the text has the focus', () => focused()?.matches('#control'));
      await user.click(key);
      await user.click(find(document.body, 'dass-button.confirm'));
      await until('the list is filtered', () => labels(list).length === 1);
      expect(labels(list)).to.deep.equal(['Injeção']);
      list.withoutFilter = true;
      await list.updateComplete;
      expect(findAll(list, '.keyboard')).to.have.length(0);
    } finally {
      virtualKeyboardPreference.get = get;
    }
  });

  const cutLabel = 'Injeção do solado em poliuretano expandido '.repeat(8).trim();

  it('shows the full text of a truncated label on hover', async () => {
    const list = await show({ items: [...steps, { id: 9, label: cutLabel }] });
    await user.hover(row(list, cutLabel));
    expect(row(list, cutLabel).title).to.equal(cutLabel);
    await user.hover(row(list, 'Corte'));
    expect([row(list, cutLabel).title, row(list, 'Corte').title]).to.deep.equal(['', '']);
  });

  itNeeds('touch', 'shows the whole of a cut label to a finger that rests on it, until the next touch', async () => {
    const list = await show({ items: [...steps, { id: 9, label: cutLabel }] });
    const events = listen(list, 'dass-check');
    expect(await readByLongPress(list, row(list, cutLabel))).to.equal(cutLabel);
    expect([events.length, on(list)]).to.deep.equal([0, ['Costura']]);
    await user.tap(find(list, '.tip'));
    expect([isTipShown(list), events.length], 'a touch on the tooltip does not reach the row behind it').to.deep.equal([
      false,
      0,
    ]);
    await readByLongPress(list, row(list, cutLabel));
    await user.tap(row(list, 'Corte'));
    expect([isTipShown(list), on(list)]).to.deep.equal([false, ['Corte', 'Costura']]);
    await readByLongPress(list, row(list, cutLabel));
    await user.press('Escape');
    expect(isTipShown(list)).to.equal(false);
  });

  it('uses the present language, also for labels that are message ids', async () => {
    const element = await show({ items: [{ id: 1, label: 'dassFieldRequired' }] });
    expect(labels(element)).to.deep.equal(['Campo obrigatório']);
    await setLanguage('en');
    await element.updateComplete;
    await painted();
    expect(labels(element)).to.deep.equal(['Field is required']);
    expect(find(element, '.count').textContent).to.equal('0 of 1 checked');
    await type(element, 'field');
    expect(labels(element)).to.have.length(1);
  });
});
