import { expect } from 'chai';
import { until } from '../../../test/support/user.js';
import { whenIdle } from './idle.js';

describe('whenIdle', () => {
  const original = window.requestIdleCallback;

  afterEach(() => {
    window.requestIdleCallback = original;
  });

  it('also works in a page that is never idle, and stops when it is canceled', async () => {
    const timeouts: (number | undefined)[] = [];
    window.requestIdleCallback = (work, options) => {
      timeouts.push(options?.timeout);
      return window.setTimeout(() => work({ didTimeout: true, timeRemaining: () => 0 }));
    };
    let left = 1_000;
    whenIdle((hasTime) => {
      while (left > 0 && hasTime()) left--;
      return left > 0;
    });
    await until('all tasks are done', () => left === 0);
    expect(timeouts, 'it was deferred once').to.deep.equal([200]);
    let count = 0;
    const end = whenIdle(() => ++count > 0);
    await until('the task is running', () => count > 2);
    end();
    const before = count;
    let turns = 0;
    whenIdle(() => ++turns < 5);
    await until('other tasks have run', () => turns === 5);
    expect(count).to.equal(before);
  });
});
