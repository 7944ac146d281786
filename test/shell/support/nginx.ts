import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nginxPath } from '../../../scripts/system-packages.mjs';

export interface Nginx {
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/**
 * Starts nginx with the example configuration, without privileges: with its own folder and a free port.
 *
 * @param services addresses of the platform's services
 */
export async function startNginx(services: readonly string[]): Promise<Nginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'dass-nginx-'));
  const port = await freePort();
  const example = readFileSync('shell/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/dass/shell', resolve('dist/shell'))
    .replace('https://api.example.com https://arquivos.example.com', services.join(' '));
  writeFileSync(join(prefix, 'shell.conf'), example);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const main = `daemon off; master_process off; pid nginx.pid; events {}
    http { include /etc/nginx/mime.types; access_log off; ${folders.join(' ')} include shell.conf; }`;
  writeFileSync(join(prefix, 'nginx.conf'), main);

  const child = spawn(nginxPath() ?? 'nginx', ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk) => (errors += String(chunk)));
  const address = `http://127.0.0.1:${port}`;
  while (!(await responds(address))) {
    if (child.exitCode !== null) throw new Error(`nginx has ended: ${errors}`);
    await setTimeout(20);
  }
  return {
    address,
    port,
    async stop() {
      child.kill();
      await once(child, 'close');
      rmSync(prefix, { recursive: true, force: true });
    },
  };
}

const responds = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  );
