import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { nearestName } from './nearest-name.js';

const tags = ['dass-pick-list', 'dass-check-list', 'dass-select-list', 'dass-button', 'dass-text-input'];

describe('nearestName()', () => {
  for (const [written, nearest] of [
    ['dass-picklist', 'dass-pick-list'],
    ['dass-buton', 'dass-button'],
    ['dass-textinput', 'dass-text-input'],
    ['dass-selectlist', 'dass-select-list'],
    ['dass-button', 'dass-button'],
  ] as const)
    it(`is ${nearest} for ${written}`, () => assert.equal(nearestName(written, tags), nearest));

  it('is undefined for a name that is near to none', () => {
    assert.equal(nearestName('dass-organization-chart', tags), undefined);
    assert.equal(nearestName('dass-button', []), undefined);
    assert.equal(nearestName('', tags), undefined);
  });
});
