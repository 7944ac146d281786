import { expect } from '@open-wc/testing';

it.only('runs alone', () => {});

it('would fail', () => {
  expect(1).to.equal(2);
});
