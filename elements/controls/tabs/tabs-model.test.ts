import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { selectedTab, usableTabs, type Tab } from './tabs-model.js';

const tabs: readonly Tab[] = [
  { id: 'a', label: 'A', disabled: true },
  { id: 'b', label: 'B' },
  { id: 'c', label: 'C' },
];

describe('usableTabs', () => {
  it('omits tabs without an id or with a duplicate id, with a warning', () => {
    const warn = mock.method(console, 'warn', () => {});
    const given = [
      ...tabs,
      { id: 'b', label: 'Outra' },
      { label: 'Sem id' },
      { id: '', label: '' },
      { id: 7 },
      null,
      undefined,
      'x',
    ];
    assert.deepEqual(usableTabs(given), tabs);
    assert.equal(warn.mock.callCount(), 2);
    warn.mock.restore();
  });
});

describe('selectedTab', () => {
  it('is the one of the value, else the first that can be selected', () => {
    assert.equal(selectedTab(tabs, 'c'), 2);
    assert.equal(selectedTab(tabs, ''), 1);
    assert.equal(selectedTab(tabs, 'gone'), 1);
    assert.equal(selectedTab(tabs, 'a'), 1);
  });

  it('is none where none can be selected', () => {
    assert.equal(selectedTab([], 'a'), -1);
    assert.equal(selectedTab([tabs[0]!], 'a'), -1);
  });
});
