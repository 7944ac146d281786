import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Manifest } from '../elements/core/manifest/element-names.js';
import { templateMistakes } from '../test/corpus/template-mistakes.js';
import { Checker } from './check.js';

const checker = new Checker(JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Manifest);
const findings = (path: string, text: string): string[] =>
  checker.check(path, text).map(({ line, column, message }) => `${line}:${column} ${message}`);

for (const file of readdirSync('test/corpus/templates'))
  test(`${file}: finds nothing in right code`, () => {
    const text = readFileSync(`test/corpus/templates/${file}`, 'utf8');
    assert.deepEqual(findings(file, text), []);
    assert.deepEqual(checker.fix(file, text), { text, findings: [] });
  });

test('right templates: every tag is read, but those in comments and texts of code', () => {
  for (const file of readdirSync('test/corpus/templates')) {
    // `dass-buton` is the tag that nothing may find.
    const tag = /<dass-(?!buton\b)/g;
    const text = readFileSync(`test/corpus/templates/${file}`, 'utf8');
    const found = findings(file, text.replace(tag, '<dass-x-')).filter((one) => one.includes(' is no element.'));
    assert.equal(found.length, text.match(tag)?.length ?? 0, file);
  }
});

for (const { files, code, findings: expected, fixed = code } of templateMistakes)
  for (const file of files)
    test(`${file}: ${expected[0]}`, () => {
      assert.deepEqual(findings(file, code), expected);
      const result = checker.fix(file, code);
      assert.equal(result.text, fixed);
      const { text, findings: left } = checker.fix(file, result.text);
      assert.equal(text, result.text);
      assert.deepEqual(
        left.map(({ message }) => message),
        result.findings.filter((finding) => !finding.fixed).map(({ message }) => message),
      );
    });
