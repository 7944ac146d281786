import { numberFormat } from './intl-formats.js';

const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/**
 * A file size in units of 1000 with 2 decimals: `1500000` is `'1,50 MB'` in Portuguese, `'1.50 MB'` in
 * English.
 *
 * @param bytes a number of bytes; what is none (negative, not finite, not a number) gives `''`.
 * @param language default Portuguese; an unknown one is the default.
 */
export function formatFileSize(bytes: unknown, language: string = 'pt-BR'): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return '';
  let size = bytes;
  let unit = 0;
  // 999.995 would be rounded up and shown as 1000,00 of the smaller unit.
  while (size >= 999.995 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  return `${numberFormat(language, twoDecimals).format(size)} ${units[unit]}`;
}
