import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LoopbackServer {
  readonly port: number;
  /** Such as `http://127.0.0.1:40123`. */
  readonly address: string;
  /** Ends all connections, too. */
  close(): Promise<void>;
}

/** Starts a server at a free port of this machine. */
export async function listenOnLoopback(server: Server): Promise<LoopbackServer> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    address: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
