import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { PickContents, type PickRules } from './pick-contents.js';
import { PickItems, type PickFields } from './pick-list-items.js';
import { PickList } from './pick-list.js';
import { PickMoves, type PickMove, type PickRefusal } from './pick-moves.js';

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
const many: PickRules = { isSingle: false, duplicates: false };
const copies: PickRules = { isSingle: false, duplicates: true };
const one: PickRules = { isSingle: true, duplicates: false };
const contentsOf = (
  all: readonly unknown[],
  names: PickFields,
  rules: PickRules,
  selected: readonly unknown[] = [],
) => {
  const contents = new PickContents(new PickItems(all, names), rules);
  contents.select(selected);
  return contents;
};
const pickList = (...given: Parameters<typeof contentsOf>): PickList => new PickList(contentsOf(...given));
const places = (...list: number[]): Uint32Array => Uint32Array.from(list);
const ids = (list: readonly unknown[]): unknown[] => list.map((entry) => (entry as Item).id ?? entry);
const moves = (list: PickList): PickMoves => new PickMoves(list);
const isMove = (plan: PickMove | PickRefusal | undefined): plan is PickMove => plan !== undefined && 'kind' in plan;
const make = (list: PickList, plan: PickMove | PickRefusal | undefined) =>
  isMove(plan) ? moves(list).make(plan) : undefined;
/** What is available, as the ids of the items in their order. */
const available = (list: PickList): number[] =>
  [...Array(list.items.count).keys()]
    .filter((place) => !list.taken[place])
    .map((place) => Number(list.items.idOf(place)));

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

function plan(list: PickList, one: Step): PickMove | PickRefusal | undefined {
  if ('add' in one)
    return moves(list).planAdd(
      Uint32Array.from(one.add.filter((at) => at < list.items.count)),
      Math.min(one.at, list.count),
    );
  if ('remove' in one) return moves(list).planRemove(within(one.remove, list.count));
  if ('order' in one) return moves(list).planOrder(within(one.order, list.count), Math.min(one.to, list.count));
  if ('step' in one) return moves(list).planStep(within(one.step, list.count), one.by);
  return 'reset' in one ? moves(list).planReset() : moves(list).planUndo();
}

const start = fc.record({
  disabled: fc.uniqueArray(fc.nat(24)),
  selected: fc.array(fc.nat(30), { maxLength: 12 }),
  rules: fc.constantFrom(many, copies, one),
});
const made = ({ disabled, selected, rules }: typeof start extends fc.Arbitrary<infer T> ? T : never): PickList =>
  pickList(items(25, disabled), fields, rules, selected);

describe('PickList', () => {
  it('[PL-01] [PL-07] loses nothing and doubles nothing, whatever is moved', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 25 }), (from, steps) => {
        const list = made(from);
        const others = list.items.total - list.items.count;
        for (const one of steps) {
          const before = [...list.picked.keys];
          const done = make(list, plan(list, one));
          const { places: held, keys } = list.picked;
          assert.equal(new Set(keys).size, keys.length, 'each copy has a key of its own');
          assert.ok(held.every((place) => place >= 0 && place < list.items.total));
          assert.equal(list.items.total - list.items.count, others);
          if (from.rules.duplicates) assert.equal(available(list).length, 25);
          else {
            assert.equal(new Set(held).size, held.length);
            const all = [...available(list), ...[...held].filter((place) => place < 25)].sort((a, b) => a - b);
            assert.deepEqual(all, [...Array(25).keys()]);
            assert.equal(list.availableCount, available(list).length);
          }
          if (from.rules.isSingle) assert.ok(keys.length <= 1);
          if (!done) continue;
          assert.equal(done.selected, list.selected, 'the same list');
          assert.equal(done.selected.length, keys.length);
          assert.equal(before.length + done.added.length - done.removed.length, keys.length, 'what is told adds up');
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[PL-08] moves nothing that is disabled, by any way', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 25 }), (from, steps) => {
        const list = made(from);
        const stuck = (): string[] =>
          [...list.picked.places.keys()]
            .filter((at) => list.items.isDisabled(list.picked.places[at]!))
            .map((at) => `${list.picked.keys[at]}`)
            .sort();
        const before = stuck();
        for (const one of steps) {
          make(list, plan(list, one));
          assert.deepEqual(stuck(), before);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('is as it was after a move and its undo', () => {
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 15 }), (from, steps) => {
        const list = made(from);
        const history: string[] = [];
        const now = (): string => JSON.stringify([[...list.picked.places], [...list.picked.keys], available(list)]);
        for (const one of steps.filter((step) => !('undo' in step))) {
          const before = now();
          if (make(list, plan(list, one))) history.push(before);
        }
        while (history.length) {
          assert.ok(list.canUndo);
          assert.ok(make(list, moves(list).planUndo()));
          assert.equal(now(), history.pop());
        }
        assert.ok(!list.canUndo && moves(list).planUndo() === undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('[PL-10] keeps the order of the available items, and sorts the selected ones by the order field', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 20 }),
        fc.infiniteStream(fc.nat()),
        (orders, stream) => {
          const all = orders.map((order, id) => item(id, false, order));
          const shuffled = [...all.keys()].sort(() => ((stream.next().value as number) % 3) - 1);
          const list = pickList(all, fields, many);
          make(list, moves(list).planAdd(Uint32Array.from(shuffled)));
          make(list, moves(list).planReset());
          const wanted = [...all].sort((a, b) => a.order - b.order || a.id - b.id).map(({ id }) => id);
          assert.deepEqual(ids(list.selected), wanted);
          make(list, moves(list).planRemove(within(shuffled, Math.floor(orders.length / 2))));
          assert.deepEqual(
            available(list),
            [...available(list)].sort((a, b) => a - b),
          );
        },
      ),
    );
    const mixed = ['b', 2, undefined, '10', 'a', NaN, null, new Date(5), 7n, 'b'].map((order, id) => ({ id, order }));
    const list = pickList(mixed, fields, many, mixed);
    make(list, moves(list).planReset());
    assert.deepEqual(ids(list.selected), [1, 7, 8, 3, 4, 0, 9, 2, 5, 6]);
    assert.equal(moves(list).planReset(), undefined, 'sorted already');
  });

  it('[PL-05] adds and removes what it is asked to, in the order of the list', () => {
    const list = pickList(items(5, [1]), fields, many, [4]);
    const added = make(list, moves(list).planAdd(places(0, 1, 2, 4), 0))!;
    assert.deepEqual([ids(added.added), ids(added.removed), ids(added.selected)], [[0, 2], [], [0, 2, 4]]);
    assert.deepEqual(available(list), [1, 3]);
    assert.equal(moves(list).planAdd(places(1, 0)), undefined, 'disabled, selected');
    const removed = make(list, moves(list).planRemove(places(0, 2)))!;
    assert.deepEqual([ids(removed.added), ids(removed.removed), ids(removed.selected)], [[], [0, 4], [2]]);
    assert.deepEqual(ids(added.selected), [0, 2, 4], 'a later move does not reach into what was told');
  });

  it('[PL-06] replaces in single mode, unless what is selected is disabled', () => {
    const list = pickList(items(4, [3]), fields, one, [0, 1]);
    assert.deepEqual(ids(list.selected), [0]);
    const replaced = make(list, moves(list).planAdd(places(2, 1)))!;
    assert.deepEqual([ids(replaced.added), ids(replaced.removed), ids(replaced.selected)], [[2], [0], [2]]);
    list.select([3]);
    assert.deepEqual(moves(list).planAdd(places(1)), { refusedBy: 3 });
  });

  it('[PL-07] gives each copy a key of its own, which stays with it', () => {
    const list = pickList(items(3), fields, copies, [1, 1]);
    make(list, moves(list).planAdd(places(1, 2)));
    assert.deepEqual(ids(list.selected), [1, 1, 1, 2]);
    const [, second] = list.picked.keys;
    const done = make(list, moves(list).planOrder(places(1), 4))!;
    assert.equal(done.keys[3], second);
    assert.equal(new Set(done.keys).size, 4);
    assert.deepEqual(available(list), [0, 1, 2]);
  });

  it('[PL-16] orders by steps and by places', () => {
    const list = pickList(items(6), fields, many, [0, 1, 2, 3, 4, 5]);
    const order = (plan: PickMove | undefined): unknown[] => (make(list, plan), ids(list.selected));
    assert.deepEqual(order(moves(list).planStep(places(1, 2, 4), -1)), [1, 2, 0, 4, 3, 5]);
    assert.deepEqual(order(moves(list).planStep(places(0, 1, 3), -1)), [1, 2, 4, 0, 3, 5]);
    assert.equal(moves(list).planStep(places(0, 1, 2), -1), undefined, 'no room');
    assert.deepEqual(order(moves(list).planStep(places(4, 5), 1)), [1, 2, 4, 0, 3, 5].slice());
    assert.deepEqual(order(moves(list).planStep(places(3, 5), 1)), [1, 2, 4, 3, 0, 5]);
    assert.deepEqual(order(moves(list).planOrder(places(0, 5), 3)), [2, 4, 1, 5, 3, 0]);
    assert.deepEqual(order(moves(list).planOrder(places(2, 3), 0)), [1, 5, 2, 4, 3, 0]);
    assert.equal(moves(list).planOrder(places(2, 3), 4), undefined, 'where it is');
  });

  it('keeps what is selected, and what can be undone, when other items come', () => {
    const list = pickList(items(4), fields, many, [1]);
    make(list, moves(list).planAdd(places(2, 3)));
    const keys = [...list.picked.keys];
    list.replace([item(9), item(3), item(1)], fields, many);
    assert.deepEqual(ids(list.selected), [1, 2, 3]);
    assert.deepEqual([...list.picked.keys], keys);
    assert.deepEqual(
      [...list.picked.places].map((place) => list.items.isOther(place)),
      [false, true, false],
    );
    assert.deepEqual(available(list), [9]);
    make(list, moves(list).planUndo());
    assert.deepEqual(ids(list.selected), [1]);
    assert.deepEqual(available(list), [9, 3]);
    list.replace([], fields, many);
    assert.deepEqual(ids(list.selected), [1]);
    list.replace(items(2, [0, 1]), fields, many);
    assert.equal(moves(list).planRemove(places(0)), undefined, 'disabled since then');
  });

  it('keeps what it knows when the host says again what is selected', () => {
    const list = pickList(items(4), fields, many);
    make(list, moves(list).planAdd(places(2, 0)));
    const { picked } = list;
    list.select([...list.selected]);
    list.select(list.selected.map((entry) => (entry as Item).id));
    assert.equal(list.picked, picked);
    assert.ok(list.canUndo);
    list.select([0, 2]);
    assert.ok(!list.canUndo);
  });

  it('holds of what a host says the same before the user can move something as after', () => {
    const ids = fc.array(fc.nat(12), { maxLength: 12 });
    fc.assert(
      fc.property(ids, ids, ids, ids, fc.constantFrom(many, copies, one), (first, second, said, again, rules) => {
        const given = [first.map((id) => item(id)), fields, rules, said] as const;
        const contents = contentsOf(...given);
        const list = new PickList(contents);
        const same = (): void => {
          assert.deepEqual([...list.places], [...contents.places]);
          assert.deepEqual([...list.picked.places], [...contents.places]);
          assert.deepEqual(list.selected, contents.selected);
          assert.deepEqual([...list.taken], [...contents.taken]);
          assert.equal(list.availableCount, contents.availableCount);
        };
        assert.equal(list.selected, contents.selected, 'the very same list');
        same();
        const next = second.map((id) => item(id));
        for (const one of [contents, list]) one.replace(next, fields, rules);
        same();
        for (const one of [contents, list]) one.select(again);
        same();
      }),
      { numRuns: 300 },
    );
  });

  it('makes no move that was planned when things were different', () => {
    const list = pickList(items(4), fields, many);
    const late = moves(list).planAdd(places(1));
    make(list, moves(list).planAdd(places(2)));
    assert.equal(make(list, late), undefined);
    assert.deepEqual(ids(list.selected), [2]);
  });

  it('does not undo what has been disabled since', () => {
    const list = pickList(items(4), fields, many);
    make(list, moves(list).planAdd(places(0, 1)));
    list.replace(items(4, [1]), fields, many);
    const undone = make(list, moves(list).planUndo())!;
    assert.deepEqual([ids(undone.removed), ids(list.selected)], [[0], [1]]);
  });

  it('knows items without ids, ids twice, what is no item, and what is not among the items', () => {
    const bare = { label: 'Sem código' };
    const twice = { id: 7, label: 'Outro 7' };
    const all = [null, { id: 7, label: 'Sete' }, twice, bare, 5, { id: 'x', label: '' }];
    const gone = { id: 99, label: 'Antigo' };
    const list = pickList(all, fields, many, [gone, bare, twice, 7, '7', gone, 98, null, undefined, '98', { id: 99 }]);
    assert.equal(list.items.count, 4);
    assert.deepEqual(list.selected.slice(0, 5), [gone, bare, twice, all[1], 98]);
    assert.equal(list.count, 5, 'what is nothing is left out');
    assert.deepEqual(
      [...list.picked.places].map((place) => list.items.labelOf(place)),
      ['Antigo', 'Sem código', 'Outro 7', 'Sete', '98'],
    );
    assert.deepEqual(list.ids, ['99', '7', '7', '98']);
    assert.deepEqual(make(list, moves(list).planRemove(places(0)))?.removed, [gone]);
    make(list, moves(list).planUndo());
    assert.equal(list.selected[0], gone);
  });

  it('holds 100,000 items with one label, all moved and back, and lets old steps go', () => {
    const all = Array.from({ length: 100_000 }, (_, id) => ({ id, label: 'Parafuso' }));
    const list = pickList(all, fields, many);
    const every = Uint32Array.from(all.keys());
    for (let round = 0; round < 12; round++) {
      make(list, moves(list).planAdd(every));
      assert.equal(list.count, 100_000);
      make(list, moves(list).planRemove(every));
      assert.equal(list.count, 0);
    }
    let undone = 0;
    while (make(list, moves(list).planUndo())) undone++;
    assert.ok(undone >= 18 && undone < 24, `${undone}`);
  });
});
