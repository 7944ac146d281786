import { Hono } from 'hono';
import { answer, missingFields } from './answers.js';
import type { Shape } from './body-fields.js';
import type { Fault, Faults } from './faults.js';
import { jsonBody } from './json-body.js';
import type { LocalEnv } from '../local-env.js';

interface Request {
  method: string;
  path: string;
  fault: Fault;
  /** Remaining number of responses. */
  remaining: number;
}

const faultShape = {
  method: 'text',
  path: 'text',
  times: 'number',
  fault: { delay: 'number', status: 'number', headers: 'anything', json: 'anything', html: 'text', drop: 'boolean' },
} as const satisfies Shape;

const MAX_DELAY_MS = 60_000;
const MAX_FAULTS = 100;

/** Faults that a page has requested: a workspace screen uses them to show how the shell handles server failures. */
export class RequestedFaults {
  #requests: Request[] = [];

  readonly consume: Faults = ({ method, path }) => {
    const found = this.#requests.find((request) => request.path === path && request.method === method);
    if (!found) return undefined;
    found.remaining--;
    this.#requests = this.#requests.filter(({ remaining }) => remaining > 0);
    return found.fault;
  };

  /** Requires `requireSession()`. */
  routes(): Hono<LocalEnv> {
    const routes = new Hono<LocalEnv>();
    routes.post('/', jsonBody(faultShape), (c) => {
      const request = readRequest(c.var.body);
      if (!request) return answer(c, 400, missingFields(['path', 'fault']));
      this.#requests = [...this.#requests, request].slice(-MAX_FAULTS);
      return c.body(null, 204);
    });
    routes.delete('/', (c) => {
      this.#requests = [];
      return c.body(null, 204);
    });
    return routes;
  }
}

function readRequest(body: Record<string, unknown>): Request | undefined {
  const { method = 'GET', path, times = 1 } = body;
  const { delay, status, headers, json, html, drop } = (body.fault ?? {}) as Record<string, unknown>;
  if (typeof method !== 'string' || typeof path !== 'string' || !path.startsWith('/api/') || !body.fault)
    return undefined;
  if (path.startsWith('/api/faults')) return undefined;
  return {
    method: method.toUpperCase(),
    path,
    remaining: clampInteger(times, 1, MAX_FAULTS) ?? 1,
    fault: {
      ...(delay !== undefined && { delay: clampInteger(delay, 0, MAX_DELAY_MS) ?? 0 }),
      ...(status !== undefined && { status: clampInteger(status, 200, 599) ?? 500 }),
      ...(headers !== undefined && { headers: timeHeaders(headers) }),
      ...(json !== undefined && { json }),
      ...(typeof html === 'string' && { html }),
      ...(drop === true && { drop }),
    },
  };
}

/** The headers that say when to come again. */
const timeHeaders = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    ['Retry-After', 'Date'].flatMap((name) => {
      const value = (headers as Record<string, unknown> | null)?.[name];
      return typeof value === 'string' && /^[\w ,:]{1,40}$/.test(value) ? [[name, value]] : [];
    }),
  );

const clampInteger = (value: unknown, min: number, max: number): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? Math.min(Math.max(value, min), max) : undefined;
