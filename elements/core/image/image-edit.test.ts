import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { ImageEdit } from './image-edit.js';
import type { Mark } from './marks.js';

const size = { width: 400, height: 300 };
const newMark = (edit: ImageEdit, kind: Mark['kind'] = 'arrow', text = ''): Mark => ({
  ...edit.nextMark(kind),
  kind,
  from: { x: 10, y: 10 },
  to: { x: 50, y: 60 },
  color: 'red',
  weight: 1,
  unit: 1,
  text,
  textSize: { width: 1, height: 1 },
});

/** Everything that a user can do to a picture. */
const changes: Readonly<Record<string, (edit: ImageEdit, value: number) => void>> = {
  add: (edit) => edit.add(newMark(edit)),
  turn: (edit, value) => edit.turn(value),
  mirror: (edit) => edit.mirror(),
  remove(edit, value) {
    const { marks } = edit.state;
    if (marks.length > 0) edit.remove(marks[value % marks.length]!.id);
  },
  crop(edit, value) {
    edit.previewCrop({ x: value, y: value, width: 100, height: 100 });
    edit.commit();
  },
  move(edit, value) {
    const { selected } = edit;
    if (!selected) return;
    edit.previewMark({ ...selected, from: { x: value, y: value } });
    edit.commit();
  },
};
const steps = fc.array(fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.integer({ min: 1, max: 50 })), {
  maxLength: 30,
});

describe('changes of a picture', () => {
  it('[UQ-07] undo goes back to the start through every state, redo to the end', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const edit = new ImageEdit(size);
        const states = [edit.state];
        for (const [name, value] of all) {
          changes[name]!(edit, value);
          if (edit.state !== states.at(-1)) states.push(edit.state);
        }
        assert.equal(edit.isChanged, states.length > 1);
        for (const state of states.toReversed().slice(1)) {
          edit.undo();
          assert.equal(edit.state, state);
        }
        assert.deepEqual([edit.canUndo, edit.isChanged], [false, false]);
        for (const state of states.slice(1)) {
          edit.redo();
          assert.equal(edit.state, state);
        }
        assert.equal(edit.canRedo, false);
      }),
    );
  });

  it('[UQ-07] a change after undo forgets what could be redone', () => {
    const edit = new ImageEdit(size);
    edit.turn(1);
    edit.undo();
    edit.mirror();
    assert.equal(edit.canRedo, false);
    edit.redo();
    assert.deepEqual([edit.state.turns, edit.state.isMirrored], [0, true]);
  });

  it('[UQ-07] a gesture is one step, one that ends where it began is none', () => {
    const edit = new ImageEdit(size);
    edit.add(newMark(edit));
    const { selected } = edit;
    for (const x of [20, 30, 40]) edit.previewMark({ ...edit.selected!, from: { x, y: 0 } });
    edit.commit();
    edit.undo();
    assert.equal(edit.selected, selected);
    edit.previewMark(edit.selected!);
    edit.commit();
    assert.equal(edit.canRedo, true, 'nothing has changed');
  });

  it('[UQ-07] a text without letters is dropped, with no step of undo', () => {
    const edit = new ImageEdit(size);
    edit.add(newMark(edit, 'text'), true);
    assert.deepEqual([edit.state.marks.length, edit.canUndo, edit.isChanged], [1, false, false]);
    edit.select(undefined);
    assert.deepEqual([edit.state.marks.length, edit.canUndo], [0, false]);

    edit.add(newMark(edit, 'text'), true);
    edit.previewMark({ ...edit.selected!, text: 'Furo' });
    assert.deepEqual([edit.canUndo, edit.isChanged], [true, true]);
    edit.undo();
    assert.equal(edit.state.marks.length, 0);
    edit.redo();
    assert.equal(edit.state.marks[0]?.text, 'Furo');
  });

  it('[UQ-07] marks have ids of their own, and are numbered by kind', () => {
    const edit = new ImageEdit(size);
    for (const kind of ['arrow', 'arrow', 'text', 'arrow'] as const) edit.add(newMark(edit, kind, 'a'));
    assert.deepEqual(
      edit.state.marks.map(({ number }) => number),
      [1, 2, 1, 3],
    );
    const ids = edit.state.marks.map(({ id }) => id);
    assert.equal(new Set(ids).size, 4);
    edit.undo();
    edit.add(newMark(edit));
    assert.ok(!ids.slice(0, 3).includes(edit.selected!.id));
  });

  it('[UQ-07] the result has the size of the crop, turned', () => {
    const edit = new ImageEdit(size, { x: 0.4, y: 0, width: 200.2, height: 100 });
    assert.deepEqual(edit.outputSize, { width: 200, height: 100 });
    edit.turn(-1);
    assert.deepEqual(edit.outputSize, { width: 100, height: 200 });
  });
});
