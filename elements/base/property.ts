import type { PropertyDeclaration, ReactiveElement } from 'lit';
import type { TextSource } from '../../locales/index.js';
import { isRecord, readList, tryRead } from '../core/util/read-value.js';
import { describe, warnOnce } from './warn.js';

/** Takes what a property was given: the value to keep, or `undefined` for one that cannot be used. */
export type Accept<T = unknown> = (value: unknown) => T | undefined;

/** What Lit knows of a property, and how its values are taken in. */
export interface PropertyOptions extends PropertyDeclaration {
  /** A value that it answers with `undefined` is bad: one warning, and the default is used. By default after `type`. */
  readonly accept?: Accept;
}

/**
 * Lit's decorator for a public property, and what every public property of the kit does besides: `undefined` is the
 * default (React writes it when a prop disappears), and so is `null` where `accept` does not take it; a value that
 * cannot be used warns once and is the default too.
 */
export function property(options: PropertyOptions) {
  return (prototype: object, name: string): void => {
    const key = Symbol();
    const accept = options.accept ?? byType.get(options.type);
    // Accessors of our own: Lit's would have to be wrapped, for each property of each class.
    (prototype.constructor as typeof ReactiveElement).createProperty(name, { ...options, noAccessor: true });
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Kept) {
        return this[key];
      },
      set(this: Kept, value: unknown) {
        const old = this[key];
        let taken = accept && value !== undefined ? tryRead(`'${name}'`, () => accept(value), undefined) : value;
        if (taken === undefined && !options.state) {
          if (value != null) warnOnce(this.localName, `'${name}' cannot be ${describe(value)}; its default is used.`);
          taken = defaultOf(this, name);
        }
        this[key] = taken;
        this.requestUpdate(name, old, options);
      },
    });
  };
}

/** Lit's decorator for reactive state that is not public. */
export const state = () => property({ state: true, attribute: false });

type Kept = ReactiveElement & Record<PropertyKey, unknown>;

const pristine = new WeakMap<object, object>();

/** What a property holds in an element that nobody has touched. */
function defaultOf(element: HTMLElement, name: string): unknown {
  const elementClass = element.constructor as new () => HTMLElement;
  let untouched = pristine.get(elementClass);
  if (!untouched) pristine.set(elementClass, (untouched = new elementClass()));
  return (untouched as Record<string, unknown>)[name];
}

/** Text; numbers become text. */
export const text: Accept<string> = (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;

/** Text, or a function that gives it whenever it is rendered: for texts that are put together of several. */
export const textSource: Accept<TextSource> = (value) =>
  typeof value === 'function' ? (value as () => string) : text(value);

/** True or false, by truth as the platform's own attributes do. */
export const flag: Accept<boolean> = (value) => Boolean(value);

/** A finite number within bounds; text that is a number counts. Outside the bounds is bad, never clamped. */
export const number =
  ({ min = -Infinity, max = Infinity, whole = false } = {}): Accept<number> =>
  (value) => {
    const n = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof n === 'number' && Number.isFinite(n) && n >= min && n <= max && (!whole || Number.isInteger(n))
      ? n
      : undefined;
  };

/** One of some words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Accept<T> =>
  (value) =>
    words.find((word) => word === value);

/** A list; it is read, never changed. Entries that cannot be read are `undefined`. */
export const list: Accept<readonly unknown[]> = readList;

/** An object that is not a list; it is read, never changed. */
export const record: Accept<object> = (value) => (isRecord(value) ? value : undefined);

/** A function. */
export const callback: Accept<(...args: never[]) => unknown> = (value) =>
  typeof value === 'function' ? (value as (...args: never[]) => unknown) : undefined;

const byType = new Map<unknown, Accept>([
  [Boolean, flag],
  [Number, number()],
  [String, text],
]);
