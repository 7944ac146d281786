import { expect } from 'chai';
import './keyboard.js';
import '../text-input/text-input.js';
import { setLanguage } from '../../../locales/index.js';
import { stopClock } from '../../../test/support/emulation/clock.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { listen, mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, focused, middle, painted, user, until } from '../../../test/support/user.js';
import type { DassKeyboard } from './keyboard.js';

const key = (keyboard: Element, name: string): HTMLElement => {
  const found = findAll(keyboard, '.key').find((one) => one.ariaLabel === name);
  if (!found) throw new Error(`No key '${name}'`);
  return found;
};
const press = async (keyboard: Element, ...names: string[]): Promise<void> => {
  for (const name of names) await user.click(key(keyboard, name));
};
const mountKeyboard = (properties: Record<string, unknown> = {}): Promise<DassKeyboard> =>
  mount('dass-keyboard', { properties });
/** Mounts a keyboard for a focused field of the page. */
async function forField<E extends HTMLElement>(markup: string): Promise<[DassKeyboard, E]> {
  const target = await mountHtml<E>(markup);
  const keyboard = await mountKeyboard({ target });
  target.focus();
  return [keyboard, target];
}
const offered = (keyboard: Element): string[] =>
  find(keyboard, '.variants').matches(':popover-open')
    ? findAll(keyboard, '.variant').map((one) => one.ariaLabel!)
    : [];

describe('dass-keyboard', () => {
  afterEach(() => setLanguage('pt_BR'));

  it('[VK-05] is a grid of 15 or 3 columns with keys of at least 44 px', async () => {
    const keyboard = await mountKeyboard();
    const columns = (): number => getComputedStyle(find(keyboard, '.keys')).gridTemplateColumns.split(' ').length;
    expect(columns()).to.equal(15);
    for (const one of findAll(keyboard, '.key')) {
      const { width, height } = one.getBoundingClientRect();
      expect(Math.min(width, height), one.ariaLabel ?? '').to.be.at.least(44);
    }
    keyboard.layout = 'numeric';
    await keyboard.updateComplete;
    expect(columns()).to.equal(3);
    expect(findAll(keyboard, '.key').map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      ...['7', '8', '9', '4', '5', '6', '1', '2', '3'],
      ...['vírgula', '0', 'Apagar', 'Limpar', 'hífen', 'Enter'],
    ]);
  });

  it('[VK-03] Shift applies to one character; Shift and Caps Lock show their state', async () => {
    const keyboard = await mountKeyboard();
    const events = listen(keyboard, 'dass-key');
    await press(keyboard, 'Maiúscula');
    expect(key(keyboard, 'Maiúscula').ariaPressed).to.equal('true');
    await press(keyboard, 'A', 'b', 'Maiúsculas fixas', 'C', 'D', 'Maiúsculas fixas', 'e');
    expect(keyboard.value).to.equal('AbCDe');
    expect(key(keyboard, 'Maiúscula').ariaPressed).to.equal('false');
    expect(events.map(({ detail }) => (detail as { key: string }).key)).to.deep.equal([
      ...['shift', 'A', 'b', 'lock', 'C', 'D', 'lock', 'e'],
    ]);
  });

  it('[VK-03] follows the language: ABNT2 with dead keys, Latin American, US', async () => {
    const keyboard = await mountKeyboard();
    await press(keyboard, 'acento agudo', 'a', 'til', 'o', 'ç');
    expect(keyboard.value).to.equal('áõç');
    await setLanguage('es');
    await keyboard.updateComplete;
    await press(keyboard, 'ñ', 'acento agudo', 'e', 'Espacio');
    expect(keyboard.value).to.equal('áõçñé ');
    keyboard.language = 'en';
    await keyboard.updateComplete;
    expect(findAll(keyboard, '.key').some(({ ariaLabel }) => ariaLabel === 'ñ')).to.equal(false);
  });

  it('[VK-03] types into a field at its caret, replaces its selection, and keeps the focus there', async () => {
    const [keyboard, input] = await forField<HTMLInputElement>('<input aria-label="Nome" value="Tecido">');
    input.setSelectionRange(0, 2);
    await press(keyboard, 'm', 'Cursor à direita', 'Apagar', 'Apagar à frente', 'x');
    expect(input.value).to.equal('mxdo');
    expectFocus(input);
    expect(input.selectionStart).to.equal(2);
    await user.type('y');
    expect(input.value, 'a physical keyboard at the same time').to.equal('mxydo');
    await press(keyboard, 'Limpar');
    expect(input.value).to.equal('');
  });

  it('[VK-03] is native input for the field: events, masks, maximum length', async () => {
    const [keyboard, input] = await forField<HTMLInputElement>('<input aria-label="Nome" maxlength="2">');
    const events: string[] = [];
    for (const type of ['beforeinput', 'input'])
      input.addEventListener(type, (event) => {
        // WebKit fires events also for text that exceeds the maximum length.
        const { inputType, data } = event as InputEvent;
        if (data !== '') events.push(`${type} ${inputType} ${input.value}`);
      });
    await press(keyboard, 'a', 'b', 'c', 'Apagar');
    expect(events).to.deep.equal([
      'beforeinput insertText ',
      'input insertText a',
      'beforeinput insertText a',
      'input insertText ab',
      'beforeinput deleteContentBackward ab',
      'input deleteContentBackward a',
    ]);
    input.addEventListener('beforeinput', (event) => event.preventDefault());
    await press(keyboard, 'z');
    expect(input.value).to.equal('a');

    const [other, taxNumber] = await forField<HTMLElementTagNameMap['dass-text-input']>(
      '<dass-text-input label="CPF" mask="tax-number"></dass-text-input>',
    );
    other.layout = 'numeric';
    await other.updateComplete;
    await press(other, '5', '2', '9', '9', '8', 'Apagar');
    expect([taxNumber.value, find<HTMLInputElement>(taxNumber, 'input').value]).to.deep.equal(['5299', '529.9']);
  });

  it('[VK-03] does not change a field that is read-only, disabled or removed', async () => {
    const [keyboard, input] = await forField<HTMLInputElement>('<input aria-label="Nome" value="a" readonly>');
    await press(keyboard, 'b', 'Apagar', 'Limpar');
    input.readOnly = false;
    input.disabled = true;
    await press(keyboard, 'b');
    expect(input.value).to.equal('a');
    input.disabled = false;
    input.remove();
    await press(keyboard, 'b');
    keyboard.target = document.createElement('p');
    await press(keyboard, 'c');
    (keyboard as { target?: HTMLElement | undefined }).target = undefined;
    await keyboard.updateComplete;
    await press(keyboard, 'd');
    expect(keyboard.value).to.match(/d$/);
  });

  it('[VK-04] Enter confirms, or starts a new line', async () => {
    const [keyboard, area] = await forField<HTMLTextAreaElement>('<textarea aria-label="Nota">a</textarea>');
    const events = listen(keyboard, 'dass-confirm');
    area.setSelectionRange(1, 1);
    await press(keyboard, 'b', 'Enter');
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ value: 'ab' }]);
    keyboard.multiline = true;
    await press(keyboard, 'Enter', 'c');
    expect(area.value).to.equal('ab\nc');
    expect(events).to.have.length(1);
  });

  it('[VK-05] is one tab stop; arrow keys move in both text directions, Enter and Space press a key', async () => {
    const keyboard = await mountKeyboard();
    await mountHtml('<button>Depois</button>');
    key(keyboard, 'q').focus();
    await user.press('ArrowRight');
    expectFocus(key(keyboard, 'w'));
    await user.press('ArrowDown');
    expectFocus(key(keyboard, 's'));
    await user.press('ArrowUp');
    await user.press('ArrowUp');
    expectFocus(key(keyboard, '3'));
    await user.press('Enter');
    await user.press('Space');
    expect(keyboard.value).to.equal('33');
    await user.press('k');
    await user.press('Backspace');
    await user.press('b');
    expect(keyboard.value, 'a physical key meanwhile').to.equal('33b');
    await user.press('Tab');
    expect(keyboard.matches(':focus-within')).to.equal(false);
  });

  it('[VK-05] a long press or Shift+F10 shows the variants of a key', async () => {
    const keyboard = await mountKeyboard();
    const { x, y } = middle(key(keyboard, 'a'));
    key(keyboard, 'a').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await painted();
    expect(offered(keyboard)).to.include('ã');
    await user.click(find(keyboard, '[data-character=ã]'));
    expect([keyboard.value, offered(keyboard)]).to.deep.equal(['ã', []]);

    key(keyboard, 'o').focus();
    await user.press('Shift+F10');
    await until('the first is focused', () => focused()?.ariaLabel === 'ó');
    await user.press('ArrowRight');
    await user.press('Enter');
    expect(keyboard.value).to.equal('ãô');
    expectFocus(key(keyboard, 'o'));
    key(keyboard, 'o').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await painted();
    await user.press('Escape');
    expect([keyboard.value, offered(keyboard)]).to.deep.equal(['ãô', []]);
    expect(x + y).to.be.greaterThan(0);
  });

  it('[VK-05] shows capital variants with Shift, and types the variant under a sliding finger', async () => {
    const keyboard = await mountKeyboard();
    const clock = stopClock(400);
    try {
      const pointer = (type: string, at: Element): boolean => {
        const { x: clientX, y: clientY } = middle(at);
        return key(keyboard, 'A').dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, button: 0, clientX, clientY }),
        );
      };
      await press(keyboard, 'Maiúscula');
      pointer('pointerdown', key(keyboard, 'A'));
      clock.pass(450);
      await keyboard.updateComplete;
      expect(offered(keyboard)).to.include('Ã').and.not.include('ã');
      await painted();
      pointer('pointerup', find(keyboard, '[data-character=Ã]'));
      expect(keyboard.value).to.equal('Ã');
      await keyboard.updateComplete;
      expect(key(keyboard, 'Maiúscula').ariaPressed, 'shift was for one character').to.equal('false');
    } finally {
      clock.restore();
    }
  });

  itNeeds('other buttons', '[VK-05] the right mouse button offers accents and inserts nothing', async () => {
    const keyboard = await mountKeyboard();
    await user.click(key(keyboard, 'a'), { button: 'right' });
    expect([keyboard.value, offered(keyboard).includes('ã')]).to.deep.equal(['', true]);
    await user.press('Escape');
    await user.click(key(keyboard, 'b'), { button: 'right' });
    expect([keyboard.value, offered(keyboard)]).to.deep.equal(['', []]);
  });

  it('[VK-05] a key with variants types on release; other keys repeat while they are held', async () => {
    const keyboard = await mountKeyboard({ value: 'abcdef' });
    const clock = stopClock();
    try {
      const pointer = (type: string, name: string): boolean =>
        key(keyboard, name).dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, button: 0 }),
        );
      expect(pointer('pointerdown', 'Apagar'), 'the focus stays').to.equal(false);
      expect(keyboard.value).to.equal('abcde');
      clock.pass(499);
      expect(keyboard.value).to.equal('abcde');
      clock.pass(1);
      clock.pass(60);
      clock.pass(60);
      expect(keyboard.value).to.equal('ab');
      pointer('pointerup', 'Apagar');
      clock.pass(1000);
      expect(keyboard.value).to.equal('ab');

      pointer('pointerdown', 'a');
      expect(keyboard.value).to.equal('ab');
      pointer('pointerdown', 'b');
      expect(keyboard.value, 'several fingers, in order').to.equal('abab');
      pointer('pointerup', 'b');

      pointer('pointerdown', 'e');
      clock.pass(450);
      await keyboard.updateComplete;
      expect(offered(keyboard)).to.include('ê');
      pointer('pointerup', 'e');
      expect(keyboard.value, 'the variants stay closed').to.equal('abab');

      pointer('pointerdown', 'i');
      pointer('pointercancel', 'i');
      clock.pass(1000);
      pointer('pointerdown', 'x');
      keyboard.remove();
      clock.pass(1000);
      expect(keyboard.value).to.equal('ababx');
    } finally {
      clock.restore();
    }
  });

  itNeeds(
    'touch',
    '[VK-05] is typed on by a finger: a tap writes, a long press offers accents or repeats',
    async () => {
      const [keyboard, input] = await forField<HTMLInputElement>('<input aria-label="Nome">');
      await user.tap(key(keyboard, 'p'));
      await user.tap(key(keyboard, 'a'));
      await user.longPress(key(keyboard, 'o'), () => offered(keyboard).length);
      expect(offered(keyboard)).to.include('õ');
      await user.tap(find(keyboard, '[data-character=õ]'));
      expect(input.value).to.equal('paõ');
      expectFocus(input, 'a touch does not move the focus');
      await user.longPress(key(keyboard, 'b'), () => input.value.endsWith('bb'));
      expect(input.value, 'a key without accents repeats').to.match(/^paõb{2,}$/);
    },
  );

  it('[VK-05] a long press that the browser answers with a context menu first writes only the chosen accent', async () => {
    const [keyboard, input] = await forField<HTMLInputElement>('<input aria-label="Nome">');
    const pressed = key(keyboard, 'o');
    const init = { bubbles: true, composed: true, cancelable: true, button: 0, pointerId: 7, pointerType: 'touch' };
    pressed.dispatchEvent(new PointerEvent('pointerdown', init));
    pressed.dispatchEvent(new PointerEvent('contextmenu', init));
    await until('the accents are offered', () => offered(keyboard).length);
    pressed.dispatchEvent(new PointerEvent('pointerup', init));
    expect(input.value).to.equal('');
    await user.click(find(keyboard, '[data-character=õ]'));
    expect(input.value).to.equal('õ');
  });

  it('[VK-05] shows letters and symbols on separate pages when it is narrow', async () => {
    const host = await mountHtml<HTMLElement>('<div style="inline-size: 360px"></div>');
    const keyboard = await mount('dass-keyboard', {}, host);
    await keyboard.updateComplete;
    const columns = (): number => getComputedStyle(find(keyboard, '.keys')).gridTemplateColumns.split(' ').length;
    await until('the layout is narrow', () => columns() === 10);
    await press(keyboard, 'a', 'Números e símbolos', '1', 'arroba', 'Letras', 'b');
    expect(keyboard.value).to.equal('a1@b');
    host.style.inlineSize = '800px';
    await until('the layout is wide again', () => columns() === 15);
  });
});
