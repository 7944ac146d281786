// `npm start`: runs the shell on Vite's development server, and the local platform.
import { createServer as createHttpServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { PortError } from '../shell/platform/local/http/listen.js';
import { DriverMissing } from '../shell/platform/local/database/database.js';
import { startLocalPlatform, type LocalPlatform } from '../shell/platform/local/local-platform.js';
import { portsFromEnvironment, portVariables, type Ports } from '../shell/platform/local/http/ports.js';

const dataFolder = '.local';
const MAX_MATERIALS = 5_000_000;

/** Functions that stop the servers, in the order of their start. */
const stopFunctions: (() => Promise<unknown>)[] = [];
let isStopping = false;

async function stop(status: number): Promise<never> {
  // A second Ctrl+C exits at once, for example when a connection does not close.
  if (isStopping) process.exit(1);
  isStopping = true;
  const forceExit = setTimeout(() => process.exit(1), 5_000);
  forceExit.unref();
  for (const end of stopFunctions.reverse()) await end().catch((error: unknown) => console.error(error));
  process.exit(status);
}

async function start(): Promise<void> {
  const ports = portsFromEnvironment(process.env);
  const materialCount = materialCountFromEnvironment();
  const address = `http://localhost:${ports.shell}`;
  try {
    const platform = await startLocalPlatform({
      shellOrigins: [address],
      apiPort: ports.api,
      filesPort: ports.files,
      dataFolder,
      ...(materialCount !== undefined && { materialCount }),
    });
    stopFunctions.push(() => platform.close());
    const vite = await startVite(ports);
    // Compiles the first page now, so that the user does not wait for it.
    await Promise.all(['/main.tsx', '/login/login.ts'].map((entry) => vite.warmupRequest(entry)));
    printAddresses(address, platform);
    await loadMaterials(platform);
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    console.error(`\n${error.message}`);
    if (await isShell(address)) console.error(`\nA shell runs here already: open ${address}, or stop it first.`);
    await stop(1);
  }
}

/** @throws RangeError for an invalid number */
function materialCountFromEnvironment(): number | undefined {
  const text = process.env.DASS_MATERIALS?.trim();
  if (!text) return undefined;
  const count = Number(text);
  if (/^\d+$/.test(text) && count <= MAX_MATERIALS) return count;
  throw new RangeError(`DASS_MATERIALS=${text} is not a number of materials: a whole number up to ${MAX_MATERIALS} is`);
}

/** Creates the sample materials at the first start, while the servers answer. */
async function loadMaterials(platform: LocalPlatform): Promise<void> {
  let isFirst = true;
  await platform.loadMaterials((step) => {
    if (isFirst) console.log('  The sample materials are created, once:');
    isFirst = false;
    console.log(`    ${step}`);
  });
  if (!isFirst) console.log('    All materials are there.\n');
}

async function startVite(ports: Ports): Promise<ViteDevServer> {
  const vite = await createServer({
    configFile: fileURLToPath(new URL('../vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    clearScreen: false,
    define: {
      'import.meta.env.DASS_API_PORT': JSON.stringify(ports.api),
      'import.meta.env.DASS_FILES_PORT': JSON.stringify(ports.files),
    },
    server: { port: ports.shell, strictPort: true, host: '127.0.0.1' },
  });
  stopFunctions.push(() => vite.close());
  const portOptions = { host: 'localhost', port: ports.shell, purpose: 'the shell', variable: portVariables.shell };
  try {
    await vite.listen();
  } catch (error) {
    // Vite reports the error as plain text.
    const isTaken = /already in use|EADDRINUSE/.test(String(error));
    throw isTaken ? new PortError(portOptions, Object.assign(new Error(), { code: 'EADDRINUSE' })) : error;
  }
  await listenOnIPv6(vite, ports.shell).catch((error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has no ::1.
    if (error.code === 'EADDRINUSE') throw new PortError(portOptions, error);
  });
  return vite;
}

/** Some programs resolve `localhost` to 127.0.0.1 and others to ::1: the shell is served on both. */
async function listenOnIPv6(vite: ViteDevServer, port: number): Promise<void> {
  // Upgraded connections are not closed with the server.
  const sockets = new Set<Duplex>();
  const server = createHttpServer((request, response) => vite.middlewares(request, response));
  server.on('upgrade', (request, socket, head) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    vite.httpServer?.emit('upgrade', request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: '::1' }, resolve);
  });
  stopFunctions.push(() => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });
}

/** Returns whether the server at an address is this shell. */
async function isShell(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, signal: AbortSignal.timeout(2_000) });
    return (await answer.text()).includes('content="dass-shell"');
  } catch {
    return false;
  }
}

function printAddresses(address: string, { apiAddress, filesAddress, users }: LocalPlatform): void {
  const [first] = users;
  console.log(`
  Open ${address}

  Documentation: ${address}/docs/

  It talks to a local platform, which runs beside it:
    ${apiAddress}  session, menu, notifications  (another port: ${portVariables.api})
    ${filesAddress}  files                         (another port: ${portVariables.files})
    ${dataFolder}/                 what it keeps; without this folder it begins anew
${first ? `\n  Sign in as ${first.email} with the password ${first.password}.` : ''}
  The port of the shell is ${portVariables.shell}. Ctrl+C stops everything.
`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));

start().catch(async (error: unknown) => {
  console.error(error instanceof RangeError || error instanceof DriverMissing ? error.message : error);
  await stop(1);
});
