import type { MaskedText } from '../texts.js';

export const taxNumberTexts: readonly MaskedText[] = [
  { text: '529.982.247-25', from: 'Document', value: '52998224725' },
  { text: '52998224725', from: 'Database', value: '52998224725' },
  { text: ' 529.982.247-25 ', from: 'PDF, with spaces around', value: '52998224725' },
  { text: '529 982 247 25', from: 'Typed with spaces', value: '52998224725' },
  { text: '529.982.247/25', from: 'Form with a slash', value: '52998224725' },
  { text: '529982247-25', from: 'Bank statement', value: '52998224725' },
  { text: '\u200e529.982.247-25', from: 'WhatsApp', value: '52998224725' },
  { text: '529.982.247‑25', from: 'Word, no-break hyphen', value: '52998224725' },
  { text: 'CPF: 529.982.247-25', from: 'E-mail, with its label', value: '52998224725' },
  { text: '５２９．９８２．２４７－２５', from: 'Japanese keyboard, full width', value: '52998224725' },
  { text: '529.982.247-24', from: 'Wrong check digit', value: null },
  { text: '111.111.111-11', from: 'Dummy', value: null },
  { text: '***.982.247-**', from: 'Hidden digits of a public list', value: null },
  { text: '12.345.678/0001-95', from: 'CNPJ in the wrong field', value: null },
];
