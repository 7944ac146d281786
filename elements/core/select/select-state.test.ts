import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { TextQuery } from '../text/text-fold.js';
import { NO_PROPS, SelectState, type SelectProps } from './select-state.js';
import { areSameIds, type OptionId } from './select-options.js';

interface Option {
  readonly id: number;
  readonly label: string;
}

/** A field that has a model, and sets its value as the user selects. */
class Field {
  props: SelectProps;
  notices = 0;
  /** All ids that the user has selected, one list for each selection. */
  readonly selections: (readonly OptionId[])[] = [];
  readonly model = new SelectState({
    changed: () => this.notices++,
    selected: (ids) => {
      this.selections.push(ids);
      this.props = { ...this.props, ids };
    },
    ask: () => {},
  });

  constructor(props: Partial<SelectProps> = {}) {
    this.props = { ...NO_PROPS, ...props };
    this.update();
  }

  update(changed: Partial<SelectProps> = {}): void {
    this.props = { ...this.props, ...changed };
    this.model.update(this.props);
  }

  get labels(): string[] {
    return Array.from({ length: this.model.count }, (_, position) => this.model.labelAt(position));
  }

  /** All that is rendered. */
  get rendered(): unknown {
    const { model } = this;
    const { isOpen, text, ids, isBusy, hasFailed } = model;
    const list = isOpen ? [this.labels, this.labels.map((_, at) => model.isSelected(at)), model.active.index] : [];
    return [isOpen, text, ids, isBusy, hasFailed, list];
  }
}

const label = fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'ç', 'c', ' '), minLength: 1, maxLength: 4 });
const list = fc
  .uniqueArray(fc.nat(30), { maxLength: 12 })
  .chain((ids) => fc.tuple(...ids.map((id) => label.map((text): Option => ({ id, label: text })))));

type Step =
  | { readonly do: 'open' | 'close' | 'leave' | 'clear' | 'confirm' | 'render' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'move' | 'choose'; readonly at: number }
  | { readonly do: 'all'; readonly isOn: boolean }
  | { readonly do: 'options'; readonly list: readonly Option[] };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('open', 'open', 'close', 'leave', 'clear', 'confirm', 'render') }),
  fc.record({ do: fc.constant('type'), text: fc.constantFrom('', 'a', 'ab', 'c', 'x') }),
  fc.record({ do: fc.constantFrom('move', 'choose'), at: fc.integer({ min: -1, max: 12 }) }),
  fc.record({ do: fc.constant('all'), isOn: fc.boolean() }),
  fc.record({ do: fc.constant('options'), list }),
) as fc.Arbitrary<Step>;

function run(field: Field, one: Step): void {
  const { model } = field;
  if (one.do === 'open') model.open();
  else if (one.do === 'close') model.close();
  else if (one.do === 'leave') model.leave();
  else if (one.do === 'clear') model.clear();
  else if (one.do === 'confirm' && model.isOpen) model.confirm('Enter');
  else if (one.do === 'render') field.update();
  else if (one.do === 'type') model.type(one.text);
  else if (one.do === 'move' && model.isOpen) model.active.moveTo(one.at);
  else if (one.do === 'choose' && model.isOpen) model.choose(one.at);
  else if (one.do === 'all' && model.isOpen && field.props.multiple) model.chooseAll(one.isOn);
  else if (one.do === 'options') field.update({ options: one.list });
}

/** Checks a law after each step of any sequence, with one and with several options. */
function afterEachStep(check: (field: Field, step: Step, before: unknown, noticesBefore: number) => void): void {
  fc.assert(
    fc.property(list, fc.boolean(), fc.array(step, { minLength: 5, maxLength: 30 }), (options, multiple, steps) => {
      const field = new Field({ options, multiple });
      for (const one of steps) {
        const { rendered, notices } = field;
        run(field, one);
        check(field, one, rendered, notices);
      }
    }),
    { numRuns: 300 },
  );
}

describe('SelectState', () => {
  it('[SL-01] law: an open list has the options that contain the text, in their order', () => {
    afterEachStep(({ model, props, labels }) => {
      if (!model.isOpen) return;
      const query = new TextQuery(model.text);
      const all = (props.options as readonly Option[]).map((option) => option.label);
      assert.deepEqual(labels, query.isEmpty ? all : all.filter((text) => query.ranges(text).length > 0));
    });
  });

  it('law: the active option is in the list; there is none while the list is closed', () => {
    afterEachStep(({ model }) => {
      const { count, active, isOpen } = model;
      assert.ok(active.index >= -1 && active.index < (isOpen ? count : 0), `${active.index} of ${count}`);
    });
  });

  it('law: the active option stays active when the options are replaced, or none is', () => {
    afterEachStep(({ model }, { do: command }, before) => {
      if (command !== 'options' || !model.isOpen) return;
      const [labels, , index] = (before as unknown[]).at(-1) as [string[], boolean[], number];
      if (index < 0 || model.active.index < 0 || labels.length === 0) return;
      assert.equal(typeof model.keyAt(model.active.index), 'string');
    });
    const field = new Field({
      options: [
        { id: 1, label: 'Brim' },
        { id: 2, label: 'Couro' },
      ],
    });
    field.model.open();
    field.update();
    field.model.active.moveTo(1);
    field.update({
      options: [
        { id: 2, label: 'Couro' },
        { id: 3, label: 'Lã' },
      ],
    });
    assert.equal(field.model.active.index, 0, 'the same option at its new position');
    field.update({ options: [{ id: 3, label: 'Lã' }] });
    assert.equal(field.model.active.index, -1, 'Enter must not select an option that the user has not seen');
  });

  it('law: what a user does not select stays as it was; selecting twice with `multiple` changes nothing', () => {
    afterEachStep(({ model }, { do: command }, before) => {
      const [, , ids] = before as [unknown, unknown, readonly OptionId[]];
      if (['open', 'close', 'type', 'move', 'render', 'options'].includes(command))
        assert.ok(areSameIds(model.ids, ids), command);
    });
    fc.assert(
      fc.property(list, fc.nat(11), fc.array(fc.nat(30)), (options, at, ids) => {
        const field = new Field({ options, ids, multiple: true });
        field.model.open();
        if (!field.model.choose(at)) return;
        field.model.choose(at);
        const sorted = (each: readonly OptionId[]): OptionId[] => [...new Set(each)].toSorted();
        assert.deepEqual(sorted(field.model.ids), sorted(ids));
      }),
    );
  });

  it('law: a closed list forgets the text, the active option and a confirmation', () => {
    afterEachStep((field, one) => {
      if (one.do !== 'close') return;
      const { isOpen, text, isConfirmed, active } = field.model;
      assert.deepEqual([isOpen, text, isConfirmed, active.index], [false, undefined, false, -1]);
      const fresh = new Field({ ...field.props });
      for (const each of [field, fresh]) {
        each.model.open();
        each.update();
      }
      assert.deepEqual(field.rendered, fresh.rendered, 'it opens like a new one');
      field.model.close();
    });
  });

  it('law: each command that changes what is rendered gives notice', () => {
    afterEachStep((field, { do: command }, before, noticesBefore) => {
      // What the application sets is known to it, and `ActiveDescendant` gives notice of a move.
      if (['render', 'options', 'move'].includes(command)) return;
      const { rendered } = field;
      if (JSON.stringify(rendered) !== JSON.stringify(before)) assert.ok(field.notices > noticesBefore, command);
    });
  });

  it('[SL-01] law: Enter selects the active option, as a click on it does', () => {
    afterEachStep((field, { do: command }) => {
      const { model } = field;
      if (command !== 'type' || !model.isOpen) return;
      const key = model.keyAt(model.active.index);
      const { length } = field.selections;
      const done = model.confirm('Enter');
      if (key === undefined) {
        assert.notEqual(done, 'selected');
        assert.equal(field.selections.length, length);
      } else {
        assert.deepEqual([done, field.selections.length], ['selected', length + 1]);
        const isSelected = field.selections.at(-1)?.map(String).includes(key);
        assert.ok(isSelected || field.props.multiple, 'with several, it may have been deselected');
      }
    });
  });

  it('[SL-01] opens at the selected option; after typing, the best match is active', () => {
    const options = ['Lona de algodão', 'Brim', 'Algodão'].map((text, id) => ({ id, label: text }));
    const { model } = new Field({ options, ids: [1] });
    const active = (): string => model.labelAt(model.active.index);
    model.open();
    assert.equal(active(), 'Brim');
    model.type('algodao');
    assert.equal(active(), 'Algodão', 'the equal label');
    model.type('de algodao');
    assert.equal(active(), 'Lona de algodão');
  });

  it('[SL-01] confirms a text that is not rendered yet', () => {
    const field = new Field({ options: ['Brim', 'Couro'] });
    for (const text of ['c', 'co', 'cou']) field.model.type(text);
    assert.equal(field.model.confirm('Enter'), 'selected');
    assert.deepEqual(field.selections, [['Couro']]);
  });

  it('[SL-01] a text without options selects nothing; Tab waits once for options that are loading', () => {
    const field = new Field({ options: ['Brim'] });
    field.model.type('x');
    assert.equal(field.model.confirm('Enter'), 'nothing');
    field.update({ isBusy: true });
    assert.equal(field.model.confirm('Tab', false), 'ignored', 'Shift+Tab leaves');
    assert.equal(field.model.confirm('Tab'), 'waits');
    assert.equal(field.model.confirm('Tab'), 'ignored', 'the second time the user leaves');
    field.update({ isBusy: false, options: ['Xale'] });
    assert.deepEqual(field.model.confirmAwaited(), { done: 'selected', key: 'Tab' });
    assert.deepEqual(field.selections, [['Xale']]);
  });

  it('closes when the field becomes read-only, and cannot be opened then', () => {
    const { model, ...field } = new Field({ options: ['Brim'] });
    model.open();
    model.update({ ...field.props, canOpen: false });
    assert.equal(model.isOpen, false);
    model.open();
    assert.equal(model.isOpen, false);
  });
});
