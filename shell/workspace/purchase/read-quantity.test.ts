import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PastedRows } from 'dass-elements/dass-pick-list.js';
import { decimalSign } from 'dass-elements/text.js';
import type { PurchaseMaterial } from './api.js';
import { pastedQuantities } from './pasted-quantities.js';
import { readQuantity } from './read-quantity.js';

const material = (id: number, unit = 'kg'): PurchaseMaterial => ({
  ...{ id, code: `TX-${id}`, name: '', unit, supplier: '', price: 1, blockedReason: '' },
});
const pasted = (
  cells: readonly (readonly string[])[],
  headings: readonly string[] = [],
  column = 0,
): PastedRows<PurchaseMaterial> => ({
  rows: cells.map((row, at) => ({ item: material(at), text: row[column] as string, cells: row })),
  headings,
  column,
});
const read = (...given: Parameters<typeof pasted>) => {
  const { quantities, isUnclear } = pastedQuantities(pasted(...given), 'pt-BR');
  return isUnclear ? 'unclear' : quantities.map(({ quantity }) => quantity);
};

describe('readQuantity()', () => {
  it('[PA-01] reads numbers in Portuguese, Spanish and English notation', () => {
    for (const [text, pt, en] of [
      ['1.200,5', '1200.5', '1200.5'],
      ['1,200.5', '1200.5', '1200.5'],
      ['1.200', '1200', '1.200'],
      ['1,200', '1.200', '1200'],
      ['12,5', '12.5', '12.5'],
      ['0.250', '0.250', '0.250'],
      ['1.200.300', '1200300', '1200300'],
      ['1,200,300.25', '1200300.25', '1200300.25'],
      ['1 200,5', '1200.5', '1200.5'],
      ['1\u00a0200', '1200', '1200'],
      ['1\u202f200', '1200', '1200'],
      ["1'200.50", '1200.50', '1200.50'],
      ['007', '7', '7'],
      ['-5', '-5', '-5'],
      ['−5', '-5', '-5'],
      [' 85 ', '85', '85'],
      ['85 kg', '85', '85'],
      ['2,5KG', '2.5', '2.5'],
      ['12,', '12', '12'],
      ['1,5E+3', '1500', '1500'],
      ['R$ 12,50', '12.50', '12.50'],
    ] as const) {
      assert.equal(readQuantity(text, 'kg', ','), pt, `${text} in Portuguese`);
      assert.equal(readQuantity(text, 'kg', '.'), en, `${text} in English`);
    }
    assert.deepEqual(['pt-BR', 'es', 'en'].map(decimalSign), [',', ',', '.']);
  });

  it('[PA-01] returns undefined for anything else', () => {
    for (const text of ['', ' ', 'abc', '1,2,3', '1.20.5', '1..2', '1,5,', '12/03', '85 m', '--5', '1.2,3,4', '½'])
      for (const sign of [',', '.'] as const) assert.equal(readQuantity(text, 'kg', sign), undefined, text);
  });

  it('[PA-01] reads the output of Intl.NumberFormat in each language', () => {
    const number = fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 1000);
    fc.assert(
      fc.property(number, fc.constantFrom('pt-BR', 'es', 'en', 'de', 'fr'), (value, language) => {
        const text = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(value);
        assert.equal(Number(readQuantity(text, '', decimalSign(language))), value, text);
      }),
    );
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(',', '.'), (text, sign) => {
        const value = readQuantity(text, 'kg', sign as ',');
        assert.ok(value === undefined || Number.isFinite(Number(value)), text);
      }),
    );
  });
});

describe('pastedQuantities()', () => {
  it('[PA-01] uses the column with a known heading, at any position', () => {
    assert.deepEqual(read([['3', 'TX-0', '9,90']], ['Qtde.', 'Código', 'Preço'], 1), ['3']);
    assert.deepEqual(read([['TX-0', '9.90', '3']], ['Code', 'Price', 'Quantity']), ['3']);
    assert.deepEqual(read([['TX-0', 'abc']], ['Código', 'Cantidad']), [''], 'also with nonsense');
  });

  it('[PA-01] uses the only numeric column after the codes, and none if there are several', () => {
    assert.deepEqual(
      read(
        [
          ['1', 'TX-0', 'azul', '7'],
          ['2', 'TX-1', '', 'x'],
          ['3', 'TX-2', '', ''],
        ],
        [],
        1,
      ),
      ['7', '', ''],
    );
    assert.deepEqual(read([['TX-0', '7', '9,90']]), 'unclear');
    assert.deepEqual(read([['TX-0', 'azul']]), []);
    assert.deepEqual(read([['TX-0']], [], -1), []);
  });

  it('[PA-01] reads ambiguous numbers like the rest of the column', () => {
    assert.deepEqual(
      read([
        ['TX-0', '1,200'],
        ['TX-1', '2,500.5'],
      ]),
      ['1200', '2500.5'],
    );
    assert.deepEqual(
      read([
        ['TX-0', '1.200'],
        ['TX-1', '2.5'],
      ]),
      ['1.200', '2.5'],
    );
    assert.deepEqual(
      read([
        ['TX-0', '1.200'],
        ['TX-1', '2,5'],
      ]),
      ['1200', '2.5'],
    );
    assert.deepEqual(
      read([
        ['TX-0', '1.200'],
        ['TX-1', '2.5'],
        ['TX-2', '2,5'],
      ]),
      ['1200', '2.5', '2.5'],
    );
  });
});
