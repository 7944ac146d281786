import { defineExamples, type TestUser } from '../../base/examples.js';
import { pictureFile } from '../shared/example-files.js';
import type { DassPasteImageDialog } from './paste-image-dialog.js';

/** Pastes an image as the browser does. Firefox ignores the data of the constructor. */
function paste(element: DassPasteImageDialog): void {
  const data = new DataTransfer();
  data.items.add(pictureFile('image.png'));
  const event = new ClipboardEvent('paste', { bubbles: true, composed: true, cancelable: true });
  element.dispatchEvent(Object.defineProperty(event, 'clipboardData', { value: data }));
}

async function confirm(element: DassPasteImageDialog, user: TestUser): Promise<void> {
  paste(element);
  const button = user.find<HTMLElementTagNameMap['dass-button']>(element, '.confirm');
  while (button.disabled) await new Promise(requestAnimationFrame);
  await user.click(button);
}

export default defineExamples<DassPasteImageDialog>('dass-paste-image-dialog', {
  default: {
    summary: 'Waits for an image.',
    properties: { open: true, heading: 'Foto do defeito' },
    userActions: { 'dass-confirm': confirm, 'dass-before-close': confirm, 'dass-close': confirm },
    overlay: true,
  },
  closed: { summary: 'Closed.', properties: { maxSize: 2 } },
});
