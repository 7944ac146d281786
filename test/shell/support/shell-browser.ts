import { chromium, type Browser } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../../scripts/browsers.mjs';
import { keepRunning } from '../../../scripts/test-runner/node/worker.mjs';
import { PortError } from '../../../shell/platform/local/http/listen.js';
import {
  startLocalPlatform,
  type LocalPlatform,
  type LocalPlatformOptions,
} from '../../../shell/platform/local/local-platform.js';
import { startShellServer } from '../../../shell/platform/local/routes/pages.js';
import { startAreas, type Areas } from './areas.js';

/** Where the local platform listens. */
export interface PlatformPorts {
  readonly apiPort: number;
  readonly filesPort: number;
}

/**
 * A browser that reaches the built shell, the business areas and a local platform under the product's names and ports:
 * `localhost`, and hosts such as `http://hml-compras.example.com`, which the shell treats as real servers.
 */
export interface ShellBrowser {
  readonly browser: Browser;
  readonly areas: Areas;
  /** Where the browser looks for the platform. */
  readonly ports: PlatformPorts;
  close(): Promise<void>;
}

/** The hosts of the company domain in the tests, and which server responds at each. */
const group = ['', 'dev-', 'qa-', 'hml-'].flatMap((environment) => [
  { host: `${environment}api.example.com`, server: 'api' as const },
  { host: `${environment}arquivos.example.com`, server: 'files' as const },
]);

async function startShellBrowser(ports: PlatformPorts): Promise<ShellBrowser> {
  const { apiPort, filesPort } = ports;
  const services = ['http://localhost:8087', 'http://localhost:3071', ...group.map(({ host }) => `http://${host}`)];
  const pages = await startShellServer({ port: 0, services, hosts: ['.example.com'] });
  const areas = await startAreas(pages.address);
  const rules = [
    ...group.map(({ host, server }) => `MAP ${host}:80 127.0.0.1:${server === 'api' ? apiPort : filesPort}`),
    // These have the business areas behind the same origin, as in production; the others do not.
    `MAP sem-login.example.com:80 127.0.0.1:${areas.port}`,
    `MAP compras.example.com:80 127.0.0.1:${areas.port}`,
    `MAP hml-compras.example.com:80 127.0.0.1:${areas.port}`,
    `MAP *.example.com:80 127.0.0.1:${pages.port}`,
    ...['localhost', '127.0.0.1', '[::1]'].flatMap((host) => [
      `MAP ${host}:5173 127.0.0.1:${pages.port}`,
      `MAP ${host}:8087 127.0.0.1:${apiPort}`,
      `MAP ${host}:3071 127.0.0.1:${filesPort}`,
    ]),
  ];
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumSwitches,
      `--host-resolver-rules=${rules.join(', ')}`,
      // Chromium starts no renderer in reserve, of which each new context would need another one.
      '--renderer-process-limit=1',
    ],
  });
  return {
    browser,
    areas,
    ports,
    close: async () => {
      await browser.close();
      await Promise.all([pages.close(), areas.close()]);
    },
  };
}

/** The browser of a platform that has ended, for the next platform of this process. */
let kept: ShellBrowser | undefined;

/** Starts a platform, and a browser for it: the one that the platform before it had, if that was kept. */
export async function startPlatformAndBrowser(
  options: LocalPlatformOptions,
): Promise<{ platform: LocalPlatform; shellBrowser: ShellBrowser }> {
  const former = kept;
  kept = undefined;
  if (former?.browser.isConnected()) {
    try {
      return { platform: await startLocalPlatform({ ...options, ...former.ports }), shellBrowser: former };
    } catch (error) {
      // Another program may use the port now.
      if (!(error instanceof PortError)) throw error;
    }
  }
  await former?.close();
  const platform = await startLocalPlatform({ ...options, apiPort: 0, filesPort: 0 });
  const portOf = (address: string): number => Number(new URL(address).port);
  const ports = { apiPort: portOf(platform.apiAddress), filesPort: portOf(platform.filesAddress) };
  return { platform, shellBrowser: await startShellBrowser(ports) };
}

/** Keeps the browser for the next platform of this process, without what the tests have left; otherwise closes it. */
export async function keepOrClose(shellBrowser: ShellBrowser): Promise<void> {
  if (kept || !shellBrowser.browser.isConnected() || !keepRunning(closeKept)) return shellBrowser.close();
  await Promise.all(shellBrowser.browser.contexts().map((context) => context.close()));
  shellBrowser.areas.requests.length = 0;
  kept = shellBrowser;
}

async function closeKept(): Promise<void> {
  const former = kept;
  kept = undefined;
  await former?.close();
}
