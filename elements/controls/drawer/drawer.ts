import { html, nothing } from 'lit';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { DialogElement, type DialogEvents } from '../dialog/dialog-element.js';
import { drawerStyles } from './drawer.styles.js';

export const DRAWER_PLACEMENTS = ['start', 'end'] as const;

/**
 * A panel that slides in from a side: modal above the page, or docked beside it. Escape or a press outside closes a
 * modal drawer and returns the focus. A docked drawer is part of the page.
 * @summary A panel at a side of the page, modal or docked.
 * @slot - The content.
 * @slot header - Content above the scrolling content.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the drawer.
 *   Cancelable: when prevented, the drawer stays open.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the drawer.
 * @csspart dialog - The native dialog of a modal drawer.
 * @csspart body - The scrolling content.
 * @cssproperty [--dass-drawer-width=288px] - Width of the drawer.
 */
export class DassDrawer extends DialogElement<DialogEvents> {
  static override styles = [...(DialogElement.styles as []), drawerStyles];

  /** Accessible name. A text that starts with `dass` is a message id. Default: `''`; a drawer needs one. */
  @property({ type: String })
  heading = '';

  /** The side that the drawer is at: `start` (default) or `end`. It is mirrored in right-to-left pages. */
  @property({ type: String, reflect: true, accept: oneOf(DRAWER_PLACEMENTS) })
  placement: 'start' | 'end' = 'start';

  /** Places the drawer beside the content of the page instead of above it. The page stays usable. Default: `false`. */
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

  /** A press on the backdrop closes the drawer. One that starts inside, such as a text selection, does not. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    let pressed = false;
    root.addEventListener('pointerdown', (event) => (pressed = isBackdropPress(event as PointerEvent)));
    root.addEventListener('click', (event) => {
      if (pressed && isBackdropPress(event as MouseEvent)) this.userClose('outside');
    });
    return root;
  }

  protected override render() {
    if (!this.docked) return super.render();
    return html`<div class="docked" ?hidden=${!this.open}>${this.open ? this.renderFrame() : nothing}</div>`;
  }
}

/** Whether the backdrop was pressed: the target is the dialog, outside its box. */
function isBackdropPress({ target, clientX, clientY }: MouseEvent): boolean {
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
