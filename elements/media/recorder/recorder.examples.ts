import { defineExamples, type TestUser } from '../../base/examples.js';
import type { DassRecorder } from './recorder.js';

/** Waits until the recorder shows an element. */
async function shown(element: DassRecorder, selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = element.renderRoot.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Clicks, one after the other, what has these classes. */
async function click(element: DassRecorder, user: TestUser, ...classes: string[]): Promise<void> {
  for (const name of classes) await user.click(await shown(element, `.${name}`));
}

export default defineExamples<DassRecorder>('dass-recorder', {
  default: {
    summary: 'A voice note.',
    properties: { label: 'Nota de voz' },
    userActions: {
      'dass-record-start': async (element, user) => {
        await click(element, user, 'record', 'pause', 'discard', 'confirm-discard');
      },
      'dass-record-discard': async (element, user) => {
        await click(element, user, 'record', 'discard', 'confirm-discard');
      },
      'dass-device-change': async (element, user) => {
        await click(element, user, 'record', 'discard', 'confirm-discard');
        await shown(element, '.record');
        // Another one than the last, whatever was selected before.
        localStorage.removeItem('dass-microphone');
        element.deviceId = '';
        element.requestUpdate();
        await element.updateComplete;
        await user.click(await shown(element, '.input-button'));
        await user.press('End');
        await user.press('Enter');
        localStorage.removeItem('dass-microphone');
      },
    },
  },
  limit: {
    summary: 'At most two minutes.',
    properties: { label: 'Descrição da não conformidade', maxDuration: 120 },
    userActions: {
      'dass-record-stop': async (element, user) => {
        element.maxDuration = 0.5;
        await click(element, user, 'record');
        await shown(element, 'dass-player');
      },
    },
  },
  denied: {
    summary: 'The microphone is denied.',
    properties: { label: 'Sem permissão' },
    warning: /^\[dass\] <dass-recorder> microphone: /,
    userActions: {
      'dass-record-error': async (element, user) => {
        // The own property hides the browser's function.
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
        await click(element, user, 'record');
        await shown(element, '.retry');
        Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
      },
    },
  },
  readonly: { summary: 'To be read only.', properties: { label: 'Nota do turno', readOnly: true } },
  disabled: { summary: 'Disabled.', properties: { label: 'Nota do turno', disabled: true } },
});
