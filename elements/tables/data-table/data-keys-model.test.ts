import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { OPTIONS_COLUMN } from '../grid/movement-model.js';
import { commandOf, type DataContext } from './data-keys-model.js';

const context: DataContext = {
  visibleIndex: 3,
  column: 1,
  count: 10,
  columns: 4,
  page: 5,
  isRowMissing: false,
  isRtl: false,
  selection: 'multiple',
  editor: undefined,
};
const press = (keys: string, more: Partial<DataContext> = {}) => {
  const names = keys.split('+');
  const has = (name: string): boolean => names.slice(0, -1).includes(name);
  const event = {
    key: names.at(-1) === 'Space' ? ' ' : (names.at(-1) ?? ''),
    ctrlKey: has('Ctrl'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    metaKey: has('Meta'),
  };
  return commandOf(event, { ...context, ...more });
};
/** Where a key moves to: `[visibleIndex, column]`. */
const moved = (keys: string, more: Partial<DataContext> = {}) => {
  const command = press(keys, more);
  return command?.type === 'move' ? [command.to.visibleIndex, command.to.column] : command?.type;
};

describe('commandOf, in a row', () => {
  it('moves from cell to cell, and stays in the table', () => {
    assert.deepEqual(moved('ArrowRight'), [3, 2]);
    assert.deepEqual(moved('ArrowRight', { column: 3 }), [3, 3]);
    assert.deepEqual(moved('ArrowLeft', { column: 0 }), [3, -1], 'to the checkbox');
    assert.deepEqual(moved('ArrowLeft', { column: 0, selection: 'single' }), [3, 0]);
    assert.deepEqual(moved('ArrowLeft', { isRtl: true }), [3, 2]);
    assert.deepEqual(
      [moved('Home'), moved('End')],
      [
        [3, -1],
        [3, 3],
      ],
    );
    assert.deepEqual(
      [moved('Ctrl+Home'), moved('Ctrl+End')],
      [
        [0, -1],
        [9, 3],
      ],
    );
    assert.deepEqual(
      [moved('PageUp'), moved('PageDown'), moved('ArrowUp', { visibleIndex: 0 })],
      [
        [0, 1],
        [8, 1],
        [-1, 1],
      ],
    );
  });

  it('changes an editable cell with Space and Enter, and selects the row with Ctrl or Shift', () => {
    assert.deepEqual(press('Space', { editor: 'flag' }), { type: 'toggle' });
    assert.deepEqual(press('Enter', { editor: 'flag' }), { type: 'toggle' });
    assert.deepEqual(press('Ctrl+Space', { editor: 'flag' }), { type: 'select', isRange: false });
    assert.deepEqual(press('Shift+Space', { editor: 'flag' }), { type: 'select', isRange: true });
    assert.deepEqual([press('Enter'), press('F2')], [{ type: 'activate' }, { type: 'activate' }]);
    assert.deepEqual(press('Space', { selection: 'none' }), { type: 'nothing' });
  });

  it('leaves keys to the browser that the grid does not use', () => {
    for (const keys of ['Tab', 'Escape', 'Ctrl+p', 'Alt+ArrowLeft', 'Ctrl+Shift+c', 'F5'])
      assert.equal(press(keys), undefined, keys);
    assert.equal(press('Ctrl+a', { selection: 'single' }), undefined);
  });

  it('moves around a missing row, and acts on no row there', () => {
    const isRowMissing = true;
    assert.deepEqual(
      [moved('ArrowDown', { isRowMissing }), moved('ArrowUp', { isRowMissing })],
      [
        [3, 1],
        [2, 1],
      ],
    );
    for (const keys of ['Enter', 'Space', 'ArrowLeft'])
      assert.deepEqual(press(keys, { isRowMissing }), { type: 'nothing' });
    assert.equal(press('Ctrl+Space', { isRowMissing }), undefined);
  });
});

describe('commandOf, in the header', () => {
  const header = { visibleIndex: -1 };

  it('moves through checkbox, headings and options, which come after the first heading', () => {
    const stops = [-1, 0, OPTIONS_COLUMN, 1, 2, 3];
    stops.forEach((column, at) => {
      assert.deepEqual(moved('ArrowRight', { ...header, column }), [-1, stops[Math.min(at + 1, 5)]]);
      assert.deepEqual(moved('ArrowLeft', { ...header, column }), [-1, stops[Math.max(at - 1, 0)]]);
    });
    assert.deepEqual(moved('ArrowDown', { ...header, column: OPTIONS_COLUMN }), [0, 0]);
    assert.deepEqual(moved('PageDown', { ...header, column: 2 }), [5, 2]);
    assert.equal(moved('ArrowDown', { ...header, count: 0 }), 'nothing');
  });

  it('sorts, adds to the sorting, resizes, selects all and opens the options', () => {
    assert.deepEqual(press('Enter', header), { type: 'sort', column: 1, isAdded: false });
    assert.deepEqual(press('Ctrl+Enter', header), { type: 'sort', column: 1, isAdded: true });
    assert.deepEqual(press('Shift+Enter', header), { type: 'sort', column: 1, isAdded: true });
    assert.deepEqual(press('Shift+ArrowRight', header), { type: 'resize', column: 1, by: 1 });
    assert.deepEqual(press('Space', { ...header, column: -1 }), { type: 'select-all' });
    assert.deepEqual(press('Enter', { ...header, column: OPTIONS_COLUMN }), { type: 'options' });
    assert.deepEqual(press('Shift+F10', { ...header, column: OPTIONS_COLUMN }), { type: 'options' });
  });

  it('[TB-13] opens the context menu of a heading and of a row, and moves a column', () => {
    assert.deepEqual(press('Shift+F10', header), { type: 'menu' });
    assert.deepEqual(press('ContextMenu'), { type: 'menu' });
    assert.deepEqual(press('Ctrl+Shift+ArrowRight', header), { type: 'move-column', column: 1, by: 1 });
    assert.deepEqual(press('Ctrl+Shift+ArrowLeft', header), { type: 'move-column', column: 1, by: -1 });
    assert.deepEqual(press('Ctrl+Shift+ArrowRight', { ...header, isRtl: true }), {
      type: 'move-column',
      column: 1,
      by: -1,
    });
    assert.equal(press('Ctrl+Shift+ArrowRight'), undefined, 'not in a row');
  });

  it('[TB-08] opens the filter of a heading', () => {
    assert.deepEqual(press('Alt+ArrowDown', header), { type: 'filter', column: 1 });
    assert.equal(press('Alt+ArrowDown', { ...header, column: OPTIONS_COLUMN }), undefined);
    assert.equal(press('Alt+ArrowDown'), undefined, 'not in a row');
  });
});

describe('commandOf, any key', () => {
  it('never moves out of the table', () => {
    const keys = [
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
      'Ctrl+Home',
      'Ctrl+End',
    ];
    const place = fc.record({
      count: fc.integer({ min: 1, max: 30 }),
      columns: fc.integer({ min: 1, max: 6 }),
      row: fc.nat(),
      column: fc.nat(),
      key: fc.constantFrom(...keys),
      isRtl: fc.boolean(),
      isRowMissing: fc.boolean(),
    });
    fc.assert(
      fc.property(place, ({ count, columns, row, column, key, isRtl, isRowMissing }) => {
        const visibleIndex = (row % (count + 1)) - 1;
        const command = press(key, {
          ...{ count, columns, isRtl, visibleIndex },
          isRowMissing: isRowMissing && visibleIndex >= 0,
          column: (column % (columns + 1)) - 1,
        });
        if (command?.type !== 'move') return;
        assert.ok(command.to.visibleIndex >= -1 && command.to.visibleIndex < count);
        assert.ok(command.to.column >= OPTIONS_COLUMN && command.to.column < columns);
      }),
    );
  });
});
