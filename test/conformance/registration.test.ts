import { expect } from '@open-wc/testing';
import { define } from '../../elements/base/registration.js';
import { kitElements } from '../support/elements/elements.js';

const elements = await kitElements();

describe('Every element', () => {
  for (const { tag, elementClass } of elements) {
    it(`<${tag}> ignores a second registration of the same version, and logs one error for another version`, () => {
      const errors: unknown[][] = [];
      const { error } = console;
      console.error = (...args) => errors.push(args);
      try {
        define(tag as `dass-${string}`, class extends (elementClass as typeof HTMLElement) {});
        expect(errors).to.deep.equal([]);
        const first = elementClass as CustomElementConstructor & { version?: string };
        const { version } = first;
        first.version = '0.0.1-other';
        define(tag as `dass-${string}`, class extends (elementClass as typeof HTMLElement) {});
        first.version = version;
        expect(errors).to.have.length(1);
        expect(String(errors[0])).to.contain('0.0.1-other');
      } finally {
        console.error = error;
      }
      expect(customElements.get(tag)).to.equal(elementClass);
    });
  }
});
