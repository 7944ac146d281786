import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../locales/choices.js';
import { t as tCommon } from '../../../locales/controls.js';
import { tellCutLabel } from '../option-row.js';

/** The control of a select list as it stands. */
export interface ControlView {
  readonly withoutFilter: boolean;
  readonly isOpen: boolean;
  /** Id of the active option's row. */
  readonly active: string | undefined;
  /** Its name where it has no label of its own. */
  readonly name: string;
  readonly placeholder: string;
  /** What is chosen is not among the options. */
  readonly isUnknown: boolean;
  readonly isInvalid: boolean;
  readonly isOff: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly onInput: (event: Event) => void;
  readonly onKeydown: (event: KeyboardEvent) => void;
}

/** The field that holds the focus: a text field that filters, or a button. What stands in it is written by the element. */
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
      aria-describedby="chosen message"
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
    aria-autocomplete="list"
    aria-haspopup="listbox"
    aria-expanded=${expanded}
    aria-controls="list"
    aria-activedescendant=${view.active ?? nothing}
    aria-label=${view.name || nothing}
    aria-describedby="chosen message"
    aria-required=${required}
    aria-invalid=${invalid}
    placeholder=${view.placeholder || nothing}
    ?readonly=${view.readOnly}
    ?disabled=${view.isOff}
    @input=${view.onInput}
    @keydown=${view.onKeydown}
  />`;
}

/** The list of a select list as it stands. */
export interface PopoverView {
  readonly label: string;
  readonly multiple: boolean;
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  /** How many options are shown. */
  readonly count: number;
  readonly bar: (() => TemplateResult) | undefined;
  readonly onClick: (event: Event) => void;
  readonly onRetry: () => void;
}

/** The list; its rows are the element's kept rows. */
export function renderPopover(view: PopoverView): TemplateResult {
  return html`<div id="popover" popover="manual" @mousedown=${keepFocus}>
    ${view.count && view.bar ? view.bar() : nothing}
    <div
      id="list"
      class=${view.multiple ? 'rows ticks' : 'rows'}
      role="listbox"
      tabindex="-1"
      aria-label=${view.label}
      aria-multiselectable=${view.multiple ? 'true' : nothing}
      aria-busy=${view.isWaiting ? 'true' : nothing}
      @click=${view.onClick}
      @pointerover=${tellCutLabel}
    ></div>
    ${view.isOpen ? renderState(view) : nothing}
  </div>`;
}

/** What is said where there are no options to show, or no new ones. */
function renderState({ hasFailed, isWaiting, count, onRetry }: PopoverView): TemplateResult | typeof nothing {
  if (hasFailed)
    return html`<p class="empty" role="alert">
      ${t('dassSelectFailed')}<button class="retry" type="button" @click=${onRetry}>${t('dassSelectRetry')}</button>
    </p>`;
  if (count > 0) return nothing;
  return html`<p class="empty">${isWaiting ? tCommon('dassLoading') : t('dassSelectNoRecords')}</p>`;
}

/** A press on what belongs to the field leaves the focus where it is; one in the text sets the caret. */
export function keepFocus(event: Event): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}
