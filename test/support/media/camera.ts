import type {
  DassCameraDialog,
  DassCameraDialogConfirmDetail,
} from '../../../elements/media/camera-dialog/camera-dialog.js';
import { mount } from '../fixture.js';
import { find, findAll, until, user } from '../user.js';

/** A camera dialog in a test, with its events. */
export interface CameraInTest {
  readonly element: DassCameraDialog;
  /** Names of the events so far, those of errors with their kind. */
  readonly events: string[];
  /** Clicks what has a class, when it can be used. */
  click(name: string): Promise<void>;
  /** Whether something with a class is shown. */
  shows(name: string): boolean;
  /** Waits until so many seconds are filmed. */
  filmed(seconds: number): Promise<void>;
  /** Confirms, and returns what was taken. */
  confirm(): Promise<DassCameraDialogConfirmDetail>;
  text(selector: string): string;
}

const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export async function mountCamera(properties: Record<string, unknown> = {}): Promise<CameraInTest> {
  const element = await mount('dass-camera-dialog', { properties: { heading: 'Foto', open: true, ...properties } });
  const events: string[] = [];
  const taken: DassCameraDialogConfirmDetail[] = [];
  element.addEventListener('dass-confirm', ({ detail }) => {
    events.push('dass-confirm');
    taken.push(detail);
  });
  element.addEventListener('dass-close', ({ detail }) => events.push(`dass-close ${detail.reason}`));
  element.addEventListener('dass-device-change', () => events.push('dass-device-change'));
  element.addEventListener('dass-camera-error', ({ detail }) => events.push(`dass-camera-error ${detail.error.kind}`));
  const camera: CameraInTest = {
    element,
    events,
    shows: (name) => findAll(element, `.${name}`).length > 0,
    async click(name) {
      const target = await until(
        `.${name} can be used (${events.join()})`,
        () => findAll(element, `.${name}:not([disabled], [busy])`)[0],
      );
      await user.click(target);
    },
    filmed: (seconds) =>
      until(`${seconds} s are filmed`, () => camera.shows('time') && secondsOf(camera.text('.time')) >= seconds).then(
        () => undefined,
      ),
    async confirm() {
      const count = taken.length;
      await camera.click('confirm');
      return until('it is confirmed', () => taken[count]);
    },
    text: (selector) => find(element, selector).textContent.trim(),
  };
  return camera;
}
