import type { FileCase } from './file-case.js';
import { docx, docxType, jpeg, pdf, png } from './samples.js';

const types = ['pdf'] as const;
const type = 'application/pdf';
const accepted = type;

/** Names as systems and users write them. */
export const names: readonly FileCase[] = [
  {
    about: 'name of macOS, with decomposed accents',
    name: 'inspec\u0327a\u0303o.pdf',
    type,
    bytes: pdf,
    types,
    accepted,
    storedName: 'inspeção.pdf',
  },
  {
    about: 'Korean name of macOS',
    name: '\u1112\u1161\u11ab.pdf',
    type,
    bytes: pdf,
    types,
    accepted,
    storedName: '한.pdf',
  },
  {
    about: 'decomposed name whose content is another one',
    name: 'pec\u0327a.png',
    type: 'image/png',
    bytes: jpeg,
    types: ['image'],
    accepted: 'image/jpeg',
    storedName: 'peça.jpg',
  },
  { about: 'name in another script', name: 'تقرير.pdf', type, bytes: pdf, types, accepted },
  { about: 'name with an emoji', name: 'aprovado ✅👷🏽‍♀️.pdf', type, bytes: pdf, types, accepted },
  { about: 'several extensions', name: 'laudo.v1.2.final.pdf', type, bytes: pdf, types, accepted },
  { about: 'extension in capitals', name: 'LAUDO.PDF', type, bytes: pdf, types, accepted },
  { about: 'dot at the end', name: 'laudo.pdf.', type: '', bytes: pdf, types, accepted },
  { about: 'space at the end', name: 'laudo.pdf ', type: '', bytes: pdf, types, accepted },
  { about: 'zero-width space before the extension', name: 'laudo\u200b.pdf', type, bytes: pdf, types, accepted },
  { about: 'zero-width space in the extension', name: 'laudo.p\u200bdf', type: '', bytes: pdf, types, accepted },
  { about: 'reserved name of Windows', name: 'CON.pdf', type, bytes: pdf, types, accepted },
  {
    about: 'hidden file without an extension',
    name: '.png',
    type: '',
    bytes: png,
    types: ['image'],
    accepted: 'image/png',
  },
  { about: 'very long name', name: `${'relatório de inspeção '.repeat(20)}.pdf`, type, bytes: pdf, types, accepted },
  { about: 'copy of Windows', name: 'laudo - Copia (2).pdf', type, bytes: pdf, types, accepted },
  {
    about: 'copy whose number stands behind the extension',
    name: 'laudo.pdf (1)',
    type: '',
    bytes: pdf,
    types,
    accepted,
    storedName: 'laudo.pdf (1).pdf',
  },
  { about: 'name with quotes and markup', name: `"laudo" <b>&'.pdf`, type, bytes: pdf, types, accepted },
  { about: 'name with percent signs and a hash', name: '100%#1 laudo.pdf', type, bytes: pdf, types, accepted },
  {
    about: 'only an extension of a document',
    name: '.docx',
    type: docxType,
    bytes: docx,
    types: ['text'],
    accepted: docxType,
  },
  {
    about: 'date as the extension',
    name: 'laudo 01.03.2026',
    type: '',
    bytes: pdf,
    types,
    accepted,
    storedName: 'laudo 01.03.2026.pdf',
  },
];
