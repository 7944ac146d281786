import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { stepTo } from '../../base/focus/steps-model.js';
import { anchor } from '../../base/overlay/anchored.js';
import { openOverlay } from '../../base/overlay/overlay-stack.js';
import { nameOfCharacter } from './key-names.js';
import { variantsOf, type Key } from './layouts-model.js';

export interface VariantsHost {
  /** Returns the character of a key in the current state. */
  characterOf(key: Key): string;
  select(key: Key, character: string): void;
}

/** The popover above a key with accents and other variants, opened by a long press. */
export class KeyVariantsPopover implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #variantsHost: VariantsHost;
  #key?: Key | undefined;
  #cleanUp?: (() => void) | undefined;

  constructor(host: ReactiveElement, variantsHost: VariantsHost) {
    this.#host = host;
    this.#variantsHost = variantsHost;
    host.addController(this);
  }

  /** Whether the popover is open. */
  get isOpen(): boolean {
    return this.#key !== undefined;
  }

  /** Whether a key has variants. */
  has(key: Key): boolean {
    return !key.action && variantsOf(this.#variantsHost.characterOf(key)).length > 0;
  }

  open(key: Key): void {
    this.#key = key;
    this.#host.requestUpdate();
  }

  close(): void {
    this.#cleanUp?.();
    this.#cleanUp = undefined;
    if (!this.#key) return;
    this.#key = undefined;
    this.#host.requestUpdate();
  }

  /** Selects the variant of the clicked element. */
  select(target: Element): void {
    const character = target.closest<HTMLElement>('.variant')?.dataset.character;
    const key = this.#key;
    if (!character || !key) return;
    this.close();
    this.#variantsHost.select(key, character);
  }

  hostUpdated(): void {
    if (this.#key) this.#show(this.#key);
  }

  hostDisconnected(): void {
    this.close();
  }

  render(): TemplateResult {
    const character = this.#key && this.#variantsHost.characterOf(this.#key);
    return html`<div
      class="variants"
      popover="manual"
      role="group"
      aria-label=${character ? msg(str`Outros caracteres de ${character}`, { id: 'dassKeyboardVariants' }) : nothing}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${(event: Event) => this.select(event.target as Element)}
      @keydown=${this.#onKeydown}
      @contextmenu=${(event: Event) => event.preventDefault()}
    >
      ${
        character &&
        variantsOf(character).map(
          (variant) =>
            html`<button
              class="variant"
              type="button"
              tabindex="-1"
              aria-label=${nameOfCharacter(variant)}
              data-character=${variant}
            >
              ${variant}
            </button>`,
        )
      }
    </div>`;
  }

  #show(key: Key): void {
    const root = this.#host.renderRoot as ShadowRoot;
    const popover = root.querySelector<HTMLElement>('.variants');
    const button = root.querySelector<HTMLElement>(`[id='${key.id}']`);
    if (!popover || !button || this.#cleanUp) return;
    popover.showPopover();
    const unfollow = anchor(popover, button, 'top');
    const close = openOverlay({ element: popover, light: { inside: [button] }, dismiss: () => this.close() });
    const byKeyboard = root.activeElement === button;
    if (byKeyboard) popover.querySelector<HTMLElement>('.variant')?.focus();
    this.#cleanUp = () => {
      close();
      unfollow();
      if (popover.matches(':popover-open')) popover.hidePopover();
      if (byKeyboard) button.focus();
    };
  }

  #onKeydown = (event: KeyboardEvent): void => {
    const all = [...this.#host.renderRoot.querySelectorAll<HTMLElement>('.variant')];
    const orientation = 'horizontal';
    const to = stepTo(event.key, all.indexOf(event.target as HTMLElement), all.length, { orientation, wrap: true });
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };
}
