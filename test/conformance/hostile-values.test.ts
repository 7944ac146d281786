import { expect } from 'chai';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { hostileValues, revoked, withFailingFields } from '../support/values/hostile-values.js';
import { painted } from '../support/user.js';
import { allowWarnings } from '../support/assertions/page-problems.js';

const elements = await kitElements();
const isData = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Node) && !(value instanceof Date);

/** Replaces each object in the lists by `replace(object)`, except the first one of each list. */
function replaceEntries(value: unknown, replace: (item: object) => unknown, depth = 0): unknown {
  if (depth > 6 || !isData(value)) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, replaceEntries(part, replace, depth + 1)]),
    );
  }
  return value.map((item: unknown, index) => {
    const inner = replaceEntries(item, replace, depth + 1);
    return index > 0 && isData(inner) ? replace(inner) : inner;
  });
}

const replacements: Readonly<Record<string, (item: object) => unknown>> = {
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
  before(() => {
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onError);
  });
  after(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
  });

  const attempt = async (context: string, run: () => unknown): Promise<void> => {
    try {
      await run();
    } catch (error) {
      failures.push(`${context}: ${error instanceof Error ? `${error.message} ${error.stack ?? ''}` : 'no error'}`);
    }
  };

  for (const { tag, examples } of elements) {
    it(`<${tag}> renders the other entries when some entries of a list cannot be read`, async () => {
      failures.length = 0;
      await allowWarnings(/^\[dass\] /, async () => {
        for (const [name, example] of Object.entries(examples)) {
          const page = keep(document.body.appendChild(document.createElement('div')));
          for (const [kind, replace] of Object.entries(replacements)) {
            const given = `${name}, entries ${kind}`;
            const element = page.appendChild(createExample(tag, { ...example, properties: {} }));
            await attempt(given, () => rendered(element));
            await attempt(given, () => Object.assign(element, replaceEntries(example.properties ?? {}, replace)));
            await attempt(given, () => rendered(element));
            if (!('open' in element)) continue;
            element.open = true;
            await attempt(given, () => rendered(element));
          }
          await painted();
          page.remove();
        }
      });
      expect(failures).to.deep.equal([]);
    });
  }
});
