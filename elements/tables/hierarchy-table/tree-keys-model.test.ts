import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandOf, type TreeCommand, type TreeContext } from './tree-keys-model.js';

const none = { key: '', code: '', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const context: TreeContext = {
  visibleIndex: 3,
  column: -1,
  isRowMissing: false,
  count: 20,
  columns: 4,
  page: 8,
  isRtl: false,
  isExpanded: undefined,
  parent: 1,
  isExpandable: true,
  selection: 'multiple',
};
const press = (
  key: string,
  more: Partial<TreeContext> = {},
  event: Partial<typeof none> = {},
): TreeCommand | undefined => commandOf({ ...none, key, ...event }, { ...context, ...more });
/** The position that a key moves to, as `visibleIndex,column`. */
const to = (key: string, more: Partial<TreeContext> = {}, event: Partial<typeof none> = {}): string => {
  const command = press(key, more, event);
  return command?.type === 'move' ? `${command.to.visibleIndex},${command.to.column}` : (command?.type ?? 'none');
};

describe('The keys of a treegrid', () => {
  it('[HT-03] Right expands a row, then moves into its cells; Left moves back, collapses it, then moves to its parent', () => {
    assert.equal(to('ArrowRight', { isExpanded: false }), 'expand');
    assert.equal(to('ArrowRight', { isExpanded: true }), '3,0');
    assert.equal(to('ArrowRight'), '3,0');
    assert.equal(to('ArrowRight', { column: 3 }), '3,3');
    assert.equal(to('ArrowLeft', { column: 0, isExpanded: true }), '3,-1');
    assert.equal(to('ArrowLeft', { isExpanded: true }), 'collapse');
    assert.equal(to('ArrowLeft', { isExpanded: false }), '1,-1');
    assert.equal(to('ArrowLeft', { isExpanded: undefined, parent: -1 }), 'nothing');
  });

  it('is mirrored from right to left', () => {
    assert.equal(to('ArrowLeft', { isExpanded: false, isRtl: true }), 'expand');
    assert.equal(to('ArrowRight', { isExpanded: true, isRtl: true }), 'collapse');
    assert.equal(to('ArrowLeft', { visibleIndex: -1, column: -2, isRtl: true }), '-1,1');
  });

  it('moves by rows, pages and to the ends, within the column', () => {
    assert.equal(to('ArrowDown', { column: 2 }), '4,2');
    assert.equal(to('ArrowDown', { visibleIndex: 19 }), '19,-1');
    assert.equal(to('PageDown'), '11,-1');
    assert.equal(to('PageUp'), '0,-1');
    assert.equal(to('Home'), '0,-1');
    assert.equal(to('End'), '19,-1');
    assert.equal(to('Home', { column: 2 }), '3,0');
    assert.equal(to('End', { column: 2 }), '3,3');
    assert.equal(to('Home', { column: 2 }, { ctrlKey: true }), '0,2');
    assert.equal(to('End', { column: 2 }, { ctrlKey: true }), '19,2');
  });

  it('[HT-03, HT-04] the header is above the first row: its first position expands all, its headings sort', () => {
    assert.equal(to('ArrowUp', { visibleIndex: 0 }), '-1,-1');
    assert.equal(to('ArrowUp', { visibleIndex: 0, column: 2 }), '-1,2');
    assert.equal(to('ArrowDown', { visibleIndex: -1, column: 2 }), '0,2');
    assert.equal(to('ArrowDown', { visibleIndex: -1, count: 0 }), 'nothing');
    assert.equal(to('ArrowRight', { visibleIndex: -1 }), '-1,0');
    assert.equal(to('ArrowLeft', { visibleIndex: -1, column: 0 }), '-1,-1');
    assert.equal(to('ArrowLeft', { visibleIndex: -1, column: -1 }), '-1,-1');
    assert.equal(
      to('ArrowRight', { visibleIndex: -1, column: 0 }),
      '-1,-2',
      'the options button follows the first heading',
    );
    assert.equal(to('ArrowRight', { visibleIndex: -1, column: -2 }), '-1,1');
    assert.equal(to('ArrowLeft', { visibleIndex: -1, column: 1 }), '-1,-2');
    assert.equal(to('ArrowLeft', { visibleIndex: -1, column: -2 }), '-1,0');
    assert.equal(
      to('ArrowLeft', { visibleIndex: -1, column: 0, isExpandable: false }),
      '-1,0',
      'there is no expand-all button',
    );
    assert.equal(to('ArrowRight', { visibleIndex: -1, column: -2, columns: 1 }), '-1,-2');
    assert.equal(to('Home', { visibleIndex: -1, column: 2 }), '-1,-1');
    assert.equal(to('Home', { visibleIndex: -1, column: 2, isExpandable: false }), '-1,0');
    assert.equal(to('End', { visibleIndex: -1 }), '-1,3');
    assert.equal(to('End', { visibleIndex: -1, columns: 1 }), '-1,-2');
    assert.equal(to('ArrowDown', { visibleIndex: -1, column: -2 }), '0,-1');
    assert.equal(to('Enter', { visibleIndex: -1, column: -2 }), 'options');
    assert.deepEqual(press('F10', {}, { shiftKey: true }), { type: 'menu' });
    assert.equal(to('ContextMenu', { visibleIndex: -1, column: 1 }), 'menu');
    assert.equal(to('ContextMenu', { visibleIndex: -1, column: -1 }), 'options');
    const arrow = (key: string, isRtl = false) =>
      press(key, { visibleIndex: -1, column: 1, isRtl }, { shiftKey: true, ctrlKey: true });
    assert.deepEqual(arrow('ArrowLeft'), { type: 'move-column', column: 1, by: -1 });
    assert.deepEqual(arrow('ArrowLeft', true), { type: 'move-column', column: 1, by: 1 });
    assert.equal(to('Enter', { visibleIndex: -1 }), 'toggle-all');
    assert.deepEqual(press('Enter', { visibleIndex: -1, column: 2 }), { type: 'sort', column: 2 });
    assert.deepEqual(press(' ', { visibleIndex: -1, column: 2 }), { type: 'sort', column: 2 });
    assert.deepEqual(press('ArrowRight', { visibleIndex: -1, column: 2 }, { shiftKey: true }), {
      type: 'resize',
      column: 2,
      by: 1,
    });
  });

  it('Space selects, Enter activates, * expands the siblings, Alt with a digit expands to a level', () => {
    assert.deepEqual(press(' '), { type: 'select', visibleIndex: 3, isRange: false, withDescendants: false });
    assert.deepEqual(press(' ', {}, { ctrlKey: true }), {
      type: 'select',
      visibleIndex: 3,
      isRange: false,
      withDescendants: true,
    });
    assert.equal(to(' ', { isExpanded: false, selection: 'none' }), 'nothing');
    assert.deepEqual(press('Enter'), { type: 'activate', position: { visibleIndex: 3, column: -1 } });
    assert.deepEqual(press('*'), { type: 'expand-siblings', visibleIndex: 3 });
    assert.deepEqual(press('2', {}, { altKey: true, code: 'Digit2' }), { type: 'expand-to-level', level: 2 });
    assert.deepEqual(press('ArrowDown', {}, { shiftKey: true }), {
      type: 'move',
      to: { visibleIndex: 4, column: -1 },
      selects: true,
    });
  });

  it('[HT-01] when the active row is gone, moves to the rows around it, and no key acts on a row', () => {
    const isRowMissing = true;
    assert.equal(to('ArrowDown', { isRowMissing, column: 2 }), '3,2', 'the row after it');
    assert.equal(to('ArrowUp', { isRowMissing }), '2,-1');
    assert.equal(to('ArrowUp', { isRowMissing, visibleIndex: 0 }), '-1,-1', 'the header');
    assert.equal(to('PageDown', { isRowMissing }), '10,-1');
    assert.equal(to('PageUp', { isRowMissing, visibleIndex: 12 }), '4,-1');
    assert.equal(to('ArrowDown', { isRowMissing, visibleIndex: 20 }), '19,-1', 'the removed row was the last one');
    assert.equal(to('ArrowUp', { isRowMissing, visibleIndex: 30 }), '19,-1', 'there are fewer rows than before');
    assert.equal(to('Home', { isRowMissing, column: 2 }), '0,2');
    assert.equal(to('End', { isRowMissing }), '19,-1');
    for (const key of ['Enter', ' ', 'F2', '*', 'ArrowLeft', 'ArrowRight'])
      assert.equal(to(key, { isRowMissing }), 'nothing', key);
    for (const key of ['ArrowDown', 'PageDown', 'PageUp', 'Home', 'End'])
      assert.equal(to(key, { isRowMissing, visibleIndex: 0, count: 0 }), 'nothing', `${key} without rows`);
    assert.equal(press(' ', { isRowMissing }, { ctrlKey: true }), undefined);
    assert.equal(press('c', { isRowMissing }, { ctrlKey: true }), undefined);
    assert.deepEqual(press('a', { isRowMissing }, { ctrlKey: true }), { type: 'select-all' });
    assert.deepEqual(press('2', { isRowMissing }, { altKey: true, code: 'Digit2' }), {
      type: 'expand-to-level',
      level: 2,
    });
  });

  it('leaves other keys to the page', () => {
    assert.equal(press('ArrowLeft', {}, { altKey: true }), undefined);
    assert.equal(press('a', { selection: 'single' }, { ctrlKey: true }), undefined);
    assert.equal(press('Tab'), undefined);
    assert.equal(press('Escape'), undefined);
    assert.equal(press('r', {}, { ctrlKey: true }), undefined);
  });
});
