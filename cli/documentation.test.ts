import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Documentation, type DocumentedElement } from './documentation.js';

const element = (tag: string, summary: string, terms: string[] = [], markdown = ''): DocumentedElement => ({
  ...{ tag, family: 'fields', summary, terms, markdown },
  examples: [],
});
const documentation = new Documentation({
  version: '1.0.0',
  intro: '',
  elements: [
    element('dass-notice', 'A short message.', ['toast', 'notificação temporária']),
    element('dass-data-table', 'A table with editable cells.', ['grid'], 'Property `totals`: sums of columns'),
    element('dass-markup-table', 'A table of the page.', [], 'It can be in a toast.'),
  ],
  guides: [{ slug: 'forms', title: 'Forms', description: 'Validation.', terms: [], markdown: 'A table of fields' }],
});
const found = (query: string, limit = 10): string[] => documentation.search(query, limit).map(({ name }) => name);

test('a search finds names, words of newcomers, summaries and texts, the most important first', () => {
  assert.deepEqual(found('toast'), ['dass-notice', 'dass-markup-table']);
  assert.deepEqual(found('NOTIFICACAO'), ['dass-notice']);
  assert.deepEqual(found('table'), ['dass-data-table', 'dass-markup-table', 'forms']);
  assert.deepEqual(found('table', 1), ['dass-data-table']);
  assert.deepEqual(found('editable table with totals')[0], 'dass-data-table');
  assert.deepEqual(found('able'), []);
  assert.deepEqual(found('.* ('), []);
});

test('an element is found with and without the prefix of its tag', () => {
  for (const tag of ['dass-notice', 'notice', '<dass-notice>', 'Notice'])
    assert.equal(documentation.element(tag)?.tag, 'dass-notice');
  assert.equal(documentation.element('dass-notices'), undefined);
});
