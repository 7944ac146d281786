import { expect } from 'chai';
import './data-table.js';
import { setLanguage } from '../../../locales/index.js';
import { materials } from '../../../sample-data/materials.js';
import {
  cells,
  grid,
  heading,
  press,
  renderedRows,
  showTable,
  textOf,
} from '../../../test/support/elements/data-table.js';
import { findAll, painted, until } from '../../../test/support/user.js';

const columns = [
  { name: 'code', label: 'Código', sortable: true },
  { name: 'name', label: 'Descrição' },
  { name: 'supplier', label: 'Fornecedor' },
  { name: 'price', label: 'Preço', kind: 'number', sortable: true },
  { name: 'since', label: 'Desde', kind: 'date' },
] as const;
const rows = materials(500).map((row, at) => ({
  ...row,
  code: `MAT-${String(at).padStart(8, '0')}-W`,
  price: 1_234_567.89 + at,
  since: `2026-03-${String((at % 28) + 1).padStart(2, '0')}`,
}));
const show = async (inlineSize: number, properties: Record<string, unknown> = {}) => {
  const element = await showTable({ columns, rows, layout: 'table', ...properties });
  element.style.inlineSize = `${inlineSize}px`;
  await painted();
  await painted();
  return element;
};
const widths = (element: Element): number[] => findAll(element, '.heading').map(({ offsetWidth }) => offsetWidth);
const isCut = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
const expectWhole = (element: Element, at: readonly number[]): void => {
  for (const index of at) {
    expect(isCut(heading(element, index)), `heading ${index}`).to.equal(false);
    for (const row of renderedRows(element)) {
      const cell = cells(row)[index] as HTMLElement;
      // A cell that does not clip its text has no width of its own for it.
      const text = document.createRange();
      text.selectNodeContents(cell);
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
      const room = cell.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
      expect(text.getBoundingClientRect().width, `cell ${index}`).to.be.at.most(room + 0.5);
    }
  }
};

describe('dass-data-table, widths of columns', () => {
  it('[TB-01] shows codes, numbers and dates whole, and gives the spare width to the texts', async () => {
    const element = await show(1200);
    expectWhole(element, [0, 3, 4]);
    const [code, name, supplier, price, date] = widths(element) as [number, number, number, number, number];
    expect(grid(element).hasAttribute('data-wide')).to.equal(false);
    expect(code + name + supplier + price + date).to.be.closeTo(grid(element).clientWidth, 2);
    element.style.inlineSize = '1400px';
    await painted();
    const wider = widths(element);
    expect([wider[0], wider[3], wider[4]]).to.deep.equal([code, price, date]);
    expect(wider[1]).to.be.above(name);
    expect(date, 'not wider than its dates and its heading').to.be.below(130);
  });

  it('[TB-01] shows headings whole that the rows are sorted by, with their order', async () => {
    const sortable = columns.map((column) => ({ ...column, sortable: true }));
    const narrow = rows.map((row, at) => ({ ...row, price: at % 10 }));
    const element = await show(1200, { columns: sortable, rows: narrow });
    const before = widths(element);
    element.sorting = [
      { column: 'price', direction: 'ascending' },
      { column: 'since', direction: 'descending' },
    ];
    await painted();
    expect(textOf(heading(element, 3))).to.match(/1$/);
    expectWhole(element, [0, 3, 4]);
    expect(widths(element), 'columns do not move').to.deep.equal(before);
  });

  it('[TB-01] cuts texts before it scrolls, and keeps codes, numbers and dates whole', async () => {
    const element = await show(560);
    expectWhole(element, [0, 3, 4]);
    expect(grid(element).hasAttribute('data-wide')).to.equal(true);
    expect(grid(element).scrollWidth).to.be.above(grid(element).clientWidth);
  });

  it('[TB-01] shows codes, numbers and dates whole with a font of 200 %', async () => {
    const element = await show(900);
    const [code] = widths(element) as [number];
    const root = document.documentElement;
    root.style.fontSize = '200%';
    try {
      await until('the columns grow with the font', () => (widths(element)[0] as number) > code * 1.6);
      await painted();
      expectWhole(element, [0, 3, 4]);
    } finally {
      root.style.fontSize = '';
    }
    await until('the columns are as before', () => widths(element)[0] === code);
  });

  it('[TB-01] follows the font of the element, at a fixed height, too', async () => {
    const element = await show(900);
    element.style.blockSize = '300px';
    await painted();
    const [code] = widths(element) as [number];
    element.style.fontSize = '28px';
    await until('the columns grow with the font', () => (widths(element)[0] as number) > code * 1.5);
    expectWhole(element, [0, 3, 4]);
  });

  it('[TB-01] keeps the widths while the user filters, sorts and scrolls, and when other rows are set', async () => {
    const element = await show(900);
    const before = widths(element);
    const barBefore = grid(element).offsetWidth - grid(element).clientWidth;
    const isText = (at: number): boolean => at === 1 || at === 2;
    const expectSame = async (): Promise<void> => {
      await element.updateComplete;
      await painted();
      // In Firefox, a scroll bar that appears with the rows takes from the columns of text.
      const bar = grid(element).offsetWidth - grid(element).clientWidth;
      expect(
        widths(element).map((width, at) =>
          isText(at) ? Math.abs(width - before[at]! - (barBefore - bar) / 2) < 1 : width === before[at],
        ),
      ).to.not.include(false);
    };
    element.filter = '00000003';
    await expectSame();
    element.filter = 'nothing like this';
    await expectSame();
    element.filter = '';
    element.sorting = [{ column: 'price', direction: 'descending' }];
    await expectSame();
    grid(element).scrollTop = 8_000;
    await expectSame();
    element.rows = rows.slice(0, 3).map((row) => ({ ...row, code: 'A' }));
    element.columns = columns.map((column) => ({ ...column }));
    await expectSame();
  });

  it('[TB-01] measures anew for the first rows, for other columns and for another language', async () => {
    const element = await show(900, { rows: [] });
    element.rows = rows;
    await element.updateComplete;
    await painted();
    expectWhole(element, [0, 3, 4]);
    const label = 'Código do material';
    element.columns = [{ ...columns[0], label }, ...columns.slice(1)];
    await until('the heading is whole', () => heading(element, 0).textContent.includes(label));
    await painted();
    expectWhole(element, [0]);
    const texts = { format: () => (document.documentElement.lang === 'en' ? 'W'.repeat(14) : 'W') };
    element.columns = [columns[0] as object, { name: 'x', ...texts }];
    await element.updateComplete;
    const narrow = widths(element)[1];
    expect(narrow).to.be.above(0);
    await setLanguage('en');
    try {
      await element.updateComplete;
      expectWhole(element, [0, 1]);
    } finally {
      await setLanguage('pt-BR');
    }
  });

  it('[TB-01] leaves the widths that the application and the user set as they are', async () => {
    const set = [{ ...columns[0], width: 100 }, { ...columns[1], minWidth: 90 }, ...columns.slice(2)];
    const element = await show(420, { columns: set });
    expect(widths(element).slice(0, 2)).to.deep.equal([100, 90]);
    element.focus();
    await press('ArrowUp', 'End', 'Shift+ArrowLeft');
    await until('the last column is narrower', () => widths(element)[4] !== undefined);
    const own = widths(element);
    element.rows = rows.slice(0, 40);
    await element.updateComplete;
    await painted();
    expect(widths(element)).to.deep.equal(own);
  });
});
