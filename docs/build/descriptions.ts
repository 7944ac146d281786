// The descriptions of elements: English ones are their documentation comments, others are in `docs/elements/`.
import { createHash } from 'node:crypto';
import type { Translated } from './languages.js';

/** The paragraphs of a description in other languages. */
export interface DescriptionTexts extends Readonly<Record<'pt-BR' | 'es', readonly string[]>> {
  /** `descriptionKey()` of the English text that was translated. */
  readonly of: string;
}

/** Returns eight digits that differ when a word of the text differs. White space does not count. */
export const descriptionKey = (text: string): string =>
  createHash('sha256').update(text.trim().replace(/\s+/g, ' ')).digest('hex').slice(0, 8);

/** Returns a description in the languages of the documentation; in English where it is not translated. */
export const descriptionsOf = (text: string, translated: DescriptionTexts | undefined): Translated => ({
  'pt-BR': translated?.['pt-BR'].join('\n\n') ?? text,
  es: translated?.es.join('\n\n') ?? text,
  en: text,
});
