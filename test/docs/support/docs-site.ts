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
const FRAMES = '/frames';

export interface DocsSite {
  /** Address of the site's folder, with a slash at its end. */
  readonly home: string;
  /** Returns the address of a page that shows pages of the site in frames, above each other. It is no part of the site. */
  framesOf(paths: readonly string[]): string;
  open(options?: BrowserContextOptions): Promise<DocsPage>;
  close(): Promise<void>;
}

/** Each frame has the size of the page: what is out of view may be rendered later. */
const framesPage = (addresses: readonly string[]): string => `<!doctype html>
  <html lang="en"><title>Frames</title>
  <style>iframe { position: fixed; inset: 0; width: 100%; height: 100%; border: 0; }</style>
  ${addresses.map((address) => `<iframe src="${address}" title="${address}"></iframe>`).join('')}</html>`;

export async function startSite(): Promise<DocsSite> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === FRAMES) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return response.end(framesPage(searchParams.getAll('path').map((path) => FOLDER + path)));
    }
    const path = normalize(decodeURIComponent(pathname.slice(FOLDER.length)));
    const file = join(SITE, pathname.endsWith('/') ? join(path, 'index.html') : path);
    return readFile(file).then(
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
    framesOf: (paths) => `${origin}${FRAMES}?${paths.map((path) => `path=${encodeURIComponent(path)}`).join('&')}`,
    open: (options) => browser.open(origin, options),
    async close() {
      await browser.close();
      await close();
    },
  };
}
