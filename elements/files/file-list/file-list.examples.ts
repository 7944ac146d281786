import { inspectionFiles } from '../../../sample-data/inspection-files.js';
import { defineExamples } from '../../base/examples.js';
import type { DassFileList } from './file-list.js';

const label = 'Inspeção do lote 2291';
const authors = ['Marina Lopes', 'João Prado', 'Ana Freitas'];
const captions = ['Dois pontos saltados na lateral', '', 'Medida do molde'];
const stored = inspectionFiles().filter(({ file }) => file?.type !== 'image/svg+xml');
const files = stored.map((file, index) => ({
  ...file,
  date: `2026-03-${String(12 + index).padStart(2, '0')}T09:${String(10 + index * 4).padStart(2, '0')}`,
  author: authors[index % 3],
  caption: captions[index % 3],
}));
const actions = ['rename', 'caption', 'order', 'download', 'remove'];

export default defineExamples<DassFileList>('dass-file-list', {
  default: {
    summary: 'Documents that the user can open, name, caption, order, download and remove.',
    properties: { label, files, actions, selection: 'multiple', withCarousel: true },
    userActions: {
      'dass-select-files': (element, user) => user.click(user.find(element, '.check > input')),
      'dass-change-view': (element, user) => user.click(user.find(element, '.view-grid')),
      async 'dass-show-file'(element, user) {
        const shown = new Promise((resolve) => element.addEventListener('dass-show-file', resolve, { once: true }));
        await user.click(user.find(element, '.open'));
        await shown;
        element.shown = '';
      },
      async 'dass-open-file'(element, user) {
        element.addEventListener('dass-open-file', (event) => event.preventDefault(), { once: true });
        await user.click(user.find(element, '.open'));
      },
      async 'dass-download'(element, user) {
        element.addEventListener('dass-download', (event) => event.preventDefault(), { once: true });
        await user.click(user.find(element, '.download'));
      },
      'dass-remove': (element, user) => user.click(user.find(element, '.remove')),
      async 'dass-order'(element, user) {
        user.find(element, '.row').focus();
        await user.press('Alt+ArrowDown');
      },
      async 'dass-rename'(element, user) {
        user.find(element, '.row').focus();
        await user.press('F2');
        await element.updateComplete;
        await user.type('solado');
        await user.press('Enter');
      },
      async 'dass-caption'(element, user) {
        await user.click(user.find(element, '.write'));
        await element.updateComplete;
        await user.type('Par 12');
        await user.press('Enter');
      },
    },
  },
  grid: {
    summary: 'The same documents as cards.',
    properties: {
      label,
      files,
      actions,
      selection: 'multiple',
      view: 'grid',
      selected: ['solado'],
      withCarousel: true,
    },
  },
  readonly: {
    summary: 'To be read: files can be opened and downloaded.',
    properties: { label, files, readOnly: true, withCarousel: true },
  },
  many: {
    summary: 'Five hundred photos: only those near the view are rendered.',
    properties: {
      label: 'Fotos da linha 3',
      files: Array.from({ length: 500 }, (_, index) => ({
        ...files[index % 2],
        _id: index,
        fileName: `linha-3-${String(index + 1).padStart(3, '0')}.webp`,
      })),
      actions: ['order', 'download'],
    },
  },
  empty: { summary: 'Without files.', properties: { label } },
});
