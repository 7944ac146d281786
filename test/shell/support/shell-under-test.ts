import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import { chromium, type Browser } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../../scripts/browsers.mjs';
import {
  startLocalPlatform,
  type LocalPlatform,
  type LocalPlatformOptions,
} from '../../../shell/platform/local/local-platform.js';
import { PlatformProcess } from '../../support/platform/platform-process.mjs';
import { startShellServer } from '../../../shell/platform/local/routes/pages.js';
import { startAreas } from './areas.js';

/** The address in the browser. The browser maps this port to the real one. */
export const home = 'http://localhost:5173';

/** A host without a login page: the shell itself responds at `/login`. */
export const noLogin = 'http://sem-login.example.com';

/** The users of the local platform. */
export const [marina, joao, iara] = ['marina@aurora.example', 'joao@aurora.example', 'iara@aurora.example'] as const;

export interface ShellUnderTest {
  readonly browser: Browser;
  readonly platform: LocalPlatform;
  /** The paths that the business areas, which are not part of the shell, received. */
  readonly areaRequests: string[];
  /** Ends the platform, with all open connections, and starts it again with its data, at the same addresses. */
  restartPlatform(): Promise<void>;
  /**
   * Ends the platform, and runs it with its data at the same addresses in a process of its own, which a test can kill.
   * `restartPlatform()` ends it.
   */
  runPlatformProcess(): Promise<PlatformProcess>;
  stop(): Promise<void>;
}

/** The hosts of the company domain in the tests, and which server responds at each. */
const group = ['', 'dev-', 'qa-', 'hml-'].flatMap((environment) => [
  { host: `${environment}api.example.com`, server: 'api' as const },
  { host: `${environment}arquivos.example.com`, server: 'files' as const },
]);

/**
 * The built shell with its real content security policy, and its own local platform, on free ports of this machine.
 *
 * The browser reaches them under the product's names and ports: `localhost`, and hosts such as
 * `http://hml-compras.example.com`, which the shell treats as real servers.
 */
export async function startShell(options: Partial<LocalPlatformOptions> = {}): Promise<ShellUnderTest> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'dass-shell-'));
  const hosts = ['sem-login', 'compras', 'dev-compras', 'qa-compras', 'hml-compras', 'sistema', 'hml-sistema'];
  const platformOptions = {
    shellOrigins: [home, 'http://[::1]:5173', ...hosts.map((host) => `http://${host}.example.com`)],
    hosts: ['.example.com'],
    apiPort: 0,
    filesPort: 0,
    arrivalInterval: 0,
    dataFolder,
    log: () => undefined,
    ...options,
  };
  let platform = await startLocalPlatform(platformOptions);
  let endPlatform = (): Promise<void> => platform.close();
  const services = ['http://localhost:8087', 'http://localhost:3071', ...group.map(({ host }) => `http://${host}`)];
  const pages = await startShellServer({ port: 0, services, hosts: ['.example.com'] });
  const areas = await startAreas(pages.address);
  const api = new URL(platform.apiAddress).port;
  const files = new URL(platform.filesAddress).port;

  const rules = [
    ...group.map(({ host, server }) => `MAP ${host}:80 127.0.0.1:${server === 'api' ? api : files}`),
    // These two have the business areas behind the same origin, as in production; the others do not.
    `MAP sem-login.example.com:80 127.0.0.1:${areas.port}`,
    `MAP compras.example.com:80 127.0.0.1:${areas.port}`,
    `MAP hml-compras.example.com:80 127.0.0.1:${areas.port}`,
    `MAP *.example.com:80 127.0.0.1:${pages.port}`,
    ...['localhost', '127.0.0.1', '[::1]'].flatMap((host) => [
      `MAP ${host}:5173 127.0.0.1:${pages.port}`,
      `MAP ${host}:8087 127.0.0.1:${api}`,
      `MAP ${host}:3071 127.0.0.1:${files}`,
    ]),
  ];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumSwitches, '--use-fake-device-for-media-stream', `--host-resolver-rules=${rules.join(', ')}`],
  });

  return {
    browser,
    get platform() {
      return platform;
    },
    areaRequests: areas.requests,
    restartPlatform: async () => {
      await endPlatform();
      platform = await startLocalPlatform({ ...platformOptions, apiPort: Number(api), filesPort: Number(files) });
      endPlatform = () => platform.close();
    },
    runPlatformProcess: async () => {
      await endPlatform();
      const ports = { api: Number(api), files: Number(files) };
      const platformProcess = await PlatformProcess.start({ ...platformOptions, ports });
      endPlatform = () => platformProcess.kill();
      return platformProcess;
    },
    stop: async () => {
      await browser.close();
      await Promise.all([pages.close(), areas.close(), endPlatform()]);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * The shell that the tests of a `describe` share. It starts before the first test; faults are reset after each test.
 */
export function shellForTests(options: Partial<LocalPlatformOptions> = {}): ShellUnderTest {
  let started: ShellUnderTest | undefined;
  const shell = (): ShellUnderTest => {
    assert.ok(started, 'the shell is there while a test runs');
    return started;
  };
  before(async () => void (started = await startShell(options)));
  after(() => started?.stop());
  afterEach(() => started?.platform.setFaults(undefined));
  return {
    get browser() {
      return shell().browser;
    },
    get platform() {
      return shell().platform;
    },
    get areaRequests() {
      return shell().areaRequests;
    },
    restartPlatform: () => shell().restartPlatform(),
    runPlatformProcess: () => shell().runPlatformProcess(),
    stop: () => shell().stop(),
  };
}
