import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { OutsideFilter } from './outside-filter-model.js';

describe('OutsideFilter', () => {
  it('[SL-01] shows the answer to the last question, in whatever order answers come, fail or stay away', async () => {
    const answer = fc.record({ fate: fc.constantFrom('good', 'bad', 'never', 'no list'), at: fc.nat(9) });
    await fc.assert(
      fc.asyncProperty(fc.array(answer, { minLength: 1, maxLength: 6 }), async (answers) => {
        const filter = new OutsideFilter(() => {});
        const waiting = answers.map(({ fate, at }, index) => {
          const question = filter.ask(`text ${index}`);
          assert.equal(filter.state, 'waiting');
          const { promise, resolve, reject } = withResolvers();
          question.answer(promise);
          const come = (): void => {
            if (fate === 'good') resolve([question.text]);
            else if (fate === 'bad') reject(new Error('503'));
            else if (fate === 'no list') resolve('nothing of use' as never);
          };
          return { at, come, question };
        });
        for (const { come } of [...waiting].sort((a, b) => a.at - b.at)) {
          come();
          await new Promise(setImmediate);
        }
        const last = answers.at(-1)!.fate;
        assert.equal(filter.state, last === 'good' ? 'none' : last === 'never' ? 'waiting' : 'failed');
        assert.deepEqual(filter.options, last === 'good' ? [`text ${answers.length - 1}`] : undefined);
        waiting.forEach(({ question }, index) => assert.equal(question.signal.aborted, index < waiting.length - 1));
      }),
      { numRuns: 40 },
    );
  });

  it('[SL-01] asks nobody any more once it is cancelled or the host has set options', async () => {
    let told = 0;
    const filter = new OutsideFilter(() => told++);
    const question = filter.ask('a');
    filter.cancel();
    assert.ok(question.signal.aborted);
    question.answer([1]);
    await new Promise(setImmediate);
    assert.equal(told, 0);
    filter.ask('b').answer([2]);
    await new Promise(setImmediate);
    assert.equal(told, 1);
    filter.settle();
    assert.equal(filter.options, undefined);
  });
});

function withResolvers(): {
  promise: Promise<unknown[]>;
  resolve: (value: unknown[]) => void;
  reject: (error: Error) => void;
} {
  let resolve!: (value: unknown[]) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<unknown[]>((yes, no) => ([resolve, reject] = [yes, no]));
  return { promise, resolve, reject };
}
