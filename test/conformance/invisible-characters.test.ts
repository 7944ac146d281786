import { expect } from 'chai';
import { createExample, kitElements } from '../support/elements/elements.js';
import { textControls } from '../support/elements/text-controls.js';
import { keep, rendered } from '../support/fixture.js';
import { painted } from '../support/user.js';
import type { Example } from '../../elements/base/examples.js';

const elements = await kitElements();

/** Details as text, without what differs between two elements. */
const textOf = (detail: unknown): string => {
  try {
    return JSON.stringify(detail, (_, value: unknown) => (value instanceof Node ? value.nodeName : value)) ?? '';
  } catch {
    return 'no text';
  }
};

/** Writes a text into a control of an example, confirms it, and returns the events of it. */
async function eventsOf(tag: string, example: Example, index: number, text: string): Promise<string[] | undefined> {
  const element = keep(createExample(tag, example));
  document.body.append(element);
  await rendered(element);
  if ('open' in element && textControls(element).length === 0) {
    element.open = true;
    await rendered(element);
    await painted();
  }
  const control = textControls(element)[index];
  if (!control) {
    element.remove();
    return undefined;
  }
  const events: string[] = [];
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('dass-') || event.type === 'change')
      events.push(`${event.type} ${textOf((event as CustomEvent<unknown>).detail)}`);
    return event.type === 'dass-navigate' ? false : dispatchEvent.call(this, event);
  };
  try {
    control.focus();
    control.value = text;
    dispatchEvent.call(control, new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
    await rendered(element);
    await painted();
    const enter = { key: 'Enter', bubbles: true, composed: true, cancelable: true };
    dispatchEvent.call(control, new KeyboardEvent('keydown', enter));
    await rendered(element);
    control.blur();
    await painted();
  } finally {
    EventTarget.prototype.dispatchEvent = dispatchEvent;
    element.remove();
  }
  return events;
}

/** Prevents what would leave the page. */
const stay = (event: Event): void => {
  if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) event.preventDefault();
};

describe('Every element', () => {
  before(() => addEventListener('click', stay));
  after(() => removeEventListener('click', stay));

  for (const { tag, examples } of elements) {
    it(`[FI-01] <${tag}> does the same with a text whether or not it has characters that nobody sees`, async () => {
      const [name, example] = Object.entries(examples)[0]!;
      for (let index = 0; index < 3; index++) {
        const plain = await eventsOf(tag, example, index, 'ma');
        if (!plain) break;
        for (const text of ['\u202am\u200ba\u202c', '\ufeffma', 'm\u00ada'])
          expect(await eventsOf(tag, example, index, text), `${name}: control ${index}`).to.deep.equal(plain);
        expect(await eventsOf(tag, example, index, '\u200b\u2060'), `${name}: nothing visible`).to.deep.equal(
          await eventsOf(tag, example, index, ''),
        );
      }
    });
  }
});
