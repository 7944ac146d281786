import { descriptionLanguage, maxDescriptionLength, type Description } from '../../../workspace/materials/api.js';
import type { Shape } from '../http/body-fields.js';

/** Types of the fields of a description in a request. */
export const descriptionShape = { codigo: 'text', traducao: 'text' } as const satisfies Shape;

const language = /^[a-z]{2,3}(_[A-Za-z]{2,4})?$/;

/**
 * Reads the descriptions of a material in all languages from a request, and separates the one of the record.
 * @returns undefined without a list, or if one has no language, the language of another one, no text or one that is
 * too long
 */
export function readDescriptions(
  value: unknown,
): { readonly description: string; readonly translations: readonly Description[] } | undefined {
  if (!Array.isArray(value)) return undefined;
  const all = (value as readonly (Partial<Description> | null)[]).map((entry): Description => ({
    codigo: entry?.codigo?.trim() ?? '',
    traducao: entry?.traducao?.trim() ?? '',
  }));
  if (!all.every(isComplete) || new Set(all.map(({ codigo }) => codigo)).size < all.length) return undefined;
  return {
    description: all.find(({ codigo }) => codigo === descriptionLanguage)?.traducao ?? '',
    translations: all.filter(({ codigo }) => codigo !== descriptionLanguage),
  };
}

const isComplete = ({ codigo, traducao }: Description): boolean =>
  language.test(codigo) && traducao !== '' && [...traducao].length <= maxDescriptionLength;

/** Whether a stored value is a description. */
export function isDescription(value: unknown): value is Description {
  const { codigo, traducao } = (value ?? {}) as Partial<Description>;
  return typeof codigo === 'string' && typeof traducao === 'string';
}
