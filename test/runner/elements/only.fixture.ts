import { expect } from 'chai';

it.only('runs alone', () => {});

it('would fail', () => {
  expect(1).to.equal(2);
});
