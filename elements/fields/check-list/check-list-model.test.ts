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
const all = (model: CheckListModel): Uint32Array =>
  Uint32Array.from({ length: model.count }, (_, itemIndex) => itemIndex);

describe('CheckListModel', () => {
  it('[CL-01] uses the check and uncheck values of the application; any other value means unchecked', () => {
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
      'any other value that the user has not changed is kept',
    );
  });

  it('[CL-01] does not change the items of the application; returns copies only of items that differ', () => {
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
            outcome.items.forEach((item, itemIndex) => {
              const isChecked = (item as { isChecked: unknown }).isChecked === true;
              assert.equal(isChecked, model.selection.has(itemIndex));
              const isSame = isChecked === (checks[itemIndex] === true);
              assert.equal(item === items[itemIndex], isSame);
              assert.equal((item as { other: object }).other, items[itemIndex]!.other);
            });
            assert.deepEqual(
              outcome.changed,
              changed.map((itemIndex) => outcome.items[itemIndex]),
            );
          }
          model.reset();
          assert.deepEqual(
            [...model.selection.indexes()],
            checks.flatMap((check, itemIndex) => (check === true ? [itemIndex] : [])),
          );
        },
      ),
    );
  });

  it('[CL-01] the result of a change is independent of later changes', () => {
    const model = new CheckListModel([{ id: 1 }, { id: 2 }], plain);
    const outcome = model.change((selection) => selection.set(Uint32Array.of(0), true))!;
    model.change((selection) => selection.setAll(false));
    assert.deepEqual(outcome.items, [{ id: 1, isChecked: true }, { id: 2 }]);
    assert.equal(outcome.items, outcome.items);
  });

  it('accepts items without ids, duplicate ids and entries that are not objects', () => {
    const model = new CheckListModel([null, { label: 'A' }, 7, { id: 'x' }, { id: 'x' }, { id: {}, label: [] }], plain);
    assert.equal(model.count, 4);
    assert.deepEqual(
      [0, 1, 2, 3].map((itemIndex) => model.labelOf(itemIndex)),
      ['A', 'x', 'x', ''],
    );
    model.change((selection) => selection.setAll(true));
    assert.deepEqual(model.checkedIds, ['x', 'x']);
  });
});
