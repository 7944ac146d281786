import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { resolveText } from '../../../locales/index.js';
import { announce } from '../../base/announce.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { focusableAfter } from '../../base/focus/focusable.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { whenIdle } from '../../base/loading/idle.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { WholeText } from '../../base/whole-text.js';
import { TextQuery } from '../../core/text/text-fold.js';
import { toText } from '../../core/text/to-text.js';
import { renderCheckAll } from '../shared/check-all.js';
import { FilteredIndexes } from '../shared/filtered-indexes.js';
import { renderOptionRow, createOptionRow, type OptionRow } from '../shared/option-row.js';
import { optionRowStyles } from '../shared/option-row.styles.js';
import { checkboxStyles } from '../shared/checkbox.styles.js';
import { SelectedOptions } from './selected-options-model.js';
import { selectedCountText } from './selected-text.js';
import { ExternalFilter, type FilterQuestion } from './external-filter-model.js';
import { renderState } from './render-state.js';
import { bestMatch } from './best-match-model.js';
import { PanelViews } from './panel-views.js';
import type { PanelField, PanelView } from './panel-view.js';
import type { KnownOptions, OptionId } from './select-list-model.js';
import { selectListPanelStyles } from './select-list-panel.styles.js';

/** Number of visible rows, unless the application sets the height. */
const usualCount = 10;

const noRecords = (): string => msg('Nenhum registro encontrado', { id: 'dassSelectNoRecords' });

/** Actions of the user in a panel. */
export interface PanelActions {
  select(ids: readonly OptionId[]): void;
  /** Called when the user types into the filter of the panel. */
  type(text: string): void;
  ask(question: FilterQuestion): void;
  /** Called when the user confirms the text with a key. */
  confirm(event: KeyboardEvent): void;
  /** Requests to render pending changes. */
  sync(): void;
  /** Called when the pending confirmation can be executed. */
  confirmed(): void;
  /** Called when the panel is shown below a field that was touched before. */
  shown(): void;
  close(reason: 'escape' | 'outside'): void;
}

/**
 * The list of a select list: filter, rendering and placement. Created when the user first moves to a field, so that
 * closed fields cost nothing.
 */
export class SelectListPanel {
  readonly #host: ReactiveElement;
  readonly #field: () => PanelField;
  readonly #known: KnownOptions;
  readonly #actions: PanelActions;
  readonly #selected: SelectedOptions;
  readonly #shown: FilteredIndexes;
  readonly #views: PanelViews;
  /** The present view; undefined while it is loading. */
  #view: PanelView | undefined;
  readonly #filter: ExternalFilter;
  readonly #active: ActiveDescendant;
  readonly #rows: VirtualRows<OptionRow>;
  /** The state of the field at the last update. */
  #now: PanelField;
  #query = new TextQuery('');
  #typed: string | undefined;
  #isOpen = false;
  /** Whether the options at the last update belonged to the typed text. */
  #wasAnswered = true;
  #stopChecking: (() => void) | undefined;
  /** Id of the option under the last pointer press. */
  #pressed: string | undefined;

  constructor(host: ReactiveElement, field: () => PanelField, known: KnownOptions, actions: PanelActions) {
    this.#host = host;
    this.#field = field;
    this.#now = field();
    this.#known = known;
    this.#actions = actions;
    this.#selected = new SelectedOptions(known);
    this.#shown = new FilteredIndexes(host);
    this.#views = new PanelViews(host, {
      type: (text) => actions.type(text),
      press: (event) => this.#onKeydown(event),
      close: (reason) => actions.close(reason),
    });
    this.#filter = new ExternalFilter({
      isExternal: () => field().isExternal,
      ask: (question) => {
        actions.ask(question);
        host.requestUpdate();
      },
      changed: () => host.requestUpdate(),
    });
    this.#active = new ActiveDescendant(host, {
      count: () => (this.#isAnswered ? this.#shown.count : 0),
      key: (index) => this.#keyAt(index),
      whenRemoved: 'none',
      indexOf: (key) => this.#shown.indexOf(this.#known.options.indexOf(key as string)),
      text: (index) => this.#labelAt(this.#shown.at(index)),
      page: () => this.#rows.page,
      reveal: (index) => this.#rows.reveal(index),
      inTextField: () => this.#now.isTextField && !this.#isListFocused,
    });
    this.#rows = new VirtualRows<OptionRow>(host, {
      scroller: () => host.renderRoot.querySelector<HTMLElement>('#list'),
      count: () => this.#shown.count,
      idPrefix: 'option-',
      expectedHeight: () => (this.#isOpen ? (this.#view?.expectedHeight ?? 0) : 0),
      alwaysRendered: () => this.#active.index,
      createRow: createOptionRow,
      renderRow: (row, index) => this.#renderRow(row, index),
    });
    new WholeText(host, { unit: '.row' });
    whenIdle(() => {
      this.#rows.prepare(usualCount);
      return false;
    });
    adoptStyles(host.renderRoot, rowsStyles, checkboxStyles, optionRowStyles, selectListPanelStyles);
  }

  /** The answered options; undefined if the options of the application apply. */
  get answered(): readonly unknown[] | undefined {
    return this.#filter.options;
  }

  /** Whether the panel has the focus and shows the typed text, instead of the field. */
  get holdsFocus(): boolean {
    return this.#isOpen && this.#view?.holdsFocus === true;
  }

  /** Whether the user types into the field on a phone, because the sheet could not be loaded. */
  get isWithoutSheet(): boolean {
    return this.#views.isWithoutSheet;
  }

  get isWaiting(): boolean {
    return this.#isOpen && this.#filter.state === 'waiting';
  }

  /** The application could not answer for the text in the field. */
  get hasFailed(): boolean {
    return this.#filter.state === 'failed';
  }

  /** Id of the active option's row, while the list is open. */
  get activeId(): string | undefined {
    return this.#isOpen ? this.#rows.idOf(this.#active.index) : undefined;
  }

  /** The user has opened the list. @param hasOptions whether the application has set options */
  opened(hasOptions: boolean): void {
    this.#filter.open(hasOptions);
  }

  /** Handles typed text. */
  typed(text: string): void {
    this.#filter.type(text);
    if (!this.#now.isExternal) this.#shown.announce(noRecords);
  }

  closed(): void {
    this.#filter.close();
    this.#active.moveTo(-1);
  }

  /**
   * Selects the active option if the options belong to the text in the field.
   *
   * @param mayWait whether the confirmation may wait until they do
   * @returns `false` if the confirmation waits
   */
  confirm(mayWait: boolean): boolean {
    if (this.#filter.canConfirm(this.#shown.count > 0)) this.selectActive();
    else if (mayWait) {
      this.confirmLater();
      return false;
    }
    return true;
  }

  /** Keeps a confirmation until the options belong to the text in the field. */
  confirmLater(): void {
    this.#filter.confirm();
    announce(msg('Carregando…', { id: 'dassLoading' }));
  }

  /** The application has set properties. @param optionsChanged whether `options` changed */
  applyProps(optionsChanged: boolean): void {
    const { busy, isOpen } = this.#field();
    this.#filter.update(optionsChanged, busy, isOpen);
  }

  /** Handles a key that moves the active option. @returns whether the key was handled */
  handleKey(event: KeyboardEvent): boolean {
    return this.#active.handleKey(event);
  }

  /** Updates the visible options before the field is rendered. */
  update(): void {
    this.#now = this.#field();
    const { isOpen, typed, isExternal } = this.#now;
    const opens = isOpen && !this.#isOpen;
    this.#isOpen = isOpen;
    if (opens || !this.#view) this.#view = this.#views.choose(opens);
    if (!isOpen) return;
    if (opens) this.#view?.measure();
    const { options } = this.#known;
    const wasEmpty = this.#shown.count === 0;
    const listChanged = this.#shown.setList(options, options.count, (itemIndex) => this.#labelAt(itemIndex));
    const isTyped = typed !== this.#typed;
    const isAnswered = this.#isAnswered;
    const hasArrived = isAnswered && (!this.#wasAnswered || (listChanged && wasEmpty));
    this.#wasAnswered = isAnswered;
    if (listChanged) this.#removeRepeated();
    if (listChanged || opens || isTyped) {
      this.#typed = typed;
      this.#query = new TextQuery(typed);
      this.#shown.show(isExternal ? '' : (typed ?? ''));
    }
    if (!isAnswered) this.#active.moveTo(-1);
    // After typing, the best result becomes active.
    else if (typed !== undefined && (opens || isTyped || hasArrived)) this.#active.moveTo(this.#bestIndex);
    else if (opens || hasArrived) this.#active.moveTo(Math.max(opens ? 0 : -1, this.#selectedIndex));
    if (hasArrived && typed !== undefined) this.#shown.announce(noRecords);
  }

  /** Removes options with repeated ids in idle time: the check of 100,000 ids would delay the opening. */
  #removeRepeated(): void {
    const { options } = this.#known;
    this.#stopChecking?.();
    this.#stopChecking = whenIdle((hasTime) => {
      if (options.searchRepeated(hasTime)) return true;
      if (this.#known.options === options && this.#known.removeRepeated()) this.#host.requestUpdate();
      return false;
    });
  }

  /** Shows or hides the list after the field was rendered. */
  place(): void {
    this.#view?.place(this.#now, () => {
      this.#rows.shown();
      if (this.#active.index > 0) this.#rows.reveal(this.#active.index, 'center');
      const { isTextField, isExternal, typed } = this.#now;
      if (this.isWithoutSheet && typed === undefined) this.#actions.shown();
      // The user is about to type.
      if (isTextField && !isExternal) this.#shown.prepare();
    });
    if (this.#isOpen && this.#filter.isConfirmed) queueMicrotask(this.#confirmPending);
  }

  /** Moves the focus to the next element, as Tab does. */
  focusNext(): void {
    focusableAfter(this.#host)?.focus();
  }

  #confirmPending = (): void => {
    this.#actions.sync();
    if (this.#isOpen && this.#filter.consumeConfirmation(this.#shown.count > 0)) this.#actions.confirmed();
  };

  /** Selects the active option. Announces when there is no result. @returns whether there is one */
  selectActive(): boolean {
    if (this.#shown.count === 0) this.#shown.announceNow(noRecords);
    return this.#select(this.#active.index);
  }

  /** Selects an option; with `multiple`, deselects a selected one. @returns whether the option exists */
  #select(index: number): boolean {
    const itemIndex = this.#isAnswered ? this.#shown.at(index) : -1;
    if (itemIndex < 0) return false;
    this.#now = this.#field();
    const { multiple, ids } = this.#now;
    const isOn = !multiple || !this.#selected.of(ids).has(itemIndex);
    this.#actions.select(this.#selected.select(multiple ? ids : [], Uint32Array.of(itemIndex), isOn));
    return true;
  }

  render(): TemplateResult | typeof nothing {
    const field = this.#now;
    const isFailed = this.hasFailed;
    const isEmpty = this.#shown.count === 0;
    const isBusy = field.isOpen && this.#isBusy;
    return (
      this.#view?.render({
        field,
        bar: field.multiple && field.isOpen && this.#shown.count ? this.#renderBar() : nothing,
        list: this.#renderList(this.#view),
        state: field.isOpen ? renderState({ isFailed, isEmpty, isBusy, askAgain: this.#askAgain }) : nothing,
        total: this.#known.options.count,
        isEmpty,
        isBusy,
        active: this.activeId,
      }) ?? nothing
    );
  }

  #renderList({ holdsFocus }: PanelView) {
    const { label, multiple, typed } = this.#now;
    return html`<div
      id="list"
      class="rows ${multiple ? 'checkboxes' : ''} ${this.#isAnswered ? '' : 'stale'}"
      role="listbox"
      tabindex=${holdsFocus ? 0 : -1}
      ?autofocus=${holdsFocus && typed === undefined}
      aria-label=${label}
      aria-multiselectable=${multiple ? 'true' : nothing}
      aria-busy=${this.#isBusy ? 'true' : nothing}
      aria-activedescendant=${(holdsFocus && this.activeId) || nothing}
      @pointerdown=${this.#onPointerdown}
      @click=${this.#onClick}
      @keydown=${this.#onKeydown}
    ></div>`;
  }

  #renderBar() {
    const { isWhole, count } = this.#shown;
    const { ids } = this.#now;
    const selection = this.#selected.of(ids);
    return html`<div class="bar">
      ${renderCheckAll({
        shown: count,
        on: isWhole ? selection.count : selection.countIn(this.#shown.indexes),
        isPart: !isWhole,
        isOff: !this.#isAnswered,
        selectAll: (all) => this.#actions.select(this.#selected.select(this.#field().ids, this.#shown.indexes, all)),
      })}
      <span class="count">${selectedCountText(ids.length)}</span>
    </div>`;
  }

  get #isListFocused(): boolean {
    return (this.#host.renderRoot as ShadowRoot).activeElement?.id === 'list';
  }

  /** Whether the options belong to the text in the field, so that they can be selected. */
  get #isAnswered(): boolean {
    return this.#filter.state === 'answered';
  }

  get #bestIndex(): number {
    return bestMatch(this.#typed ?? '', this.#shown.count, (index) => this.#labelAt(this.#shown.at(index)));
  }

  get #isBusy(): boolean {
    return this.#now.busy || this.isWaiting;
  }

  /** Visible position of the selected option. */
  get #selectedIndex(): number {
    const { multiple, ids } = this.#now;
    const [id] = ids;
    return multiple || id === undefined ? -1 : this.#shown.indexOf(this.#known.options.indexOf(id));
  }

  #keyAt(index: number): string | undefined {
    const itemIndex = this.#shown.at(index);
    return itemIndex < 0 ? undefined : toText(this.#known.options.idOf(itemIndex));
  }

  #labelAt(itemIndex: number): string {
    return resolveText(this.#known.options.labelOf(itemIndex));
  }

  #renderRow(row: OptionRow, index: number): void {
    const itemIndex = this.#shown.at(index);
    const view = {
      label: this.#labelAt(itemIndex),
      query: this.#query,
      isSelected: this.#selected.of(this.#now.ids).has(itemIndex),
      isActive: index === this.#active.index,
    };
    renderOptionRow(row, view, 'aria-selected');
    row.element.ariaDisabled = this.#isAnswered ? null : 'true';
  }

  /** The pressed button disappears, so the focus returns to where it was. */
  #askAgain = (): void => {
    const root = this.#host.renderRoot;
    const { typed } = this.#now;
    if (!this.holdsFocus) this.#host.focus();
    else root.querySelector<HTMLElement>(typed ? '.filter > input' : '#list')?.focus();
    this.#filter.retry();
  };

  /** Handles a key in the list or in the filter of the panel. */
  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const isInList = this.#isListFocused;
    if (event.key === 'Enter' || (event.key === ' ' && isInList)) {
      event.preventDefault();
      this.#actions.confirm(event);
    } else if (isInList && this.#now.isTextField && event.key.length === 1) {
      // Typed characters go into the filter.
      this.#host.renderRoot.querySelector<HTMLElement>('.filter > input')?.focus();
    } else this.handleKey(event);
  };

  #onPointerdown = (event: Event): void => {
    this.#pressed = this.#keyAt(this.#rows.indexOf(event));
  };

  /** A row may show another option between press and release; then the click selects nothing. */
  #onClick = (event: Event): void => {
    this.#actions.sync();
    const index = this.#rows.indexOf(event);
    const pressed = this.#pressed;
    this.#pressed = undefined;
    if (index < 0 || (pressed !== undefined && pressed !== this.#keyAt(index))) return;
    if (this.#isAnswered) this.#active.moveTo(index);
    this.#select(index);
  };
}
