import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { cleanFileName, cleanType, contentDisposition } from './file-names.js';

test('cleanFileName() keeps the name and removes folders and deceptive characters', () => {
  assert.equal(cleanFileName('Ficha técnica (v2).pdf'), 'Ficha técnica (v2).pdf');
  assert.equal(cleanFileName('inspec\u0327a\u0303o.pdf'), 'inspeção.pdf');
  assert.equal(cleanFileName('C:\\Users\\Marina\\foto.png'), 'foto.png');
  assert.equal(cleanFileName('../../etc/passwd'), 'passwd');
  assert.equal(cleanFileName('foto\u202Egpj.exe'), 'fotogpj.exe');
  assert.equal(cleanFileName('a\r\nSet-Cookie: x.png'), 'aSet-Cookie: x.png');
  for (const nothing of ['', ' ', '.', '..', 'a/..', '\u0000']) assert.equal(cleanFileName(nothing), 'arquivo');
  const long = cleanFileName(`${'ã'.repeat(400)}.xlsx`);
  assert.equal([...long].length, 180);
  assert.ok(long.endsWith('.xlsx'));
});

test('the header is one line of ASCII from which any name can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const name = cleanFileName(given);
      assert.doesNotMatch(name, /[/\\\p{Cc}]/u);
      const header = contentDisposition('attachment', name);
      assert.match(header, /^attachment; filename="[^"\\%]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]*$/);
      assert.match(header, /^[\x20-\x7e]*$/);
      assert.equal(decodeURIComponent(header.split("''")[1]!), name);
      assert.doesNotThrow(() => new Headers({ 'Content-Disposition': header }));
    }),
    { numRuns: 300 },
  );
});

test('cleanType() returns a valid type, or application/octet-stream', () => {
  assert.equal(cleanType('Image/PNG; charset=x'), 'image/png');
  assert.equal(cleanType('application/vnd.oasis.opendocument.text'), 'application/vnd.oasis.opendocument.text');
  for (const none of [undefined, '', 'png', 'image/', '/png', 'a/b/c', 'text/html\r\nx: y', `x/${'y'.repeat(200)}`]) {
    assert.equal(cleanType(none), 'application/octet-stream', none);
  }
});
