import { createParser } from 'eventsource-parser';
import type { ExpectedUser } from './expected-user.js';
import type { ConnectionState } from './platform.js';

export interface ServerEvent {
  /** `message` when the server gives none. */
  name: string;
  data: string;
  /** The last id that the stream has given so far, not necessarily with this event. */
  lastEventId: string;
}

export interface EventStreamOptions {
  fetch: typeof fetch;
  address: string;
  /** For whom the events are. */
  user: ExpectedUser;
  /** Where to go on from; empty at first. */
  lastEventId: string;
  /** Milliseconds without a byte after which the connection counts as dead. The platform sends a sign of life more often. */
  silence: number;
  /** Milliseconds before the first and, doubling each time, at most before any further attempt. */
  firstDelay: number;
  longestDelay: number;
  onEvent: (event: ServerEvent) => void;
  onState: (state: ConnectionState) => void;
}

export interface EventStream {
  /** Asks at once instead of waiting any longer, when it is waiting. */
  retryNow(): void;
  close(): void;
}

/** A connection that has held this long was a good one: after it, waiting begins anew from the first delay. */
const steady = 5_000;

type End = 'lost' | 'refused';

/**
 * Server-sent events over fetch, because EventSource neither tells the user who is signed out from a server that is down,
 * nor notices a connection that is dead without having been closed. Goes on until it is closed.
 */
export function openEventStream(options: EventStreamOptions): EventStream {
  const closing = new AbortController();
  const { signal } = closing;
  let { lastEventId } = options;
  let wake = () => {};

  const onEvent = (event: ServerEvent) => {
    ({ lastEventId } = event);
    if (!signal.aborted) options.onEvent(event);
  };

  const run = async () => {
    for (let failures = 0; !signal.aborted;) {
      options.onState('connecting');
      const start = Date.now();
      const end = await connect({ ...options, lastEventId, onEvent }, signal);
      if (signal.aborted) return;
      failures = Date.now() - start >= steady ? 0 : failures + 1;
      options.onState(end === 'refused' ? 'refused' : 'waiting');
      const longest = end === 'refused' ? options.longestDelay : options.firstDelay * 2 ** Math.max(0, failures - 1);
      await new Promise<void>((resolve) => {
        // Not all tabs of all people at the same moment, after a restart of the platform.
        const timer = setTimeout(resolve, Math.min(longest, options.longestDelay) * (0.5 + Math.random() / 2));
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  };
  void run();

  return {
    retryNow: () => wake(),
    close: () => {
      closing.abort();
      wake();
    },
  };
}

/** One connection, from the request to its end. Never fails. */
async function connect(options: EventStreamOptions, closing: AbortSignal): Promise<End> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  closing.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, options.silence);
  };
  try {
    alive();
    const response = await options.fetch(options.address, {
      credentials: 'include',
      cache: 'no-store',
      headers: {
        Accept: 'text/event-stream',
        ...options.user.headers,
        ...(options.lastEventId && { 'Last-Event-ID': options.lastEventId }),
      },
      signal: controller.signal,
    });
    const isEvents = response.ok && response.headers.get('Content-Type')?.startsWith('text/event-stream');
    if (!isEvents || !response.body) {
      // A server that is in trouble comes back; one that says no, or sends a page, goes on doing so.
      controller.abort();
      if (response.status === 409) options.user.refused();
      return response.status >= 500 ? 'lost' : 'refused';
    }
    options.onState('open');
    let { lastEventId } = options;
    const parser = createParser({
      onEvent: ({ event: name = 'message', data, id }) => {
        lastEventId = id ?? lastEventId;
        options.onEvent({ name, data, lastEventId });
      },
    });
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      alive();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } catch {
    // Lost, or closed by us.
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', abort);
  }
  return 'lost';
}
