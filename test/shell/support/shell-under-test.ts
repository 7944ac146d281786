import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before } from 'node:test';
import type { Browser } from 'playwright';
import { countLoading } from '../../../scripts/test-runner/node/file-times.mjs';
import {
  startLocalPlatform,
  type LocalPlatform,
  type LocalPlatformOptions,
} from '../../../shell/platform/local/local-platform.js';
import { PlatformProcess } from '../../support/platform/platform-process.mjs';
import { sampleDatabase } from '../../support/platform/sample-database.js';
import { keepOrClose, startPlatformAndBrowser } from './shell-browser.js';

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

/** The built shell with its real content security policy, and its own local platform, with the data of a new one. */
export const startShell = (options: Partial<LocalPlatformOptions> = {}): Promise<ShellUnderTest> =>
  countLoading(async () => {
    const dataFolder = await mkdtemp(join(tmpdir(), 'dass-shell-'));
    const hosts = ['sem-login', 'compras', 'dev-compras', 'qa-compras', 'hml-compras', 'sistema', 'hml-sistema'];
    const platformOptions = {
      shellOrigins: [home, 'http://[::1]:5173', ...hosts.map((host) => `http://${host}.example.com`)],
      hosts: ['.example.com'],
      arrivalInterval: 0,
      dataFolder,
      log: () => undefined,
      sampleDatabase: await sampleDatabase(),
      ...options,
    };
    const started = await startPlatformAndBrowser(platformOptions);
    const { browser, areas, ports } = started.shellBrowser;
    let { platform } = started;
    let endPlatform = (): Promise<void> => platform.close();

    return {
      browser,
      get platform() {
        return platform;
      },
      areaRequests: areas.requests,
      restartPlatform: async () => {
        await endPlatform();
        platform = await startLocalPlatform({ ...platformOptions, ...ports });
        endPlatform = () => platform.close();
      },
      runPlatformProcess: async () => {
        await endPlatform();
        const platformProcess = await PlatformProcess.start({
          ...platformOptions,
          ports: { api: ports.apiPort, files: ports.filesPort },
        });
        endPlatform = () => platformProcess.kill();
        return platformProcess;
      },
      stop: async () => {
        await keepOrClose(started.shellBrowser);
        await endPlatform();
        await rm(dataFolder, { recursive: true, force: true });
      },
    };
  });

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
