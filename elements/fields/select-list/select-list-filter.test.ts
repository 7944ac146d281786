import { expect } from 'chai';
import './select-list.js';
import type { DassSelectListFilterDetail } from './select-list.js';
import { setLanguage } from '../../../locales/index.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { labels, rows } from '../../../test/support/elements/option-rows.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import {
  active,
  come,
  control,
  fabrics,
  isPopoverOpen as isOpen,
  openPopover as open,
  show,
  typeInto as type,
} from '../../../test/support/elements/select-list.js';

const announced = (): string => document.querySelector('[data-dass-announce]')?.textContent ?? '';

describe('dass-select-list with a filter', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[SL-01] selects an option that was typed and confirmed before the list was rendered', async () => {
    const element = await show();
    const events = listen(element, 'change');
    const input = control(element);
    // Synchronously, because a scanner is faster than the rendering.
    input.focus();
    input.value = 'lona';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    await until('the option is selected', () => element.value === 5);
    expect([events.length, isOpen(element)]).to.deep.equal([1, false]);
  });

  it('[SL-01] typed text replaces the label of the selected option', async () => {
    const element = await mount('dass-select-list', {
      properties: { label: 'Unidade', options: ['Metro', 'Quilograma', 'Par'], value: 'Metro' },
    });
    await user.click(find(element, '#control'));
    await user.type('qui');
    expect(control(element).value).to.equal('qui');
    await until('the option is found', () => findAll(element, '[role=option]').some((one) => one.checkVisibility()));
    await user.press('Enter');
    expect(element.value).to.equal('Quilograma');
    await user.type('pa');
    expect(control(element).value, 'and again, without leaving the field').to.equal('pa');
  });

  it('[SL-01] filters by the typed text, ignoring special characters, accents and case, and highlights it', async () => {
    const element = await show();
    await type(element, 'ALGODAO');
    expect(labels(element)).to.deep.equal(['Algodão cru', 'Lona de algodão']);
    expect(rows(element).map((one) => find(one, 'mark').textContent)).to.deep.equal(['Algodão', 'algodão']);
    await type(element, 'LONA algo');
    expect(rows(element).map((one) => findAll(one, 'mark').map((mark) => mark.textContent))).to.deep.equal([
      ['Lona', 'algo'],
    ]);
    await type(element, '"cao luis"');
    expect(labels(element)).to.deep.equal([]);
    await type(element, 'caoluis');
    expect(labels(element)).to.deep.equal(['Ção-Luís']);
    expect(active(element), 'the match is active').to.equal('Ção-Luís');
    await user.press('Enter');
    expect(element.value).to.equal(2);
    expect(control(element).value).to.equal('Ção-Luís');
    await open(element);
    expect(labels(element), 'the selection clears the filter').to.have.length(6);
  });

  it('[SL-01] offers the nearest words where nothing is found, by the button and by Arrow Down', async () => {
    const element = await show();
    await type(element, 'lona algodam');
    expect(labels(element)).to.deep.equal([]);
    const button = find(element, '.empty button');
    expect(button.textContent.trim()).to.equal('Quis dizer lona Algodão?');
    await until('it is announced', () => announced().includes('Quis dizer lona Algodão?'));
    await user.click(button);
    expect([control(element).value, labels(element)]).to.deep.equal(['lona Algodão', ['Lona de algodão']]);
    expect(document.activeElement).to.equal(element);
    await type(element, 'lonna');
    await user.press('ArrowDown');
    expect([control(element).value, labels(element)]).to.deep.equal(['Lona', ['Lona de algodão']]);
    await type(element, 'xyzxyz');
    expect(findAll(element, '.empty button')).to.have.length(0);
  });

  it('[SL-02] shows in the present language that there are no options', async () => {
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

  it('[SL-01] with `externalFilter` requests options from the application and shows its answer', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    await type(element, 'algo');
    const question = () => events.at(-1)?.detail as DassSelectListFilterDetail | undefined;
    await until('dass-filter is fired', () => question()?.text === 'algo');
    expect(question()?.signal.aborted).to.equal(false);
    expect(findAll(element, 'dass-spinner'), 'the loading state is shown').to.have.length(1);
    expect(labels(element), 'the element does not filter').to.have.length(6);
    element.options = [{ id: 9, label: 'Brim de algodão' }];
    await element.updateComplete;
    expect(labels(element)).to.deep.equal(['Brim de algodão']);
    expect(find(rows(element)[0] as Element, 'mark').textContent).to.equal('algo');
    expect(findAll(element, 'dass-spinner')).to.have.length(0);
    await user.press('Enter');
    expect(element.value).to.equal(9);
    element.options = fabrics;
    await element.updateComplete;
    expect(control(element).value, 'its label is still known').to.equal('Brim de algodão');
  });

  it('[SL-01] ignores late answers and answers out of order, and shows a failure', async () => {
    const element = await show({ externalFilter: true, options: [] });
    const events = listen(element, 'dass-filter');
    const question = (at: number): DassSelectListFilterDetail => events[at]?.detail as DassSelectListFilterDetail;
    await open(element);
    expect(question(0).text, 'an empty list fires dass-filter when it opens').to.equal('');
    let late: (options: unknown[]) => void = () => {};
    question(0).answer(new Promise((resolve) => (late = resolve)));
    await type(element, 'b');
    await until('the second dass-filter', () => events.length === 2);
    expect(question(0).signal.aborted).to.equal(true);
    question(1).answer(Promise.resolve([fabrics[1]]));
    await until('the answer is shown', () => labels(element).join() === 'Brim');
    late(fabrics);
    await painted();
    expect(labels(element)).to.deep.equal(['Brim']);

    await type(element, 'c');
    await until('the third dass-filter', () => events.length === 3);
    question(2).answer(Promise.reject(new Error('503')));
    await until('the error is shown', () => findAll(element, '[role=alert]').length === 1);
    expect(control(element).value, 'the typed text stays').to.equal('c');
    await user.click(find(element, '.retry'));
    expect(question(3).text).to.equal('c');
    question(3).answer([fabrics[3]]);
    await until('the answer is shown', () => labels(element).join() === 'Couro');
    await user.press('Escape');
    expect(findAll(element, 'dass-spinner')).to.have.length(0);
  });

  it('[SL-01] fires one request per pause in typing, and none when the list closes first', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    const clock = stopClock(200);
    try {
      await type(element, 'algo');
      clock.pass(249);
      expect(events).to.have.length(0);
      clock.pass(1);
      expect(events.map(({ detail }) => (detail as DassSelectListFilterDetail).text)).to.deep.equal(['algo']);
      await user.type('d');
      await user.press('Escape');
      clock.pass(1000);
      expect(events).to.have.length(1);
      expect((events[0]?.detail as DassSelectListFilterDetail).signal.aborted).to.equal(true);
    } finally {
      clock.restore();
    }
  });

  it('[SL-01] requests all options again when opened after a filter, but not when there are options', async () => {
    const element = await show({ externalFilter: true });
    const events = listen(element, 'dass-filter');
    const texts = (): string[] => events.map(({ detail }) => (detail as DassSelectListFilterDetail).text);
    await open(element);
    expect([texts(), labels(element).length], 'there are options').to.deep.equal([[], 6]);
    // One letter: on a busy machine, the first of two may be a question of its own.
    await type(element, 'r');
    await until('dass-filter is fired', () => events.length === 1);
    (events[0]?.detail as DassSelectListFilterDetail).answer([fabrics[1]]);
    await until('the answer is shown', () => labels(element).join() === 'Brim');
    await user.press('Escape');
    await open(element);
    expect(texts()).to.deep.equal(['r', '']);
    element.options = [...fabrics];
    await element.updateComplete;
    expect(findAll(element, 'dass-spinner')).to.have.length(0);
    await user.press('Escape');
    await open(element);
    expect(texts(), 'all options are shown').to.deep.equal(['r', '']);
  });

  it('[SL-01] retries by keyboard and keeps the focus in place', async () => {
    const element = await show({ externalFilter: true, options: [] });
    const events = listen(element, 'dass-filter');
    await come(element);
    await user.press('ArrowDown');
    (events[0]?.detail as DassSelectListFilterDetail).answer(Promise.reject(new Error('503')));
    await until('the error is shown', () => findAll(element, '.retry').length === 1);
    await user.press('Tab');
    expectFocus(find(element, '.retry'));
    await user.press('Enter');
    expect([events.length, isOpen(element)]).to.deep.equal([2, true]);
    expectFocus(control(element));
    (events[1]?.detail as DassSelectListFilterDetail).answer(fabrics);
    await until('the answer is shown', () => labels(element).length === 6);
    await user.press('ArrowDown');
    await user.press('Enter');
    expect(element.value).to.equal(0);
  });

  it('[SL-01] [SL-02] announces the number of results, or that there are none', async () => {
    const element = await show();
    await type(element, 'algodao');
    await until('the number is announced', () => announced().includes('2 itens encontrados'));
    await type(element, 'zzz');
    await until('the result is announced', () => announced().includes('Nenhum registro encontrado'));
  });

  it('[SL-02] shows that options are loading, not that there are none', async () => {
    const element = await show({ options: [], busy: true });
    await open(element);
    expect(find(element, '.empty').textContent.trim()).to.equal('Carregando…');
    expect([find(element, '#list').ariaBusy, findAll(element, 'dass-spinner').length]).to.deep.equal(['true', 1]);
    element.busy = false;
    await element.updateComplete;
    expect(find(element, '.empty').textContent.trim()).to.equal('Nenhum registro encontrado');
    expect([find(element, '#list').ariaBusy, findAll(element, 'dass-spinner').length]).to.deep.equal([null, 0]);
  });
});
