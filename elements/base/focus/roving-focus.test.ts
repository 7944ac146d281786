import { expect } from 'chai';
import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { stopEventTime } from '../../../test/support/emulation/clock.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { focused, user } from '../../../test/support/user.js';
import { DassElement } from '../dass-element.js';
import { state } from '../property.js';
import { define } from '../registration.js';
import { RovingFocus, type RovingFocusOptions } from './roving-focus.js';
import { TypeAhead } from './type-ahead.js';

class TestBar extends DassElement {
  @state() names: string[] = ['Abrir', 'Árvore', 'Baixar', 'Copiar'];
  @state() off: string[] = [];
  /** Renders new buttons each time. */
  fresh = false;
  /** Reuses the button at each index. */
  inPlace = false;
  round = 0;
  readonly moved: string[] = [];
  options: Partial<RovingFocusOptions> = {};
  readonly roving = new RovingFocus(this, {
    items: () => [...this.renderRoot.querySelectorAll('button')],
    key: (item) => item.textContent,
    onMove: (item) => this.moved.push(item.textContent),
    preferred: () => this.options.preferred?.(),
    typeAhead: new TypeAhead(),
  });

  protected override render() {
    this.round++;
    return html`${repeat(
        this.names,
        (name, index) => (this.inPlace ? index : this.fresh ? `${name}${this.round}` : name),
        (name) => html`<button ?disabled=${this.off.includes(name)}>${name}</button>`,
      )}<input />`;
  }
}

class TestSlottedBar extends DassElement {
  readonly roving = new RovingFocus(this, {
    items: () => [...this.querySelectorAll<HTMLElement>('[data-item]')],
    orientation: 'vertical',
    wrap: true,
    withDisabled: true,
  });

  protected override render() {
    return html`<slot @slotchange=${() => this.requestUpdate()}></slot>`;
  }
}

define('dass-test-bar', TestBar);

define('dass-test-slotted-bar', TestSlottedBar);

declare global {
  interface HTMLElementTagNameMap {
    'dass-test-bar': TestBar;
    'dass-test-slotted-bar': TestSlottedBar;
  }
}

const stops = (bar: TestBar): string[] =>
  [...bar.shadowRoot!.querySelectorAll('button')]
    .filter((button) => button.tabIndex === 0)
    .map((button) => button.textContent);
const at = (): string | null | undefined => focused()?.textContent;

describe('RovingFocus', () => {
  it('keeps its item when the button is reused and when the order changes', async () => {
    for (const inPlace of [true, false]) {
      const bar = await mount('dass-test-bar', { properties: { inPlace } });
      bar.roving.focus();
      await user.press('ArrowRight');
      bar.names = ['Zerar', 'Copiar', 'Baixar', 'Árvore', 'Abrir'];
      await bar.updateComplete;
      expect(focused()?.textContent).to.equal('Árvore');
      expect(bar.roving.current?.textContent).to.equal('Árvore');
      bar.remove();
    }
  });

  it('has one tab stop, and arrows, Home and End move between items', async () => {
    const before = await mountHtml('<button>Antes</button>');
    const bar = await mount('dass-test-bar');
    expect(stops(bar)).to.deep.equal(['Abrir']);
    before.focus();
    await user.press('Tab');
    expect(at()).to.equal('Abrir');
    for (const [key, where] of [
      ['ArrowRight', 'Árvore'],
      ['ArrowDown', 'Árvore'],
      ['End', 'Copiar'],
      ['ArrowRight', 'Copiar'],
      ['ArrowLeft', 'Baixar'],
      ['Home', 'Abrir'],
      ['ArrowLeft', 'Abrir'],
    ] as const) {
      await user.press(key);
      expect(at(), key).to.equal(where);
    }
    expect(bar.moved).to.deep.equal(['Árvore', 'Copiar', 'Baixar', 'Abrir']);
    await user.press('ArrowRight');
    await user.press('Tab');
    expect(focused()?.localName, 'one Tab leaves the group').to.equal('input');
    await user.press('Shift+Tab');
    expect(at(), 'Tab returns to the same button').to.equal('Árvore');
  });

  it('mirrors the arrows in right-to-left', async () => {
    const bar = await mount('dass-test-bar', { attributes: { dir: 'rtl' } });
    bar.roving.focus();
    await user.press('ArrowLeft');
    expect(at()).to.equal('Árvore');
    await user.press('ArrowRight');
    expect(at()).to.equal('Abrir');
  });

  it('finds items by first letters, ignoring accents', async () => {
    const bar = await mount('dass-test-bar');
    const clock = stopEventTime();
    try {
      bar.roving.focus();
      await user.press('c');
      expect(at()).to.equal('Copiar');
      clock.pass(800);
      await user.type('arv');
      expect(at()).to.equal('Árvore');
    } finally {
      clock.restore();
    }
  });

  it('ignores keys in a text field and keys with modifiers', async () => {
    const bar = await mount('dass-test-bar');
    bar.roving.focus();
    await user.press('Control+ArrowRight');
    expect(at()).to.equal('Abrir');
    bar.shadowRoot!.querySelector('input')!.focus();
    await user.type('ac');
    await user.press('ArrowLeft');
    await user.type('b');
    expect(bar.shadowRoot!.querySelector('input')!.value).to.equal('abc');
  });

  it('skips disabled items, which are never the tab stop', async () => {
    const bar = await mount('dass-test-bar', { properties: { off: ['Abrir', 'Baixar'] } });
    expect(stops(bar)).to.deep.equal(['Árvore']);
    bar.roving.focus();
    await user.press('ArrowRight');
    expect(at()).to.equal('Copiar');
    bar.off = ['Copiar'];
    await bar.updateComplete;
    expect(at(), 'the focus moves away from a disabled button').to.equal('Baixar');
  });

  it('moves the tab stop to the clicked item', async () => {
    const bar = await mount('dass-test-bar');
    const button = bar.shadowRoot!.querySelectorAll('button')[2]!;
    // Safari does not focus a clicked button.
    button.focus();
    expect(stops(bar)).to.deep.equal(['Baixar']);
  });

  it('keeps the focus when all items are rendered again and when the focused one is removed', async () => {
    const bar = await mount('dass-test-bar', { properties: { fresh: true } });
    bar.roving.focus();
    await user.press('ArrowRight');
    const old = focused();
    bar.names = ['Novo', 'Abrir', 'Baixar', 'Árvore'];
    await bar.updateComplete;
    expect(focused() === old, 'the next button').to.equal(false);
    expect(at()).to.equal('Árvore');
    bar.names = ['Novo', 'Abrir', 'Baixar'];
    await bar.updateComplete;
    expect(at(), 'the position of the removed button').to.equal('Baixar');
    expect(stops(bar)).to.deep.equal(['Baixar']);
    bar.names = [];
    await bar.updateComplete;
    bar.names = ['Um', 'Dois'];
    await bar.updateComplete;
    expect(stops(bar)).to.deep.equal(['Dois']);
  });

  it('never moves a focus that is elsewhere', async () => {
    const other = await mountHtml('<button>Fora</button>');
    const bar = await mount('dass-test-bar', { properties: { fresh: true } });
    bar.roving.focus();
    other.focus();
    bar.names = ['Um'];
    await bar.updateComplete;
    expectFocus(other);
  });

  it('prefers the selected item while the focus is elsewhere', async () => {
    const bar = await mount('dass-test-bar');
    bar.options = { preferred: () => bar.shadowRoot!.querySelectorAll('button')[2] };
    bar.requestUpdate();
    await bar.updateComplete;
    expect(stops(bar)).to.deep.equal(['Baixar']);
    bar.roving.focus();
    await user.press('Home');
    bar.requestUpdate();
    await bar.updateComplete;
    expect(stops(bar), 'not while the group has the focus').to.deep.equal(['Abrir']);
  });

  it('supports slotted items, wrapping, and focusable disabled items', async () => {
    const bar = await mount('dass-test-slotted-bar', {
      children:
        '<a href="#a" data-item>Um</a><a href="#b" data-item aria-disabled="true">Dois</a><a href="#c" data-item>Três</a>',
    });
    bar.roving.focus();
    await user.press('ArrowDown');
    expect(at()).to.equal('Dois');
    await user.press('ArrowDown');
    await user.press('ArrowDown');
    expect(at()).to.equal('Um');
    await user.press('ArrowUp');
    expect(at()).to.equal('Três');
  });

  it('stops when its element is removed and starts again when it is inserted', async () => {
    const bar = await mount('dass-test-bar');
    const parent = bar.parentElement!;
    bar.remove();
    bar.names = ['Um', 'Dois'];
    parent.append(bar);
    await bar.updateComplete;
    bar.roving.focus();
    await user.press('ArrowRight');
    expect(at()).to.equal('Dois');
    expect(bar.moved).to.deep.equal(['Dois']);
  });
});
