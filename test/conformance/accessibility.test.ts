import { expect } from 'chai';
import { axeFindings, dressPage, undressPage } from '../support/assertions/axe.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { painted } from '../support/user.js';

const elements = await kitElements();

describe('Every element', () => {
  after(() => undressPage());

  for (const { tag, examples } of elements) {
    it(`<${tag}> has no axe findings, light and dark`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        dressPage('light');
        const element = keep(createExample(tag, example));
        document.body.append(element);
        await rendered(element);
        await painted();
        expect(await axeFindings(), `${name}, light`).to.deep.equal([]);
        // Another theme has other colors, and nothing else.
        dressPage('dark');
        await painted();
        expect(await axeFindings('colors'), `${name}, dark`).to.deep.equal([]);
        element.remove();
      }
    });
  }
});
