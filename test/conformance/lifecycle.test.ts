import { expect } from '@open-wc/testing';
import { kitElements, make, serialize } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { painted } from '../support/user.js';
import { watchGlobals } from '../support/assertions/watch-globals.js';

const elements = await kitElements();

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    it(`<${tag}> leaves no listener, observer or timer behind, and is whole again when it comes back`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        // A first one pays for what is made once for a page.
        const first = make(tag, example);
        document.body.append(first);
        await rendered(first);
        first.remove();
        await painted();

        const globals = watchGlobals();
        try {
          const element = keep(make(tag, example));
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
