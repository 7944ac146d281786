import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arrangeColumns, GridColumns, moveSetting, nameOf } from './grid-columns-model.js';

const names = ['tree', 'a', 'b', 'c', 'd'];
const columns = names.map((name) => ({ name, isHidden: name === 'd' }));

describe('arrangeColumns', () => {
  it('[HT-02] has each column once, whatever is named, the tree first and shown', () => {
    const setting = fc.record({ name: fc.constantFrom(...names, 'gone'), isHidden: fc.boolean() });
    fc.assert(
      fc.property(fc.array(setting), (settings) => {
        const arranged = arrangeColumns(columns, settings);
        assert.deepEqual(arranged.map(nameOf).sort(), [...names].sort());
        assert.equal(nameOf(arranged[0] ?? {}), 'tree');
        assert.equal(arranged[0]?.isHidden, false);
      }),
    );
  });

  it('[HT-02] are in the order of the settings, then the others; without settings in their own order', () => {
    const arranged = arrangeColumns(columns, [
      { name: 'd', isHidden: false },
      { name: 'b', width: 90 },
    ]);
    assert.deepEqual(arranged.map(nameOf), ['tree', 'd', 'b', 'a', 'c']);
    assert.deepEqual(
      arranged.map(({ isHidden }) => isHidden),
      [false, false, false, false, false],
    );
    assert.equal(arranged[2]?.width, 90);
    assert.deepEqual(arrangeColumns(columns, []).map(nameOf), names);
  });
});

describe('moveSetting', () => {
  it('[TB-13] keeps all settings and the order of the others, and is undone by the opposite move', () => {
    const list = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 2 });
    fc.assert(
      fc.property(list, fc.nat(5), fc.nat(5), (all, first, second) => {
        const [from, to] = [first % all.length, second % all.length];
        const settings = all.map((name) => ({ name }));
        const moved = moveSetting(settings, all[from]!, all[to]!, to > from).map(nameOf);
        assert.equal(moved[to], all[from]);
        assert.deepEqual(
          moved.filter((name) => name !== all[from]),
          all.filter((name) => name !== all[from]),
        );
        const back = moveSetting(
          moved.map((name) => ({ name })),
          moved[to]!,
          moved[from]!,
          from > to,
        );
        assert.deepEqual(back.map(nameOf), all);
      }),
    );
  });

  it('[TB-13] moves past hidden columns, and not to a column that is gone', () => {
    const settings = ['a', 'hidden', 'b'].map((name) => ({ name }));
    assert.deepEqual(moveSetting(settings, 'a', 'b', true).map(nameOf), ['hidden', 'b', 'a']);
    assert.deepEqual(moveSetting(settings, 'a', 'gone', true), settings);
    assert.deepEqual(moveSetting(settings, 'gone', 'a', true), settings);
  });
});

describe('GridColumns', () => {
  it('[HT-02] has no settings until the user changes a column, and then all of them in the order of the user', () => {
    const own = new GridColumns();
    own.arranged = [{ name: 'tree' }, { name: 'a', width: 80 }, { name: 'b', isHidden: true }];
    assert.deepEqual(own.settings(false), []);
    own.userWidths.set('a', 120);
    assert.deepEqual(own.settings(false), [
      { name: 'tree', isHidden: false, width: undefined },
      { name: 'a', isHidden: false, width: 120 },
      { name: 'b', isHidden: true, width: undefined },
    ]);
  });

  it('[HT-02] has the settings of columns that the user has arranged, also without another width', () => {
    const own = new GridColumns();
    own.arranged = [{ field: 'code' }];
    assert.deepEqual(own.settings(true), [{ name: 'code', isHidden: false, width: undefined }]);
  });
});
