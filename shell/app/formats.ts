import { numberFormat } from 'dass-elements/format.js';
import { getLanguage } from 'dass-elements/language.js';

/** A number as the current language writes it. */
export const formatNumber = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  numberFormat(getLanguage(), options).format(value);

/** A share of a hundred. */
export const formatPercent = (value: number): string => formatNumber(value / 100, { style: 'percent' });

const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** An amount in reais. The symbol and its place are the same in every language: the documents are Brazilian. */
export const formatMoney = (value: number): string => `R$\u00a0${formatNumber(value, cents)}`;
