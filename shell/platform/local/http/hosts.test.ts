import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import { isKnownHost } from './hosts.js';
import { rawRequest, shellOrigin, startTestPlatform } from '../../../../test/support/platform/test-platform.js';

test('a server accepts the names of this machine and the configured hosts', () => {
  for (const host of ['localhost', 'LOCALHOST:8087', 'localhost.', '127.0.0.1:1', '[::1]', '[::1]:8087']) {
    assert.ok(isKnownHost(host, []), host);
  }
  const strange = [
    'evil.example',
    'localhost.evil.example',
    'evil.example:8087',
    '',
    undefined,
    '127.0.0.1.evil.example',
  ];
  for (const host of [...strange, 'a@localhost', '[::2]', 'localhost:x', '192.168.0.1']) {
    assert.ok(!isKnownHost(host, []), host);
  }
  assert.ok(isKnownHost('api.example.com:80', ['api.example.com']));
  assert.ok(!isKnownHost('www.api.example.com', ['api.example.com']));
  assert.ok(isKnownHost('api.example.com', ['.example.com']) && isKnownHost('example.com', ['.example.com']));
  assert.ok(!isKnownHost('badexample.com', ['.example.com']));
});

test('a request with another host name (DNS rebinding) is refused, with or without a session', async (t) => {
  const { apiAddress, filesAddress, cookieFor } = await startTestPlatform(t, { hosts: ['api.example.com'] });
  const Cookie = await cookieFor();
  const status = async (address: string, path: string, Host: string) =>
    (await rawRequest(address, path, { Host, Cookie, Origin: shellOrigin })).status;
  for (const [address, path] of [
    [apiAddress, '/api/session'],
    [apiAddress, '/api/demo-users'],
    [apiAddress, '/nowhere'],
    [filesAddress, '/api/files'],
  ] as const) {
    assert.equal(await status(address, path, 'evil.example:8087'), 421, path);
  }
  assert.equal(await status(apiAddress, '/api/session', 'localhost:8087'), 200);
  assert.equal(await status(apiAddress, '/api/session', 'api.example.com'), 200);
});
