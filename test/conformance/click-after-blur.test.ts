import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import '../../elements/controls/button/button.js';
import '../../elements/fields/select-list/select-list.js';
import type { DassSelectList } from '../../elements/fields/select-list/select-list.js';
import { FormElement } from '../../elements/base/forms/form-element.js';
import { kitElements, createExample, type KitElement } from '../support/elements/elements.js';
import { itNeeds } from '../support/engine.js';
import { rendered, keep, mountHtml } from '../support/fixture.js';
import { findAll, middle, painted, user, until } from '../support/user.js';
import { control as controlOf, fabrics, isPopoverOpen } from '../support/elements/select-list.js';

const fields = (await kitElements()).filter(({ elementClass }) => elementClass.prototype instanceof FormElement);
const errorText = 'Recusado pelo servidor: escolha outro valor e salve outra vez';

/** Mounts an invalid field with the focus, and a button below it that counts its clicks. */
async function mountInvalidField({ tag, examples }: KitElement, markup = '<button type="button">Depois</button>') {
  const field = createExample(tag, Object.values(examples)[0] ?? { summary: '' }) as FormElement;
  document.body.append(keep(field));
  field.setCustomValidity(errorText);
  const button = await mountHtml(markup);
  button.style.cssText = 'display: block; inline-size: fit-content';
  await rendered(field);
  await painted();
  field.focus();
  await painted();
  field.scrollIntoView({ block: 'center' });
  await painted();
  let clicks = 0;
  button.addEventListener('click', () => clicks++);
  return { field, button, clicks: () => clicks, error: () => findAll(field, '#message .error')[0]?.textContent ?? '' };
}

const mouse = (...steps: unknown[][]): Promise<unknown> => executeServerCommand('dass:mouse', { steps });

describe('Every field', () => {
  for (const element of fields) {
    const { tag } = element;

    for (const [what, markup] of [
      ['a native button', undefined],
      ['a dass-button', '<dass-button>Depois</dass-button>'],
    ] as const)
      it(`<${tag}> does not move ${what} below it while it is pressed: the click arrives, then the error is shown`, async () => {
        const { button, clicks, error } = await mountInvalidField(element, markup);
        const { x, y } = middle(button);
        const { top } = button.getBoundingClientRect();
        await mouse(['move', x, y], ['down']);
        await painted();
        expect(error(), 'while the pointer is down').to.equal('');
        expect(button.getBoundingClientRect().top, 'at its previous position').to.equal(top);
        await mouse(['up']);
        await until('the error is shown', () => error() === errorText);
        expect(clicks()).to.equal(1);
        expect(button.getBoundingClientRect().top, 'the error message needs space').to.be.greaterThan(top);
      });

    it(`<${tag}> does not move a select list below it while it is pressed: the list opens, then the error is shown`, async () => {
      const { button, error } = await mountInvalidField(
        element,
        '<dass-select-list label="Depois"></dass-select-list>',
      );
      const list = button as DassSelectList;
      list.options = fabrics;
      await rendered(list);
      const control = controlOf(list);
      const { x, y } = middle(control);
      const { top } = control.getBoundingClientRect();
      await mouse(['move', x, y], ['down']);
      await painted();
      expect(control.getBoundingClientRect().top, 'at its previous position').to.equal(top);
      await mouse(['up']);
      await until('the list is open', () => isPopoverOpen(list));
      await until('the error is shown', () => error() === errorText);
      expect(isPopoverOpen(list), 'the list stays open').to.equal(true);
    });

    itNeeds('touch', `<${tag}> shows its error after a tap on a button below it has arrived`, async () => {
      const { button, clicks, error } = await mountInvalidField(element);
      await user.tap(button);
      await until('the error is shown', () => error() === errorText);
      expect(clicks()).to.equal(1);
    });

    it(`<${tag}> shows its error at once when the keyboard moves the focus away`, async () => {
      const { button, field, error } = await mountInvalidField(element);
      for (let stops = 0; field.matches(':focus-within') && stops < 12; stops++) {
        expect(error(), 'while it has the focus').to.equal('');
        await user.press('Tab');
      }
      expect(button.matches(':focus'), 'the next stop').to.equal(true);
      await rendered(field);
      expect(error()).to.equal(errorText);
    });

    it(`<${tag}> shows its error after a press without a pointerup event`, async () => {
      const { button, error } = await mountInvalidField(element);
      const { x, y } = middle(button);
      await mouse(['move', x, y], ['down']);
      // A press that ends in a native menu or another window has no pointerup, only a move without buttons afterwards.
      dispatchEvent(new PointerEvent('pointermove', { buttons: 0 }));
      await until('the error is shown', () => error() === errorText);
      await mouse(['up']);
    });
  }
});
