import { inspectionFiles } from '../../../sample-data/inspection-files.js';
import { defineExamples } from '../../base/examples.js';
import { documentFile, pickFiles } from '../shared/example-files.js';
import type { DassCarousel } from './carousel.js';

const files = inspectionFiles();
const label = 'Inspeção do lote 2291';

export default defineExamples<DassCarousel>('dass-carousel', {
  default: {
    summary: 'Photos, drawings and documents of an inspection.',
    properties: { label, files },
    userActions: {
      'dass-slide': (element, user) => user.click(user.find(element, '.next')),
      'dass-remove': (element, user) => user.click(user.find(element, '.remove')),
      async 'dass-add'(element) {
        const done = new Promise((resolve) => element.addEventListener('dass-add', resolve, { once: true }));
        pickFiles(element, documentFile('inspeção.pdf'));
        await done;
      },
    },
  },
  captions: {
    summary: 'Captions, and an address of the application that the user can copy.',
    properties: {
      label,
      files: files.slice(0, 2).map((file) => ({
        ...file,
        caption: 'Dois pontos saltados na lateral do par 12. A costura foi repetida com a agulha 110.',
        link: `?lote=2291&document=${file._id}`,
      })),
      readOnly: true,
    },
  },
  text: { summary: 'A text.', properties: { label, files, index: 4 } },
  table: { summary: 'A table as text.', properties: { label, files, index: 5, readOnly: true } },
  pdf: {
    summary: 'A PDF: in the viewer of the browser, or with pages and zoom.',
    properties: { label, files, index: 6, readOnly: true },
  },
  card: { summary: 'A file that cannot be shown: a card with a download.', properties: { label, files, index: 7 } },
  failed: {
    summary: 'An image whose address answers with something else.',
    properties: {
      label,
      files: [{ _id: 'foto', src: '/broken.png', fileName: 'foto-da-linha-3.png', type: 'image/png', size: 1_482_310 }],
      readOnly: true,
    },
  },
  many: {
    summary: 'Many slides: a counter instead of dots.',
    properties: {
      label: 'Fotos da linha 3',
      files: Array.from({ length: 500 }, (_, index) => ({
        ...files[index % 2],
        _id: index,
        fileName: `linha-3-${String(index + 1).padStart(3, '0')}.webp`,
      })),
      index: 249,
    },
  },
  empty: {
    summary: 'Without files: the user can add some.',
    properties: { label, types: ['image', 'pdf'], maxSize: 25 },
  },
  'empty-readonly': { summary: 'Without files, to be read.', properties: { label, readOnly: true } },
  disabled: { summary: 'Disabled: files can be viewed, not changed.', properties: { label, files, disabled: true } },
});
