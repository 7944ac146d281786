import { formatPhone } from '../../core/format/phone.js';
import { formatTaxNumber, isTaxNumber } from '../../core/format/tax-number.js';

/** Formats that a field writes while the user types. */
export const MASK_NAMES = ['tax-number', 'phone'] as const;
/** A format of a text field. */
export type MaskName = (typeof MASK_NAMES)[number];

/** A format: what of a text counts is kept, the signs between are rendered. */
export interface Mask {
  /** What counts of a text. */
  keep(text: string): string;
  /** What is kept, as it is read; also while it is incomplete. */
  format(kept: string): string;
  /** Whether what is kept is whole and can exist. */
  isValid(kept: string): boolean;
}

/** A text with the caret in it. */
export interface Edit {
  readonly text: string;
  readonly caret: number;
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const taxNumber: Mask = {
  keep: digitsOf,
  format: (kept) =>
    kept.length >= 11
      ? formatTaxNumber(kept)
      : kept.replace(
          /^(\d{3})(\d{1,3})(\d{1,3})?(\d{1,2})?$/,
          (_, a: string, b: string, c?: string, d?: string) => [a, b, c].filter(Boolean).join('.') + (d ? `-${d}` : ''),
        ),
  isValid: isTaxNumber,
};

const phone: Mask = {
  keep: (text) => (text.trimStart().startsWith('+') ? '+' : '') + digitsOf(text),
  format: (kept) => {
    const [, country = '', local = ''] = /^(\+55)?(\d*)$/.exec(kept) ?? [];
    if (!/^[1-9]/.test(local)) return kept;
    const whole = formatPhone(kept);
    if (whole !== kept || local.length > 11) return whole;
    const [, area, first, last] = /^(\d{1,2})(\d{0,4})(\d*)$/.exec(local) ?? [];
    return `${country && '+55 '}(${area}${first && `) ${first}`}${last && `-${last}`}`;
  },
  // A number of Brazil, one that has no area code, or one of another country, whose rules are its own.
  isValid: (kept) => formatPhone(kept) !== kept || /^0\d{9,10}$/.test(kept) || /^\+(?!55)\d{8,15}$/.test(kept),
};

export const masks: Readonly<Record<MaskName, Mask>> = { 'tax-number': taxNumber, phone };

/** What a host gave: the signs between go away where it is only these; anything else stays and is shown as it is. */
export const fromHost = (mask: Mask, value: string): string =>
  /^[\d\s().+-]*$/.test(value) ? mask.keep(value) : value;

/** What a host gave, or the user wrote, as it is read. */
export const masked = (mask: Mask, value: string): string => (mask.keep(value) === value ? mask.format(value) : value);

/**
 * What becomes of a text after the user has changed it: the format is rendered again, and the caret stays behind the same
 * character that counts. Deleting only a sign between deletes the character that counts next to it.
 *
 * @param inputType of the `input` event
 * @param before what was kept before the change
 */
export function edited(mask: Mask, { text, caret }: Edit, inputType: string, before: string): Edit {
  let kept = mask.keep(text);
  let place = mask.keep(text.slice(0, caret)).length;
  if (kept === before && kept !== '') {
    const back = /^delete.*Backward$/.test(inputType) ? 1 : 0;
    if (back || /^delete.*Forward$/.test(inputType)) {
      const at = place - back;
      if (at >= 0) {
        kept = kept.slice(0, at) + kept.slice(at + 1);
        place = at;
      }
    }
  }
  const formatted = mask.format(kept);
  return { text: formatted, caret: caretAfter(kept.slice(0, place), formatted) };
}

/** The place right behind these characters that count; the signs of the format are none of them. */
function caretAfter(counting: string, text: string): number {
  let at = 0;
  for (const character of counting) at = text.indexOf(character, at) + 1;
  return at;
}
