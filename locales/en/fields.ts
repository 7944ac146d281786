import type { Translation } from '../index.js';
import type source from '../pt-BR/fields.js';

export default {
  dassBooleanYes: 'Yes',
  dassBooleanNo: 'No',
  dassBooleanActive: 'Active',
  dassBooleanInactive: 'Inactive',
  dassTextClear: 'Clear',
  dassTextShowPassword: 'Show password',
  dassTextHidePassword: 'Hide password',
  dassTextCount: { one: 'One character', other: '{count} characters' },
  dassTextKeyboard: 'Open the virtual keyboard',
  dassTextLength: '{count} of {max} characters',
  dassTextTooLong: { one: 'One character too many', other: '{count} characters too many' },
  dassTextTooShort: { one: 'Write at least one character', other: 'Write at least {count} characters' },
  dassTextCut: {
    one: 'The pasted text was cut: one character fits',
    other: 'The pasted text was cut: {count} characters fit',
  },
  dassTextNoNumber: 'Enter a number',
  dassTextTooLow: 'The minimum is {min}',
  dassTextTooHigh: 'The maximum is {max}',
  dassTextNoEmail: 'Enter an e-mail address, like name@company.com',
  dassTextNoUrl: 'Enter an address, like https://example.com',
  dassTextNoPattern: 'Use the requested format',
  dassTextNoTaxNumber: 'Invalid CPF: check the 11 digits',
  dassTextNoPhone: 'Incomplete or invalid phone number',
} satisfies Translation<typeof source>;
