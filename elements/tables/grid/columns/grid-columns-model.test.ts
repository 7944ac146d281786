import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { arrangeColumns, GridColumns, nameOf } from './grid-columns-model.js';

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
