import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cellOutcome, isEmptyValue, isSameValue } from './cell-outcome-model.js';
import { readCopiedColumns } from './copied-column-model.js';
import { CopyChoice } from './copy-choice-model.js';
import type { CopyResult } from './copy-run-model.js';
import { CopyRows } from './copy-rows-model.js';

type Row = Record<string, unknown>;

const NAMES = ['a', 'b', 'c'];
const columnsOf = (names: readonly string[]) =>
  readCopiedColumns(
    'test',
    names.map((name) => ({ name })),
    ['id'],
  );
const resultOf = (choice: CopyChoice): CopyResult | undefined => {
  const run = choice.copy();
  run?.advance(() => true);
  return run?.result;
};
const rowsOf = (rows: readonly unknown[]) => new CopyRows(rows, 'id');
const choiceOf = (rows: readonly unknown[], names = NAMES): CopyChoice => {
  const choice = new CopyChoice(rowsOf([]), []);
  choice.setColumns(columnsOf(names));
  choice.setRows(rowsOf(rows));
  return choice;
};

const values = fc.oneof(
  fc.constantFrom(undefined, null, '', '  ', 0, false, NaN, 'PU 320', 85),
  fc.array(fc.nat(3), { maxLength: 2 }),
  fc.record({ unit: fc.constantFrom('bar', ''), value: fc.nat(3) }, { noNullPrototype: true }),
  fc.constantFrom(new Date(0), new Date(5)).map((date) => new Date(date)),
);
const rowList = fc
  .array(fc.record({ a: values, b: values, c: values }, { noNullPrototype: true }), { minLength: 2, maxLength: 8 })
  .map((rows) => rows.map((row, id) => ({ id, ...row })));
const picked = fc.record({
  rows: rowList,
  source: fc.nat(7),
  targets: fc.array(fc.nat(9)),
  copied: fc.subarray(NAMES),
  onlyEmpty: fc.boolean(),
});

/** Makes the choice. */
function choose({ rows, source, targets, copied, onlyEmpty }: typeof picked extends fc.Arbitrary<infer P> ? P : never) {
  const choice = choiceOf(rows);
  choice.setTargets(targets.map(String));
  choice.setSource(String(source % rows.length));
  choice.setCopied(copied);
  choice.onlyEmpty = onlyEmpty;
  return choice;
}

describe('The rows that result from copying', () => {
  it('[CP-01] have the values of the source in the copied columns only, and the rows of the application are untouched', () => {
    fc.assert(
      fc.property(picked, (pick) => {
        const before = structuredClone(pick.rows);
        const result = resultOf(choose(pick));
        assert.deepEqual(pick.rows, before);
        if (!result) return;
        result.targets.forEach((target, at) => {
          const row = result.rows[at] as Row;
          const source = result.source as Row;
          assert.notEqual(row, target);
          assert.deepEqual(Object.keys(row).sort(), Object.keys(target).sort());
          for (const [name, value] of Object.entries(target)) {
            const isChanged = !isSameValue(row[name], value);
            if (!isChanged) continue;
            assert.ok(pick.copied.includes(name), 'only copied columns change');
            assert.deepEqual(row[name], source[name]);
            assert.ok(!pick.onlyEmpty || isEmptyValue(value), 'only empty values are filled in');
          }
          assert.equal(result.changed.includes(at), !isSameValue(row, target));
        });
      }),
    );
  });

  it('[CP-01] share nothing with the rows of the application nor with each other', () => {
    const rows = [1, 2, 3].map((id) => ({ id, a: { unit: 'bar', limits: [id] }, b: new Date(id) }));
    const choice = choiceOf(rows);
    choice.setSource('1');
    choice.setTargets(['2', '3']);
    const [first, second] = resultOf(choice)!.rows as typeof rows;
    first!.a.limits.push(9);
    first!.b.setTime(99);
    assert.deepEqual([rows[0]!.a.limits, second!.a.limits, rows[0]!.b.getTime()], [[1], [1], 1]);
    assert.equal(second!.b.getTime(), 1);
  });

  it('are the same when they are copied again', () => {
    fc.assert(
      fc.property(picked, (pick) => {
        const result = resultOf(choose(pick));
        if (!result) return;
        const copied = pick.rows.map((row) => result.rows[result.targets.indexOf(row)] ?? row) as typeof pick.rows;
        assert.deepEqual(resultOf(choose({ ...pick, rows: copied }))?.changed, []);
      }),
    );
  });

  it('keep cycles, and take over rows that cannot be cloned as a whole', (t) => {
    t.mock.method(console, 'warn', () => {});
    const knot: Row = { id: 1, a: 5 };
    knot['b'] = knot;
    class Step {
      id = 2;
      a = 1;
      print = (): void => {};
    }
    const choice = choiceOf([
      knot,
      new Step(),
      {
        id: 3,
        get a(): number {
          throw new Error('Refused');
        },
      },
    ]);
    choice.setSource('1');
    choice.setTargets(['2', '3']);
    const { rows, targets } = resultOf(choice)!;
    assert.deepEqual(
      rows.map((row) => (row as Row)['a']),
      [5, 5],
    );
    const copy = (rows[0] as Row)['b'] as Row;
    assert.equal(copy['b'], copy);
    assert.notEqual(copy, knot);
    assert.deepEqual([(targets[0] as Step).a, knot['a']], [1, 5]);
  });

  it('get a field that is named as the prototype as any other', () => {
    const polluting = JSON.parse('{"id":1,"__proto__":{"isAdmin":true}}') as object;
    const choice = choiceOf([polluting, { id: 2 }], ['__proto__']);
    choice.setSource('1');
    choice.setTargets(['2']);
    assert.equal((resultOf(choice)!.rows[0] as Row)['isAdmin'], undefined);
  });
});

describe('The choice', () => {
  it('[CP-01] needs a source, a target and a column, and the source is no target', () => {
    fc.assert(
      fc.property(picked, (pick) => {
        const choice = choose(pick);
        const wanted = new Set(
          pick.targets.filter((id) => id < pick.rows.length && id !== pick.source % pick.rows.length),
        );
        assert.deepEqual(
          choice.targets.map(({ key }) => key),
          [...wanted].sort().map(String),
        );
        assert.ok(!choice.candidates.includes(choice.source!));
        assert.equal(choice.candidates.length, pick.rows.length - 1);
        assert.equal(choice.isComplete, wanted.size > 0 && pick.copied.length > 0);
        assert.equal(resultOf(choice) !== undefined, choice.isComplete);
        assert.equal(choice.changedCount, resultOf(choice)?.changed.length ?? 0);
      }),
    );
  });

  it('is kept by the keys when the rows are replaced, and what is gone is not chosen any more', () => {
    const rows = [1, 2, 3, 4].map((id) => ({ id, a: id }));
    const choice = choiceOf(rows);
    choice.setSource('1');
    choice.setTargets(['2', '3', '4']);
    choice.setRows(
      rowsOf([
        { id: 4, a: 1 },
        { id: 9, a: 9 },
        { id: 1, a: 7 },
        { id: 2, a: 2 },
      ]),
    );
    const { source, targets, rows: results } = resultOf(choice)!;
    assert.deepEqual(
      [source, targets],
      [
        { id: 1, a: 7 },
        [
          { id: 4, a: 1 },
          { id: 2, a: 2 },
        ],
      ],
    );
    assert.deepEqual(results, [
      { id: 4, a: 7 },
      { id: 2, a: 7 },
    ]);
    choice.setRows(rowsOf(rows.slice(1)));
    assert.equal(resultOf(choice), undefined, 'the source is gone');
    choice.setRows(rowsOf(rows));
    assert.deepEqual([choice.source, choice.targets.length], [undefined, 2]);
  });

  it('does not follow a substitute key to another row', () => {
    const [first, second, third] = [{ a: 1 }, { a: 2 }, { a: 3 }];
    const choice = choiceOf([first, second, third]);
    choice.setSource('#0');
    choice.setTargets(['#1', '#2']);
    choice.setRows(rowsOf([third, { a: 8 }, first]));
    assert.deepEqual([choice.source?.row, choice.targets.map(({ row }) => row)], [first, [third]]);
  });

  it('keeps the columns by their names when they are replaced', () => {
    const choice = choiceOf([{ id: 1 }, { id: 2 }]);
    choice.setCopied(['a', 'c', 'unknown']);
    choice.setColumns(columnsOf(['c', 'd']));
    assert.deepEqual(
      choice.copiedColumns.map(({ name }) => name),
      ['c'],
    );
    choice.setCopied(undefined);
    choice.setColumns(columnsOf(['d', 'e']));
    assert.deepEqual(
      choice.copiedColumns.map(({ name }) => name),
      ['d', 'e'],
    );
  });
});

describe('What copying does to a cell', () => {
  const outcome = (before: unknown, after: unknown, onlyEmpty = false): string =>
    cellOutcome({ source: { a: after }, target: { a: before }, field: 'a', onlyEmpty });

  it('[CP-01] is a change, unless the values are equal or the target has one that is kept', () => {
    assert.deepEqual(
      [outcome(1, 2), outcome(1, 1), outcome(1, 2, true), outcome('', 2, true)],
      ['changed', 'equal', 'kept', 'changed'],
    );
    assert.deepEqual(
      [outcome(0, 2, true), outcome(false, true, true), outcome('x', 'x', true)],
      ['kept', 'kept', 'equal'],
    );
    assert.equal(outcome(5, ''), 'changed', 'an empty value is copied, too');
    assert.deepEqual([outcome(null, ''), outcome(undefined, NaN), outcome([], {})], ['equal', 'equal', 'equal']);
    assert.equal(outcome('5', 5), 'changed');
  });

  it('compares dates, lists and objects with all that is in them', () => {
    const knot = (): Row => {
      const row: Row = { list: [1, { unit: 'bar' }] };
      row['self'] = row;
      return row;
    };
    assert.equal(outcome(knot(), knot()), 'equal');
    assert.equal(outcome(new Date(5), new Date(5)), 'equal');
    for (const [before, after] of [
      [new Date(5), new Date(6)],
      [[1, 2], [1]],
      [{ a: 1 }, { b: 1 }],
      [{ a: 1 }, [1]],
      [{ a: { b: 1 } }, { a: { b: 2 } }],
    ])
      assert.equal(outcome(before, after), 'changed');
  });
});

describe('The columns', () => {
  const read = (columns: readonly unknown[]) => readCopiedColumns('test', columns, ['id', 'label']);

  it('leave out what identifies a row, and what has no field or no name of its own', (t) => {
    const warn = t.mock.method(console, 'warn', () => {});
    const columns = read([
      { name: 'id' },
      { name: 'code', field: 'label' },
      null,
      5,
      {},
      { name: 'a' },
      { field: 'a' },
      { field: () => 1, name: 'b' },
    ]);
    assert.deepEqual(
      columns.map(({ name, field, label }) => [name, field, label]),
      [['a', 'a', 'a']],
    );
    assert.ok(warn.mock.callCount() > 0);
  });

  it('write values as their kind says, and objects so that different ones differ', (t) => {
    t.mock.method(console, 'warn', () => {});
    const text = (kind: unknown, value: unknown, format?: unknown): string =>
      read([{ name: 'a', kind, format }])[0]!.text({ a: value }, 'pt-BR');
    assert.deepEqual(
      [text('number', 1234.5), text('date', '2026-10-02'), text('Text', 7)],
      ['1.234,5', '02/10/2026', '7'],
    );
    assert.deepEqual(
      [text('text', null), text('nonsense', 'x'), text('number', 'a combinar')],
      ['', 'x', 'a combinar'],
    );
    assert.equal(text('text', { unit: 'bar', max: 6 }), '{"unit":"bar","max":6}');
    const knot: Row = {};
    knot['self'] = knot;
    assert.equal(text('text', knot), '{"self":"…"}');
    assert.equal(
      text('number', 3, (value: number) => `${value} bar`),
      '3 bar',
    );
    assert.equal(
      text('number', 3, () => {
        throw new Error('Refused');
      }),
      '',
    );
  });
});
