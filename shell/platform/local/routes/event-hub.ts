import { randomUUID } from 'node:crypto';

export interface EventHubOptions {
  /** How often a sign of life is sent, in milliseconds; also how soon an expired session loses its stream. */
  heartbeat?: number;
  /** How many events are kept for those who come back after a lost connection. */
  history?: number;
}

export interface Audience {
  /** Whose events the stream carries. */
  email: string;
  /** The session it belongs to: see `end()`. */
  session: string;
  /** Asked at each heartbeat; the stream of a session that is over ends. */
  isAlive: () => boolean;
  /** The last event that this listener has had, as it says itself. */
  lastEventId?: string | undefined;
}

interface Event {
  number: number;
  /** Undefined: for everybody. */
  email: string | undefined;
  text: string;
}

interface Stream {
  audience: Audience;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

const encoder = new TextEncoder();
/** A listener that has not taken this many bytes is gone or hopeless; it comes back and catches up. */
const mostBytesWaiting = 256_000;

/** Server-sent events: who listens, what they hear, and what they have missed. */
export class EventHub {
  /** Tells the numbers of this run from those of an earlier one, whose events are forgotten. */
  readonly #run = randomUUID().slice(0, 8);
  readonly #history: number;
  readonly #events: Event[] = [];
  readonly #streams = new Set<Stream>();
  readonly #timer: NodeJS.Timeout;
  #number = 0;

  constructor({ heartbeat = 15_000, history = 500 }: EventHubOptions = {}) {
    this.#history = history;
    this.#timer = setInterval(() => this.#beat(), heartbeat);
  }

  /** How many listen now. */
  get listeners(): number {
    return this.#streams.size;
  }

  /** @param email who it is for; undefined: everybody */
  publish(name: string, data: unknown, email?: string): void {
    const number = ++this.#number;
    const event: Event = { number, email, text: eventText(name, data, this.#id(number)) };
    this.#events.push(event);
    if (this.#events.length > this.#history) this.#events.shift();
    for (const stream of [...this.#streams]) if (isFor(event, stream.audience)) this.#send(stream, event.text);
  }

  /**
   * A stream for one listener. It begins with `ready`, so that the listener has an id to come back with; or, for one who
   * comes back, with what was missed; or with `reset` when that is not known any more.
   */
  open(audience: Audience): ReadableStream<Uint8Array> {
    let stream: Stream;
    return new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          stream = { audience, controller };
          this.#streams.add(stream);
          this.#send(stream, this.#opening(audience));
        },
        cancel: () => void this.#streams.delete(stream),
      },
      new ByteLengthQueuingStrategy({ highWaterMark: mostBytesWaiting }),
    );
  }

  /** Ends the streams of a session. */
  end(session: string): void {
    for (const stream of [...this.#streams]) if (stream.audience.session === session) this.#close(stream);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const stream of [...this.#streams]) this.#close(stream);
  }

  #opening(audience: Audience): string {
    const { lastEventId } = audience;
    if (!lastEventId) return eventText('ready', {}, this.#id(this.#number));
    const [run, number] = [lastEventId.slice(0, 8), Number(lastEventId.slice(9))];
    const oldest = this.#events[0]?.number ?? this.#number + 1;
    const isKnown = run === this.#run && number >= oldest - 1 && number <= this.#number;
    if (!isKnown) return eventText('reset', {}, this.#id(this.#number));
    const missed = this.#events.filter((event) => event.number > number && isFor(event, audience));
    return eventText('ready', {}, this.#id(number)) + missed.map(({ text }) => text).join('');
  }

  #beat(): void {
    for (const stream of [...this.#streams]) {
      if (stream.audience.isAlive()) this.#send(stream, ': still here\n\n');
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

const isFor = (event: Event, { email }: Audience): boolean => event.email === undefined || event.email === email;

/** JSON has no raw line ends, so one `data` line holds it. */
const eventText = (name: string, data: unknown, id: string): string =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
