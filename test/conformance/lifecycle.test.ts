import { expect } from 'chai';
import { kitElements, createExample, serialize } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { painted, until } from '../support/user.js';
import { isDrawn } from '../support/rendering/shown-by.js';
import { watchGlobals } from '../support/assertions/watch-globals.js';

const elements = await kitElements();

/** What an element shows once it is at rest: details of rows are measured in the frame after they are rendered. */
async function shown(element: Element): Promise<string> {
  await rendered(element);
  let last = '';
  return until('the element is at rest', async () => {
    await painted();
    const before = last;
    last = serialize(element);
    return last === before && isDrawn(last) && last;
  });
}

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    it(`<${tag}> removes its listeners, observers and timers, and is restored when it is connected again`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        // The first element of a page also creates shared objects.
        const first = createExample(tag, example);
        document.body.append(first);
        await rendered(first);
        first.remove();
        await painted();

        const globals = watchGlobals();
        try {
          const element = keep(createExample(tag, example));
          document.body.append(element);
          const before = await shown(element);
          element.remove();
          await painted();
          expect(globals.left(), `${name}: left behind`).to.deep.equal([]);
          document.body.append(element);
          expect(await shown(element), `${name}: back on the page`).to.equal(before);
          element.remove();
          await painted();
          expect(globals.left(), `${name}: left behind the second time`).to.deep.equal([]);
        } finally {
          globals.stop();
        }
      }
    });
  }
});
