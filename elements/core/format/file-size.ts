import { numberFormat } from './intl-formats.js';

const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/**
 * Formats a file size with decimal units (1000) and 2 decimals: `1500000` is `'1,50 MB'` in Portuguese and `'1.50
 * MB'` in English.
 *
 * @param bytes size in bytes; a negative, infinite or non-number value returns `''`
 * @param language a language tag. Default: `pt-BR`, also for an unknown language
 */
export function formatFileSize(bytes: unknown, language: string = 'pt-BR'): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return '';
  let size = bytes;
  let unit = 0;
  // 999.995 would be rounded to 1000,00 of the smaller unit.
  while (size >= 999.995 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${numberFormat(language, twoDecimals).format(size)} ${units[unit]}`;
}
