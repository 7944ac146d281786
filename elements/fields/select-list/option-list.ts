import { html, nothing, type TemplateResult } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { focusableAfter } from '../../base/focus/focusable.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { whenIdle } from '../../base/loading/idle.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { WholeText } from '../../base/whole-text.js';
import type { Confirmation } from '../../core/select/combobox-state.js';
import type { SelectState } from '../../core/select/select-state.js';
import { renderCheckAll } from '../shared/check-all.js';
import { checkboxStyles } from '../shared/checkbox.styles.js';
import { FilterFeedback } from '../shared/filter-feedback.js';
import { foundText } from '../shared/filtered-indexes.js';
import { createOptionRow, renderOptionRow, type OptionRow } from '../shared/option-row.js';
import { Suggestion } from '../shared/suggestion.js';
import { optionRowStyles } from '../shared/option-row.styles.js';
import type { SelectForm } from './select-form.js';
import { optionListStyles } from './option-list.styles.js';

/** Number of visible rows, unless the application sets the height. */
const USUAL_COUNT = 10;
/** Estimated height of the list below a field, in pixels. */
const EXPECTED_HEIGHT_PX = 320;

/** A row, with the key of the option that it shows. */
type SelectRow = OptionRow & { key?: string | undefined };

/** The options of a select list: their rows, the keys and clicks in them, and what is announced about them. */
export class OptionList {
  readonly host: SelectForm;
  readonly model: SelectState;
  /** Whether the list is in a sheet, where it has the focus. Otherwise the field keeps it. */
  isInSheet = false;
  readonly #active: ActiveDescendant;
  readonly #rows: VirtualRows<SelectRow>;
  readonly #feedback: FilterFeedback;
  readonly #suggestion: Suggestion;
  #announcedCount = 0;
  /** The active option is not loaded: it is announced when it is. */
  #isAwaited = false;
  /** Key of the option under the last pointer press. */
  #pressed: string | undefined;

  constructor(host: SelectForm, model: SelectState) {
    this.host = host;
    this.model = model;
    this.#feedback = new FilterFeedback(host, model);
    this.#suggestion = new Suggestion(host, {
      searched: () => model.searchedOptions,
      accept: (text) => {
        this.#returnFocus();
        model.type(text);
      },
    });
    this.#active = new ActiveDescendant(host, {
      active: model.active,
      text: (position) => model.labelAt(position),
      withoutTypeAhead: () => model.source !== undefined,
      page: () => this.#rows.page,
      reveal: (position) => this.#rows.reveal(position),
      inTextField: () => !host.withoutFilter && !this.#isFocused,
    });
    this.#rows = new VirtualRows<SelectRow>(host, {
      scroller: () => host.renderRoot.querySelector<HTMLElement>('#list'),
      count: () => model.count,
      idPrefix: 'option-',
      expectedHeight: () => (!model.isOpen ? 0 : this.isInSheet ? innerHeight : EXPECTED_HEIGHT_PX),
      alwaysRendered: () => model.active.index,
      createRow: createOptionRow,
      renderRow: (row, position) => this.#renderRow(row, position),
      onRender: () => {
        const { first, page } = this.#rows;
        if (model.isOpen) model.source?.need(first, first + page + 1);
      },
    });
    new WholeText(host, { unit: '.row' });
    whenIdle(() => {
      this.addStyles();
      this.#rows.prepare(USUAL_COUNT);
      return false;
    });
  }

  /** Adds the styles of the list, if idle time has not done it before the list opens. */
  addStyles(): void {
    adoptStyles(this.host.renderRoot, rowsStyles, checkboxStyles, optionRowStyles, optionListStyles);
  }

  /** Id of the active option's row, while the list is open. */
  get activeId(): string | undefined {
    return this.model.isOpen ? this.#rows.idOf(this.model.active.index) : undefined;
  }

  /** Renders the checkbox that selects all or none; nothing for one option. */
  renderBar(): TemplateResult | typeof nothing {
    const { multiple } = this.host;
    const { isOpen, count, selectedCount, isWhole, isAnswered, ids, source } = this.model;
    if (!multiple || !isOpen || count === 0) return nothing;
    return html`<div class="bar">
      ${
        source?.canSelectAll === false
          ? html`<span class="hint">${isAnswered ? source.tooManyText() : nothing}</span>`
          : renderCheckAll({
              shown: count,
              on: selectedCount,
              isPart: !isWhole,
              isOff: !isAnswered,
              selectAll: (all) => this.model.chooseAll(all),
            })
      }
      <span class="count">${selectedCountText(ids.length)}</span>
    </div>`;
  }

  render(label: string): TemplateResult {
    const { isInSheet } = this;
    const { isOpen, isAnswered, isBusy, text } = this.model;
    const { multiple } = this.host;
    return html`<div
      id="list"
      class="rows ${multiple ? 'checkboxes' : ''} ${isAnswered ? '' : 'stale'}"
      role="listbox"
      tabindex=${isInSheet ? 0 : -1}
      ?autofocus=${isInSheet && text === undefined}
      aria-label=${label}
      aria-multiselectable=${multiple ? 'true' : nothing}
      aria-busy=${isOpen && isBusy ? 'true' : nothing}
      aria-activedescendant=${(isInSheet && this.activeId) || nothing}
      @pointerdown=${this.#onPointerdown}
      @click=${this.#onClick}
      @keydown=${this.handleKeydown}
    ></div>`;
  }

  /** Renders the text for an empty, loading or failed list. */
  renderState(): TemplateResult | typeof nothing {
    const { isOpen, hasFailed, count, isBusy } = this.model;
    if (!isOpen) return nothing;
    if (hasFailed)
      return html`<p class="empty" role="alert">
        ${msg('Não foi possível carregar a lista', { id: 'dassSelectFailed' })}<button
          class="retry"
          type="button"
          @click=${this.#retry}
        >
          ${msg('Tentar de novo', { id: 'dassSelectRetry' })}
        </button>
      </p>`;
    if (count > 0) return nothing;
    if (isBusy) return html`<p class="empty">${msg('Carregando…', { id: 'dassLoading' })}</p>`;
    return html`<p class="empty">${noRecords()}${this.#suggestion.render()}</p>`;
  }

  /** Announces the number of results after the user has typed. */
  announceFound(): void {
    this.#announceLoaded();
    const { searchCount } = this.model;
    if (searchCount === this.#announcedCount) return;
    this.#announcedCount = searchCount;
    this.#feedback.announce(() => this.#foundText());
  }

  /** The list has become visible. */
  shown(): void {
    const { index } = this.model.active;
    this.#rows.shown();
    if (index > 0) this.#rows.reveal(index, 'center');
    // The user is about to type.
    this.#feedback.prepare();
  }

  /** Handles a key that moves to another option. @returns whether the key was handled */
  moveByKey(event: KeyboardEvent): boolean {
    if (event.key === 'ArrowDown' && this.model.isOpen && this.#suggestion.accept()) {
      event.preventDefault();
      return true;
    }
    return this.#active.handleKey(event);
  }

  /** Handles Enter and Tab. Tab waits in the field for the options of its text. */
  confirm(event: KeyboardEvent): void {
    const isTab = event.key === 'Tab';
    const done = this.model.confirm(isTab ? 'Tab' : 'Enter', !isTab || !event.shiftKey);
    this.#report(done);
    if (done === 'waits') event.preventDefault();
  }

  /** Runs a confirmation whose options have arrived. */
  confirmAwaited(): void {
    const confirmed = this.model.confirmAwaited();
    if (!confirmed) return;
    this.#report(confirmed.done);
    if (confirmed.done === 'selected' && confirmed.key === 'Tab') focusableAfter(this.host)?.focus();
  }

  /** Handles a key in the list or in the filter of a sheet. */
  readonly handleKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const isInList = this.#isFocused;
    if (event.key === 'Enter' || (event.key === ' ' && isInList)) {
      event.preventDefault();
      this.confirm(event);
    } else if (isInList && !this.host.withoutFilter && event.key.length === 1) {
      // Typed characters go into the filter.
      this.#focus('.filter > input');
    } else this.moveByKey(event);
  };

  get #isFocused(): boolean {
    return (this.host.renderRoot as ShadowRoot).activeElement?.id === 'list';
  }

  #focus(selector: string): void {
    this.host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** Announces the active option when it is loaded: the screen reader was on it before. */
  #announceLoaded(): void {
    const { source, isOpen, active } = this.model;
    const isLoaded = !source || !isOpen || active.index < 0 || source.statusAt(active.index) === 'loaded';
    if (isLoaded && this.#isAwaited && isOpen && active.index >= 0) announce(this.model.labelAt(active.index));
    this.#isAwaited = !isLoaded;
  }

  /** Enter without a match accepts the nearest words. */
  #report(done: Confirmation): void {
    if (done === 'nothing' && this.#suggestion.accept()) return;
    if (done === 'nothing') this.#feedback.announceNow(() => this.#foundText());
    else if (done === 'waits') announce(msg('Carregando…', { id: 'dassLoading' }));
  }

  #foundText(): string {
    const { count } = this.model;
    return count > 0 ? foundText(count) : this.#suggestion.announced(noRecords());
  }

  #renderRow(row: SelectRow, position: number): void {
    const { model } = this;
    row.key = model.keyAt(position);
    const view = {
      label: model.labelAt(position),
      query: model.query,
      isSelected: model.isSelected(position),
      isActive: position === model.active.index,
      unloaded: model.source?.unloadedText(position),
    };
    renderOptionRow(row, view, 'aria-selected');
    row.element.ariaBusy = model.source?.statusAt(position) === 'loading' ? 'true' : null;
    row.element.ariaDisabled = model.isAnswered ? null : 'true';
  }

  #retry = (): void => {
    this.#returnFocus();
    this.model.retry();
  };

  /** The pressed button disappears, so the focus returns to where it was. */
  #returnFocus(): void {
    if (!this.isInSheet) this.host.focus();
    else this.#focus(this.model.text ? '.filter > input' : '#list');
  }

  #onPointerdown = (event: Event): void => {
    this.#pressed = this.#rows.rowOf(this.#rows.indexOf(event))?.key;
  };

  /** A row may show another option between press and release, or soon; then the click selects nothing. */
  #onClick = (event: Event): void => {
    const { model } = this;
    const position = this.#rows.indexOf(event);
    const key = this.#rows.rowOf(position)?.key;
    const pressed = this.#pressed ?? key;
    this.#pressed = undefined;
    const isFailed = position >= 0 && model.source?.statusAt(position) === 'failed';
    if (!isFailed && (key === undefined || key !== pressed || key !== model.keyAt(position))) return;
    this.#active.moveTo(position);
    model.choose(position);
  };
}

const noRecords = (): string => msg('Nenhum registro encontrado', { id: 'dassSelectNoRecords' });

/** The number of selected options. */
export const selectedCountText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassSelectChosenOne' }),
    many: msg(str`${formatCount(count)} selecionados`, { id: 'dassSelectChosenMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassSelectChosenOther' }),
  });
