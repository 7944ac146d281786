import { expect } from 'chai';
import { kitElements, createExample, serialize } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { painted } from '../support/user.js';
import { watchGlobals } from '../support/assertions/watch-globals.js';

const elements = await kitElements();

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
          await rendered(element);
          await painted();
          const before = serialize(element);
          element.remove();
          await painted();
          expect(globals.left(), `${name}: left behind`).to.deep.equal([]);
          document.body.append(element);
          await rendered(element);
          await painted();
          expect(serialize(element), `${name}: back on the page`).to.equal(before);
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
