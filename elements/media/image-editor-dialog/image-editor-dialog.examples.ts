import { seamPhotoFile } from '../../../sample-data/inspection-files.js';
import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassImageEditorDialog } from './image-editor-dialog.js';

const file = seamPhotoFile();

/** Waits until the dialog shows an element that can be used. */
async function usable(element: DassImageEditorDialog, selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = element.renderRoot.querySelector<HTMLElement>(`${selector}:not([disabled], [busy])`);
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function confirm(element: DassImageEditorDialog, user: TestUser): Promise<void> {
  await user.click(await usable(element, '.confirm'));
  while (element.open) await new Promise((resolve) => requestAnimationFrame(resolve));
}

export default defineExamples<DassImageEditorDialog>('dass-image-editor-dialog', {
  default: {
    summary: 'A photo is cropped, turned and marked.',
    properties: { open: true, heading: 'Marcar o defeito', file },
    userActions: { 'dass-confirm': confirm, 'dass-before-close': confirm, 'dass-close': confirm },
    overlay: true,
  },
  square: {
    summary: 'A square part of a photo, in at most 480 pixels.',
    properties: {
      open: true,
      heading: 'Foto do material',
      file,
      tools: ['crop', 'turn'],
      ratios: ['1:1'],
      maxWidth: 480,
    },
    overlay: true,
  },
  unreadable: {
    summary: 'A file that is no image.',
    properties: { open: true, file: new File(['%PDF-1.7\n'], 'ficha.pdf', { type: 'application/pdf' }) },
    overlay: true,
  },
});
