import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOfHtml, markupKind } from './html-text.js';

test('[MS-06] a text is a page, a fragment of HTML, or plain', () => {
  for (const page of ['<!doctype html><p>', ' <HTML lang="en">', '<?xml version="1.0"?>', '<body>'])
    assert.equal(markupKind(page), 'page');
  for (const piece of ['<p>a</p>', '<div class="x">a<br>b</div>\n']) assert.equal(markupKind(piece), 'fragment');
  for (const plain of ['a < b > c', '<3', 'use <b>', '', '<Ordem 7', '< p >', 'htmlfoo'])
    assert.equal(markupKind(plain), 'none', plain);
});

test('[MS-06] the lines of HTML are its visible texts', () => {
  const lines: [html: string, lines: string[]][] = [
    ['<h1>A</h1><p>b <b>c</b>d</p>', ['A', 'b cd']],
    ['<title>A</title>\n<h1> A </h1>B', ['A', 'B']],
    ['A\nA\nB\nA', ['A', 'B', 'A']],
    ['a<script>b</script>c<style>d</style><!-- e -->f', ['acf']],
    ['<script>never closed', []],
    ['a &lt;b&gt; &amp;amp; &quot;c&quot;', ['a <b> &amp; "c"']],
    ['a&#231;&#xe3;o &ntilde;&Ccedil;&uuml; &nbsp;x', ['ação ñÇü x']],
    ['&unknown; &#0; &#x110000; &', ['&unknown; &#0; &#x110000; &']],
    ['', []],
  ];
  for (const [html, expected] of lines) assert.deepEqual(linesOfHtml(html), expected, html);
});
