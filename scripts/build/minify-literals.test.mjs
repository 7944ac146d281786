import assert from 'node:assert/strict';
import test from 'node:test';
import { minifyLiterals } from './minify-literals.mjs';

test('styles are minified and mean the same', () => {
  const code =
    'const a = css`\n  :host {\n    /* no */\n    inline-size: calc(100% - 2 * var(--b, 1px));\n  }\n`; const d = `  e\n  `;';
  assert.equal(
    minifyLiterals(code),
    'const a = css`:host{inline-size:calc(100% - 2 * var(--b, 1px))}`; const d = `  e\n  `;',
  );
});

test('custom properties keep their values, also none', () => {
  assert.equal(minifyLiterals('css`:root { --a: 1px; --b: ; --c: x: y; }`'), 'css`:root{--a:1px;--b: ;--c:x: y}`');
});

test('markup loses its indents, and no space that is seen', () => {
  const code = 'html`<p\n    class=${a}\n    @click=${() => html`\n  <b>x</b> y\n`}\n  >\n  a b\n  <i></i>${c}\n</p>`';
  assert.equal(minifyLiterals(code), 'html`<p class=${a} @click=${() => html`<b>x</b> y`}> a b <i></i>${c} </p>`');
});
