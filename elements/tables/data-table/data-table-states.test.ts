import { expect } from 'chai';
import './data-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  active,
  grid,
  manyRows,
  materials,
  names,
  press,
  scrollTo,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

const state = (element: Element): string => findAll(element, '.state').map(textOf).join();
const footer = (element: Element): string => textOf(find(element, '.footer')).replace(/\s+/g, ' ');
const button = (element: Element, text: string): HTMLElement =>
  findAll(element, 'button').find((one) => textOf(one) === text) as HTMLElement;

describe('dass-data-table, states', () => {
  it('says that there are no rows, that they load, and that they failed, with a retry', async () => {
    const element = await showTable({ rows: [] });
    expect(state(element)).to.equal('Nenhuma linha');
    element.busy = true;
    await element.updateComplete;
    expect([state(element), grid(element).ariaBusy]).to.deep.equal(['Carregando…', 'true']);
    element.busy = false;
    element.error = 'O servidor não respondeu.';
    await element.updateComplete;
    expect(find(element, '[role=alert]').textContent).to.include('O servidor não respondeu.');
    const retries = listen(element, 'dass-retry');
    await user.click(button(element, 'Tentar de novo'));
    expect(retries).to.have.length(1);
    element.rows = materials;
    await element.updateComplete;
    expect(names(element), 'rows stay visible beside the failure').to.have.length(4);
    expect(state(element)).to.include('O servidor não respondeu.');
  });

  it('counts rows, matches and selected rows in the footer, which can be hidden', async () => {
    const element = await showTable({ selection: 'multiple', selected: ['TX-4', 'CO-3'] });
    expect(footer(element)).to.equal('4 linhas 2 selecionadas');
    element.filter = 'nylon';
    await element.updateComplete;
    expect(footer(element)).to.equal('1 de 4 linhas 2 selecionadas');
    element.hideFooter = true;
    await element.updateComplete;
    expect(findAll(element, '.footer')).to.have.length(0);
  });
});

describe('dass-data-table, further rows', () => {
  const warnings = collectConsole(/<dass-data-table> /);

  it('loads the next rows when the user has scrolled to the last ones, until there are no more', async () => {
    const all = manyRows(90);
    const requests: number[] = [];
    const loadRows = ({ from }: { from: number }): Promise<object> => {
      requests.push(from);
      return Promise.resolve({ rows: all.slice(from, from + 30), total: 90 });
    };
    const element = await showTable({ rows: all.slice(0, 30), loadRows });
    expect(requests).to.deep.equal([]);
    expect(grid(element).ariaRowCount).to.equal('-1');
    await scrollTo(element, 99_999);
    await until('the next rows are there', () => footer(element) === '60 carregadas de 90');
    await scrollTo(element, 99_999);
    await until('all rows are there', () => footer(element) === '90 linhas');
    await scrollTo(element, 99_999);
    expect([names(element).at(-1), requests, grid(element).ariaRowCount]).to.deep.equal(['Linha 89', [30, 60], '91']);
  });

  it('keeps the active row, tells of a failure and loads again by the button', async () => {
    let isOnline = false;
    const loadRows = ({ from }: { from: number }): Promise<object[]> =>
      isOnline
        ? Promise.resolve(from > 30 ? [] : [{ id: 'last', name: 'Última' }])
        : Promise.reject(new Error('Offline'));
    const element = await showTable({ rows: manyRows(30), loadRows, selection: 'multiple', selected: [3] });
    element.focus();
    await press('Control+End');
    await until('the failure is told', () => footer(element).includes('As próximas linhas não foram carregadas.'));
    expect(warnings.messages().join()).to.include('Offline');
    isOnline = true;
    await user.click(button(element, 'Tentar de novo'));
    await until('the row is there', () => names(element).includes('Última'));
    expect([active(element), element.selectedKeys]).to.deep.equal(['29', ['3']]);
    await until('the end is known', () => footer(element).startsWith('31 linhas'));
  });

  it('drops a late answer when the application sets other rows', async () => {
    let answer: (rows: object[]) => void = () => undefined;
    let signal: AbortSignal | undefined;
    const loadRows = (request: { signal: AbortSignal }): Promise<object[]> => {
      ({ signal } = request);
      return new Promise((resolve) => (answer = resolve));
    };
    const element = await showTable({ rows: manyRows(3), loadRows });
    await until('rows are requested', () => signal);
    const late = answer;
    element.loadRows = undefined as never;
    element.rows = materials;
    await element.updateComplete;
    expect(signal?.aborted).to.equal(true);
    late([{ id: 'late', name: 'Tarde' }]);
    await painted();
    expect(names(element)).to.not.include('Tarde');
  });

  it('with a filter, loads more only by the button', async () => {
    let requests = 0;
    const loadRows = (): Promise<object[]> => {
      requests++;
      return Promise.resolve([{ id: `n${requests}`, name: `Linha nova ${requests}` }]);
    };
    const element = await showTable({ rows: manyRows(100), loadRows, filter: 'nova' });
    await painted();
    expect([requests, state(element)]).to.deep.equal([0, 'Nenhuma linha corresponde ao filtro']);
    await user.click(button(element, 'Carregar mais linhas'));
    await until('the row is there', () => names(element).includes('Linha nova 1'));
    expect(requests).to.equal(1);
  });

  it('loads the first rows, too, when the application sets none', async () => {
    let answer: (rows: object[]) => void = () => undefined;
    const loadRows = (): Promise<object[]> => new Promise((resolve) => (answer = resolve));
    const element = await showTable({ rows: [], loadRows });
    expect(state(element)).to.equal('Carregando…');
    answer(manyRows(3));
    await until('the rows are there', () => names(element).length === 3);
    answer([]);
    await until('the end is known', () => grid(element).ariaRowCount === '4');
  });

  it('says why, when the application knows, and loads again by the button', async () => {
    let isOnline = false;
    const loadRows = (): Promise<object[]> =>
      isOnline ? Promise.resolve([{ id: 1, name: 'Nova' }]) : Promise.reject(new Error('Offline'));
    const element = await showTable({ rows: manyRows(3), loadRows });
    await until('the failure is told', () => footer(element).includes('As próximas linhas não foram carregadas.'));
    element.error = 'Manutenção até 14h30.';
    await element.updateComplete;
    expect(footer(element), 'not twice').to.not.include('As próximas linhas');
    isOnline = true;
    element.addEventListener('dass-retry', () => (element.error = ''));
    await user.click(button(element, 'Tentar de novo'));
    await until('the row is there', () => names(element).includes('Nova'));
  });

  it('takes an answer that is no list as a failure', async () => {
    const element = await showTable({ rows: [], loadRows: () => Promise.resolve('nada') });
    await until('the failure is told', () => state(element).startsWith('As linhas não foram carregadas.'));
    expect(footer(element), 'and only once').to.equal('0 linha');
    expect(warnings.messages().join()).to.include('its answer is not a list of rows');
  });
});
