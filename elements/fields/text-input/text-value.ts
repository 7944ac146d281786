import { getLanguage, resolveText } from '../../../locales/index.js';
import { decimalSign, numberText, readNumber, type WrittenNumber } from '../../core/text/number-text.js';
import { trimmedText, visibleText } from '../../core/text/visible-text.js';
import { masked, masks, type MaskName } from './mask-model.js';
import type { TextType } from './text-properties.js';

/** The properties that determine the value of a text. */
export interface TextKind {
  readonly type: TextType;
  readonly mask: MaskName | '';
  readonly startText: string;
  readonly endText: string;
}

/** Removes invisible characters, and trims the text if it is not a password. */
export const trimmed = (text: string, { type }: TextKind): string =>
  type === 'password' ? visibleText(text) : trimmedText(text);

/** Converts the text of a field to its value. A text that is not a number is unchanged. */
export function valueOf(written: string, kind: TextKind): string {
  if (kind.mask) return masks[kind.mask].keep(written);
  const text = trimmed(written, kind);
  return kind.type === 'number' ? (readWritten(text, kind)?.value ?? text) : text;
}

/** Reads the text of a number field. */
export const readWritten = (text: string, { startText, endText }: TextKind): WrittenNumber | undefined =>
  readNumber(text, decimalSign(getLanguage()), [resolveText(startText), resolveText(endText)]);

/** Formats a value for the field: with the separators of its mask, or the decimal separator of the language. */
export function writtenText(value: string, { type, mask }: TextKind): string {
  if (mask) return masked(masks[mask], value);
  return type === 'number' ? numberText(value, decimalSign(getLanguage())) : value;
}
