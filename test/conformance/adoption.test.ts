import { expect } from '@open-wc/testing';
import { kitElements, make } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { findAll, painted } from '../support/user.js';

const elements = await kitElements();

/** What tells the styles of a tree: each rule of an element's own styles shows in one of these somewhere. */
const telling = [
  'display',
  'color',
  'backgroundColor',
  'borderTopWidth',
  'borderTopColor',
  'paddingInlineStart',
  'fontSize',
  'fontWeight',
  'boxSizing',
  'cursor',
] as const;

/** The computed styles of everything in an element's own tree. */
function stylesOf(element: HTMLElement): string[] {
  const view = element.ownerDocument.defaultView ?? window;
  const rules = [...(element.shadowRoot?.adoptedStyleSheets ?? [])].map(({ cssRules }) => `${cssRules.length} rules`);
  const seen = findAll(element.shadowRoot ?? element, '*').map((one) => {
    const style = view.getComputedStyle(one);
    return `${one.localName}.${one.getAttribute('class') ?? ''}: ${telling.map((name) => style[name]).join(' ')}`;
  });
  return [...rules, ...seen];
}

async function blankFrame(): Promise<HTMLIFrameElement> {
  const frame = keep(document.createElement('iframe'));
  // The mouse, wherever it is, hovers nothing in the frame.
  frame.style.cssText = `inline-size: ${innerWidth}px; block-size: ${innerHeight}px; border: 0; pointer-events: none`;
  frame.src = '/blank.html';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame;
}

async function settled(element: HTMLElement): Promise<string[]> {
  await rendered(element);
  await painted();
  await rendered(element);
  for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.cancel();
  return stylesOf(element);
}

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    it(`<${tag}> has its styles in the document of a frame, and again when it is back`, async () => {
      const frame = await blankFrame();
      const inside = frame.contentDocument!;
      for (const [name, example] of Object.entries(examples)) {
        // What lies above the page belongs to the document in which it was opened.
        const properties = example.overlay ? { ...example.properties, open: false } : (example.properties ?? {});
        const element = keep(make(tag, { ...example, properties }));
        document.body.append(element);
        const expected = await settled(element);
        inside.body.append(element);
        expect(await settled(element), `${name}, in the frame`).to.deep.equal(expected);
        document.body.append(element);
        expect(await settled(element), `${name}, back on the page`).to.deep.equal(expected);
        element.remove();

        const late = make(tag, { ...example, properties });
        inside.body.append(late);
        expect(await settled(late), `${name}, rendered in the frame for the first time`).to.deep.equal(expected);
        late.remove();
      }
    });
  }
});
