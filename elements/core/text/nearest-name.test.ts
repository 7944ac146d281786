import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nearestName } from './nearest-name.js';

const names = ['items', 'selected', 'fieldLabel', 'fieldId', 'readOnly'];

test('finds the name with the fewest different characters, whatever its case and hyphens', () => {
  assert.equal(nearestName('item', names), 'items');
  assert.equal(nearestName('selcted', names), 'selected');
  assert.equal(nearestName('field-label', names), 'fieldLabel');
  assert.equal(nearestName('READ_ONLY', names), 'readOnly');
});

test('finds none when all names are very different', () => {
  assert.equal(nearestName('innerHTML', names), undefined);
  assert.equal(nearestName('', names), undefined);
  assert.equal(nearestName('items', []), undefined);
});

test('finds tags', () => {
  const tags = ['dass-pick-list', 'dass-check-list', 'dass-select-list', 'dass-button', 'dass-text-input'];
  assert.equal(nearestName('dass-picklist', tags), 'dass-pick-list');
  assert.equal(nearestName('dass-buton', tags), 'dass-button');
  assert.equal(nearestName('dass-textinput', tags), 'dass-text-input');
  assert.equal(nearestName('dass-selectlist', tags), 'dass-select-list');
  assert.equal(nearestName('dass-organization-chart', tags), undefined);
});
