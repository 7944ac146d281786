import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { t } from '../../../locales/choices.js';
import { resolveText } from '../../../locales/index.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { whenIdle } from '../../base/idle.js';
import { Later } from '../../base/later.js';
import { Rows } from '../../base/rows/rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { debounce } from '../../core/debounce.js';
import { TextQuery } from '../../core/text-fold.js';
import { renderCheckAll } from '../check-all.js';
import { FilteredPlaces } from '../filtered-places.js';
import { isOnPhone } from '../on-phone.js';
import { fillOptionRow, makeOptionRow, tellCutLabel, type OptionRow } from '../option-row.js';
import { optionRowStyles } from '../option-row.styles.js';
import { tickStyles } from '../tick.styles.js';
import { ChosenPlaces } from './chosen-places-model.js';
import { OutsideFilter, type FilterQuestion } from './outside-filter-model.js';
import { renderState } from './render-state.js';
import { PanelPopover } from './panel-popover.js';
import type { PanelField, PanelView } from './panel-view.js';
import type { KnownOptions, OptionId } from './select-list-model.js';
import { selectListPanelStyles } from './select-list-panel.styles.js';

/** A pause in typing after which a host is asked. In milliseconds. */
const askAfter = 250;

/** So many rows a list shows where nobody has said how high it is. */
const usualCount = 10;

/** What a person does in a panel. */
export interface PanelGestures {
  choose(ids: readonly OptionId[]): void;
  /** Types where the panel has a filter of its own. */
  type(text: string): void;
  ask(question: FilterQuestion): void;
  /** It shows after all, below a field that has been touched before. */
  shown(): void;
  close(reason: 'escape' | 'outside'): void;
}

/**
 * The list of a select list and all that it takes to filter, draw and place it. It is loaded when a person comes to a
 * field, so that a page of closed fields pays for none of it.
 */
export class SelectListPanel {
  readonly #host: ReactiveElement;
  readonly #field: () => PanelField;
  readonly #known: KnownOptions;
  readonly #gestures: PanelGestures;
  readonly #chosen: ChosenPlaces;
  readonly #shown: FilteredPlaces;
  readonly #popover: PanelPopover;
  readonly #sheetLater: Later;
  #sheet: PanelView | undefined;
  #isSheetAsked = false;
  /** It was asked for, and could not be loaded. */
  #isSheetMissing = false;
  /** Where it stands; undefined while that is being loaded. */
  #view: PanelView | undefined;
  readonly #outside: OutsideFilter;
  readonly #active: ActiveDescendant;
  readonly #rows: Rows<OptionRow>;
  readonly #askSoon = debounce((text: string) => this.#ask(text), askAfter);
  /** The field as it was drawn last. */
  #now: PanelField;
  #query = new TextQuery('');
  #typed: string | undefined;
  #isOpen = false;
  #asked = '';

  constructor(host: ReactiveElement, field: () => PanelField, known: KnownOptions, gestures: PanelGestures) {
    this.#host = host;
    this.#field = field;
    this.#now = field();
    this.#known = known;
    this.#gestures = gestures;
    this.#chosen = new ChosenPlaces(known);
    this.#shown = new FilteredPlaces(host);
    this.#popover = new PanelPopover(host, (reason) => gestures.close(reason));
    this.#sheetLater = new Later(
      host,
      async () => {
        const { PanelSheet } = await import('./select-list-sheet.js');
        this.#sheet = new PanelSheet(host, {
          type: (text) => gestures.type(text),
          press: (event) => this.#onKeydown(event),
          close: () => gestures.close('escape'),
        });
      },
      // The list below the field does as well.
      { silent: true, failed: () => host.requestUpdate() },
    );
    this.#outside = new OutsideFilter(() => host.requestUpdate());
    this.#active = new ActiveDescendant(host, {
      count: () => this.#shown.count,
      key: (index) => this.#shown.at(index),
      indexOf: (place) => this.#shown.indexOf(place as number),
      text: (index) => this.#labelAt(this.#shown.at(index)),
      page: () => this.#rows.page,
      reveal: (index) => this.#rows.reveal(index),
      inTextField: () => this.#now.isTextField && !this.#isListFocused,
    });
    this.#rows = new Rows<OptionRow>(host, {
      scroller: () => host.renderRoot.querySelector<HTMLElement>('#list'),
      count: () => this.#shown.count,
      idPrefix: 'option-',
      expectedHeight: () => (this.#isOpen ? (this.#view?.expectedHeight ?? 0) : 0),
      pinned: () => this.#active.index,
      make: makeOptionRow,
      fill: (row, index) => this.#fill(row, index),
    });
    whenIdle(() => {
      this.#rows.prepare(usualCount);
      return false;
    });
    adoptStyles(host.renderRoot, rowsStyles, tickStyles, optionRowStyles, selectListPanelStyles);
  }

  /** The options that the host answered with; undefined when its own count. */
  get answered(): readonly unknown[] | undefined {
    return this.#outside.options;
  }

  /** It has the focus, which the field has otherwise, and what is typed stands there. */
  get holdsFocus(): boolean {
    return this.#isOpen && this.#view?.holdsFocus === true;
  }

  /** On a phone, too, the field itself is written into: the sheet could not be loaded. */
  get isWithoutSheet(): boolean {
    return this.#isSheetMissing && !this.#sheet;
  }

  /** Resolves when all that is under way is loaded. */
  get loading(): Promise<void> | undefined {
    return this.#sheetLater.loading;
  }

  get isWaiting(): boolean {
    return this.#outside.state === 'waiting';
  }

  /** Id of the active option's row, while the list is open. */
  get activeId(): string | undefined {
    return this.#isOpen ? this.#rows.idOf(this.#active.index) : undefined;
  }

  /** The index of the active option; -1 for none. */
  get active(): number {
    return this.#active.index;
  }

  /** A person has opened the list. @param hasOptions whether the host has given any */
  opened(hasOptions: boolean): void {
    if (this.#field().isExternal && !(hasOptions && this.#asked === '')) this.#ask('');
  }

  /** A person has typed. */
  typed(text: string): void {
    if (this.#now.isExternal) this.#askSoon(text);
    else this.#shown.announce(() => t('dassSelectNoRecords'));
  }

  closed(): void {
    this.#askSoon.cancel();
    this.#outside.cancel();
    this.#active.moveTo(-1);
  }

  /** The host has set options of its own. */
  settle(): void {
    this.#outside.settle();
  }

  /** A key that moves. @returns false when it is another */
  handleKey(event: KeyboardEvent): boolean {
    return this.#active.handleKey(event);
  }

  /** Before the field is drawn: what the list shows. */
  update(): void {
    this.#now = this.#field();
    const { isOpen, typed, isExternal } = this.#now;
    const opens = isOpen && !this.#isOpen;
    this.#isOpen = isOpen;
    if (opens || !this.#view) this.#view = this.#chooseView(opens);
    if (!isOpen) return;
    if (opens) this.#view?.measure();
    const { options } = this.#known;
    const isAnother = this.#shown.take(options, options.count, (place) => this.#labelAt(place));
    if (!isAnother && !opens && typed === this.#typed) return;
    this.#typed = typed;
    this.#query = new TextQuery(typed);
    this.#shown.show(isExternal ? '' : (typed ?? ''));
    // What is typed finds: the first that it finds is at hand.
    if (typed !== undefined) this.#active.moveTo(0);
    else if (opens) this.#active.moveTo(Math.max(0, this.#chosenIndex));
  }

  /** After the field is drawn: the list shows, or goes. */
  place(): void {
    this.#view?.place(this.#now, () => {
      this.#rows.shown();
      if (this.#active.index > 0) this.#rows.reveal(this.#active.index, 'center');
      const { isTextField, isExternal, typed } = this.#now;
      if (this.isWithoutSheet && typed === undefined) this.#gestures.shown();
      // A person is about to type.
      if (isTextField && !isExternal) this.#shown.prepare();
    });
  }

  /** Chooses an option, or takes it out where several can be chosen and it is. */
  choose(index: number): void {
    const place = this.#shown.at(index);
    if (place < 0) return;
    this.#now = this.#field();
    const { multiple, ids } = this.#now;
    const isOn = !multiple || !this.#chosen.of(ids).has(place);
    this.#gestures.choose(this.#chosen.choose(multiple ? ids : [], Uint32Array.of(place), isOn));
  }

  render(): TemplateResult | typeof nothing {
    const field = this.#now;
    const isFailed = this.#outside.state === 'failed';
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
      class=${multiple ? 'rows ticks' : 'rows'}
      role="listbox"
      tabindex=${holdsFocus ? 0 : -1}
      ?autofocus=${holdsFocus && typed === undefined}
      aria-label=${label}
      aria-multiselectable=${multiple ? 'true' : nothing}
      aria-busy=${this.#isBusy ? 'true' : nothing}
      aria-activedescendant=${(holdsFocus && this.activeId) || nothing}
      @click=${this.#onClick}
      @keydown=${this.#onKeydown}
      @pointerover=${tellCutLabel}
    ></div>`;
  }

  #renderBar() {
    const { isWhole, count } = this.#shown;
    const { ids } = this.#now;
    const selection = this.#chosen.of(ids);
    return html`<div class="bar">
      ${renderCheckAll({
        shown: count,
        on: isWhole ? selection.count : selection.countIn(this.#shown.places),
        isPart: !isWhole,
        isOff: false,
        choose: (all) => this.#gestures.choose(this.#chosen.choose(this.#field().ids, this.#shown.places, all)),
      })}
      <span class="count">${t('dassSelectChosen', { count: ids.length })}</span>
    </div>`;
  }

  /**
   * A sheet on a phone, else the list below the field; that, too, where the sheet could not be loaded: then it is asked
   * for once more, for the next time.
   */
  #chooseView(opens: boolean): PanelView | undefined {
    if (!isOnPhone()) return this.#popover;
    if (this.#sheet) return this.#sheet;
    this.#isSheetMissing ||= this.#isSheetAsked && !this.#sheetLater.loading;
    if (opens || !this.#isSheetAsked) this.#sheetLater.ask();
    this.#isSheetAsked = true;
    return this.#isSheetMissing ? this.#popover : undefined;
  }

  get #isListFocused(): boolean {
    return (this.#host.renderRoot as ShadowRoot).activeElement?.id === 'list';
  }

  get #isBusy(): boolean {
    return this.#now.busy || this.isWaiting;
  }

  /** Where the one that is chosen is shown. */
  get #chosenIndex(): number {
    const { multiple, ids } = this.#now;
    const [id] = ids;
    return multiple || id === undefined ? -1 : this.#shown.indexOf(this.#known.options.placeOf(id));
  }

  #labelAt(place: number): string {
    return resolveText(this.#known.options.labelOf(place));
  }

  #fill(row: OptionRow, index: number): void {
    const place = this.#shown.at(index);
    const look = {
      label: this.#labelAt(place),
      query: this.#query,
      isOn: this.#chosen.of(this.#now.ids).has(place),
      isActive: index === this.#active.index,
    };
    fillOptionRow(row, look, 'aria-selected');
  }

  #ask(text: string): void {
    this.#asked = text;
    this.#gestures.ask(this.#outside.ask(text));
    this.#host.requestUpdate();
  }

  /** What is pressed for it goes: the focus goes back to where it came from. */
  #askAgain = (): void => {
    const root = this.#host.renderRoot;
    const { typed } = this.#now;
    if (!this.holdsFocus) this.#host.focus();
    else root.querySelector<HTMLElement>(typed ? '.filter > input' : '#list')?.focus();
    this.#ask(this.#asked);
  };

  /** A key in the list or in a filter of the panel's own. */
  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
    const isInList = this.#isListFocused;
    if (event.key === 'Enter' || (event.key === ' ' && isInList)) {
      event.preventDefault();
      this.choose(this.active);
    } else if (isInList && this.#now.isTextField && event.key.length === 1) {
      // What is typed goes into the filter.
      this.#host.renderRoot.querySelector<HTMLElement>('.filter > input')?.focus();
    } else this.handleKey(event);
  };

  #onClick = (event: Event): void => {
    const index = this.#rows.indexOf(event);
    if (index < 0) return;
    this.#active.moveTo(index);
    this.choose(index);
  };
}
