import { expect } from 'chai';
import './lookup-dialog.js';
import type { DassLookupDialog } from './lookup-dialog.js';
import { answerConfirm } from '../../../testing/dom.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import { names, open, row, rows, tokens, type } from '../../../test/support/elements/lookup-dialog.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import type { SaveRequest } from '../lookup-edit-dialog/save-row.js';
import type { RowsRequest } from '../shared/remove-rows.js';
import type { SearchRequest } from '../shared/row-search-model.js';

type Field = HTMLElement & { value: string };

const editor = (element: Element): Promise<Field> =>
  until('the editor is open', () => {
    const field = findAll<Field>(element, 'dialog[open] .form [name=name]')[0];
    return field?.matches(':focus-within') && field;
  });
const edit = async (element: Element, name: string): Promise<Field> => {
  await user.click(find(row(element, name), 'dass-button'));
  return editor(element);
};
const isClosed = (element: Element): Promise<unknown> =>
  until('the editor is closed', () => findAll(element, 'dialog[open] .save').length === 0);
const remove = async (element: Element, name: string): Promise<void> => {
  await user.click(findAll(row(element, name), 'dass-button')[1] as HTMLElement);
  await answerConfirm(true);
};
const outcome = (element: Element, text: string): Promise<unknown> =>
  until(text, () => findAll(element, '.outcome')[0]?.textContent?.includes(text));

describe('dass-lookup-dialog: functions of the application', () => {
  it('[LK-04] shows at the field why the application prevents dass-save', async () => {
    const element = await open();
    element.addEventListener('dass-save', (event) => {
      event.preventDefault();
      element.fieldErrors = { name: 'Já existe' };
    });
    await edit(element, 'Imbuia');
    await user.press('Enter');
    await until('the error is at the field', () =>
      findAll(element, '.error').some((one) => one.textContent === 'Já existe'),
    );
    await user.press('Escape');
    await isClosed(element);
    expect(element.open).to.equal(true);
  });

  it('[LK-04] shows why a row is not saved when saveRow throws or rejects', async () => {
    let save: () => Promise<unknown> = () => {
      throw new TypeError('Sem conexão');
    };
    const element = await open({ saveRow: () => save() });
    const events = listen(element, 'dass-save');
    await edit(element, 'Imbuia');
    await user.press('Enter');
    await until('the failure is shown', () => find(element, '.refusal').textContent?.includes('Sem conexão'));
    save = () => Promise.reject(Object.assign(new Error('no'), { errors: { name: 'Já existe' } }));
    await user.click(find(element, '.save'));
    await until('the error is shown', () => findAll(element, '.error').some((one) => one.textContent === 'Já existe'));
    expect([events.length, names(element)[1]]).to.deep.equal([0, 'Curtume Imbuia']);
  });

  it('[LK-04] ignores the answer of saveRow after the user has left', async () => {
    const requests: (SaveRequest & { resolve(row: object): void })[] = [];
    const element = await open({
      saveRow: (request: SaveRequest) =>
        new Promise((resolve) => requests.push(Object.assign({ resolve: resolve as never }, request))),
    });
    const events = listen(element, 'dass-save');
    await edit(element, 'Imbuia');
    await user.type('x');
    await user.press('Enter');
    await until('it is saving', () => requests.length === 1);
    await user.press('Escape');
    await answerConfirm(true);
    await isClosed(element);
    expect(requests[0]?.signal.aborted).to.equal(true);
    const field = await edit(element, 'União');
    requests[0]?.resolve({ ...rows[1], name: 'Tarde' });
    await painted();
    expect([field.value, events.length, names(element).includes('Tarde')]).to.deep.equal(['União', 0, false]);
  });

  it('keeps what the user types when the application renders again', async () => {
    const element = await open({ template: { name: '' } });
    await user.click(find(element, '.add'));
    await editor(element);
    await user.type('Novo');
    Object.assign(element, {
      template: { name: '' },
      kind: {},
      tableColumns: [...element.tableColumns],
      tableValues: [...rows],
    });
    await painted();
    expect(find<Field>(element, '.form [name=name]').value).to.equal('Novo');
  });

  it('keeps the found rows when the application renders again', async () => {
    let searches = 0;
    const render = (element: DassLookupDialog): void => {
      element.searchRows = () => {
        searches++;
        return Promise.resolve({ rows, total: 4 });
      };
      element.tableValues = [];
    };
    const element = await open({ tableValues: [], searchRows: () => Promise.resolve({ rows, total: 4 }) });
    await until('the rows are there', () => names(element).length === 4);
    await user.click(row(element, 'União'));
    render(element);
    await painted();
    expect([names(element).length, searches, tokens(element)]).to.deep.equal([4, 0, ['União']]);
  });

  it('shows a failure with a retry when searchRows throws, or answers with something else', async () => {
    const answers: (() => unknown)[] = [() => 'none', () => ({ rows: [null, rows[0], 5], total: 3 })];
    await expectConsole(/'searchRows' has failed/, async () => {
      const element = await open({
        tableValues: [],
        searchRows: () => {
          const next = answers.shift();
          if (!next) throw new Error('broken');
          return Promise.resolve(next());
        },
      });
      await user.click(await until('the retry is there', () => findAll(element, '.retry')[0]));
      await until('the row is there', () => names(element).join() === 'Água Branca');
      await type(element, 'x');
      await until('the failure is shown', () => findAll(element, '.retry')[0]?.checkVisibility());
    });
  });

  it('stays usable while searchRows never answers, and ignores an answer after closing', async () => {
    const requests: (SearchRequest & { resolve(rows: object[]): void })[] = [];
    const element = await open({
      value: [2],
      tableValues: [rows[1]],
      searchRows: (request: SearchRequest) =>
        new Promise((resolve) => requests.push(Object.assign({ resolve: resolve as never }, request))),
    });
    expect(tokens(element)).to.deep.equal(['Curtume Imbuia']);
    await user.click(find(element, '.cancel'));
    expect([element.open, requests[0]?.signal.aborted]).to.deep.equal([false, true]);
    requests[0]?.resolve([rows[0] as object]);
    await element.show();
    await painted();
    expect(names(element)).to.deep.equal([]);
    requests[1]?.resolve([rows[3] as object]);
    await until('the row is there', () => names(element).join() === 'União');
  });

  it('[LK-05] shows why removeRows throws, and goes on with a removal after closing', async () => {
    let run: () => Promise<unknown> = () => {
      throw new Error('Sem conexão');
    };
    const element = await open({ removeRows: () => run() });
    const events = listen(element, 'dass-remove');
    await remove(element, 'Água');
    await outcome(element, 'Sem conexão');
    let resolve: (value: unknown) => void = () => {};
    run = () => new Promise((done) => (resolve = done));
    await user.click(find(element, '.retry'));
    await outcome(element, 'Removendo');
    await user.click(find(element, '.cancel'));
    resolve(undefined);
    await until('the application is told', () => events.length === 1);
    await element.show();
    await until('the row is gone', () => names(element).length === 3);
    expect(findAll(element, '.outcome')).to.have.length(0);
  });

  it('[LK-05] removes selected rows that the search hides, and lists those that cannot be restored', async () => {
    const restored: number[][] = [];
    const element = await open({
      value: [2, 4],
      tableValues: [rows[1], rows[3]],
      searchRows: ({ text }: SearchRequest) =>
        Promise.resolve(rows.filter(({ name }) => name.toLowerCase().includes(text))),
      removeRows: () => Promise.resolve(),
      restoreRows: ({ rows: given }: RowsRequest) => {
        restored.push(given.map((one) => (one as { id: number }).id));
        return Promise.resolve(
          restored.length > 1 ? undefined : { failed: [{ row: rows[3] as object, reason: 'Já existe outro' }] },
        );
      },
    });
    await type(element, 'imb');
    await until('one row is found', () => names(element).length === 1);
    await user.click(find(element, '.remove-rows'));
    await answerConfirm(true);
    await outcome(element, '2 registros removidos');
    await user.click(find(element, '.undo'));
    await outcome(element, '1 registro restaurado, 1 não restaurado');
    await outcome(element, 'Já existe outro');
    expect([names(element), tokens(element)]).to.deep.equal([['Curtume Imbuia'], ['Curtume Imbuia']]);
    await user.click(find(element, '.undo'));
    await until('the outcome is gone', () => findAll(element, '.outcome').length === 0);
    expect(restored).to.deep.equal([[2, 4], [4]]);
    expect(tokens(element)).to.deep.equal(['Curtume Imbuia', 'União']);
    expect(names(element), 'not among the rows of this search').to.deep.equal(['Curtume Imbuia']);
  });
});
