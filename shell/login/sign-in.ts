import { readUser } from '../platform/guards.js';
import { interpret } from '../platform/http-answer.js';
import { PlatformError } from '../app/service-call.js';

/** Requests of the login page that are not part of the shell's platform: a company has a login page of its own. */
export interface DemoUser {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly note: string;
}

const TIMEOUT_MS = 15_000;

/**
 * Signs in.
 * @returns the user's email as the platform stores it
 * @throws PlatformError `unauthorized` when email and password do not match
 */
export async function signIn(apiAddress: string, credentials: { email: string; password: string }): Promise<string> {
  const content = await fetchContent(`${apiAddress}/api/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(credentials),
  });
  const user = readUser(content);
  if (!user) throw new PlatformError('bad-answer', 'The answer to the sign-in names no user');
  return user.email;
}

/** The example users of the local platform. Empty on any other platform. */
export async function demoUsers(apiAddress: string): Promise<readonly DemoUser[]> {
  try {
    const content = await fetchContent(`${apiAddress}/api/demo-users`, { headers: { Accept: 'application/json' } });
    return Array.isArray(content) ? content.filter(isDemoUser) : [];
  } catch {
    return [];
  }
}

async function fetchContent(address: string, options: RequestInit): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      ...options,
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    text = await response.text();
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new PlatformError(isTimeout ? 'timeout' : 'offline', 'The platform did not answer', { cause });
  }
  return interpret({
    status: response.status,
    contentType: response.headers.get('Content-Type'),
    retryAfter: response.headers.get('Retry-After'),
    text,
  }).content;
}

function isDemoUser(value: unknown): value is DemoUser {
  const { name, email, password, note } = (value ?? {}) as Record<string, unknown>;
  return [name, email, password, note].every((text) => typeof text === 'string');
}
