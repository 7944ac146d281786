// The built documentation on a server, in a folder that is not the root, and a browser that records what goes wrong.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';
import { chromiumPath } from '../../../scripts/browsers.mjs';
import { contentType } from '../../../scripts/content-types.mjs';

export const SITE = 'dist/docs';
const FOLDER = '/manual/1.0/';
/** An example shows what an element does when a picture is missing. */
const MISSING = '/broken.png';
export interface DocsSite {
  /** Address of the site's folder, with a slash at its end. */
  readonly home: string;
  open(options?: BrowserContextOptions): Promise<DocsPage>;
  close(): Promise<void>;
}

export interface DocsPage {
  readonly page: Page;
  /** Errors and warnings of the console, uncaught errors, failed requests, and requests to other origins. */
  readonly problems: string[];
}

export async function startSite(): Promise<DocsSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname.slice(FOLDER.length)));
    const file = join(SITE, pathname.endsWith('/') ? join(path, 'index.html') : path);
    readFile(file).then(
      (content) => {
        response.setHeader('Content-Type', contentType(file));
        response.end(content);
      },
      () => response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await launch();
  return {
    home: origin + FOLDER,
    async open(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.location().url.endsWith(MISSING)) return;
        if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.url().endsWith(MISSING))
          problems.push(`${response.status()}: ${response.url()}`);
      });
      page.on('request', (request) => {
        const url = request.url();
        if (/^https?:/.test(url) && !url.startsWith(origin)) problems.push(`request to another site: ${url}`);
      });
      return { page, problems };
    },
    async close() {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  });
