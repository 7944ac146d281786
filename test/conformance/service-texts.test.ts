import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import '../../elements/records/copy-dialog/copy-dialog.js';
import '../../elements/records/lookup-dialog/lookup-dialog.js';
import '../../elements/records/lookup-edit-dialog/lookup-edit-dialog.js';
import '../../elements/tables/data-table/data-table.js';
import '../../elements/tables/hierarchy-table/hierarchy-table.js';
import { cells } from '../support/elements/data-table.js';
import { renderedRows, textOf } from '../support/elements/hierarchy-table.js';
import { expectConsole } from '../support/assertions/page-problems.js';
import { mount } from '../support/fixture.js';
import { findAll, painted, until, user } from '../support/user.js';

type Kind = 'number' | 'date';
interface Column {
  readonly kind: Kind;
  readonly valueLanguage?: string;
}
/** An element with columns: shows one column of values beside a label, and sorts. */
interface Shown {
  readonly root: Element;
  /** The texts of the column, in the order of the rows. */
  texts(): string[];
  sort(): Promise<void>;
}

let columnCount = 0;
/** Warnings are logged once for each column. */
const columnsOf = ({ kind, valueLanguage }: Column): { name: string; [option: string]: unknown }[] => [
  { name: 'label', label: 'Nome' },
  {
    name: `column${++columnCount}`,
    label: 'Valor',
    field: 'value',
    kind,
    sortingType: kind,
    sortable: true,
    ...(valueLanguage && { valueLanguage }),
  },
];
const rowsOf = (values: readonly unknown[]): object[] =>
  values.map((value, index) => ({ id: `r${index}`, label: `Linha ${index}`, value }));

/** The rendered table in an element. */
function shown(root: Element, textOfCell: (cell: Element) => string = textOf): Shown {
  const headings = (): Element[] => findAll(root, '[role=columnheader]:not(.checkbox-cell)');
  const isValue = (one: Element): boolean => textOf(one).startsWith('Valor');
  return {
    root,
    texts: () => renderedRows(root).map((row) => textOfCell(cells(row)[headings().findIndex(isValue)] as Element)),
    async sort() {
      await user.click(headings().find(isValue) as Element);
      await painted();
    },
  };
}

const elements: Readonly<Record<string, (column: Column, values: readonly unknown[]) => Promise<Shown>>> = {
  'dass-data-table': async (column, values) =>
    shown(
      await mount('dass-data-table', {
        properties: { label: 'Valores', rowKey: 'id', rows: rowsOf(values), columns: columnsOf(column) },
      }),
    ),
  'dass-hierarchy-table': async (column, values) =>
    shown(
      await mount('dass-hierarchy-table', {
        properties: { label: 'Valores', rows: rowsOf(values), columns: columnsOf(column) },
      }),
    ),
  async 'dass-copy-dialog'(column, values) {
    const rows = [{ id: 'source', label: 'Origem', value: '' }, ...rowsOf(values)];
    const [, columnOfValues] = columnsOf(column);
    const element = await mount('dass-copy-dialog', { properties: { rows, columns: [columnOfValues] } });
    element.sourceKey = 'source';
    await element.show();
    await until('the rows are rendered', () => findAll(element, '[role=grid] .row').length >= values.length);
    await painted();
    return shown(element, (cell) => textOf(cell).replace(/\s+(?:muda|igual|mantido)[\s\S]*/, ''));
  },
  async 'dass-lookup-dialog'(column, values) {
    const element = await mount('dass-lookup-dialog', {
      properties: { heading: 'Valores', tableColumns: columnsOf(column), tableValues: rowsOf(values) },
    });
    await element.show();
    await until('the rows are rendered', () => findAll(element, '[role=grid] .row').length >= values.length);
    await painted();
    return shown(element);
  },
};

const serviceNumbers = ['10', '1.250', '-0.5', '2', 1.5, '1e3'];
const numbersInPortuguese = ['1.234,56', '10', '-0,5', 'R$ 2,00', '1.250', '3-'];
/** Texts of services and how a column shows them: a day, or a day with a time. */
const serviceDates: readonly (readonly [unknown, string])[] = [
  ['2026-03-05T00:00:00Z', '05/03/2026'],
  ['2026-03-04T00:00:00.000+00:00', '04/03/2026'],
  ['/Date(1772496000000)/', '03/03/2026'],
  ['\\/Date(1772420400000-0300)\\/', '02/03/2026'],
  ['01-MAR-26', '01/03/2026'],
  ['28-FEB-26 02.30.15.123456 PM', '28/02/2026, 14:30'],
  ['2026-02-27-14.30.15.123456', '27/02/2026, 14:30'],
  ['20260226', '26/02/2026'],
  ['2026-02-25 14:30:15.250', '25/02/2026, 14:30'],
  ['2026/02/24', '24/02/2026'],
  ['Feb 23, 2026', '23/02/2026'],
];

describe('Every element with columns', () => {
  before(() => setViewport({ width: 1200, height: 1100 }));
  after(() => setViewport({ width: 800, height: 600 }));

  for (const [tag, show] of Object.entries(elements)) {
    it(`[FI-06] <${tag}> shows and sorts decimals that a service sends as text`, async () => {
      const element = await show({ kind: 'number' }, serviceNumbers);
      expect(element.texts()).to.include.members(['10', '1,250', '-0,5', '2', '1,5']);
      await element.sort();
      expect(element.texts()).to.deep.equal(['-0,5', '1,250', '1,5', '2', '10', '1e3']);
    });

    it(`[FI-06] <${tag}> reads numbers in the form of the language that the column names`, async () => {
      const element = await show({ kind: 'number', valueLanguage: 'pt-BR' }, numbersInPortuguese);
      expect(element.texts()).to.deep.equal(['1.234,56', '10', '-0,5', '2,00', '1.250', '-3']);
      await element.sort();
      expect(element.texts()).to.deep.equal(['-3', '-0,5', '2,00', '10', '1.234,56', '1.250']);
    });

    it(`[FI-06] <${tag}> shows and sorts dates as services send them`, async () => {
      // As many as every element renders at once.
      for (let from = 0; from < serviceDates.length; from += 4) {
        const dates = serviceDates.slice(from, from + 4);
        const texts = dates.map(([, text]) => text);
        const element = await show(
          { kind: 'date' },
          dates.map(([value]) => value),
        );
        expect(element.texts()).to.deep.equal(texts);
        await element.sort();
        expect(element.texts()).to.deep.equal(texts.toReversed());
        element.root.remove();
      }
    });

    it(`[FI-06] <${tag}> reads dates in the form of the language that the column names`, async () => {
      const texts = ['05/03/2026', '10/02/2026', '1/12/25', '04/03/2026 14:30', '2026-01-01'];
      const element = await show({ kind: 'date', valueLanguage: 'pt-BR' }, texts);
      await element.sort();
      expect(element.texts()).to.deep.equal([
        '01/12/2025',
        '01/01/2026',
        '10/02/2026',
        '04/03/2026, 14:30',
        '05/03/2026',
      ]);
    });

    it(`[FI-06] <${tag}> names a value that is none once, shows it as it is and sorts it last`, async () => {
      const values = ['sob consulta', '20', '', 'a definir', '3,5', null];
      let element: Shown | undefined;
      const warnings = await expectConsole(/is not a number/, async () => {
        element = await show({ kind: 'number', valueLanguage: 'pt-BR' }, values);
        await element.sort();
      });
      expect(warnings.length).to.equal(1);
      expect(warnings[0]).to.contain(`<${tag === 'dass-lookup-dialog' ? 'dass-data-table' : tag}>`);
      expect(element?.texts().slice(0, 2)).to.deep.equal(['3,5', '20']);
      expect(element?.texts()).to.include.members(['sob consulta', 'a definir']);
      // The copy dialog compares states, so that it reverses the whole order.
      if (tag === 'dass-copy-dialog') return;
      await element?.sort();
      expect(element?.texts().slice(0, 2), 'descending').to.deep.equal(['20', '3,5']);
    });

    it(`[FI-06] <${tag}> does not read texts in the form of a language without the option`, async () => {
      const element = await show({ kind: 'date' }, ['05/03/2026', '2026-03-06']);
      await element.sort();
      expect(element.texts()).to.deep.equal(['06/03/2026', '05/03/2026']);
    });
  }

  it('[FI-06] a table filters by the text that it shows', async () => {
    const element = await mount('dass-data-table', {
      properties: {
        label: 'Valores',
        rows: rowsOf(['1234,5', '77']),
        columns: columnsOf({ kind: 'number', valueLanguage: 'pt-BR' }),
        filter: '1.234',
      },
    });
    await painted();
    expect(shown(element).texts()).to.deep.equal(['1.234,5']);
  });

  it('[FI-06] the editor of a lookup shows and keeps a text in the form of a language as it is', async () => {
    const element = await mount('dass-lookup-edit-dialog', {
      properties: {
        tableColumns: columnsOf({ kind: 'number', valueLanguage: 'pt-BR' }),
        row: { id: 1, label: 'Linha', value: '1.234,56' },
      },
    });
    await element.show();
    const field = await until('the field is rendered', () =>
      findAll<HTMLElementTagNameMap['dass-text-input']>(element, 'dass-text-input').find(
        ({ name }) => name === 'value',
      ),
    );
    expect([field.type, field.value]).to.deep.equal(['text', '1.234,56']);
  });
});
