import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nginxPath } from '../../scripts/system-packages.mjs';
import { freePort } from '../../scripts/test-runner/free-port.mjs';

export interface Nginx {
  readonly address: string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts nginx without privileges: with its own folder and a free port.
 *
 * @param blockHttp returns the content of the block `http`
 */
export async function startNginx(blockHttp: (port: number) => string): Promise<Nginx> {
  const prefix = mkdtempSync(join(tmpdir(), 'dass-nginx-'));
  const port = await freePort();
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const main = `daemon off; master_process off; pid nginx.pid; events {}
    http { include /etc/nginx/mime.types; access_log off; ${folders.join(' ')} ${blockHttp(port)} }`;
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
