import { expect } from 'chai';
import { blockedRequests, blockModules, collectErrors } from '../support/loading/blocked-modules.js';
import { can, itNeeds } from '../support/engine.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';

const elements = await kitElements();

/** Yields an element and its descendants, shadow trees included. */
function* within(element: Element): Generator<Element> {
  yield element;
  for (const root of [element.shadowRoot, element]) for (const child of root?.children ?? []) yield* within(child);
}

function updateAll(root: Element): void {
  for (const element of within(root))
    if ('requestUpdate' in element) (element as { requestUpdate(): void }).requestUpdate();
}

describe('Every element whose lazy imports fail', () => {
  collectErrors();

  before(async () => {
    if (can('blocked requests')) await blockModules('**/elements/**');
  });

  for (const { tag, examples } of elements) {
    itNeeds(
      'blocked requests',
      `<${tag}> requests each of them once, regardless of the number of updates`,
      async () => {
        for (const [name, example] of Object.entries(examples)) {
          const { length: before } = await blockedRequests();
          const element = keep(createExample(tag, example));
          document.body.append(element);
          await rendered(element);
          const first = (await blockedRequests()).slice(before);
          for (let time = 0; time < 3; time++) {
            updateAll(element);
            await rendered(element);
          }
          // A module that loads in idle time may be requested for the first time after this.
          const later = (await blockedRequests()).slice(before + first.length);
          const again = later.filter((path, at) => first.includes(path) || later.indexOf(path) !== at);
          expect(again, name).to.deep.equal([]);
          element.remove();
          // Modules whose load has just begun are requested by this example, not by the next one.
          await rendered(element);
        }
      },
    );
  }
});
