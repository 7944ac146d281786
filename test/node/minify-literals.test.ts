import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { minifyLiterals } from '../../scripts/build/minify-literals.mjs';

/** Returns the result of a tagged template when the code runs. */
const cooked = (code: string): string => {
  const tag = (strings: TemplateStringsArray, ...values: unknown[]) => String.raw({ raw: strings }, ...values);
  return new Function('css', 'html', `return ${code}`)(tag, tag) as string;
};

test('minified style sheets keep their escapes', () => {
  const code = 'css`a::after {\n  content: "\\\\a0*" / "";\n}\nb::after {\n  content: "\\\\201c";\n}`';
  const before = cooked(code);
  const after = cooked(minifyLiterals(code));
  assert.ok(before.includes('"\\a0*"'));
  assert.ok(after.includes('"\\a0*"'), after);
  assert.ok(after.length < before.length);
});

test('minified markup keeps the spaces between words, and its values', () => {
  const code = 'html`<p\n  class="a"\n>\n  one\n  <b>${1 + 1}</b>\n  two\n</p>`';
  assert.equal(cooked(minifyLiterals(code)), '<p class="a"> one <b>2</b> two </p>');
});
