import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { DataRow } from '../data-row.js';
import { CellEdits } from './cell-edits.js';
import { EditableValues } from './editable-values.js';

const keyOf = (row: DataRow): string => String(row['id']);
const start = (isKeyed = false) => {
  const values = new EditableValues();
  const edits = (values.edits = new CellEdits(values.ownValue));
  if (isKeyed) edits.setKeys(keyOf);
  const read = values.reader('a', (row) => row['a']);
  const add = (row: DataRow, value: unknown) => edits.add({ row, key: keyOf(row), column: 'a', value });
  return { edits, read, add };
};

describe('[DS-05] CellEdits', () => {
  it('keeps an accepted value for the row object, and not for another one that is equal', () => {
    const { edits, read, add } = start();
    const row = { id: 1, a: 1 };
    edits.accept(add(row, 2));
    assert.deepEqual([read(row), read({ ...row }), row.a], [2, 1, 1]);
  });

  it('shows the latest edit that is not refused, whatever the order of the answers is', () => {
    const answers = fc.array(fc.tuple(fc.nat(9), fc.boolean()), { maxLength: 20 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), answers, fc.boolean(), (count, given, isKeyed) => {
        const { edits, read, add } = start(isKeyed);
        const row = { id: 1, a: 0 };
        const all = Array.from({ length: count }, (_, at) => add(row, at + 1));
        const refused = new Set<number>();
        const answered = new Set<number>();
        for (const [at, isAccepted] of given) {
          const edit = all[at];
          if (!edit || answered.has(at)) continue;
          answered.add(at);
          // An edit before an accepted one does not count any more.
          if (isAccepted) {
            edits.accept(edit);
            for (let before = 0; before < at; before++) answered.add(before);
          } else {
            edits.refuse(edit);
            refused.add(at);
          }
          const shown = all.findLastIndex((_, one) => !refused.has(one));
          assert.equal(read(row), shown + 1);
        }
        assert.equal(
          edits.isWaiting,
          Array.from(all.keys()).some((at) => !answered.has(at)),
        );
      }),
    );
  });

  it('shows what waits over other row objects, and then their own value', () => {
    const { edits, read, add } = start();
    const row = { id: 1, a: 1 };
    edits.accept(add(row, 2));
    const edit = add(row, 3);
    const other = { id: 1, a: 9 };
    edits.rowsReplaced(() => other);
    assert.equal(read(other), 3);
    assert.equal(edits.refuse(edit), true);
    assert.equal(read(other), 9, 'what was accepted for the old object has ended');
    edits.rowsReplaced(() => undefined);
    assert.equal(edits.isWaiting, false);
  });

  it('knows rows of a source by their keys, until they bring another value', () => {
    const { edits, read, add } = start(true);
    const edit = add({ id: 1, a: 1 }, 2);
    assert.deepEqual([read({ id: 1, a: 1 }), read({ id: 1, a: 7 }), read({ id: 2, a: 1 })], [2, 2, 1]);
    edits.accept(edit);
    assert.deepEqual([read({ id: 1, a: 7 }), read({ id: 1, a: 2 }), read({ id: 1, a: 8 })], [2, 2, 8]);
    edits.sourceChanged();
    assert.equal(read({ id: 1, a: 7 }), 7);
  });

  it('shows the value that the cell has now, when that is known', () => {
    const { edits, read, add } = start();
    const row = { id: 1, a: 1 };
    edits.refuse(add(row, 2), { value: 5 });
    assert.equal(read(row), 5);
    assert.equal(
      edits.assume({ row, key: '1', column: 'a', value: 6 }, () => read(row)),
      6,
    );
  });
});
