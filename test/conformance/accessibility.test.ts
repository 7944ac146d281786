import { expect } from 'chai';
import { emulateMedia } from '@web/test-runner-commands';
import { axeFindings, dressPage, undressPage } from '../support/assertions/axe.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { can } from '../support/engine.js';
import { rendered, keep } from '../support/fixture.js';
import { painted } from '../support/user.js';

const elements = await kitElements();

describe('Every element', () => {
  before(async () => {
    if (can('media')) await emulateMedia({ reducedMotion: 'reduce' });
  });
  after(async () => {
    if (can('media')) await emulateMedia({ reducedMotion: 'no-preference' });
    undressPage();
  });

  for (const { tag, examples } of elements) {
    for (const theme of ['light', 'dark'] as const) {
      it(`<${tag}> has no axe findings, ${theme}`, async () => {
        dressPage(theme);
        for (const [name, example] of Object.entries(examples)) {
          const element = keep(createExample(tag, example));
          document.body.append(element);
          await rendered(element);
          await painted();
          const findings = await axeFindings();
          element.remove();
          expect(findings, `${name}, ${theme}`).to.deep.equal([]);
        }
      });
    }
  }
});
