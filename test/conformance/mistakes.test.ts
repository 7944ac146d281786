import { expect } from 'chai';
import { DassElement } from '../../elements/base/dass-element.js';
import { watchMistakes } from '../../elements/base/mistakes/watch.js';
import { keep } from '../support/fixture.js';
import { painted } from '../support/user.js';
import { createExample, kitElements } from '../support/elements/elements.js';

// Examples are right code: a warning fails the test.
const watch = watchMistakes(DassElement)!;
const elements = await kitElements();

for (const { tag, examples } of elements) {
  describe(`<${tag}>, warnings in development`, () => {
    for (const [name, example] of Object.entries(examples))
      it(`are silent for the example '${name}'`, async () => {
        const element = keep(document.body.appendChild(createExample(tag, example)));
        for (const event of Object.keys(example.userActions ?? {})) element.addEventListener(event, () => {});
        await (element as DassElement).updateComplete;
        await painted();
        watch.check();
        expect(element.isConnected).to.equal(true);
      });
  });
}
