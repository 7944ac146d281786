import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { matchPasted, type PasteOptions } from './paste-list.js';

const items = ['TX-001', 'TX-002', 'CO-113'].map((code, id) => ({ id, code, name: ['Malha', 'Sarja', 'Couro'][id] }));
const headings = ['code', 'Código'];
const skipped = (text: string, more: Partial<PasteOptions> = {}) =>
  matchPasted(text, { items, field: 'code', headings, ...more }).skipped.map(({ text: value, reason }) => [
    value,
    reason,
  ]);

describe('the heading row of pasted text', () => {
  it('is detected in a table when the values below match items', () => {
    assert.deepEqual(skipped('Peça\tQuantidade\nTX-001\t4\nXX-1\t5\nCO-113\t1'), [
      ['Peça', 'heading'],
      ['XX-1', 'unmatched'],
    ]);
    assert.deepEqual(skipped('Peça\tQuantidade\nTX-001\t4'), [['Peça', 'heading']], 'one row');
    assert.deepEqual(skipped('Peça;Item\tQtd\nTX-001\t4'), [
      ['Peça', 'heading'],
      ['Item', 'heading'],
    ]);
  });

  it('is detected by the names of the fields, also in a list', () => {
    assert.deepEqual(skipped('CODIGO\nXX-1\nXX-2'), [
      ['CODIGO', 'heading'],
      ['XX-1', 'unmatched'],
      ['XX-2', 'unmatched'],
    ]);
    assert.deepEqual(skipped('Semana 47\tCódigo\n1\tXX-1')[0], ['Semana 47', 'heading']);
    assert.deepEqual(skipped('Peça\nTX-001'), [['Peça', 'unmatched']], 'a list with another field may contain a name');
    assert.deepEqual(skipped('XX-1\nCódigo'), [
      ['XX-1', 'unmatched'],
      ['Código', 'unmatched'],
    ]);
  });

  it('is not detected when the first row is data', () => {
    const rows = 'TX-001\t4\nTX-002\t7';
    assert.deepEqual(skipped(`XX-1\tlote\n${rows}`), [['XX-1', 'unmatched']], 'a code');
    assert.deepEqual(skipped(`Sem código\t12,5\n${rows}`), [['Sem código', 'unmatched']], 'an amount beside it');
    assert.deepEqual(skipped(`Malah\tlote\nSarja\tx`, { field: 'name' }), [['Malah', 'unmatched']], 'a typing error');
    assert.deepEqual(skipped('Peça\tQtd\nXX-1\t4\nXX-2\t7')[0], ['Peça', 'unmatched'], 'no value below matches');
    assert.deepEqual(skipped('Sarja\tCódigo\nMalha\tx', { field: 'name' }), [], 'it names an item');
    assert.deepEqual(matchPasted('code', { items: [{ id: 1, code: 'Code' }], field: 'code', headings }).skipped, []);
  });

  it('follows the choice of the user', () => {
    const text = 'Peça\tQtd\nTX-001\t4';
    assert.deepEqual(skipped(text, { heading: false }), [['Peça', 'unmatched']]);
    assert.deepEqual(skipped('TX-001;XX-1', { heading: true }), [
      ['TX-001', 'heading'],
      ['XX-1', 'unmatched'],
    ]);
    assert.deepEqual(skipped('', { heading: true }), []);
  });

  it('matches no item; an item with the same text is matched below', () => {
    const named = [...items, { id: 9, code: 'Peça' }];
    const result = matchPasted('Peça\nTX-001\nPeça', { items: named, field: 'code', heading: true });
    assert.deepEqual(result.items, [named[0], named[3]]);
  });
});
