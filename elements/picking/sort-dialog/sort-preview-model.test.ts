import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { previewLines } from './sort-preview-model.js';

describe('previewLines()', () => {
  it('[SO-01] shows the items that change and one around them', () => {
    const before = ['A', 'B', 'C', 'D', 'E', 'F'];
    const lines = previewLines(before, ['A', 'B', 'D', 'C', 'E', 'F']);
    assert.deepEqual(
      lines.map(({ position: position, label, isMoved }) => [position, label, isMoved]),
      [
        [2, 'B', false],
        [3, 'D', true],
        [4, 'C', true],
        [5, 'E', false],
      ],
    );
    assert.deepEqual(previewLines(before, before), []);
    assert.deepEqual(previewLines([], ['A']), [{ position: 1, label: 'A', isMoved: true, leftOut: 0 }]);
  });

  it('shows eight items at most, and how many are left out', () => {
    const numbers = fc.integer({ min: 2, max: 300 });
    fc.assert(
      fc.property(numbers, fc.nat(299), fc.nat(299), (count, a, b) => {
        const before = Array.from({ length: count }, (_, n) => `${n}`);
        const after = [...before];
        after.splice(b % count, 0, ...after.splice(a % count, 1));
        const lines = previewLines(before, after);
        assert.equal(lines.length <= 8, true);
        if (lines.length === 0) return;
        const left = lines.reduce((sum, line) => sum + line.leftOut, 0);
        assert.equal(lines.length + left, lines.at(-1)!.position - lines[0]!.position + 1);
        for (const { position: position, label } of lines) assert.equal(after[position - 1], label);
      }),
    );
  });
});
