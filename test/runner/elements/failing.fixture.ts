import { expect } from '@open-wc/testing';

it('fails', () => {
  expect(1).to.equal(2);
});

it('passes', () => {});
