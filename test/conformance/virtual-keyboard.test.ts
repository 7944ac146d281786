import { expect } from 'chai';
import { virtualKeyboardPreference } from '../../elements/core/preferences/virtual-keyboard-preference.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { rendered, keep } from '../support/fixture.js';
import { findAll } from '../support/user.js';

const elements = await kitElements();

/** Text fields: no checkboxes, and not the field of the virtual keyboard itself. */
const texts =
  'textarea, input:is([type=text], [type=search], [type=email], [type=tel], [type=url], [type=password], [type=number], :not([type]))';
const isOfTheKit = (field: Element): boolean => {
  const root = field.getRootNode();
  return root instanceof ShadowRoot && !root.host.matches('[without-keyboard], dass-keyboard-dialog');
};

describe('Every text field', () => {
  const { get } = virtualKeyboardPreference;
  // Overridden for this page only, because other tests use the same storage at the same time.
  before(() => (virtualKeyboardPreference.get = () => true));
  after(() => (virtualKeyboardPreference.get = get));

  for (const { tag, examples } of elements) {
    it(`[VK-02] of <${tag}> has the virtual keyboard's button while that is preferred, and suppresses the system's keyboard`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        const element = keep(createExample(tag, example));
        document.body.append(element);
        await rendered(element);
        const fields = findAll(element, texts).filter(isOfTheKit);
        for (const field of fields) expect(field.inputMode, `${name}: the system's keyboard`).to.equal('none');
        for (const root of new Set(fields.map((field) => field.getRootNode() as ShadowRoot)))
          expect(root.querySelectorAll('button.keyboard').length, `${name}: the button`).to.equal(
            fields.filter((field) => field.getRootNode() === root).length,
          );
        element.remove();
      }
    });
  }
});
