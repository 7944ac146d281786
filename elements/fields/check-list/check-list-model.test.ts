import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { CheckListModel, type CheckFields } from './check-list-model.js';

const plain: CheckFields = {
  fieldId: 'id',
  fieldLabel: 'label',
  fieldCheck: 'isChecked',
  checkValue: true,
  uncheckValue: false,
};
const all = (model: CheckListModel): Uint32Array => Uint32Array.from({ length: model.count }, (_, place) => place);

describe('CheckListModel', () => {
  it('[CL-01] takes the check and uncheck values of the host, and any other value as unchecked', () => {
    const fields = {
      ...plain,
      fieldId: 'codigo',
      fieldLabel: 'nome',
      fieldCheck: 'ativo',
      checkValue: 'S',
      uncheckValue: 'N',
    };
    const items = ['S', 'N', true, 's', undefined, null, 1].map((ativo, codigo) => ({
      codigo,
      nome: `Item ${codigo}`,
      ativo,
    }));
    const model = new CheckListModel(items, fields);
    assert.deepEqual([...model.selection.indexes()], [0]);
    assert.deepEqual(model.checkedIds, ['0']);
    assert.equal(model.labelOf(3), 'Item 3');
    const outcome = model.change((selection) => selection.set(Uint32Array.of(0, 1, 2), true))!;
    assert.deepEqual(
      outcome.changed.map((item) => (item as { ativo: string }).ativo),
      ['S', 'S'],
    );
    assert.deepEqual(
      model.change((selection) => selection.setAll(false))!.items.map((item) => (item as { ativo: unknown }).ativo),
      ['N', 'N', true, 's', undefined, null, 1],
      'a value outside both that nobody has checked stays as it is',
    );
  });

  it('[CL-01] never changes the host’s items, and gives copies only of those that differ', () => {
    const check = fc.constantFrom<unknown>(true, false, undefined, 'x');
    fc.assert(
      fc.property(
        fc.array(check),
        fc.array(fc.record({ on: fc.boolean(), from: fc.nat(9), to: fc.nat(9) })),
        (checks, steps) => {
          const items = checks.map((isChecked, id) => Object.freeze({ id, isChecked, other: {} }));
          const model = new CheckListModel(items, plain);
          for (const { on, from, to } of steps) {
            const before = model.selection.copy();
            const outcome = model.change((selection) => selection.set(all(model).slice(from, to), on));
            const changed = [...model.selection.differing(before)];
            if (!outcome) {
              assert.deepEqual(changed, []);
              continue;
            }
            outcome.items.forEach((item, place) => {
              const isChecked = (item as { isChecked: unknown }).isChecked === true;
              assert.equal(isChecked, model.selection.has(place));
              const isSame = isChecked === (checks[place] === true);
              assert.equal(item === items[place], isSame);
              assert.equal((item as { other: object }).other, items[place]!.other);
            });
            assert.deepEqual(
              outcome.changed,
              changed.map((place) => outcome.items[place]),
            );
          }
          model.reset();
          assert.deepEqual(
            [...model.selection.indexes()],
            checks.flatMap((check, place) => (check === true ? [place] : [])),
          );
        },
      ),
    );
  });

  it('[CL-01] gives the outcome of a change, whatever changes after it', () => {
    const model = new CheckListModel([{ id: 1 }, { id: 2 }], plain);
    const outcome = model.change((selection) => selection.set(Uint32Array.of(0), true))!;
    model.change((selection) => selection.setAll(false));
    assert.deepEqual(outcome.items, [{ id: 1, isChecked: true }, { id: 2 }]);
    assert.equal(outcome.items, outcome.items);
  });

  it('goes on with items without ids, ids twice and what is no item', () => {
    const model = new CheckListModel([null, { label: 'A' }, 7, { id: 'x' }, { id: 'x' }, { id: {}, label: [] }], plain);
    assert.equal(model.count, 4);
    assert.deepEqual(
      [0, 1, 2, 3].map((place) => model.labelOf(place)),
      ['A', 'x', 'x', ''],
    );
    model.change((selection) => selection.setAll(true));
    assert.deepEqual(model.checkedIds, ['x', 'x']);
  });
});
