import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { descriptionKey, descriptionsOf } from './descriptions.js';
import { nameOfTag, readManifest } from './manifest.js';
import type { Usage } from './site-data.js';

const elements = readManifest().map(({ tagName, source, description = '' }) => {
  const path = `docs/elements/${source.split('/')[1]}/${nameOfTag(tagName)}.json`;
  return { path, text: description, translated: (JSON.parse(readFileSync(path, 'utf8')) as Usage).description };
});

test('the translations of each description are those of its present text', () => {
  const changed = elements.flatMap(({ path, text, translated }) =>
    translated.of === descriptionKey(text)
      ? []
      : [`${path}: translate description, and set "of": "${descriptionKey(text)}"`],
  );
  assert.deepEqual(changed, []);
});

test('the translations of a description have its paragraphs and its code', () => {
  const codeIn = (text: string): string[] => [...new Set(text.match(/`[^`]+`/g))].sort();
  for (const { path, text, translated } of elements) {
    const paragraphs = text.trim().split(/\n\s*\n/);
    for (const language of ['pt-BR', 'es'] as const) {
      assert.equal(translated[language].length, paragraphs.length, `${path}: ${language}`);
      paragraphs.forEach((paragraph, at) =>
        assert.deepEqual(
          codeIn(translated[language][at]!),
          codeIn(paragraph.replace(/\s+/g, ' ')),
          `${path}: ${language}`,
        ),
      );
    }
  }
});

test('a description that is not translated is English in each language', () => {
  assert.deepEqual(descriptionsOf('A text.', undefined), { 'pt-BR': 'A text.', es: 'A text.', en: 'A text.' });
  const key = descriptionKey('A  text\nof two lines.');
  assert.equal(key, descriptionKey('A text of two lines.'));
  assert.notEqual(key, descriptionKey('A text of three lines.'));
});
