import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commandOf, type EditingCommand, type EditingContext } from './editing-keys-model.js';

const context: EditingContext = {
  end: { row: 5, column: 1 },
  all: { top: 0, bottom: 19, first: 0, last: 2 },
  page: 4,
  isRtl: false,
  canEdit: true,
  selectsCells: true,
  hasRange: false,
  selectsRows: false,
};

function press(keys: string, more: Partial<EditingContext> = {}): EditingCommand | undefined {
  const parts = keys.split('+');
  const event = {
    key: parts.at(-1) as string,
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    altKey: parts.includes('Alt'),
  };
  return commandOf(event, { ...context, ...more });
}
const end = (keys: string, more?: Partial<EditingContext>): unknown[] | undefined => {
  const command = press(keys, more);
  return command?.type === 'extend' ? [command.to.row, command.to.column] : undefined;
};

describe('keys of cells and their values', () => {
  it('[TB-06] extend the range, to the edge with Ctrl', () => {
    assert.deepEqual(
      ['Shift+ArrowDown', 'Shift+ArrowLeft', 'Shift+PageUp', 'Shift+Home', 'Shift+End'].map((keys) => end(keys)),
      [
        [6, 1],
        [5, 0],
        [1, 1],
        [5, 0],
        [5, 2],
      ],
    );
    assert.deepEqual(
      ['Ctrl+Shift+ArrowDown', 'Meta+Shift+ArrowRight', 'Ctrl+Shift+Home', 'Ctrl+Shift+End'].map((keys) => end(keys)),
      [
        [19, 1],
        [5, 2],
        [0, 0],
        [19, 2],
      ],
    );
    assert.deepEqual(end('Shift+ArrowLeft', { isRtl: true }), [5, 2]);
    assert.equal(press('Shift+ArrowDown', { selectsCells: false }), undefined);
    assert.equal(press('ArrowDown'), undefined);
  });

  it('[TB-05] undo and redo, in a table that can be edited', () => {
    const types = (more?: Partial<EditingContext>) =>
      ['Ctrl+z', 'Ctrl+Shift+Z', 'Ctrl+y', 'Meta+z', 'Ctrl+Alt+z'].map((keys) => press(keys, more)?.type);
    assert.deepEqual(types(), ['undo', 'redo', 'redo', 'undo', undefined]);
    assert.deepEqual(types({ canEdit: false }), Array(5).fill(undefined));
  });

  it('[TB-06] clear, fill, copy and select all', () => {
    assert.deepEqual(
      ['Delete', 'Ctrl+d', 'Ctrl+c', 'Ctrl+a', 'Escape'].map((keys) => press(keys)?.type),
      ['clear', 'fill-down', 'copy', 'select-all', undefined],
    );
    assert.equal(press('Escape', { hasRange: true })?.type, 'collapse');
    const rows = { selectsRows: true };
    assert.deepEqual([press('Ctrl+c', rows), press('Ctrl+a', rows)], [undefined, undefined]);
    assert.equal(press('Ctrl+c', { ...rows, hasRange: true })?.type, 'copy');
    assert.equal(press('Delete', { canEdit: false }), undefined);
  });
});
