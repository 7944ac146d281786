import { expect } from 'chai';
import { DassDataTable } from '../../elements/tables/data-table/data-table.js';
import { loadedAhead } from '../support/elements/hierarchy-table.js';
import { DassHierarchyTable } from '../../elements/tables/hierarchy-table/hierarchy-table.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { findAll, painted } from '../support/user.js';

const elements = await kitElements();

/** Properties that reveal missing styles: each rule of an element affects one of them somewhere. */
const comparedProperties = [
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

/** Returns the computed styles of an element's shadow tree. */
function stylesOf(element: HTMLElement): string[] {
  const view = element.ownerDocument.defaultView ?? window;
  // Parts that load on demand bring their styles in any order.
  const rules = [...(element.shadowRoot?.adoptedStyleSheets ?? [])]
    .map(({ cssRules }) => `${cssRules.length} rules`)
    .sort();
  const seen = findAll(element.shadowRoot ?? element, '*').map((one) => {
    const style = view.getComputedStyle(one);
    return `${one.localName}.${one.getAttribute('class') ?? ''}: ${comparedProperties.map((name) => style[name]).join(' ')}`;
  });
  // Style sheets that load on demand come in any order.
  return [...rules.sort(), ...seen];
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

async function renderedStyles(element: HTMLElement): Promise<string[]> {
  await rendered(element);
  // A part that loads in idle time brings styles.
  if (element instanceof DassHierarchyTable || element instanceof DassDataTable) await loadedAhead(element);
  await painted();
  await rendered(element);
  for (const animation of element.shadowRoot?.getAnimations() ?? []) animation.cancel();
  return stylesOf(element);
}

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    it(`<${tag}> keeps its styles when it is moved to a frame's document and back`, async () => {
      const frame = await blankFrame();
      const inside = frame.contentDocument!;
      for (const [name, example] of Object.entries(examples)) {
        // An open overlay belongs to the document in which it was opened.
        const properties = example.overlay ? { ...example.properties, open: false } : (example.properties ?? {});
        const element = keep(createExample(tag, { ...example, properties }));
        document.body.append(element);
        const expected = await renderedStyles(element);
        inside.body.append(element);
        expect(await renderedStyles(element), `${name}, in the frame`).to.deep.equal(expected);
        document.body.append(element);
        expect(await renderedStyles(element), `${name}, back on the page`).to.deep.equal(expected);
        element.remove();

        const createdLater = createExample(tag, { ...example, properties });
        inside.body.append(createdLater);
        expect(await renderedStyles(createdLater), `${name}, rendered in the frame for the first time`).to.deep.equal(
          expected,
        );
        createdLater.remove();
      }
    });
  }
});
