import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenOnLoopback } from '../../support/loopback.js';

/** The first path segment of the business areas; the catalogue has no project. */
const areaPath = /^\/(pcp|adm|seop|mfm|sp|cmp|catalogo)(\/|\?|$)/i;

export interface Areas {
  readonly port: number;
  /** The paths that the areas received. */
  readonly requests: string[];
  close(): Promise<void>;
}

/**
 * A proxy for origins as in production: the business areas respond at their own paths, and the shell at all others. On
 * the host `sem-login` the shell responds at every path, also at `/login` and at the paths of the areas.
 */
export async function startAreas(shellAddress: string): Promise<Areas> {
  const requests: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/', headers } = request;
    const isShellOnly = headers.host?.startsWith('sem-login.') === true;
    if (!isShellOnly && areaPath.test(path)) {
      requests.push(path);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="pt-BR"><title>Área</title><h1>Área</h1>`);
      return;
    }
    const target = isShellOnly && path === '/login' ? '/' : path;
    const ongoing = forward(shellAddress + target, { headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    ongoing.on('error', () => response.destroy());
    ongoing.end();
  };

  const server = createServer(answer);
  const { port, close } = await listenOnLoopback(server);
  return { port, requests, close };
}
