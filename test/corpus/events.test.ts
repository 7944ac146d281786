import { expect } from 'chai';
import '../../elements/fields/date-input/date-input.js';
import '../../elements/fields/text-input/text-input.js';
import { createExample, kitElements } from '../support/elements/elements.js';
import { textControls, type TextControl } from '../support/elements/text-controls.js';
import { keep, listen, mount, rendered } from '../support/fixture.js';
import { replay } from '../support/replay.js';
import { find, painted, user } from '../support/user.js';
import { eventLogs, type EventLog } from './events.js';

const elements = await kitElements();

const fields: Readonly<
  Record<EventLog['field'], () => Promise<HTMLElementTagNameMap['dass-date-input' | 'dass-text-input']>>
> = {
  text: () => mount('dass-text-input', { properties: { label: 'Texto' } }),
  number: () => mount('dass-text-input', { properties: { label: 'Valor', type: 'number' } }),
  phone: () => mount('dass-text-input', { properties: { label: 'Telefone', mask: 'phone' } }),
  'tax-number': () => mount('dass-text-input', { properties: { label: 'CPF', mask: 'tax-number' } }),
  date: () => mount('dass-date-input', { properties: { label: 'Data' } }),
};

describe('Event logs of keyboards', () => {
  for (const { from, field: kind, steps, value } of eventLogs)
    it(`[FI-04] ${from}: a ${kind} field has the value once, and one change`, async () => {
      const field = await fields[kind]();
      const form = keep(document.createElement('form'));
      const happened: string[] = [];
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        happened.push('submit');
      });
      field.before(form);
      form.append(field);
      for (const type of ['change', 'dass-confirm']) field.addEventListener(type, () => happened.push(type));
      await rendered(field);
      field.focus();
      const inputs = listen(field, 'input');
      await replay(find<TextControl>(field, '#control'), steps, () => field.updateComplete);
      expect(field.value).to.equal(value);
      expect(happened, 'while typing').to.deep.equal([]);
      if (value) expect(inputs.length, 'input events').to.be.greaterThan(0);
      find<TextControl>(field, '#control').blur();
      await rendered(field);
      expect(field.value, 'after leaving').to.equal(value);
      expect(happened).to.deep.equal(value ? ['change'] : []);
    });

  /** Fields of an application, and fields whose text has a rule: their logs are above. */
  const isOther = (control: TextControl): boolean => {
    const root = control.getRootNode();
    if (!(root instanceof ShadowRoot)) return true;
    const { localName, type, mask } = root.host as HTMLElement & { type?: string; mask?: string };
    return localName === 'dass-date-input' || type === 'number' || Boolean(mask);
  };

  for (const { tag, examples } of elements)
    it(`[FI-04] <${tag}> has each composed text once, in each of its text fields`, async () => {
      const example = Object.values(examples)[0]!;
      const element = keep(createExample(tag, example));
      document.body.append(element);
      await rendered(element);
      if ('open' in element && textControls(element).length === 0) {
        element.open = true;
        await rendered(element);
        await painted();
      }
      for (const { from, steps, value } of eventLogs.filter(({ field }) => field === 'text'))
        for (const index of textControls(element).slice(0, 3).keys()) {
          const control = textControls(element)[index];
          if (!control || isOther(control)) continue;
          control.focus();
          control.select();
          if (control.value) await user.press('Backspace');
          await replay(control, steps, () => rendered(element));
          expect(control.value.trim(), `${from}: field ${index}`).to.equal(value);
        }
    });
});
