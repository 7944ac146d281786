import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestContext } from 'node:test';
import {
  startLocalPlatform,
  type LocalPlatform,
  type LocalPlatformOptions,
} from '../../../shell/platform/local/local-platform.js';
import { sampleDatabase } from './sample-database.js';

export const shellOrigin = 'http://localhost:3070';
export const [marina, joao, iara] = ['marina@aurora.example', 'joao@aurora.example', 'iara@aurora.example'];

export interface TestPlatform extends LocalPlatform {
  dataFolder: string;
  /** Its log messages so far. */
  logged: string[];
  /** Signs in over HTTP. @returns the session cookie */
  cookieFor(email?: string): Promise<string>;
  /** Signs in over HTTP. @returns a fetch that sends the cookie and the origin, as a page of the shell does */
  signIn(email?: string): Promise<typeof fetch>;
}

/** Starts a local platform on free ports for one test, without generated arrivals. It is closed after the test. */
export async function startTestPlatform(
  t: TestContext,
  options: Partial<LocalPlatformOptions> = {},
): Promise<TestPlatform> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'dass-platform-')));
  const logged: string[] = [];
  const platform = await startLocalPlatform({
    shellOrigins: [shellOrigin],
    apiPort: 0,
    filesPort: 0,
    arrivalInterval: 0,
    log: (line) => logged.push(line),
    // Only a platform with the usual number of materials has those of the sample.
    ...(options.materialCount === undefined && { sampleDatabase: await sampleDatabase() }),
    ...options,
    dataFolder,
  });
  t.after(async () => {
    // First: a platform that is running writes into the folder.
    await platform.close();
    if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true });
  });
  const cookieFor = (email = marina) => signIn(platform, email);
  return {
    ...platform,
    dataFolder,
    logged,
    cookieFor,
    signIn: async (email) => fetchWith({ Origin: shellOrigin, Cookie: await cookieFor(email) }),
  };
}

export async function temporaryFolder(t: TestContext): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dass-platform-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Returns a fetch that adds these headers. */
export const fetchWith =
  (headers: Record<string, string>): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, headers: { ...headers, ...(init?.headers as Record<string, string> | undefined) } });

export const pageFetch = fetchWith({ Origin: shellOrigin });

export const asJson = (content: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(content),
});

async function signIn(platform: LocalPlatform, email: string): Promise<string> {
  const answer = await pageFetch(`${platform.apiAddress}/api/session`, asJson({ email, password: 'aurora' }));
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return cookieOf(answer);
}

/** The name and value of the response's cookie. */
export const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

export interface RawResult {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request with its exact path. `fetch` would resolve dots and set `Sec-Fetch-Mode: cors`. */
export function rawRequest(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<RawResult> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      answer.on('end', () => {
        const status = answer.statusCode ?? 0;
        resolve({ status, headers: new Headers(answer.headers as Record<string, string>), text });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Waits until a condition is met, also while a test has stopped `Date`. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const limit = performance.now() + 5_000; !(await isSo()); await sleep(10)) {
    if (performance.now() > limit) throw new Error(`It never came to ${String(isSo)}`);
  }
}
