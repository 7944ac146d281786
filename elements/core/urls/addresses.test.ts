import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { apiAddress, downloadAddress, filesAddress, isOwnAddress, loginAddress, systemAddress } from './addresses.js';
import { configureAddresses } from './host-group.js';

afterEach(() => configureAddresses());

test('[SH-14] the system base address is in the environment of the page', () => {
  assert.equal(systemAddress('https://hml-compras.example.com/materiais?x=1'), 'https://hml-sistema.example.com');
  assert.equal(systemAddress('https://compras.example.com/'), 'https://sistema.example.com');
  assert.equal(systemAddress({ href: 'http://qa-compras.example.com:8443/' }), 'http://qa-sistema.example.com:8443');
  configureAddresses({ systemName: 'portal', groupDomain: 'fabrica.com.br' });
  assert.equal(systemAddress('https://hml-compras.example.com/'), 'https://hml-portal.fabrica.com.br');
});

test('[SH-14] on localhost the system base address is the origin of the page, or the configured local origin', () => {
  for (const origin of [
    'http://localhost:5173',
    'http://127.0.0.1:5173',
    'http://[::1]:5173',
    'http://app.localhost',
  ]) {
    assert.equal(systemAddress(`${origin}/pcp/producao`), origin);
  }
  configureAddresses({ localOrigin: 'http://localhost:4000' });
  assert.equal(systemAddress('http://localhost:5173/'), 'http://localhost:4000');
});

test('[SH-14] a page on a host without a group is its own system; without a page addresses are relative', () => {
  assert.equal(systemAddress('http://10.0.0.5:8080/a'), 'http://10.0.0.5:8080');
  assert.equal(systemAddress('https://example.com.br/a'), 'https://example.com.br');
  for (const nowhere of [undefined, 'file:///C:/a.html', 'about:blank', 'not an address']) {
    assert.equal(systemAddress(nowhere), '');
  }
  assert.equal(downloadAddress('7'), '/api/download/file/7?project=dds');
});

test('[SH-13] the login page is under the system base address', () => {
  assert.equal(loginAddress('https://hml-compras.example.com/x'), 'https://hml-sistema.example.com/login');
  assert.equal(loginAddress('http://localhost:5173/x'), 'http://localhost:5173/login');
});

test('[AD-02] on localhost the API is on port 8087 and files on 3071, else on hosts of the environment', () => {
  assert.equal(apiAddress('http://localhost:5173/'), 'http://localhost:8087');
  assert.equal(filesAddress('http://127.0.0.1:5173/'), 'http://127.0.0.1:3071');
  assert.equal(filesAddress('https://app.localhost/'), 'http://app.localhost:3071');
  assert.equal(apiAddress('https://qa-compras.example.com/'), 'https://qa-api.example.com');
  assert.equal(filesAddress('https://compras.example.com/'), 'https://arquivos.example.com');
  configureAddresses({ filesName: 'files', localApiPort: 9000 });
  assert.equal(filesAddress('https://dev-compras.example.com/'), 'https://dev-files.example.com');
  assert.equal(apiAddress('http://localhost/'), 'http://localhost:9000');
});

test('[AD-01] a stored file has the specified address', () => {
  const page = 'https://hml-compras.example.com/';
  assert.equal(downloadAddress('a1b2', page), 'https://hml-arquivos.example.com/api/download/file/a1b2?project=dds');
  assert.equal(downloadAddress(42, page), 'https://hml-arquivos.example.com/api/download/file/42?project=dds');
  assert.equal(downloadAddress(0, 'http://localhost/'), 'http://localhost:3071/api/download/file/0?project=dds');
});

test('[AD-01] an invalid id gives an empty address', () => {
  for (const id of [
    '',
    '  ',
    'null',
    ' null ',
    null,
    undefined,
    Number.NaN,
    {},
    [],
    true,
    '.',
    '..',
    ' .. ',
    '\ud83d',
  ]) {
    assert.equal(downloadAddress(id, 'http://localhost/'), '', String(id));
  }
});

test('[AD-01] any id is one path segment and can be decoded again', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('..', '/', '\\', '?', '#', '%2e', '%', '.', ' a ', ';', '@', '\n'))
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(hostile, (id) => {
      const address = downloadAddress(id, 'http://localhost/');
      if (address === '') return;
      const url = new URL(address);
      const [, api, download, file, step, ...more] = url.pathname.split('/');
      assert.deepEqual([api, download, file, more.length], ['api', 'download', 'file', 0]);
      assert.equal(decodeURIComponent(step!), id.trim());
      assert.equal(url.search, '?project=dds');
      assert.equal(url.origin, 'http://localhost:3071');
      assert.equal(url.hash, '');
    }),
  );
});

test('[SH-15] own addresses have the same origin or the same group of hosts', () => {
  const page = 'https://hml-compras.example.com/materiais';
  const own = [
    '/producao',
    'x?y',
    '?a',
    'https://hml-compras.example.com/',
    'https://sistema.example.com/a',
    '//qa-adm.example.com/',
  ];
  for (const url of own) assert.equal(isOwnAddress(url, page), true, url);
  const foreign = [
    'https://example.com.evil.net/',
    'https://evil-example.com/',
    'https://evil.net/example.com',
    'https://compras.example.com@evil.net/',
    'https://a.b.example.com/',
    'https://example.com/',
    '//evil.net',
    '/\\evil.net',
    '\\\\evil.net',
    'https:\\\\evil.net',
    '/\t/evil.net',
    'http://sistema.example.com/',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://hml-compras.example.com/1',
    'http://',
  ];
  for (const url of foreign) assert.equal(isOwnAddress(url, page), false, url);
  for (const value of [undefined, null, 5, {}]) assert.equal(isOwnAddress(value, page), false);
});

test('[SH-15] on a shared domain only the same origin is an own address', () => {
  assert.equal(isOwnAddress('https://evil.com.br/', 'https://fabrica.com.br/'), false);
  assert.equal(isOwnAddress('http://localhost:9999/', 'http://localhost:5173/'), false);
  assert.equal(isOwnAddress('http://localhost:5173/a', 'http://localhost:5173/'), true);
  assert.equal(isOwnAddress('http://10.0.0.6/', 'http://10.0.0.5/'), false);
  configureAddresses({ groupDomain: 'fabrica.com.br' });
  assert.equal(isOwnAddress('https://evil.example.com/', 'https://compras.example.com/'), false);
  assert.equal(isOwnAddress('https://adm.fabrica.com.br/', 'https://compras.fabrica.com.br/'), true);
});

test('[SH-15] without a page there is no own address', () => {
  assert.equal(isOwnAddress('/a', undefined), false);
});
