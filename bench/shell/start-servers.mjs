// The built shell behind nginx with its example configuration (files compressed by the build), a local platform with its
// 20,000 materials, the hand-written pages, and a browser that reaches them under the names of the product.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath, chromiumSwitches } from '../../scripts/browsers.mjs';
import { startLocalPlatform } from '../../shell/platform/local/local-platform.ts';
import { sampleDatabase } from '../../test/support/platform/sample-database.ts';
import { startShellNginx } from '../../test/shell/support/shell-nginx.ts';
import { serve } from '../serve.mjs';

export const SHELL = 'http://localhost:5173';
export const HAND_WRITTEN = 'http://localhost:5174';
const services = ['http://localhost:8087', 'http://localhost:3071'];

/** The files of the hand-written pages, under the path of each. */
async function handWrittenPages() {
  const read = (name) => readFile(`bench/shell/hand-written/${name}`);
  const shared = [
    ['page.css', await read('page.css')],
    ['page.js', await read('page.js')],
  ];
  const page = async (name) => ({
    files: new Map([['', await read(`${name}.html`)], [`${name}.js`, await read(`${name}.js`)], ...shared]),
  });
  return { home: await page('home'), materials: await page('materials') };
}

/**
 * @returns {Promise<{ browser: import('playwright').Browser, session: object[], close: () => Promise<void> }>} `session` is
 *   the cookies of a signed-in user
 */
export async function startServers() {
  const dataFolder = await mkdtemp(join(tmpdir(), 'dass-bench-shell-'));
  const platform = await startLocalPlatform({
    shellOrigins: [SHELL, HAND_WRITTEN],
    apiPort: 0,
    filesPort: 0,
    arrivalInterval: 0,
    dataFolder,
    log: () => undefined,
    sampleDatabase: await sampleDatabase(),
  });
  await platform.loadMaterials();
  const nginx = await startShellNginx(services);
  const handWritten = await serve(await handWrittenPages());
  const portOf = (address) => new URL(address).port;
  const rules = [
    [5173, nginx.port],
    [5174, portOf(handWritten.address)],
    [8087, portOf(platform.apiAddress)],
    [3071, portOf(platform.filesAddress)],
  ].map(([known, real]) => `MAP localhost:${known} 127.0.0.1:${real}`);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumSwitches, `--host-resolver-rules=${rules.join(', ')}`],
  });
  return {
    browser,
    session: await signIn(platform.apiAddress),
    close: async () => {
      await browser.close();
      await Promise.all([nginx.stop(), handWritten.close(), platform.close()]);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function signIn(apiAddress) {
  const answer = await fetch(`${apiAddress}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SHELL },
    body: JSON.stringify({ email: 'marina@aurora.example', password: 'aurora' }),
  });
  if (!answer.ok) throw new Error(`The platform answers the sign-in with ${answer.status}`);
  const [name, value] = answer.headers.getSetCookie()[0].split(';')[0].split('=');
  return [{ name, value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' }];
}
