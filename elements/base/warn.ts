import { isReactElement } from '../core/util/react-element.js';
import { errorText } from '../core/util/read-value.js';
import { warnOnce as warn } from '../core/util/warn-once.js';

/**
 * Logs a warning for developers, once for each text.
 *
 * @param tag tag of the element, `dass-tabs`
 * @param text what is invalid and what is used instead
 * @param key warnings of an element with the same key are logged once. Default: the text
 */
export const warnOnce = (tag: string, text: string, key: string = text): void =>
  warn(`<${tag}> ${text}`, `<${tag}> ${key}`);

/** Describes a value in a short text for a warning. Never throws. */
export const describe = (value: unknown): string =>
  isReactElement(value)
    ? 'a React element'
    : typeof value === 'object'
      ? 'an object'
      : `${typeof value} ${errorText(value).slice(0, 40)}`;

/**
 * Logs one warning for a part of the public API that still works and will be removed. Document it with `@deprecated`,
 * too: editors, `custom-elements.json` and the React wrappers show the text.
 *
 * @param tag tag of the element, `dass-tabs`
 * @param what `The property 'kind'`
 * @param replacement what to use instead: `'type'`
 */
export const deprecated = (tag: string, what: string, replacement: string): void =>
  warnOnce(tag, `${what} is deprecated and will be removed in the next major version. Use ${replacement}.`);
