import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './lookup-dialog.js';
import type { DassLookupDialogConfirmDetail } from './lookup-dialog.js';
import { answerConfirm } from '../../../testing/dom.js';
import { announced } from '../../../test/support/assertions/announced.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  detail,
  names,
  open,
  question,
  row,
  rows,
  shownRows,
  tokens,
  type,
} from '../../../test/support/elements/lookup-dialog.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import type { SearchRequest } from '../shared/row-search-model.js';

const textOf = (element: Element): string => element.textContent.trim();

describe('dass-lookup-dialog', () => {
  it('[LK-08] is 70vw wide, with a table of 400 px and rows of 48 px under a sticky header', async () => {
    await setViewport({ width: 1200, height: 900 });
    const element = await open({ tableValues: Array.from({ length: 300 }, (_, id) => ({ id, name: `Nome ${id}` })) });
    await until('the rows are shown', () => shownRows(element).length > 3);
    expect(find(element, 'dialog').getBoundingClientRect().width).to.be.closeTo(840, 1);
    expect(find(element, 'dass-data-table').getBoundingClientRect().height).to.equal(400);
    expect(shownRows(element)[0]?.getBoundingClientRect().height).to.equal(48);
    const [head, scroller] = [find(element, '[role=grid] .head'), find(element, '[role=grid]')];
    const offset = (): number => head.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    const before = offset();
    scroller.scrollTop = 3000;
    await painted();
    expect([scroller.scrollTop, offset()]).to.deep.equal([3000, before]);
    await setViewport({ width: 768, height: 900 });
    expect(find(element, 'dialog').getBoundingClientRect().width, 'on a tablet').to.equal(720);
    element.width = '400px';
    await element.updateComplete;
    expect(find(element, 'dialog').getBoundingClientRect().width, 'as the application says').to.equal(400);
    await setViewport({ width: 375, height: 700 });
    expect(find(element, 'dialog').getBoundingClientRect().width).to.equal(375);
    await setViewport({ width: 800, height: 600 });
  });

  it('[LK-06] filters by a part of the text without accents and case, in the columns of fieldFilter', async () => {
    const element = await open();
    await type(element, 'sao');
    await until('two rows match', () => names(element).length === 2);
    expect(names(element)).to.deep.equal(['São João (filial)', 'União']);
    element.fieldFilter = ['name'];
    await until('one row matches', () => names(element).length === 1);
    await user.press('Escape');
    expect([element.open, find<HTMLInputElement>(element, '.filter > input').value]).to.deep.equal([true, '']);
    await until('all rows are there', () => names(element).length === 4);
  });

  it('[LK-06] offers the nearest words, which a click or Arrow Down writes into the filter', async () => {
    const element = await open();
    const filter = find<HTMLInputElement>(element, '.filter > input');
    await user.type('imbuai');
    const suggestion = await until('the nearest words are offered', () => findAll(element, '.suggestion')[0]);
    expect(suggestion.textContent.trim()).to.equal('Quis dizer Imbuia?');
    await user.click(suggestion);
    expect([filter.value, names(element)]).to.deep.equal(['Imbuia', ['Curtume Imbuia']]);
    expectFocus(filter);
    await user.press('Control+a');
    await user.type('imbuya');
    await until('nothing is found', () => findAll(element, '.suggestion')[0]);
    await user.press('ArrowDown');
    expect([filter.value, names(element)]).to.deep.equal(['Imbuia', ['Curtume Imbuia']]);
  });

  it('[LK-09] confirms the selected rows, also those that the filter hides', async () => {
    const element = await open({ value: [2] });
    const events = listen(element, 'dass-confirm', 'dass-close');
    await user.click(find(row(element, 'União'), '.checkbox-cell'));
    await type(element, 'agua');
    await until('one row matches', () => names(element).length === 1);
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    await user.press(' ');
    expect(tokens(element)).to.deep.equal(['Curtume Imbuia', 'União', 'Água Branca']);
    await user.click(find(find(element, '.selected dass-chip'), '.remove'));
    expect(tokens(element)).to.deep.equal(['União', 'Água Branca']);
    await user.click(find(element, '.confirm'));
    expect(events.map(({ type: name }) => name)).to.deep.equal(['dass-confirm', 'dass-close']);
    const { rows: chosen, value } = events[0]?.detail as DassLookupDialogConfirmDetail;
    expect([chosen[0] === rows[3], chosen[1] === rows[0], value]).to.deep.equal([true, true, [4, 1]]);
    expect([element.value, element.open]).to.deep.equal([[4, 1], false]);
  });

  it('[LK-09] changes nothing when it is canceled, and asks before Escape discards a selection', async () => {
    const element = await open({ value: [2] });
    const events = listen(element, 'dass-confirm');
    await user.click(row(element, 'União'));
    expect(tokens(element)).to.have.length(2);
    await user.press('Escape');
    await answerConfirm(false);
    expect([element.open, tokens(element).length]).to.deep.equal([true, 2]);
    await user.click(find(element, '.cancel'));
    expect([element.open, element.value, events.length]).to.deep.equal([false, [2], 0]);
    await element.show();
    expect(tokens(element)).to.deep.equal(['Curtume Imbuia']);
  });

  it('[LK-09] without a row to choose stays open and says why; the next opening begins without the error', async () => {
    const element = await open({ selection: 'single' });
    const events = listen(element, 'dass-confirm', 'dass-close');
    expect(textOf(find(element, '.selected'))).to.equal('Nada selecionado');
    await user.click(find(element, '.confirm'));
    await announced('Selecione um registro');
    expect(textOf(find(element, '.selected'))).to.equal('Selecione um registro');
    expect([element.open, events]).to.deep.equal([true, []]);
    expectFocus(find(element, '[role=grid]'));
    await user.click(find(element, '.cancel'));
    await element.show();
    expect(textOf(find(element, '.selected'))).to.equal('Nada selecionado');
    await user.click(row(element, 'União'));
    await user.click(find(element, '.confirm'));
    expect([element.open, element.value]).to.deep.equal([false, [4]]);
  });

  it('[LK-09] confirms that nothing is selected any more; several rows also if there was nothing before', async () => {
    const element = await open({ selection: 'single', value: [2] });
    const events = listen(element, 'dass-confirm');
    await user.click(find(find(element, '.selected dass-chip'), '.remove'));
    await user.click(find(element, '.confirm'));
    expect([element.open, element.value, detail(events).rows]).to.deep.equal([false, [], []]);
    const several = await open();
    await user.click(find(several, '.confirm'));
    expect([several.open, several.value]).to.deep.equal([false, []]);
  });

  it('[LK-09] shows the number of selected rows once', async () => {
    const element = await open({ value: [2] });
    const counts = (): string[] =>
      ['.selected .count', '.selected-count']
        .flatMap((selector) => findAll(element, selector))
        .filter((one) => one.checkVisibility())
        .map(textOf);
    await until('the row is selected', () => row(element, 'Imbuia').ariaSelected === 'true');
    expect(counts()).to.deep.equal(['1 selecionado']);
  });

  it('[LK-09] selects one row with a double click or Enter', async () => {
    const element = await open({ selection: 'single' });
    const events = listen(element, 'dass-confirm');
    await user.doubleClick(row(element, 'União'));
    expect([element.open, detail(events).value]).to.deep.equal([false, [4]]);
    await element.show();
    await user.press('ArrowDown');
    await user.press('Home');
    await user.press('Enter');
    expect([element.open, detail(events).value]).to.deep.equal([false, [1]]);
  });

  it('[LK-03] shows the label of a row in the table and among the selected ones', async () => {
    const element = await open({ value: [3] });
    expect([tokens(element), names(element)[2]]).to.deep.equal([['São João (filial)'], 'São João (filial)']);
  });

  it('[LK-03] shows a toggle as a chip, because the user cannot change it in the list', async () => {
    const element = await open();
    expect(findAll(row(element, 'União'), '.flag-chip').map(({ textContent }) => textContent)).to.deep.equal(['Sim']);
    expect(findAll(element, '[role=switch]')).to.be.empty;
  });

  it('[LK-02] keeps the buttons of a row in sight, and takes no room for buttons that cannot appear', async () => {
    await setViewport({ width: 768, height: 900 });
    const tableColumns = ['name', 'city', 'active', 'a', 'b', 'c'].map((name) => ({ name, minWidth: 200 }));
    const element = await open({ value: [2], tableColumns });
    const table = find(element, 'dass-data-table').getBoundingClientRect();
    await until('the buttons are in sight', () => {
      const button = findAll(row(element, 'União'), 'dass-button').at(-1) as HTMLElement;
      const { left, right } = button.getBoundingClientRect();
      return left >= table.left && right <= table.right;
    });
    const height = (): number => find(element, '.selected').getBoundingClientRect().height;
    const withActions = height();
    Object.assign(element, { selection: 'single', kind: { remove: false } });
    await element.updateComplete;
    expect(height()).to.be.below(withActions);
    expect(tokens(element)).to.have.length(1);
    await setViewport({ width: 800, height: 600 });
  });

  it('[LK-02] shows only what the kind allows', async () => {
    const element = await open({ value: [2] });
    expect(['.filter', '.add', '.remove-rows', '.advanced'].map((one) => findAll(element, one).length)).to.deep.equal([
      1, 1, 1, 0,
    ]);
    expect(findAll(row(element, 'União'), 'dass-button')).to.have.length(2);
    element.kind = { search: false, add: false, edit: false, remove: false, 'advanced-filter': true };
    await element.updateComplete;
    await painted();
    expect(['.filter', '.add', '.remove-rows', '.advanced'].map((one) => findAll(element, one).length)).to.deep.equal([
      0, 0, 0, 1,
    ]);
    expect(findAll(row(element, 'União'), 'dass-button')).to.have.length(0);
    const warnings = await expectConsole(/'kind' has/, async () => {
      element.kind = { filter: true, add: 'no' } as never;
      await element.updateComplete;
    });
    expect(warnings).to.have.length(2);
    expect(findAll(element, '.add'), 'the default').to.have.length(1);
  });

  it('[LK-04] edits a copy of the row, and adds a copy of the template', async () => {
    const template = { name: '', contact: { since: new Date(5) }, active: 'S' };
    const requests: { row: Record<string, unknown>; isNew: boolean }[] = [];
    const element = await open({
      template,
      saveRow: (request: { row: Record<string, unknown>; isNew: boolean }) => {
        requests.push(request);
        return Promise.resolve(request.isNew ? { ...request.row, id: 9 } : undefined);
      },
    });
    await user.click(find(row(element, 'Imbuia'), 'dass-button'));
    const name = await until(
      'the editor is open',
      () => findAll<HTMLElement & { value: string }>(element, 'dialog[open] [name=name]')[0],
    );
    await until('the row is in the fields', () => name.value === 'Curtume Imbuia');
    await until('the focus is in the editor', () => name.matches(':focus-within'));
    await user.press('End');
    await user.type(' Ltda.');
    await user.press('Enter');
    await until('the editor is closed', () => findAll(element, 'dialog[open] .save').length === 0);
    expect(names(element)).to.include('Curtume Imbuia Ltda.');
    expect(rows[1]).to.deep.equal({ id: 2, name: 'Curtume Imbuia', city: 'Jaú', active: 'N' });
    await user.click(find(element, '.add'));
    await until('the editor is open', () => findAll(element, 'dialog[open] [name=name]')[0]);
    await painted();
    find(element, '.form [name=name]').focus();
    await user.type('Novo');
    await user.press('Enter');
    await until('the new row is the first', () => names(element)[0] === 'Novo');
    expect(tokens(element), 'the new row is selected').to.deep.equal(['Novo']);
    const added = requests[1]?.row as typeof template;
    expect([requests[1]?.isNew, added.contact.since]).to.deep.equal([true, new Date(5)]);
    expect(added.contact === template.contact, 'a copy').to.equal(false);
    expect(template.name).to.equal('');
  });

  it('[LK-05] removes one row, or all selected ones, after a confirmation, and clears the selection', async () => {
    const element = await open({ value: [2, 4] });
    const events = listen(element, 'dass-remove');
    await user.click(findAll(row(element, 'Água'), 'dass-button')[1] as HTMLElement);
    await answerConfirm(false);
    expect([events.length, tokens(element).length]).to.deep.equal([0, 2]);
    await user.click(find(element, '.remove-rows'));
    const asked = await question('dass-delete-dialog');
    await until('the labels are listed', () => asked.shadowRoot?.textContent.includes('União'));
    await answerConfirm(true);
    const { rows: removed } = events[0]?.detail as { rows: object[] };
    expect([removed[0] === rows[1], removed[1] === rows[3], removed.length]).to.deep.equal([true, true, 2]);
    expect(tokens(element)).to.deep.equal([]);
    expect(names(element), 'the application owns the rows').to.have.length(4);
    await user.click(findAll(row(element, 'Água'), 'dass-button')[1] as HTMLElement);
    await answerConfirm(true);
    expect((events[1]?.detail as { rows: object[] }).rows[0] === rows[0]).to.equal(true);
  });

  it('[LK-05] keeps the others selected when one row is removed, selected or not', async () => {
    for (const removeRows of [undefined, () => Promise.resolve()]) {
      const element = await open({ value: [2, 4], removeRows });
      const remove = async (name: string): Promise<void> => {
        await user.click(findAll(row(element, name), 'dass-button')[1] as HTMLElement);
        await answerConfirm(true);
      };
      const events = listen(element, 'dass-remove');
      await remove('Água');
      await until('the application is told', () => events.length === 1);
      expect(tokens(element)).to.deep.equal(['Curtume Imbuia', 'União']);
      await remove('União');
      await until('the application is told', () => events.length === 2);
      expect(tokens(element)).to.deep.equal(['Curtume Imbuia']);
      await user.click(find(element, '.cancel'));
    }
  });

  it('[LK-05] lists the rows that were not removed, and undoes the removal of the others', async () => {
    const restored: object[][] = [];
    const element = await open({
      value: [2, 4],
      removeRows: ({ rows: given }: { rows: { id: number }[] }) =>
        Promise.allSettled(
          given.map(({ id }) => (id === 4 ? Promise.reject(new Error('Tem pedidos')) : Promise.resolve())),
        ),
      restoreRows: ({ rows: given }: { rows: object[] }) => {
        restored.push(given);
        return Promise.resolve();
      },
    });
    const events = listen(element, 'dass-remove');
    await user.click(find(element, '.remove-rows'));
    await answerConfirm(true);
    const outcome = await until('the outcome is shown', () => findAll(element, '.outcome.error')[0]);
    expect(find(outcome, '.outcome-text').textContent?.replace(/\s+/g, ' ').trim()).to.equal(
      '1 registro removido, 1 não removido União: Tem pedidos',
    );
    expect((events[0]?.detail as { rows: object[] }).rows).to.deep.equal([rows[1]]);
    expect([names(element).includes('Curtume Imbuia'), tokens(element)]).to.deep.equal([false, []]);
    await user.click(find(element, '.undo'));
    await until('the row is back', () => names(element)[1] === 'Curtume Imbuia');
    expect([restored.length, findAll(element, '.outcome').length]).to.deep.equal([1, 0]);
    expect(tokens(element), 'selected as before').to.deep.equal(['Curtume Imbuia', 'União']);
  });

  it('[LK-05] offers to try again when a removal fails, and ends one that never answers', async () => {
    let run: () => Promise<void> = () => Promise.reject(new Error('Sem conexão'));
    const element = await open({ removeRows: () => run() });
    await user.click(findAll(row(element, 'Água'), 'dass-button')[1] as HTMLElement);
    await answerConfirm(true);
    await until('the failure is shown', () =>
      findAll(element, '.outcome.error')[0]?.textContent?.includes('Sem conexão'),
    );
    expect(names(element)).to.have.length(4);
    run = () => new Promise(() => {});
    await user.click(find(element, '.retry'));
    await user.click(await until('it is running', () => findAll(element, '.stop')[0]));
    expect(findAll(element, '.outcome')).to.have.length(0);
    expect(names(element)).to.have.length(4);
  });

  it('searches by the application: only the last text counts, and a selected row stays', async () => {
    const requests: { request: SearchRequest; resolve(rows: object): void; reject(error: Error): void }[] = [];
    const element = await open({
      tableValues: [],
      searchRows: (request: SearchRequest) =>
        new Promise((resolve, reject) => requests.push({ request, resolve: resolve as never, reject })),
    });
    expect(requests[0]?.request.text).to.equal('');
    requests[0]?.resolve({ rows, total: 4 });
    await until('the rows are there', () => names(element).length === 4);
    await user.click(row(element, 'União'));
    await type(element, 'x');
    await until('it is searched', () => requests.length === 2);
    await type(element, 'y');
    await until('it is searched', () => requests.length === 3);
    expect([requests[1]?.request.signal.aborted, requests[2]?.request.text]).to.deep.equal([true, 'xy']);
    requests[2]?.resolve({ rows: [rows[0]], total: 1 });
    requests[1]?.resolve({ rows, total: 4 });
    await until('the last answer is shown', () => names(element).join() === 'Água Branca');
    expect(tokens(element)).to.deep.equal(['União']);
    await expectConsole(/'searchRows' has failed/, async () => {
      await type(element, 'z');
      await until('it is searched', () => requests.length === 4);
      requests[3]?.reject(new Error('Offline'));
      await until('the failure is shown', () => findAll(element, '.retry')[0]);
    });
    await user.click(find(element, '.retry'));
    await until('it is searched again', () => requests.length === 5);
    requests[4]?.resolve([rows[3]]);
    await until('the row is shown', () => names(element).join() === 'União');
    expect(row(element, 'União').ariaSelected, 'selected in other results').to.equal('true');
  });

  it('loads further pages when the user scrolls', async () => {
    const froms: number[] = [];
    const all = Array.from({ length: 90 }, (_, index) => ({ id: index, name: `Nome ${index}` }));
    const element = await open({
      tableValues: [],
      searchRows: ({ from }: SearchRequest) => {
        froms.push(from);
        return Promise.resolve({ rows: all.slice(from, from + 30), total: 90 });
      },
    });
    await until('the first page is there', () => names(element).length > 4);
    await until('all pages are there', () => {
      find(element, '[role=grid]').scrollTop = 1e6;
      return names(element).includes('Nome 89');
    });
    expect(froms).to.deep.equal([0, 30, 60]);
    expect(find(element, '.found').textContent).to.equal('90 registros encontrados');
  });

  it('fires dass-search with externalSearch, and keeps the selection when tableValues are replaced', async () => {
    const element = await open({ externalSearch: true, value: [2] });
    const events = listen(element, 'dass-search');
    await type(element, 'curt');
    // A slow machine pauses between the letters, and each pause reports the text.
    await until('the text is reported', () => (events.at(-1)?.detail as { text: string })?.text === 'curt');
    element.tableValues = [rows[0] as object];
    await until('other rows are shown', () => names(element).join() === 'Água Branca');
    expect(tokens(element)).to.deep.equal(['Curtume Imbuia']);
  });
});
