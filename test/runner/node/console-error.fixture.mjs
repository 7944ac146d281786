import { describe, it } from 'node:test';

describe('suite', () => {
  it('writes an error that it does not expect', () => {
    console.error('an error');
  });
});
