import { expect } from 'chai';
import type { Example } from '../../elements/base/examples.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { itNeeds } from '../support/engine.js';
import { keep, rendered } from '../support/fixture.js';
import { nameFindings } from '../support/assertions/name-findings.js';
import { accessibilityNodes, painted } from '../support/user.js';

const elements = await kitElements();

/** Shows an example, with its overlay open, and with what loads when the focus comes. */
async function shownExample(tag: string, example: Example): Promise<HTMLElement> {
  const element = keep(createExample(tag, example));
  document.body.append(element);
  await rendered(element);
  if ('open' in element) element.open = true;
  await rendered(element);
  element.focus();
  await rendered(element);
  await painted();
  return element;
}

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    itNeeds('accessibility nodes', `<${tag}> names its parts once, and shortly`, async () => {
      const findings: string[] = [];
      for (const [name, example] of Object.entries(examples)) {
        const element = await shownExample(tag, example);
        findings.push(...nameFindings(await accessibilityNodes()).map((finding) => `${name}: ${finding}`));
        element.remove();
      }
      expect([...new Set(findings)]).to.deep.equal([]);
    });
  }
});
