// A port for a server of another program, which has to be told its port.
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that Linux, macOS and Windows give to connections: one of those may be taken before the server starts. */
const [FIRST, LAST] = [20_000, 32_000];

/** Returns a port of 127.0.0.1 that no server uses. @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
