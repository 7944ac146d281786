import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { autofocused, renderedBelow, firstFocusable } from '../../base/focus/focusable.js';
import { deepActiveElement, rememberFocus } from '../../base/focus/focus-return.js';
import { onTopModalChange, openOverlay, topModal } from '../../base/overlay/overlay-stack.js';
import { lockScroll } from '../../base/overlay/scroll-lock.js';
import { property, type Accept } from '../../base/property.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { warnOnce } from '../../base/warn.js';
import { close as closeIcon } from '../icon/icons.js';
import { renderIcon } from '../icon/render-icon.js';
import { dialogStyles } from './dialog.styles.js';

/**
 * How the user closed a dialog: `escape` (Escape key or the back gesture of Android), `outside` (a press outside,
 * drawers only), `close` (close button), `cancel` (cancel button) or `confirm` (the button that confirms).
 */
export type CloseReason = 'escape' | 'outside' | 'close' | 'cancel' | 'confirm';

/** The detail of `dass-before-close`. When a listener prevents the event the dialog stays open and nothing changes. */
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

/** Widths that have a name; others are lengths of CSS. */
export const NAMED_WIDTHS: Readonly<Record<string, string>> = { s: '400px', m: '560px', l: '800px', full: '100%' };

/** A width that a dialog can have: a name, or a length of CSS. */
export const dialogWidth: Accept<string> = (value) =>
  typeof value === 'string' &&
  (Object.hasOwn(NAMED_WIDTHS, value) || !globalThis.CSS || CSS.supports('inline-size', value))
    ? value
    : undefined;

/**
 * What every dialog of the kit is: a native modal `<dialog>` with a heading, a body and a footer, after the APG's modal
 * dialog pattern. Subclasses say what stands in it and call `requestClose()` for their gestures.
 */
export abstract class DialogElement<Events extends DialogEvents = DialogEvents> extends DassElement<Events> {
  static override styles = [baseStyles, iconButtonStyles, dialogStyles];

  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  @property({ type: Boolean, reflect: true })
  open = false;

  /** Escape and the close button do not close the dialog; only its own actions do. Default: `false`. */
  @property({ type: Boolean })
  persistent = false;

  #release?: () => void;
  #refocus?: () => void;
  #focusing?: Promise<void>;
  #focused?: HTMLElement;
  #isComposing = false;

  /** Text of the heading, which is also the accessible name. A text that starts with `dass` is a key (PH-03). */
  protected abstract headingText(): string;

  /** What stands between heading and footer. */
  protected abstract renderBody(): unknown;

  /** The actions. None by default. */
  protected renderFooter(): unknown {
    return nothing;
  }

  /** An icon before the heading. None by default. */
  protected renderHeadingIcon(): unknown {
    return nothing;
  }

  /** `s` (400px), `m` (560px), `l` (800px), `full`, or a length of CSS. On small screens every dialog is full (DL-01). */
  protected dialogWidth(): string {
    return 'm';
  }

  /** An alert dialog interrupts the user's work: errors, warnings and questions before something is lost. */
  protected isAlert(): boolean {
    return false;
  }

  /** Whether it lies above the page now and makes the rest of it inert. */
  protected isModal(): boolean {
    return true;
  }

  /** Whether Escape, a press outside and the close button are refused now. */
  protected refusesGestures(): boolean {
    return this.persistent;
  }

  /** What the name of an alert dialog goes on with: the id of the element that holds its message. */
  protected describedBy(): string | undefined {
    return undefined;
  }

  /** Where the focus goes on opening: what has `autofocus`, else the first control of the body, else of the footer. */
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
   * What a gesture calls: announces the closing, closes unless it is prevented, and reports it once.
   * @param detail what `dass-close` tells besides the reason
   * @param act what the gesture does once the closing is not prevented; when it answers false the dialog stays open
   * @returns whether it closed
   */
  protected requestClose(reason: CloseReason, detail: object = {}, act?: () => boolean): boolean {
    if (!this.open) return false;
    const self = this as DialogElement;
    if (!self.emit('dass-before-close', { reason }, { cancelable: true })) {
      this.#refuse();
      return false;
    }
    if (act?.() === false) return false;
    this.open = false;
    // Closed at once, so that a listener finds the page usable and the focus where it was.
    this.performUpdate();
    self.emit('dass-close', { reason, ...detail });
    return true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasUpdated && this.open) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#leave();
  }

  protected override updated(_changed: PropertyValues): void {
    if (this.open && this.isModal()) this.#enter();
    else this.#leave();
  }

  /** Open means: it has the focus. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const complete = await super.getUpdateComplete();
    await this.#focusing;
    return complete;
  }

  protected override render(): TemplateResult {
    return html`<dialog
      part="dialog"
      role=${this.isAlert() ? 'alertdialog' : nothing}
      aria-labelledby="heading"
      aria-describedby=${this.describedBy() ?? nothing}
      tabindex="-1"
      @focusin=${this.#onFocusin}
      @compositionstart=${() => (this.#isComposing = true)}
      @compositionend=${() => (this.#isComposing = false)}
      @cancel=${this.#onCancel}
      @close=${this.#onNativeClose}
    >
      ${this.open ? this.renderFrame() : nothing}
    </dialog>`;
  }

  /** Heading, body and footer. */
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
                @click=${() => this.gesture('close')}
              >
                ${renderIcon(closeIcon)}
              </button>`
        }
      </div>
      <div class="body" part="body">${this.renderBody()}</div>
      <footer part="footer" ?hidden=${!this.hasFooter(footer)}>${footer}</footer>`;
  }

  /** Whether there are actions to show. */
  protected hasFooter(footer: unknown): boolean {
    return footer !== nothing;
  }

  /** The heading as it is read; empty only while the catalogue is loading that has its key. */
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

  #enter(): void {
    const dialog = this.#dialog;
    if (!dialog || !this.isConnected) return;
    this.#size(dialog);
    if (this.#release) return;
    this.#refocus = rememberFocus(dialog);
    dialog.showModal();
    // The browser's own choice is the close button. The dialog holds the focus until its controls are rendered.
    dialog.focus({ preventScroll: true });
    const unlock = lockScroll();
    const close = openOverlay({ element: dialog, modal: dialog, dismiss: () => this.gesture('escape') });
    const stopWatching = onTopModalChange(() => dialog.toggleAttribute('data-below', topModal() !== dialog));
    this.#release = () => {
      stopWatching();
      close();
      dialog.removeAttribute('data-below');
      unlock();
    };
    this.#focusing = this.#focusIn(dialog);
  }

  #size(dialog: HTMLDialogElement): void {
    const width = this.dialogWidth();
    dialog.dataset.width = width;
    dialog.style.setProperty('--_width', NAMED_WIDTHS[width] ?? width);
  }

  async #focusIn(dialog: HTMLDialogElement): Promise<void> {
    await renderedBelow(dialog);
    const body = dialog.querySelector<HTMLElement>('.body');
    // A body that scrolls has to be reachable by the keyboard.
    if (body && body.scrollHeight > body.clientHeight && !firstFocusable(body)) body.tabIndex = 0;
    if (this.#release && deepActiveElement() === dialog) (this.initialFocus() ?? dialog).focus({ preventScroll: true });
  }

  #leave(): void {
    this.#release?.();
    this.#release = undefined;
    const dialog = this.#dialog;
    dialog?.close();
    const refocus = this.#refocus;
    this.#refocus = this.#focused = undefined;
    this.#isComposing = false;
    refocus?.();
  }

  /** It stays open, and says so: a short movement of the frame. */
  #refuse(): void {
    const dialog = this.#dialog;
    if (!dialog || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    dialog.animate([{}, { translate: '-6px' }, { translate: '6px' }, {}], {
      duration: 160,
    });
  }

  /** The user asks it to close; it may refuse. */
  protected gesture(reason: 'escape' | 'outside' | 'close'): void {
    if (this.refusesGestures()) this.#refuse();
    else this.requestClose(reason);
  }

  #onFocusin(event: FocusEvent): void {
    this.#focused = event.composedPath()[0] as HTMLElement;
  }

  /** The platform's own ways to close: Android's back gesture, an Escape that a page has kept from the window. */
  #onCancel(event: Event): void {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    // An Escape that is for the input method.
    if (!this.#isComposing) this.gesture('escape');
  }

  /** A browser closes a dialog whose cancelling was prevented twice without a gesture between: what is open stays open. */
  #onNativeClose(event: Event): void {
    const dialog = event.currentTarget as HTMLDialogElement;
    if (event.target !== dialog || dialog.open || !this.#release) return;
    const focused = this.#focused;
    dialog.showModal();
    focused?.focus({ preventScroll: true });
  }
}
