import { expect } from '@open-wc/testing';
import { blockedRequests, blockModules, collectErrors } from '../support/loading/blocked-modules.js';
import { can, itNeeds } from '../support/engine.js';
import { kitElements, make } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';

const elements = await kitElements();

/** The element and all that is in it, through shadow trees. */
function* within(element: Element): Generator<Element> {
  yield element;
  for (const root of [element.shadowRoot, element]) for (const child of root?.children ?? []) yield* within(child);
}

function updateAll(root: Element): void {
  for (const element of within(root))
    if ('requestUpdate' in element) (element as { requestUpdate(): void }).requestUpdate();
}

describe('Every element whose lazy parts do not load', () => {
  collectErrors();

  before(async () => {
    if (can('blocked requests')) await blockModules('**/elements/**');
  });

  for (const { tag, examples } of elements) {
    itNeeds('blocked requests', `<${tag}> requests each of them once, however often it updates`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        const { length: before } = await blockedRequests();
        const element = keep(make(tag, example));
        document.body.append(element);
        await rendered(element);
        const first = (await blockedRequests()).slice(before);
        for (let time = 0; time < 3; time++) {
          updateAll(element);
          await rendered(element);
        }
        // What loads in a pause of the page may be requested late, for the first time.
        const later = (await blockedRequests()).slice(before + first.length);
        const again = later.filter((path, at) => first.includes(path) || later.indexOf(path) !== at);
        expect(again, name).to.deep.equal([]);
        element.remove();
      }
    });
  }
});
