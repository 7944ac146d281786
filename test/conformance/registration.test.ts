import { expect } from '@open-wc/testing';
import { define } from '../../elements/base/registration.js';
import { kitElements } from '../support/elements/elements.js';
import { expectConsole } from '../support/assertions/page-problems.js';

const elements = await kitElements();

describe('Every element', () => {
  for (const { tag, elementClass } of elements) {
    it(`<${tag}> ignores a second registration of the same version, and logs one error for another version`, async () => {
      define(tag as `dass-${string}`, class extends (elementClass as typeof HTMLElement) {});
      const first = elementClass as CustomElementConstructor & { version?: string };
      const { version } = first;
      first.version = '0.0.1-other';
      const errors = await expectConsole(/is ignored: 0\.0\.1-other is defined already/, () =>
        define(tag as `dass-${string}`, class extends (elementClass as typeof HTMLElement) {}),
      );
      first.version = version;
      expect(errors).to.have.length(1);
      expect(customElements.get(tag)).to.equal(elementClass);
    });
  }
});
