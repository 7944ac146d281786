import { openEventStream, type EventStream, type ServerEvent } from './event-stream.js';
import type { ExpectedUser } from './expected-user.js';
import { readIds, readNotification } from './guards.js';
import type { ConnectionState, NotificationEvent } from './platform.js';
import { joinTabTeam, type TabTeam, type TabTeamOptions } from './tab-team.js';

export interface NotificationFeedOptions {
  fetch: typeof fetch;
  address: string;
  /** Whose notifications they are. */
  user: ExpectedUser;
  silence: number;
  firstDelay: number;
  longestDelay: number;
  warn: (text: string) => void;
  /** For tests; the browser's own otherwise. */
  tabs?: Pick<TabTeamOptions<TabMessage>, 'locks' | 'Channel'>;
}

type Listener = (event: NotificationEvent) => void;

/** What the leading tab, which has the connection, tells the others; and the question of one that has just come. */
type TabMessage = { kind: 'event'; event: NotificationEvent; lastEventId: string } | { kind: 'hello' };

/**
 * Hands on what the platform tells about notifications, to any number of listeners in any number of tabs, over one
 * connection, which lasts as long as somebody listens.
 */
export class NotificationFeed {
  readonly #options: NotificationFeedOptions;
  readonly #listeners = new Set<Listener>();
  #team: TabTeam<TabMessage> | undefined;
  #stream: EventStream | undefined;
  #state: ConnectionState | undefined;
  #lastEventId = '';
  #wasOpen = false;

  constructor(options: NotificationFeedOptions) {
    this.#options = options;
  }

  subscribe(listener: Listener): () => void {
    // The same function may be given twice: each subscription is one of its own.
    const own: Listener = (event) => listener(event);
    this.#listeners.add(own);
    if (!this.#team) this.#start();
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
    // Put off, so that nobody is called back before subscribe() has returned.
    queueMicrotask(() => {
      if (this.#listeners.size === 0 || this.#team) return;
      this.#team = joinTabTeam<TabMessage>({
        // Tabs of another user have another stream: theirs would tell of what is not for this one.
        name: `dass-notifications ${address} ${user.id}`,
        lead: () => this.#lead(),
        hear: (message) => this.#hear(message),
        ...tabs,
      });
      this.#team.tell({ kind: 'hello' });
    });
  }

  #stop(): void {
    this.#team?.leave();
    this.#team = undefined;
  }

  #lead(): () => void {
    const stream = openEventStream({
      ...this.#options,
      lastEventId: this.#lastEventId,
      onEvent: (event) => {
        this.#lastEventId = event.lastEventId;
        const meaning = this.#meaningOf(event);
        if (meaning) this.#announce(meaning);
      },
      onState: (state) => {
        // A platform that gives no ids cannot say what was missed between two connections.
        if (state === 'open' && this.#wasOpen && !this.#lastEventId) this.#announce({ kind: 'stale' });
        if (state === 'open') this.#wasOpen = true;
        this.#announce({ kind: 'connection', state });
      },
    });
    this.#stream = stream;
    const online = () => stream.retryNow();
    globalThis.addEventListener?.('online', online);
    return () => {
      this.#stream = undefined;
      stream.close();
      globalThis.removeEventListener?.('online', online);
    };
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'event') {
      this.#lastEventId = message.lastEventId;
      this.#deliver(message.event);
    } else if (this.#stream && this.#state) {
      this.#tell({ kind: 'connection', state: this.#state });
    }
  }

  #announce(event: NotificationEvent): void {
    this.#tell(event);
    this.#deliver(event);
  }

  #tell(event: NotificationEvent): void {
    this.#team?.tell({ kind: 'event', event, lastEventId: this.#lastEventId });
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
        // One listener that fails must not keep the others from hearing.
        this.#options.warn(`A listener of notifications failed: ${String(error)}`);
      }
    }
  }

  #meaningOf({ name, data }: ServerEvent): NotificationEvent | undefined {
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
    } else {
      // A newer platform may say more than this shell knows.
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
