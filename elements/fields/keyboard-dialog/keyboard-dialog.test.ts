import { expect } from 'chai';
import { setViewport } from '@web/test-runner-commands';
import './keyboard-dialog.js';
import '../text-input/text-input.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import type { DassTextInput } from '../text-input/text-input.js';
import type { DassKeyboardDialog } from './keyboard-dialog.js';
import { openKeyboard } from './open-keyboard.js';

const key = (root: Element, name: string): HTMLElement => {
  const found = findAll(root, '.key').find((one) => one.ariaLabel === name);
  if (!found) throw new Error(`No key '${name}'`);
  return found;
};
const press = async (root: Element, ...names: string[]): Promise<void> => {
  for (const name of names) await user.click(key(root, name));
};
const written = (dialog: Element): string => find<HTMLInputElement>(dialog, '#control').value;
const ready = (dialog: Element): Promise<unknown> =>
  until('the text is selected', () => {
    const control = findAll<HTMLInputElement>(dialog, '#control')[0];
    return control && focused() === control && control.selectionEnd === control.value.length;
  });
async function opened(properties: Record<string, unknown> = {}): Promise<DassKeyboardDialog> {
  const dialog = await mount('dass-keyboard-dialog', {
    properties: { label: 'Descrição', value: 'Malha', ...properties },
  });
  await dialog.show();
  await ready(dialog);
  return dialog;
}
const theDialog = async (): Promise<DassKeyboardDialog> => {
  const dialog = await until('the dialog is open', () => findAll(document.body, 'dass-keyboard-dialog')[0]);
  await ready(dialog);
  return dialog as DassKeyboardDialog;
};

/** Only for this page, because other tests use the same storage at the same time. */
const preferKeyboard = (isPreferred: boolean): void => {
  virtualKeyboardPreference.get = () => isPreferred;
};

describe('dass-keyboard-dialog', () => {
  let clock: StoppedClock | undefined;
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    preferKeyboard(false);
    await setViewport({ width: 1280, height: 800 });
  });

  it('[VK-03] the first key replaces the text, except Enter, Caps Lock and Shift', async () => {
    const dialog = await opened();
    await press(dialog, 'Maiúsculas fixas', 'Maiúsculas fixas', 'Maiúscula');
    expect(written(dialog)).to.equal('Malha');
    await press(dialog, 'T', 'x');
    expect(written(dialog)).to.equal('Tx');

    const other = await opened({ value: 'Couro' });
    await press(other, 'Apagar');
    expect(written(other)).to.equal('');

    const third = await opened({ value: 'Couro' });
    await user.type('z');
    expect(written(third), 'a physical key counts too').to.equal('z');

    const fourth = await opened({ value: 'Couro', multiline: true });
    await press(fourth, 'acento agudo', 'a', 'b');
    expect(written(fourth)).to.equal('áb');
  });

  it('[VK-03] keeps the text after the user has placed the caret', async () => {
    const dialog = await opened();
    await press(dialog, 'Cursor à direita', 's');
    expect(written(dialog)).to.equal('Malhas');
  });

  it('[VK-04] returns the text once, 400 ms after the button or Enter confirmed it', async () => {
    for (const confirm of [
      (dialog: Element) => user.click(find(dialog, '.confirm')),
      (dialog: Element) => press(dialog, 'Enter'),
      () => user.press('Enter'),
    ]) {
      const dialog = await opened();
      const events = listen(dialog, 'dass-confirm', 'dass-close');
      await press(dialog, 'a', 'Espaço');
      clock = stopClock(400);
      await confirm(dialog);
      await confirm(dialog);
      clock.pass(399);
      expect(events).to.have.length(0);
      expect(dialog.open).to.equal(true);
      clock.pass(1);
      expect(events).to.have.length(2);
      clock.pass(1000);
      expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
        ['dass-confirm', { value: 'a' }],
        ['dass-close', { reason: 'confirm', value: 'a' }],
      ]);
      expect(dialog.open).to.equal(false);
      clock.restore();
      clock = undefined;
    }
  });

  it('[VK-04] stays open with its text when confirming is prevented; keys do nothing during the delay', async () => {
    const dialog = await opened();
    const events = listen(dialog, 'dass-close');
    dialog.addEventListener('dass-confirm', (event) => event.preventDefault(), { once: true });
    clock = stopClock(400);
    await press(dialog, 'a');
    await user.click(find(dialog, '.confirm'));
    await press(dialog, 'b');
    clock.pass(400);
    await dialog.updateComplete;
    expect([dialog.open, written(dialog), events.length]).to.deep.equal([true, 'a', 0]);
    await press(dialog, 'b', 'Enter');
    clock.pass(400);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ reason: 'confirm', value: 'ab' }]);
  });

  it('[VK-04] returns no text when it is closed during the delay or canceled', async () => {
    const dialog = await opened();
    const events = listen(dialog, 'dass-confirm', 'dass-close');
    clock = stopClock(400);
    await press(dialog, 'a');
    await user.click(find(dialog, '.confirm'));
    await user.press('Escape');
    await dialog.show();
    clock.pass(1000);
    expect(events.map(({ type, detail }) => [type, detail])).to.deep.equal([
      ['dass-close', { reason: 'escape', value: '' }],
    ]);
    await ready(dialog);
    expect(written(dialog), 'it starts again').to.equal('Malha');
    await user.click(find(dialog, '.cancel'));
    expect(events.at(-1)?.detail).to.deep.equal({ reason: 'cancel', value: '' });
  });

  it('[DL-02] is at most 1200 px wide, and [DL-01] fills a small screen', async () => {
    await setViewport({ width: 1500, height: 900 });
    const dialog = await opened();
    expect(find(dialog, 'dialog').getBoundingClientRect().width).to.equal(1200);
    await setViewport({ width: 768, height: 1024 });
    await painted();
    for (const one of findAll(dialog, '.key'))
      expect(one.getBoundingClientRect().width, one.ariaLabel ?? '').to.be.at.least(44);
    await setViewport({ width: 375, height: 700 });
    await painted();
    expect(find(dialog, 'dialog').getBoundingClientRect().width).to.equal(375);
    const body = find(dialog, '.body');
    expect(body.scrollWidth).to.equal(body.clientWidth);
  });

  it('[VK-03] applies masks and counts characters like the text input', async () => {
    const dialog = await opened({ mask: 'tax-number', layout: 'numeric', value: '' });
    await press(dialog, '5', '2', '9', '9');
    expect(written(dialog)).to.equal('529.9');
    const other = await opened({ maxLength: 3, value: '' });
    await press(other, 'a', 'b');
    expect(find(other, '.count').textContent).to.contain('2 / 3');
  });

  it('[VK-03] shows the problem of a text when the user leaves it', async () => {
    const dialog = await opened({ maxLength: 3, value: 'abcd' });
    const text = find<HTMLInputElement>(dialog, '#control');
    expect([text.labels?.[0]?.textContent?.trim(), text.ariaInvalid]).to.deep.equal(['Descrição', null]);
    find<HTMLElement>(dialog, '.cancel').focus();
    await until('the error is shown', () => find(dialog, '.error').textContent === 'Um caractere a mais');
    expect(text.ariaInvalid).to.equal('true');
    text.focus();
    await user.press('End');
    await user.press('Backspace');
    await until('the error is gone', () => find(dialog, '.error').textContent === '');
  });

  it('[VK-04] trims the text, except a password', async () => {
    for (const [type, expected] of [
      ['password', ' segredo '],
      ['text', 'segredo'],
    ]) {
      const dialog = await opened({ type, value: '' });
      const events = listen(dialog, 'dass-confirm', 'dass-close');
      await user.type(' segredo ');
      await user.click(find(dialog, '.confirm'));
      await until('the dialog is closed', () => events.length === 2);
      expect(events.map(({ detail }) => (detail as { value: string }).value)).to.deep.equal([expected, expected]);
    }
  });

  describe('openKeyboard()', () => {
    it('[VK-04] resolves with the typed text, or null when canceled or aborted', async () => {
      const first = openKeyboard({ label: 'Nome', value: 'Ana' });
      const dialog = await theDialog();
      await press(dialog, 'b');
      await user.click(find(dialog, '.confirm'));
      expect(await first).to.equal('b');
      expect(findAll(document.body, 'dass-keyboard-dialog')).to.have.length(0);

      const second = openKeyboard();
      await theDialog();
      await user.press('Escape');
      expect(await second).to.equal(null);

      const abort = new AbortController();
      const third = openKeyboard({ type: 'number', signal: abort.signal });
      expect((await theDialog()).layout).to.equal('numeric');
      abort.abort();
      expect(await third).to.equal(null);
    });
  });

  describe('in a text field, with the preference enabled', () => {
    const button = (input: Element): HTMLButtonElement => find<HTMLButtonElement>(input, '.keyboard');
    async function field(markup: string): Promise<DassTextInput> {
      preferKeyboard(true);
      return mountHtml<DassTextInput>(markup);
    }

    it('[VK-02] shows a button and keeps the system keyboard closed, only with the preference', async () => {
      const input = await field('<dass-text-input label="Nome" inputmode="email"></dass-text-input>');
      expect(button(input).ariaLabel).to.equal('Abrir teclado virtual');
      expect(find(input, '#control').inputMode).to.equal('none');
      input.withoutKeyboard = true;
      await input.updateComplete;
      expect(findAll(input, '.keyboard')).to.have.length(0);
      expect(find(input, '#control').inputMode).to.equal('email');
      preferKeyboard(false);
      const other = await mount('dass-text-input', { properties: { label: 'Nome' } });
      expect(findAll(other, '.keyboard')).to.have.length(0);
    });

    it('[VK-02] types the confirmed text into the field as native input', async () => {
      const input = await field('<dass-text-input label="CPF" mask="tax-number" value="1"></dass-text-input>');
      const events = listen(input, 'input', 'change', 'dass-confirm');
      await user.click(button(input));
      const dialog = await theDialog();
      expect(dialog.layout).to.equal('numeric');
      await press(dialog, ...'52998224725');
      await user.click(find(dialog, '.confirm'));
      await until('the text is in the field', () => input.value === '52998224725');
      await input.updateComplete;
      expect(find<HTMLInputElement>(input, '#control').value).to.equal('529.982.247-25');
      expect(events.map(({ type }) => type)).to.deep.equal(['input', 'change', 'dass-confirm']);
      expect(events[2]?.detail).to.deep.equal({ value: '52998224725', reason: 'enter' });
      expectFocus(find(input, '#control'), 'the focus is in the field');
    });

    itNeeds('undo by keys', '[VK-02] text from the keyboard can be undone in the field, like typed text', async () => {
      const input = await field('<dass-text-input label="Nome" value="Malha"></dass-text-input>');
      await user.click(button(input));
      const dialog = await theDialog();
      await press(dialog, 'f', 'i', 'o');
      await user.click(find(dialog, '.confirm'));
      await until('the text is in the field', () => input.value === 'fio');
      await until('the focus is in the field', () => focused() === find(input, '#control'));
      await user.press('Control+z');
      await until('the text is undone', () => input.value === 'Malha');
    });

    it('[VK-02] shows a number in the format of the language', async () => {
      const input = await field('<dass-text-input label="Preço" type="number" value="1.5"></dass-text-input>');
      await user.click(button(input));
      const dialog = await theDialog();
      expect(written(dialog)).to.equal('1,5');
      await press(dialog, '2', 'vírgula', '5');
      await user.click(find(dialog, '.confirm'));
      await until('the text is in the field', () => input.value === '2.5');
      await input.updateComplete;
      expect(find<HTMLInputElement>(input, '#control').value).to.equal('2,5');
    });

    it('[VK-02] does not change a field that was removed or made read-only meanwhile', async () => {
      const input = await field('<dass-text-input label="Nome" value="a"></dass-text-input>');
      await user.click(button(input));
      const dialog = await theDialog();
      await press(dialog, 'b');
      input.readOnly = true;
      await user.click(find(dialog, '.confirm'));
      await until('the dialog has closed', () => findAll(document.body, 'dass-keyboard-dialog').length === 0);
      await input.updateComplete;
      expect(input.value).to.equal('a');
      expect(button(input).disabled).to.equal(true);

      const removed = await field('<dass-text-input label="Nome" value="a"></dass-text-input>');
      const events = listen(removed, 'input', 'dass-confirm');
      await user.click(button(removed));
      const other = await theDialog();
      await press(other, 'b');
      removed.remove();
      await user.click(find(other, '.confirm'));
      await until('the dialog has closed', () => findAll(document.body, 'dass-keyboard-dialog').length === 0);
      await painted();
      expect([removed.value, events.length]).to.deep.equal(['a', 0]);
    });
  });
});
