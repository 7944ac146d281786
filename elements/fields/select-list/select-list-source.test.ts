import { expect } from 'chai';
import './select-list.js';
import type { DataSource } from './select-list.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { keep, listen } from '../../../test/support/fixture.js';
import { labels, on, row, rows } from '../../../test/support/elements/option-rows.js';
import { TestSource } from '../../../test/support/test-source.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import {
  active,
  chips,
  come,
  control,
  isPopoverOpen as isOpen,
  list,
  openPopover as open,
  show as mountList,
  typeInto as type,
} from '../../../test/support/elements/select-list.js';

const TOTAL = 10_000_000;
const announced = (): string => document.querySelector('[data-dass-announce]')?.textContent ?? '';

const show = (source: DataSource = new TestSource(), properties: Record<string, unknown> = {}) =>
  mountList({ options: undefined, dataSource: source, ...properties });
const loaded = (element: Element, label: string) => until(`${label} is loaded`, () => labels(element).includes(label));
const press = async (element: HTMLElementTagNameMap['dass-select-list'], key: string) => {
  await user.press(key);
  await element.updateComplete;
};

describe('dass-select-list, options of a source', () => {
  const warnings = collectConsole(/<dass-select-list> /);
  afterEach(() => void warnings.messages());

  it('[DS-01] asks for nothing until the list opens, and selects an option', async () => {
    const source = new TestSource();
    const element = await show(source);
    const changes = listen(element, 'change');
    await come(element);
    expect(source.requests).to.have.length(0);
    await press(element, 'ArrowDown');
    await loaded(element, 'Peça 0');
    await press(element, 'ArrowDown');
    await press(element, 'ArrowDown');
    expect(active(element)).to.equal('Peça 1');
    await press(element, 'Enter');
    expect([element.value, control(element).value, changes.length]).to.deep.equal(['1', 'Peça 1', 1]);
  });

  it('[DS-02] reaches any of 10,000,000 options by the scroll bar and by Page Down', async () => {
    const source = new TestSource();
    const element = await show(source);
    await open(element);
    await loaded(element, 'Peça 0');
    expect(rows(element)[0]?.ariaSetSize).to.equal(String(TOTAL));
    list(element).scrollTop = list(element).scrollHeight;
    await loaded(element, `Peça ${TOTAL - 1}`);
    await user.click(row(element, `Peça ${TOTAL - 1}`));
    expect(element.value).to.equal(String(TOTAL - 1));
    expect(source.requests.length).to.be.below(8);
  });

  it('[DS-02] leaves the search to the source, after a pause and at once by Enter', async () => {
    const source = new TestSource();
    const element = await show(source);
    await type(element, 'ab');
    await press(element, 'Enter');
    await until('the option of the text is selected', () => element.value !== '');
    expect([element.value, control(element).value]).to.deep.equal(['ab0', 'Peça ab0']);
    expect(source.requests.map(({ search }) => search)).to.deep.equal(['a', 'ab']);
  });

  it('[DS-02] selects for a scanner that types and presses Enter before the source is there', async () => {
    const source = new TestSource();
    const element = document.createElement('dass-select-list');
    const events = listen(element, 'dass-filter');
    Object.assign(element, { label: 'Peça', dataSource: source, options: [{ id: 'z', label: 'Zíper' }] });
    keep(document.body.appendChild(element));
    await until('the field is there', () => element.shadowRoot?.querySelector('#control'));
    element.focus();
    const input = control(element);
    input.value = 'x2';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    await until('the option is selected', () => element.value !== '');
    expect([element.value, events.length]).to.deep.equal(['x20', 0]);
  });

  it('[DS-02] shows the earlier options as stale until the answer to the last text, and aborts the others', async () => {
    const source = new TestSource();
    const element = await show(source);
    await open(element);
    await loaded(element, 'Peça 0');
    const answer = source.delay();
    await type(element, 'x');
    await until('the text is asked for', () => source.requests.at(-1)?.search === 'x');
    expect(rows(element).every(({ ariaDisabled }) => ariaDisabled === 'true')).to.equal(true);
    await user.click(row(element, 'Peça 0'));
    expect(element.value, 'an option of another text').to.equal('');
    await user.type('y');
    await until('the next text is asked for', () => source.requests.at(-1)?.search === 'xy');
    expect(source.requests.at(-2)?.signal.aborted).to.equal(true);
    answer();
    await loaded(element, 'Peça xy0');
    expect(labels(element)).to.deep.equal(['Peça xy0', 'Peça xy1', 'Peça xy2']);
    await until('it is announced', () => announced().includes('3 itens encontrados'));
  });

  it('[DS-03] shows options that are not loaded as loading, in the same height, and announces the active one', async () => {
    const source = new TestSource();
    const element = await show(source, { withoutFilter: true });
    await open(element);
    await loaded(element, 'Peça 0');
    const height = rows(element)[0]?.offsetHeight;
    const answer = source.delay();
    await press(element, 'End');
    const last = find(element, `#${control(element).getAttribute('aria-activedescendant')}`);
    expect([last.offsetHeight, last.ariaBusy, active(element)]).to.deep.equal([height, 'true', 'Carregando…']);
    await press(element, 'Enter');
    expect([element.value, isOpen(element)]).to.deep.equal(['', true]);
    answer();
    await until('the option stays active', () => active(element) === `Peça ${TOTAL - 1}`);
    await until('it is announced', () => announced().includes(`Peça ${TOTAL - 1}`));
    await press(element, 'Enter');
    expect(element.value).to.equal(String(TOTAL - 1));
  });

  it('[DS-03] says in its place that options were not loaded, and loads them again by Enter and by a click', async () => {
    const source = new TestSource();
    const element = await show(source, { withoutFilter: true });
    await open(element);
    await loaded(element, 'Peça 0');
    source.fails = true;
    await press(element, 'End');
    await until('the failure is shown', () => active(element) === 'Não carregado. Tentar de novo');
    source.fails = false;
    await press(element, 'Enter');
    await loaded(element, `Peça ${TOTAL - 1}`);
    expect(element.value).to.equal('');
    source.fails = true;
    list(element).scrollTop = list(element).scrollHeight / 2;
    await until('another failure is shown', () => labels(element).includes('Não carregado. Tentar de novo'));
    source.fails = false;
    await user.click(row(element, 'Não carregado. Tentar de novo'));
    await until('the middle is loaded', () => Number(labels(element)[0]?.split(' ')[1]) > TOTAL * 0.4);
    expect(element.value).to.equal('');
  });

  it('[DS-03] shows a failure of the first options, also of a source that throws, and retries', async () => {
    let isDown = true;
    const source = new TestSource();
    const element = await show({
      load(request) {
        if (isDown) throw new Error('unauthorised');
        return source.load(request);
      },
    });
    await open(element);
    await until('the failure is shown', () => findAll(element, '.empty .retry').length === 1);
    isDown = false;
    await user.click(find(element, '.empty .retry'));
    await loaded(element, 'Peça 0');
    expect(warnings.messages().join()).to.match(/'dataSource' has failed: .*unauthorised/);
  });

  it('[DS-01] keeps the labels of selected options: of those that were loaded, and those of `options`', async () => {
    const source = new TestSource();
    const element = await show(source, {
      multiple: true,
      value: ['0', '9000000', 'z'],
      options: [{ id: 'z', label: 'Zíper' }],
    });
    await until('the chips are there', () => chips(element).length === 3);
    expect(chips(element)).to.deep.equal(['0', '9000000', 'Zíper']);
    await open(element);
    await loaded(element, 'Peça 0');
    await until('the label is known', () => chips(element)[0] === 'Peça 0');
    expect(chips(element)).to.deep.equal(['Peça 0', '9000000', 'Zíper']);
    expect(on(element)).to.deep.equal(['Peça 0']);
    await type(element, 'x');
    await loaded(element, 'Peça x0');
    await user.click(row(element, 'Peça x0'));
    expect(element.value).to.deep.equal(['0', '9000000', 'z', 'x0']);
  });

  it('[DS-04] selects all options of a search, also those that are not loaded, up to 1,000; of more it says why not', async () => {
    const source = new TestSource();
    source.total = 350;
    const element = await show(source, { multiple: true });
    await open(element);
    await loaded(element, 'Peça 0');
    await user.click(find(element, '.all'));
    await until('all are selected', () => (element.value as readonly string[]).length === 350);
    await until('the checkbox is checked', () => find(element, '.all').ariaChecked === 'true');
    await user.click(find(element, '.all'));
    await until('none are selected', () => (element.value as readonly string[]).length === 0);
    await user.click(find(element, '.arrow'));
    element.dataSource = new TestSource();
    await open(element);
    await until('the reason is shown', () => findAll(element, '.hint').length === 1);
    expect(find(element, '.hint').textContent).to.equal('Até 1.000 itens de uma vez: use o filtro');
    expect(findAll(element, '.all')).to.have.length(0);
  });

  it('[DS-02] goes on with what was loading when the list is opened again', async () => {
    const source = new TestSource();
    source.wait = new Promise(() => {});
    const element = await show(source);
    await open(element);
    await until('it is asked', () => source.requests.length === 1);
    await press(element, 'Escape');
    expect(source.requests[0]?.signal.aborted).to.equal(true);
    source.wait = undefined;
    await open(element);
    await loaded(element, 'Peça 0');
  });

  it('[DS-01] survives answers that are not valid', async () => {
    const answers: unknown[] = [
      null,
      { rows: [null, 7, {}, { id: 1, label: 'Um' }], total: 4 },
      {
        rows: [
          { id: 1, label: 'Um' },
          { id: 1, label: 'Um' },
        ],
      },
    ];
    let at = 0;
    const element = await show({ load: async () => answers[at] as never });
    await open(element);
    await until('the failure is shown', () => findAll(element, '.empty .retry').length === 1);
    at = 1;
    await user.click(find(element, '.empty .retry'));
    await loaded(element, 'Um');
    expect(rows(element)).to.have.length(4);
    at = 2;
    await type(element, 'x');
    await until('two rows with one id', () => rows(element).length === 2);
    await user.click(rows(element)[1] as HTMLElement);
    expect(element.value).to.equal(1);
    element.dataSource = 7 as never;
    element.options = [{ id: 2, label: 'Dois' }];
    await open(element);
    await loaded(element, 'Dois');
    expect(warnings.messages().join()).to.include('dataSource');
  });
});
