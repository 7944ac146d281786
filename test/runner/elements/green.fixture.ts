import { expect } from '@open-wc/testing';
import { provokePageError } from '../../support/assertions/page-errors.js';

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
