import { expect } from 'chai';
import { html } from 'lit';
import type { DassDataTable } from '../../../elements/tables/data-table/data-table.js';
import { collectConsole } from '../assertions/page-problems.js';
import { itNeeds } from '../engine.js';
import { listen } from '../fixture.js';
import { find, findAll, painted, until, user } from '../user.js';
import {
  grid,
  loadedAhead,
  manyRows,
  materialColumns,
  names,
  press,
  row,
  said,
  scrollTo,
  showEdited,
  type EditedTag,
  textOf,
} from './data-table.js';

interface Line {
  readonly id: number;
  readonly name: string;
}
export const renderDetails = ({ id, name }: Line) =>
  html`<div style="block-size:${50 + (id % 7) * 40}px">Mais sobre ${name} <button>Pedir</button><input /></div>`;
export const panels = (element: Element): HTMLElement[] =>
  findAll(element, '.row-details').filter((one) => !one.hidden);
export const disclosure = (element: Element, name: string): HTMLElement => find(row(element, name), '.disclosure');
/** The details are where their row ends, and the next row is where they end. */
export const isBelow = (element: Element, name: string, next: string): boolean => {
  const panel = panels(element).find((one) => textOf(one).includes(`Mais sobre ${name} `));
  if (!panel) return false;
  const [own, box, after] = [row(element, name), panel, row(element, next)].map((one) => one.getBoundingClientRect());
  return Math.abs(own!.bottom - box!.top) < 1 && Math.abs(box!.bottom - after!.top) < 1;
};

/** Tests the details of rows of every table. */
export function testDetails(tag: EditedTag): void {
  const isTree = tag === 'dass-hierarchy-table';
  const byPrice = (isTree
    ? { column: 'price', direction: 'descending' }
    : [{ column: 'price', direction: 'descending' }]) as unknown as DassDataTable['sorting'];
  const show = (properties: Record<string, unknown> = {}): Promise<DassDataTable> =>
    showEdited(tag, { rows: manyRows(1000), columns: materialColumns, layout: 'table', renderDetails, ...properties });

  describe(`${tag}, details of rows`, () => {
    const warnings = collectConsole(/<dass-(data|hierarchy)-table> /);
    afterEach(() => void warnings.messages());

    it('[TB-14] opens the details with the button, between the row and the next one, and closes them', async () => {
      const element = await show();
      const [toggled, clicked] = [listen(element, 'dass-details'), listen(element, 'dass-row-click')];
      const button = disclosure(element, 'Linha 3');
      expect([button.role, button.ariaExpanded, button.ariaLabel]).to.deep.equal(['button', 'false', 'Detalhes']);
      await user.click(button);
      await until('below the row', () => isBelow(element, 'Linha 3', 'Linha 4'));
      expect(disclosure(element, 'Linha 3').ariaExpanded).to.equal('true');
      const [cell] = findAll(element, '.row-details > [role=gridcell]');
      expect([cell?.parentElement?.role, cell?.ariaColSpan]).to.deep.equal(['row', '2']);
      expect(element.openDetails).to.deep.equal(['3']);
      await user.click(disclosure(element, 'Linha 3'));
      await until('closed', () => panels(element).length === 0);
      expect(row(element, 'Linha 4').getBoundingClientRect().top).to.be.closeTo(
        row(element, 'Linha 3').getBoundingClientRect().bottom,
        1,
      );
      expect([toggled.map(({ detail }) => detail), clicked]).to.deep.equal([
        [
          { key: '3', row: element.rows[3], open: true },
          { key: '3', row: element.rows[3], open: false },
        ],
        [],
      ]);
    });

    it('[TB-14] opens by Alt+Enter, Tab moves into the details, Escape back to the row', async () => {
      const element = await show();
      element.focus();
      await press('ArrowDown', 'Alt+Enter');
      await until('below the row', () => isBelow(element, 'Linha 1', 'Linha 2'));
      await said('Detalhes abertos');
      await press('Tab');
      expect(element.shadowRoot?.activeElement?.textContent).to.equal('Pedir');
      await press('Tab');
      await user.type('5 m');
      await press('Escape');
      expect(element.shadowRoot?.activeElement === grid(element)).to.equal(true);
      await press('ArrowDown', 'ArrowUp', 'Alt+Enter');
      await until('closed', () => panels(element).length === 0);
      expect(element.openDetails).to.deep.equal([]);
    });

    it('[TB-14] keeps rows and details together while the user scrolls through many that are open', async () => {
      const element = await show({ openDetails: Array.from({ length: 500 }, (_, at) => at * 2) });
      await until('the first are placed', () => isBelow(element, 'Linha 0', 'Linha 1'));
      for (const top of [700, 4_000, 9_000, 30_000]) {
        await scrollTo(element, top);
        await until('rows are measured', async () => {
          await painted();
          const [, first] = /Linha (\d+)/.exec(names(element)[0] ?? '') ?? [];
          const open = Number(first) % 2 === 0 ? Number(first) : Number(first) + 1;
          return isBelow(element, `Linha ${open}`, `Linha ${open + 1}`);
        });
        expect(findAll(element, '.row-details').length).to.be.below(100);
      }
      element.focus();
      await press('Control+End');
      await until('the last row', () => names(element).at(-1) === 'Linha 999');
      const last = row(element, 'Linha 999').getBoundingClientRect();
      expect(last.bottom).to.be.at.most(grid(element).getBoundingClientRect().bottom + 1);
    });

    it('[TB-14] follows its row when rows are sorted, filtered and replaced, and keeps what was typed', async () => {
      const element = await show({ openDetails: [2] });
      await until('placed', () => isBelow(element, 'Linha 2', 'Linha 3'));
      const field = find<HTMLInputElement>(element, '.row-details input');
      await user.click(field);
      await user.type('5 m');
      element.sorting = byPrice;
      await element.updateComplete;
      await scrollTo(element, grid(element).scrollHeight);
      await until('follows', () => isBelow(element, 'Linha 2', 'Linha 1'));
      expect(find<HTMLInputElement>(element, '.row-details input').value).to.equal('5 m');
      element.filter = 'linha 3';
      await element.updateComplete;
      await until('hidden with its row', () => panels(element).length === 0);
      element.filter = '';
      element.sorting = undefined as never;
      element.rows = manyRows(5).map((one) => ({ ...one, name: `Peça ${(one as Line).id}` }));
      await until('rendered anew', () => panels(element).some((one) => textOf(one).includes('Mais sobre Peça 2')));
    });

    it('[TB-14] shows texts and nodes, and warns once about a function that throws', async () => {
      const node = document.createElement('em');
      node.textContent = 'Nó';
      const element = await show({
        openDetails: [0, 1, 2, 'gone', null],
        renderDetails: ({ id }: Line) => {
          if (id === 2) throw new Error('broken');
          return id === 0 ? '<b>Texto</b>' : node;
        },
      });
      await until('shown', () => panels(element).length === 3);
      await until('rendered', () => textOf(panels(element)[1] as HTMLElement) === 'Nó');
      expect(textOf(panels(element)[0] as HTMLElement)).to.equal('<b>Texto</b>');
      expect(warnings.messages().filter((text) => text.includes('broken')).length).to.equal(1);
    });

    it('[TB-14] has no buttons without details, and gets them when they are set later', async () => {
      const element = await show({ renderDetails: undefined });
      expect(findAll(element, '.disclosure')).to.deep.equal([]);
      element.focus();
      await press('Alt+Enter');
      expect(element.openDetails).to.deep.equal([]);
      element.renderDetails = renderDetails as never;
      await until('buttons', () => findAll(element, '.disclosure').length > 3);
      await user.click(disclosure(element, 'Linha 0'));
      await until('below the row', () => isBelow(element, 'Linha 0', 'Linha 1'));
    });

    it('[TB-14] grows with its content', async () => {
      const small = await show({ rows: manyRows(3), openDetails: [1] });
      await until('the table is as high as its rows and details', () => {
        const { scrollHeight, clientHeight } = grid(small);
        return panels(small).length === 1 && scrollHeight <= clientHeight + 1;
      });
      find(small, '.row-details div > div').style.setProperty('block-size', '200px');
      await until('the next row has moved', () => isBelow(small, 'Linha 1', 'Linha 2'));
      expect(find(small, '.row-details').offsetHeight).to.be.at.least(200);
    });

    it('[TB-14] keeps what was typed while its row is filtered out', async () => {
      const element = await show({ rows: manyRows(30), openDetails: [2] });
      await until('placed', () => isBelow(element, 'Linha 2', 'Linha 3'));
      await user.click(find(element, '.row-details input'));
      await user.type('5 m');
      element.filter = 'linha 7';
      await until('hidden with its row', () => panels(element).length === 0);
      expect(element.shadowRoot?.activeElement, 'the focus is not lost').to.equal(grid(element));
      element.filter = '';
      await until('shown again', () => isBelow(element, 'Linha 2', 'Linha 3'));
      expect(find<HTMLInputElement>(element, '.row-details input').value).to.equal('5 m');
      element.openDetails = [];
      await until('removed', () => findAll(element, '.row-details').length === 0);
    });

    itNeeds('touch', '[TB-14] opens and closes by touch', async () => {
      const element = await show();
      const clicked = listen(element, 'dass-row-click');
      await user.tap(disclosure(element, 'Linha 1'));
      await until('below the row', () => isBelow(element, 'Linha 1', 'Linha 2'));
      await user.tap(disclosure(element, 'Linha 1'));
      await until('closed', () => panels(element).length === 0);
      expect(clicked.length).to.equal(0);
    });

    it('[TB-14] opens by the context menu of the row', async () => {
      const element = await show();
      await loadedAhead(element);
      const entry = (label: string) =>
        until(label, () =>
          findAll(element, '.context-menu')
            .flatMap((menu) => findAll(menu, '[role=menuitem]'))
            .find((one) => one.checkVisibility() && textOf(one) === label),
        );
      element.focus();
      await press('ArrowDown', 'Shift+F10');
      await user.click(await entry('Abrir detalhes'));
      await until('below the row', () => isBelow(element, 'Linha 1', 'Linha 2'));
      await press('Shift+F10');
      await user.click(await entry('Fechar detalhes'));
      await until('closed', () => panels(element).length === 0);
    });

    it('[TB-14] shows the details of rows of a source', async () => {
      const load = async ({ from, count }: { readonly from: number; readonly count: number }) => ({
        rows: manyRows(200).slice(from, from + count),
        total: 200,
      });
      const element = await show({ rows: undefined, dataSource: { load }, openDetails: [1] });
      await until('below the row', () => isBelow(element, 'Linha 1', 'Linha 2'));
      await user.click(disclosure(element, 'Linha 3'));
      await until('below the row', () => isBelow(element, 'Linha 3', 'Linha 4'));
      expect(element.openDetails).to.deep.equal([1, '3']);
    });
  });
}
