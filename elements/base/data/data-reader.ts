import { callback, type PropertyOptions } from '../property.js';
import { nearestName } from '../../core/text/nearest-name.js';
import { msg } from '../../../locales/localize.js';
import { safeUrl } from '../../core/urls/safe-url.js';
import { errorText, isRecord } from '../../core/util/read-value.js';
import { LoadFailure } from '../loading/load-failure.js';
import { warnOnce } from '../warn.js';
import type { DataElement } from './property-changes.js';

/** Reads the data of one element from its script children and from the address in `data-src`. */
export class DataReader {
  readonly #element: DataElement;
  readonly #listProperty: string | undefined;
  readonly #requestRead: () => void;
  /** The names of the properties that JSON can set. */
  readonly #names: readonly string[];
  /** The text that was read of each script. */
  readonly #texts = new WeakMap<Element, string>();
  /** The last `data-src`. */
  #source: string | null = null;
  /** The last `data-source`. */
  #dialect: string | null = null;
  #abort?: AbortController;
  #waitsForDocument = false;

  /**
   * @param listProperty the property that a JSON list sets
   * @param requestRead has `read()` called again
   */
  constructor(element: DataElement, listProperty: string | undefined, requestRead: () => void) {
    this.#element = element;
    this.#listProperty = listProperty;
    this.#requestRead = requestRead;
    const { elementProperties } = element.constructor as unknown as {
      elementProperties: ReadonlyMap<PropertyKey, PropertyOptions>;
    };
    this.#names = [...elementProperties]
      .filter(([, { state, accept }]) => !state && accept !== callback)
      .map(([name]) => String(name));
  }

  /**
   * Reads what has changed.
   *
   * @param time when the data were requested; properties that were set later are not changed
   */
  read(time: number): void {
    for (const child of this.#element.children) if (child.getAttribute('slot') === 'data') this.#readChild(child, time);
    const source = this.#element.getAttribute('data-src');
    const dialect = this.#element.getAttribute('data-source');
    if (source === this.#source && dialect === this.#dialect) return;
    this.#source = source;
    this.#dialect = dialect;
    void this.#load(time);
  }

  #readChild(child: Element, time: number): void {
    if (child.localName !== 'script' || (child as HTMLScriptElement).type !== 'application/json') {
      this.#warn(`<${child.localName} slot="data"> must be <script type="application/json" slot="data">.`);
      return;
    }
    const text = child.textContent;
    if (this.#texts.get(child) === text) return;
    const { readyState } = this.#element.ownerDocument;
    const data = parse(text);
    // The rest of the script may not have arrived yet.
    if ('error' in data && readyState === 'loading') this.#readWhenParsed();
    else {
      this.#texts.set(child, text);
      this.#apply(data, time, '<script slot="data">');
    }
  }

  #readWhenParsed(): void {
    if (this.#waitsForDocument) return;
    this.#waitsForDocument = true;
    this.#element.ownerDocument.addEventListener('DOMContentLoaded', this.#requestRead, { once: true });
  }

  async #load(time: number): Promise<void> {
    this.#abort?.abort();
    LoadFailure.end(this.#element, this.#retry);
    const source = this.#source;
    if (this.#dialect !== null && !this.#acceptsSource(source, this.#dialect)) return this.#showLoading(false);
    const address = source === null ? undefined : sameOriginUrl(source, this.#element.baseURI);
    this.#showLoading(address !== undefined);
    if (source === null) return;
    if (!address) {
      this.#error(`data-src="${source}" is not an address of the page's origin.`);
      return;
    }
    const { signal } = (this.#abort = new AbortController());
    if (this.#dialect !== null) return this.#setSource(address, this.#dialect as Dialect, time, signal);
    try {
      const response = await fetch(address, {
        credentials: 'same-origin',
        // A redirect must not lead to another origin either.
        mode: 'same-origin',
        headers: { accept: 'application/json' },
        signal,
      });
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      const data = parse(await response.text());
      if (signal.aborted) return;
      this.#apply(data, time, `The answer of ${source}`);
      if ('error' in data) this.#showFailure();
    } catch (error) {
      if (signal.aborted) return;
      this.#error(`data-src="${source}" could not be loaded: ${errorText(error)}`);
      this.#showFailure();
    }
    this.#showLoading(false);
  }

  /** Whether `data-source` can be used; otherwise it is reported. */
  #acceptsSource(source: string | null, dialect: string): boolean {
    const problem = !this.#names.includes('dataSource')
      ? 'cannot be used: the element has no dataSource.'
      : dialect !== 'http' && dialect !== 'odata'
        ? `must be 'http' or 'odata'.`
        : source === null
          ? 'needs the address of the rows in data-src.'
          : '';
    if (problem) this.#warn(`data-source="${dialect}" ${problem}`);
    return !problem;
  }

  /** Sets a source at an address, which the element asks itself. */
  async #setSource(address: string, dialect: Dialect, time: number, signal: AbortSignal): Promise<void> {
    try {
      // eslint-disable-next-line dass/no-bare-imports
      const { addressSource } = await import('./address-source.js');
      const source = addressSource(address, dialect === 'http' ? 'json' : 'odata');
      if (!signal.aborted) this.#set({ dataSource: source }, ['dataSource'], time);
    } catch (error) {
      this.#error(`data-source="${dialect}" could not be loaded: ${errorText(error)}`);
      this.#showFailure();
    }
    if (!signal.aborted) this.#showLoading(false);
  }

  #showLoading(isLoading: boolean): void {
    this.#element.propertyChanges!.isLoading = isLoading;
    this.#element.requestUpdate();
  }

  #showFailure(): void {
    LoadFailure.of(this.#element).show(this.#retry, {
      text: () => msg('Os dados não foram carregados.', { id: 'dassDataFailed' }),
    });
  }

  #retry = async (): Promise<void> => {
    await this.#load(this.#element.propertyChanges!.now++);
  };

  #apply(parsed: ParsedJson, time: number, origin: string): void {
    if ('error' in parsed) {
      this.#error(`${origin} is not valid JSON: ${parsed.error}`);
      return;
    }
    const values = this.#byName(parsed.value, origin);
    this.#set(
      values,
      Object.keys(values).filter((name) => this.#isKnown(name, origin)),
      time,
    );
  }

  /** Sets properties, except those that were set since a time. */
  #set(values: Readonly<Record<string, unknown>>, names: readonly string[], time: number): void {
    const { times } = this.#element.propertyChanges!;
    for (const name of names.filter((one) => (times.get(one) ?? -1) <= time)) {
      const lastTime = times.get(name) ?? -1;
      Object.assign(this.#element, { [name]: values[name] });
      times.set(name, lastTime);
    }
  }

  /** Returns the values by the names of their properties. */
  #byName(value: unknown, origin: string): Readonly<Record<string, unknown>> {
    if (isRecord(value)) return value;
    const listProperty = this.#listProperty;
    if (Array.isArray(value) && listProperty) return { [listProperty]: value };
    const expected = listProperty
      ? `an object, or the list of '${listProperty}'`
      : 'an object with names of properties';
    this.#error(`${origin} must be ${expected}.`);
    return {};
  }

  #isKnown(name: string, origin: string): boolean {
    if (this.#names.includes(name)) return true;
    const nearest = nearestName(name, this.#names);
    this.#warn(`${origin}: '${name}' cannot be set by JSON.${nearest ? ` Did you mean '${nearest}'?` : ''}`);
    return false;
  }

  #warn(text: string): void {
    warnOnce(this.#element.localName, text);
  }

  /** Logs an error with the element, so that the console can show its place in the page. */
  #error(text: string): void {
    console.error(`[dass] <${this.#element.localName}> ${text}`, this.#element);
  }
}

type Dialect = 'http' | 'odata';

type ParsedJson = { readonly value: unknown } | { readonly error: string };

function parse(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    // The browser's message has the position.
    const hint = /&(quot|amp|lt|#\d+);/.test(text) ? ' HTML entities are not decoded in a script.' : '';
    return { error: `${errorText(error)}.${hint}` };
  }
}

/** Returns the full address if it is safe and of the page's origin. */
function sameOriginUrl(source: string, base: string): string | undefined {
  const safe = safeUrl(source);
  if (safe === undefined) return undefined;
  const url = new URL(safe, base);
  return url.origin === location.origin ? url.href : undefined;
}
