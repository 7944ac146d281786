import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandOf, type GridCommand, type GridContext } from './keys-model.js';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const context: GridContext = {
  index: 3,
  column: -1,
  isInGap: false,
  count: 20,
  columns: 4,
  page: 8,
  isRtl: false,
  isOpen: undefined,
  parent: 1,
  hasToggle: true,
  selection: 'multiple',
};
const press = (
  key: string,
  more: Partial<GridContext> = {},
  event: Partial<typeof none> = {},
): GridCommand | undefined => commandOf({ ...none, key, ...event }, { ...context, ...more });
/** Where a key leads, as `index,column`. */
const to = (key: string, more: Partial<GridContext> = {}, event: Partial<typeof none> = {}): string => {
  const command = press(key, more, event);
  return command?.does === 'go' ? `${command.to.index},${command.to.column}` : (command?.does ?? 'none');
};

describe('The keys of a treegrid', () => {
  it('[HT-03] Right opens a row, then goes into its cells; Left comes back, closes it, then goes to its parent', () => {
    assert.equal(to('ArrowRight', { isOpen: false }), 'open');
    assert.equal(to('ArrowRight', { isOpen: true }), '3,0');
    assert.equal(to('ArrowRight'), '3,0');
    assert.equal(to('ArrowRight', { column: 3 }), '3,3');
    assert.equal(to('ArrowLeft', { column: 0, isOpen: true }), '3,-1');
    assert.equal(to('ArrowLeft', { isOpen: true }), 'close');
    assert.equal(to('ArrowLeft', { isOpen: false }), '1,-1');
    assert.equal(to('ArrowLeft', { isOpen: undefined, parent: -1 }), 'nothing');
  });

  it('is mirrored from right to left', () => {
    assert.equal(to('ArrowLeft', { isOpen: false, isRtl: true }), 'open');
    assert.equal(to('ArrowRight', { isOpen: true, isRtl: true }), 'close');
    assert.equal(to('ArrowLeft', { index: -1, column: -2, isRtl: true }), '-1,1');
  });

  it('goes by rows, pages and ends, and stays in its column', () => {
    assert.equal(to('ArrowDown', { column: 2 }), '4,2');
    assert.equal(to('ArrowDown', { index: 19 }), '19,-1');
    assert.equal(to('PageDown'), '11,-1');
    assert.equal(to('PageUp'), '0,-1');
    assert.equal(to('Home'), '0,-1');
    assert.equal(to('End'), '19,-1');
    assert.equal(to('Home', { column: 2 }), '3,0');
    assert.equal(to('End', { column: 2 }), '3,3');
    assert.equal(to('Home', { column: 2 }, { ctrlKey: true }), '0,2');
    assert.equal(to('End', { column: 2 }, { ctrlKey: true }), '19,2');
  });

  it('[HT-03, HT-04] the head is above the first row: its first place opens all, its headings sort', () => {
    assert.equal(to('ArrowUp', { index: 0 }), '-1,-1');
    assert.equal(to('ArrowUp', { index: 0, column: 2 }), '-1,2');
    assert.equal(to('ArrowDown', { index: -1, column: 2 }), '0,2');
    assert.equal(to('ArrowDown', { index: -1, count: 0 }), 'nothing');
    assert.equal(to('ArrowRight', { index: -1 }), '-1,0');
    assert.equal(to('ArrowLeft', { index: -1, column: 0 }), '-1,-1');
    assert.equal(to('ArrowLeft', { index: -1, column: -1 }), '-1,-1');
    assert.equal(to('ArrowRight', { index: -1, column: 0 }), '-1,-2', 'the options stand at the end of the heading');
    assert.equal(to('ArrowRight', { index: -1, column: -2 }), '-1,1');
    assert.equal(to('ArrowLeft', { index: -1, column: 1 }), '-1,-2');
    assert.equal(to('ArrowLeft', { index: -1, column: -2 }), '-1,0');
    assert.equal(to('ArrowLeft', { index: -1, column: 0, hasToggle: false }), '-1,0', 'there is no toggle');
    assert.equal(to('ArrowRight', { index: -1, column: -2, columns: 1 }), '-1,-2');
    assert.equal(to('Home', { index: -1, column: 2 }), '-1,-1');
    assert.equal(to('Home', { index: -1, column: 2, hasToggle: false }), '-1,0');
    assert.equal(to('End', { index: -1 }), '-1,3');
    assert.equal(to('End', { index: -1, columns: 1 }), '-1,-2');
    assert.equal(to('ArrowDown', { index: -1, column: -2 }), '0,-1');
    assert.equal(to('Enter', { index: -1, column: -2 }), 'options');
    assert.deepEqual(press('F10', {}, { shiftKey: true }), { does: 'options' });
    assert.equal(to('Enter', { index: -1 }), 'toggle-all');
    assert.deepEqual(press('Enter', { index: -1, column: 2 }), { does: 'sort', column: 2 });
    assert.deepEqual(press(' ', { index: -1, column: 2 }), { does: 'sort', column: 2 });
    assert.deepEqual(press('ArrowRight', { index: -1, column: 2 }, { shiftKey: true }), {
      does: 'resize',
      column: 2,
      by: 1,
    });
  });

  it('Space chooses and nothing else, Enter means the row, * its siblings, Alt with a digit a level', () => {
    assert.deepEqual(press(' '), { does: 'select', index: 3, isRange: false, withBelow: false });
    assert.deepEqual(press(' ', {}, { ctrlKey: true }), { does: 'select', index: 3, isRange: false, withBelow: true });
    assert.equal(to(' ', { isOpen: false, selection: 'none' }), 'nothing');
    assert.deepEqual(press('Enter'), { does: 'act', place: { index: 3, column: -1 } });
    assert.deepEqual(press('*'), { does: 'open-siblings', index: 3 });
    assert.deepEqual(press('2', {}, { altKey: true, code: 'Digit2' }), { does: 'open-level', level: 2 });
    assert.deepEqual(press('ArrowDown', {}, { shiftKey: true }), {
      does: 'go',
      to: { index: 4, column: -1 },
      selects: true,
    });
  });

  it('[HT-01] without an active row goes to the rows around the gap, and nothing else acts on a row', () => {
    const isInGap = true;
    assert.equal(to('ArrowDown', { isInGap, column: 2 }), '3,2', 'the row that took its place');
    assert.equal(to('ArrowUp', { isInGap }), '2,-1');
    assert.equal(to('ArrowUp', { isInGap, index: 0 }), '-1,-1', 'the head');
    assert.equal(to('PageDown', { isInGap }), '10,-1');
    assert.equal(to('PageUp', { isInGap, index: 12 }), '4,-1');
    assert.equal(to('ArrowDown', { isInGap, index: 20 }), '19,-1', 'it was the last one');
    assert.equal(to('ArrowUp', { isInGap, index: 30 }), '19,-1', 'there are fewer now');
    assert.equal(to('Home', { isInGap, column: 2 }), '0,2');
    assert.equal(to('End', { isInGap }), '19,-1');
    for (const key of ['Enter', ' ', 'F2', '*', 'ArrowLeft', 'ArrowRight'])
      assert.equal(to(key, { isInGap }), 'nothing', key);
    for (const key of ['ArrowDown', 'PageDown', 'PageUp', 'Home', 'End'])
      assert.equal(to(key, { isInGap, index: 0, count: 0 }), 'nothing', `${key} without rows`);
    assert.equal(press(' ', { isInGap }, { ctrlKey: true }), undefined);
    assert.equal(press('c', { isInGap }, { ctrlKey: true }), undefined);
    assert.deepEqual(press('a', { isInGap }, { ctrlKey: true }), { does: 'select-all' });
    assert.deepEqual(press('2', { isInGap }, { altKey: true, code: 'Digit2' }), { does: 'open-level', level: 2 });
  });

  it('leaves other keys to the page', () => {
    assert.equal(press('ArrowLeft', {}, { altKey: true }), undefined);
    assert.equal(press('a', { selection: 'single' }, { ctrlKey: true }), undefined);
    assert.equal(press('Tab'), undefined);
    assert.equal(press('Escape'), undefined);
    assert.equal(press('r', {}, { ctrlKey: true }), undefined);
  });
});
