import { html, nothing } from 'lit';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { DialogElement, type DialogEvents } from '../dialog/dialog-element.js';
import { drawerStyles } from './drawer.styles.js';

export const DRAWER_PLACEMENTS = ['start', 'end'] as const;

/**
 * A panel that slides in from a side: modal above the page, or docked beside it. A modal one closes by Escape and by a
 * press on the page behind, and gives the focus back; a docked one is a part of the page.
 * @summary A panel at a side of the page, modal or docked.
 * @slot - The content.
 * @slot header - What stands above the content and does not scroll.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - A person asks it to close; prevent it and it stays open.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - A person has closed it.
 * @csspart dialog - The native dialog of a modal drawer.
 * @csspart body - What scrolls.
 * @cssproperty [--dass-drawer-width=288px] - Its width.
 */
export class DassDrawer extends DialogElement<DialogEvents> {
  static override styles = [...(DialogElement.styles as []), drawerStyles];

  /** Accessible name. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String })
  heading = '';

  /** The side it comes from: `start` (default) or `end` of the line, so that it is mirrored in right-to-left pages. */
  @property({ type: String, reflect: true, accept: oneOf(DRAWER_PLACEMENTS) })
  placement: 'start' | 'end' = 'start';

  /** It stands beside the page's content and leaves the page usable, instead of above it. */
  @property({ type: Boolean, reflect: true })
  docked = false;

  protected override headingText(): string {
    return this.heading;
  }

  protected override isModal(): boolean {
    return !this.docked;
  }

  protected override renderBody(): unknown {
    return html`<slot></slot>`;
  }

  protected override renderFrame(): unknown {
    return html`<span id="heading" hidden>${this.name()}</span><slot name="header"></slot>
      <div class="body" part="body">${this.renderBody()}</div>`;
  }

  /** A press on the page behind closes it. One that begins in it, on a text that is being selected, is none. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    let pressed = false;
    root.addEventListener('pointerdown', (event) => (pressed = isBehind(event as PointerEvent)));
    root.addEventListener('click', (event) => {
      if (pressed && isBehind(event as MouseEvent)) this.gesture('outside');
    });
    return root;
  }

  protected override render() {
    if (!this.docked) return super.render();
    return html`<div class="docked" ?hidden=${!this.open}>${this.open ? this.renderFrame() : nothing}</div>`;
  }
}

/** Whether the backdrop was pressed: that is the dialog, outside its box. */
function isBehind({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement)) return false;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

define('dass-drawer', DassDrawer);

declare global {
  interface HTMLElementTagNameMap {
    'dass-drawer': DassDrawer;
  }
}
