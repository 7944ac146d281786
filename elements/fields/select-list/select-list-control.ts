import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { chevronDown, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** The state of the control of a select list. */
export interface ControlView {
  readonly withoutFilter: boolean;
  readonly isOpen: boolean;
  /** Id of the active option's row. */
  readonly active: string | undefined;
  /** Accessible name, when the field has no label. */
  readonly name: string;
  readonly placeholder: string;
  /** Whether the selected id is not among the options. */
  readonly isUnknown: boolean;
  readonly isInvalid: boolean;
  readonly isOff: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  /** Whether the on-screen keyboard of the system stays closed. */
  readonly withoutSystemKeyboard: boolean;
  readonly onInput: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** Renders the control with the focus: a text field that filters, or a button. The element sets its text. */
export function renderControl(view: ControlView): TemplateResult {
  const expanded = view.isOpen ? 'true' : 'false';
  const required = view.required ? 'true' : nothing;
  const invalid = view.isInvalid ? 'true' : nothing;
  const className = view.isUnknown ? 'unknown' : nothing;
  if (view.withoutFilter)
    return html`<button
      id="control"
      class=${className}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded=${expanded}
      aria-controls="list"
      aria-activedescendant=${view.active ?? nothing}
      aria-label=${view.name || nothing}
      aria-describedby="selected message"
      aria-readonly=${view.readOnly ? 'true' : nothing}
      aria-required=${required}
      aria-invalid=${invalid}
      ?disabled=${view.isOff}
      @keydown=${view.onKeydown}
    ></button>`;
  return html`<input
    id="control"
    class=${className}
    type="text"
    role="combobox"
    autocomplete="off"
    autocapitalize="none"
    spellcheck="false"
    enterkeyhint="done"
    inputmode=${view.withoutSystemKeyboard ? 'none' : nothing}
    aria-autocomplete="list"
    aria-haspopup="listbox"
    aria-expanded=${expanded}
    aria-controls="list"
    aria-activedescendant=${view.active ?? nothing}
    aria-label=${view.name || nothing}
    aria-describedby="selected message"
    aria-required=${required}
    aria-invalid=${invalid}
    placeholder=${view.placeholder || nothing}
    ?readonly=${view.readOnly}
    ?disabled=${view.isOff}
    @input=${view.onInput}
    @keydown=${view.onKeydown}
  />`;
}

/** Renders the spinner, the clear button and the arrow after the control. */
export interface BoxEnd {
  readonly isWaiting: boolean;
  readonly canClear: boolean;
  readonly isOpen: boolean;
  /** Renders the button of the virtual keyboard. */
  readonly keyboard: unknown;
  clear(): void;
}

export function renderBoxEnd({ isWaiting, canClear, isOpen, keyboard, clear }: BoxEnd): TemplateResult {
  return html`${isWaiting ? html`<dass-spinner></dass-spinner>` : nothing}
    ${
      canClear
        ? html`<button
            class="inside clear"
            type="button"
            tabindex="-1"
            aria-label=${msg('Limpar seleção', { id: 'dassSelectClear' })}
            @click=${clear}
          >
            ${renderIcon(close)}
          </button>`
        : nothing
    }${keyboard}<span class=${isOpen ? 'inside arrow open' : 'inside arrow'}>${renderIcon(chevronDown)}</span>`;
}
