// Vite's development server: the documentation at /docs/. It is built when it is first asked for.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { contentType } from '../content-types.mjs';

const RETRY_SECONDS = 3;
/** @param {string} text a sentence @param {boolean} isRetrying whether the page loads itself again */
const statePage = (text, isRetrying) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="color-scheme" content="light dark">${
    isRetrying ? `<meta http-equiv="refresh" content="${RETRY_SECONDS}">` : ''
  }<title>Documentation</title><body style="font: 16px system-ui; padding: 32px">${text}</body></html>`;

/** @param {string} [folder] of the built site @returns {import('vite').Plugin} */
export function docsPages(folder = 'dist/docs') {
  /** @type {'none' | 'running' | 'failed'} */
  let build = 'none';

  function startBuild() {
    build = 'running';
    const child = spawn(process.execPath, ['--import', 'tsx', 'docs/build/build-docs.ts'], { stdio: 'inherit' });
    child.on('error', () => (build = 'failed'));
    child.on('exit', (status) => (build = status === 0 ? 'none' : 'failed'));
  }

  return {
    name: 'dass:docs-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/docs', (request, response) => {
        const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const answer = (status, type, content) => response.writeHead(status, { 'Content-Type': type }).end(content);
        if (pathname === '/docs') return response.writeHead(302, { Location: '/docs/' }).end();
        // The search index is written last.
        const isBuilt = existsSync(`${folder}/pagefind/pagefind.js`) && build !== 'running';
        if (!isBuilt) {
          if (build === 'none') startBuild();
          const isFailed = build === 'failed';
          const text = isFailed
            ? 'The documentation could not be built: see the output of npm start.'
            : 'The documentation is being built. This takes about half a minute.';
          if (isFailed) build = 'none';
          return answer(isFailed ? 500 : 200, contentType('page.html'), statePage(text, !isFailed));
        }
        const path = normalize(decodeURIComponent(pathname.slice('/docs/'.length)));
        const file = join(folder, pathname.endsWith('/') ? join(path, 'index.html') : path);
        if (path.startsWith('..') || !existsSync(file))
          return answer(404, contentType('page.html'), statePage('No such page.', false));
        return answer(200, contentType(file), readFileSync(file));
      });
    },
  };
}
