import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { join, normalize } from 'node:path';
import type { TestContext } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { contentType } from '../../../scripts/content-types.mjs';
import { listenOnLoopback } from '../../support/loopback.js';
import { TSX_NAMES } from '../../support/tsx-names.js';

/** Headers with a strict policy: nothing inline, nothing from other origins. */
export const STRICT_POLICY = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'",
};

/** A text, or a function that returns it; `undefined` is answered with 404. */
type Answer = string | ((request: IncomingMessage) => string | undefined | Promise<string | undefined>);

export interface Site {
  /** Answers by path: `/order`, `/page.js`. The type of the content follows from the extension; HTML without one. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Folders by the start of the path, such as `/kit/`. Default: the page build at `/kit/`. */
  readonly folders?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RunningSite {
  readonly address: string;
  close(): Promise<void>;
}

/** Starts an HTTP server with pages of a test and the files of the page build. */
export async function startSite({
  answers = {},
  folders = { '/kit/': 'dist/page' },
  headers = {},
}: Site): Promise<RunningSite> {
  const contentAt = async (path: string, request: IncomingMessage): Promise<string | Buffer | undefined> => {
    const answer = answers[path];
    if (answer !== undefined) return typeof answer === 'string' ? answer : answer(request);
    const start = Object.keys(folders).find((one) => path.startsWith(one));
    return start && readFile(join(folders[start]!, path.slice(start.length))).catch(() => undefined);
  };
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    void contentAt(path, request).then((content) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (content === undefined) return response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      response.setHeader('Content-Type', contentType(path));
      return response.end(content);
    });
  });
  return listenOnLoopback(server);
}

export interface PageOptions extends BrowserContextOptions {
  /** Matches the warnings and errors in the console that the test expects. */
  readonly expected?: RegExp;
  /** Prevents elements from loading parts in advance. */
  readonly withoutIdleTime?: boolean;
}

export interface OpenPage {
  readonly page: Page;
  /** The errors and warnings in the console that were expected. */
  readonly messages: readonly string[];
}

/**
 * Opens a page in a context of its own. The test fails if the page throws, or logs a warning or an error that is not
 * expected.
 */
export async function openPage(
  t: TestContext,
  browser: Browser,
  url: string,
  { expected = /^$/, withoutIdleTime = false, ...options }: PageOptions = {},
): Promise<OpenPage> {
  const context = await browser.newContext(options);
  await context.addInitScript(TSX_NAMES);
  if (withoutIdleTime) await context.addInitScript(() => (window.requestIdleCallback = () => 0));
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const messages: string[] = [];
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error.stack)));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      (expected.test(message.text()) ? messages : problems).push(message.text());
  });
  t.after(async () => {
    await context.close();
    assert.deepEqual(problems, [], 'there are no errors in the page');
  });
  await page.goto(url);
  return { page, messages };
}

/** A page with the kit at `/kit/` and optionally a module of its own at `/page.js`. */
export const htmlPage = ({ body = '', head = '', script = 'dass.js', doctype = '<!doctype html>' } = {}): string =>
  `${doctype}<html lang="pt-BR"><head><meta charset="utf-8"><title>Página</title>${head}${
    script && `<script type="module" src="/kit/${script}"></script>`
  }</head><body>${body}</body></html>`;
