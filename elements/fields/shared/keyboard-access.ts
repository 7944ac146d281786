import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { keyboard } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type * as FieldKeyboard from '../keyboard-dialog/field-keyboard.js';
import type { KeyboardOptions } from '../keyboard-dialog/show-keyboard.js';

/** A text field that uses the virtual keyboard. */
export interface KeyboardHost {
  /** Returns the options of the dialog, which is about to open. Cancels a pending confirmation by pause. */
  open(): KeyboardOptions;
  /** Returns the native field. */
  control(): HTMLInputElement | HTMLTextAreaElement | null;
  /** Whether the user can change the value now. Default: `true`. */
  isWritable?(): boolean;
  /** Whether the field has the keyboard button. Default: `true`. */
  isAvailable?(): boolean;
  /** Converts the confirmed text for the field. Default: unchanged. */
  toText?(value: string): string;
  /** Sets the confirmed text, for fields with structured text. Default: as ordinary input. */
  write?(value: string): void;
  /** Called after the confirmed text was set. */
  onConfirmed(): void;
}

/**
 * The button of the virtual keyboard in a field, shown while the preference is enabled. Its dialog loads at the first
 * click. The confirmed text is set as ordinary input. While `isShown` is true, render `inputmode="none"`, so that the
 * on-screen keyboard of the system stays closed.
 */
export class KeyboardAccess implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #keyboardHost: KeyboardHost;
  #isEnabled = false;
  #dialog?: LazyImport<typeof FieldKeyboard>;

  constructor(host: ReactiveElement, keyboardHost: KeyboardHost) {
    this.#host = host;
    this.#keyboardHost = keyboardHost;
    host.addController(this);
  }

  hostConnected(): void {
    // A change of the preference reloads the page.
    const isEnabled = readPreference();
    if (isEnabled !== this.#isEnabled) this.#host.requestUpdate();
    this.#isEnabled = isEnabled;
  }

  /** Whether the button is shown. */
  get isShown(): boolean {
    return this.#isEnabled && (this.#keyboardHost.isAvailable?.() ?? true);
  }

  /** Renders the button, for the box of a field (`fieldBoxStyles`). */
  render(): TemplateResult | typeof nothing {
    if (!this.isShown) return nothing;
    return html`<button
      class="icon-button inside keyboard"
      type="button"
      aria-label=${msg('Abrir teclado virtual', { id: 'dassTextKeyboard' })}
      aria-haspopup="dialog"
      ?disabled=${this.#keyboardHost.isWritable?.() === false}
      @click=${this.#open}
    >
      ${renderIcon(keyboard)}
    </button>`;
  }

  #open = (): void => {
    this.#dialog ??= new LazyImport(this.#host, () => import('../keyboard-dialog/field-keyboard.js'));
    this.#dialog.load((modules) => void this.#write(modules));
  };

  async #write({ showKeyboard, writeThrough }: typeof FieldKeyboard): Promise<void> {
    const host = this.#keyboardHost;
    // The dialog will restore the focus to this field.
    host.control()?.focus();
    const value = await showKeyboard(host.open());
    const control = host.control();
    // The field may have been removed or disabled in the meantime.
    if (value === null || !this.#host.isConnected || !control || control.readOnly || control.matches(':disabled'))
      return;
    const insert = host.toText?.(value) ?? value;
    if (host.write) host.write(value);
    else writeThrough(control, { from: 0, to: control.value.length, insert }, 'insertReplacementText');
    host.onConfirmed();
  }
}

let cached: boolean | undefined;

/** Reads the preference; fields that are inserted together read the storage once. */
function readPreference(): boolean {
  if (cached === undefined) {
    cached = virtualKeyboardPreference.get();
    queueMicrotask(() => (cached = undefined));
  }
  return cached;
}
