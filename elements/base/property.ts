import type { PropertyDeclaration, ReactiveElement } from 'lit';
import type { TextSource } from '../../locales/index.js';
import { isRecord, readList, tryRead } from '../core/util/read-value.js';
import { describe, warnOnce } from './warn.js';

/** Converts the value that was set. Returns `undefined` for an invalid value. */
export type Accept<T = unknown> = (value: unknown) => T | undefined;

/** Lit's options of a property, and how its values are converted. */
export interface PropertyOptions extends PropertyDeclaration {
  /** Converts the value. An invalid value logs one warning and sets the default. Default: depends on `type`. */
  readonly accept?: Accept;
}

/**
 * Decorator of a public property. Like Lit's, and also: `undefined` sets the default (React sets it when a prop
 * disappears), as does `null` unless `accept` allows it. An invalid value logs one warning and sets the default.
 */
export function property(options: PropertyOptions) {
  return (prototype: object, name: string): void => {
    const key = Symbol();
    const accept = options.accept ?? byType.get(options.type);
    // Own accessors: wrapping Lit's would cost an extra call for each property of each class.
    (prototype.constructor as typeof ReactiveElement).createProperty(name, { ...options, noAccessor: true });
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: Instance) {
        return this[key];
      },
      set(this: Instance, value: unknown) {
        const old = this[key];
        let accepted = accept && value !== undefined ? tryRead(`'${name}'`, () => accept(value), undefined) : value;
        if (accepted === undefined && !options.state) {
          if (value != null) warnOnce(this.localName, `'${name}' cannot be ${describe(value)}; its default is used.`);
          accepted = defaultOf(this, name);
        }
        this[key] = accepted;
        this.requestUpdate(name, old, options);
      },
    });
  };
}

/** Decorator of reactive state that is not public. */
export const state = () => property({ state: true, attribute: false });

type Instance = ReactiveElement & Record<PropertyKey, unknown>;

const defaultInstances = new WeakMap<object, object>();

/** Returns the default of a property: its value in a new element. */
function defaultOf(element: HTMLElement, name: string): unknown {
  const elementClass = element.constructor as new () => HTMLElement;
  let defaults = defaultInstances.get(elementClass);
  if (!defaults) defaultInstances.set(elementClass, (defaults = new elementClass()));
  return (defaults as Record<string, unknown>)[name];
}

/** A text; numbers are converted. */
export const text: Accept<string> = (value) =>
  typeof value === 'number' ? String(value) : typeof value === 'string' ? value : undefined;

/** A text, or a function that returns it at each render, for texts with values in them. */
export const textSource: Accept<TextSource> = (value) =>
  typeof value === 'function' ? (value as () => string) : text(value);

/** A boolean, by truthiness. */
export const flag: Accept<boolean> = (value) => Boolean(value);

/** A finite number, or a text with a number. Values outside the bounds are invalid, never clamped. */
export const number =
  ({ min = -Infinity, max = Infinity, whole = false } = {}): Accept<number> =>
  (value) => {
    const n = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof n === 'number' && Number.isFinite(n) && n >= min && n <= max && (!whole || Number.isInteger(n))
      ? n
      : undefined;
  };

/** One of the listed texts. */
export const oneOf =
  <T extends string>(words: readonly T[]): Accept<T> =>
  (value) =>
    words.find((word) => word === value);

/** An array. It is never changed. Unreadable entries are `undefined`. */
export const list: Accept<readonly unknown[]> = readList;

/** Reads names from a list, or from a text with spaces or commas. Undefined for another value. */
export function readNames(value: unknown): readonly unknown[] | undefined {
  const names: unknown = typeof value === 'string' ? value.split(/[\s,]+/).filter(Boolean) : value;
  return Array.isArray(names) ? names : undefined;
}

/** An object that is not an array. It is never changed. */
export const record: Accept<object> = (value) => (isRecord(value) ? value : undefined);

/** A function. */
export const callback: Accept<(...args: never[]) => unknown> = (value) =>
  typeof value === 'function' ? (value as (...args: never[]) => unknown) : undefined;

const byType = new Map<unknown, Accept>([
  [Boolean, flag],
  [Number, number()],
  [String, text],
]);
