import { expect } from 'chai';
import { expectConsole, provokePageError } from '../../support/assertions/page-problems.js';

it('passes', () => {
  expect(1 + 1).to.equal(2);
});

it('provokes an error and a rejection on purpose', async () => {
  await provokePageError(/^Error: on purpose$/, () =>
    setTimeout(() => {
      throw new Error('on purpose');
    }),
  );
  await provokePageError(/^TypeError: rejected/, () => void Promise.reject(new TypeError('rejected on purpose')));
});

it('expects a warning and an error in the console', async () => {
  expect(await expectConsole(/^on purpose: 1$/, () => console.warn('on purpose: %d', 1))).to.have.length(1);
  await expectConsole(/^Error: on purpose$/, () => console.error(new Error('on purpose')));
});
