import { LitElement, type PropertyDeclaration, type ReactiveElement } from 'lit';
import { onLanguageChange } from '../../locales/language-change.js';
import { applyTheme } from '../../themes/apply-theme.js';
import type { PageData } from './data/page-data.js';
import type { PropertyChanges } from './data/property-changes.js';
import { pendingLoads } from './loading/pending-loads.js';
import { watchMistakes } from './mistakes/no-watch.js';
import type { PropertyOptions } from './property.js';
import { restoreStyles } from './styles/adopt-styles.js';
import { warnOnce } from './warn.js';

/** The events of an element: names and types of their details. */
export type EventMap = object;

/** An event as a listener receives it: with its detail, and the element as its target. */
export type ElementEvent<E, Detail> = CustomEvent<Detail> & {
  readonly target: E;
  readonly currentTarget: E;
};

type Listener<Target, Detail> =
  | ((this: Target, event: ElementEvent<Target, Detail>) => void)
  | { handleEvent(event: ElementEvent<Target, Detail>): void };

/** How an element of type `Target` takes listeners of its events. */
export interface TypedListeners<Target, Events extends EventMap> {
  addEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: Listener<Target, Events[Type]> | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: Target, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof Events & string>(
    type: Type,
    listener: Listener<Target, Events[Type]> | null,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (this: Target, event: HTMLElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * Base class of all elements:
 * - public properties behave as `property()` documents;
 * - an attribute for a property that has none, such as a list, logs one warning;
 * - events are typed by `Events`, do not bubble and are not composed;
 * - a language change renders the element again;
 * - its data may be in the page: in a JSON script or at the address in `data-src` (`data/page-data.ts`);
 * - `updateComplete` also waits for the modules that its `LazyImport`s are loading;
 * - in another document (an iframe of the page) it has the same styles.
 */
export abstract class DassElement<Events extends EventMap = object> extends LitElement {
  /** Version of the kit that defined this class. @internal */
  static version?: string;
  /** How the element reads data from the page. Undefined for elements without properties for lists or objects. @internal */
  static readonly pageData?: PageData;

  /** Exists when the element reads data from the page. @internal */
  propertyChanges?: PropertyChanges;

  private _changeListeners?: ((name?: PropertyKey) => void)[];
  #stopListening?: () => void;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, ...propertyOnlyNames(this).keys()];
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    const property = propertyOnlyNames(this.constructor as typeof LitElement).get(name);
    if (property === undefined) super.attributeChangedCallback(name, old, value);
    else if (value !== null) warnOfAttribute(this.localName, name, property);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopListening = onLanguageChange(() => this.requestUpdate());
    // The language may have changed while the element was disconnected.
    if (this.hasUpdated) this.requestUpdate();
    const { pageData } = this.constructor as typeof DassElement;
    if (pageData) pageData.watch(this);
    else if (this.firstElementChild?.slot === 'data')
      warnOnce(this.localName, 'has no property for lists or objects: it reads no data from its children.');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    (this.constructor as typeof DassElement).pageData?.unwatch(this);
  }

  override requestUpdate(name?: PropertyKey, oldValue?: unknown, options?: PropertyDeclaration): void {
    if (name !== undefined) this.propertyChanges?.add(name);
    super.requestUpdate(name, oldValue, options);
    this._changeListeners?.forEach((listener) => listener(name));
  }

  /** @internal */
  adoptedCallback(): void {
    applyTheme(this.ownerDocument);
    if (this.shadowRoot) restoreStyles(this.shadowRoot, (this.constructor as typeof LitElement).elementStyles);
  }

  /** Whether the application has set `busy`, or the data at `data-src` are loading. @internal */
  get isBusy(): boolean {
    return (this as { readonly busy?: boolean }).busy === true || this.propertyChanges?.isLoading === true;
  }

  /**
   * Calls a function at once for each change of a property and each request to render. An override of
   * `requestUpdate()` would also be called by the constructors of base classes, before the element has its own fields.
   *
   * @param listener gets the name of the changed property
   */
  protected onChange(listener: (name?: PropertyKey) => void): void {
    (this._changeListeners ??= []).push(listener);
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    const isDone = await super.getUpdateComplete();
    const loads = pendingLoads(this);
    if (!loads) return isDone;
    await loads;
    return this.getUpdateComplete();
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    // Lit would adopt style sheets of the wrong document, which throws.
    const { shadowRootOptions, elementStyles } = this.constructor as typeof LitElement;
    const root = this.attachShadow(shadowRootOptions);
    restoreStyles(root, elementStyles);
    return root;
  }

  /**
   * Fires an event of the element.
   *
   * @param type name of the event
   * @returns `false` if the event was cancelable and a listener canceled it
   */
  protected emit<Type extends keyof Events & string>(
    type: Type,
    ...[detail, options]: Events[Type] extends null
      ? [detail?: null, options?: { cancelable?: boolean }]
      : [detail: Events[Type], options?: { cancelable?: boolean }]
  ): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, ...options }));
  }
}

/* Types the listeners of an element by its events. */
export interface DassElement<Events extends EventMap = object> {
  addEventListener: TypedListeners<this, Events>['addEventListener'];
  removeEventListener: TypedListeners<this, Events>['removeEventListener'];
}

watchMistakes(DassElement);

const names = new WeakMap<typeof ReactiveElement, Map<string, string>>();

/**
 * Returns the attributes that an author may write for properties without an attribute: lists, objects and functions.
 * `menuItems` is the property of `menuitems` and `menu-items`.
 */
function propertyOnlyNames(elementClass: typeof ReactiveElement): ReadonlyMap<string, string> {
  let found = names.get(elementClass);
  if (!found) names.set(elementClass, (found = collectNames(elementClass)));
  return found;
}

function collectNames({ elementProperties }: typeof ReactiveElement): Map<string, string> {
  const entries = [...elementProperties] as [string, PropertyOptions][];
  const found = new Map<string, string>();
  for (const [name, { attribute, state }] of entries)
    if (attribute === false && !state)
      for (const written of [name.toLowerCase(), name.replace(/[A-Z]/g, '-$&').toLowerCase()]) found.set(written, name);
  for (const [name, { attribute }] of entries)
    found.delete(typeof attribute === 'string' ? attribute : attribute === false ? '' : name.toLowerCase());
  // It says what is at `data-src`.
  found.delete('data-source');
  return found;
}

/** Logs that an attribute has no effect, and what has. */
function warnOfAttribute(tag: string, attribute: string, property: string): void {
  warnOnce(
    tag,
    `The attribute '${attribute}' has no effect. Set the property '${property}' in a script, or write the data as JSON into a child <script type="application/json" slot="data">.`,
  );
}
