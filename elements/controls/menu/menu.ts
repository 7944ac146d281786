import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { PageData } from '../../base/data/page-data.js';
import { controlOf } from '../../base/focus/focusable.js';
import { deepActiveElement, holdsFocus, rememberFocus } from '../../base/focus/focus-return.js';
import { FocusRestorer } from '../../base/focus/focus-restorer.js';
import { TypeAhead } from '../../base/focus/type-ahead.js';
import { anchor, PLACEMENTS, type Placement } from '../../base/overlay/anchored.js';
import { openOverlay } from '../../base/overlay/overlay-stack.js';
import { isMove } from '../../base/pointer.js';
import { list, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { uniqueIds } from '../../base/unique-ids.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { overlayMotionStyles } from '../../base/motion/overlay-motion.styles.js';
import { whileShown } from '../../base/motion/while-shown.js';
import { isRecord, readField } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import { check } from '../icon/icons.js';
import { findIcon } from '../icon/registry.js';
import { renderIcon } from '../icon/render-icon.js';
import { menuStyles } from './menu.styles.js';

/** An entry of a menu. */
export interface MenuEntry {
  /** Identifies the entry; unique in its menu. */
  readonly id: string;
  /** Text of the entry. A text that starts with `dass` is a message id. */
  readonly label: string;
  /** Name of a registered icon. Default: none. */
  readonly icon?: string;
  /** Shows the entry without allowing the user to select it. Default: `false`. */
  readonly disabled?: boolean;
  /** Shows the entry as a checkbox that is checked or not. Default: `undefined`, not a checkbox. */
  readonly checked?: boolean;
  /** Marks a destructive action. Default: `false`. */
  readonly danger?: boolean;
  /** Shows a line above the entry. Default: `false`. */
  readonly divided?: boolean;
}

/** The detail of `dass-menu-select`. */
export interface DassMenuSelectDetail {
  /** The selected entry: the object of the application's `entries`. */
  readonly entry: MenuEntry;
}

export interface MenuEvents {
  'dass-menu-select': DassMenuSelectDetail;
}

/** An entry to render, and the application's own object. */
interface ReadEntry extends Omit<MenuEntry, 'id'> {
  readonly source: MenuEntry;
  /** Key of the entry when the list is replaced. */
  readonly key: string;
}

const readEntry = (entry: MenuEntry, index: number): ReadEntry => {
  const checked = readField(entry, 'checked');
  return {
    source: entry,
    key: toText(readField(entry, 'id')) || `at ${index}`,
    label: resolveText(readField(entry, 'label')),
    icon: toText(readField(entry, 'icon')),
    disabled: Boolean(readField(entry, 'disabled')),
    danger: Boolean(readField(entry, 'danger')),
    divided: Boolean(readField(entry, 'divided')),
    ...(typeof checked === 'boolean' && { checked }),
  };
};

/**
 * A menu of actions beside the button that opens it. Follows the APG menu button pattern: arrow keys, Home, End, first
 * letters, Escape. Click, Enter, Space and the arrow keys on the button in the slot `anchor` open the menu.
 * @summary A menu of actions.
 * @slot anchor - The button that opens it.
 * @fires {CustomEvent<DassMenuSelectDetail>} dass-menu-select - Fired when the user selects an entry.
 * @csspart menu - The list of entries.
 */
export class DassMenu extends DassElement<MenuEvents> {
  static override styles = [baseStyles, overlayMotionStyles, menuStyles];
  static override readonly pageData = new PageData('entries');

  /** The entries. Of several with the same id the first is shown. The list is not changed. Default: `[]`. */
  @property({ attribute: false, accept: list as (value: unknown) => readonly MenuEntry[] | undefined })
  entries: readonly MenuEntry[] = [];

  /** Accessible name of the list. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';

  /** Whether the menu is open. Without entries it is shown when they arrive. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  open = false;

  /** Side of the button, and the edge that the menu is aligned with. Default: `bottom-start`. */
  @property({ type: String, accept: oneOf(PLACEMENTS) })
  placement: Placement = 'bottom-start';

  #stopDismiss?: (() => void) | undefined;
  #restoreFocus?: () => void;
  #unfollow?: () => void;
  readonly #typeAhead = new TypeAhead();
  #focusesLast = false;
  /** The menu was opened while its entries load. */
  #waitsForEntries = false;
  #entries: readonly MenuEntry[] = [];

  constructor() {
    super();
    new FocusRestorer(this, {
      keyOf: (focused) => focused.closest<HTMLElement>('.entry')?.dataset.key,
      find: (key) => this.#items.find(({ dataset }) => dataset.key === key),
      fallback: () => (this.#isShown ? this.renderRoot.querySelector<HTMLElement>('.menu') : undefined),
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hide();
    this.#stopDismiss?.();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('entries')) {
      const entries = this.entries.filter(isRecord) as unknown as MenuEntry[];
      this.#entries = uniqueIds(this.localName, entries, (entry) => readField(entry, 'id'));
    }
    // Before the entries are removed, and the focus with them.
    if (!this.open || !this.#hasContent) this.#hide();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.open) {
      this.#startDismiss();
      if (!this.#isShown) this.#show();
      else if (changed.has('placement')) this.#updateAnchoring();
      if (this.#waitsForEntries && this.#entries.length > 0) this.#focusLoaded();
    } else this.#stopDismiss?.();
    this.#updateAnchor();
  }

  protected override render() {
    return html`<span class="anchor" @click=${this.#toggle} @keydown=${this.#handleAnchorKeyDown}
        ><slot name="anchor" @slotchange=${() => this.requestUpdate()}></slot
      ></span>
      <div
        class="menu overlay"
        part="menu"
        popover="manual"
        role="menu"
        tabindex="-1"
        aria-busy=${this.isBusy ? 'true' : nothing}
        aria-label=${textOr(this.label, this.#anchor?.textContent.trim() ?? '') || nothing}
        @keydown=${this.#handleKeyDown}
      >
        ${whileShown(this.open, () =>
          repeat(
            this.#entries.map(readEntry),
            ({ key }) => key,
            (entry) => this.#renderEntry(entry),
          ),
        )}${this.isBusy && this.#entries.length === 0 ? html`<p class="loading">${msg('Carregando…', { id: 'dassLoading' })}</p>` : nothing}
      </div>`;
  }

  #renderEntry(entry: ReadEntry) {
    const checkable = entry.checked !== undefined;
    const icon = entry.icon ? findIcon(entry.icon) : undefined;
    return html`${entry.divided ? html`<div class="line" role="separator"></div>` : nothing}
      <button
        class=${entry.danger ? 'entry danger' : 'entry'}
        type="button"
        data-key=${entry.key}
        role=${checkable ? 'menuitemcheckbox' : 'menuitem'}
        aria-checked=${checkable ? (entry.checked ? 'true' : 'false') : nothing}
        aria-disabled=${entry.disabled ? 'true' : nothing}
        tabindex="-1"
        @click=${() => this.#select(entry)}
        @pointermove=${(event: PointerEvent) => isMove(event) && (event.currentTarget as HTMLElement).focus({ preventScroll: true })}
      >
        ${checkable ? html`<span class="mark">${entry.checked ? renderIcon(check) : nothing}</span>` : icon ? renderIcon(icon) : nothing}
        <span>${entry.label}</span>
      </button>`;
  }

  /** Sets the ARIA attributes of the button; for an element of the kit on the native button inside. */
  #updateAnchor(): void {
    const host = this.#anchor as
      | (HTMLElement & { hasUpdated?: boolean; updateComplete?: Promise<unknown> })
      | undefined;
    if (!host) return;
    if (host.hasUpdated === false) {
      void host.updateComplete?.then(() => this.requestUpdate());
      return;
    }
    const button = controlOf(host);
    button.setAttribute('aria-haspopup', 'menu');
    if ('expanded' in host) host.expanded = String(this.#isShown);
    else button.setAttribute('aria-expanded', String(this.#isShown));
  }

  /** Without entries there is nothing to open, unless they are loading. */
  get #hasContent(): boolean {
    return this.#entries.length > 0 || this.isBusy;
  }

  get #isShown(): boolean {
    return this.renderRoot.querySelector('.menu:popover-open') !== null;
  }

  get #anchor(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLSlotElement>('slot[name=anchor]')?.assignedElements()[0] as
      | HTMLElement
      | undefined;
  }

  get #items(): HTMLElement[] {
    return [...this.renderRoot.querySelectorAll<HTMLElement>('.entry')];
  }

  #toggle = (): void => {
    this.#focusesLast = false;
    this.open = !this.#isShown;
  };

  #handleAnchorKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    this.#focusesLast = event.key === 'ArrowUp';
    this.open = true;
  }

  /** Lets Escape and a press outside close the menu, also while it waits for its entries. */
  #startDismiss(): void {
    const menu = this.renderRoot.querySelector('.menu');
    if (this.#stopDismiss || !menu || !this.isConnected) return;
    const close = openOverlay({
      element: menu,
      light: { inside: [this.renderRoot.querySelector('.anchor')] },
      dismiss: () => (this.open = false),
    });
    this.#stopDismiss = () => {
      close();
      this.#stopDismiss = undefined;
    };
  }

  #show(): void {
    const menu = this.renderRoot.querySelector<HTMLElement>('.menu');
    if (!menu || !this.#hasContent || !this.isConnected) return;
    this.#restoreFocus = rememberFocus(menu);
    menu.showPopover();
    this.#updateAnchoring();
    this.#waitsForEntries = this.#entries.length === 0;
    if (this.#waitsForEntries) menu.focus();
    else this.#focusEntry();
  }

  /** Moves the focus to an entry when the entries have loaded, unless the user has moved it. */
  #focusLoaded(): void {
    this.#waitsForEntries = false;
    if (deepActiveElement() === this.renderRoot.querySelector('.menu')) this.#focusEntry();
  }

  #focusEntry(): void {
    this.#items.at(this.#focusesLast ? -1 : 0)?.focus();
  }

  #updateAnchoring(): void {
    const menu = this.renderRoot.querySelector<HTMLElement>('.menu');
    const target = this.renderRoot.querySelector<HTMLElement>('.anchor');
    this.#unfollow?.();
    if (menu && target) this.#unfollow = anchor(menu, target, this.placement);
  }

  #hide(): void {
    const menu = this.renderRoot.querySelector<HTMLElement>('.menu:popover-open');
    this.#unfollow?.();
    if (!menu) return;
    const within = holdsFocus(menu);
    menu.hidePopover();
    if (within) this.#restoreFocus?.();
    this.#restoreFocus = undefined;
  }

  #select({ disabled, source: entry }: ReadEntry): void {
    if (disabled) return;
    this.open = false;
    this.performUpdate();
    this.emit('dass-menu-select', { entry });
  }

  #handleKeyDown(event: KeyboardEvent): void {
    const items = this.#items;
    const at = items.findIndex((item) => item === deepActiveElement());
    const go = (index: number): void => {
      event.preventDefault();
      items[(index + items.length) % items.length]?.focus();
    };
    if (this.#typeAhead.accepts(event, at)) {
      const found = this.#typeAhead.find(
        event.key,
        event.timeStamp,
        at,
        items.length,
        (index) => items[index]?.textContent ?? '',
      );
      // A space within a word does not activate the entry.
      if (found >= 0 || event.key === ' ') go(found >= 0 ? found : at);
    } else if (event.key === 'ArrowDown') go(at + 1);
    else if (event.key === 'ArrowUp') go(at < 0 ? -1 : at - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Tab') this.open = false;
  }
}

define('dass-menu', DassMenu);

declare global {
  interface HTMLElementTagNameMap {
    'dass-menu': DassMenu;
  }
}
