import { languageTag, typedReader, type ReadTyped } from '../../core/table/sorting/typed-values.js';
import { describe, warnOnce } from '../warn.js';

/**
 * Returns a function that reads the values of a column of numbers or dates. With a language, a value that is none is
 * named once in the console.
 */
export function typedColumn(tag: string, name: string, type: 'number' | 'date', valueLanguage: unknown): ReadTyped {
  const language = languageTag(valueLanguage);
  if (valueLanguage !== undefined && language === undefined)
    warnOnce(tag, `'valueLanguage' of column '${name}' cannot be ${describe(valueLanguage)}; it is not used.`);
  if (language === undefined) return typedReader(type);
  const text = `A value of column '${name}' is not a ${type}`;
  return typedReader(type, language, (value) => warnOnce(tag, `${text}: ${describe(value)}; it is sorted last.`, text));
}
