import { getLanguage } from '../../../locales/index.js';
import { masked, masks, type MaskName } from './mask-model.js';
import { decimalSign, numberFrom, numberText } from './number-model.js';
import type { TextType } from './text-properties.js';

/** Which texts a field takes. */
interface Kind {
  readonly type: TextType;
  readonly mask: MaskName | '';
}

/** A text without the blanks around it; in a password they count. */
export const trimmed = (text: string, { type }: Kind): string => (type === 'password' ? text : text.trim());

/** The value of what stands in a field. What is no such number stays as it was written. */
export function valueOf(written: string, kind: Kind): string {
  if (kind.mask) return masks[kind.mask].keep(written);
  const text = trimmed(written, kind);
  return kind.type === 'number' ? (numberFrom(text, decimalSign(getLanguage())) ?? text) : text;
}

/** A value as it stands in a field: with the signs of its format, or the decimal sign of the language. */
export function writtenText(value: string, { type, mask }: Kind): string {
  if (mask) return masked(masks[mask], value);
  return type === 'number' ? numberText(value, decimalSign(getLanguage())) : value;
}
