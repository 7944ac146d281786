import { expect } from '@open-wc/testing';
import type { Example } from '../../elements/base/examples.js';
import { kitElements, make, settable } from '../support/elements.js';
import { drawn, keep } from '../support/fixture.js';
import { hostileValues, revoked, withFailingFields } from '../support/hostile-values.js';
import { painted } from '../support/person.js';

const elements = await kitElements();
const write = (element: Element, name: string, value: unknown): void => {
  (element as unknown as Record<string, unknown>)[name] = value;
};
const isData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Node) && !(value instanceof Date);

/** The same data, each object in its lists spoiled by `spoil`, but for the first of each list. */
function spoiled(value: unknown, spoil: (item: object) => unknown, depth = 0): unknown {
  if (depth > 6 || !isData(value)) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoiled(part, spoil, depth + 1)]));
  }
  return value.map((item: unknown, index) => {
    const inner = spoiled(item, spoil, depth + 1);
    return index > 0 && isData(inner) ? spoil(inner) : inner;
  });
}

const spoilers: Readonly<Record<string, (item: object) => unknown>> = {
  'whose fields all throw': (item) => withFailingFields(...Object.keys(item)),
  'that have been revoked': (item) => revoked(item),
  'whose fields cannot be written out': (item) =>
    Object.fromEntries(Object.keys(item).map((field) => [field, { toString: 0, valueOf: 0 }])),
  'whose fields are functions without text': (item) =>
    Object.fromEntries(Object.keys(item).map((field) => [field, hostileValues()['a function without text']])),
};

describe('Every element', () => {
  const failures: string[] = [];
  const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    const reason: unknown = event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason;
    failures.push(reason instanceof Error ? `${reason.message} ${reason.stack ?? ''}` : 'no error');
    event.preventDefault();
  };
  const { warn } = console;

  before(() => {
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onError);
    console.warn = () => {};
  });
  after(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
    console.warn = warn;
  });

  /** Uses elements side by side, each in its own way; what one throws, at once or later, is told. */
  async function useAll(tag: string, uses: Readonly<Record<string, (made: HTMLElement) => void>>, examples: Example[]) {
    failures.length = 0;
    const page = keep(document.body.appendChild(document.createElement('div')));
    const trial = async (given: string, run: () => unknown): Promise<void> => {
      try {
        await run();
      } catch (error) {
        failures.push(`${given}: ${error instanceof Error ? `${error.message} ${error.stack ?? ''}` : 'no error'}`);
      }
    };
    for (const [given, use] of Object.entries(uses)) {
      for (const example of examples) {
        const made = page.appendChild(make(tag, example));
        await trial(given, () => drawn(made));
        await trial(given, () => use(made));
        await trial(given, () => drawn(made));
        if (!('open' in made)) continue;
        write(made, 'open', true);
        await trial(given, () => drawn(made));
      }
    }
    await painted();
    page.remove();
    expect(failures).to.deep.equal([]);
  }

  for (const element of elements) {
    const { tag, examples } = element;
    const [first = { summary: '' }] = Object.values(examples);

    it(`<${tag}> takes values that cannot even be looked at as the default of each property`, async () => {
      for (const { name } of settable(element)) {
        const uses = Object.entries(hostileValues()).map(
          ([kind, value]) => [`${name} is ${kind}`, (made: HTMLElement) => write(made, name, value)] as const,
        );
        await useAll(tag, Object.fromEntries(uses), [first]);
      }
    });

    it(`<${tag}> goes on with the other entries where some of a list cannot be read`, async () => {
      for (const example of Object.values(examples)) {
        const uses = Object.entries(spoilers).map(
          ([kind, spoil]) =>
            [
              `entries ${kind}`,
              (made: HTMLElement) => Object.assign(made, spoiled(example.properties ?? {}, spoil) as object),
            ] as const,
        );
        await useAll(tag, Object.fromEntries(uses), [{ ...example, properties: {} }]);
      }
    });
  }
});
