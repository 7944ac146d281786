import { html, nothing, type ReactiveController, type ReactiveElement, type TemplateResult } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { stepTo } from '../../base/focus/steps.js';
import { anchor } from '../../base/overlay/anchored.js';
import { openOverlay } from '../../base/overlay/overlay-stack.js';
import { nameOfCharacter } from './key-names.js';
import { variantsOf, type Key } from './layouts-model.js';

export interface VariantsUser {
  /** What a key writes now. */
  characterOf(key: Key): string;
  choose(key: Key, character: string): void;
}

/** The accents and signs that a long press on a key offers, in a popover above it. */
export class VariantsOffer implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #user: VariantsUser;
  #key?: Key | undefined;
  #close?: (() => void) | undefined;

  constructor(host: ReactiveElement, user: VariantsUser) {
    this.#host = host;
    this.#user = user;
    host.addController(this);
  }

  /** Whether some are offered now. */
  get isOpen(): boolean {
    return this.#key !== undefined;
  }

  /** Whether a key has any. */
  has(key: Key): boolean {
    return !key.action && variantsOf(this.#user.characterOf(key)).length > 0;
  }

  offer(key: Key): void {
    this.#key = key;
    this.#host.requestUpdate();
  }

  end(): void {
    this.#close?.();
    this.#close = undefined;
    if (!this.#key) return;
    this.#key = undefined;
    this.#host.requestUpdate();
  }

  /** Takes the variant that is or holds an element. */
  choose(target: Element): void {
    const character = target.closest<HTMLElement>('.variant')?.dataset.character;
    const key = this.#key;
    if (!character || !key) return;
    this.end();
    this.#user.choose(key, character);
  }

  hostUpdated(): void {
    if (this.#key) this.#show(this.#key);
  }

  hostDisconnected(): void {
    this.end();
  }

  render(): TemplateResult {
    const character = this.#key && this.#user.characterOf(this.#key);
    return html`<div
      class="variants"
      popover="manual"
      role="group"
      aria-label=${character ? msg(str`Outros caracteres de ${character}`, { id: 'dassKeyboardVariants' }) : nothing}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${(event: Event) => this.choose(event.target as Element)}
      @keydown=${this.#onKeydown}
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
    if (!popover || !button || this.#close) return;
    popover.showPopover();
    const unfollow = anchor(popover, button, 'top');
    const close = openOverlay({ element: popover, light: { inside: [button] }, dismiss: () => this.end() });
    const byKeyboard = root.activeElement === button;
    if (byKeyboard) popover.querySelector<HTMLElement>('.variant')?.focus();
    this.#close = () => {
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
