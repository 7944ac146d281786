import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { StateColumn } from '../../core/table/state-column.js';
import { TableState, type TableProps } from '../../core/table/table-state.js';
import { GridFocus } from './grid-focus-model.js';
import { moveFromMissing, OPTIONS_COLUMN, verticalMove, type MoveContext } from './movement-model.js';

const column = (name: string): StateColumn => ({
  key: name,
  name,
  type: 'text',
  value: (row) => row[name],
  text: (row) => String(row[name] ?? ''),
});
const columns = [column('code'), column('name')];
const rowsOf = (...codes: string[]) => codes.map((code) => ({ code, name: `Material ${code}` }));

function createFocus(codes: readonly string[]) {
  const state = new TableState({ warn: (text) => assert.fail(text) });
  let props: TableProps = {
    rows: rowsOf(...codes),
    rowKey: 'code',
    columns,
    selection: 'none',
    selected: [],
    filter: '',
    filterFields: ['code'],
    rowTests: undefined,
    sorting: [],
    isSortedOutside: false,
    language: 'pt-BR',
  };
  state.update(props);
  const focus = new GridFocus(() => state);
  return {
    focus,
    state,
    set(changed: Partial<TableProps>): void {
      const replaced = state.update((props = { ...props, ...changed }));
      focus.follow(replaced, columns.length - 1, 0);
    },
    activate: (code: string) => focus.moveTo({ visibleIndex: state.visibleIndexOf(state.indexOf(code)), column: 1 }),
    active: () => (focus.rowIndex < 0 ? undefined : state.keyOf(focus.rowIndex)),
  };
}

describe('GridFocus', () => {
  it('[HT-03] is nowhere before the keyboard has been in the grid, and stays there', () => {
    const { focus, set, active } = createFocus(['A', 'B']);
    set({ rows: rowsOf('B', 'A') });
    assert.equal(focus.isSet, false);
    assert.equal(focus.active, undefined);
    assert.equal(active(), undefined);
  });

  it('[HT-03] follows its row when rows are sorted or replaced', () => {
    const { set, activate, active, focus } = createFocus(['A', 'B', 'C']);
    activate('B');
    set({ sorting: [{ column: 'code', direction: 'descending' }] });
    assert.equal(active(), 'B');
    set({ sorting: [], rows: rowsOf('X', 'Y', 'C', 'B') });
    assert.equal(active(), 'B');
    assert.deepEqual(focus.position, { visibleIndex: 3, column: 1 });
  });

  it('[HT-03] has no active row when its row is filtered out, and has it again without the filter', () => {
    const { set, activate, active, focus } = createFocus(['A1', 'B1', 'A2']);
    activate('B1');
    set({ filter: 'A' });
    assert.equal(active(), undefined);
    assert.equal(focus.isRowMissing, true);
    assert.equal(focus.position.visibleIndex, 1, 'the arrow keys continue where the row was');
    set({ filter: '' });
    assert.equal(active(), 'B1');
  });

  it('[HT-03] stays between the neighbors of a row that is removed', () => {
    const { set, activate, active, focus } = createFocus(['A', 'B', 'C', 'D']);
    activate('C');
    set({ rows: rowsOf('B', 'D') });
    assert.equal(active(), undefined);
    assert.equal(focus.position.visibleIndex, 1, 'that of the next row');
    set({ rows: rowsOf('B', 'C', 'D') });
    assert.equal(active(), undefined, 'a new row with the same key is not the one that the user has activated');
  });

  it('[HT-03] keeps its column within the columns, and the options button', () => {
    const { focus } = createFocus(['A']);
    focus.moveTo({ visibleIndex: -1, column: OPTIONS_COLUMN });
    focus.follow(undefined, 0, 0);
    assert.equal(focus.headerColumn, OPTIONS_COLUMN);
    focus.moveTo({ visibleIndex: -1, column: -1 });
    focus.follow(undefined, 0, 0);
    assert.equal(focus.headerColumn, 0, 'the button before the headings is gone');
    focus.moveTo({ visibleIndex: 0, column: 1 });
    focus.follow(undefined, 0, 0);
    assert.equal(focus.position.column, 0);
  });

  it('[HT-03] never has another active row than the one that the user has activated', () => {
    const codes = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3'];
    const change: fc.Arbitrary<Partial<TableProps>> = fc.oneof(
      fc.shuffledSubarray(codes).map((some) => ({ rows: rowsOf(...some) })),
      fc.constantFrom('', 'A', 'B', '1', 'none').map((filter) => ({ filter })),
      fc
        .constantFrom('ascending' as const, 'descending' as const)
        .map((direction) => ({ sorting: [{ column: 'code', direction }] })),
    );
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.array(change, { maxLength: 8 }), (code, changes) => {
        const { set, activate, active, state } = createFocus(codes);
        activate(code);
        let isGone = false;
        for (const one of changes) {
          set(one);
          isGone ||= state.indexOf(code) < 0;
          const isVisible = state.visibleIndexOf(state.indexOf(code)) >= 0;
          assert.equal(active(), isVisible && !isGone ? code : undefined);
        }
      }),
    );
  });
});

describe('Moves of the keyboard', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');
  const context = fc
    .record({ count: fc.integer({ min: 0, max: 30 }), page: fc.integer({ min: 1, max: 40 }), at: fc.nat(30) })
    .map(({ count, page, at }): MoveContext => ({ count, page, column: 0, visibleIndex: Math.min(at, count) }));

  it('[HT-03] lead to a row or to the header, from a row and from a missing one', () => {
    fc.assert(
      fc.property(keys, fc.boolean(), context, (key, shiftKey, from) => {
        const moves = [moveFromMissing({ key, shiftKey }, from)];
        if (from.visibleIndex < from.count) moves.push(verticalMove({ key, shiftKey }, from) ?? 'nowhere');
        for (const move of moves) {
          if (move === undefined || move === 'nowhere') continue;
          assert.ok(move.to.visibleIndex >= -1 && move.to.visibleIndex < Math.max(1, from.count), JSON.stringify(move));
        }
      }),
    );
  });

  it('[HT-03] Page Down and Page Up from a missing row land on the rows around it', () => {
    const from = { count: 10, page: 4, column: 0, visibleIndex: 5 };
    const to = (key: string) => {
      const move = moveFromMissing({ key, shiftKey: false }, from);
      return typeof move === 'object' ? move.to.visibleIndex : move;
    };
    assert.deepEqual(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End'].map(to), [5, 4, 8, 1, 0, 9]);
  });
});
