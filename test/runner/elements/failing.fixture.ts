import { expect } from 'chai';

it('fails', () => {
  expect(1).to.equal(2);
});

it('passes', () => {});
