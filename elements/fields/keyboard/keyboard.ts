import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { getLanguage } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { oneOf, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { WidthWatch } from '../../base/width-watch.js';
import { parseLanguage, type Language } from '../../core/preferences/language.js';
import { arrowLeft, arrowRight, backspace, capsLock, enter, shift as shiftIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { HeldKey } from './held-key.js';
import { nameOfAction, nameOfCharacter } from './key-names.js';
import { atRest, changeOf, characterOf, press, type Edit, type KeyboardState } from './keyboard-model.js';
import { keyboardStyles } from './keyboard.styles.js';
import {
  LAYOUTS,
  columnsOf,
  rowsOf,
  type Action,
  type Arrangement,
  type Key,
  type LayoutName,
} from './layouts-model.js';
import { KeyVariantsPopover } from './key-variants-popover.js';
import { editField, nativeField } from './write-through.js';

/** Returns the key that an arrow key moves to: the nearest one in the row above or below. */
function keyAbove(keys: readonly HTMLElement[], from: HTMLElement, isUp: boolean): HTMLElement | undefined {
  const middleOf = (key: HTMLElement): number => key.offsetLeft + key.offsetWidth / 2;
  const tops = [...new Set(keys.map(({ offsetTop }) => offsetTop))].sort((a, b) => a - b);
  const row = tops[tops.indexOf(from.offsetTop) + (isUp ? -1 : 1)];
  return keys
    .filter(({ offsetTop }) => offsetTop === row)
    .sort((a, b) => Math.abs(middleOf(a) - middleOf(from)) - Math.abs(middleOf(b) - middleOf(from)))[0];
}

/** The detail of `dass-key`. */
export interface DassKeyboardKeyDetail {
  /**
   * The character that was typed, or the name of a function key: `backspace`, `delete`, `enter`, `clear`, `left`,
   * `right`, `shift`, `lock`, `symbols` or `letters`.
   */
  readonly key: string;
}

/** The detail of `dass-confirm`. */
export interface DassKeyboardConfirmDetail {
  /** The typed text. */
  readonly value: string;
}

export interface KeyboardEvents {
  'dass-key': DassKeyboardKeyDetail;
  'dass-confirm': DassKeyboardConfirmDetail;
}

const ICONS: Partial<Record<Action, string>> = {
  backspace,
  delete: backspace,
  enter,
  left: arrowLeft,
  right: arrowRight,
  shift: shiftIcon,
  lock: capsLock,
};
const FACES: Partial<Record<Action, string>> = { symbols: '?123', letters: 'abc' };
const REPEATING: readonly (Action | undefined)[] = ['backspace', 'delete', 'left', 'right', undefined];
/** Minimum width in pixels for 15 columns of touchable keys. */
const NARROW = 640;

/**
 * A virtual keyboard: ABNT2 with its accents for Portuguese, Latin American for Spanish, US for English, or numeric. It
 * types into the field that `target` holds, at its caret and with native `input` events, or else into its own `value`.
 * A long press, Shift+F10 or a right click shows variants of a key; a key that is held repeats. Clicks on the keys do
 * not move the focus. With Tab and the arrow keys, the keys can be reached from a hardware keyboard.
 * @summary A virtual keyboard.
 * @fires {CustomEvent<DassKeyboardKeyDetail>} dass-key - Fired when the user presses a key.
 * @fires {CustomEvent<DassKeyboardConfirmDetail>} dass-confirm - Fired when the user presses Enter. Not fired with
 *   `multiline`.
 * @csspart keys - The keys.
 * @cssproperty [--dass-keyboard-key-height=52px] - Height of a key; at least 44px.
 */
export class DassKeyboard extends DassElement<KeyboardEvents> {
  static override styles = [baseStyles, keyboardStyles];

  /** The typed text. With a `target` it is the value of the target. Default: `''`. */
  @property({ type: String })
  value = '';

  /**
   * Keys: `full` (default; 15 columns, with letters and symbols on separate pages on narrow screens) or `numeric` (3
   * columns).
   */
  @property({ type: String, reflect: true, accept: oneOf(LAYOUTS) })
  layout: LayoutName = 'full';

  /**
   * Language of the keys: `pt-BR`, `es` or `en`, with a hyphen or an underscore. Default: `''`, the present language.
   */
  @property({ type: String })
  language = '';

  /**
   * The field that the keys type into: a native `<input>` or `<textarea>`, or a field of the kit. A read-only or
   * disabled field is not changed. Default: `undefined`, the keys type into `value`.
   */
  @property({ attribute: false, accept: (value) => (value instanceof HTMLElement ? value : undefined) })
  target?: HTMLElement | undefined;

  /** Enter starts a new line instead of confirming. Default: `false`. */
  @property({ type: Boolean })
  multiline = false;

  @state()
  private _state: KeyboardState = atRest;

  @state()
  private _arrangement: Arrangement = 'wide';

  /** Caret and last typed text, when there is no target. */
  #caret = 0;
  #written = '';
  #held?: { readonly pointer: number; readonly key: HeldKey } | undefined;
  readonly #variants: KeyVariantsPopover;

  constructor() {
    super();
    new RovingFocus(this, { items: () => this.#buttons, key: (key) => key.id });
    // Created after the roving focus of the keys, whose keys it may handle.
    this.#variants = new KeyVariantsPopover(this, {
      characterOf: (key) => characterOf(key, this._state),
      select: (key, character) => this.#press(key, character),
    });
    new WidthWatch(
      this,
      () => this.renderRoot.querySelector('.keys'),
      () => this.#arrange(),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#held?.key.cancel();
    this.#held = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.value !== this.#written) this.#caret = this.value.length;
    this.#written = this.value;
    if (changed.has('layout') || changed.has('language')) this._state = atRest;
    if (!this.hasUpdated || changed.has('layout')) this.#arrange();
  }

  protected override render(): TemplateResult {
    return html`<div
        class="keys"
        part="keys"
        role="group"
        aria-label=${msg('Teclado virtual', { id: 'dassKeyboard' })}
        data-columns=${columnsOf(this.layout, this._arrangement)}
        @pointerdown=${this.#onPointerdown}
        @pointerup=${this.#onPointerup}
        @pointercancel=${this.#onPointercancel}
        @contextmenu=${this.#onContextmenu}
        @click=${this.#onClick}
        @keydown=${this.#onKeydown}
      >
        ${repeat(
          this.#rows.flat(),
          ({ id }) => id,
          (key) => this.#renderKey(key),
        )}
      </div>
      ${this.#variants.render()}`;
  }

  #renderKey(key: Key): TemplateResult {
    const { id, action, span, text, shifted } = key;
    const { shift, lock, dead } = this._state;
    const character = characterOf(key, this._state);
    // The second character of a key, as printed on hardware keyboards.
    const other = shifted.toLowerCase() === text.toLowerCase() ? '' : character === text ? shifted : text;
    const isOn = action === 'shift' ? shift : action === 'lock' ? lock : undefined;
    const icon = action && ICONS[action];
    const content = action
      ? icon
        ? renderIcon(icon)
        : (FACES[action] ?? nameOfAction(action))
      : html`<span class="face">${character === ' ' ? '' : character}</span>${
            other ? html`<span class="other" aria-hidden="true">${other}</span>` : nothing
          }`;
    return html`<button
      id=${id}
      class=${action ? `key ${action}` : dead && dead === character ? 'key waiting' : 'key'}
      type="button"
      tabindex="-1"
      data-span=${span}
      aria-label=${action ? nameOfAction(action) : nameOfCharacter(character)}
      aria-pressed=${isOn === undefined ? nothing : isOn ? 'true' : 'false'}
      aria-haspopup=${this.#variants.has(key) ? 'true' : nothing}
    >
      ${content}
    </button>`;
  }

  get #language(): Language {
    return this.language ? parseLanguage(this.language) : getLanguage();
  }

  #arrange(): void {
    const isNarrow = this.layout === 'full' && this.offsetWidth > 0 && this.offsetWidth < NARROW;
    if (isNarrow !== (this._arrangement !== 'wide')) this._arrangement = isNarrow ? 'letters' : 'wide';
  }

  #press(key: Key, character?: string): void {
    const written = character ?? characterOf(key, this._state);
    const { state, edit } = press(key, this._state, this.#language, written);
    this._state = state;
    if (key.action === 'symbols' || key.action === 'letters') this._arrangement = key.action;
    this.emit('dass-key', { key: key.action ?? written });
    if (edit) this.#edit(edit);
  }

  #edit(edit: Edit): void {
    const isEnter = 'action' in edit && edit.action === 'enter';
    if (isEnter && !this.multiline) this.#confirm();
    else this.#write(isEnter ? { insert: '\n' } : edit);
  }

  #confirm(): void {
    const { target } = this;
    const value = target && 'value' in target ? target.value : this.value;
    this.emit('dass-confirm', { value: typeof value === 'string' ? value : this.value });
  }

  #write(edit: Edit): void {
    const field = nativeField(this.target);
    if (field) {
      editField(field, edit);
      this.value = field.value;
    }
    if (this.target) return;
    const change = changeOf(this.value, this.#caret, this.#caret, edit);
    if (!change) return;
    if ('caret' in change) {
      this.#caret = change.caret;
      return;
    }
    const { from, to, insert } = change;
    this.#caret = from + insert.length;
    this.value = this.#written = this.value.slice(0, from) + insert + this.value.slice(to);
  }

  #onPointerdown(event: PointerEvent): void {
    // Keeps the focus in the field.
    event.preventDefault();
    const key = this.#keyAt(event);
    if (!key || event.button !== 0) return;
    // A second finger presses before the first one is lifted.
    this.#held?.key.release();
    this.#variants.close();
    this.#held = {
      pointer: event.pointerId,
      key: new HeldKey({
        press: () => this.#press(key),
        long: this.#variants.has(key) ? () => this.#variants.open(key) : undefined,
        repeats: REPEATING.includes(key.action),
      }),
    };
  }

  #onPointerup(event: PointerEvent): void {
    if (event.pointerId !== this.#held?.pointer) return;
    this.#held.key.release();
    this.#held = undefined;
    // The pointer moved from the key to one of its variants.
    const { clientX, clientY } = event;
    const under = this.#variants.isOpen && (this.renderRoot as ShadowRoot).elementFromPoint(clientX, clientY);
    if (under) this.#variants.select(under);
  }

  #onPointercancel(event: PointerEvent): void {
    if (event.pointerId !== this.#held?.pointer) return;
    this.#held.key.cancel();
    this.#held = undefined;
  }

  #onContextmenu(event: Event): void {
    event.preventDefault();
    this.#openVariants(event);
  }

  #openVariants(event: Event): void {
    const key = this.#keyAt(event);
    if (!key || !this.#variants.has(key)) return;
    // A finger that rests on the key: lifting it does not write the character, too.
    this.#held?.key.complete();
    this.#variants.open(key);
  }

  /** Handles clicks by keyboard or assistive technology. Pointer presses were handled before. */
  #onClick(event: MouseEvent): void {
    const key = event.detail === 0 && this.#keyAt(event);
    if (key) this.#press(key);
  }

  #onKeydown(event: KeyboardEvent): void {
    const button = (event.target as Element).closest<HTMLElement>('.key');
    if (!button || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
    const { key } = event;
    if (key === 'ContextMenu' || (key === 'F10' && event.shiftKey)) {
      // Browsers on macOS fire no `contextmenu` for Shift+F10.
      event.preventDefault();
      this.#openVariants(event);
    } else if (key === 'ArrowUp' || key === 'ArrowDown') {
      event.preventDefault();
      keyAbove(this.#buttons, button, key === 'ArrowUp')?.focus();
    } else if (key === 'Backspace' || key === 'Delete') {
      event.preventDefault();
      this.#write({ action: key === 'Delete' ? 'delete' : 'backspace' });
    } else if (key.length === 1 && key !== ' ') {
      // Keys of a hardware keyboard.
      event.preventDefault();
      this.#write({ insert: key });
    }
  }

  get #buttons(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.key')];
  }

  #keyAt(event: Event): Key | undefined {
    const id = (event.target as Element).closest('.key')?.id;
    return this.#rows.flat().find((key) => key.id === id);
  }

  get #rows(): readonly (readonly Key[])[] {
    return rowsOf(this.layout, this.#language, this._arrangement);
  }
}

define('dass-keyboard', DassKeyboard);

declare global {
  interface HTMLElementTagNameMap {
    'dass-keyboard': DassKeyboard;
  }
}
