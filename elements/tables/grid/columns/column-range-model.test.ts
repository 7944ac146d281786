import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ColumnRange, type ColumnView } from './column-range-model.js';

const widths = fc.array(fc.integer({ min: 40, max: 500 }), { minLength: 30, maxLength: 300 });
const view = fc.record({
  width: fc.integer({ min: 320, max: 2000 }),
  checkbox: fc.constantFrom(0, 40),
  isPinned: fc.boolean(),
});
const positions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 20 });
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** What was rendered ahead, 1,200 px, stays while the view returns by the 200 px behind and one column, 500 px at most. */
const FAR_PX = 1900;
const wentBack: [number[], ColumnView, number[]] = [
  [
    ...[40, 189, 46, 70, 174, 57, 153, 46, 390, 43, 96, 44, 94, 186, 43, 212],
    ...[42, 127, 44, 44, 148, 40, 40, 40, 40, 40, 372, 41, 47, 73, 48],
  ],
  { width: 987, checkbox: 40, isPinned: false },
  [0.141847313854854, 0],
];

describe('ColumnRange', () => {
  it('[TB-12] renders all columns in view, and none more than a margin away', () => {
    fc.assert(
      fc.property(widths, view, positions, (given, size, scrolled) => {
        const range = new ColumnRange();
        range.setColumns(given, size);
        const total = size.checkbox + sum(given);
        for (const part of scrolled) {
          const position = part * Math.max(0, total - size.width);
          range.scrollTo(position);
          const rendered = new Set(range.slots().map(({ columnIndex }) => columnIndex));
          given.forEach((width, at) => {
            const start = size.checkbox + sum(given.slice(0, at));
            const isPinned = at === 0 || (size.isPinned && at === given.length - 1);
            if (isPinned) assert.ok(rendered.has(at));
            else if (
              start < position + size.width - (size.isPinned ? given.at(-1)! : 0) &&
              start + width > position + size.checkbox + given[0]!
            )
              assert.ok(rendered.has(at), `column ${at} is in view`);
            else if (start > position + size.width + FAR_PX || start + width < position - FAR_PX)
              assert.ok(!rendered.has(at) || rendered.size <= 4, `column ${at} is far away`);
          });
        }
      }),
      { examples: [wentBack] },
    );
  });

  it('[TB-12] keeps each column where it is, whatever is rendered', () => {
    fc.assert(
      fc.property(widths, view, positions, fc.nat(299), (given, size, scrolled, active) => {
        const range = new ColumnRange();
        range.setColumns(given, size);
        for (const part of scrolled) {
          range.scrollTo(part * Math.max(0, sum(given) - size.width));
          let end = 0;
          const slots = range.slots(active);
          for (const { columnIndex, before, after } of slots) {
            assert.equal(end + before, sum(given.slice(0, columnIndex)));
            end += before + (given[columnIndex] as number) + after;
          }
          assert.equal(end, sum(given));
          if (active < given.length) assert.ok(slots.some(({ columnIndex }) => columnIndex === active));
          assert.equal(slots[0]?.after, 0, 'the first column can stay in sight');
          if (size.isPinned) assert.equal(slots.at(-1)?.before, 0, 'and so can the last one');
        }
      }),
    );
  });

  it('[TB-12] returns the same list until other columns are rendered', () => {
    const range = new ColumnRange();
    range.setColumns(
      Array.from({ length: 200 }, () => 100),
      { width: 1000, checkbox: 0, isPinned: false },
    );
    const before = range.slots(3);
    assert.equal(range.scrollTo(150), false);
    assert.equal(range.slots(4), before, 'the active column is in the range');
    assert.equal(range.scrollTo(1_500), true);
    assert.notEqual(range.slots(4), before);
    let changes = 0;
    for (let position = 1_500; position < 11_500; position += 200) if (range.scrollTo(position)) changes++;
    assert.ok(changes <= 14, `${changes} changes in 50 steps`);
  });
});
