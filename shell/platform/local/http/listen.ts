import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';

/** Handles a request, as the `fetch` of a Hono application does. */
export type RequestHandler = (request: Request, bindings: HttpBindings) => Response | Promise<Response>;

export interface ListenOptions {
  /** 0: any free port. */
  port: number;
  /** `localhost` listens on 127.0.0.1 and ::1. */
  host: string;
  /** Purpose of the port for error messages, such as `the files of the local platform`. */
  purpose: string;
  /** The environment variable that sets the port. */
  variable: string;
  /** Milliseconds in which a request has to be received completely. */
  requestTimeout?: number;
}

export interface ListeningServer {
  port: number;
  /** Such as `http://localhost:8087`. */
  address: string;
  close(): Promise<void>;
}

/** The port cannot be used. The message names the port, its purpose and the solution. */
export class PortError extends Error {
  override readonly name = 'PortError';
  readonly port: number;

  constructor({ port, purpose, variable }: ListenOptions, cause: NodeJS.ErrnoException) {
    const isTaken = cause.code === 'EADDRINUSE';
    const other = port + 100 > 65_535 ? 8187 : port + 100;
    super(
      `Port ${port}, meant for ${purpose}, ${isTaken ? 'is taken by another program' : `cannot be used (${cause.code})`}. ` +
        `${isTaken ? 'Stop that program, or choose' : 'Choose'} another port: ${variable}=${other} npm start`,
      { cause },
    );
    this.port = port;
  }
}

/** Starts an HTTP server. @throws PortError */
export async function listen(handler: RequestHandler, options: ListenOptions): Promise<ListeningServer> {
  const { host } = options;
  const serve = (port: number, hostname: string) => open(handler, port, hostname, options.requestTimeout);
  const servers = host === 'localhost' ? await openLoopback(serve, options) : [await serveAt(serve, options, host)];
  const port = portOf(servers[0] as Server);
  return {
    port,
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}

type Serve = (port: number, hostname: string) => Promise<Server>;

async function serveAt(serve: Serve, options: ListenOptions, hostname: string): Promise<Server> {
  try {
    return await serve(options.port, hostname);
  } catch (error) {
    throw isPortProblem(error) ? new PortError(options, error) : error;
  }
}

/**
 * Some programs resolve `localhost` to 127.0.0.1 and others to ::1, so the server listens on both. On a machine
 * without IPv6 it listens on the first only.
 */
async function openLoopback(serve: Serve, options: ListenOptions): Promise<Server[]> {
  for (let attempt = 1; ; attempt++) {
    const first = await serveAt(serve, options, '127.0.0.1');
    const port = portOf(first);
    try {
      return [first, await serve(port, '::1')];
    } catch (error) {
      if (!isPortProblem(error)) return [first];
      await close(first);
      // A port that the system assigns may be in use on the other address: try another one.
      if (options.port !== 0 || attempt === 10) throw new PortError({ ...options, port }, error);
    }
  }
}

function open(handler: RequestHandler, port: number, hostname: string, requestTimeout?: number): Promise<Server> {
  const server = createAdaptorServer({
    fetch: handler as Parameters<typeof createAdaptorServer>[0]['fetch'],
    // Keeps the global Request and Response of the embedding process (a test or a development server).
    overrideGlobalObjects: false,
    serverOptions: { ...(requestTimeout !== undefined && { requestTimeout }) },
  }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: hostname }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port');
  return address.port;
}

const isPortProblem = (error: unknown): error is NodeJS.ErrnoException =>
  ['EADDRINUSE', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '');
