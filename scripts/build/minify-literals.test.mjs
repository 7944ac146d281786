import assert from 'node:assert/strict';
import test from 'node:test';
import { minifyLiterals } from './minify-literals.mjs';

test('minifies styles without changing their meaning', () => {
  const code =
    'const a = css`\n  :host {\n    /* no */\n    inline-size: calc(100% - 2 * var(--b, 1px));\n  }\n`; const d = `  e\n  `;';
  assert.equal(
    minifyLiterals(code),
    'const a = css`:host{inline-size:calc(100% - 2 * var(--b, 1px))}`; const d = `  e\n  `;',
  );
});

test('keeps the values of custom properties, including empty ones', () => {
  assert.equal(minifyLiterals('css`:root { --a: 1px; --b: ; --c: x: y; }`'), 'css`:root{--a:1px;--b: ;--c:x: y}`');
});

test('removes indentation from markup, but no visible space', () => {
  const code = 'html`<p\n    class=${a}\n    @click=${() => html`\n  <b>x</b> y\n`}\n  >\n  a b\n  <i></i>${c}\n</p>`';
  assert.equal(minifyLiterals(code), 'html`<p class=${a} @click=${() => html`<b>x</b> y`}> a b <i></i>${c} </p>`');
});

test('keeps the spaces of preformatted text, without the line break that HTML ignores', () => {
  const code = 'html`\n  <p>\n  <pre\n    class=${a}\n    >\n${b}\n  c</pre>\n  <textarea>\n  d</textarea>\n`';
  assert.equal(minifyLiterals(code), 'html` <p> <pre class=${a}>${b}\n  c</pre> <textarea>  d</textarea> `');
});
