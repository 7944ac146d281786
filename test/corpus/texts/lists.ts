import type { ListText } from '../texts.js';

/** All of the codes A1, B2 and C3, or some of them. */
export const listTexts: readonly ListText[] = [
  { text: 'A1\nB2\nC3', from: 'Text editor', codes: ['A1', 'B2', 'C3'] },
  { text: 'A1\r\nB2\r\nC3\r\n', from: 'Excel, a column', codes: ['A1', 'B2', 'C3'] },
  { text: 'A1\rB2', from: 'Excel on an old Mac', codes: ['A1', 'B2'] },
  { text: 'A1\tB2\tC3', from: 'Excel, a row', codes: ['A1', 'B2', 'C3'] },
  { text: 'A1;B2;C3', from: 'CSV in Portuguese', codes: ['A1', 'B2', 'C3'] },
  { text: 'A1; B2; C3', from: 'Outlook, recipients', codes: ['A1', 'B2', 'C3'] },
  { text: '"A1"\r\n"B2"', from: 'CSV in quotation marks', codes: ['A1', 'B2'] },
  { text: '\ufeffA1\nB2', from: 'UTF-8 file with a byte order mark', codes: ['A1', 'B2'] },
  { text: ' A1 \n\n  B2\u00a0\n', from: 'Web page, with empty lines', codes: ['A1', 'B2'] },
  { text: 'a1\nb2', from: 'Typed in small letters', codes: ['A1', 'B2'] },
  { text: '\u200eA1\n\u200eB2', from: 'WhatsApp, marks of the direction', codes: ['A1', 'B2'] },
  { text: 'A1\u2028B2', from: 'Web page, line separator', codes: ['A1', 'B2'] },
  { text: 'Ａ１\nＢ２', from: 'Japanese keyboard, full width', codes: ['A1', 'B2'] },
  { text: 'A\u00ad1\nB2', from: 'PDF, soft hyphen', codes: ['A1', 'B2'] },
  { text: 'A1\u000bB2', from: 'Word, manual line break', codes: ['A1', 'B2'] },
];
