import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageTag, normalizedLanguage } from './language-code.js';

test('spellings of the same language are equal', () => {
  for (const code of ['pt_BR', 'pt-BR', ' PT_br ']) assert.equal(normalizedLanguage(code), 'pt-br');
});

test('the tag of a language code is valid for `lang`', () => {
  const tags = ['pt_BR', 'ZH_hans_cn', ' es ', 'não é', ''].map(languageTag);
  assert.deepEqual(tags, ['pt-BR', 'zh-Hans-CN', 'es', undefined, undefined]);
});
