import { html, type PropertyValues } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { controlOf } from '../../base/focus/focusable.js';
import { anchor, PLACEMENTS, type Placement } from '../../base/overlay/anchored.js';
import { openOverlay } from '../../base/overlay/overlay-stack.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { tipStyles } from '../../base/styles/tip.styles.js';
import { tooltipStyles } from './tooltip.styles.js';

const showDelay = 400;
/** Time to move the pointer from the target onto the tip (WCAG 1.4.13: hoverable). */
const hideDelay = 150;

/**
 * A tooltip for the element whose id `for` holds, in the same tree. It is shown on hover, on keyboard focus and on a
 * long press, and hidden by Escape; the pointer can be moved onto it. It describes its target for screen readers.
 * @summary A tooltip on hover, focus and long press.
 * @csspart tip - The tooltip.
 */
export class DassTooltip extends DassElement {
  static override styles = [baseStyles, tipStyles, tooltipStyles];

  /** Id of the element that the tooltip describes, in the same document or shadow tree. Default: `''`. */
  @property({ type: String })
  for = '';

  /** Text of the tooltip. A text that starts with `dass` is a message id. Default: `''`, no tooltip is shown. */
  @property({ type: String })
  text = '';

  /** Side of the target. The side is flipped where there is not enough room. Default: `bottom`. */
  @property({ type: String, accept: oneOf(PLACEMENTS) })
  placement: Placement = 'bottom';

  #target: HTMLElement | null = null;
  #described: HTMLElement | null = null;
  /** What described it before. */
  #own: string | null = null;
  #timer = 0;
  #unwire?: () => void;
  #release?: () => void;
  #unfollow?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated) this.requestUpdate('for', '');
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unwire?.();
    this.#hide();
  }

  protected override firstUpdated(): void {
    // In a page that is still being read, or a list that is still being rendered, the target may come after its tip.
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => this.requestUpdate(), { once: true });
    else if (this.for && !this.#target) requestAnimationFrame(() => this.requestUpdate());
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('for') || !this.#target?.isConnected) this.#wire();
    this.#describe();
    if (!resolveText(this.text)) this.#hide();
    else if (changed.has('placement')) this.#place();
  }

  protected override render() {
    return html`<div class="tip" part="tip" popover="manual" role="tooltip">${resolveText(this.text)}</div>`;
  }

  get #tip(): HTMLElement | null {
    return this.renderRoot.querySelector('.tip');
  }

  #wire(): void {
    this.#unwire?.();
    const root = this.getRootNode() as Document | ShadowRoot;
    const target = this.for && this.isConnected ? root.getElementById(this.for) : null;
    this.#target = target;
    if (!target) return;
    const wiring = new AbortController();
    const { signal } = wiring;
    const soon = () => this.#lazyParts(() => this.#show(), showDelay);
    const away = () => this.#lazyParts(() => this.#hide(), hideDelay);
    target.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && soon(), { signal });
    target.addEventListener('pointerleave', away, { signal });
    target.addEventListener('pointerdown', (event) => (event.pointerType === 'touch' ? soon() : this.#hide()), {
      signal,
    });
    target.addEventListener(
      'pointerup',
      (event) => event.pointerType === 'touch' && this.#lazyParts(() => this.#hide(), 1500),
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
    this.addEventListener('pointerleave', away, { signal });
    this.#unwire = () => {
      wiring.abort();
      this.#undescribe();
    };
  }

  /** The text goes to the control itself: an id cannot point from inside another shadow tree to here. */
  #describe(): void {
    const target = this.#target as (HTMLElement & { hasUpdated?: boolean; updateComplete?: Promise<unknown> }) | null;
    if (target?.hasUpdated === false) void target.updateComplete?.then(() => this.isConnected && this.#describe());
    const text = resolveText(this.text);
    const control = target && text ? controlOf(target) : null;
    if (this.#described !== control) this.#undescribe();
    if (!control) return;
    if (!this.#described) this.#own = control.getAttribute('aria-description');
    this.#described = control;
    control.setAttribute('aria-description', text);
  }

  #undescribe(): void {
    if (this.#own !== null) this.#described?.setAttribute('aria-description', this.#own);
    else this.#described?.removeAttribute('aria-description');
    this.#described = this.#own = null;
  }

  #lazyParts(what: () => void, delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(what, delay);
  }

  #show(): void {
    clearTimeout(this.#timer);
    const tip = this.#tip;
    const target = this.#target;
    if (!tip || !target?.isConnected || this.#release || !resolveText(this.text)) return;
    tip.showPopover();
    this.#place();
    const close = openOverlay({ element: tip, tip: true, light: { inside: [target] }, dismiss: () => this.#hide() });
    // A target that is taken away sends no pointer away.
    const gone = (): void => void (target.isConnected || this.#hide());
    document.addEventListener('pointerover', gone);
    this.#release = () => {
      close();
      this.#unfollow?.();
      document.removeEventListener('pointerover', gone);
      if (tip.matches(':popover-open')) tip.hidePopover();
    };
  }

  #place(): void {
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
