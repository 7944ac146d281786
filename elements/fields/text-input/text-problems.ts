import { getLanguage } from '../../../locales/index.js';
import { t } from '../../../locales/fields.js';
import type { Problem } from '../../base/forms/form-element.js';
import { warnOnce } from '../../base/warn.js';
import { decimalSign, numberFrom, numberText } from './number-model.js';
import { masks, type MaskName } from './mask-model.js';

/** What a text must be. */
export interface TextRules {
  readonly type: string;
  readonly mask: MaskName | '';
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern: string;
}

/** What is wrong with a value that is there; undefined when nothing is. @param length its characters */
export function findTextProblem(value: string, length: number, rules: TextRules): Problem | undefined {
  const { minLength = 0, maxLength = Infinity } = rules;
  if (length > maxLength)
    return { flags: { tooLong: true }, message: t('dassTextTooLong', { count: length - maxLength }) };
  if (length < minLength) return { flags: { tooShort: true }, message: t('dassTextTooShort', { count: minLength }) };
  if (rules.mask && !masks[rules.mask].isValid(value))
    return {
      flags: { badInput: true },
      message: t(rules.mask === 'phone' ? 'dassTextNoPhone' : 'dassTextNoTaxNumber'),
    };
  if (rules.type === 'number') return findNumberProblem(value, rules);
  if (rules.type === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(value))
    return { flags: { typeMismatch: true }, message: t('dassTextNoEmail') };
  if (rules.type === 'url' && !URL.canParse(value))
    return { flags: { typeMismatch: true }, message: t('dassTextNoUrl') };
  if (rules.pattern && patternOf(rules.pattern)?.test(value) === false)
    return { flags: { patternMismatch: true }, message: t('dassTextNoPattern') };
  return undefined;
}

function findNumberProblem(value: string, { min = -Infinity, max = Infinity }: TextRules): Problem | undefined {
  const decimal = decimalSign(getLanguage());
  const number = numberFrom(value, '.');
  if (number === undefined) return { flags: { badInput: true }, message: t('dassTextNoNumber') };
  if (Number(number) < min)
    return {
      flags: { rangeUnderflow: true },
      message: t('dassTextTooLow', { min: numberText(String(min), decimal) }),
    };
  if (Number(number) > max)
    return {
      flags: { rangeOverflow: true },
      message: t('dassTextTooHigh', { max: numberText(String(max), decimal) }),
    };
  return undefined;
}

const patterns = new Map<string, RegExp | undefined>();

function patternOf(source: string): RegExp | undefined {
  if (!patterns.has(source)) {
    if (patterns.size > 100) patterns.clear();
    let made: RegExp | undefined;
    try {
      made = new RegExp(`^(?:${source})$`, 'v');
    } catch {
      warnOnce('dass-text-input', `'pattern' is no regular expression: ${source.slice(0, 80)}; it is not used.`);
    }
    patterns.set(source, made);
  }
  return patterns.get(source);
}
