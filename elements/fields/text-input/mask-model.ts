import { formatPhone } from '../../core/format/phone.js';
import { formatTaxNumber, isTaxNumber } from '../../core/format/tax-number.js';
import { plainText } from '../../core/text/visible-text.js';

/** Formats that are applied while the user types. */
export const MASK_NAMES = ['tax-number', 'phone'] as const;
/** A format of a text field. */
export type MaskName = (typeof MASK_NAMES)[number];

/** A format: the value has only the significant characters; separators are added for display. */
export interface Mask {
  /** Returns the significant characters of a text. */
  keep(text: string): string;
  /** Formats a value, which may be incomplete. */
  format(value: string): string;
  /** Whether a value is complete and valid. */
  isValid(value: string): boolean;
}

/** A text and its caret. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
}

const digitsOf = (text: string): string => plainText(text).replaceAll(/\D/g, '');

const taxNumber: Mask = {
  keep: digitsOf,
  format: (value) =>
    value.length >= 11
      ? formatTaxNumber(value)
      : value.replace(
          /^(\d{3})(\d{1,3})(\d{1,3})?(\d{1,2})?$/,
          (_, a: string, b: string, c?: string, d?: string) => [a, b, c].filter(Boolean).join('.') + (d ? `-${d}` : ''),
        ),
  isValid: isTaxNumber,
};

const phone: Mask = {
  keep(text) {
    const number = plainText(text)
      .replace(/^tel:([^;]*).*$/i, '$1')
      // The trunk prefix, which is not dialed from abroad: +44 (0)20.
      .replace(/^(\D*\+\d{1,3}[\s.-]*)\(0\)/, '$1');
    const digits = digitsOf(number);
    if (/^\D*\+/.test(number)) return `+${digits}`;
    // With the country code, but without its sign: a number without it has at most 11 digits.
    if (/^55[1-9]\d{9,10}$/.test(digits)) return `+${digits}`;
    return digits.replace(/^00(?=[1-9]\d{8})/, '+');
  },
  format: (value) => {
    const [, country = '', local = ''] = /^(\+55)?(\d*)$/.exec(value) ?? [];
    if (!/^[1-9]/.test(local)) return value;
    const whole = formatPhone(value);
    if (whole !== value || local.length > 11) return whole;
    const [, area, first, last] = /^(\d{1,2})(\d{0,4})(\d*)$/.exec(local) ?? [];
    return `${country && '+55 '}(${area}${first && `) ${first}`}${last && `-${last}`}`;
  },
  // A Brazilian number, a number without an area code, or a foreign number, which has other rules.
  isValid: (value) => formatPhone(value) !== value || /^0\d{9,10}$/.test(value) || /^\+(?!55)\d{8,15}$/.test(value),
};

export const masks: Readonly<Record<MaskName, Mask>> = { 'tax-number': taxNumber, phone };

/** Converts a value of the application: removes separators. Any other text is kept and shown unchanged. */
export const fromHost = (mask: Mask, value: string): string =>
  /^(?:tel:)?[\d\s().+-]*$/i.test(plainText(value)) ? mask.keep(value) : value;

/** Formats a value of the application or of the user for display. */
export const masked = (mask: Mask, value: string): string => (mask.keep(value) === value ? mask.format(value) : value);

/**
 * Reformats a text after a change by the user. The caret stays behind the same significant character. Deleting only a
 * separator deletes the significant character next to it.
 *
 * @param inputType of the `input` event
 * @param before the value before the change
 */
export function edited(mask: Mask, { text, caret }: Edit, inputType: string, before: string): Edit {
  let value = mask.keep(text);
  let position = Math.max(0, value.length - digitsOf(text.slice(caret)).length);
  if (value === before && value !== '') {
    const back = /^delete.*Backward$/.test(inputType) ? 1 : 0;
    if (back || /^delete.*Forward$/.test(inputType)) {
      const at = position - back;
      if (at >= 0) {
        value = value.slice(0, at) + value.slice(at + 1);
        position = at;
      }
    }
  }
  const formatted = mask.format(value);
  return { text: formatted, caret: caretAfter(value.slice(0, position), formatted) };
}

/** Returns the offset after a number of significant characters; separators are not counted. */
function caretAfter(counting: string, text: string): number {
  let at = 0;
  for (const character of counting) at = text.indexOf(character, at) + 1;
  return at;
}
