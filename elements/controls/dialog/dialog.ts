import { html } from 'lit';
import { property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { DialogElement, dialogWidth, type DialogEvents } from './dialog-element.js';

/**
 * A modal dialog around content of the application.
 * @summary A modal dialog: it traps the focus and returns it; Escape closes only the topmost one.
 * @slot - The content.
 * @slot footer - The actions.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassDialog extends DialogElement<DialogEvents> {
  /** Heading and accessible name. A text that starts with `dass` is a message id. Default: `''`; a dialog needs one. */
  @property({ type: String })
  heading = '';

  /**
   * Width: `s` (400px), `m` (560px, default), `l` (800px), `full`, or a CSS length such as `70vw`. On small screens the
   * dialog is always full screen.
   */
  @property({ type: String, accept: dialogWidth })
  width = 'm';

  /** Sets the role `alertdialog`, for errors, warnings and questions before data are lost. Default: `false`. */
  @property({ type: Boolean })
  alert = false;

  protected override headingText(): string {
    return this.heading;
  }

  protected override isAlert(): boolean {
    return this.alert;
  }

  protected override renderBody(): unknown {
    return html`<slot></slot>`;
  }

  protected override renderFooter(): unknown {
    return html`<slot name="footer" @slotchange=${() => this.requestUpdate()}></slot>`;
  }

  protected override hasFooter(): boolean {
    return [...this.children].some((child) => child.slot === 'footer');
  }
}

define('dass-dialog', DassDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-dialog': DassDialog;
  }
}
