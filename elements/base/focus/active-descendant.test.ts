import { expect } from 'chai';
import { html, nothing } from 'lit';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mount } from '../../../test/support/fixture.js';
import { user } from '../../../test/support/user.js';
import { DassElement } from '../dass-element.js';
import { state } from '../property.js';
import { define } from '../registration.js';
import { ActiveDescendant } from './active-descendant.js';

/** A list that only renders the rows near the active one. */
class TestListbox extends DassElement {
  protected static readonly whenRemoved: 'next' | 'none' = 'next';
  @state() rows: string[] = ['Couro', 'Linha', 'Lona', 'Malha', 'Sola'];
  @state() skipped: string[] = [];
  readonly moved: [number, boolean][] = [];
  readonly revealed: number[] = [];
  readonly active = new ActiveDescendant(this, {
    count: () => this.rows.length,
    key: (index) => this.rows[index],
    text: (index) => this.rows[index]!,
    skipped: (index) => this.skipped.includes(this.rows[index]!),
    page: () => 3,
    whenRemoved: (this.constructor as typeof TestListbox).whenRemoved,
    onMove: (index, event) => this.moved.push([index, event.shiftKey]),
    reveal: (index) => {
      if (this.renderRoot.querySelector(`#option-${index}`)) this.revealed.push(index);
    },
  });

  protected override render() {
    const { index } = this.active;
    const from = Math.max(0, index - 1);
    return html`<div
      role="listbox"
      aria-label="Materiais"
      tabindex="0"
      aria-activedescendant=${index < 0 ? nothing : `option-${index}`}
      @keydown=${(event: KeyboardEvent) => this.active.handleKey(event)}
    >
      ${this.rows.slice(from, from + 3).map((row, offset) => html`<div role="option" aria-selected="false" id="option-${from + offset}">${row}</div>`)}
    </div>`;
  }
}

class TestChoice extends TestListbox {
  protected static override readonly whenRemoved = 'none';
}

define('dass-test-listbox', TestListbox);
define('dass-test-choice', TestChoice);

declare global {
  interface HTMLElementTagNameMap {
    'dass-test-listbox': TestListbox;
    'dass-test-choice': TestChoice;
  }
}

const listbox = (element: TestListbox): HTMLElement =>
  element.shadowRoot!.querySelector<HTMLElement>('[role=listbox]')!;
/** The text of the option that `aria-activedescendant` refers to. */
function pointedTo(element: TestListbox): string | undefined {
  const id = listbox(element).getAttribute('aria-activedescendant');
  return id ? (element.shadowRoot!.querySelector(`#${id}`)?.textContent ?? 'nothing that is rendered') : undefined;
}

describe('ActiveDescendant', () => {
  it('moves with arrows, pages, Home and End, while the focus stays', async () => {
    const element = await mount('dass-test-listbox');
    listbox(element).focus();
    expect(pointedTo(element)).to.equal(undefined);
    for (const [key, where] of [
      ['ArrowDown', 'Couro'],
      ['ArrowDown', 'Linha'],
      ['PageDown', 'Sola'],
      ['ArrowDown', 'Sola'],
      ['PageUp', 'Linha'],
      ['End', 'Sola'],
      ['Home', 'Couro'],
    ] as const) {
      await user.press(key);
      expect(pointedTo(element), key).to.equal(where);
      expectFocus(listbox(element));
    }
    expect(element.revealed.at(-1), 'revealed when the row is rendered').to.equal(0);
    await user.press('Shift+ArrowDown');
    expect(element.moved.at(-1)).to.deep.equal([1, true]);
  });

  it('does not handle other keys', async () => {
    const element = await mount('dass-test-listbox');
    const press = (key: string, more: KeyboardEventInit = {}): boolean =>
      element.active.handleKey(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));
    expect(press('Enter')).to.equal(false);
    expect(press(' ')).to.equal(false);
    expect(press('ArrowDown', { altKey: true })).to.equal(false);
    expect(press('ArrowRight')).to.equal(false);
    expect(press('ArrowDown')).to.equal(true);
  });

  it('finds options by first letters and skips the skipped ones', async () => {
    const element = await mount('dass-test-listbox', { properties: { skipped: ['Linha'] } });
    listbox(element).focus();
    await user.press('l');
    expect(pointedTo(element)).to.equal('Lona');
    await user.press('ArrowUp');
    expect(pointedTo(element)).to.equal('Couro');
  });

  it('keeps the active option when the list changes, otherwise its index', async () => {
    const element = await mount('dass-test-listbox');
    element.active.moveTo(3);
    await element.updateComplete;
    expect(pointedTo(element)).to.equal('Malha');
    element.rows = ['Malha', 'Sola'];
    await element.updateComplete;
    expect(element.active.index).to.equal(0);
    expect(pointedTo(element)).to.equal('Malha');
    element.rows = ['Zíper'];
    await element.updateComplete;
    expect(pointedTo(element)).to.equal('Zíper');
    element.rows = [];
    await element.updateComplete;
    expect(element.active.index).to.equal(-1);
    expect(pointedTo(element)).to.equal(undefined);
  });

  it('whenRemoved none: no option is active after a removal, and the arrows continue from its index', async () => {
    for (const [key, next] of [
      ['ArrowDown', 'Malha'],
      ['ArrowUp', 'Linha'],
    ] as const) {
      const element = await mount('dass-test-choice');
      listbox(element).focus();
      for (let step = 0; step < 3; step++) await user.press('ArrowDown');
      expect(pointedTo(element)).to.equal('Lona');
      element.rows = ['Couro', 'Linha', 'Malha', 'Sola'];
      await element.updateComplete;
      expect(pointedTo(element)).to.equal(undefined);
      await user.press(key);
      expect(pointedTo(element)).to.equal(next);
    }
  });

  it('no option is active for an index outside the list', async () => {
    const element = await mount('dass-test-listbox');
    for (const invalid of [99, -5, NaN, 1.5]) {
      element.active.moveTo(invalid);
      expect(element.active.index).to.equal(-1);
    }
  });
});
