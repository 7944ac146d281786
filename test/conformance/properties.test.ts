import { expect } from '@open-wc/testing';
import { kitElements, make, settable } from '../support/elements.js';
import { drawn, keep } from '../support/fixture.js';
import { shownBy } from '../support/shown-by.js';
import { until } from '../support/person.js';

const elements = await kitElements();
const read = (element: Element, name: string): unknown => (element as unknown as Record<string, unknown>)[name];
const write = (element: Element, name: string, value: unknown): void => {
  (element as unknown as Record<string, unknown>)[name] = value;
};

describe('Every element', () => {
  for (const element of elements) {
    const { tag, examples } = element;

    it(`<${tag}> goes back to the default of each property with undefined`, async () => {
      const pristine = document.createElement(tag);
      for (const [name, example] of Object.entries(examples)) {
        const changed = keep(make(tag, example));
        document.body.append(changed);
        await drawn(changed);
        for (const member of settable(element)) write(changed, member.name, undefined);
        await drawn(changed);
        for (const member of settable(element)) {
          expect(read(changed, member.name), `${name}: ${member.name}`).to.deep.equal(read(pristine, member.name));
        }
        changed.remove();
      }
    });

    it(`<${tag}> takes a value of the wrong type as the default, with a warning, and goes on`, async () => {
      const { warn } = console;
      console.warn = () => {};
      try {
        for (const bad of [
          Symbol.iterator,
          { a: 1 },
          [null, undefined, 1],
          -1.5,
          'no such thing',
          () => 1,
          Number.NaN,
          null,
          new Date(NaN),
        ]) {
          const changed = keep(make(tag, Object.values(examples)[0] ?? { summary: '' }));
          document.body.append(changed);
          await drawn(changed);
          for (const member of settable(element)) {
            if (typeof bad === 'symbol' && member.name === 'value') continue;
            write(changed, member.name, bad);
          }
          await drawn(changed);
          changed.remove();
        }
      } finally {
        console.warn = warn;
      }
    });

    it(`<${tag}> is the same whether its properties come before its definition, before it is on the page, or after`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        const before = make(tag, example);
        document.body.append(keep(before));
        const expected = await shownBy(before);
        before.remove();

        const after = make(tag, { ...example, properties: {} });
        document.body.append(keep(after));
        await drawn(after);
        Object.assign(after, example.properties);
        expect(await shownBy(after), `${name}, after`).to.equal(expected);
        after.remove();
      }
      expect(await beforeDefinition(tag, element.path)).to.deep.equal(
        await beforeDefinition(tag, element.path, 'define first'),
      );
    });
  }
});

/** Each example of a tag, drawn in a document of its own whose properties were set before the tag was defined, or after. */
async function beforeDefinition(
  tag: string,
  path: string,
  order: 'set first' | 'define first' = 'set first',
): Promise<string[]> {
  const frame = keep(document.createElement('iframe'));
  frame.style.cssText = 'inline-size: 1200px; block-size: 800px';
  frame.src = '/blank.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const inside = frame.contentDocument as Document;
  const script = inside.createElement('script');
  script.type = 'module';
  script.textContent = `
    import { make, serialize } from '/test/support/elements.ts';
    const { default: { examples } } = await import('/${path.replace(/\.ts$/, '.examples.ts')}');
    const settle = async () => { for (let i = 0; i < 6; i++) await new Promise((resolve) => setTimeout(resolve, 10)); };
    ${order === 'define first' ? `await import('/${path}');` : ''}
    const made = Object.values(examples).filter((example) => !example.overlay).map((example) => make('${tag}', example));
    document.body.append(...made);
    await import('/${path}');
    await customElements.whenDefined('${tag}');
    await Promise.all(made.map((element) => element.updateComplete));
    await settle();
    document.body.dataset.drawn = JSON.stringify(made.map((element) => serialize(element)));
  `;
  inside.head.append(script);
  const answer = await until(`<${tag}> is drawn in a document of its own`, () => inside.body.dataset.drawn, 12_000);
  frame.remove();
  return JSON.parse(answer) as string[];
}
