import { expect } from 'chai';
import './data-table.js';
import type { DassDataTable, DataRequest } from './data-table.js';
import { cells, press, row, showTable, textOf } from '../../../test/support/elements/data-table.js';
import { testSaving } from '../../../test/support/elements/saving-tests.js';
import { until, user } from '../../../test/support/user.js';

testSaving('dass-data-table');

const columns = [
  { name: 'code', label: 'Código' },
  { name: 'price', label: 'Preço', kind: 'number', editable: true },
];
const price = (element: Element, code = 'C1'): string => textOf(cells(row(element, code))[1] as HTMLElement);
const isPrice = (element: Element, text: string, code = 'C1'): Promise<unknown> =>
  until(`the price is ${text}`, () => price(element, code) === text);
const enter = async (element: DassDataTable, code: string, text: string): Promise<void> => {
  await user.click(cells(row(element, code))[1] as HTMLElement);
  await press(...text, 'Enter');
  await isPrice(element, text, code);
};

describe('dass-data-table, saving rows of a source', () => {
  it('[DS-05] knows rows of a source by their keys, also when their blocks are loaded again', async () => {
    let prices = [10, 20, 30];
    const dataSource = {
      load: ({ from, count }: DataRequest) =>
        Promise.resolve({
          rows: prices.map((one, at) => ({ id: at + 1, code: `C${at + 1}`, price: one })).slice(from, from + count),
          total: 3,
        }),
    };
    const element = await showTable({ rows: undefined, columns, dataSource });
    const answers: { refuse(reason: string): void; resolve(): void }[] = [];
    element.addEventListener('dass-cell-change', ({ detail }) =>
      detail.waitFor(new Promise<void>((resolve) => answers.push({ refuse: detail.refuse, resolve }))),
    );
    await until('the rows are loaded', () => row(element, 'C3'));
    await enter(element, 'C1', '12');
    await enter(element, 'C2', '25');
    prices = [11, 20, 30];
    element.refreshRows();
    await isPrice(element, '30', 'C3');
    await element.updateComplete;
    expect([price(element, 'C1'), price(element, 'C2')]).to.deep.equal(['12', '25']);
    answers[0]!.refuse('Preço travado');
    answers[1]!.resolve();
    await isPrice(element, '11');
    prices = [11, 26, 30];
    element.refreshRows();
    await isPrice(element, '26', 'C2');
  });
});
