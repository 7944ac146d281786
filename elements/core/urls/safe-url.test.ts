import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { safeUrl } from './safe-url.js';

const page = 'https://compras.example.com/pcp/producao';

test('[MD-10] http, https and relative addresses are safe; relative ones are returned as written', () => {
  const safeUrls = [
    '/producao',
    'producao/1?x=a:b#c',
    '?x=1',
    '#top',
    './a',
    '../a',
    '/a/../b',
    'ação',
    '/a?u=https://b.c',
  ];
  for (const url of safeUrls) {
    assert.equal(safeUrl(url, page), url);
    assert.equal(safeUrl(url), url, 'without a page too');
  }
  assert.equal(safeUrl('https://other.example.net/a'), 'https://other.example.net/a');
  assert.equal(safeUrl('HTTP://Example.net'), 'http://example.net/');
  assert.equal(safeUrl('  /a \n'), '/a');
});

test('[MD-10] a long address is checked in linear time', () => {
  for (const end of ['é', '!', ' x']) {
    const address = `/${'a'.repeat(100_000)}${end}`;
    assert.equal(safeUrl(address), address);
  }
});

test('[MD-10] any other scheme is unsafe in any spelling', () => {
  const refused = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0000\u001fjavascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscr\ript:alert(1)',
    'javascript\n:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/svg+xml,x',
    'vbscript:x',
    'file:///etc/passwd',
    'C:\\windows',
    'mailto:a@b.c',
    'intent://x',
    'about:blank',
    'view-source:https://example.net',
    'filesystem:https://compras.example.com/x',
    'http://',
    'https://exa mple.net',
    '',
    '  ',
  ];
  for (const url of refused) {
    assert.equal(safeUrl(url, page), undefined, JSON.stringify(url));
    assert.equal(safeUrl(url), undefined, JSON.stringify(url));
  }
  for (const value of [undefined, null, 5, {}, ['/a'], { toString: () => '/a' }])
    assert.equal(safeUrl(value, page), undefined);
});

test('[MD-10] an address that only looks relative is returned in full', () => {
  for (const url of ['//evil.net/a', '/\\evil.net/a', '\\\\evil.net/a', '/\t/evil.net/a', '\\/evil.net/a']) {
    assert.equal(safeUrl(url, page), 'https://evil.net/a', url);
  }
  assert.equal(safeUrl('\\a', page), 'https://compras.example.com/a');
  assert.equal(safeUrl('\\a'), '/a');
  assert.equal(safeUrl('https:a', page), 'https://compras.example.com/pcp/a');
});

test('[MD-10] blob addresses are safe if the page itself created them', () => {
  assert.equal(safeUrl('blob:https://compras.example.com/1-2', page), 'blob:https://compras.example.com/1-2');
  assert.equal(safeUrl('blob:https://evil.net/1-2', page), undefined);
  assert.equal(safeUrl('blob:null/1-2', page), undefined);
  assert.equal(safeUrl('blob:https://compras.example.com/1-2'), undefined);
});

test('[MD-10] any result leads the browser to http or https, and a relative result stays in the origin', () => {
  const parts = fc.constantFrom(
    'java',
    'script',
    ':',
    '//',
    '/',
    '\\',
    '\n',
    '\t',
    '\u0000',
    ' ',
    'http',
    's',
    'evil.net',
    'a',
    '.',
    '@',
    '?',
    '#',
    'data',
    'blob',
  );
  const urls = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
    fc.array(parts).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(urls, (url) => {
      const safe = safeUrl(url, page);
      if (safe === undefined) return;
      const [followed, asGiven] = [new URL(safe, page), new URL(url, page)];
      // A user and a password are dropped.
      Object.assign(asGiven, { username: '', password: '' });
      assert.match(followed.protocol, /^https?:$/);
      assert.equal(followed.href, asGiven.href);
      assert.equal(safeUrl(safe, page), safe);
      // A result that starts like a path stays in the origin.
      if (/^[^a-z]/i.test(safe) && !safe.startsWith('//')) assert.equal(followed.origin, 'https://compras.example.com');
      assert.ok(!/^[/\\]{2}/.test(safe));
    }),
    { numRuns: 2000 },
  );
});

test('[MD-10] a user and a password in an address are dropped', () => {
  assert.equal(safeUrl('https://user:pw@example.com/a', 'https://example.com/'), 'https://example.com/a');
  assert.equal(safeUrl('//user@example.com/a', 'https://example.com/'), 'https://example.com/a');
});
