import { numberFormat } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';

/** Formats a number for the current language. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(getLanguage(), options).format(value);

/** Formats a percentage: pass 25 for 25%. */
export const formatPercent = (value: number): string => formatNumber(value / 100, { style: 'percent' });

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Formats an amount in reais. The symbol comes first in every language, because the documents are Brazilian. */
export const formatMoney = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  `R$\u00a0${formatNumber(value, { ...cents, ...options })}`;
