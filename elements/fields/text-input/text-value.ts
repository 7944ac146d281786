import { getLanguage } from '../../../locales/index.js';
import { masked, masks, type MaskName } from './mask-model.js';
import { decimalSign, numberFrom, numberText } from './number-model.js';
import type { TextType } from './text-properties.js';

/** The properties that determine the value of a text. */
interface Kind {
  readonly type: TextType;
  readonly mask: MaskName | '';
}

/** Trims a text, except a password. */
export const trimmed = (text: string, { type }: Kind): string => (type === 'password' ? text : text.trim());

/** Converts the text of a field to its value. A text that is not a number is unchanged. */
export function valueOf(written: string, kind: Kind): string {
  if (kind.mask) return masks[kind.mask].keep(written);
  const text = trimmed(written, kind);
  return kind.type === 'number' ? (numberFrom(text, decimalSign(getLanguage())) ?? text) : text;
}

/** Formats a value for the field: with the separators of its mask, or the decimal separator of the language. */
export function writtenText(value: string, { type, mask }: Kind): string {
  if (mask) return masked(masks[mask], value);
  return type === 'number' ? numberText(value, decimalSign(getLanguage())) : value;
}
