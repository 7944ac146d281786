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

export interface DassChipPressDetail {
  /** Whether the chip is selected now. Always false for `kind` `action`. */
  readonly selected: boolean;
}

export interface ChipEvents {
  'dass-press': DassChipPressDetail;
  'dass-remove': null;
}

/**
 * A short text in a pill: a state, a filter that can be taken away, an action or a choice among others. A long label is
 * cut with an ellipsis at the width that the chip has.
 * @summary A short text in a pill: a state, a filter, a choice.
 * @slot start - An icon or an avatar before the label.
 * @fires {CustomEvent<DassChipPressDetail>} dass-press - A person has pressed it (kinds `action` and `toggle`).
 * @fires {CustomEvent<null>} dass-remove - A person wants it gone, by its button, Delete or Backspace. The host removes it.
 * @csspart chip - The pill.
 * @cssproperty [--dass-chip-max-width=22rem] - The width at which a long label is cut.
 */
export class DassChip extends DassElement<ChipEvents> {
  static override styles = [baseStyles, chipStyles];
  static override shadowRootOptions: ShadowRootInit = { mode: 'open', delegatesFocus: true };

  /** What it says. A text that starts with `dass` is a key of the catalogue. */
  @property({ type: String })
  label = '';

  /** What it means: `neutral` (default), `accent`, `info`, `success`, `warning` or `danger`. */
  @property({ type: String, reflect: true, accept: oneOf(CHIP_TONES) })
  tone: (typeof CHIP_TONES)[number] = 'neutral';

  /** `label` (default) is only read; `action` can be pressed; `toggle` is selected or not by pressing it. */
  @property({ type: String, reflect: true, accept: oneOf(CHIP_KINDS) })
  kind: (typeof CHIP_KINDS)[number] = 'label';

  /** Whether a `toggle` is selected; pressing it changes this. */
  @property({ type: Boolean, reflect: true })
  selected = false;

  /** Has a button to take it away; Delete and Backspace do the same while the focus is in it. */
  @property({ type: Boolean })
  removable = false;

  /** Its buttons are no tab stops: for a field that takes its chips away by keys of its own. */
  @property({ type: Boolean, attribute: 'without-tab-stop' })
  withoutTabStop = false;

  /** Neither pressed nor taken away. */
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
