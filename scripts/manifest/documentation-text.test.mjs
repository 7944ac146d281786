import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentationText } from './documentation-text.mjs';

test('a deprecated member keeps its description, and names its replacement', () => {
  assert.equal(
    documentationText({ description: 'The kind.', deprecated: 'Use `type`.' }),
    'The kind.\n@deprecated Use `type`.',
  );
  assert.equal(documentationText({ description: 'The kind.', deprecated: true }), 'The kind.\n@deprecated');
  assert.equal(documentationText({ deprecated: 'Use `type`.' }), '@deprecated Use `type`.');
});

test('without a deprecation it is the description, otherwise the summary', () => {
  assert.equal(documentationText({ description: 'The kind.', summary: 'A kind.' }), 'The kind.');
  assert.equal(documentationText({ summary: 'A kind.' }), 'A kind.');
  assert.equal(documentationText({}), '');
});
