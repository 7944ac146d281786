import { createParser } from 'eventsource-parser';
import type { ExpectedUser } from '../session/expected-user.js';
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
  /** The user for whom the events are requested. */
  user: ExpectedUser;
  /** Id of the last received event; empty at first. */
  lastEventId: string;
  /**
   * Milliseconds without a byte after which the connection is considered lost. The platform's heartbeat is more
   * frequent.
   */
  silenceTimeout: number;
  /** Milliseconds before the first retry. The delay doubles with each further attempt. */
  firstDelay: number;
  maxDelay: number;
  onEvent: (event: ServerEvent) => void;
  onState: (state: ConnectionState) => void;
}

export interface EventStream {
  /** Ends the current delay and connects at once. */
  retryNow(): void;
  close(): void;
}

/** After a connection of at least this duration the delay starts at `firstDelay` again. */
const STABLE_CONNECTION_MS = 5_000;

type End = 'lost' | 'refused';

/**
 * Server-sent events over fetch. EventSource cannot distinguish a lost session from a server that is down, and does
 * not notice a dead connection. Reconnects until it is closed.
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
      failures = Date.now() - start >= STABLE_CONNECTION_MS ? 0 : failures + 1;
      options.onState(end === 'refused' ? 'refused' : 'waiting');
      const delay = end === 'refused' ? options.maxDelay : options.firstDelay * 2 ** Math.max(0, failures - 1);
      await new Promise<void>((resolve) => {
        // Random, so that not all tabs reconnect at the same moment after a restart of the platform.
        const timer = setTimeout(resolve, Math.min(delay, options.maxDelay) * (0.5 + Math.random() / 2));
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

/** Opens one connection and resolves when it has ended. Never rejects. */
async function connect(options: EventStreamOptions, closing: AbortSignal): Promise<End> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  closing.addEventListener('abort', abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartSilenceTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, options.silenceTimeout);
  };
  try {
    restartSilenceTimer();
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
      // A server error is temporary; other statuses and content types are not.
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
      restartSilenceTimer();
      parser.feed(decoder.decode(chunk.value, { stream: true }));
    }
  } catch {
    // Lost, or closed by this page.
  } finally {
    clearTimeout(timer);
    closing.removeEventListener('abort', abort);
  }
  return 'lost';
}
