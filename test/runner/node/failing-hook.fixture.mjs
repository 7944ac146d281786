import { before, describe, it } from 'node:test';

describe('suite', () => {
  before(() => {
    throw new Error('not ready');
  });
  it('cannot run', () => {});
});
