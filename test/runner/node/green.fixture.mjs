import { describe, it, test } from 'node:test';

test('passes', () => {});

describe('suite', () => {
  it('passes in a suite', () => {});
  it('waits for its turn', { skip: 'no browser here' }, () => {});
});
