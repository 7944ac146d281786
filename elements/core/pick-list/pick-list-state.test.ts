import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { PickFields } from './pick-items.js';
import { PickListState } from './pick-list-state.js';
import type { PickMove, PlannedMove } from './pick-move.js';

const fields: PickFields = {
  fieldId: 'id',
  fieldLabel: 'label',
  fieldCode: '',
  fieldDetail: '',
  fieldOrder: 'order',
  fieldDisabled: 'disabled',
  fieldDisabledMessage: 'why',
};
interface Item {
  readonly id: number;
  readonly label: string;
  readonly order: number;
  readonly disabled: boolean;
}
const item = (id: number, disabled = false, order = -id): Item => ({ id, label: `Item ${id}`, order, disabled });
const items = (count: number, disabled: readonly number[] = []): Item[] =>
  Array.from({ length: count }, (_, id) => item(id, disabled.includes(id)));
interface Rules {
  readonly isSingle: boolean;
  readonly duplicates: boolean;
  readonly maxCount?: number;
}
const many: Rules = { isSingle: false, duplicates: false };
const copies: Rules = { isSingle: false, duplicates: true };
const one: Rules = { isSingle: true, duplicates: false };
const setItems = (list: PickListState, all: readonly unknown[], rules = many): void =>
  list.update({ items: all, fields, ...rules, externalFilter: false, language: 'pt-BR' });
const pickList = (all: readonly unknown[], rules: Rules, selected: readonly unknown[] = []): PickListState => {
  const list = new PickListState();
  setItems(list, all, rules);
  list.select(selected);
  return list;
};
const indexes = (...list: number[]): Uint32Array => Uint32Array.from(list);
const ids = (list: readonly unknown[]): unknown[] => list.map((entry) => (entry as Item).id ?? entry);
const isMove = (plan: PlannedMove): plan is PickMove => plan !== undefined && 'kind' in plan;
const commit = (list: PickListState, plan: PlannedMove) => (isMove(plan) ? list.commit(plan) : undefined);
/** The ids of the available items in their order. */
const available = (list: PickListState): number[] =>
  [...list.visible.available.indexes].map((index) => Number(list.items.idOf(index)));
const visibleIds = (list: PickListState): unknown[] => [
  ids([...list.visible.available.indexes].map((index) => list.items.at(index))),
  ids([...list.visible.selected.indexes].map((position) => list.selected[position])),
];

const step = fc.oneof(
  fc.record({ add: fc.uniqueArray(fc.nat(30)), at: fc.nat(40) }),
  fc.record({ remove: fc.uniqueArray(fc.nat(30)) }),
  fc.record({ order: fc.uniqueArray(fc.nat(30)), to: fc.nat(40) }),
  fc.record({ step: fc.uniqueArray(fc.nat(30)), by: fc.constantFrom<1 | -1>(1, -1) }),
  fc.constant({ reset: true }),
  fc.constant({ undo: true }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const within = (list: readonly number[], count: number): Uint32Array =>
  Uint32Array.from(list.filter((at) => at < count)).sort();

function plan(list: PickListState, one: Step): PlannedMove {
  if ('add' in one)
    return list.planAdd(
      Uint32Array.from(one.add.filter((at) => at < list.items.count)),
      Math.min(one.at, list.selectedCount),
    );
  if ('remove' in one) return list.planRemove(within(one.remove, list.selectedCount));
  if ('order' in one)
    return list.planOrder(within(one.order, list.selectedCount), Math.min(one.to, list.selectedCount));
  if ('step' in one) return list.planStep(within(one.step, list.selectedCount), one.by);
  return 'reset' in one ? list.planReset() : list.planUndo();
}

const start = fc.record({
  disabled: fc.uniqueArray(fc.nat(24)),
  selected: fc.array(fc.nat(30), { maxLength: 12 }),
  rules: fc.constantFrom(many, copies, one),
});
const createState = ({
  disabled,
  selected,
  rules,
}: typeof start extends fc.Arbitrary<infer T> ? T : never): PickListState =>
  pickList(items(25, disabled), rules, selected);

describe('PickListState', () => {
  it('[PL-01] [PL-07] loses and duplicates no item in any sequence of moves', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 25 }), (from, steps) => {
        const list = createState(from);
        const others = list.items.total - list.items.count;
        for (const one of steps) {
          const before = [...list.entries.keys];
          const done = commit(list, plan(list, one));
          const { itemIndexes: held, keys } = list.entries;
          assert.equal(new Set(keys).size, keys.length, 'each copy has a key of its own');
          assert.ok(held.every((index) => index >= 0 && index < list.items.total));
          assert.equal(list.items.total - list.items.count, others);
          if (from.rules.duplicates) assert.equal(available(list).length, 25);
          else {
            assert.equal(new Set(held).size, held.length);
            const all = [...available(list), ...[...held].filter((index) => index < 25)].sort((a, b) => a - b);
            assert.deepEqual(all, [...Array(25).keys()]);
            assert.equal(list.availableCount, available(list).length);
          }
          if (from.rules.isSingle) assert.ok(keys.length <= 1);
          if (!done) continue;
          assert.equal(done.selected, list.selected, 'the same list');
          assert.equal(done.selected.length, keys.length);
          assert.equal(
            before.length + done.added.length - done.removed.length,
            keys.length,
            'the result is consistent',
          );
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[PL-08] never moves a disabled item', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 25 }), (from, steps) => {
        const list = createState(from);
        const disabledEntries = (): string[] =>
          [...list.entries.itemIndexes.keys()]
            .filter((at) => list.items.isDisabled(list.entries.itemIndexes[at]!))
            .map((at) => `${list.entries.keys[at]}`)
            .sort();
        const before = disabledEntries();
        for (const one of steps) {
          commit(list, plan(list, one));
          assert.deepEqual(disabledEntries(), before);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('undo restores the state before each move', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 15 }), (from, steps) => {
        const list = createState(from);
        const history: string[] = [];
        const now = (): string =>
          JSON.stringify([[...list.entries.itemIndexes], [...list.entries.keys], available(list)]);
        for (const one of steps.filter((step) => !('undo' in step))) {
          const before = now();
          if (commit(list, plan(list, one))) history.push(before);
        }
        while (history.length) {
          assert.ok(list.canUndo);
          assert.ok(commit(list, list.planUndo()));
          assert.equal(now(), history.pop());
        }
        assert.ok(!list.canUndo && list.planUndo() === undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('[PL-10] keeps the order of available items and sorts selected ones by the order field', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (orders, stream) => {
          const all = orders.map((order, id) => item(id, false, order));
          const shuffled = [...all.keys()].sort(() => ((stream.next().value as number) % 3) - 1);
          const list = pickList(all, many);
          commit(list, list.planAdd(Uint32Array.from(shuffled)));
          commit(list, list.planReset());
          const wanted = [...all].sort((a, b) => a.order - b.order || a.id - b.id).map(({ id }) => id);
          assert.deepEqual(ids(list.selected), wanted);
          commit(list, list.planRemove(within(shuffled, Math.floor(orders.length / 2))));
          assert.deepEqual(
            available(list),
            [...available(list)].sort((a, b) => a - b),
          );
        },
      ),
    );
    const mixed = ['b', 2, undefined, '10', 'a', NaN, null, new Date(5), 7n, 'b'].map((order, id) => ({ id, order }));
    const list = pickList(mixed, many, mixed);
    commit(list, list.planReset());
    assert.deepEqual(ids(list.selected), [1, 7, 8, 3, 4, 0, 9, 2, 5, 6]);
    assert.equal(list.planReset(), undefined, 'already sorted');
  });

  it('adds as many items as fit into the maximum, and names the others, in any sequence of moves', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 15 }), fc.nat(12), (from, steps, maxCount) => {
        const list = createState(from);
        setItems(list, items(25, from.disabled), { ...from.rules, maxCount });
        const max = Math.max(maxCount, list.selectedCount);
        for (const one of steps) {
          const planned = plan(list, one);
          if ('add' in one && planned && 'excess' in planned && planned.excess) {
            const added = isMove(planned) ? [...planned.added] : [];
            assert.equal(
              isMove(planned) ? planned.after.keys.length : list.selectedCount,
              Math.max(list.selectedCount, maxCount),
            );
            const allowed = [...one.add].filter(
              (at) => at < 25 && !from.disabled.includes(at) && (from.rules.duplicates || list.isAvailable(at)),
            );
            assert.deepEqual([...added, ...planned.excess], allowed);
          }
          commit(list, planned);
          assert.ok(list.selectedCount <= max);
        }
      }),
    );
  });

  it('[PL-05] adds and removes items in the order of the list', () => {
    const list = pickList(items(5, [1]), many, [4]);
    const added = commit(list, list.planAdd(indexes(0, 1, 2, 4), 0))!;
    assert.deepEqual([ids(added.added), ids(added.removed), ids(added.selected)], [[0, 2], [], [0, 2, 4]]);
    assert.deepEqual(available(list), [1, 3]);
    assert.equal(list.planAdd(indexes(1, 0)), undefined, 'disabled, selected');
    const removed = commit(list, list.planRemove(indexes(0, 2)))!;
    assert.deepEqual([ids(removed.added), ids(removed.removed), ids(removed.selected)], [[], [0, 4], [2]]);
    assert.deepEqual(ids(added.selected), [0, 2, 4], 'a later move does not change an earlier result');
  });

  it('[PL-06] replaces the item in single mode, unless the selected one is disabled', () => {
    const list = pickList(items(4, [3]), one, [0, 1]);
    assert.deepEqual(ids(list.selected), [0]);
    const replaced = commit(list, list.planAdd(indexes(2, 1)))!;
    assert.deepEqual([ids(replaced.added), ids(replaced.removed), ids(replaced.selected)], [[2], [0], [2]]);
    list.select([3]);
    assert.deepEqual(list.planAdd(indexes(1)), { refusedBy: 3 });
  });

  it('[PL-07] gives each copy a key of its own that stays the same', () => {
    const list = pickList(items(3), copies, [1, 1]);
    commit(list, list.planAdd(indexes(1, 2)));
    assert.deepEqual(ids(list.selected), [1, 1, 1, 2]);
    const [, second] = list.entries.keys;
    const done = commit(list, list.planOrder(indexes(1), 4))!;
    assert.equal(done.keys[3], second);
    assert.equal(new Set(done.keys).size, 4);
    assert.deepEqual(available(list), [0, 1, 2]);
  });

  it('[PL-16] moves selected entries by steps and to a position', () => {
    const list = pickList(items(6), many, [0, 1, 2, 3, 4, 5]);
    const order = (plan: PlannedMove): unknown[] => (commit(list, plan), ids(list.selected));
    assert.deepEqual(order(list.planStep(indexes(1, 2, 4), -1)), [1, 2, 0, 4, 3, 5]);
    assert.deepEqual(order(list.planStep(indexes(0, 1, 3), -1)), [1, 2, 4, 0, 3, 5]);
    assert.equal(list.planStep(indexes(0, 1, 2), -1), undefined, 'no position left');
    assert.deepEqual(order(list.planStep(indexes(4, 5), 1)), [1, 2, 4, 0, 3, 5].slice());
    assert.deepEqual(order(list.planStep(indexes(3, 5), 1)), [1, 2, 4, 3, 0, 5]);
    assert.deepEqual(order(list.planOrder(indexes(0, 5), 3)), [2, 4, 1, 5, 3, 0]);
    assert.deepEqual(order(list.planOrder(indexes(2, 3), 0)), [1, 5, 2, 4, 3, 0]);
    assert.equal(list.planOrder(indexes(2, 3), 4), undefined, 'at its own position');
  });

  it('keeps the selection and the undo steps by id when items are replaced', () => {
    const list = pickList(items(4), many, [1]);
    commit(list, list.planAdd(indexes(2, 3)));
    const keys = [...list.entries.keys];
    setItems(list, [item(9), item(3), item(1)]);
    assert.deepEqual(ids(list.selected), [1, 2, 3]);
    assert.deepEqual([...list.entries.keys], keys);
    assert.deepEqual(
      [...list.entries.itemIndexes].map((index) => list.items.isUnknown(index)),
      [false, true, false],
    );
    assert.deepEqual(available(list), [9]);
    commit(list, list.planUndo());
    assert.deepEqual(ids(list.selected), [1]);
    assert.deepEqual(available(list), [9, 3]);
    setItems(list, [], many);
    assert.deepEqual(ids(list.selected), [1]);
    setItems(list, items(2, [0, 1]), many);
    assert.deepEqual(list.planRemove(indexes(0)), { refusedBy: 1 }, 'disabled since then');
  });

  it('keeps entries and undo steps when the same selection is set again', () => {
    const list = pickList(items(4), many);
    commit(list, list.planAdd(indexes(2, 0)));
    const { entries } = list;
    list.select([...list.selected]);
    list.select(list.selected.map((entry) => (entry as Item).id));
    assert.equal(list.entries, entries);
    assert.ok(list.canUndo);
    list.select([0, 2]);
    assert.ok(!list.canUndo);
  });

  it('does not commit a move that was planned for another selection', () => {
    const list = pickList(items(4), many);
    const late = list.planAdd(indexes(1));
    commit(list, list.planAdd(indexes(2)));
    assert.equal(commit(list, late), undefined);
    assert.deepEqual(ids(list.selected), [2]);
  });

  it('does not undo moves of items that have been disabled since', () => {
    const list = pickList(items(4), many);
    commit(list, list.planAdd(indexes(0, 1)));
    setItems(list, items(4, [1]), many);
    const undone = commit(list, list.planUndo())!;
    assert.deepEqual([ids(undone.removed), ids(list.selected)], [[0], [1]]);
  });

  it('accepts items without ids, equal ids, values that are not items, and unknown items', () => {
    const bare = { label: 'Sem código' };
    const twice = { id: 7, label: 'Outro 7' };
    const all = [null, { id: 7, label: 'Sete' }, twice, bare, 5, { id: 'x', label: '' }];
    const unknown = { id: 99, label: 'Antigo' };
    const list = pickList(all, many, [unknown, bare, twice, 7, '7', unknown, 98, null, undefined, '98', { id: 99 }]);
    assert.equal(list.items.count, 4);
    assert.deepEqual(list.selected.slice(0, 5), [unknown, bare, twice, all[1], 98]);
    assert.equal(list.selectedCount, 5, 'null and undefined are left out');
    assert.deepEqual(
      [...list.entries.itemIndexes].map((index) => list.items.labelOf(index)),
      ['Antigo', 'Sem código', 'Outro 7', 'Sete', '98'],
    );
    assert.deepEqual(list.selectedIds, ['99', '7', '7', '98']);
    assert.deepEqual(commit(list, list.planRemove(indexes(0)))?.removed, [unknown]);
    commit(list, list.planUndo());
    assert.equal(list.selected[0], unknown);
  });

  it('moves 100,000 items to and fro and drops the oldest undo steps', () => {
    const all = Array.from({ length: 100_000 }, (_, id) => ({ id, label: 'Parafuso' }));
    const list = pickList(all, many);
    const every = Uint32Array.from(all.keys());
    for (let round = 0; round < 12; round++) {
      commit(list, list.planAdd(every));
      assert.equal(list.selectedCount, 100_000);
      commit(list, list.planRemove(every));
      assert.equal(list.selectedCount, 0);
    }
    let undone = 0;
    while (commit(list, list.planUndo())) undone++;
    assert.ok(undone >= 18 && undone < 24, `${undone}`);
  });

  it('[PL-08] refuses to move a single disabled item, and leaves it out among others', () => {
    const list = pickList(items(4, [1, 3]), many, [3, 2]);
    assert.deepEqual(list.planAdd(indexes(1)), { refusedBy: 1 });
    assert.deepEqual(list.planRemove(indexes(0)), { refusedBy: 3 });
    commit(list, list.planRemove());
    assert.deepEqual(ids(list.selected), [3]);
    assert.ok(!list.canMoveAny('selected') && list.canMoveAny('available'));
  });

  it('[PL-11] filters each list, also after moves and when items are replaced', () => {
    const list = pickList(items(12), many);
    list.setFilters('available', { typed: '1', chips: [] });
    assert.deepEqual(visibleIds(list), [[1, 10, 11], []]);
    commit(list, list.planAdd(indexes(1, 2, 11)));
    assert.deepEqual(visibleIds(list), [[10], [1, 2, 11]]);
    list.setFilters('selected', { typed: '', chips: ['1', 'item'] });
    assert.deepEqual(visibleIds(list), [[10], [1, 11]]);
    setItems(list, [item(31), item(11), item(2)]);
    assert.deepEqual(visibleIds(list), [[31], [1, 11]]);
    commit(list, list.planUndo());
    assert.deepEqual(visibleIds(list), [[31, 11], []]);
  });

  it('[PL-12] leaves the available items as they are when the application filters them', () => {
    const list = pickList(items(3), many, [0]);
    list.setFilters('available', { typed: '2', chips: [] });
    const props = { items: items(3), fields, ...many, language: 'pt-BR' };
    list.update({ ...props, externalFilter: true });
    assert.deepEqual(visibleIds(list), [[1, 2], [0]]);
    list.update({ ...props, externalFilter: false });
    assert.deepEqual(visibleIds(list), [[2], [0]]);
  });

  it('[PL-11] searches codes and translated labels', () => {
    let text = 'Parafuso';
    const list = new PickListState({ translate: (label) => (label === 'dassScrew' ? text : label) });
    const props = {
      items: [{ id: 1, code: 'AB-1', label: 'dassScrew' }],
      fields: { ...fields, fieldCode: 'code' },
      ...many,
      externalFilter: false,
    };
    const count = (typed: string): number => {
      list.setFilters('available', { typed, chips: [] });
      return list.visible.available.count;
    };
    list.update({ ...props, language: 'pt-BR' });
    assert.deepEqual(['para', 'ab-', 'tornillo'].map(count), [1, 1, 0]);
    text = 'Tornillo';
    list.update({ ...props, language: 'es' });
    assert.deepEqual(['para', 'ab-', 'tornillo'].map(count), [0, 1, 1]);
  });

  it('finds items and entries again after items and selection have changed', () => {
    const list = pickList(items(5), many, [4, 3]);
    const tracked = [list.trackItems(indexes(0, 2)), list.trackEntries(indexes(1))];
    const now = (): number[][] => tracked.map((find) => [...find()]);
    assert.deepEqual(now(), [[0, 2], [1]]);
    commit(list, list.planRemove(indexes(0)));
    setItems(list, [item(2), item(9), item(3)]);
    assert.deepEqual(now(), [[0], [0]]);
  });
});
