// The built documentation on a server, in a folder that is not the root.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { contentType } from '../../../scripts/content-types.mjs';
import { listenOnLoopback } from '../../support/loopback.js';
import { startBrowser, type DocsPage } from './docs-browser.js';

export const SITE = 'dist/docs';
const FOLDER = '/manual/1.0/';

export interface DocsSite {
  /** Address of the site's folder, with a slash at its end. */
  readonly home: string;
  open(options?: BrowserContextOptions): Promise<DocsPage>;
  close(): Promise<void>;
}

export async function startSite(): Promise<DocsSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = normalize(decodeURIComponent(pathname.slice(FOLDER.length)));
    const file = join(SITE, pathname.endsWith('/') ? join(path, 'index.html') : path);
    readFile(file).then(
      (content) => {
        response.setHeader('Content-Type', contentType(file));
        // The tests open hundreds of pages with the same files.
        response.setHeader('Cache-Control', 'max-age=3600');
        response.end(content);
      },
      () => response.writeHead(pathname === '/favicon.ico' ? 204 : 404).end(),
    );
  });
  const { address: origin, close } = await listenOnLoopback(server);
  const browser = await startBrowser();
  return {
    home: origin + FOLDER,
    open: (options) => browser.open(origin, options),
    async close() {
      await browser.close();
      await close();
    },
  };
}
