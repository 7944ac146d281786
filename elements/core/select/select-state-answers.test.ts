import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import fc from 'fast-check';
import type { FilterQuestion } from './external-filter.js';
import { NO_PROPS, SelectState } from './select-state.js';

const flushPromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** An answer as a promise that the test settles. */
class Promised {
  resolve!: (options: readonly string[]) => void;
  reject!: (reason: Error) => void;
  readonly promise = new Promise<readonly string[]>((resolve, reject) => Object.assign(this, { resolve, reject }));
}

/** A field whose options, which are plain texts, are filtered by the application. It renders like Lit: in a microtask. */
class Field {
  readonly questions: FilterQuestion[] = [];
  readonly answers = new Map<FilterQuestion, Promised>();
  readonly selected: { text: string; option: string }[] = [];
  /** The `options` set by the application. */
  options: readonly string[] = [''];
  isBusy = false;
  text = '';
  confirmed: string | undefined;
  #isPending = false;
  readonly model = new SelectState({
    ask: (question) => this.questions.push(question),
    selected: ([option]) => this.selected.push({ text: this.text, option: option as string }),
    changed: () => {
      if (this.#isPending) return;
      this.#isPending = true;
      queueMicrotask(() => this.render());
    },
  });

  constructor() {
    this.render();
  }

  get state(): string {
    const { isAnswered, hasFailed } = this.model;
    return hasFailed ? 'failed' : isAnswered ? 'answered' : 'waiting';
  }

  /** The labels in the list. */
  get shown(): string[] {
    return Array.from({ length: this.model.count }, (_, position) => this.model.labelAt(position));
  }

  open(): void {
    if (this.model.isOpen) return;
    this.text = '';
    this.model.open();
  }

  type(text: string): void {
    this.text = text;
    this.confirmed = undefined;
    this.model.type(text);
  }

  close(): void {
    this.text = '';
    this.confirmed = undefined;
    this.model.close();
  }

  confirm(): void {
    if (!this.model.isOpen) return;
    this.confirmed = this.text;
    this.model.confirm('Enter');
  }

  /** Clicks the first option. */
  select(): void {
    if (this.model.isOpen) this.model.choose(0);
  }

  render(): void {
    this.#isPending = false;
    const { options, isBusy } = this;
    this.model.update({ ...NO_PROPS, externalFilter: true, options, isBusy });
    if (this.model.confirmAwaited())
      assert.equal(this.confirmed, this.text, 'only confirmed and not canceled texts select an option');
  }

  /** Answers the last request by setting `options`. */
  set(question: FilterQuestion): void {
    if (question !== this.questions.at(-1)) return;
    this.options = [question.text];
    this.isBusy = false;
    this.render();
  }

  work(isBusy: boolean): void {
    this.isBusy = isBusy;
    this.render();
  }

  call(question: FilterQuestion): void {
    if (this.answers.has(question)) return;
    const answer = new Promised();
    this.answers.set(question, answer);
    question.answer(answer.promise);
  }
}

describe('SelectState, filtered by the application', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  it('[SL-01] never selects an option that does not belong to the text in the field, in any order of events', async () => {
    const step = fc.oneof(
      fc.constant({ do: 'pause' as const }),
      fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('', 'z', 'zí', 'zíper') }),
      fc.record({
        do: fc.constantFrom('open', 'close', 'confirm', 'click', 'pause', 'busy', 'idle', 'retry', 'rerender'),
      }),
      fc.record({
        do: fc.constantFrom('call', 'call', 'resolve', 'resolve', 'resolve', 'reject', 'set', 'set'),
        which: fc.constantFrom(0, 0, 0, 1, 2),
      }),
    );
    let selected = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
        const field = new Field();
        for (const one of steps) {
          const question = 'which' in one ? field.questions.at(-1 - one.which) : undefined;
          const answer = question && field.answers.get(question);
          if (one.do === 'type') field.type(one.text);
          else if (one.do === 'open') field.open();
          else if (one.do === 'close') field.close();
          else if (one.do === 'confirm') field.confirm();
          else if (one.do === 'click') field.select();
          else if (one.do === 'pause') mock.timers.tick(250);
          else if (one.do === 'busy') field.work(true);
          else if (one.do === 'idle') field.work(false);
          else if (one.do === 'retry' && field.state === 'failed') field.model.retry();
          else if (one.do === 'rerender') field.render();
          else if (one.do === 'call' && question) field.call(question);
          else if (one.do === 'resolve' && question) answer?.resolve([question.text]);
          else if (one.do === 'reject') answer?.reject(new Error('503'));
          else if (one.do === 'set' && question && !field.answers.size) field.set(question);
          await flushPromises();
        }
        for (const { text, option } of field.selected) assert.equal(option, text);
        selected += field.selected.length;
      }),
      { numRuns: 600 },
    );
    assert.ok(selected > 100, 'enough selections were tested');
  });

  it('[SL-01] requests options for a confirmed text at once, and confirms when they arrive', async () => {
    const field = new Field();
    field.type('zíper');
    field.confirm();
    assert.deepEqual(
      field.questions.map(({ text }) => text),
      ['zíper'],
    );
    mock.timers.tick(1000);
    assert.equal(field.questions.length, 1, 'the pause causes no second request');
    field.questions[0]!.answer(['zíper']);
    await flushPromises();
    assert.deepEqual(field.selected, [{ text: 'zíper', option: 'zíper' }]);
  });

  it('[SL-01] typing, closing and a failure cancel a pending confirmation', async () => {
    for (const cancel of ['type', 'close', 'fail'] as const) {
      const field = new Field();
      field.type('a');
      field.confirm();
      const [question] = field.questions;
      if (cancel === 'type') field.type('ab');
      else if (cancel === 'close') field.close();
      question!.answer(cancel === 'fail' ? Promise.reject(new Error('503')) : ['a']);
      await flushPromises();
      mock.timers.tick(250);
      field.questions.at(-1)!.answer(['ab']);
      await flushPromises();
      assert.deepEqual([field.selected, field.model.isConfirmed], [[], false], cancel);
      assert.equal(question!.signal.aborted, cancel !== 'fail', cancel);
    }
  });

  it('[SL-01] uses new options as the answer when the application is no longer busy', () => {
    const field = new Field();
    field.type('a');
    mock.timers.tick(250);
    field.work(true);
    field.options = [];
    field.render();
    assert.equal(field.state, 'waiting', 'the request is pending');
    field.set(field.questions[0]!);
    assert.equal(field.state, 'answered');
  });

  it('[SL-01] treats the end of busy without new options as a failure, and can retry', () => {
    const field = new Field();
    field.type('a');
    mock.timers.tick(250);
    field.work(true);
    field.work(false);
    assert.equal(field.state, 'failed');
    field.model.retry();
    assert.deepEqual([field.state, field.questions.length], ['waiting', 2]);
    field.set(field.questions[1]!);
    assert.equal(field.state, 'answered');
  });

  it('[SL-01] accepts the same array as an answer', async () => {
    const field = new Field();
    const same = ['Brim'];
    field.type('b');
    mock.timers.tick(250);
    field.questions[0]!.answer(same);
    await flushPromises();
    field.type('br');
    assert.equal(field.state, 'waiting');
    mock.timers.tick(250);
    field.questions[1]!.answer(same);
    await flushPromises();
    assert.deepEqual([field.state, field.shown], ['answered', same]);
  });

  it('[SL-01] keeps an answer when the application also sets options', async () => {
    const field = new Field();
    field.type('b');
    mock.timers.tick(250);
    field.questions[0]!.answer(['b']);
    field.options = ['own'];
    field.render();
    assert.equal(field.state, 'waiting', 'these options are not the promised answer');
    await flushPromises();
    field.options = ['other'];
    field.render();
    assert.deepEqual([field.state, field.shown], ['answered', ['b']]);
    field.close();
    field.options = ['new'];
    field.render();
    assert.equal(field.model.total, 1);
    assert.equal(field.model.isUnknown('new'), false, 'a closed list shows the application’s own');
  });
});
