import { numberFormat } from '../elements/core/format/intl-formats.js';
import { getLanguage } from './language.js';

/** A number in a text, as the current language writes it; whole ones without `Intl`, whose first use takes milliseconds. */
export function formatCount(value: number): string {
  const language = getLanguage();
  if (!Number.isSafeInteger(value)) return numberFormat(language, {}).format(value);
  const digits = `${value}`;
  // Spanish writes four digits without a point.
  if (language === 'es' && Math.abs(value) < 10_000) return digits;
  return digits.replace(/\B(?=(\d{3})+$)/g, language === 'en' ? ',' : '.');
}
