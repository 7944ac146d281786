import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The first step of the addresses of the business areas; the catalogue has no project. */
const areaPath = /^\/(pcp|adm|seop|mfm|sp|cmp|catalogo)(\/|\?|$)/i;

export interface Areas {
  readonly port: number;
  /** What the areas were asked for. */
  readonly requests: string[];
  close(): Promise<void>;
}

/**
 * Origins as in production: the business areas answer at their own addresses, with pages that are not the shell's, and
 * all else is the shell. On the host `sem-login` the shell answers at `/login` too, and at the addresses of the areas.
 */
export async function startAreas(shellAddress: string): Promise<Areas> {
  const requests: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { url: path = '/', headers } = request;
    const isShellAlone = headers.host?.startsWith('sem-login.') === true;
    if (!isShellAlone && areaPath.test(path)) {
      requests.push(path);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="pt-BR"><title>Área</title><h1>Área</h1>`);
      return;
    }
    const target = isShellAlone && path === '/login' ? '/' : path;
    const ongoing = forward(shellAddress + target, { headers }, (found) => {
      response.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(response);
    });
    ongoing.on('error', () => response.destroy());
    ongoing.end();
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
