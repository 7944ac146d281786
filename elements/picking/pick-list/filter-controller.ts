import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { isComposing } from '../../base/focus/is-composing.js';
import '../../controls/chip/chip.js';
import { close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { TextFilters } from '../../core/text/visible-indexes.js';
import { trimmedText } from '../../core/text/visible-text.js';
import { debounce } from '../../core/util/debounce.js';
import { FilterFeedback } from '../../fields/shared/filter-feedback.js';
import { Suggestion } from '../../fields/shared/suggestion.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';
import type { DassPickListFilterDetail } from './pick-list-events.js';
import type { PickPane } from './pick-pane.js';
import type { PickPanes } from './pick-panes.js';
import { emptyText, filterText, itemsText } from './pick-texts.js';

/** An application that filters itself is asked after a pause in typing. */
const EXTERNAL_FILTER_DELAY_MS = 250;

/** The filter of one of the lists: a field that filters while the user types, and chips. All have to match. */
export class FilterController implements ReactiveController {
  readonly #panes: PickPanes;
  readonly #pane: PickPane;
  readonly #onExternal: (detail: DassPickListFilterDetail) => void;
  readonly #keyboard: KeyboardAccess;
  readonly #feedback: FilterFeedback;
  /** The nearest words when nothing matches what is typed. */
  readonly suggestion: Suggestion;
  readonly #dispatchFilter = debounce(() => this.#dispatch(), EXTERNAL_FILTER_DELAY_MS);

  /** @param onExternal called with new filters when the application filters the available items */
  constructor(panes: PickPanes, pane: PickPane, onExternal: (detail: DassPickListFilterDetail) => void) {
    const { element } = panes;
    this.#panes = panes;
    this.#pane = pane;
    this.#onExternal = onExternal;
    this.#feedback = new FilterFeedback(element, pane.visible);
    this.suggestion = new Suggestion(element, {
      searched: () => (this.#isExternal ? undefined : pane.visible.searched),
      accept: (text) => {
        this.#field?.focus();
        this.#type(text);
      },
    });
    this.#keyboard = new KeyboardAccess(element, {
      open: () => ({ label: filterText(pane.side), value: this.#typed }),
      control: () => this.#field,
      isWritable: () => !element.effectivelyDisabled,
      onConfirmed: () => pane.scroller?.focus(),
    });
    new RovingFocus(element, {
      items: () =>
        this.#chips.length
          ? [...element.renderRoot.querySelectorAll<HTMLElement>(`[data-list=${pane.side}] dass-chip`)]
          : [],
      key: (chip) => chip.dataset.key,
    });
    element.addController(this);
  }

  hostDisconnected(): void {
    this.#dispatchFilter.cancel();
  }

  render(): TemplateResult {
    const label = filterText(this.#pane.side);
    return html`<div class="filter">
        <input
          type="text"
          autocomplete="off"
          spellcheck="false"
          enterkeyhint="search"
          inputmode=${this.#keyboard.isShown ? 'none' : nothing}
          aria-label=${label}
          placeholder=${label}
          ?disabled=${this.#panes.element.effectivelyDisabled}
          .value=${this.#typed}
          @input=${this.#onInput}
          @keydown=${this.#onKeyDown}
          @focusin=${this.#onFocusIn}
          @focusout=${this.#onFocusOut}
        />${this.#renderClearButton()}${this.#keyboard.render()}
      </div>
      ${this.#renderChips()}`;
  }

  get #typed(): string {
    return this.#panes.state.filtersOf(this.#pane.side).typed;
  }

  get #chips(): readonly string[] {
    return this.#panes.state.filtersOf(this.#pane.side).chips;
  }

  get #field(): HTMLInputElement | null {
    return this.#panes.element.renderRoot.querySelector(`[data-list=${this.#pane.side}] input`);
  }

  /** Whether the application filters this list. */
  get #isExternal(): boolean {
    return this.#panes.element.externalFilter && !this.#panes.element.dataSource && this.#pane.isAvailable;
  }

  #renderClearButton(): TemplateResult | typeof nothing {
    if (!this.#typed) return nothing;
    const label = msg('Limpar filtro', { id: 'dassPickFilterClear' });
    return html`<button class="inside clear" type="button" aria-label=${label} @click=${this.#onClear}>
      ${renderIcon(close)}
    </button>`;
  }

  #renderChips(): TemplateResult | typeof nothing {
    if (this.#chips.length === 0) return nothing;
    return html`<div class="chips" role="group" aria-label=${msg('Filtros aplicados', { id: 'dassPickFilters' })}>
      ${repeat(
        this.#chips,
        (label) => label,
        (label) =>
          html`<dass-chip
            data-key=${label}
            tone="accent"
            removable
            ?disabled=${this.#panes.element.effectivelyDisabled}
            .label=${label}
            @dass-remove=${() => this.#onChipRemove(label)}
          ></dass-chip>`,
      )}
    </div>`;
  }

  readonly #onInput = (event: Event): void => {
    // The input event of the filter field is not one of the pick list.
    event.stopPropagation();
    this.#type((event.target as HTMLInputElement).value);
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    const { key } = event;
    if ((key === 'Enter' || key === 'ArrowDown') && this.suggestion.accept()) event.stopPropagation();
    else if (key === 'Enter') this.#addChip(this.#typed);
    else if (key === 'Escape' && this.#typed) this.#type('');
    else if (key === 'Backspace' && this.#typed === '' && this.#chips.length > 0 && !event.repeat)
      this.#removeChip(this.#chips.at(-1) as string);
    else if (key === 'ArrowDown' && this.#pane.visible.count > 0) this.#pane.scroller?.focus();
    else return;
    // Enter would submit a form around the pick list, Escape close a dialog.
    event.preventDefault();
  };

  readonly #onFocusIn = (): void => {
    if (!this.#isExternal) this.#feedback.prepare();
  };

  readonly #onFocusOut = (): void => {
    if (trimmedText(this.#typed) === '') this.#feedback.release();
  };

  readonly #onClear = (): void => {
    this.#type('');
    this.#field?.focus();
  };

  #onChipRemove(label: string): void {
    this.#removeChip(label);
    if (this.#chips.length === 0) this.#field?.focus();
  }

  #type(typed: string): void {
    this.#setFilters({ typed, chips: this.#chips });
    this.#announceCount();
  }

  #addChip(text: string): void {
    const label = trimmedText(text);
    if (label === '') return;
    this.#panes.syncState().addFilter(this.#pane.side, label, this.#panes.element.singleFilter);
    this.#onFiltered();
    announce(msg(str`Filtro aplicado: ${label}`, { id: 'dassPickFiltered' }));
    this.#announceCount();
  }

  #removeChip(label: string): void {
    this.#setFilters({ typed: this.#typed, chips: this.#chips.filter((chip) => chip !== label) });
    announce(msg(str`Filtro removido: ${label}`, { id: 'dassPickUnfiltered' }));
  }

  #setFilters(filters: TextFilters): void {
    this.#panes.syncState().setFilters(this.#pane.side, filters);
    this.#onFiltered();
  }

  #onFiltered(): void {
    const { element } = this.#panes;
    if (element.externalFilter && !element.dataSource) this.#dispatchFilter();
    element.requestUpdate();
  }

  #announceCount(): void {
    // The number of items of a source is announced when it is known.
    if (this.#isExternal || this.#pane.source) return;
    const { side, visible } = this.#pane;
    const empty = (): string => emptyText(this.#panes.state, side);
    this.#feedback.announce(() => (visible.count > 0 ? itemsText(visible.count) : this.suggestion.announced(empty())));
  }

  #dispatch(): void {
    this.#onExternal({ list: this.#pane.side, filters: this.#chips, typed: trimmedText(this.#typed) });
  }
}
