import { strict as assert } from 'node:assert';
import { EventEmitter, once } from 'node:events';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, describe, test, type TestContext } from 'node:test';
import { chromium } from 'playwright';
import { createServer as createViteServer } from 'vite';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { rawRequest, type RawResult } from '../support/platform/test-platform.js';

/** Long enough for a slow, busy machine. */
const TIMEOUT_MS = 120_000;

interface Started {
  readonly child: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Resolves when the output matches. */
  prints(words: RegExp): Promise<void>;
  /** Resolves with its exit code. */
  readonly ended: Promise<number | null>;
}

/** Runs `scripts/start.ts` in its own temporary folder, where it stores its data. */
async function start(t: TestContext, ports: { shell: number; api: number; files: number }): Promise<Started> {
  const folder = await mkdtemp(join(tmpdir(), 'dass-start-'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const env = {
    ...process.env,
    // The `paths` of this file map the package entries to the sources.
    TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
    DASS_SHELL_PORT: String(ports.shell),
    DASS_API_PORT: String(ports.api),
    DASS_FILES_PORT: String(ports.files),
  };
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('scripts/start.ts')], { cwd: folder, env });
  let output = '';
  const outputEvents = new EventEmitter();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      outputEvents.emit('more');
    });
  const ended = new Promise<number | null>((done) => child.on('exit', done));
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const prints = async (words: RegExp) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const missed = () => assert.fail(`it did not print ${String(words)}:\n${output}`);
    while (!words.test(output)) {
      if (child.exitCode !== null) missed();
      await Promise.race([once(outputEvents, 'more', { signal }), ended]).catch(missed);
    }
  };
  return { child, output: () => output, prints, ended };
}

const servers: Server[] = [];

/** Returns a free port, or one that another program uses. */
async function port({ isUsed: isUsed }: { isUsed: boolean }): Promise<number> {
  const server = createServer((_, response) => response.end('another program'));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const found = (server.address() as AddressInfo).port;
  if (isUsed) servers.push(server);
  else await new Promise((done) => server.close(done));
  return found;
}

const free = () => port({ isUsed: false });

describe('npm start', () => {
  after(() => servers.forEach((server) => server.close()));

  test('it prints one address, which serves the shell to a browser, and stops on SIGINT', async (t) => {
    const ports = { shell: await free(), api: await free(), files: await free() };
    const started = await start(t, ports);
    await started.prints(/Open http:\/\/localhost:\d+/);
    const address = `http://localhost:${ports.shell}`;
    assert.match(started.output(), new RegExp(`Open ${address}\\n`));
    for (const word of [
      `http://localhost:${ports.api}`,
      `http://localhost:${ports.files}`,
      'DASS_API_PORT',
      'DASS_SHELL_PORT',
      'marina@aurora.example',
    ]) {
      assert.ok(started.output().includes(word), word);
    }

    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumSwitches });
    t.after(() => browser.close());
    const page = await browser.newPage({ locale: 'pt-BR' });
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.goto(`${address}/workspace`);
    await page.waitForURL(`${address}/login`);
    await page.locator('#demo-users button').first().click();
    await page.waitForURL(`${address}/workspace`);
    await page.getByRole('heading', { name: 'Área de trabalho' }).waitFor();
    await page.getByRole('link', { name: 'Botões' }).click();
    await page.getByRole('heading', { name: 'Botões', exact: true }).waitFor();
    for (const host of ['127.0.0.1', '[::1]']) {
      assert.match(
        await (await fetch(`http://${host}:${ports.shell}/`, { headers: { Accept: 'text/html' } })).text(),
        /dass-shell/,
      );
    }

    started.child.kill('SIGINT');
    assert.equal(await started.ended, 0);
    await assert.rejects(fetch(address));
    await assert.rejects(fetch(`http://localhost:${ports.api}/api/session`));
  });

  for (const [name, variable] of [
    ['shell', 'DASS_SHELL_PORT'],
    ['api', 'DASS_API_PORT'],
    ['files', 'DASS_FILES_PORT'],
  ] as const) {
    test(`when the port of the ${name} is in use, it says which, what for and what to do, and leaves no process behind`, async (t) => {
      const ports = { shell: await free(), api: await free(), files: await free() };
      ports[name] = await port({ isUsed: true });
      const started = await start(t, ports);
      assert.equal(await started.ended, 1);
      assert.match(started.output(), new RegExp(`Port ${ports[name]}, meant for the .*, is taken by another program`));
      assert.match(started.output(), new RegExp(`${variable}=\\d+ npm start`));
      assert.doesNotMatch(started.output(), /at .*\.ts:\d+/, 'no stack trace');
    });
  }

  test('it names the address of a shell that is already running', async (t) => {
    const ports = { shell: await free(), api: await free(), files: await free() };
    const first = await start(t, ports);
    await first.prints(/Open http/);
    const second = await start(t, ports);
    assert.equal(await second.ended, 1);
    assert.match(second.output(), new RegExp(`A shell runs here already: open http://localhost:${ports.shell}`));
    assert.equal(first.child.exitCode, null, 'the first process keeps running');
  });

  test('it reports a variable that is not a port', async (t) => {
    const started = await start(t, { shell: Number.NaN, api: await free(), files: await free() });
    assert.equal(await started.ended, 1);
    assert.match(started.output(), /DASS_SHELL_PORT=NaN is not a port/);
  });
});

describe('the development server', () => {
  /** The responses of Vite, configured as for `npm start`. */
  async function ask(t: TestContext, requests: readonly { path: string; host?: string }[]): Promise<RawResult[]> {
    const vite = await createViteServer({
      configFile: resolve('vite.config.ts'),
      logLevel: 'silent',
      server: { port: await free(), strictPort: true, host: '127.0.0.1' },
    });
    t.after(() => vite.close());
    await vite.listen();
    const { port: shellPort } = vite.httpServer!.address() as AddressInfo;
    const origin = `http://127.0.0.1:${shellPort}`;
    return Promise.all(
      requests.map(({ path, host = `localhost:${shellPort}` }) => rawRequest(origin, path, { Host: host })),
    );
  }

  test('stored user data and other files beside the sources are not served, however the address is written', async (t) => {
    const folder = resolve('.local', `test-${process.pid}`);
    await mkdir(folder, { recursive: true });
    t.after(() => rm(folder, { recursive: true }));
    const stored = ['stored.js', 'stored.html', 'stored', 'sessions.json'].map((name) => join(folder, name));
    for (const path of stored) await writeFile(path, 'export default "dass-elements secret"');
    const disguises = ['', '?raw', '?import&raw', '?url', '?import', '?raw??', '?.svg?import', '?worker', '#/'];
    // The last one represents all files beside the sources; it contains the same marker text.
    const denied = [...stored, resolve('package.json')].flatMap((path) =>
      disguises.flatMap((disguise) => [`/@fs${path}${disguise}`, `/@fs/${path}${disguise}`]),
    );
    const climbing = [`/../.local/test-${process.pid}/stored.js`, `/%2e%2e/.local/test-${process.pid}/stored.js`];
    const paths = [...denied, ...climbing];
    const answers = await ask(
      t,
      paths.map((path) => ({ path })),
    );
    assert.deepEqual(
      paths.filter((_, index) => answers[index]!.text.includes('dass-elements')),
      [],
    );
    assert.ok(answers.some(({ status }) => status === 403));
  });

  test('the sources of the pages are served, to requests for this machine only', async (t) => {
    const requests = [
      { path: '/main.tsx' },
      { path: `/@fs${resolve('elements/core/menu/menu.ts')}` },
      { path: `/@fs${resolve('themes')}/../elements/core/menu/menu.ts` },
      { path: '/main.tsx', host: 'evil.example' },
      { path: '/', host: 'localhost.evil.example:80' },
    ];
    const answers = await ask(t, requests);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200, 403, 403],
    );
  });
});
