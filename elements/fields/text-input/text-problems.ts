import { getLanguage } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { Problem } from '../../base/forms/form-element.js';
import { warnOnce } from '../../base/warn.js';
import { decimalSign, numberFrom, numberText } from '../../core/text/number-text.js';
import { masks, type MaskName } from './mask-model.js';

/** The constraints of a text. */
export interface TextRules {
  readonly type: string;
  readonly mask: MaskName | '';
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly decimals?: number | undefined;
  readonly pattern: string;
}

/** Returns the validation error of a value that is not empty; undefined if valid. @param length number of characters */
export function findTextProblem(value: string, length: number, rules: TextRules): Problem | undefined {
  const { minLength = 0, maxLength = Infinity } = rules;
  if (length > maxLength) return { flags: { tooLong: true }, message: textTooLongText(length - maxLength) };
  if (length < minLength) return { flags: { tooShort: true }, message: textTooShortText(minLength) };
  if (rules.mask && !masks[rules.mask].isValid(value))
    return {
      flags: { badInput: true },
      message:
        rules.mask === 'phone'
          ? msg('Telefone incompleto ou inválido', { id: 'dassTextNoPhone' })
          : msg('CPF inválido: confira os 11 dígitos', { id: 'dassTextNoTaxNumber' }),
    };
  if (rules.type === 'number') return findNumberProblem(value, rules);
  if (rules.type === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/.test(value))
    return {
      flags: { typeMismatch: true },
      message: msg('Digite um e-mail, como nome@empresa.com', { id: 'dassTextNoEmail' }),
    };
  if (rules.type === 'url' && !URL.canParse(value))
    return {
      flags: { typeMismatch: true },
      message: msg('Digite um endereço, como https://exemplo.com', { id: 'dassTextNoUrl' }),
    };
  if (rules.pattern && patternOf(rules.pattern)?.test(value) === false)
    return { flags: { patternMismatch: true }, message: msg('Use o formato pedido', { id: 'dassTextNoPattern' }) };
  return undefined;
}

function findNumberProblem(value: string, rules: TextRules): Problem | undefined {
  const { min = -Infinity, max = Infinity, decimals = Infinity } = rules;
  const decimal = decimalSign(getLanguage());
  const number = numberFrom(value, '.');
  if (number === undefined)
    return { flags: { badInput: true }, message: msg('Digite um número', { id: 'dassTextNoNumber' }) };
  if (Number(number) < min)
    return {
      flags: { rangeUnderflow: true },
      message: msg(str`O mínimo é ${numberText(String(min), decimal)}`, { id: 'dassTextTooLow' }),
    };
  if (Number(number) > max)
    return {
      flags: { rangeOverflow: true },
      message: msg(str`O máximo é ${numberText(String(max), decimal)}`, { id: 'dassTextTooHigh' }),
    };
  if (decimalsOf(number) > decimals) return { flags: { stepMismatch: true }, message: textTooPreciseText(decimals) };
  return undefined;
}

/** Number of decimals of a value such as `-2.50`, without zeros at the end. */
const decimalsOf = (number: string): number => /\.(\d*[1-9])/.exec(number)?.[1]?.length ?? 0;

const patterns = new Map<string, RegExp | undefined>();

function patternOf(source: string): RegExp | undefined {
  if (!patterns.has(source)) {
    if (patterns.size > 100) patterns.clear();
    let pattern: RegExp | undefined;
    try {
      pattern = new RegExp(`^(?:${source})$`, 'v');
    } catch {
      warnOnce('dass-text-input', `'pattern' is no regular expression: ${source.slice(0, 80)}; it is not used.`);
    }
    patterns.set(source, pattern);
  }
  return patterns.get(source);
}

const textTooLongText = (count: number): string =>
  plural(count, {
    one: msg('Um caractere a mais', { id: 'dassTextTooLongOne' }),
    many: msg(str`${formatCount(count)} de caracteres a mais`, { id: 'dassTextTooLongMany' }),
    other: msg(str`${formatCount(count)} caracteres a mais`, { id: 'dassTextTooLongOther' }),
  });

const textTooShortText = (count: number): string =>
  plural(count, {
    one: msg('Escreva ao menos um caractere', { id: 'dassTextTooShortOne' }),
    many: msg(str`Escreva ao menos ${formatCount(count)} de caracteres`, { id: 'dassTextTooShortMany' }),
    other: msg(str`Escreva ao menos ${formatCount(count)} caracteres`, { id: 'dassTextTooShortOther' }),
  });

const textTooPreciseText = (decimals: number): string =>
  decimals === 0
    ? msg('Digite um número inteiro', { id: 'dassTextNotWhole' })
    : plural(decimals, {
        one: msg('Use no máximo uma casa decimal', { id: 'dassTextTooPreciseOne' }),
        many: msg(str`Use no máximo ${formatCount(decimals)} de casas decimais`, { id: 'dassTextTooPreciseMany' }),
        other: msg(str`Use no máximo ${formatCount(decimals)} casas decimais`, { id: 'dassTextTooPreciseOther' }),
      });
