import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addFilter } from './add-filter.js';

describe('addFilter()', () => {
  it('[PL-11] adds equal filters once, and replaces the others on request', () => {
    const one = addFilter([], ' Couro ', false);
    assert.deepEqual(one, ['Couro']);
    assert.equal(addFilter(one, 'COURO', false), one);
    assert.equal(addFilter(one, '  ', false), one);
    assert.deepEqual(addFilter(one, '%', false), ['Couro', '%']);
    assert.deepEqual(addFilter(['%'], '$', false), ['%', '$'], 'symbols without letters are different');
    assert.deepEqual(addFilter(['Couro', 'preto'], 'azul', true), ['azul']);
  });
});
