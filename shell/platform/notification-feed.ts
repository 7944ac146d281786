import { openEventStream, type EventStream, type ServerEvent } from './event-stream.js';
import type { ExpectedUser } from '../session/expected-user.js';
import { onSignedInAgain } from '../session/signed-in-again.js';
import { fieldsOf, readNotification, text } from './guards.js';
import type { ConnectionState, NotificationEvent } from './platform.js';
import { electTabLeader, type TabLeaderElection, type TabLeaderOptions } from './tab-leader.js';

export interface NotificationFeedOptions {
  fetch: typeof fetch;
  address: string;
  /** The user whose notifications are received. */
  user: ExpectedUser;
  silenceTimeout: number;
  firstDelay: number;
  maxDelay: number;
  warn: (text: string) => void;
  /** Replaced by tests. Default: the browser's own. */
  tabs?: Pick<TabLeaderOptions<TabMessage>, 'locks' | 'Channel'>;
}

type Listener = (event: NotificationEvent) => void;

/** Messages between tabs: an event from the leading tab, and the greeting of a new tab. */
type TabMessage = { kind: 'event'; event: NotificationEvent; lastEventId: string } | { kind: 'hello' };

/**
 * Delivers the platform's notification events to all listeners in all tabs over one connection. The connection is open
 * as long as there is a listener.
 */
export class NotificationFeed {
  readonly #options: NotificationFeedOptions;
  readonly #listeners = new Set<Listener>();
  #election: TabLeaderElection<TabMessage> | undefined;
  #stream: EventStream | undefined;
  #state: ConnectionState | undefined;
  #lastEventId = '';
  #wasOpen = false;

  constructor(options: NotificationFeedOptions) {
    this.#options = options;
  }

  subscribe(listener: Listener): () => void {
    // A new function for each subscription, because the same listener may subscribe twice.
    const own: Listener = (event) => listener(event);
    this.#listeners.add(own);
    if (!this.#election) this.#start();
    else
      queueMicrotask(() => this.#state && this.#listeners.has(own) && own({ kind: 'connection', state: this.#state }));
    return () => {
      if (this.#listeners.delete(own) && this.#listeners.size === 0) this.#stop();
    };
  }

  #start(): void {
    this.#state = undefined;
    this.#lastEventId = '';
    this.#wasOpen = false;
    const { address, user, tabs } = this.#options;
    // Deferred, so that no listener is called before subscribe() returns.
    queueMicrotask(() => {
      if (this.#listeners.size === 0 || this.#election) return;
      this.#election = electTabLeader<TabMessage>({
        // Tabs of another user have another stream, with events that are not for this user.
        name: `dass-notifications ${address} ${user.id}`,
        onElected: () => this.#openStream(),
        onMessage: (message) => this.#handleMessage(message),
        ...tabs,
      });
      this.#election.send({ kind: 'hello' });
    });
  }

  #stop(): void {
    this.#election?.leave();
    this.#election = undefined;
  }

  #openStream(): () => void {
    const stream = openEventStream({
      ...this.#options,
      lastEventId: this.#lastEventId,
      onEvent: (event) => {
        this.#lastEventId = event.lastEventId;
        const parsed = this.#parseEvent(event);
        if (parsed) this.#publish(parsed);
      },
      onState: (state) => {
        // Without event ids the platform cannot send what was missed between two connections.
        if (state === 'open' && this.#wasOpen && !this.#lastEventId) this.#publish({ kind: 'stale' });
        if (state === 'open') this.#wasOpen = true;
        this.#publish({ kind: 'connection', state });
      },
    });
    this.#stream = stream;
    const online = () => stream.retryNow();
    globalThis.addEventListener?.('online', online);
    const stopListening = onSignedInAgain(online);
    return () => {
      this.#stream = undefined;
      stream.close();
      stopListening();
      globalThis.removeEventListener?.('online', online);
    };
  }

  #handleMessage(message: TabMessage): void {
    if (message.kind === 'event') {
      this.#lastEventId = message.lastEventId;
      this.#deliver(message.event);
    } else if (this.#stream && this.#state) {
      this.#sendToTabs({ kind: 'connection', state: this.#state });
    }
  }

  #publish(event: NotificationEvent): void {
    this.#sendToTabs(event);
    this.#deliver(event);
  }

  #sendToTabs(event: NotificationEvent): void {
    this.#election?.send({ kind: 'event', event, lastEventId: this.#lastEventId });
  }

  #deliver(event: NotificationEvent): void {
    if (event.kind === 'connection') {
      if (event.state === this.#state) return;
      this.#state = event.state;
    }
    for (const listener of [...this.#listeners]) {
      try {
        listener(event);
      } catch (error) {
        // One failing listener must not affect the others.
        this.#options.warn(`A listener of notifications failed: ${String(error)}`);
      }
    }
  }

  #parseEvent({ name, data }: ServerEvent): NotificationEvent | undefined {
    if (name === 'ready') return undefined;
    if (name === 'reset') return { kind: 'stale' };
    if (name === 'all-read') return { kind: 'all-read' };
    const content = parse(data);
    if (name === 'arrived') {
      const notification = readNotification(content);
      if (notification) return { kind: 'arrived', notification };
    } else if (name === 'read') {
      const ids = readIds(content);
      if (ids) return { kind: 'read', ids };
    } else if (name === 'documents') {
      const record = readRecord(content);
      if (record) return { kind: 'documents', record };
    } else {
      // A newer platform may send events that this shell does not know.
      return undefined;
    }
    this.#options.warn(`An event of the platform cannot be used: ${name}`);
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function readIds(value: unknown): string[] | undefined {
  const ids = fieldsOf(value)?.ids;
  return Array.isArray(ids) ? ids.map(text).filter(Boolean) : undefined;
}

export function readRecord(value: unknown): { kind: string; id: number } | undefined {
  const { kind, id } = fieldsOf(value) ?? {};
  return typeof kind === 'string' && typeof id === 'number' ? { kind, id } : undefined;
}
