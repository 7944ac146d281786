import { exists, formatIso, localMoment, parseIso } from '../../dates/moment.js';
import { parseDate } from '../../dates/parse-date.js';
import { booleanMeaning } from '../../format/boolean-meaning.js';
import { flagValue } from '../../format/flag-value.js';
import { SelectOptions, type OptionId } from '../../select/select-options.js';
import { decimalSign, numberFrom } from '../../text/number-text.js';
import { fold } from '../../text/text-fold.js';
import { toText } from '../../text/to-text.js';
import { trimmedText } from '../../text/visible-text.js';

/** How a cell is edited. A flag has no field of its own: it is toggled. */
export type EditorKind = 'text' | 'number' | 'date' | 'select' | 'flag';

/** What a column says about the values of its cells. */
export interface ValueRules {
  readonly editor: EditorKind | undefined;
  /** The options of `select`. */
  readonly options: readonly unknown[];
  /** Whether texts of numbers are in another language: new values are numbers then. */
  readonly hasValueLanguage: boolean;
  /** Reads a value as a number or a date; undefined for other columns. */
  readonly typed?: ((value: unknown) => unknown) | undefined;
}

/** The value that a field starts with: a text, a number with a decimal point, ISO 8601, or the id of an option. */
export function fieldValueOf(value: unknown, { editor, typed }: ValueRules): OptionId {
  const own = typed?.(value) ?? value;
  if (editor === 'select' && typeof own === 'number') return own;
  return editor === 'date' && own instanceof Date ? isoOf(own) : toText(own);
}

/** A time at midnight is a day. */
function isoOf(date: Date): string {
  const { hour, minute, ...day } = localMoment(date);
  return formatIso(hour || minute ? { ...day, hour, minute } : day);
}

/**
 * The value of a cell after an edit, of the same kind as the one before where that is possible: a number for a number, a
 * text for a number as text, a `Date` for a `Date`, `'S'` for `'N'`.
 * @param given the value of the field, as of `fieldValueOf()`; of a flag: a boolean
 */
export function cellValueOf(given: OptionId | boolean, before: unknown, rules: ValueRules): unknown {
  if (typeof given === 'boolean') return flagValue(given, before);
  if (given === '') return before == null || before === '' ? before : typeof before === 'string' ? '' : null;
  switch (rules.editor) {
    case 'number': {
      const isText = typeof before === 'string' && trimmedText(before) !== '' && !rules.hasValueLanguage;
      return isText ? given : Number(given);
    }
    case 'date': {
      const moment = before instanceof Date ? parseIso(toText(given)) : undefined;
      if (!moment) return given;
      const date = new Date(0);
      date.setFullYear(moment.year, moment.month - 1, moment.day);
      date.setHours(moment.hour ?? 0, moment.minute ?? 0, 0, 0);
      return date;
    }
    case 'text':
      return typeof before === 'number' && String(Number(given)) === given ? Number(given) : given;
    default:
      return given;
  }
}

/** Why a text is not a value of a column. */
export type ReadProblem = 'no-number' | 'no-date' | 'no-option' | 'no-flag';

/** Words for a flag in spreadsheets and in the languages of the kit. */
const flagWords = new Map([
  ...['x', 'sim', 'si', 'yes', 'verdadeiro', 'verdadero', 'true', 'ativo', 'activo', 'active', 'on'].map(
    (word) => [word, true] as const,
  ),
  ...['nao', 'no', 'falso', 'false', 'inativo', 'inactivo', 'inactive', 'off'].map((word) => [word, false] as const),
]);

/**
 * Reads the text of a pasted cell as the field of its column reads it.
 * @returns the value for `cellValueOf()`, or why there is none
 */
export function readCellText(
  text: string,
  rules: ValueRules,
  language: string,
): { readonly value: OptionId | boolean } | { readonly problem: ReadProblem } {
  const own = trimmedText(text);
  if (rules.editor === 'flag') {
    const meaning = booleanMeaning(own.toUpperCase());
    const isEmpty = own === '' || own === '-';
    const isOn = meaning ? meaning === 'yes' || meaning === 'active' : isEmpty ? false : flagWords.get(fold(own));
    return isOn === undefined ? { problem: 'no-flag' } : { value: isOn };
  }
  if (own === '') return { value: '' };
  switch (rules.editor) {
    case 'number': {
      const number = numberFrom(own, decimalSign(language));
      return number === undefined ? { problem: 'no-number' } : { value: number };
    }
    case 'date': {
      const order = ['day', 'month', 'year'] as const;
      const moment = parseDate(own, { order, hasTime: true, thisYear: new Date().getFullYear() });
      if (!moment || !exists(moment)) return { problem: 'no-date' };
      const { hour, minute, ...day } = moment;
      return { value: formatIso(hour || minute ? moment : day) };
    }
    case 'select': {
      const id = optionOf(own, rules.options);
      return id === undefined ? { problem: 'no-option' } : { value: id };
    }
    default:
      return { value: own };
  }
}

/** The key of a text as it is; no folded text starts like this. */
const exactly = (text: string): string => `=${text}`;

/** The ids of options by their labels and ids, folded. A list of options is never changed. */
const optionIds = new WeakMap<readonly unknown[], Map<string, OptionId>>();

function optionOf(text: string, options: readonly unknown[]): OptionId | undefined {
  let ids = optionIds.get(options);
  if (!ids) {
    ids = new Map();
    const list = new SelectOptions(options, 'id', 'label');
    // What is set last wins: the first option, its label before its id, the exact text before the folded one.
    for (const keyOf of [fold, exactly])
      for (const textOf of [(at: number) => toText(list.idOf(at)), (at: number) => list.labelOf(at)])
        for (let at = list.count - 1; at >= 0; at--) if (keyOf(textOf(at))) ids.set(keyOf(textOf(at)), list.idOf(at));
    optionIds.set(options, ids);
  }
  return ids.get(exactly(text)) ?? ids.get(fold(text));
}
