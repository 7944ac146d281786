/**
 * Texts of the real world: what users paste and type, as other programs write it, with what each field makes of it. The
 * tests of the readers, of the fields and of the screens read them. CONTRIBUTING says how to add one.
 */
export interface CorpusText {
  readonly text: string;
  /** The program or the situation that the text comes from. */
  readonly from: string;
}

/**
 * What a field makes of a text: its value, or null for an error. In a date, `YYYY` is the present year, and a text that
 * begins with `@` is an instant that is shown in the time of the user.
 */
export type Outcome = string | null;

/** A text for a number field. Spanish reads it as Portuguese does. */
export interface NumberText extends CorpusText {
  readonly pt: Outcome;
  /** Default: `pt`. */
  readonly en?: Outcome;
  /** Whether a pasted text is followed by how it was read. Default: in no language. */
  readonly isAmbiguous?: true;
}

/** A text for a date field. */
export interface DateText extends CorpusText {
  readonly date: Outcome;
  /** In a field with a time. Default: null, because the time is still to be typed. */
  readonly time?: Outcome;
}

/** A text for a field with a mask. */
export interface MaskedText extends CorpusText {
  readonly value: Outcome;
}

/** A text for a field without a format, for a search or for the filter of a list. */
export interface PlainText extends CorpusText {
  /** The value of the field. */
  readonly value: string;
  /** A text of the data that a search for it finds. Default: `value`. */
  readonly finds?: string;
}

/** A text for a list of codes. */
export interface ListText extends CorpusText {
  readonly codes: readonly string[];
}

export { dateTexts } from './texts/dates.js';
export { listTexts } from './texts/lists.js';
export { numberTexts } from './texts/numbers.js';
export { phoneTexts } from './texts/phones.js';
export { plainTexts } from './texts/plain.js';
export { taxNumberTexts } from './texts/tax-numbers.js';
