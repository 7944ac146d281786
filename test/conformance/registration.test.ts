import { expect } from 'chai';
import { define } from '../../elements/base/registration.js';
import { kitElements } from '../support/elements/elements.js';
import { expectConsole } from '../support/assertions/page-problems.js';

const elements = await kitElements();

type Versioned = CustomElementConstructor & { version?: string };
const defineAgain = (tag: string, elementClass: CustomElementConstructor): void =>
  define(tag as `dass-${string}`, class extends (elementClass as typeof HTMLElement) {});

describe('Every element', () => {
  for (const { tag, elementClass } of elements) {
    it(`<${tag}> ignores a second registration of the same version`, () => {
      defineAgain(tag, elementClass);
      expect(customElements.get(tag)).to.equal(elementClass);
    });
  }
});

describe('Another version of the kit', () => {
  it('does not replace elements, and logs one error for all of them', async () => {
    const versioned = elements.map(({ tag, elementClass }) => ({ tag, first: elementClass as Versioned }));
    const { version } = versioned[0]!.first;
    for (const { first } of versioned) first.version = '0.0.1-other';
    const errors = await expectConsole(/Two versions of the kit .* stay those of 0\.0\.1-other/, () => {
      for (const { tag, first } of versioned) defineAgain(tag, first);
    });
    for (const { tag, first } of versioned) {
      first.version = version!;
      expect(customElements.get(tag)).to.equal(first);
    }
    expect(errors).to.have.length(1);
  });
});
