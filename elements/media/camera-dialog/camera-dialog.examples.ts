import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassCameraDialog } from './camera-dialog.js';

/** Waits until the dialog shows an element that can be used. */
async function usable(element: DassCameraDialog, selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = element.renderRoot.querySelector<HTMLElement>(`${selector}:not([disabled], [busy])`);
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

async function confirm(element: DassCameraDialog, user: TestUser): Promise<void> {
  element.open = true;
  await user.click(await usable(element, '.photo'));
  await user.click(await usable(element, '.confirm'));
}

export default defineExamples<DassCameraDialog>('dass-camera-dialog', {
  default: {
    summary: 'A photo or a video.',
    // Closed: how long a camera takes to open is not known.
    properties: { heading: 'Foto do defeito' },
    userActions: {
      'dass-confirm': confirm,
      'dass-before-close': confirm,
      'dass-close': confirm,
      'dass-device-change': async (element, user) => {
        element.open = true;
        await usable(element, '.photo');
        // Another one than the last, whatever was selected before.
        localStorage.removeItem('dass-camera');
        element.deviceId = '';
        element.requestUpdate();
        await element.updateComplete;
        await usable(element, '.photo');
        await user.click(await usable(element, '.input-button'));
        await user.press('End');
        await user.press('Enter');
        localStorage.removeItem('dass-camera');
      },
    },
  },
  denied: {
    summary: 'The camera is denied.',
    properties: { heading: 'Sem permissão', modes: ['photo'] },
    warning: /^\[dass\] <dass-camera-dialog> camera: /,
    userActions: {
      'dass-camera-error': async (element) => {
        // The own property hides the browser's function.
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
        element.open = true;
        await usable(element, '.retry');
        Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
      },
    },
  },
  film: {
    summary: 'Records a video of half a minute.',
    properties: { heading: 'Vídeo da máquina', modes: ['video'], maxDuration: 30 },
  },
});
