import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { keyboard } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { writeThrough } from '../keyboard/write-through.js';
import type { KeyboardOptions, openKeyboard } from '../keyboard-dialog/open-keyboard.js';

interface KeyboardModules {
  readonly openKeyboard: typeof openKeyboard;
  readonly writeThrough: typeof writeThrough;
}

/** A field to write in, as the virtual keyboard knows it. */
export interface KeyboardUser {
  /** The dialog is about to open: what it shows. What waits for a pause in the typing waits no longer. */
  open(): KeyboardOptions;
  /** The native field that is written into. */
  control(): HTMLInputElement | HTMLTextAreaElement | null;
  /** Whether the user may change it now. They may by default. */
  isWritable?(): boolean;
  /** Whether it has the button at all. Every field has by default. */
  isOffered?(): boolean;
  /** How a text that was confirmed is written into the field. As it is, by default. */
  toText?(value: string): string;
  /** Takes a confirmed text, where the field's own text is more than characters. As ordinary input, by default. */
  write?(value: string): void;
  /** The text stands in the field, and the user has confirmed it. */
  onWritten(): void;
}

/**
 * The button of the virtual keyboard in a field, which is there while the preference for it is on. The dialog loads
 * when it is first pressed; what is confirmed in it comes into the field as ordinary input. While `isShown`, the field's
 * `inputmode` is to be `none`: the system's keyboard stays away.
 */
export class KeyboardAccess implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #user: KeyboardUser;
  #isWanted = false;
  #dialog?: LazyImport<KeyboardModules>;

  constructor(host: ReactiveElement, user: KeyboardUser) {
    this.#host = host;
    this.#user = user;
    host.addController(this);
  }

  hostConnected(): void {
    // Whoever sets the preference reloads the page (VK-01).
    const isWanted = readPreference();
    if (isWanted !== this.#isWanted) this.#host.requestUpdate();
    this.#isWanted = isWanted;
  }

  /** Whether the button is there. */
  get isShown(): boolean {
    return this.#isWanted && (this.#user.isOffered?.() ?? true);
  }

  /** The button, for the box of a field (`fieldBoxStyles`). */
  render(): TemplateResult | typeof nothing {
    if (!this.isShown) return nothing;
    return html`<button
      class="icon-button inside keyboard"
      type="button"
      aria-label=${msg('Abrir teclado virtual', { id: 'dassTextKeyboard' })}
      aria-haspopup="dialog"
      ?disabled=${this.#user.isWritable?.() === false}
      @click=${this.#open}
    >
      ${renderIcon(keyboard)}
    </button>`;
  }

  #open = (): void => {
    this.#dialog ??= new LazyImport(this.#host, async () => {
      const [{ openKeyboard, keyboardDialog }, { writeThrough }] = await Promise.all([
        import('../keyboard-dialog/open-keyboard.js'),
        import('../keyboard/write-through.js'),
      ]);
      await keyboardDialog.import();
      return { openKeyboard, writeThrough };
    });
    this.#dialog.load((modules) => void this.#write(modules));
  };

  async #write({ openKeyboard, writeThrough }: KeyboardModules): Promise<void> {
    const user = this.#user;
    // Where the focus comes back to.
    user.control()?.focus();
    const value = await openKeyboard(user.open());
    const control = user.control();
    // The field may be gone by now, or not to be changed any more.
    if (value === null || !this.#host.isConnected || !control || control.readOnly || control.matches(':disabled'))
      return;
    const insert = user.toText?.(value) ?? value;
    if (user.write) user.write(value);
    else writeThrough(control, { from: 0, to: control.value.length, insert }, 'insertReplacementText');
    user.onWritten();
  }
}

let known: boolean | undefined;

/** The preference; fields that come into the page together read the storage once. */
function readPreference(): boolean {
  if (known === undefined) {
    known = virtualKeyboardPreference.get();
    queueMicrotask(() => (known = undefined));
  }
  return known;
}
