import { expect } from 'chai';
import type { DassCheckList } from '../../../elements/fields/check-list/check-list.js';
import type { DassDataTable, SourceFilter } from '../../../elements/tables/data-table/data-table.js';
import { storageKey } from '../../../elements/tables/grid/table-settings.js';
import { collectConsole } from '../assertions/page-problems.js';
import { listen } from '../fixture.js';
import { find, findAll, focused, until, user } from '../user.js';
import { grid, manyRows, names, press, said, showEdited, textOf, type EditedTag } from './data-table.js';

const rows = [
  { id: 1, name: 'Couro bovino', price: 84.9, unit: 'm²', day: '2026-03-01T10:00', active: true },
  { id: 2, name: 'Linha de algodão', price: 4, unit: 'kg', day: '2026-03-05', active: false },
  { id: 3, name: 'Nylon', price: 10, unit: 'm', day: '2026-03-05T23:30', active: true },
  { id: 4, name: 'Couro estonado', price: 20, unit: '', day: '', active: false },
];
export const filteredColumns = [
  { name: 'name', label: 'Nome', sortable: true, filter: true },
  { name: 'price', label: 'Preço', kind: 'number', sortable: true, filter: true },
  { name: 'unit', label: 'Unidade', filter: 'list' },
  { name: 'day', label: 'Revisado', kind: 'date', filter: true },
  { name: 'active', label: 'Ativo', kind: 'boolean', filter: true },
];
export const chips = (element: Element): string[] =>
  findAll<HTMLElement & { label: string }>(element, '.filters dass-chip').map(({ label }) => label);
export const form = (element: Element): Promise<HTMLElement> =>
  until('the form is shown', () => {
    const found = findAll(element, '.filter-form')[0];
    return found?.checkVisibility() && found.querySelector('dass-text-input, dass-date-input, dass-check-list, input')
      ? found
      : undefined;
  });
/** Opens the filter of a column with its button. */
export const openByClick = async (element: Element, column: number): Promise<HTMLElement> => {
  await user.hover(find(element, `#head-${column}`));
  await user.click(find(element, `#head-${column} .filter > .toggle`));
  return form(element);
};
/** Opens the filter of a column with the keyboard. */
export const openByKeys = async (element: DassDataTable, column: number): Promise<HTMLElement> => {
  element.focus();
  await press('Control+Home', 'ArrowUp', 'Home');
  // The options button comes after the first heading.
  for (let at = 0; at < (column === 0 ? 0 : column + 1); at++) await press('ArrowRight');
  await press('Alt+ArrowDown');
  const shown = await form(element);
  await until('the focus is in the form', () => shown.contains(element.shadowRoot?.activeElement ?? null));
  return shown;
};
const activeHeading = (element: Element) => find(element, '.heading.active').ariaLabel;
export const changesOf = (element: Element) =>
  listen(element, 'dass-filters') as { readonly detail: { readonly filters: readonly SourceFilter[] } }[];
export const apply = async (element: Element): Promise<void> => {
  await user.click(find(element, '.filter-form [type=submit]'));
  await until('the form is closed', () => findAll(element, '.filter-form').length === 0);
};

/** Tests the filters of columns of every table. */
export function testColumnFilters(tag: EditedTag): void {
  const isTree = tag === 'dass-hierarchy-table';
  const show = async (properties: Record<string, unknown> = {}): Promise<DassDataTable> => {
    const element = await showEdited(tag, { rows, columns: filteredColumns, ...properties });
    await element.updateComplete;
    return element;
  };

  describe(`${tag}, filters of columns`, () => {
    const warnings = collectConsole(/<dass-(data|hierarchy)-table> /);
    afterEach(() => {
      warnings.messages();
      for (const key of Object.keys(localStorage).filter((one) => one.startsWith('dass-table:')))
        localStorage.removeItem(key);
    });

    it('[TB-08] shows what the filters of the application include, with chips', async () => {
      const element = await show({
        filters: [
          { column: 'price', from: 4, to: 20 },
          { column: 'unit', values: ['kg', '', 'm'] },
          { column: 'active', is: false },
        ],
      });
      await until('filtered', () => names(element).length === 2);
      expect(names(element)).to.deep.equal(['Linha de algodão', 'Couro estonado']);
      expect(chips(element)).to.deep.equal(['Preço: 4 até 20', 'Unidade: kg, (vazio), m', 'Ativo: Não']);
      if (!isTree) expect(textOf(find(element, '.count'))).to.equal('2 de 4 linhas');
      const describedBy = find(element, '#head-1').getAttribute('aria-describedby');
      expect([textOf(find(element, `#${describedBy}`)), find(element, '#head-0').ariaLabel]).to.deep.equal([
        'Filtrada',
        'Nome',
      ]);
      expect(find(element, '#head-0').hasAttribute('aria-describedby')).to.equal(false);
      element.filters = [{ column: 'day', from: '2026-03-05', to: '2026-03-05' }];
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Linha de algodão', 'Nylon']);
      element.filter = 'nylon';
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Nylon']);
      element.filters = undefined as never;
      element.filter = '';
      await element.updateComplete;
      expect([names(element).length, chips(element).length]).to.deep.equal([4, 0]);
    });

    it('[TB-08] shows no row before the filters are there', async () => {
      const shown = new Set<string>();
      const element = document.createElement(tag as 'dass-data-table');
      Object.assign(element, {
        rows,
        columns: filteredColumns,
        label: 'Materiais',
        filters: [{ column: 'name', contains: 'nylon' }],
      });
      document.body.append(element);
      new MutationObserver(() => names(element).forEach((name) => shown.add(name))).observe(element.renderRoot, {
        childList: true,
        subtree: true,
      });
      await until('filtered', () => names(element).length === 1);
      expect([...shown]).to.deep.equal(['Nylon']);
      element.remove();
    });

    it('[TB-08] ignores filters of other columns and kinds with a warning, and does not report them', async () => {
      const filters = [
        ...[
          null,
          7,
          { column: 'gone', contains: 'x' },
          { column: 'price', contains: 'x' },
          { column: 'unit', from: 1 },
        ],
        { column: 'name', contains: 'COURO bov', more: 1n },
      ];
      const element = await show({ filters, columns: [...filteredColumns, { name: 'id', filter: 'maybe' }] });
      await until('filtered', () => names(element).length === 1);
      const texts = warnings.messages();
      expect(texts.filter((text) => text.includes('A filter is ignored')).length).to.equal(4);
      expect(texts.some((text) => text.includes("'id' has no filter"))).to.equal(true);
      const changes = changesOf(element);
      await openByKeys(element, 1);
      await user.type('80');
      await press('Enter');
      await until('reported', () => changes.length === 1);
      expect(changes[0]?.detail.filters).to.deep.equal([
        { column: 'name', contains: 'COURO bov' },
        { column: 'price', from: 80 },
      ]);
    });

    it('[TB-08] filters by words with Alt+Down, typing and Enter; the focus is on the heading again', async () => {
      const element = await show();
      const changes = changesOf(element);
      await openByKeys(element, 0);
      await user.type('algodao LINHA');
      await press('Enter');
      await until('filtered', () => names(element).length === 1);
      expect(names(element)).to.deep.equal(['Linha de algodão']);
      expect([element.shadowRoot?.activeElement?.className.includes('rows'), activeHeading(element)]).to.deep.equal([
        true,
        'Nome',
      ]);
      expect(changes.map(({ detail }) => detail.filters)).to.deep.equal([
        [{ column: 'name', contains: 'algodao LINHA' }],
      ]);
      expect(element.filters).to.deep.equal(changes[0]?.detail.filters);
      await said('1 linha encontrada');
      await press('Alt+ArrowDown');
      await form(element);
      await press('Escape');
      await until('closed', () => findAll(element, '.filter-form').length === 0);
      expect([activeHeading(element), changes.length]).to.deep.equal(['Nome', 1]);
    });

    it('[TB-08] filters by numbers and by dates from one to another, with the pointer', async () => {
      const element = await show();
      await openByClick(element, 1);
      await user.type('4');
      await press('Tab');
      await user.type('10');
      await apply(element);
      expect([names(element), chips(element)]).to.deep.equal([['Linha de algodão', 'Nylon'], ['Preço: 4 até 10']]);
      expect([element.shadowRoot?.activeElement === grid(element), activeHeading(element)]).to.deep.equal([
        true,
        'Preço',
      ]);
      expect(element.sorting ?? []).to.deep.equal([]);
      await openByClick(element, 3);
      await user.type('06032026');
      await apply(element);
      expect([names(element), chips(element)]).to.deep.equal([
        [],
        ['Preço: 4 até 10', 'Revisado: a partir de 06/03/2026'],
      ]);
      const state = find(element, '.empty');
      expect(textOf(state)).to.include('Nenhuma linha corresponde ao filtro');
      await user.click(find(state, 'button'));
      await until('all rows', () => names(element).length === 4);
      expect(element.shadowRoot?.activeElement?.className).to.include('rows');
    });

    it('[TB-08] refuses a range that ends before it begins', async () => {
      const element = await show();
      const shown = await openByClick(element, 1);
      await user.type('20');
      await press('Tab');
      await user.type('10');
      await press('Enter');
      expect([element.filters.length, shown.isConnected]).to.deep.equal([0, true]);
      expect(textOf(find(shown, '[name=to]').shadowRoot!.querySelector('#message')!)).to.include('O fim vem antes');
      await press('Control+a');
      await user.type('90');
      await press('Enter');
      await until('filtered', () => names(element).length === 2);
    });

    it('[TB-08] filters by a list of the texts, with a search, all found, and empty cells', async () => {
      const many = manyRows(60).map((row, at) => ({ ...row, unit: at % 20 === 0 ? '' : `un ${at % 20}` }));
      const element = await show({ rows: many });
      const shown = await openByClick(element, 2);
      const list = find<DassCheckList>(shown, 'dass-check-list');
      await until('rendered', () => findAll(list, '[role=option]').length > 5);
      await user.click(find(list, 'input'));
      await user.type('un 1');
      await until('found', () => textOf(findAll(list, '[role=option]:not([hidden])')[0]!) === 'un 1');
      await user.click(find(list, '.bar .all'));
      await until('all found are checked', () => list.value.length === 11);
      await apply(element);
      expect(chips(element)).to.deep.equal(['Unidade: un 1, un 10, un 11 +8']);
      if (!isTree) expect(textOf(find(element, '.count'))).to.equal('33 de 60 linhas');
      element.filters = [{ column: 'unit', values: [''] }];
      await element.updateComplete;
      expect([names(element)[0], chips(element)]).to.deep.equal(['Linha 0', ['Unidade: (vazio)']]);
    });

    it('[TB-08] filters by yes and no, and removes the filter with its button', async () => {
      const element = await show();
      await openByKeys(element, 4);
      await press('ArrowDown', 'Enter');
      await until('filtered', () => names(element).length === 2);
      expect(chips(element)).to.deep.equal(['Ativo: Sim']);
      const shown = await openByClick(element, 4);
      await user.click(find(shown, '.filter-actions dass-button'));
      await until('all rows', () => names(element).length === 4);
    });

    it('[TB-08] removes chips by Delete and by click; the focus moves to the next one, then to the table', async () => {
      const filters: SourceFilter[] = [
        { column: 'name', contains: 'couro' },
        { column: 'price', from: 1 },
        { column: 'active', is: true },
      ];
      const element = await show({ filters });
      await until('three chips', () => chips(element).length === 3);
      const changes = changesOf(element);
      (find(element, '.filters dass-chip') as HTMLElement).focus();
      await press('ArrowRight', 'Delete');
      await until('two chips', () => chips(element).length === 2);
      expect(chips(element)).to.deep.equal(['Nome: couro', 'Ativo: Sim']);
      expect(focused()?.getAttribute('aria-label')).to.include('Ativo');
      await said('1 linha encontrada');
      await user.click(find(find(element, '.filters dass-chip'), '.remove'));
      await until('one chip', () => chips(element).length === 1);
      find(element, '.filters dass-chip').focus();
      await press('Backspace');
      await until('no chips', () => names(element).length === 4);
      await until('the table has the focus', () => element.shadowRoot?.activeElement?.className.includes('rows'));
      expect(changes.map(({ detail }) => detail.filters.length)).to.deep.equal([2, 1, 0]);
    });

    it('[TB-08] is opened by a finger, and hides no heading', async () => {
      const element = await show();
      const toggle = find(element, '#head-1 .filter > .toggle');
      await user.tap(toggle);
      await form(element);
      expect(toggle.getBoundingClientRect().width).to.be.at.least(24);
      await user.tap(toggle);
      await until('closed', () => findAll(element, '.filter-form').length === 0);
      expect(element.sorting ?? []).to.deep.equal([]);
    });

    it('[TB-08] keeps a filter of a column that the user hides, and removes it with its chip', async () => {
      const element = await show({ filters: [{ column: 'price', to: 10 }] });
      await until('filtered', () => names(element).length === 2);
      element.columnSettings = [{ name: 'name' }, { name: 'price', isHidden: true }];
      await element.updateComplete;
      expect([names(element).length, chips(element)]).to.deep.equal([2, ['Preço: até 10']]);
    });

    it('[TB-08] keeps the rows of a filter until a value that was edited is filtered anew', async () => {
      const element = await show({
        columns: [filteredColumns[0], { name: 'ok', kind: 'checkbox', editable: true, filter: true }],
        rows: rows.map((row) => ({ ...row, ok: row.active })),
        filters: [{ column: 'ok', is: true }],
      });
      await until('filtered', () => names(element).length === 2);
      await user.click(find(element, '.rows-sheet .checkbox'));
      expect(names(element).length).to.equal(2);
      element.filters = [{ column: 'ok', is: false }];
      await element.updateComplete;
      expect(names(element)).to.deep.equal(['Couro bovino', 'Linha de algodão', 'Couro estonado']);
    });

    it('[TB-08] leaves the filters to a source, whose lists need their values', async () => {
      const asked: (readonly SourceFilter[])[] = [];
      let fails = true;
      const load = async ({ filters }: { readonly filters: readonly SourceFilter[] }) => {
        asked.push(filters);
        const found = filters.some((filter) => 'from' in filter) ? [] : rows;
        return { rows: found, total: found.length };
      };
      const filterValues = async () => {
        if (fails) throw new Error('down');
        return [{ id: 1, label: 'Metro' }, 'kg'];
      };
      const element = await show({
        rows: undefined,
        dataSource: { load },
        columns: [...filteredColumns.slice(0, 3), { name: 'code', label: 'Código', filter: 'list', filterValues }],
        filters: [{ column: 'unit', contains: 'k' }],
      });
      await until('asked', () => asked.length > 0);
      expect(asked[0]).to.deep.equal([{ column: 'unit', contains: 'k' }]);
      await until('loaded', () => names(element).length === 4);
      await user.hover(find(element, '#head-3'));
      await user.click(find(element, '#head-3 .filter > .toggle'));
      const retry = await until('the failure', () => findAll(element, '.filter-note dass-button')[0]);
      fails = false;
      await user.click(retry);
      const shown = await form(element);
      const list = find<DassCheckList>(shown, 'dass-check-list');
      await user.click(await until('rendered', () => findAll(list, '[role=option]')[0]));
      await apply(element);
      await until('asked again', () => asked.length > 1);
      expect(asked.at(-1)).to.deep.equal([
        { column: 'unit', contains: 'k' },
        { column: 'code', values: [1] },
      ]);
      expect(chips(element)).to.deep.equal(['Unidade: k', 'Código: Metro']);
      element.filters = [{ column: 'price', from: 1 }];
      await until('none', () => textOf(find(element, '.empty')).includes('Nenhuma linha corresponde ao filtro'));
    });

    it('[TB-11] keeps the filters over a reload, without damaged ones; the options menu restores the table', async () => {
      const settingsKey = 'test.filters';
      const key = storageKey(settingsKey, '');
      const element = await show({ settingsKey });
      await openByKeys(element, 0);
      await user.type('couro');
      await press('Enter');
      await until('stored', () => localStorage.getItem(key)?.includes('couro'));
      element.remove();
      const again = await show({ settingsKey });
      await until('filtered', () => names(again).length === 2);
      expect(chips(again)).to.deep.equal(['Nome: couro']);
      again.remove();
      for (const filters of [7, {}, 'x', [null, 7, { column: 7 }, { column: 'price', from: 'x' }]]) {
        localStorage.setItem(key, JSON.stringify({ version: 1, filters }));
        const damaged = await show({ settingsKey });
        await until('all rows', () => names(damaged).length === 4);
        damaged.remove();
      }
      localStorage.setItem(key, JSON.stringify({ version: 1, filters: [{ column: 'name', contains: 'nylon' }] }));
      const last = await show({ settingsKey });
      await until('filtered', () => names(last).length === 1);
      const changes = changesOf(last);
      await user.click(find(last, '.options'));
      const entry = await until('the menu is open', () =>
        findAll(find(last, '.options'), '[role=menuitem]').find((one) => textOf(one) === 'Restaurar tabela'),
      );
      await user.click(entry);
      await until('all rows', () => names(last).length === 4);
      expect([changes.map(({ detail }) => detail.filters), localStorage.getItem(key)]).to.deep.equal([[[]], null]);
    });

    it('[TB-08] has no buttons and no chips without columns that can be filtered', async () => {
      const element = await show({ columns: filteredColumns.map((column) => ({ ...column, filter: undefined })) });
      expect(findAll(element, '.filter, .filters')).to.deep.equal([]);
      element.focus();
      await press('Control+Home', 'ArrowUp', 'Alt+ArrowDown');
      expect(findAll(element, '.filter-form')).to.deep.equal([]);
    });
  });
}
