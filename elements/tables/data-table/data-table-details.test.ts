import { expect } from 'chai';
import { html } from 'lit';
import './data-table.js';
import type { DassDataTable } from './data-table.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';
import {
  grid,
  manyRows,
  materialColumns,
  names,
  press,
  row,
  said,
  scrollTo,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { listen } from '../../../test/support/fixture.js';
import { find, findAll, painted, until, user } from '../../../test/support/user.js';

interface Line {
  readonly id: number;
  readonly name: string;
}
const renderDetails = ({ id, name }: Line) =>
  html`<div style="block-size:${50 + (id % 7) * 40}px">Mais sobre ${name} <button>Pedir</button><input /></div>`;
const show = (properties: Record<string, unknown> = {}): Promise<DassDataTable> =>
  showTable({ rows: manyRows(1000), columns: materialColumns, layout: 'table', renderDetails, ...properties });
const panels = (element: Element): HTMLElement[] => findAll(element, '.row-details').filter((one) => !one.hidden);
const disclosure = (element: Element, name: string): HTMLElement => find(row(element, name), '.disclosure');
/** The details are where their row ends, and the next row is where they end. */
const isBelow = (element: Element, name: string, next: string): boolean => {
  const panel = panels(element).find((one) => textOf(one).includes(`Mais sobre ${name} `));
  if (!panel) return false;
  const [own, box, after] = [row(element, name), panel, row(element, next)].map((one) => one.getBoundingClientRect());
  return Math.abs(own!.bottom - box!.top) < 1 && Math.abs(box!.bottom - after!.top) < 1;
};

describe('dass-data-table, details of rows', () => {
  const warnings = collectConsole(/<dass-data-table> /);
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
    element.sorting = [{ column: 'price', direction: 'descending' }];
    await element.updateComplete;
    await scrollTo(element, grid(element).scrollHeight);
    await until('follows', () => isBelow(element, 'Linha 2', 'Linha 1'));
    expect(find<HTMLInputElement>(element, '.row-details input').value).to.equal('5 m');
    element.filter = 'linha 3';
    await element.updateComplete;
    await until('hidden with its row', () => panels(element).length === 0);
    element.filter = '';
    element.sorting = [];
    element.rows = manyRows(5).map((one) => ({ ...one, name: `Peça ${(one as Line).id}` }));
    await until('rendered anew', () => panels(element).some((one) => textOf(one).includes('Mais sobre Peça 2')));
  });

  it('[TB-14] grows with its content, and works in cards', async () => {
    const element = await show({ layout: 'cards', rows: manyRows(20), openDetails: [0] });
    await until('below the card', () => isBelow(element, 'Linha 0', 'Linha 1'));
    const small = await show({ rows: manyRows(2), openDetails: [1] });
    await until('the table is as high as its rows and details', () => {
      const { scrollHeight, clientHeight } = grid(small);
      return panels(small).length === 1 && scrollHeight <= clientHeight + 1;
    });
    const content = find(element, '.row-details div > div');
    content.style.setProperty('block-size', '200px');
    await until('the next card has moved', () => isBelow(element, 'Linha 0', 'Linha 1'));
    expect(find(element, '.row-details').offsetHeight).to.be.at.least(200);
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
});
