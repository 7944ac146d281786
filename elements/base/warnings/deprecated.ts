import { warnOnce } from './warn.js';

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
