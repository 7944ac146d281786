import type { ReactiveElement } from 'lit';
import { Elements } from '../../core/manifest/element-names.js';
import { dataMistakes } from './data-mistakes.js';
import { booleanMistakes, markupMistakes, type Known } from './markup-mistakes.js';
import { names, type ElementNames } from './names.js';

export interface WatchOptions {
  /** Whether the page loads elements when their tags appear, and reports unknown tags itself. Default: `false`. */
  readonly autoloads?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** After a change of an element or an input of the user, the page is checked with these delays. */
const CHECK_DELAYS_MS = [300, 1000, 3000];
/** A tag that is not defined so long after it was seen is reported. */
const MAX_LOADING_MS = 3000;
/** Maximum number of warnings for each page: a mistake in each row of a list must not fill the console. */
const MAX_WARNINGS = 100;
/** What the theme sets on every page. */
const THEME_TOKEN = '--dass-color-text';
/** Marks a page that is watched: another copy of the kit watches nothing. */
const watchedKey = Symbol.for('dass-elements: mistakes are watched');

/**
 * Warns in the console of what the application has written wrongly and the kit ignores: in development only. Each cause is
 * reported once. Does nothing without a document (Node).
 *
 * @param base the base class of all elements
 * @returns undefined when the page is watched already, or there is none
 */
export function watchMistakes(
  base: typeof ReactiveElement,
  { autoloads = false }: WatchOptions = {},
): PageWatch | undefined {
  const page = globalThis as { [watchedKey]?: boolean };
  if (typeof document === 'undefined' || page[watchedKey]) return undefined;
  page[watchedKey] = true;
  const watch = new PageWatch(autoloads);
  watch.start(base);
  return watch;
}

export class PageWatch {
  readonly #elements = new Elements(manifest());
  readonly #log = new MistakeLog();
  readonly #known = new Map<string, Known>();
  /** A new element of each tag: its values are the defaults. */
  readonly #defaults = new Map<string, Fields>();
  readonly #prepared = new Set<string>();
  /** The elements of the page, also those in shadow trees of the application. */
  readonly #watched = new Set<WeakRef<ReactiveElement>>();
  /** The lists of an element, as they were set: the length of each. */
  readonly #lengths = new WeakMap<
    Element,
    Map<string, { readonly list: readonly unknown[]; readonly length: number }>
  >();
  /** When each tag that is not defined was seen first. */
  readonly #undefinedSince = new Map<string, number>();
  readonly #autoloads: boolean;
  #step = 0;
  #timer?: ReturnType<typeof setTimeout> | undefined;

  constructor(autoloads: boolean) {
    this.#autoloads = autoloads;
  }

  /** The number of warnings so far. */
  get count(): number {
    return this.#log.count;
  }

  /** Whether a check of the page is due. */
  get isScheduled(): boolean {
    return this.#timer !== undefined;
  }

  start(base: typeof ReactiveElement): void {
    base.addInitializer((element) => this.#watch(element));
    for (const element of document.querySelectorAll(Object.keys(names).join()))
      if (element instanceof base) this.#watch(element);
    for (const type of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(type, () => this.#request(), { capture: true, passive: true });
    if (document.readyState === 'complete') this.#request();
    else addEventListener('load', () => this.#request(), { once: true });
    this.#watchListeners();
  }

  #watch(element: ReactiveElement): void {
    if (!names[element.localName]) return;
    this.#watchBooleans(element);
    this.#watched.add(new WeakRef(element));
    element.addController({
      hostUpdate: () => this.#checkBooleans(element),
      hostUpdated: () => {
        this.#noteLengths(element);
        this.#request();
      },
    });
    if (element.hasUpdated) this.#noteLengths(element);
  }

  /** A text is true for a boolean property, also `'false'`. */
  #watchBooleans({ localName: tag, constructor }: ReactiveElement): void {
    if (this.#prepared.has(tag)) return;
    this.#prepared.add(tag);
    const prototype = constructor.prototype as object;
    for (const name of wordsOf(names[tag]!.booleans)) {
      const accessor = accessorOf(prototype, name);
      if (!accessor?.set) continue;
      const warn = (value: unknown, element: unknown): void =>
        this.#log.add(
          tag,
          `<${tag}>: '${name}' is set to the text '${String(value)}', which is true as any text. Set true or false.`,
          element,
        );
      Object.defineProperty(prototype, name, {
        ...accessor,
        set(value: unknown) {
          if (typeof value === 'string' && value !== '') warn(value, this);
          accessor.set!.call(this, value);
        },
      });
    }
  }

  /** Before the update: it writes the attributes again, without their values. */
  #checkBooleans(element: ReactiveElement): void {
    const { tag, names: own } = this.#knownOf(element);
    for (const text of booleanMistakes(element, tag, own)) this.#log.add(tag, text, element);
  }

  /** Checks names of events when listeners are added, also to elements that are not defined yet. */
  #watchListeners(): void {
    const { addEventListener: add } = EventTarget.prototype;
    const check = (target: EventTarget, type: string, isCapture: boolean): void => {
      const tag = target instanceof Element ? target.localName : '';
      const problem = names[tag] ? this.#elements.eventProblem(tag, type) : undefined;
      if (problem) this.#log.add(tag, problem, target);
      if (tag.includes('-') || isCapture || this.#elements.anyEventProblem(type) !== undefined) return;
      if (target instanceof Node || target instanceof Window)
        this.#log.add(
          tag,
          `'${type}' does not bubble: a listener on ${tag ? `<${tag}>` : 'the page'} is not called. Add it to the element that fires it.`,
          target,
          { hasPage: false },
        );
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      if (typeof type === 'string' && type.startsWith('dass-'))
        check(this ?? globalThis, type, options === true || (typeof options === 'object' && options?.capture === true));
      add.call(this, type, listener, options);
    };
  }

  /** Checks the page a little later, and again when its scripts have had time. */
  #request(): void {
    this.#step = 0;
    this.#timer ??= this.#schedule();
  }

  #schedule(): ReturnType<typeof setTimeout> | undefined {
    const delay = CHECK_DELAYS_MS[this.#step++];
    if (delay === undefined) return undefined;
    return setTimeout(() => {
      this.check();
      this.#timer = this.#schedule();
    }, delay);
  }

  /** Checks the page now. */
  check(): void {
    const roots = new Set<Document | ShadowRoot>([document]);
    for (const reference of this.#watched) {
      const element = reference.deref();
      if (!element) this.#watched.delete(reference);
      else if (element.isConnected && element.hasUpdated && !isInsideKit(element)) {
        roots.add(element.getRootNode() as Document | ShadowRoot);
        try {
          this.#checkElement(element);
        } catch {
          // A value of the application that throws when it is read: the element itself warns of it.
        }
      }
    }
    if (!this.#autoloads) for (const root of roots) this.#checkTags(root);
    if (this.#watched.size > 0) this.#checkTheme();
  }

  #checkElement(element: ReactiveElement): void {
    const known = this.#knownOf(element);
    const { tag } = known;
    const values = element as unknown as Fields;
    for (const text of markupMistakes(element, known)) this.#log.add(tag, text, element);
    const data = { names: known.names, listProperty: known.listProperty, values, defaults: this.#defaultsOf(element) };
    for (const text of dataMistakes(data)) this.#log.add(tag, `<${tag}>: ${text}`, element);
    this.#checkLengths(element, tag);
  }

  /** Notes the length of each list when it is set. */
  #noteLengths(element: ReactiveElement): void {
    let lengths = this.#lengths.get(element);
    if (!lengths) this.#lengths.set(element, (lengths = new Map()));
    for (const [name, value] of Object.entries(this.#defaultsOf(element))) {
      const list = Array.isArray(value) && (element as unknown as Fields)[name];
      if (Array.isArray(list) && lengths.get(name)?.list !== list) lengths.set(name, { list, length: list.length });
    }
  }

  /** A list that is changed in place is not rendered again. */
  #checkLengths(element: ReactiveElement, tag: string): void {
    for (const [name, { list, length }] of this.#lengths.get(element) ?? [])
      if (list.length !== length && (element as unknown as Fields)[name] === list)
        this.#log.add(
          tag,
          `<${tag}>: '${name}' was changed in place, from ${length} to ${list.length} entries, which is not shown. Set another list: element.${name} = [...element.${name}, entry].`,
          element,
          { cause: `${name} in place` },
        );
  }

  #knownOf({ localName: tag, constructor }: ReactiveElement): Known {
    let known = this.#known.get(tag);
    if (!known) {
      const { pageData } = constructor as { pageData?: { readonly listProperty?: string } };
      known = {
        tag,
        names: names[tag]!,
        elements: this.#elements,
        allProperties,
        listProperty: pageData?.listProperty,
      };
      this.#known.set(tag, known);
    }
    return known;
  }

  /** The values of the properties of a new element. */
  #defaultsOf({ localName: tag, constructor }: ReactiveElement): Fields {
    let defaults = this.#defaults.get(tag);
    if (!defaults) {
      // Set before: the new element is watched, too.
      this.#defaults.set(tag, {});
      const fresh = new (constructor as unknown as new () => Fields)();
      defaults = Object.fromEntries(wordsOf(names[tag]!.properties).map((name) => [name, fresh[name]]));
      this.#defaults.set(tag, defaults);
    }
    return defaults;
  }

  #checkTags(root: Document | ShadowRoot): void {
    for (const element of root.querySelectorAll(':not(:defined)')) {
      const { localName: tag } = element;
      if (!tag.startsWith('dass-')) continue;
      const since = this.#undefinedSince.get(tag);
      if (since === undefined) this.#undefinedSince.set(tag, performance.now());
      else if (performance.now() - since > MAX_LOADING_MS) {
        const problem =
          this.#elements.tagProblem(tag) ?? `<${tag}> is not defined: import 'dass-elements/${tag}.js' in a script.`;
        this.#log.add(tag, problem, element, { hasPage: tag in names });
      }
    }
  }

  #checkTheme(): void {
    const isReal = !/jsdom|HappyDOM/i.test(navigator.userAgent);
    if (isReal && getComputedStyle(document.documentElement).getPropertyValue(THEME_TOKEN) === '')
      this.#log.add(
        '',
        "The page has no theme: the elements have no colors and sizes. A script may have replaced 'document.adoptedStyleSheets': add to the list instead.",
        document.documentElement,
        { hasPage: false },
      );
  }
}

/** Logs mistakes of the application, each cause once for each page. */
class MistakeLog {
  readonly #logged = new Set<string>();

  get count(): number {
    return this.#logged.size;
  }

  /**
   * Logs a warning.
   *
   * @param tag the element: `dass-tabs`
   * @param text what is wrong, and what to write instead
   * @param place what the console shows beside the text, so that the developer finds it in the page
   * @param options `hasPage`: whether the documentation has a page for the tag. Default: `true`; `cause`: warnings of an
   *   element with the same cause are logged once. Default: the text
   */
  add(tag: string, text: string, place: unknown, { hasPage = true, cause = text } = {}): void {
    const key = `${tag} ${cause}`;
    if (this.#logged.has(key) || this.#logged.size >= MAX_WARNINGS) return;
    this.#logged.add(key);
    const page = hasPage ? ` See elements/${tag.slice('dass-'.length)} in the documentation.` : '';
    console.warn(`[dass] ${text}${page}`, place);
  }
}

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);
const allProperties: ReadonlySet<string> = new Set(Object.values(names).flatMap((own) => wordsOf(own.properties)));

/** The manifest, as far as the rules for names read it. */
function manifest(): ConstructorParameters<typeof Elements>[0] {
  const named = (text: string): { name: string }[] => wordsOf(text).map((name) => ({ name }));
  const declarations = Object.entries(names).map(([tagName, own]: [string, ElementNames]) => ({
    tagName,
    attributes: named(own.attributes),
    members: [
      ...named(own.properties).map((one) => ({ ...one, kind: 'field' })),
      ...named(own.readonly).map((one) => ({ ...one, kind: 'field', readonly: true })),
    ],
    slots: own.slots.map((name) => ({ name })),
    events: named(own.events),
  }));
  return { modules: [{ declarations }] };
}

/** Whether an element of the kit has the element in its shadow tree. */
function isInsideKit(element: Element): boolean {
  const root = element.getRootNode();
  return root instanceof ShadowRoot && root.host.localName in names;
}

/** The accessor of a property, from the nearest prototype that has one. */
function accessorOf(prototype: object, name: string): PropertyDescriptor | undefined {
  for (let one: object | null = prototype; one; one = Object.getPrototypeOf(one) as object | null) {
    const accessor = Object.getOwnPropertyDescriptor(one, name);
    if (accessor) return accessor;
  }
  return undefined;
}
