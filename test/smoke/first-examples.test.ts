// A short run for engines in which not every change is tested whole: `npm run test:engines -- webkit-smoke`.
import { expect } from 'chai';
import { can } from '../support/engine.js';
import { kitElements, createExample } from '../support/elements/elements.js';
import { keep, rendered } from '../support/fixture.js';
import { findAll, middle, painted, user } from '../support/user.js';

const elements = await kitElements();

/** Whether the user can press an element: it is on the page, and no other element covers it. */
function isReachable(element: Element): boolean {
  const { x, y } = middle(element);
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
  return hit !== null && element.contains(hit);
}

/** Prevents what would leave the page. */
const stay = (event: Event): void => {
  if (event.composedPath().some((target) => target instanceof HTMLAnchorElement)) event.preventDefault();
};
/** Their actions wait for a camera or a microphone. */
const NEED_DEVICES = ['dass-camera-dialog', 'dass-recorder'];
const LEAVING = ['dass-navigate', 'dass-before-reload'];

describe('The first example of every element', () => {
  before(() => addEventListener('click', stay));
  after(() => removeEventListener('click', stay));

  for (const { tag, examples } of elements) {
    it(`<${tag}> is shown, and used by keyboard and pointer without an error`, async () => {
      const [example] = Object.values(examples);
      const element = keep(createExample(tag, example!));
      for (const name of LEAVING) element.addEventListener(name, (event) => event.preventDefault());
      document.body.append(element);
      await rendered(element);
      await painted();
      expect(Reflect.get(element, 'hasUpdated'), 'it has rendered').to.equal(true);

      const actions = can('devices') || !NEED_DEVICES.includes(tag) ? (example!.userActions ?? {}) : {};
      for (const act of Object.values(actions)) {
        await act(element, user);
        await painted();
        Object.assign(element, example!.properties);
        await rendered(element);
      }
      if ('open' in element) element.open = true;
      await painted();
      for (const key of ['Tab', 'ArrowDown', 'Tab', 'Shift+Tab', 'Escape']) await user.press(key);
      const shown = findAll(element, 'button, input, [tabindex]').find(isReachable);
      if (shown) await user.click(shown);
      await user.press('Escape');
      await rendered(element);
    });
  }
});
