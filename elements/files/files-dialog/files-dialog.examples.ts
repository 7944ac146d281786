import { defineExamples, type TestUser } from '../../base/examples.js';
import { closeNotice, documentFile, pickFiles } from '../shared/example-files.js';
import type { DassFilesDialog } from './files-dialog.js';

async function pick(element: DassFilesDialog, type: string, file = documentFile()): Promise<void> {
  const done = new Promise((resolve) => element.addEventListener(type, resolve, { once: true }));
  pickFiles(element, file);
  await done;
  await element.updateComplete;
}
async function confirm(element: DassFilesDialog, user: TestUser): Promise<void> {
  await pick(element, 'dass-change');
  await user.click(user.find(element, '.confirm'));
}

const files = [
  { _id: 'laudo', src: '/files/laudo', fileName: 'laudo.pdf', type: 'application/pdf', size: 320_500 },
  { _id: 'ficha', src: '/files/ficha', fileName: 'ficha-técnica.pdf', type: 'application/pdf', size: 238_400 },
];

export default defineExamples<DassFilesDialog>('dass-files-dialog', {
  default: {
    summary: 'Images and documents.',
    properties: { open: true, heading: 'Documentos do material', types: ['image', 'pdf'], multiple: true, files },
    userActions: {
      'dass-confirm': confirm,
      'dass-before-close': confirm,
      'dass-close': confirm,
      'dass-change': (element) => pick(element, 'dass-change'),
      async 'dass-reject'(element) {
        await pick(element, 'dass-reject', new File(['x'], 'lista.txt', { lastModified: 1 }));
        await closeNotice();
      },
    },
    overlay: true,
  },
  readonly: {
    summary: 'To be read.',
    properties: { open: true, multiple: true, files, readOnly: true },
    overlay: true,
  },
  closed: { summary: 'Closed.', properties: { types: ['image'] } },
});
