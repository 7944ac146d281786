import { numberFormat } from './intl-formats.js';

const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB'] as const;

/**
 * Formats a file size with decimal units (1000) and 2 decimals: `1500000` is `'1,50 MB'` in Portuguese and `'1.50
 * MB'` in English. Whole bytes have no decimals: `18` is `'18 B'`.
 *
 * @param bytes size in bytes; a negative, infinite or non-number value returns `''`
 * @param language a language tag. Default: `pt-BR`, also for an unknown language
 */
export const formatFileSize = (bytes: unknown, language: string = 'pt-BR'): string => fileSizeText(bytes, language, 2);

/**
 * Returns two sizes as texts that differ, with as many decimals as that takes: 2, 4 or 6. Equal sizes have 6.
 *
 * @returns the text of each size
 */
export function differentSizes(one: number, other: number, language: string): readonly [string, string] {
  const texts = (decimals: number): [string, string] => [
    fileSizeText(one, language, decimals),
    fileSizeText(other, language, decimals),
  ];
  return [2, 4].map(texts).find(([first, second]) => first !== second) ?? texts(6);
}

function fileSizeText(bytes: unknown, language: string, decimals: number): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes) || bytes < 0) return '';
  let size = bytes;
  let unit = 0;
  // 999.995 would be rounded to 1000,00 of the smaller unit.
  while (size >= 999.995 && unit < units.length - 1) {
    size /= 1000;
    unit++;
  }
  const isWhole = unit === 0 && Number.isInteger(size);
  const format = { minimumFractionDigits: isWhole ? 0 : decimals, maximumFractionDigits: decimals };
  return `${numberFormat(language, format).format(size)} ${units[unit]}`;
}
