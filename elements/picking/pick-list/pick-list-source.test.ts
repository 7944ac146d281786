import { expect } from 'chai';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  active,
  announced,
  box,
  button,
  count,
  detail,
  filterOf,
  ids,
  labels,
  row,
  rows,
  selectedLabels,
  show as mountList,
} from '../../../test/support/elements/pick-list.js';
import { listen } from '../../../test/support/fixture.js';
import { TestSource } from '../../../test/support/test-source.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

const show = (source: unknown = new TestSource(), properties: Record<string, unknown> = {}) =>
  mountList({ items: undefined, dataSource: source, ...properties });
const loaded = (element: Element, label: string) =>
  until(`${label} is loaded`, () => labels(element, 'available').includes(label));
const LAST = 'Peça 9999999';
const note = (element: Element, label: string): string => find(row(element, label), '.note').textContent ?? '';
const notice = (text: string) =>
  until(`the notice '${text}'`, () =>
    findAll(document.body, 'dass-notice').some((one) => one.shadowRoot?.textContent.includes(text)),
  );

describe('dass-pick-list, available items of a source', () => {
  const warnings = collectConsole(/<dass-pick-list> /);
  afterEach(() => void warnings.messages());

  it('[DS-01] moves an item, which stays in its place as selected, and back', async () => {
    const element = await show();
    const events = listen(element, 'dass-pick');
    await loaded(element, 'Peça 0');
    expect(count(element, 'available')).to.equal('10.000.000 de itens');
    box(element, 'available').focus();
    await user.press('ArrowDown');
    await user.press('Shift+ArrowDown');
    expect(selectedLabels(element, 'available')).to.deep.equal(['Peça 1', 'Peça 2']);
    await user.press('Enter');
    expect([labels(element, 'selected'), ids(detail(events).added)]).to.deep.equal([
      ['Peça 1', 'Peça 2'],
      ['1', '2'],
    ]);
    expect([note(element, 'Peça 1'), row(element, 'Peça 1').ariaDisabled]).to.deep.equal(['Selecionado', 'true']);
    expect(labels(element, 'available').slice(0, 4)).to.deep.equal(['Peça 0', 'Peça 1', 'Peça 2', 'Peça 3']);
    expect(selectedLabels(element, 'available')).to.deep.equal([]);
    await user.press('Enter');
    expect(labels(element, 'selected'), 'one that is selected is not moved again').to.have.length(2);
    await user.click(button(element, 'remove-all'));
    expect([ids(element.selected), note(element, 'Peça 1')]).to.deep.equal([[], '']);
    await user.click(button(element, 'undo'));
    expect(ids(element.selected)).to.deep.equal(['1', '2']);
  });

  it('[DS-02] reaches any of 10,000,000 items by the scroll bar and by End, and keeps what is selected', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Peça 0');
    await user.click(row(element, 'Peça 0'));
    await user.press('Control+End');
    await loaded(element, LAST);
    await user.click(row(element, LAST), { modifiers: ['Control'] } as never);
    await until('both are selected', () => count(element, 'available').startsWith('2 de'));
    box(element, 'available').scrollTop = box(element, 'available').scrollHeight / 2;
    await until('the middle is loaded', () => Number(labels(element, 'available')[0]?.split(' ')[1]) > 4_000_000);
    await user.click(button(element, 'add'));
    expect(labels(element, 'selected')).to.deep.equal(['Peça 0', LAST]);
    expect(source.requests.length).to.be.below(12);
  });

  it('[DS-02] leaves the filter to the source, and announces the number of items', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Peça 0');
    filterOf(element, 'available').focus();
    await user.type('x');
    await loaded(element, 'Peça x0');
    expect([labels(element, 'available'), count(element, 'available')]).to.deep.equal([
      ['Peça x0', 'Peça x1', 'Peça x2'],
      '3 itens',
    ]);
    await announced('3 itens');
    expect(find(row(element, 'Peça x0'), 'mark').textContent).to.equal('x');
    await user.press('Enter');
    await user.type('y');
    await until('both texts are asked for', () => source.requests.at(-1)?.search === 'x y');
  });

  it('[DS-03] shows items that are not loaded as loading, in the same height, and announces the active one', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Peça 0');
    const height = rows(element, 'available')[0]?.offsetHeight;
    const answer = source.delay();
    box(element, 'available').focus();
    await user.press('End');
    expect(active(element, 'available')).to.equal('Carregando…');
    const last = rows(element, 'available').at(-1) as HTMLElement;
    expect([last.offsetHeight, last.ariaBusy]).to.deep.equal([height, 'true']);
    await user.press('Enter');
    expect(element.selected).to.deep.equal([]);
    answer();
    await until('it is loaded', () => active(element, 'available') === LAST);
    await announced(LAST);
    await user.press('Enter');
    expect(ids(element.selected)).to.deep.equal(['9999999']);
  });

  it('[DS-03] says in its place that items were not loaded, and loads them again by Enter', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Peça 0');
    source.fails = true;
    box(element, 'available').focus();
    await user.press('End');
    await until('the failure is shown', () => active(element, 'available') === 'Não carregado. Tentar de novo');
    source.fails = false;
    await user.press('Enter');
    await loaded(element, LAST);
    expect(element.selected).to.deep.equal([]);
  });

  it('[DS-03] shows a failure of the first items, and retries', async () => {
    const source = new TestSource();
    source.fails = true;
    const element = await show(source);
    const retry = await until('the failure is shown', () => findAll(element, '.failed .retry')[0]);
    source.fails = false;
    await user.click(retry);
    await loaded(element, 'Peça 0');
    expect(findAll(element, '.failed')).to.have.length(0);
  });

  it('[DS-04] adds all items of a search up to 1,000, also those that are not loaded; of more it says why not', async () => {
    const source = new TestSource();
    const element = await show(source);
    await loaded(element, 'Peça 0');
    const addAll = button(element, 'add-all');
    expect([addAll.ariaDisabled, addAll.title]).to.deep.equal(['true', 'Até 1.000 itens de uma vez: use o filtro']);
    await user.click(addAll);
    await notice('Até 1.000 itens de uma vez');
    box(element, 'available').focus();
    await user.press('Control+a');
    expect([element.selected, selectedLabels(element, 'available')]).to.deep.equal([[], []]);
    const small = new TestSource();
    small.total = 350;
    element.dataSource = small;
    await until('there are 350', () => count(element, 'available') === '350 itens');
    expect(addAll.ariaDisabled).to.equal(null);
    await user.click(addAll);
    await until('all are selected', () => element.selected.length === 350);
    expect(count(element, 'selected')).to.equal('350 itens');
    await user.click(button(element, 'undo'));
    expect(element.selected).to.have.length(0);
    box(element, 'available').focus();
    await user.press('Control+a');
    await until('all are selected in the list', () => count(element, 'available').startsWith('350 de 350'));
  });

  it('[DS-01] shows ids until their items are loaded', async () => {
    const element = await show(new TestSource(), { selected: ['3', { id: '8000000', label: 'Oito' }, '9000000'] });
    await loaded(element, 'Peça 0');
    await until('the label is known', () => labels(element, 'selected')[0] === 'Peça 3');
    expect(labels(element, 'selected')).to.deep.equal(['Peça 3', 'Oito', '9000000']);
    expect(
      findAll(element, '[data-list=selected] .note')
        .map(({ textContent }) => textContent)
        .join(''),
    ).to.equal('');
    expect(note(element, 'Peça 3')).to.equal('Selecionado');
    expect(ids(element.selected)).to.deep.equal(['3', '8000000', '9000000']);
  });

  it('[DS-01] survives answers that are not valid, and shows items in memory again', async () => {
    const answers: unknown[] = [
      { rows: [null, 7, {}, { id: 1, label: 'Um' }, { id: 1, label: 'Um de novo' }], total: 5 },
    ];
    const element = await show({ load: async () => answers[0] as never });
    await loaded(element, 'Um');
    expect(rows(element, 'available')).to.have.length(5);
    await user.click(rows(element, 'available')[0] as HTMLElement);
    await user.press('Enter');
    element.items = [{ id: 2, label: 'Dois' }];
    element.dataSource = undefined;
    await loaded(element, 'Dois');
    expect(labels(element, 'available')).to.deep.equal(['Dois']);
  });
});
