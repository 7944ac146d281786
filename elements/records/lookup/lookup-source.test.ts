import { expect } from 'chai';
import './lookup.js';
import type { DassLookup } from './lookup.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import { names, row, shownRows, tokens as dialogTokens } from '../../../test/support/elements/lookup-dialog.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { TestSource } from '../../../test/support/test-source.js';
import { find, findAll, user, until } from '../../../test/support/user.js';

const columns = [{ name: 'label', label: 'Nome' }];
const create = (source: unknown, properties: Record<string, unknown> = {}): Promise<DassLookup> =>
  mount('dass-lookup', { properties: { label: 'Peças', tableColumns: columns, dataSource: source, ...properties } });
const tokens = (element: Element): string[] =>
  findAll<HTMLElement & { label: string }>(element, '.values dass-chip').map(({ label }) => label);
const matches = (element: Element): string[] =>
  findAll(element, '[role=option]').map((one) => find(one, '.text').textContent ?? '');
const openDialog = async (element: DassLookup): Promise<HTMLElementTagNameMap['dass-lookup-dialog']> => {
  await user.click(find(element, '.open'));
  return until(
    'the dialog is open',
    () => findAll(element, 'dialog[open] .confirm').length > 0 && find(element, 'dass-lookup-dialog'),
  );
};
const loaded = (element: Element, name: string) => until(`${name} is loaded`, () => names(element).includes(name));

describe('dass-lookup, rows of a source', () => {
  const warnings = collectConsole(/<dass-(lookup|lookup-dialog|data-table)> /);
  afterEach(() => void warnings.messages());

  it('[DS-01] searches in the source while the user types, and Enter waits for the answer', async () => {
    const source = new TestSource();
    const element = await create(source, { value: ['7'], tableValues: [{ id: '7', label: 'Sete' }] });
    expect(tokens(element)).to.deep.equal(['Sete']);
    expect(source.requests).to.have.length(0);
    element.focus();
    const answer = source.delay();
    await user.type('x');
    await user.press('Enter');
    await until('it is asked', () => source.requests.length === 1);
    const [{ search, from }] = source.requests as [TestSource['requests'][number]];
    expect([search, from]).to.deep.equal(['x', 0]);
    answer();
    await until('the first row is selected', () => element.value.toString() === '7,x0');
    expect(tokens(element)).to.deep.equal(['Sete', 'Peça x0']);
  });

  it('[DS-02] uses only the answer to the last text', async () => {
    const source = new TestSource();
    const element = await create(source);
    element.focus();
    const answer = source.delay();
    await user.type('x');
    await until('it is asked', () => source.requests.length === 1);
    const isAborted = source.requests[0]?.signal;
    await user.type('y');
    await until('the next text is asked for', () => source.requests.length === 2);
    expect(isAborted?.aborted).to.equal(true);
    answer();
    await until('the matches are there', () => matches(element).length === 3);
    expect(matches(element)[0]).to.equal('Peça xy0');
  });

  it('[DS-03] shows a failure below the field, and retries', async () => {
    const source = new TestSource();
    source.fails = true;
    const element = await create(source);
    element.focus();
    await user.type('x');
    const retry = await until('the failure is shown', () => findAll(element, '#popover .retry')[0]);
    source.fails = false;
    await user.click(retry);
    await until('the matches are there', () => matches(element).length === 3);
    expect(warnings.messages().join()).to.match(/'dataSource' has failed: .*down/);
  });

  it('[DS-01] selects in the dialog among rows that are loaded as the user scrolls, and keeps them', async () => {
    const source = new TestSource();
    const element = await create(source, { value: ['9000000'] });
    const changes = listen(element, 'change');
    const dialog = await openDialog(element);
    await loaded(dialog, 'Peça 0');
    expect(dialogTokens(dialog)).to.deep.equal(['9000000']);
    await user.click(row(dialog, 'Peça 1'));
    await user.click(find(row(dialog, 'Peça 2'), '.checkbox-cell'));
    find(dialog, 'dass-data-table').focus();
    await user.press('Control+End');
    await loaded(dialog, 'Peça 9999999');
    await user.click(row(dialog, 'Peça 9999999'));
    expect(dialogTokens(dialog)).to.deep.equal(['9000000', 'Peça 1', 'Peça 2', 'Peça 9999999']);
    find<HTMLInputElement>(dialog, '.filter > input').focus();
    await user.type('x');
    await loaded(dialog, 'Peça x0');
    await user.click(row(dialog, 'Peça x1'));
    await user.click(find(dialog, '.confirm'));
    await until('the value is set', () => element.value.toString() === '9000000,1,2,9999999,x1');
    expect([tokens(element).slice(1, 3), changes.length]).to.deep.equal([['Peça 1', 'Peça 2'], 1]);
    expect(source.requests.length).to.be.below(14);
  });

  it('[DS-01] deselects a row of which only the id is known', async () => {
    const element = await create(new TestSource(), { value: ['1', '5000000'] });
    const dialog = await openDialog(element);
    await loaded(dialog, 'Peça 1');
    await until('the row is selected', () => row(dialog, 'Peça 1').ariaSelected === 'true');
    await user.click(find(row(dialog, 'Peça 1'), '.checkbox-cell'));
    expect(dialogTokens(dialog)).to.deep.equal(['5000000']);
    await user.click(row(dialog, 'Peça 1'));
    expect(dialogTokens(dialog)).to.deep.equal(['5000000', 'Peça 1']);
    await user.click(row(dialog, 'Peça 1'));
    expect(dialogTokens(dialog)).to.deep.equal(['5000000']);
  });

  it('[DS-04] selects all rows of a search up to 1,000; of more it says why not, and the selection stays', async () => {
    const source = new TestSource();
    const element = await create(source, { value: ['4'] });
    const dialog = await openDialog(element);
    await loaded(dialog, 'Peça 0');
    await user.click(find(dialog, '#head-checkbox'));
    await until('the reason is shown', () =>
      findAll(document.body, 'dass-notice').some((one) =>
        one.shadowRoot?.textContent.includes('Até 1.000 itens de uma vez'),
      ),
    );
    expect(dialogTokens(dialog)).to.deep.equal(['4']);
    await until('the rows are as before', () =>
      shownRows(dialog).every((one) => (one.ariaSelected === 'true') === one.textContent?.includes('Peça 4')),
    );
    source.total = 250;
    find<HTMLInputElement>(dialog, '.filter > input').focus();
    await user.type('x');
    await loaded(dialog, 'Peça x0');
    await user.press('Escape');
    await until('the rows are fewer', () => names(dialog).includes('Peça 0'));
    await user.click(find(dialog, '#head-checkbox'));
    await until('all are selected', () => find(dialog, '.confirm').textContent?.includes('250'));
  });
});
