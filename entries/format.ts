// Formats numbers, dates, sizes and codes, in a given language or in the page language.
export { formatDateTime } from '../elements/core/format/date-time.js';
export { formatFileSize } from '../elements/core/format/file-size.js';
export { dateTimeFormat, numberFormat, relativeTimeFormat } from '../elements/core/format/intl-formats.js';
export { formatPhone } from '../elements/core/format/phone.js';
export { relativeTime } from '../elements/core/format/relative-time.js';
export { formatTaxNumber, isTaxNumber } from '../elements/core/format/tax-number.js';
export { formatCount } from '../locales/format-count.js';
