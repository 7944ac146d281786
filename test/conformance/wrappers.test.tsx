import { expect } from 'chai';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { kitElements, createExample, serialize, wrapperOf } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { painted, user } from '../support/user.js';

const elements = await kitElements();

type RecordedEvents = { type: string; detail: string }[];
/** React has an `onCopy` and an `onChange` of its own. */
const renamed = new Map([
  ['dass-copy', 'onDassCopy'],
  ['dass-change', 'onDassChange'],
  ['dass-play', 'onDassPlay'],
  ['dass-pause', 'onDassPause'],
  ['dass-ended', 'onDassEnded'],
  ['dass-error', 'onDassError'],
]);
const handlerOf = (event: string): string =>
  renamed.get(event) ??
  `on${event.replace(/^dass-/, '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
const record = (recorded: RecordedEvents, event: Event): void => {
  let detail = '';
  try {
    // Generated addresses and ids differ.
    detail = JSON.stringify((event as CustomEvent<unknown>).detail ?? null)
      .replace(/blob:[^"]*/g, 'blob:')
      .replace(/"_id":"[^"]*"/g, '"_id":"…"');
  } catch {
    detail = 'not JSON';
  }
  recorded.push({ type: event.type, detail });
};

/**
 * Leaves out events that an event of the same type follows with another detail: a pause while the machine is busy may
 * report a text that is still being typed. An event that is fired twice stays.
 */
const withoutDrafts = (events: RecordedEvents): RecordedEvents =>
  events.filter(({ type, detail }, at) => {
    const next = events[at + 1];
    return next?.type !== type || next.detail === detail;
  });

describe('The React wrapper of every element', () => {
  let root: Root | undefined;
  let container: HTMLElement;
  beforeEach(() => {
    container = keep(document.body.appendChild(document.createElement('div')));
    root = createRoot(container);
  });
  afterEach(() => flushSync(() => root?.unmount()));

  for (const element of elements) {
    const { tag, examples, declaration } = element;
    const events = (declaration.events ?? []).map(({ name }) => name);

    it(`<${tag}> renders the same tree and fires the same events as the tag, and resets a property when its prop disappears`, async () => {
      const Wrapper = await wrapperOf(element);
      for (const [name, example] of Object.entries(examples)) {
        // An element under the pointer would have the hover state.
        await user.leave();
        const byTag = keep(createExample(tag, example));
        const eventsByTag: RecordedEvents = [];
        for (const event of events) byTag.addEventListener(event, (e) => record(eventsByTag, e));
        document.body.append(byTag);
        await rendered(byTag);
        await painted();
        for (const userAction of Object.values(example.userActions ?? {})) {
          await userAction(byTag, user);
          await painted();
          Object.assign(byTag, example.properties);
          await rendered(byTag);
        }
        byTag.remove();
        await user.leave();
        // Both start without stored session state.
        sessionStorage.clear();
        // A new element, because the user actions have loaded the lazy modules for this one and the wrapper.
        const element = keep(createExample(tag, example));
        document.body.append(element);
        await rendered(element);
        await painted();
        const expected = serialize(element);
        element.remove();

        const eventsByReact: RecordedEvents = [];
        const listeners = Object.fromEntries(
          events.map((event) => [
            handlerOf(event),
            (e: Event | { nativeEvent: Event }) => record(eventsByReact, 'nativeEvent' in e ? e.nativeEvent : e),
          ]),
        );
        const inner = example.children === undefined ? {} : { dangerouslySetInnerHTML: { __html: example.children } };
        flushSync(() =>
          root?.render(<Wrapper {...example.attributes} {...example.properties} {...listeners} {...inner} />),
        );
        const byReact = container.firstElementChild as HTMLElement;
        await rendered(byReact);
        await painted();
        expect(serialize(byReact), name).to.equal(expected);
        for (const userAction of Object.values(example.userActions ?? {})) {
          await userAction(byReact, user);
          await painted();
          Object.assign(byReact, example.properties);
          await rendered(byReact);
        }
        expect(withoutDrafts(eventsByReact), `${name}: events`).to.deep.equal(withoutDrafts(eventsByTag));

        flushSync(() => root?.render(<Wrapper {...example.attributes} {...inner} />));
        await rendered(byReact);
        const pristine = document.createElement(tag) as unknown as Record<string, unknown>;
        for (const property of Object.keys(example.properties ?? {})) {
          expect((byReact as unknown as Record<string, unknown>)[property], `${name}: ${property}`).to.deep.equal(
            pristine[property],
          );
        }
        flushSync(() => root?.render(null));
      }
    });
  }
});
