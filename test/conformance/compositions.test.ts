import { expect } from 'chai';
import { deepActiveElement } from '../../elements/base/focus/focus-return.js';
import { createExample, kitElements } from '../support/elements/elements.js';
import { textControls } from '../support/elements/text-controls.js';
import { keep, rendered } from '../support/fixture.js';
import { painted } from '../support/user.js';

const elements = await kitElements();

/** Event types that tell of what the user did, of the elements in a subtree. */
function actionsIn(root: HTMLElement): { readonly actions: string[]; end(): void } {
  const actions: string[] = [];
  const dispatchEvent = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event.type.startsWith('dass-') || ['change', 'submit'].includes(event.type)) actions.push(event.type);
    return dispatchEvent.call(this, event);
  };
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    actions.push('submit');
  };
  root.addEventListener('submit', onSubmit);
  return {
    actions,
    end() {
      EventTarget.prototype.dispatchEvent = dispatchEvent;
      root.removeEventListener('submit', onSubmit);
    },
  };
}

/**
 * A key that belongs to a composition, as the engines report it: while it goes on (Chromium, Firefox), or after its end
 * and known only by its code (WebKit).
 */
function pressInComposition(control: Element, key: string, engine: 'composing' | 'code only'): KeyboardEvent {
  const init: KeyboardEventInit = { key, bubbles: true, composed: true, cancelable: true };
  const event = new KeyboardEvent('keydown', { ...init, isComposing: engine === 'composing' });
  Object.defineProperty(event, 'keyCode', { value: engine === 'composing' ? 0 : 229 });
  control.dispatchEvent(event);
  control.dispatchEvent(new KeyboardEvent('keyup', init));
  return event;
}

describe('Every element', () => {
  for (const { tag, examples } of elements) {
    it(`[FI-04] <${tag}> does nothing on the keys of a composition`, async () => {
      for (const [name, example] of Object.entries(examples)) {
        const form = keep(document.createElement('form'));
        const element = createExample(tag, example);
        form.append(element);
        document.body.append(form);
        await rendered(element);
        if ('open' in element && textControls(element).length === 0) {
          element.open = true;
          await rendered(element);
          await painted();
        }
        for (const control of textControls(element).slice(0, 3)) {
          control.focus();
          const focused = deepActiveElement();
          const { actions, end } = actionsIn(form);
          try {
            for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'Backspace', 'a', ' '])
              for (const engine of ['composing', 'code only'] as const) {
                const event = pressInComposition(control, key, engine);
                expect(event.defaultPrevented, `${name}: ${key}, ${engine}`).to.equal(false);
                await rendered(element);
                expect(actions, `${name}: ${key}, ${engine}`).to.deep.equal([]);
                expect(deepActiveElement(), `${name}: the focus after ${key}, ${engine}`).to.equal(focused);
              }
          } finally {
            end();
          }
        }
        form.remove();
      }
    });
  }
});
