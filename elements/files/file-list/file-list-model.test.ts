import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { FileListModel } from './file-list-model.js';

const file = (id: string) => ({ _id: id, fileName: `${id}.png`, src: `/${id}` });
const modelOf = (...ids: string[]): FileListModel => {
  const model = new FileListModel();
  model.set(ids.map(file));
  return model;
};
const ids = (model: FileListModel): string => model.items.map(({ id }) => id).join('');
const keyOf = (model: FileListModel, id: string): string => model.items.find((item) => item.id === id)!.key;

test('[UQ-06] a name is shown while it is saved, and until the files are replaced', () => {
  const model = modelOf('a', 'b');
  const key = keyOf(model, 'a');
  const finish = model.start({ key, fileName: 'x.png' });
  assert.deepEqual([model.find(key)?.name, model.find(key)?.isBusy], ['x.png', true]);
  model.set([file('a'), file('b'), file('c')]);
  assert.equal(model.find(key)?.name, 'x.png', 'replaced files of somebody else do not undo it');
  finish(true);
  assert.deepEqual([model.find(key)?.name, model.find(key)?.isBusy], ['a.png', false]);
  model.start({ key, caption: 'Costura' })(true);
  assert.equal(model.find(key)?.caption, 'Costura');
  model.set([file('a')]);
  assert.equal(model.find(key)?.caption, '');
});

test('[UQ-06] a refused change is not shown any longer', () => {
  const model = modelOf('a', 'b', 'c');
  const finish = model.start({ order: model.moved(keyOf(model, 'a'), 2)! });
  assert.equal(ids(model), 'bca');
  finish(false);
  assert.equal(ids(model), 'abc');
});

test('[UQ-05] a file moves to an index, at most to an end of the list', () => {
  const model = modelOf('a', 'b', 'c');
  assert.equal(model.moved(keyOf(model, 'a'), -3), undefined);
  assert.equal(model.moved('none', 1), undefined);
  model.start({ order: model.moved(keyOf(model, 'a'), 99)! });
  assert.equal(ids(model), 'bca');
});

test('[UQ-05] an order that is being saved keeps files that were added and removed meanwhile', () => {
  const id: fc.Arbitrary<string> = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  fc.assert(
    fc.property(
      fc.uniqueArray(id, { minLength: 2 }),
      fc.uniqueArray(id),
      fc.nat(5),
      fc.nat(5),
      (before, after, from, to) => {
        const model = modelOf(...before);
        const moved = model.moved(model.items[from % before.length]!.key, to);
        fc.pre(moved !== undefined);
        const finish = model.start({ order: moved });
        const wanted = ids(model);
        model.set(after.map(file));
        assert.deepEqual([...ids(model)].sort(), [...after].sort(), 'nothing is lost or doubled');
        const kept = [...wanted].filter((one) => after.includes(one));
        assert.deepEqual(
          [...ids(model)].filter((one) => before.includes(one)),
          kept,
        );
        finish(true);
        assert.equal(ids(model), after.join(''));
      },
    ),
  );
});
