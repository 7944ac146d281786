import type { MiddlewareHandler } from 'hono';
import { answer, failure } from './answers.js';

const loopbackHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns whether a `Host` header names this server: a name of this machine, or one of `hosts`. `.example.com` matches
 * `example.com` and all its subdomains. The port is ignored.
 */
export function isKnownHost(header: string | undefined, hosts: readonly string[]): boolean {
  const name = /^(\[[\da-f:.]+\]|[^:[\]/@\s]+)(:\d+)?$/i
    .exec(header ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');
  if (name === undefined) return false;
  return [...loopbackHosts, ...hosts].some((host) =>
    host.startsWith('.') ? name === host.slice(1) || name.endsWith(host) : name === host.toLowerCase(),
  );
}

/**
 * Refuses requests with another host name. A foreign page can point its own name to this machine (DNS rebinding) and
 * would then be same-origin.
 */
export const refuseUnknownHosts =
  (hosts: readonly string[] = []): MiddlewareHandler =>
  async (c, next) => {
    if (!isKnownHost(c.req.header('Host'), hosts)) {
      return answer(
        c,
        421,
        failure('Endereço não atendido', 'Este servidor não atende por este nome.', 'UNKNOWN_HOST'),
      );
    }
    await next();
  };
