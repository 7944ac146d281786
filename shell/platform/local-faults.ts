import { apiAddress } from 'dass-elements/urls.js';
import { expectedUser } from './expected-user.js';

/** What a request meets with: see the local platform's `Fault`. */
export interface AskedFault {
  readonly delay?: number;
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly drop?: boolean;
}

/**
 * Asks the local platform to fail at its next answer to a request, and at no other. For the workspace alone: no other platform has this,
 * so it is no part of the seam.
 * @throws when the platform does not take it
 */
export async function askForFault(method: 'GET' | 'POST', path: string, fault: AskedFault): Promise<void> {
  await send('DELETE');
  await send('POST', { method, path, fault });
}

async function send(method: 'DELETE' | 'POST', content?: object): Promise<void> {
  const response = await fetch(`${apiAddress()}/api/faults`, {
    method,
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', ...expectedUser.headers },
    ...(content && { body: JSON.stringify(content) }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`The platform did not take it: ${response.status}`);
}
