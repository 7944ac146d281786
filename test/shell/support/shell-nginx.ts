import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startNginx, type Nginx } from '../../support/nginx.js';

/**
 * Starts nginx with the example configuration of the shell.
 *
 * @param services addresses of the platform's services
 */
export const startShellNginx = (services: readonly string[]): Promise<Nginx> =>
  startNginx((port) =>
    readFileSync('shell/nginx.conf', 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/srv/dass/shell', resolve('dist/shell'))
      .replace('https://api.example.com https://arquivos.example.com', services.join(' ')),
  );
