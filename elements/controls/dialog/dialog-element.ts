import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { resolveText, textsLoading } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { autofocused, descendantsRendered, firstFocusable } from '../../base/focus/focusable.js';
import { deepActiveElement, rememberFocus } from '../../base/focus/focus-return.js';
import { onTopModalChange, openOverlay, topModal } from '../../base/overlay/overlay-stack.js';
import { lockScroll } from '../../base/overlay/scroll-lock.js';
import { property, type Accept } from '../../base/property.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { overlayMotionStyles } from '../../base/motion/overlay-motion.styles.js';
import { whileShown } from '../../base/motion/while-shown.js';
import { warnOnce } from '../../base/warn.js';
import { close as closeIcon } from '../icon/icons.js';
import { renderIcon } from '../icon/render-icon.js';
import { dialogStyles } from './dialog.styles.js';

/**
 * How the user closed a dialog: `escape` (Escape key or the back gesture of Android), `outside` (a press outside,
 * drawers only), `close` (close button), `cancel` (cancel button) or `confirm` (the button that confirms).
 */
export type CloseReason = 'escape' | 'outside' | 'close' | 'cancel' | 'confirm';

/** The detail of `dass-before-close`. If a listener cancels the event, the dialog stays open. */
export interface DassDialogBeforeCloseDetail {
  /** How the user is closing the dialog. */
  readonly reason: CloseReason;
}

/** The detail of `dass-close`. */
export interface DassDialogCloseDetail {
  /** How the user closed the dialog. */
  readonly reason: CloseReason;
}

/** The events that every dialog has. */
export interface DialogEvents {
  'dass-before-close': DassDialogBeforeCloseDetail;
  'dass-close': DassDialogCloseDetail;
}

/** Named widths. Other widths are CSS lengths. */
export const NAMED_WIDTHS: Readonly<Record<string, string>> = { s: '400px', m: '560px', l: '800px', full: '100%' };

/** Accepts the width of a dialog: a name or a CSS length. */
export const dialogWidth: Accept<string> = (value) =>
  typeof value === 'string' &&
  (Object.hasOwn(NAMED_WIDTHS, value) || !globalThis.CSS || CSS.supports('inline-size', value))
    ? value
    : undefined;

/**
 * Base class of all dialogs: a native modal `<dialog>` with a heading, a body and a footer, following the APG modal
 * dialog pattern. Subclasses render the content, and call `requestClose()` when the user confirms or cancels.
 */
export abstract class DialogElement<Events extends DialogEvents = DialogEvents> extends DassElement<Events> {
  static override styles = [baseStyles, overlayMotionStyles, iconButtonStyles, dialogStyles];

  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  @property({ type: Boolean, reflect: true })
  open = false;

  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  @property({ type: Boolean })
  persistent = false;

  #release?: () => void;
  #restoreFocus?: () => void;
  #focusing?: Promise<void>;
  #lastFocused?: HTMLElement;
  #isComposing = false;
  /** Texts of the dialog that are loading. */
  #texts?: Promise<void> | undefined;

  /** Text of the heading and accessible name. A text that starts with `dass` is a message id. */
  protected abstract headingText(): string;

  /** Renders the content between heading and footer. */
  protected abstract renderBody(): unknown;

  /** Renders the actions. Default: none. */
  protected renderFooter(): unknown {
    return nothing;
  }

  /** Renders an icon before the heading. Default: none. */
  protected renderHeadingIcon(): unknown {
    return nothing;
  }

  /**
   * Returns the width: `s` (400px), `m` (560px), `l` (800px), `full`, or a CSS length. On small screens every dialog
   * is full screen. That of the property `width`, which most dialogs have.
   */
  protected dialogWidth(): string {
    return (this as { readonly width?: string }).width ?? 'm';
  }

  /** Whether the role is `alertdialog`: errors, warnings and questions before data are lost. */
  protected isAlert(): boolean {
    return false;
  }

  /** Whether the dialog is modal now and makes the rest of the page inert. */
  protected isModal(): boolean {
    return true;
  }

  /** Whether Escape, a press outside and the close button are ignored now. */
  protected blocksUserClose(): boolean {
    return this.persistent;
  }

  /** Returns the id of the element that describes an alert dialog. */
  protected describedBy(): string | undefined {
    return undefined;
  }

  /**
   * Returns the element to focus on opening: the one with `autofocus`, otherwise the first focusable element of the
   * body, then of the footer.
   */
  protected initialFocus(): HTMLElement | undefined {
    const part = (selector: string) => this.renderRoot.querySelector(selector);
    const [body, footer] = [part('.body'), part('footer')];
    return (
      (body && autofocused(body)) ??
      (footer && autofocused(footer)) ??
      (body && firstFocusable(body)) ??
      (footer && firstFocusable(footer)) ??
      undefined
    );
  }

  /**
   * Opens the dialog, as setting `open` does.
   * @returns resolves when the dialog is open and has the focus
   */
  async show(): Promise<void> {
    this.open = true;
    await this.updateComplete;
  }

  /**
   * Closes the dialog at once, without `dass-before-close` and without `dass-close`.
   * @returns resolves when the dialog is closed and the focus is back where it was
   */
  async hide(): Promise<void> {
    this.open = false;
    await this.updateComplete;
  }

  /**
   * Closes the dialog for the user: fires `dass-before-close`, closes unless canceled, and fires `dass-close` once.
   *
   * @param reason how the user closes the dialog
   * @param detail further fields of the detail of `dass-close`
   * @param commit runs before closing; if it returns `false` the dialog stays open
   * @returns whether the dialog closed
   */
  protected requestClose(reason: CloseReason, detail: object = {}, commit?: () => boolean): boolean {
    if (!this.open) return false;
    const self = this as DialogElement;
    if (!self.emit('dass-before-close', { reason }, { cancelable: true })) {
      this.#shake();
      return false;
    }
    if (commit?.() === false) return false;
    this.open = false;
    // Closes synchronously, so that listeners find the page usable and the focus restored.
    this.performUpdate();
    self.emit('dass-close', { reason, ...detail });
    return true;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#closeModal();
  }

  protected override update(changed: PropertyValues): void {
    this.#texts = textsLoading(() => super.update(changed));
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.open && this.isModal()) this.#showModal();
    else this.#closeModal();
  }

  /** Resolves after the focus has moved into the dialog. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    if (this.#texts) {
      await this.#texts;
      await super.getUpdateComplete();
    }
    await this.#focusing;
    return complete;
  }

  protected override render(): TemplateResult {
    return html`<dialog
      class="overlay"
      part="dialog"
      role=${this.isAlert() ? 'alertdialog' : nothing}
      aria-labelledby="heading"
      aria-describedby=${this.describedBy() ?? nothing}
      tabindex="-1"
      @focusin=${this.#handleFocusIn}
      @compositionstart=${() => (this.#isComposing = true)}
      @compositionend=${() => (this.#isComposing = false)}
      @cancel=${this.#handleCancel}
      @close=${this.#handleNativeClose}
    >
      ${whileShown(this.open, () => this.renderFrame())}
    </dialog>`;
  }

  /** Renders heading, body and footer. */
  protected renderFrame(): unknown {
    const footer = this.renderFooter();
    return html`<div class="head" part="header">
        ${this.renderHeadingIcon()}
        <h2 id="heading">${this.name()}</h2>
        ${
          this.persistent
            ? nothing
            : html`<button
                class="icon-button close"
                type="button"
                aria-label=${msg('Fechar', { id: 'dassDialogClose' })}
                @click=${() => this.userClose('close')}
              >
                ${renderIcon(closeIcon)}
              </button>`
        }
      </div>
      <div class="body" part="body">${this.renderBody()}</div>
      <footer part="footer" role="none" ?hidden=${!this.hasFooter(footer)}>${footer}</footer>`;
  }

  /** Whether the footer has actions. */
  protected hasFooter(footer: unknown): boolean {
    return footer !== nothing;
  }

  /** Returns the accessible name. Empty only while the catalogue with its message id is loading. */
  protected name(): string {
    const heading = this.headingText();
    const name = resolveText(heading).trim();
    if (name || heading.trim()) return name;
    warnOnce(this.localName, 'needs a heading.');
    return msg('Janela', { id: 'dassDialogUnnamed' });
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #showModal(): void {
    const dialog = this.#dialog;
    if (!dialog || !this.isConnected) return;
    this.#setWidth(dialog);
    // A dialog opens with its texts: a screen reader reads them at that moment. It is rendered again when they are there.
    if (this.#release || this.#texts) return;
    this.#restoreFocus = rememberFocus(dialog);
    dialog.showModal();
    // The browser would focus the close button. The dialog itself has the focus until its controls are rendered.
    dialog.focus({ preventScroll: true });
    const unlock = lockScroll();
    const close = openOverlay({ element: dialog, modal: dialog, dismiss: () => this.userClose('escape') });
    const stopWatching = onTopModalChange(() => dialog.toggleAttribute('data-below', topModal() !== dialog));
    this.#release = () => {
      stopWatching();
      close();
      dialog.removeAttribute('data-below');
      unlock();
    };
    this.focusInitially();
  }

  /** Moves the focus to the initial element, if the dialog itself has it. Call it when a dialog opened without content. */
  protected focusInitially(): void {
    const dialog = this.#dialog;
    if (dialog && this.#release) this.#focusing = this.#focusIn(dialog);
  }

  #setWidth(dialog: HTMLDialogElement): void {
    const width = this.dialogWidth();
    dialog.dataset.width = width;
    dialog.style.setProperty('--_width', NAMED_WIDTHS[width] ?? width);
  }

  async #focusIn(dialog: HTMLDialogElement): Promise<void> {
    await descendantsRendered(dialog);
    const body = dialog.querySelector<HTMLElement>('.body');
    // A scrolling body must be reachable by keyboard.
    if (body && body.scrollHeight > body.clientHeight && !firstFocusable(body)) body.tabIndex = 0;
    if (this.#release && deepActiveElement() === dialog) (this.initialFocus() ?? dialog).focus({ preventScroll: true });
  }

  #closeModal(): void {
    this.#dialog?.close();
    this.#release?.();
    this.#release = undefined;
    const refocus = this.#restoreFocus;
    this.#restoreFocus = this.#lastFocused = undefined;
    this.#isComposing = false;
    refocus?.();
  }

  /** Shows that the dialog stays open: a short movement. */
  #shake(): void {
    const dialog = this.#dialog;
    if (!dialog || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    dialog.animate([{}, { translate: '-6px' }, { translate: '6px' }, {}], {
      duration: 160,
    });
  }

  /** Handles Escape, a press outside and the close button. */
  protected userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose()) this.#shake();
    else this.requestClose(reason);
  }

  #handleFocusIn(event: FocusEvent): void {
    this.#lastFocused = event.composedPath()[0] as HTMLElement;
  }

  /** The browser's own ways to close: Android's Back, and an Escape that the page has kept from the window. */
  #handleCancel(event: Event): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    // An Escape during composition belongs to the input method.
    if (!this.#isComposing) this.userClose('escape');
  }

  /** Browsers close a dialog whose cancel event was prevented twice without a user activation. It is opened again. */
  #handleNativeClose(event: Event): void {
    const dialog = event.currentTarget as HTMLDialogElement;
    if (event.target !== dialog || dialog.open || !this.#release) return;
    const focused = this.#lastFocused;
    dialog.showModal();
    focused?.focus({ preventScroll: true });
  }
}
