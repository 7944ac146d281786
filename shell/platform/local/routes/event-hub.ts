import { randomUUID } from 'node:crypto';

export interface EventHubOptions {
  /** Milliseconds between heartbeats. An expired session loses its stream at the next heartbeat. */
  heartbeat?: number;
  /** Number of events stored for listeners that reconnect. */
  history?: number;
}

export interface Subscriber {
  /** The user whose events the stream carries. */
  email: string;
  /** Key of the session, see `end()`. */
  session: string;
  /** Called at each heartbeat; the stream ends when it returns false. */
  isAlive: () => boolean;
  /** Id of the last event that the listener has received. */
  lastEventId?: string | undefined;
}

interface Event {
  number: number;
  /** Undefined: for all users. */
  email: string | undefined;
  text: string;
}

interface Stream {
  subscriber: Subscriber;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

const encoder = new TextEncoder();
/** A listener with more unread bytes is disconnected. It reconnects and gets what it has missed. */
const MAX_QUEUED_BYTES = 256_000;

/** Server-sent events: the listeners, and the latest events for those that reconnect. */
export class EventHub {
  /** Distinguishes the event numbers of this run from those of an earlier one, whose events are lost. */
  readonly #run = randomUUID().slice(0, 8);
  readonly #history: number;
  readonly #events: Event[] = [];
  readonly #streams = new Set<Stream>();
  readonly #timer: NodeJS.Timeout;
  #number = 0;

  constructor({ heartbeat = 15_000, history = 500 }: EventHubOptions = {}) {
    this.#history = history;
    this.#timer = setInterval(() => this.#sendHeartbeats(), heartbeat);
  }

  /** Number of connected listeners. */
  get listeners(): number {
    return this.#streams.size;
  }

  /** @param email the user for whom the event is; undefined: all users */
  publish(name: string, data: unknown, email?: string): void {
    const number = ++this.#number;
    const event: Event = { number, email, text: eventText(name, data, this.#id(number)) };
    this.#events.push(event);
    if (this.#events.length > this.#history) this.#events.shift();
    for (const stream of [...this.#streams]) if (isFor(event, stream.subscriber)) this.#send(stream, event.text);
  }

  /**
   * Opens a stream for one listener. It starts with `ready`, which carries an id for reconnecting, and then the missed
   * events; or with `reset` when the missed events are no longer stored.
   */
  open(subscriber: Subscriber): ReadableStream<Uint8Array> {
    let stream: Stream;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream = { subscriber, controller };
          this.#streams.add(stream);
          this.#send(stream, this.#initialEvents(subscriber));
        },
        cancel: () => void this.#streams.delete(stream),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: MAX_QUEUED_BYTES }),
    );
  }

  /** Closes the streams of a session. */
  end(session: string): void {
    for (const stream of [...this.#streams]) if (stream.subscriber.session === session) this.#close(stream);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const stream of [...this.#streams]) this.#close(stream);
  }

  #initialEvents(subscriber: Subscriber): string {
    const { lastEventId } = subscriber;
    if (!lastEventId) return eventText('ready', {}, this.#id(this.#number));
    const [run, number] = [lastEventId.slice(0, 8), Number(lastEventId.slice(9))];
    const oldest = this.#events[0]?.number ?? this.#number + 1;
    const isKnown = run === this.#run && number >= oldest - 1 && number <= this.#number;
    if (!isKnown) return eventText('reset', {}, this.#id(this.#number));
    const missed = this.#events.filter((event) => event.number > number && isFor(event, subscriber));
    return eventText('ready', {}, this.#id(number)) + missed.map(({ text }) => text).join('');
  }

  #sendHeartbeats(): void {
    for (const stream of [...this.#streams]) {
      if (stream.subscriber.isAlive()) this.#send(stream, ': still here\n\n');
      else this.#close(stream);
    }
  }

  #send(stream: Stream, text: string): void {
    stream.controller.enqueue(encoder.encode(text));
    if ((stream.controller.desiredSize ?? 0) <= 0) this.#close(stream);
  }

  #close(stream: Stream): void {
    if (!this.#streams.delete(stream)) return;
    stream.controller.close();
  }

  #id(number: number): string {
    return `${this.#run}-${number}`;
  }
}

const isFor = (event: Event, { email }: Subscriber): boolean => event.email === undefined || event.email === email;

/** JSON contains no raw line ends, so one `data` line is enough. */
const eventText = (name: string, data: unknown, id: string): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
