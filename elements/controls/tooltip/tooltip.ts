import { html, type PropertyValues } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { controlOf } from '../../base/focus/focusable.js';
import { anchor, PLACEMENTS, type Placement } from '../../base/overlay/anchored.js';
import { openOverlay } from '../../base/overlay/overlay-stack.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { overlayMotionStyles } from '../../base/motion/overlay-motion.styles.js';
import { tipStyles } from '../../base/styles/tip.styles.js';
import { tooltipStyles } from './tooltip.styles.js';

const SHOW_DELAY_MS = 400;
/** Time to move the pointer from the target onto the tooltip (WCAG 1.4.13: hoverable). */
const HIDE_DELAY_MS = 150;

/**
 * A tooltip for the element whose id `for` holds, in the same tree. It is shown on hover, on keyboard focus and on a
 * long press, and hidden by Escape; the pointer can be moved onto it. It describes its target for screen readers.
 * @summary A tooltip on hover, focus and long press.
 * @csspart tip - The tooltip.
 */
export class DassTooltip extends DassElement {
  static override styles = [baseStyles, overlayMotionStyles, tipStyles, tooltipStyles];

  /** Id of the element that the tooltip describes, in the same document or shadow tree. Default: `''`. */
  @property({ type: String })
  for = '';

  /** Text of the tooltip. A text that starts with `dass` is a message id. Default: `''`, no tooltip is shown. */
  @property({ type: String })
  text = '';

  /** Side of the target. The side is flipped where there is not enough room. Default: `bottom`. */
  @property({ type: String, accept: oneOf(PLACEMENTS) })
  placement: Placement = 'bottom';

  /**
   * Shows the text only on the screen: screen readers do not get it as the description of the target. For a long text
   * that is also available elsewhere. Default: `false`.
   */
  @property({ type: Boolean, attribute: 'without-description' })
  withoutDescription = false;

  #target: HTMLElement | null = null;
  #described: HTMLElement | null = null;
  /** The target's own `aria-description`. */
  #ownDescription: string | null = null;
  #timer = 0;
  #stopListening?: () => void;
  #release?: () => void;
  #unfollow?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate('for', '');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopListening?.();
    this.#hide();
  }

  protected override firstUpdated(): void {
    // The target may follow its tooltip in a page that is still parsed, or in a list that is still rendered.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.requestUpdate(), { once: true });
    else if (this.for && !this.#target) requestAnimationFrame(() => this.requestUpdate());
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('for') || !this.#target?.isConnected) this.#listen();
    this.#describe();
    if (!resolveText(this.text)) this.#hide();
    else if (changed.has('placement')) this.#updateAnchoring();
  }

  protected override render() {
    return html`<div class="tip overlay" part="tip" popover="manual" role="tooltip">${resolveText(this.text)}</div>`;
  }

  get #tip(): HTMLElement | null {
    return this.renderRoot.querySelector('.tip');
  }

  #listen(): void {
    this.#stopListening?.();
    const root = this.getRootNode() as Document | ShadowRoot;
    const target = this.for && this.isConnected ? root.getElementById(this.for) : null;
    this.#target = target;
    if (!target) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const showDelayed = () => this.#schedule(() => this.#show(), SHOW_DELAY_MS);
    const hideDelayed = () => this.#schedule(() => this.#hide(), HIDE_DELAY_MS);
    target.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && showDelayed(), { signal });
    target.addEventListener('pointerleave', hideDelayed, { signal });
    target.addEventListener('pointerdown', (event) => (event.pointerType === 'touch' ? showDelayed() : this.#hide()), {
      signal,
    });
    target.addEventListener(
      'pointerup',
      (event) => event.pointerType === 'touch' && this.#schedule(() => this.#hide(), 1500),
      { signal },
    );
    target.addEventListener('pointercancel', () => this.#hide(), { signal });
    target.addEventListener(
      'focusin',
      (event) => (event.composedPath()[0] as Element).matches(':focus-visible') && this.#show(),
      { signal },
    );
    target.addEventListener('focusout', () => this.#hide(), { signal });
    this.addEventListener('pointerenter', () => clearTimeout(this.#timer), { signal });
    this.addEventListener('pointerleave', hideDelayed, { signal });
    this.#stopListening = () => {
      listeners.abort();
      this.#undescribe();
    };
  }

  /** Sets the text as `aria-description` of the control, because an id cannot refer to another shadow tree. */
  #describe(): void {
    const target = this.#target as
      | (HTMLElement & { isUpdatePending?: boolean; updateComplete?: Promise<unknown> })
      | null;
    // A change of language reaches the name of the target later.
    if (target?.isUpdatePending) void target.updateComplete?.then(() => this.isConnected && this.#describe());
    const text = resolveText(this.text);
    const control = target && text && !this.withoutDescription ? controlOf(target) : null;
    if (this.#described !== control) this.#undescribe();
    if (!control) return;
    // A tooltip that shows the name, as that of an icon button, would be read twice.
    const name = control.ariaLabel || target?.textContent || control.title;
    if (name.toLowerCase().includes(text.toLowerCase())) return this.#undescribe();
    if (!this.#described) this.#ownDescription = control.getAttribute('aria-description');
    this.#described = control;
    control.setAttribute('aria-description', text);
  }

  #undescribe(): void {
    if (this.#ownDescription !== null) this.#described?.setAttribute('aria-description', this.#ownDescription);
    else this.#described?.removeAttribute('aria-description');
    this.#described = this.#ownDescription = null;
  }

  #schedule(action: () => void, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(action, delay);
  }

  #show(): void {
    clearTimeout(this.#timer);
    const tip = this.#tip;
    const target = this.#target;
    if (!tip || !target?.isConnected || this.#release || !resolveText(this.text)) return;
    tip.showPopover();
    this.#updateAnchoring();
    const close = openOverlay({ element: tip, tip: true, light: { inside: [target] }, dismiss: () => this.#hide() });
    // A removed target fires no `pointerleave`.
    const hideIfRemoved = (): void => void (target.isConnected || this.#hide());
    document.addEventListener('pointerover', hideIfRemoved);
    this.#release = () => {
      close();
      this.#unfollow?.();
      document.removeEventListener('pointerover', hideIfRemoved);
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
  }

  #updateAnchoring(): void {
    const tip = this.#tip;
    this.#unfollow?.();
    if (tip?.matches(':popover-open') && this.#target) this.#unfollow = anchor(tip, this.#target, this.placement);
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#release?.();
    this.#release = undefined;
  }
}

define('dass-tooltip', DassTooltip);

declare global {
  interface HTMLElementTagNameMap {
    'dass-tooltip': DassTooltip;
  }
}
