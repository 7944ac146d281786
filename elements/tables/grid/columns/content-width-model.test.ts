import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { areCodes, contentWidth, sampledIndexes } from './content-width-model.js';

const content = fc.record({
  cells: fc.double({ min: 0, max: 90, noNaN: true }),
  heading: fc.double({ min: 0, max: 20, noNaN: true }),
  kind: fc.constantFrom<'whole' | 'text' | 'unknown'>('whole', 'text', 'unknown'),
  isTree: fc.boolean(),
});

describe('contentWidth', () => {
  it('[TB-01] never cuts a number, a date or a code, nor its heading, and gives it no spare width', () => {
    fc.assert(
      fc.property(content, (given) => {
        const { min, grow } = contentWidth({ ...given, kind: 'whole', isTree: false });
        if (given.cells === 0) return;
        assert.ok(min >= Math.min(28, Math.max(given.cells, given.heading)));
        assert.equal(grow, 0);
      }),
    );
  });

  it('[TB-01] gives each text a share of the spare width, and no column more than 28 rem of its own', () => {
    fc.assert(
      fc.property(content, (given) => {
        const { min, grow } = contentWidth(given);
        assert.ok(min > 0 && min <= 28);
        if (given.kind !== 'whole') assert.ok(grow >= 1);
      }),
    );
  });

  it('[TB-01] gives the spare width to the longer text, until both are whole', () => {
    const text = (cells: number) => contentWidth({ cells, heading: 4, kind: 'text', isTree: false });
    const [long, short] = [text(24), text(9)];
    assert.deepEqual([long.min, short.min], [10, 9]);
    assert.ok(long.grow > 10 * short.grow);
  });
});

describe('areCodes', () => {
  it('[TB-01] knows single words from texts', () => {
    assert.equal(areCodes(['CO-00012', '', 'TX 4'.replace(' ', '')], 6), true);
    assert.equal(areCodes(['CO-2', 'Couro bovino'], 6), false);
    assert.equal(areCodes(['', ''], 6), false, 'without texts');
    assert.equal(areCodes(['https://example.com/a/long/address/of/some/document.pdf'], 30), false, 'too long');
  });
});

describe('sampledIndexes', () => {
  it('[TB-01] spreads few indexes over all rows, the first and the last among them', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 400 }), (rows, columns) => {
        const indexes = sampledIndexes(rows, columns);
        assert.ok(indexes.length <= Math.min(200, rows) && indexes.length * columns <= Math.max(6000, 50 * columns));
        assert.equal(new Set(indexes).size, indexes.length);
        if (rows > 1) assert.deepEqual([indexes[0], indexes.at(-1)], [0, rows - 1]);
        assert.ok(indexes.every((index) => index >= 0 && index < rows));
      }),
    );
  });
});
