import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './date-input.js';
import type { DassDateInput } from './date-input.js';
import '../../controls/dialog/dialog.js';
import { setLanguage } from '../../../locales/index.js';
import { clipboardEvent, pasteText } from '../../../test/support/clipboard.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const show = (properties: object = {}): Promise<DassDateInput> =>
  mount('dass-date-input', { properties: { label: 'Entrega', ...properties } });
const field = (element: Element): HTMLInputElement => find(element, '#control');
const shown = (element: Element): string => field(element).value;
/** Returns the selected part of the text. */
const part = (element: Element): string => {
  const { value, selectionStart, selectionEnd } = field(element);
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};
const enter = async (element: DassDateInput, keys: string): Promise<void> => {
  element.focus();
  await user.type(keys);
};
const paste = (element: Element, text: string): void => {
  const data = new DataTransfer();
  data.setData('text/plain', text);
  field(element).dispatchEvent(
    new InputEvent('beforeinput', {
      inputType: 'insertFromPaste',
      data: text,
      dataTransfer: data,
      cancelable: true,
      bubbles: true,
    }),
  );
};
/** Formats an instant in the local time zone. */
const here = (instant: string): string => {
  const date = new Date(instant);
  const pad = (part: number): string => String(part).padStart(2, '0');
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
};
const leave = async (element: DassDateInput): Promise<string> => {
  field(element).blur();
  await element.updateComplete;
  return find(element, '.error').textContent;
};
const cell = (element: Element, day: string): HTMLElement => find(element, `[data-day="${day}"]`);
const focusedDay = (): string | undefined => (focused() as HTMLElement | null)?.dataset.day;
const openCalendar = async (element: DassDateInput): Promise<void> => {
  element.focus();
  await user.press('Alt+ArrowDown');
  await until('the calendar has the focus', () => focusedDay());
};
const isOpen = (element: Element): boolean => find(element, '.panel').matches(':popover-open');

describe('dass-date-input', () => {
  afterEach(() => setLanguage('pt-BR'));

  describe('shows', () => {
    it('[DT-01] the value as DD/MM/YYYY, with a time as DD/MM/YYYY hh:mm', async () => {
      const element = await show({ value: '2026-03-05' });
      expect(shown(element)).to.equal('05/03/2026');
      element.withTime = true;
      element.value = '2026-03-05T14:30';
      await element.updateComplete;
      expect(shown(element)).to.equal('05/03/2026 14:30');
      element.withTime = false;
      await element.updateComplete;
      expect([shown(element), element.value]).to.deep.equal(['05/03/2026', '2026-03-05']);
      element.mask = 'YYYY-MM-DD';
      await element.updateComplete;
      expect(shown(element)).to.equal('2026-03-05');
      element.value = '';
      await element.updateComplete;
      expect([shown(element), field(element).placeholder]).to.deep.equal(['', 'AAAA-MM-DD']);
      await setLanguage('en');
      await element.updateComplete;
      expect(field(element).placeholder).to.equal('YYYY-MM-DD');
    });

    it('[DT-01] no invalid value, and ignores invalid bounds and masks', async () => {
      const warnings = await expectConsole(/^\[dass\] <dass-date-input>/, async () => {
        const element = await show({ value: '2026-02-31' });
        for (const invalid of ['99999-01-01', '05/03/2026', 7, {}, 'x'.repeat(1e6)]) {
          element.value = invalid as string;
          expect(element.value, String(invalid).slice(0, 20)).to.equal('');
        }
        Object.assign(element, { min: 'x', max: '2026-13-01', mask: 'DD/MM' });
        await element.updateComplete;
        expect([element.min, element.max, element.mask]).to.deep.equal(['', '', '']);
        element.mask = 'DD/MM/YYYY hh:mm';
        element.value = '2026-03-05';
        await element.updateComplete;
        expect(shown(element), 'a mask with a time for a date').to.equal('05/03/2026');
        Object.assign(element, { min: '2027-01-01', max: '2026-01-01' });
        await element.updateComplete;
        expect(element.validity.valid, 'a minimum above the maximum').to.equal(true);
      });
      expect(warnings.some((text) => text.includes('is after'))).to.equal(true);
    });

    it('[DT-01] the same time when daylight saving time changes: the value has no time zone', async () => {
      // The start of daylight saving time in São Paulo, and the repeated hour in New York.
      for (const value of ['2018-11-04T00:30', '2026-11-01T01:30', '2026-03-08T02:30']) {
        const element = await show({ withTime: true, value });
        element.focus();
        await user.press('ArrowUp');
        await user.press('ArrowDown');
        expect(element.value).to.equal(value);
        element.remove();
      }
    });
  });

  describe('accepts input', () => {
    it('[DT-01] with separators, without separators, and with a two-digit year', async () => {
      for (const keys of ['01032026', '01/03/2026', '1/3/26', '1.3.2026', '010326', '1-3-26']) {
        const element = await show();
        await enter(element, keys);
        await user.press('Enter');
        expect([shown(element), element.value], keys).to.deep.equal(['01/03/2026', '2026-03-01']);
        element.remove();
      }
      const element = await show({ withTime: true });
      await enter(element, '1/3/26 930');
      expect(element.value).to.equal('2026-03-01T09:30');
    });

    it('[DT-01] part by part: digits move on, arrow keys, Home and End move, a click selects', async () => {
      const element = await show({ value: '2026-03-05' });
      element.focus();
      await element.updateComplete;
      expect(part(element)).to.equal('05');
      await user.type('12');
      expect([shown(element), part(element)]).to.deep.equal(['12/03/2026', '03']);
      await user.press('ArrowRight');
      expect(part(element)).to.equal('2026');
      await user.press('Home');
      await user.press('Backspace');
      expect([shown(element), element.value]).to.deep.equal(['DD/03/2026', '']);
      await user.type('7');
      expect(element.value).to.equal('2026-03-07');
      await user.press('End');
      await user.press('Delete');
      expect(shown(element)).to.equal('07/03/AAAA');
      await user.type('2027');
      expect(element.value).to.equal('2027-03-07');
      const box = field(element).getBoundingClientRect();
      field(element).setSelectionRange(4, 4);
      field(element).click();
      expect(box.width).to.be.greaterThan(0);
      await element.updateComplete;
      expect(part(element), 'at the clicked position').to.equal('03');
    });

    it('[DT-01] that replaces the whole text when it is selected; Ctrl+Z undoes it', async () => {
      const element = await show({ value: '2026-03-05' });
      element.focus();
      await user.press('Control+a');
      await user.press('Delete');
      expect([shown(element), element.value]).to.deep.equal(['', '']);
      await user.press('Control+z');
      expect([shown(element), element.value]).to.deep.equal(['05/03/2026', '2026-03-05']);
      for (const redo of ['Control+y', 'Control+Shift+z']) {
        await user.press(redo);
        expect([shown(element), element.value], redo).to.deep.equal(['', '']);
        await user.press(redo);
        expect(shown(element), 'nothing to redo').to.equal('');
        await user.press('Control+z');
        expect([shown(element), element.value]).to.deep.equal(['05/03/2026', '2026-03-05']);
      }
      await user.press('Control+a');
      await user.type('7');
      await user.press('Control+y');
      expect(shown(element), 'an edit after undo clears the redo steps').to.equal('07/MM/AAAA');
      await user.type('0127');
      await user.press('Enter');
      expect(element.value).to.equal('2027-01-07');
    });

    it('[DT-01] by arrow keys that step the date within the bounds; H sets today', async () => {
      const element = await show({ value: '2026-01-31', max: '2026-03-15' });
      element.focus();
      await user.press('ArrowRight');
      await user.press('ArrowUp');
      expect([element.value, part(element)]).to.deep.equal(['2026-02-28', '02']);
      await user.press('Home');
      await user.press('ArrowUp');
      expect(element.value).to.equal('2026-03-01');
      await user.press('PageUp');
      expect(element.value).to.equal('2026-03-08');
      await user.press('PageUp');
      await user.press('PageUp');
      expect(element.value, 'not after the last part').to.equal('2026-03-15');
      await user.press('h');
      const now = new Date();
      const today = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((one) => String(one).padStart(2, '0'));
      expect(element.value).to.equal(today.join('-'));
      element.min = '2026-03-02';
      element.value = '2026-03-10';
      await element.updateComplete;
      await user.press('Home');
      await user.press('PageDown');
      await user.press('PageDown');
      expect(element.value, 'not before the first part').to.equal('2026-03-02');
      await user.press('t');
      expect(element.value, 'T as well').to.equal(today.join('-'));
    });

    it('[DT-01] by pasting many formats; a text that is not a date stays and can be corrected', async () => {
      const element = await show();
      element.focus();
      for (const text of ['1/3/26', '2026-03-01', '01.03.2026', ' 01/03/2026 00:00:00 ']) {
        paste(element, '31/12/1999');
        paste(element, text);
        await element.updateComplete;
        expect([shown(element), element.value], text).to.deep.equal(['01/03/2026', '2026-03-01']);
      }
      paste(element, '<b>amanhã</b>');
      await element.updateComplete;
      expect([shown(element), element.value]).to.deep.equal(['<b>amanhã</b>', '']);
      expect(await leave(element)).to.equal('Isto não é uma data: escreva DD/MM/AAAA');
      paste(element, 'x'.repeat(10_000_000));
      expect(element.validity.badInput).to.equal(true);
      element.focus();
      await user.press('Control+a');
      await user.type('05042026');
      expect(element.value).to.equal('2026-04-05');
    });

    it('[DT-01] by pasting formats of other programs; a time with a time zone is converted to that of the user', async () => {
      const element = await show({ withTime: true });
      const local = here('2026-03-01T10:20:00Z');
      for (const [text, expected] of [
        ['1 de março de 2026 14h30', '2026-03-01T14:30'],
        ['05/03/26 14h30', '2026-03-05T14:30'],
        ['2026-03-01T10:20:00Z', local],
        ['2026-03-01T07:20:00-03:00', local],
      ]) {
        element.value = '';
        paste(element, text!);
        await element.updateComplete;
        expect(element.value, text).to.equal(expected);
      }
    });

    it('[DT-01] and Tab moves to the calendar button', async () => {
      const element = await show({ value: '2026-03-05' });
      element.focus();
      await user.press('Tab');
      expectFocus(find(element, 'button[aria-haspopup]'));
      await user.press('Enter');
      await until('the calendar is open', () => isOpen(element));
      await user.press('Escape');
      await until('the calendar is closed', () => !isOpen(element));
      expectFocus(find(element, 'button[aria-haspopup]'));
    });

    it('[DT-01] by cut; copy and cut use the whole date', async () => {
      const element = await show({ value: '2026-03-05' });
      element.focus();
      await element.updateComplete;
      for (const [type, left] of [
        ['copy', '2026-03-05'],
        ['cut', ''],
      ] as const) {
        const event = clipboardEvent(type);
        field(element).dispatchEvent(event);
        expect([event.clipboardData.getData('text/plain'), element.value]).to.deep.equal(['05/03/2026', left]);
      }
      Object.assign(element, { value: '2026-03-05', readOnly: true });
      await element.updateComplete;
      field(element).dispatchEvent(clipboardEvent('cut'));
      expect(element.value, 'read-only').to.equal('2026-03-05');
    });

    it('[FI-03] pasted from databases and mails: the day that is written, in any time zone', async () => {
      for (const text of [
        '2026-03-01T00:00:00.000Z',
        '2026-03-01 23:59:59.999 -1200',
        'Sun, 01 Mar 2026 23:30:00 +1400',
      ]) {
        const element = await show();
        await pasteText(text, element);
        await element.updateComplete;
        expect([shown(element), element.value], text).to.deep.equal(['01/03/2026', '2026-03-01']);
        element.value = '2026-03-05T00:00:00.000Z';
        expect(element.value, 'set by the application').to.equal('2026-03-05');
        element.remove();
      }
      const withTime = await show({ withTime: true });
      await pasteText('\u200e05/03/2026 às 14:30', withTime);
      expect(withTime.value).to.equal('2026-03-05T14:30');
      withTime.value = '2026-03-05T14:30:00Z';
      const local = new Date('2026-03-05T14:30:00Z');
      expect(withTime.value.slice(8)).to.equal(
        `0${local.getDate()}T${String(local.getHours()).padStart(2, '0')}:${String(local.getMinutes()).padStart(2, '0')}`,
      );
    });

    itNeeds('composition', '[FI-04] digit by digit or as a whole, of an input method', async () => {
      const element = await show();
      element.focus();
      for (const digit of '05032026') {
        await user.compose(digit);
        await user.compose(digit, digit);
      }
      await element.updateComplete;
      expect([shown(element), element.value]).to.deep.equal(['05/03/2026', '2026-03-05']);
      const whole = await show();
      whole.focus();
      for (const text of ['0', '05', '050', '0503', '05032026']) await user.compose(text);
      await user.compose('05032026', '05032026');
      await whole.updateComplete;
      expect([shown(whole), whole.value]).to.deep.equal(['05/03/2026', '2026-03-05']);
      await user.press('Control+z');
      expect([shown(whole), whole.value], 'undone in one step').to.deep.equal(['', '']);
      await user.press('Control+y');
      await user.compose('1');
      whole.value = '2026-12-24';
      await user.compose('1', '1');
      await whole.updateComplete;
      expect(whole.value.slice(0, 8), 'the value of the application, not the one before').to.equal('2026-12-');
    });

    it('[DT-01] from autofill and input methods, which fire no cancelable event', async () => {
      const element = await show();
      const events = listen(element, 'input');
      element.focus();
      field(element).value = '2026-03-05';
      field(element).dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      await element.updateComplete;
      expect([shown(element), element.value, events.length]).to.deep.equal(['05/03/2026', '2026-03-05', 1]);
      field(element).value = '1/03/2026';
      field(element).dispatchEvent(
        new InputEvent('input', { inputType: 'insertCompositionText', data: '1', bubbles: true, composed: true }),
      );
      await element.updateComplete;
      expect(shown(element)).to.contain('/03/2026');
    });

    it('[DT-01] and fires `input` for each change of the value, and `change` once when it is committed', async () => {
      const element = await show({ value: '2026-03-05' });
      const events = listen(element, 'input', 'change');
      element.focus();
      await user.press('ArrowUp');
      await user.press('ArrowUp');
      expect(events.map(({ type }) => type)).to.deep.equal(['input', 'input']);
      await user.press('Enter');
      await user.press('Enter');
      field(element).blur();
      expect(events.map(({ type }) => type)).to.deep.equal(['input', 'input', 'change']);
      expect([events[0]!.event.composed, events[2]!.event.bubbles]).to.deep.equal([true, true]);
      element.value = '2026-01-01';
      await element.updateComplete;
      element.focus();
      await user.press('ArrowRight');
      field(element).blur();
      expect(events, 'no event for a script, or for opening the calendar').to.have.length(3);
    });

    it('[DT-01] and fills its parts with the first digits that fit, as native fields do', async () => {
      const element = await show();
      await enter(element, '99999999');
      expect([shown(element), element.value]).to.deep.equal(['09/09/9999', '9999-09-09']);
    });

    it('[DT-01] [FI-03] and keeps an incomplete date when the application answers the change with its empty value', async () => {
      const element = await show({ value: '2026-03-05' });
      element.addEventListener('input', () => queueMicrotask(() => (element.value = '')));
      element.focus();
      await user.press('Backspace');
      expect([element.value, shown(element)]).to.deep.equal(['', 'DD/03/2026']);
      element.value = '';
      await element.updateComplete;
      expect(shown(element), 'set later').to.equal('');
    });

    it('[DT-01] only while it is neither disabled nor read-only', async () => {
      const element = await show({ value: '2026-03-05', readOnly: true });
      element.focus();
      await user.press('ArrowUp');
      await user.type('1');
      await user.press('Alt+ArrowDown');
      expect([element.value, isOpen(element)]).to.deep.equal(['2026-03-05', false]);
      element.readOnly = false;
      element.disabled = true;
      await element.updateComplete;
      expect(findAll(element, ':disabled')).to.have.length(2);
    });
  });

  describe('shows an error', () => {
    const wrong = async (
      keys: string,
      properties: object = {},
    ): Promise<{ text: string; error: string; value: string }> => {
      const element = await show(properties);
      await enter(element, keys);
      const error = await leave(element);
      const { value } = element;
      const text = shown(element);
      element.remove();
      return { text, error, value };
    };

    it('[DT-01] for a day that does not exist, and keeps the typed text', async () => {
      expect(await wrong('31022026')).to.deep.equal({
        text: '31/02/2026',
        error: 'A data 31/02/2026 não existe: fevereiro de 2026 tem 28 dias',
        value: '',
      });
      expect(await wrong('00000000')).to.deep.equal({
        text: '00/00/0000',
        error: 'A data 00/00/0000 não existe',
        value: '',
      });
      expect((await wrong('31022026', { withTime: true })).error, 'without its time').to.equal(
        'A data 31/02/2026 não existe: fevereiro de 2026 tem 28 dias',
      );
      expect((await wrong('0113')).error).to.equal('Data incompleta: escreva DD/MM/AAAA');
      expect((await wrong('0103202')).text).to.equal('01/03/202');
      expect((await wrong('29022024')).value).to.equal('2024-02-29');
      expect((await wrong('010199999')).value, 'no year has five digits').to.equal('9999-01-01');
    });

    it('[DT-01] for a date out of bounds or on a disabled day, which is still the value', async () => {
      const bounds = { min: '2026-03-02', max: '2026-06-30', disabledDays: ['2026-04-03'] };
      expect(await wrong('01032026', bounds)).to.deep.equal({
        text: '01/03/2026',
        error: 'A primeira data possível é 02/03/2026',
        value: '2026-03-01',
      });
      expect((await wrong('01072026', bounds)).error).to.equal('A última data possível é 30/06/2026');
      expect((await wrong('03042026', bounds)).error).to.equal('Este dia não pode ser escolhido');
      expect((await wrong('30062026', bounds)).error).to.equal('');
      expect(
        (await wrong('30062026 2359', { ...bounds, withTime: true })).error,
        'the last day is included to its end',
      ).to.equal('');
      const throws = (): boolean => {
        throw new Error('no');
      };
      await expectConsole(/^\[dass\] <dass-date-input> 'disabledDays' has thrown: Error: no$/, async () => {
        expect((await wrong('03042026', { disabledDays: throws })).error).to.equal('');
      });
      expect((await wrong('03042026', { disabledDays: (day: string) => day === '2026-04-03' })).error).to.not.equal('');
    });

    it('[DT-01] only after the user left the field, and when it is required and empty', async () => {
      const element = await show({ required: true });
      await enter(element, '3102');
      expect(find(element, '.error').textContent).to.equal('');
      expect(element.validity.badInput).to.equal(true);
      await user.press('Control+a');
      await user.press('Delete');
      expect(element.validity.valueMissing).to.equal(true);
      expect(await leave(element)).to.equal('Campo obrigatório');
      expect(field(element).getAttribute('aria-invalid')).to.equal('true');
    });
  });

  it('takes part in a form: value, reset, and typed text that the browser restores', async () => {
    const form = await mountHtml<HTMLFormElement>(
      '<form><dass-date-input name="d" label="D" value="2026-03-05"></dass-date-input></form>',
    );
    const element = form.querySelector('dass-date-input')!;
    const data = (): FormDataEntryValue | null => new FormData(form).get('d');
    expect(data()).to.equal('2026-03-05');
    await enter(element, '31022026');
    expect([data(), form.checkValidity()]).to.deep.equal([null, false]);
    form.reset();
    await element.updateComplete;
    expect([data(), shown(element), form.checkValidity()]).to.deep.equal(['2026-03-05', '05/03/2026', true]);
    element.formStateRestoreCallback('2026-04-01');
    expect(element.value).to.equal('2026-04-01');
    const events = listen(element, 'input');
    element.removeAttribute('value');
    form.reset();
    await enter(element, '3102');
    events.length = 0;
    form.reset();
    await element.updateComplete;
    expect([shown(element), events.length], 'invalid text is removed').to.deep.equal(['', 0]);
    element.formStateRestoreCallback('31/02');
    await element.updateComplete;
    expect([shown(element), events.length]).to.deep.equal(['31/02', 0]);
  });

  it('has a description with its format and its keys', async () => {
    const element = await show();
    const ids = field(element).getAttribute('aria-describedby')!.split(' ');
    const texts = ids.map((id) => element.shadowRoot!.getElementById(id)!.textContent);
    expect(texts.join(' ')).to.contain('Formato DD/MM/AAAA.');
  });

  describe('has a calendar', () => {
    it('[DT-01] that Alt+Down and the button open on the day of the value', async () => {
      const element = await show({ value: '2026-03-05' });
      await openCalendar(element);
      expect(focusedDay()).to.equal('2026-03-05');
      expect(cell(element, '2026-03-05').getAttribute('aria-selected')).to.equal('true');
      expect(cell(element, '2026-03-05').getAttribute('aria-label')).to.equal('quinta-feira, 5 de março de 2026');
      expect(findAll(element, 'th').map((one) => one.textContent)[0]).to.equal('dom');
      await user.press('Escape');
      await until('the calendar is closed', () => !isOpen(element));
      expectFocus(field(element));
      await user.click(find(element, '.inside'));
      await until('the calendar is open', () => isOpen(element));
      await user.click(find(element, '.inside'));
      await until('the calendar is closed', () => !isOpen(element));
    });

    it('[DT-01] in which keys move and Enter selects, fires `input` and `change`, and restores the focus', async () => {
      const element = await show({ value: '2026-01-31' });
      const events = listen(element, 'input', 'change');
      await openCalendar(element);
      await user.press('PageDown');
      await until('one month later', () => focusedDay() === '2026-02-28');
      expect(find(element, '.calendar [aria-live=polite]').textContent, 'the month is announced').to.equal(
        'fevereiro de 2026',
      );
      expect(find(element, 'table').getAttribute('aria-label')).to.equal('fevereiro de 2026');
      expect(find(element, 'table').getAttribute('role')).to.equal('grid');
      await user.press('ArrowRight');
      await until('the next month', () => focusedDay() === '2026-03-01');
      await user.press('End');
      await until('the end of the week', () => focusedDay() === '2026-03-07');
      await user.press('Enter');
      await until('the calendar is closed', () => !isOpen(element));
      expect([element.value, shown(element)]).to.deep.equal(['2026-03-07', '07/03/2026']);
      expect(events.map(({ type }) => type)).to.deep.equal(['input', 'change']);
      await until('the focus is back', () => focused() === field(element));
    });

    it('[DT-01] that starts at the first enabled day, follows the text direction, and selects with Space', async () => {
      document.documentElement.dir = 'rtl';
      try {
        const element = await show({ min: '2999-05-10' });
        await openCalendar(element);
        expect(focusedDay()).to.equal('2999-05-10');
        await user.press('ArrowLeft');
        await until('the next day', () => focusedDay() === '2999-05-11');
        await user.press('Space');
        await until('the calendar is closed', () => !isOpen(element));
        expect(element.value).to.equal('2999-05-11');
      } finally {
        document.documentElement.removeAttribute('dir');
      }
    });

    it('[DT-01] that closes when the field is disabled, made read-only or removed', async () => {
      const element = await show({ value: '2026-03-05' });
      await openCalendar(element);
      element.readOnly = true;
      await until('the calendar is closed', () => !isOpen(element));
      element.readOnly = false;
      await openCalendar(element);
      element.remove();
      document.body.append(element);
      await element.updateComplete;
      expect(isOpen(element)).to.equal(false);
    });

    it('[DT-01] in which the user selects month and year, and a day by a click', async () => {
      const element = await show({ value: '2026-03-05' });
      const events = listen(element, 'input', 'change');
      await openCalendar(element);
      const [month, year] = findAll<HTMLSelectElement>(element, 'select') as [HTMLSelectElement, HTMLSelectElement];
      month.value = '12';
      month.dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
      year.value = '2030';
      year.dispatchEvent(new Event('change', { bubbles: true }));
      await until('the month is shown', () => findAll(element, '[data-day="2030-12-25"]').length === 1);
      expect(events, 'selecting a month fires no change').to.have.length(0);
      await user.click(findAll(element, '.months .icon-button')[1]!);
      await until('the next month', () => findAll(element, '[data-day="2031-01-15"]').length === 1);
      await user.click(findAll(element, '.months .icon-button')[0]!);
      await until('the month before', () => findAll(element, '[data-day="2030-12-15"]').length === 1);
      await user.click(findAll(element, '.months .icon-button')[1]!);
      await until('the next month', () => findAll(element, '[data-day="2031-01-15"]').length === 1);
      await user.click(cell(element, '2031-01-15'));
      expect(element.value).to.equal('2031-01-15');
    });

    it('[DT-01] in which days out of bounds and disabled days cannot be selected', async () => {
      const element = await show({
        value: '2026-03-05',
        min: '2026-03-03',
        max: '2026-03-20',
        disabledDays: ['2026-03-10'],
      });
      await openCalendar(element);
      for (const [day, disabled] of [
        ['2026-03-02', 'true'],
        ['2026-03-03', null],
        ['2026-03-10', 'true'],
        ['2026-03-20', null],
        ['2026-03-21', 'true'],
      ] as const)
        expect(cell(element, day).getAttribute('aria-disabled'), day).to.equal(disabled);
      await user.click(cell(element, '2026-03-10'));
      expect([element.value, isOpen(element)]).to.deep.equal(['2026-03-05', true]);
      await user.press('Home');
      await until('the first day of the week', () => focusedDay() === '2026-03-08' || focusedDay() === '2026-03-01');
      await user.press('PageUp');
      await user.press('Enter');
      expect(element.value, 'a day before the first').to.equal('2026-03-05');
      expect(find<HTMLElement & { disabled: boolean }>(element, '.now').disabled, 'today is out of bounds').to.equal(
        true,
      );
    });

    it('[DT-01] with buttons for today and clear', async () => {
      const element = await show({ value: '2020-01-01' });
      await openCalendar(element);
      await user.click(find(element, '.now'));
      expect(element.value.slice(0, 4)).to.equal(String(new Date().getFullYear()));
      await until('the calendar is closed', () => !isOpen(element));
      await openCalendar(element);
      expect(find(element, '[aria-current=date]').dataset.day).to.equal(element.value);
      await user.press('ArrowDown');
      await until('the other day has the focus', () => focusedDay() !== element.value);
      expect(findAll(element, '[aria-current=date]').map(({ dataset }) => dataset.day)).to.not.include(focusedDay());
      await user.click(find(element, '.clear'));
      expect([element.value, shown(element)]).to.deep.equal(['', '']);
    });

    it('[DT-01] with fields for the time', async () => {
      const element = await show({ withTime: true, value: '2026-03-05T14:30' });
      await openCalendar(element);
      await user.click(cell(element, '2026-03-06'));
      expect([element.value, isOpen(element)]).to.deep.equal(['2026-03-06T14:30', true]);
      const [, , hour, minute] = findAll<HTMLSelectElement>(element, 'select');
      hour!.value = '9';
      hour!.dispatchEvent(new Event('change', { bubbles: true }));
      await element.updateComplete;
      minute!.value = '5';
      minute!.dispatchEvent(new Event('change', { bubbles: true }));
      expect(element.value).to.equal('2026-03-06T09:05');
      cell(element, '2026-03-06').focus();
      await user.press('ArrowRight');
      await until('the next day has the focus', () => focusedDay() === '2026-03-07');
      minute!.value = '6';
      minute!.dispatchEvent(new Event('change', { bubbles: true }));
      expect(element.value, 'the time belongs to the selected day').to.equal('2026-03-06T09:06');
      await element.updateComplete;
      await user.click(find(element, '.done'));
      await until('the calendar is closed', () => !isOpen(element));
    });

    it('[DT-01] whose first day of the week follows the language', async () => {
      await setLanguage('es');
      const element = await show({ value: '2026-03-05' });
      await openCalendar(element);
      expect(find(element, 'th').getAttribute('aria-label')).to.equal('lunes');
      expect(find(element, 'td').dataset.day).to.equal('2026-02-23');
    });

    it('[DT-01] [DL-03] above a modal dialog, where Escape closes only the calendar', async () => {
      const dialog = await mount('dass-dialog', {
        properties: { heading: 'Pedido' },
        children: '<dass-date-input label="Entrega" value="2026-03-05"></dass-date-input>',
      });
      await dialog.show();
      const element = dialog.querySelector('dass-date-input')!;
      await openCalendar(element);
      await user.click(cell(element, '2026-03-12'));
      expect([element.value, dialog.open]).to.deep.equal(['2026-03-12', true]);
      await openCalendar(element);
      await user.press('Escape');
      await until('the calendar is closed', () => !isOpen(element));
      expect(dialog.open).to.equal(true);
    });

    it('[DT-01] beside its field where there is no room above and below', async () => {
      await setViewport({ width: 1093, height: 614 });
      try {
        for (const side of ['left', 'right']) {
          const place = await mountHtml(`<div style="position: fixed; inset-block-start: 290px; ${side}: 24px"></div>`);
          const properties = { label: 'Entrega', value: '2026-03-05' };
          const element = await mount('dass-date-input', { properties }, place);
          await openCalendar(element);
          const panel = find(element, '.panel').getBoundingClientRect();
          const box = find(element, '.box').getBoundingClientRect();
          const about = JSON.stringify([side, panel, box]);
          expect(panel.height, 'neither above nor below').to.be.greaterThan(300);
          expect(side === 'left' ? panel.left >= box.right - 1 : panel.right <= box.left + 1, about).to.equal(true);
          expect([panel.top >= 0, panel.bottom <= innerHeight], about).to.deep.equal([true, true]);
          place.remove();
        }
      } finally {
        await setViewport({ width: 800, height: 600 });
      }
    });

    for (const [width, height] of [
      [375, 667],
      [320, 568],
      [667, 375],
      [568, 320],
    ] as const)
      it(`[DT-01] that fits completely on a phone of ${width} × ${height}`, async () => {
        const room = await mountHtml('<div></div>');
        room.style.blockSize = '90px';
        await setViewport({ width, height });
        try {
          for (const withTime of [false, true]) {
            const element = await show({ value: '2026-09-05T14:30', withTime });
            element.scrollIntoView({ block: 'center' });
            await openCalendar(element);
            const panel = find(element, '.panel');
            await until('the whole calendar is in view', () => {
              const { left, right, bottom, top } = panel.getBoundingClientRect();
              return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
            });
            expect(panel.scrollWidth - panel.clientWidth, 'no horizontal scrolling').to.be.at.most(0);
            expect(panel.scrollHeight - panel.clientHeight, 'no vertical scrolling').to.be.at.most(0);
            for (const control of findAll(element, 'td, select, .calendar dass-button, .calendar button')) {
              const { left, right } = control.getBoundingClientRect();
              const outer = panel.getBoundingClientRect();
              expect(left >= outer.left && right <= outer.right, control.outerHTML.slice(0, 60)).to.equal(true);
            }
            element.remove();
          }
        } finally {
          await setViewport({ width: 800, height: 600 });
        }
      });
  });
});
