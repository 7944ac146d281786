import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import fc from 'fast-check';
import { TextQuery } from '../../core/text/text-fold.js';
import { LookupRows, type LookupId } from '../shared/lookup-rows-model.js';
import { LookupModel, type LookupProps } from './lookup-model.js';

const FIELDS = { fieldId: 'id', fieldLabel: 'label', rowKey: '' };
const rowsOf = (...labels: string[]): LookupRows =>
  new LookupRows(
    labels.map((label, id) => ({ id, label })),
    FIELDS,
  );

/** A lookup with a model. */
class Field {
  props: LookupProps;
  readonly asked: string[] = [];
  readonly selected: LookupId[] = [];
  readonly model = new LookupModel({
    changed: () => {},
    selected: (row) => this.selected.push((row as { id: number }).id),
    ask: (text) => this.asked.push(text),
    warn: () => {},
  });

  constructor(rows: LookupRows, props: Partial<LookupProps> = {}) {
    this.props = {
      rows,
      columns: [],
      fieldFilter: [],
      searchRows: undefined,
      externalSearch: false,
      isBusy: false,
      canOpen: true,
      ...props,
    };
    this.update();
  }

  update(changed: Partial<LookupProps> = {}): void {
    this.props = { ...this.props, ...changed };
    this.model.update(this.props);
  }

  type(text: string): void {
    this.model.type(text);
    this.update();
  }

  get labels(): unknown[] {
    return this.model.rows.map((row) => (row as { label: string }).label);
  }
}

describe('LookupModel', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('[LK-06] law: lists at most 8 rows, each of which contains the text, and Enter selects the active one', () => {
    const label = fc.string({ unit: fc.constantFrom('a', 'á', 'b', 'c'), minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(label, { maxLength: 20 }), fc.constantFrom('a', 'ab', 'c', 'x'), (labels, text) => {
        const field = new Field(rowsOf(...labels));
        field.type(text);
        const query = new TextQuery(text, 'lookup');
        const matching = labels.filter((each) => query.matches(each)).length;
        assert.equal(field.model.count, Math.min(8, matching));
        assert.ok(field.labels.every((each) => query.matches(each as string)));
        const key = field.model.keyAt(field.model.active.index);
        assert.equal(field.model.confirm('Enter'), matching > 0 ? 'selected' : 'nothing');
        assert.deepEqual(field.selected.map(String), matching > 0 ? [key] : []);
      }),
    );
  });

  it('waits for the rows of the application: Enter selects when they have come, and typing cancels that', () => {
    const field = new Field(rowsOf('Brim'), { externalSearch: true });
    for (const isCanceled of [false, true]) {
      field.update({ rows: rowsOf('Brim'), isBusy: false });
      field.type('cou');
      assert.equal(field.model.confirm('Enter'), 'waits');
      mock.timers.tick(250);
      field.update({ isBusy: true });
      assert.equal(field.model.confirmAwaited(), undefined);
      if (isCanceled) field.type('cour');
      field.update({ isBusy: false, rows: rowsOf('Algodão', 'Couro') });
      assert.deepEqual(field.model.confirmAwaited(), isCanceled ? undefined : { done: 'selected', key: 'Enter' });
      field.model.close();
    }
    assert.deepEqual([field.asked[0], field.selected], ['cou', [1]], 'the best of the rows that have come');
  });

  it('keeps the match that the user has moved to when other matches arrive', () => {
    const [plain, raw, fine] = ['Couro', 'Couro cru', 'Couro fino'].map((label, id) => ({ id, label }));
    const field = new Field(new LookupRows([plain, raw], FIELDS));
    field.type('couro');
    assert.equal(field.model.active.index, 0);
    field.model.active.moveTo(1);
    field.model.move();
    field.update({ rows: new LookupRows([plain, fine, raw], FIELDS) });
    assert.equal(field.model.active.index, 2);
    assert.equal(field.model.keyAt(field.model.active.index), '1');
  });

  it('closes without a text, and keeps what is typed', () => {
    const field = new Field(rowsOf('Brim'));
    field.type('b');
    field.type(' ');
    assert.deepEqual([field.model.isOpen, field.model.text, field.model.count], [false, ' ', 0]);
    field.model.open();
    field.update();
    assert.deepEqual([field.model.isOpen, field.labels], [true, ['Brim']]);
    field.update({ canOpen: false });
    assert.deepEqual([field.model.isOpen, field.model.text], [false, undefined]);
  });
});
