import { strict as assert } from 'node:assert';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { test, type TestContext } from 'node:test';
import { listen, type PortError } from './listen.js';
import { startLocalPlatform } from '../local-platform.js';
import { defaultPorts, portsFromEnvironment } from './ports.js';
import { shellOrigin, temporaryFolder } from '../../../../test/support/platform/test-platform.js';

const hello = () => new Response('hello');
const options = { host: 'localhost', purpose: 'a test', variable: 'DASS_TEST_PORT' };

async function occupy(t: TestContext): Promise<number> {
  const server: Server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  t.after(() => server.close());
  return (server.address() as { port: number }).port;
}

test('localhost is served on IPv4 and IPv6', async (t) => {
  const server = await listen(hello, { ...options, port: 0 });
  t.after(() => server.close());
  assert.equal(server.address, `http://localhost:${server.port}`);
  const texts = await Promise.all(
    ['127.0.0.1', 'localhost'].map(async (host) => (await fetch(`http://${host}:${server.port}`)).text()),
  );
  assert.deepEqual(texts, ['hello', 'hello']);
  // A machine without IPv6 has no ::1.
  const overNew = await fetch(`http://[::1]:${server.port}`).then(
    (it) => it.text(),
    (error) => error.cause.code,
  );
  assert.ok(['hello', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENETUNREACH', 'ECONNREFUSED'].includes(overNew), overNew);
});

test('a port that is taken on one loopback address only counts as taken', async (t) => {
  const other = createServer();
  const hasIt = await new Promise<boolean>((resolve) => {
    other.once('error', () => resolve(false)).listen(0, '::1', () => resolve(true));
  });
  if (!hasIt) return t.skip('this machine has no IPv6');
  t.after(() => other.close());
  const { port } = other.address() as { port: number };
  await assert.rejects(listen(hello, { ...options, port }), /DASS_TEST_PORT=/);
  // The port on the other address is released.
  const near = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve, reject) => near.once('listening', resolve).once('error', reject));
  near.close();
});

test('the error for a taken port names the port, its purpose and the solution', async (t) => {
  const apiPort = await occupy(t);
  const dataFolder = await temporaryFolder(t);
  const start = startLocalPlatform({ shellOrigins: [shellOrigin], apiPort, filesPort: 0, dataFolder });
  await assert.rejects(start, (error: PortError) => {
    assert.equal(error.name, 'PortError');
    assert.equal(error.port, apiPort);
    assert.match(error.message, new RegExp(`^Port ${apiPort}, meant for the API of the local platform .* is taken`));
    assert.match(error.message, /another port: DASS_API_PORT=\d+ npm start$/);
    return true;
  });
});

test('when the second port is taken, the first is released and no data is changed', async (t) => {
  const filesPort = await occupy(t);
  const dataFolder = await temporaryFolder(t);
  const probe = await listen(hello, { ...options, port: 0 });
  await probe.close();
  const start = startLocalPlatform({ shellOrigins: [shellOrigin], apiPort: probe.port, filesPort, dataFolder });
  await assert.rejects(start, /DASS_FILES_PORT=/);
  assert.deepEqual(await readdir(dataFolder), []);
  const again = await listen(hello, { ...options, port: probe.port });
  await again.close();
});

test('environment variables set the ports', () => {
  assert.deepEqual(portsFromEnvironment({}), defaultPorts);
  assert.deepEqual(portsFromEnvironment({ DASS_API_PORT: ' 9000 ', DASS_FILES_PORT: '', DASS_SHELL_PORT: '0' }), {
    api: 9000,
    files: 3071,
    shell: 0,
  });
  for (const wrong of ['80a', '-1', '65536', '1.5', '0x50']) {
    assert.throws(() => portsFromEnvironment({ DASS_API_PORT: wrong }), /DASS_API_PORT=.* is not a port/, wrong);
  }
});

test('[AD-02] the default ports are those of the product', () => {
  assert.equal(defaultPorts.api, 8087);
  assert.equal(defaultPorts.files, 3071);
});
