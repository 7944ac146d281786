import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { refuseUnknownHosts } from '../http/hosts.js';
import { listen, type ListeningServer } from '../http/listen.js';
import { loopbackAliases } from '../http/origins.js';
import { defaultPorts, portVariables } from '../http/ports.js';

export interface PagesOptions {
  /** Folder of the built shell: index.html, login.html and assets. */
  folder?: string;
  /** Addresses of the services that the pages use. */
  services: readonly string[];
  /** Accepted host names beside those of this machine; see `isKnownHost()`. */
  hosts?: readonly string[];
}

export interface ShellServerOptions extends PagesOptions {
  /** 0: any free port. */
  port?: number;
  host?: string;
}

/** Serves the built shell. @throws PortError; an Error with the solution when the shell is not built */
export async function startShellServer({
  port = defaultPorts.shell,
  host = 'localhost',
  ...pages
}: ShellServerOptions): Promise<ListeningServer> {
  const folder = resolve(pages.folder ?? 'dist/shell');
  if (!(await isFile(join(folder, 'index.html')))) {
    throw new Error(`There is no built shell in ${folder}. Build it first: npm run build`);
  }
  return listen(pagesApp({ ...pages, folder }).fetch, {
    port,
    host,
    purpose: 'the shell',
    variable: portVariables.shell,
  });
}

/** A Hono application with the built shell, to be served alone or as a part of another one. */
export function pagesApp({ folder = 'dist/shell', services, hosts }: PagesOptions): Hono {
  const root = resolve(folder);
  const app = new Hono();
  app.use(refuseUnknownHosts(hosts), pageHeaders({ services: services.flatMap(loopbackAliases) }), notModified);
  app.get('/login', serveStatic({ root, path: 'login.html' }));
  app.get('*', serveStatic({ root }));
  // All routes of the shell have the same page.
  app.get('*', async (c, next) => (isNavigation(c) ? serveStatic({ root, path: 'index.html' })(c, next) : next()));
  app.notFound((c) => c.text('Not found', 404));
  return app;
}

/** Distinguishes a navigation of the user from a page's request for a resource, which may be missing. */
function isNavigation(c: Context): boolean {
  if (c.req.path.startsWith('/assets/')) return false;
  const mode = c.req.header('Sec-Fetch-Mode');
  return mode ? mode === 'navigate' : (c.req.header('Accept') ?? '').includes('text/html');
}

/** File names that Vite builds: the name changes with the content. */
const hashed = /^\/assets\/.*-[\w-]{8}\.\w+$/;

function pageHeaders(options: { services: readonly string[] }): MiddlewareHandler {
  const policy = contentPolicy(options);
  const workersPolicy = workerPolicy(options);
  return async (c, next) => {
    await next();
    const { headers, status } = c.res;
    headers.set('Content-Security-Policy', /worker[^/]*\.js$/.test(c.req.path) ? workersPolicy : policy);
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
    headers.set('Cross-Origin-Opener-Policy', 'same-origin');
    headers.set('Permissions-Policy', 'camera=(self), microphone=(self), display-capture=(self), geolocation=()');
    const isImmutable = status === 200 && hashed.test(c.req.path);
    headers.set('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  };
}

/** Answers 304 when the browser's copy is current. */
const notModified: MiddlewareHandler = async (c, next) => {
  await next();
  const since = c.req.header('If-Modified-Since');
  if (c.res.status !== 200 || !since || since !== c.res.headers.get('Last-Modified')) return;
  await c.res.body?.cancel();
  c.res = new Response(null, { status: 304 });
};

const isFile = async (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

interface PolicyOptions {
  /** Addresses of the platform's services, which the shell may request and whose files it may show. */
  services: readonly string[];
}

/**
 * The Content-Security-Policy of the shell's pages: no inline script or style; only images may come from other
 * origins.
 */
function contentPolicy({ services }: PolicyOptions): string {
  const from = services.join(' ');
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob: http: https:",
    `media-src 'self' blob: ${from}`,
    `connect-src 'self' ${from}`,
    // The shell shows stored documents from the file service, or from a blob of their content.
    `frame-src 'self' blob: ${from}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * A worker has the policy of its own file, not that of the page: only there may the MP3 encoder compile WebAssembly.
 */
function workerPolicy(options: PolicyOptions): string {
  return contentPolicy(options).replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}
