import { html, nothing, type PropertyValues } from 'lit';
import { textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { autofocused, descendantsRendered, firstFocusable } from '../../base/focus/focusable.js';
import { deepActiveElement, holdsFocus, rememberFocus } from '../../base/focus/focus-return.js';
import { anchor, PLACEMENTS, type Placement } from '../../base/overlay/anchored.js';
import { isTopmost, openOverlay } from '../../base/overlay/overlay-stack.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { overlayMotionStyles } from '../../base/motion/overlay-motion.styles.js';
import { popupStyles } from './popup.styles.js';

/** The detail of `dass-close`. */
export interface DassPopupCloseDetail {
  /**
   * How the popup was closed: `escape` (Escape key), `outside` (a press outside) or `blur` (the focus moved elsewhere).
   */
  readonly reason: 'escape' | 'outside' | 'blur';
}

export interface PopupEvents {
  'dass-close': DassPopupCloseDetail;
}

/**
 * A panel beside the element that opens it, above everything, also above modal dialogs. The page stays usable: a press
 * outside, Escape or a focus that moves elsewhere closes the popup. Its role is that of a non-modal dialog.
 * @summary A panel beside its anchor: for menus, lists and settings.
 * @slot anchor - The control that opens the popup, beside which it is placed.
 * @slot - The content.
 * @fires {CustomEvent<DassPopupCloseDetail>} dass-close - Fired when a user action has closed the popup.
 * @csspart panel - The panel.
 * @cssproperty [--dass-popup-width=max-content] - Width of the panel.
 */
export class DassPopup extends DassElement<PopupEvents> {
  static override styles = [baseStyles, overlayMotionStyles, popupStyles];

  /** Whether the popup is open. Setting it fires no event. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  open = false;

  /**
   * Accessible name of the panel. A text that starts with `dass` is a message id. Default: `''`, the name of the
   * element that opens it.
   */
  @property({ type: String })
  label = '';

  /**
   * Side of the anchor, and the edge that the panel is aligned with. The side is flipped where there is not enough
   * room. Default: `bottom-start`.
   */
  @property({ type: String, accept: oneOf(PLACEMENTS) })
  placement: Placement = 'bottom-start';

  /**
   * Leaves the focus where it is when the popup opens, for a list that a field controls. The panel then has no role.
   * Default: `false`.
   */
  @property({ type: Boolean, attribute: 'keep-focus' })
  keepFocus = false;

  #release?: () => void;
  #restoreFocus?: () => void;
  #unfollow?: () => void;
  #focusing?: Promise<void>;

  /**
   * Opens the popup, as setting `open` does.
   * @returns resolves when the popup is open
   */
  async show(): Promise<void> {
    this.open = true;
    await this.updateComplete;
  }

  /**
   * Closes the popup at once, without an event.
   * @returns resolves when the popup is closed
   */
  async hide(): Promise<void> {
    this.open = false;
    await this.updateComplete;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hide(false);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.open) this.#hide(true);
    else if (!this.#release) this.#show();
    else if (changed.has('placement')) this.#updateAnchoring();
  }

  /** Resolves after the focus has moved into the popup. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#focusing;
    return complete;
  }

  protected override render() {
    return html`<span class="anchor"><slot name="anchor" @slotchange=${() => this.requestUpdate()}></slot></span>
      <div
        class="panel overlay"
        part="panel"
        popover="manual"
        role=${this.keepFocus ? nothing : 'dialog'}
        aria-label=${this.keepFocus ? nothing : this.#name()}
        tabindex="-1"
        @focusout=${this.#onFocusout}
      >
        <slot></slot>
      </div>`;
  }

  /** Without a label the name is that of the opener. */
  #name(): string {
    const opener = this.querySelector(':scope > [slot=anchor]');
    const name = opener?.ariaLabel || opener?.textContent.trim() || msg('Janela', { id: 'dassDialogUnnamed' });
    return textOr(this.label, name);
  }

  get #panel(): HTMLElement | null {
    return this.renderRoot.querySelector('.panel');
  }

  #show(): void {
    const panel = this.#panel;
    const target = this.renderRoot.querySelector<HTMLElement>('.anchor');
    if (!panel || !target || !this.isConnected) return;
    this.#restoreFocus = rememberFocus(panel);
    panel.showPopover();
    this.#updateAnchoring();
    const close = openOverlay({
      element: panel,
      light: { inside: [target] },
      dismiss: (reason) => this.#close(reason),
    });
    this.#release = () => {
      close();
      this.#unfollow?.();
      if (panel.matches(':popover-open')) panel.hidePopover();
    };
    if (this.keepFocus) return;
    panel.focus({ preventScroll: true });
    this.#focusing = this.#focusIn(panel);
  }

  async #focusIn(panel: HTMLElement): Promise<void> {
    await descendantsRendered(panel);
    if (!this.#release || deepActiveElement() !== panel) return;
    (autofocused(panel) ?? firstFocusable(panel) ?? panel).focus({ preventScroll: true });
  }

  #updateAnchoring(): void {
    const panel = this.#panel;
    const target = this.renderRoot.querySelector<HTMLElement>('.anchor');
    this.#unfollow?.();
    if (panel && target) this.#unfollow = anchor(panel, target, this.placement);
  }

  #hide(refocus: boolean): void {
    if (!this.#release) return;
    const panel = this.#panel;
    const within = panel !== null && holdsFocus(panel);
    this.#release();
    this.#release = undefined;
    // Restores the focus only if it was in the panel; otherwise the user has moved elsewhere.
    if (refocus && within) this.#restoreFocus?.();
    this.#restoreFocus = undefined;
  }

  #close(reason: DassPopupCloseDetail['reason']): void {
    if (!this.open) return;
    this.open = false;
    this.performUpdate();
    this.emit('dass-close', { reason });
  }

  #onFocusout(event: FocusEvent): void {
    const next = event.relatedTarget;
    // Without a new focus (a press on the panel, another window) the popup stays open. A dialog above it does not
    // close it either.
    if (!(next instanceof Element) || !this.open) return;
    const panel = this.#panel;
    setTimeout(() => {
      if (!this.open || !panel || holdsFocus(this)) return;
      if (isTopmost(panel)) this.#close('blur');
    });
  }
}

define('dass-popup', DassPopup);

declare global {
  interface HTMLElementTagNameMap {
    'dass-popup': DassPopup;
  }
}
