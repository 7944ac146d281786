import type { DassRecorder, DassRecorderStopDetail } from '../../../elements/media/recorder/recorder.js';
import { mount } from '../fixture.js';
import { find, findAll, until, user } from '../user.js';

/** A recorder in a test, with its events. */
export interface RecorderInTest {
  readonly element: DassRecorder;
  /** Names of the events so far, those of errors with their kind. */
  readonly events: string[];
  readonly takes: DassRecorderStopDetail[];
  /** Clicks what has a class, when it is there. */
  click(name: string): Promise<void>;
  /** Whether something with a class is shown. */
  shows(name: string): boolean;
  /** Starts a recording, and waits until it runs. */
  start(): Promise<void>;
  /** Waits until so many seconds are recorded. */
  recorded(seconds: number): Promise<void>;
  /** Stops, and returns the recording. */
  stop(): Promise<DassRecorderStopDetail>;
  text(selector: string): string;
}

const secondsOf = (text: string): number => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

export async function mountRecorder(properties: Record<string, unknown> = {}): Promise<RecorderInTest> {
  const element = await mount('dass-recorder', { properties: { label: 'Nota', ...properties } });
  const events: string[] = [];
  const takes: DassRecorderStopDetail[] = [];
  for (const type of ['dass-record-start', 'dass-record-discard', 'dass-device-change'] as const)
    element.addEventListener(type, () => events.push(type));
  element.addEventListener('dass-record-error', ({ detail }) => events.push(`dass-record-error ${detail.error.kind}`));
  element.addEventListener('dass-record-stop', ({ detail }) => {
    events.push('dass-record-stop');
    takes.push(detail);
  });
  const recorder: RecorderInTest = {
    element,
    events,
    takes,
    shows: (name) => findAll(element, `.${name}`).length > 0,
    async click(name) {
      await until(`.${name} is shown (${events.join()})`, () => recorder.shows(name));
      await user.click(find(element, `.${name}`));
    },
    async start() {
      await recorder.click('record');
      await until(`the recording runs (${events.join()})`, () => recorder.shows('time'));
    },
    recorded: (seconds) =>
      until(`${seconds} s are recorded`, () => secondsOf(recorder.text('.time')) >= seconds).then(() => undefined),
    async stop() {
      const count = takes.length;
      await recorder.click('stop');
      return until('the recording is complete', () => takes[count]);
    },
    text: (selector) => find(element, selector).textContent.trim(),
  };
  return recorder;
}
