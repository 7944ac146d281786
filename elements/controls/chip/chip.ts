import { html, nothing } from 'lit';
import { msg, str } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { DassElement } from '../../base/dass-element.js';
import { oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { check, close } from '../icon/icons.js';
import { renderIcon } from '../icon/render-icon.js';
import { chipStyles } from './chip.styles.js';

export const CHIP_KINDS = ['label', 'action', 'toggle'] as const;
export const CHIP_TONES = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;

/** The detail of `dass-press`. */
export interface DassChipPressDetail {
  /** Whether the chip is selected now. Always false for `kind` `action`. */
  readonly selected: boolean;
}

export interface ChipEvents {
  'dass-press': DassChipPressDetail;
  'dass-remove': null;
}

/**
 * A short text in a pill: a state, a filter that can be removed, an action or a choice. A label that is too long is
 * truncated with an ellipsis.
 * @summary A short text in a pill: a state, a filter, a choice.
 * @slot start - An icon or an avatar before the label.
 * @fires {CustomEvent<DassChipPressDetail>} dass-press - Fired when the user clicks the chip, for the kinds `action`
 *   and `toggle`.
 * @fires {CustomEvent<null>} dass-remove - Fired when the user clicks the remove button, or presses Delete or
 *   Backspace. The application removes the chip.
 * @csspart chip - The pill.
 * @cssproperty [--dass-chip-max-width=calc(22 * var(--dass-font-size))] - Width at which the label is truncated.
 */
export class DassChip extends DassElement<ChipEvents> {
  static override styles = [baseStyles, chipStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** Text of the chip. A text that starts with `dass` is a message id. Default: `''`. */
  @property({ type: String })
  label = '';

  /** Color and meaning: `neutral` (default), `accent`, `info`, `success`, `warning` or `danger`. */
  @property({ type: String, reflect: true, accept: oneOf(CHIP_TONES) })
  tone: (typeof CHIP_TONES)[number] = 'neutral';

  /**
   * What a click does: nothing (`label`, default), fire `dass-press` (`action`), or change `selected` as well
   * (`toggle`).
   */
  @property({ type: String, reflect: true, accept: oneOf(CHIP_KINDS) })
  kind: (typeof CHIP_KINDS)[number] = 'label';

  /** Whether a chip of the kind `toggle` is selected. The user changes it by a click. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  selected = false;

  /**
   * Shows a button that removes the chip. Delete and Backspace do the same while the chip has the focus. Default:
   * `false`.
   */
  @property({ type: Boolean })
  removable = false;

  /**
   * Takes the buttons of the chip out of the tab order, for a field that removes chips with keys of its own. Default:
   * `false`.
   */
  @property({ type: Boolean, attribute: 'without-tab-stop' })
  withoutTabStop = false;

  /** Disables the chip: it can be neither clicked nor removed. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  disabled = false;

  protected override render() {
    const label = resolveText(this.label);
    const toggle = this.kind === 'toggle';
    const tabindex = this.withoutTabStop ? -1 : nothing;
    const content = html`<slot name="start"></slot>${toggle && this.selected ? renderIcon(check) : nothing}<span
        class="label"
        >${label}</span
      >`;
    return html`<span class="chip" part="chip" @keydown=${this.#onKeydown}>
      ${
        this.kind === 'label'
          ? html`<span class="body">${content}</span>`
          : html`<button
              class="body"
              type="button"
              tabindex=${tabindex}
              aria-pressed=${toggle ? (this.selected ? 'true' : 'false') : nothing}
              ?disabled=${this.disabled}
              @click=${this.#press}
            >
              ${content}
            </button>`
      }
      ${
        this.removable
          ? html`<button
              class="remove"
              type="button"
              tabindex=${tabindex}
              aria-label=${msg(str`Remover ${label}`, { id: 'dassChipRemove' })}
              ?disabled=${this.disabled}
              @click=${this.#remove}
            >
              ${renderIcon(close)}
            </button>`
          : nothing
      }
    </span>`;
  }

  #press(): void {
    if (this.kind === 'toggle') this.selected = !this.selected;
    this.emit('dass-press', { selected: this.kind === 'toggle' && this.selected });
  }

  #remove(): void {
    this.emit('dass-remove');
  }

  #onKeydown(event: KeyboardEvent): void {
    if (!this.removable || this.disabled || event.repeat || (event.key !== 'Delete' && event.key !== 'Backspace'))
      return;
    event.preventDefault();
    this.#remove();
  }
}

define('dass-chip', DassChip);

declare global {
  interface HTMLElementTagNameMap {
    'dass-chip': DassChip;
  }
}
