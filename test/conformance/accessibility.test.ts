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
        // The second theme has other colors, and nothing else.
        for (const [theme, what] of [
          ['light', 'all'],
          ['dark', 'colors'],
        ] as const) {
          dressPage(theme);
          const element = keep(createExample(tag, example));
          document.body.append(element);
          await rendered(element);
          await painted();
          expect(await axeFindings(what), `${name}, ${theme}`).to.deep.equal([]);
          element.remove();
        }
      }
    });
  }
});
