import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { EditHistory, type ReversibleChange } from './edit-history.js';

interface Change extends ReversibleChange {
  readonly cell: number;
}

/** Cells, and their history. */
class Sheet {
  readonly cells = [0, 0, 0, 0];
  readonly history = new EditHistory<Change>();

  set(values: readonly (readonly [cell: number, value: number])[]): void {
    const changes = values.map(([cell, value]) => {
      const change = { cell, value, previous: this.cells[cell] };
      this.cells[cell] = value;
      return change;
    });
    this.history.add(changes);
  }

  undo(): boolean {
    return this.#apply(this.history.toUndo, () => this.history.undone());
  }

  redo(): boolean {
    return this.#apply(this.history.toRedo, () => this.history.redone());
  }

  #apply(changes: readonly Change[] | undefined, move: () => void): boolean {
    for (const { cell, value, previous } of changes ?? []) {
      assert.equal(this.cells[cell], previous, 'the value before is that of the cell');
      this.cells[cell] = value as number;
    }
    move();
    return changes !== undefined;
  }
}

const step = fc.array(fc.tuple(fc.nat(3), fc.integer()), { minLength: 1, maxLength: 5 });

describe('[TB-05] EditHistory', () => {
  it('undoes all steps to the start, and redoes them to the end', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const sheet = new Sheet();
        for (const values of steps) sheet.set(values);
        const end = [...sheet.cells];
        assert.ok(steps.every(() => sheet.undo()));
        assert.deepEqual([sheet.cells, sheet.undo()], [[0, 0, 0, 0], false]);
        assert.ok(steps.every(() => sheet.redo()));
        assert.deepEqual([sheet.cells, sheet.redo()], [end, false]);
      }),
    );
  });

  it('undo and redo are opposites in any order, and a new step ends redoing', () => {
    const action = fc.oneof(step, fc.constantFrom('undo' as const, 'redo' as const));
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const sheet = new Sheet();
        for (const one of actions) {
          const before = [...sheet.cells];
          if (one === 'undo') {
            if (sheet.undo()) assert.deepEqual([sheet.redo(), sheet.cells], [true, before]);
            sheet.undo();
          } else if (one === 'redo') {
            if (sheet.redo()) assert.deepEqual([sheet.undo(), sheet.cells], [true, before]);
            sheet.redo();
          } else {
            sheet.set(one);
            assert.equal(sheet.redo(), false);
          }
        }
        while (sheet.undo());
        assert.deepEqual(sheet.cells, [0, 0, 0, 0]);
      }),
    );
  });

  it('[DS-05] never brings a refused value back, and the values before it are reached', () => {
    const valueSets = fc.array(fc.tuple(fc.nat(1), fc.boolean()), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(valueSets, fc.nat(12), (sets, undos) => {
        const history = new EditHistory<Change>();
        const cells = [0, 0];
        const refused = new Set<unknown>();
        const kept: number[] = [];
        for (const [at, [cell, isRefused]] of sets.entries()) {
          const change = { cell, value: at + 1, previous: cells[cell] };
          history.add([change]);
          cells[cell] = at + 1;
          if (isRefused) refused.add(at + 1);
          else kept.push(at + 1);
        }
        for (let undo = 0; undo < undos; undo++) history.undone();
        history.forget(
          ({ value }) => refused.has(value),
          ({ cell }) => cell,
        );
        while (history.toUndo) history.undone();
        const again: unknown[] = [];
        for (let step = history.toRedo; step; step = history.toRedo) {
          for (const { value, previous } of step) {
            again.push(value);
            assert.ok(!refused.has(previous), 'undoing would bring a refused value back');
          }
          history.redone();
        }
        assert.deepEqual(again, kept);
      }),
    );
  });

  it('forgets the oldest steps beyond its limits, never the last one', () => {
    const history = new EditHistory<Change>();
    const change = { cell: 0, value: 1, previous: 0 };
    for (let at = 0; at < 250; at++) history.add([change]);
    const length = (): number | undefined => history.toUndo?.length;
    let count = 0;
    for (; length(); count++) history.undone();
    assert.equal(count, 200);
    history.add(Array.from({ length: 400_000 }, () => change));
    assert.equal(length(), 400_000);
    history.add([]);
    assert.equal(length(), 400_000, 'an empty step is none');
  });
});
