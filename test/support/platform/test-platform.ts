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

export const shellOrigin = 'http://localhost:3070';
export const [marina, joao, iara] = ['marina@aurora.example', 'joao@aurora.example', 'iara@aurora.example'];

export interface TestPlatform extends LocalPlatform {
  dataFolder: string;
  /** What it has logged so far. */
  logged: string[];
  /** Signs in, over HTTP. @returns the cookie, as a browser sends it */
  cookieFor(email?: string): Promise<string>;
  /** Signs in, over HTTP. @returns a fetch that does what a page of the shell does: it sends the cookie and its origin */
  signIn(email?: string): Promise<typeof fetch>;
}

/** A local platform of its own on free ports, for one test; it is gone with it. Nothing arrives by itself. */
export async function startTestPlatform(
  t: TestContext,
  options: Partial<LocalPlatformOptions> = {},
): Promise<TestPlatform> {
  const dataFolder = options.dataFolder ?? (await temporaryFolder(t));
  const logged: string[] = [];
  const platform = await startLocalPlatform({
    shellOrigins: [shellOrigin],
    apiPort: 0,
    filesPort: 0,
    arrivalInterval: 0,
    log: (line) => logged.push(line),
    ...options,
    dataFolder,
  });
  t.after(() => platform.close());
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

/** A fetch that sends these headers too. */
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

/** The name and value of the cookie that an answer sets. */
export const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

export interface RawResult {
  status: number;
  headers: Headers;
  text: string;
}

/** A request as it is written: fetch would resolve the dots of a path, and says `Sec-Fetch-Mode: cors` of its own. */
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

/** Waits until something is so, for what happens a moment later; also while a test has stopped `Date`. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const limit = performance.now() + 5_000; !(await isSo()); await sleep(10)) {
    if (performance.now() > limit) throw new Error(`It never came to ${String(isSo)}`);
  }
}
