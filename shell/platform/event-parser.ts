export interface ServerEvent {
  /** `message` when the server sends none. */
  name: string;
  data: string;
  /** The last id received so far, not necessarily with this event. */
  lastEventId: string;
}

/**
 * Parses a stream of server-sent events from chunks of any size, as specified in
 * https://html.spec.whatwg.org/multipage/server-sent-events.html.
 */
export class EventParser {
  readonly #onEvent: (event: ServerEvent) => void;
  #rest = '';
  #isFirst = true;
  #name = '';
  #data: string[] = [];
  #lastEventId: string;

  constructor(onEvent: (event: ServerEvent) => void, lastEventId = '') {
    this.#onEvent = onEvent;
    this.#lastEventId = lastEventId;
  }

  push(chunk: string): void {
    let text = this.#rest + chunk;
    if (this.#isFirst && text) {
      this.#isFirst = false;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    // A carriage return at the end may be the first half of a line end: it is parsed with the next chunk.
    const lineEnd = /\r\n|\n|\r(?!$)/g;
    let start = 0;
    for (let match = lineEnd.exec(text); match; match = lineEnd.exec(text)) {
      this.#line(text.slice(start, match.index));
      start = lineEnd.lastIndex;
    }
    this.#rest = text.slice(start);
  }

  #line(line: string): void {
    if (line === '') return this.#dispatch();
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#name = value;
    else if (field === 'data') this.#data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.#lastEventId = value;
  }

  #dispatch(): void {
    const [name, data] = [this.#name || 'message', this.#data];
    this.#name = '';
    this.#data = [];
    if (data.length) this.#onEvent({ name, data: data.join('\n'), lastEventId: this.#lastEventId });
  }
}
