import { errorText } from '../core/util/read-value.js';
import { warnOnce as warn } from '../core/util/warn-once.js';

/**
 * Tells a developer, once for each text, what an element did with something it was given.
 * @param tag the tag that speaks, `dass-tabs`
 * @param text what was wrong and what is used instead
 */
export const warnOnce = (tag: string, text: string): void => warn(`<${tag}> ${text}`);

/** A value as short text for a warning: never throws, never long. */
export const describe = (value: unknown): string =>
  typeof value === 'object' ? 'an object' : `${typeof value} ${errorText(value).slice(0, 40)}`;
