import { html, nothing, type PropertyValues } from 'lit';
import { t } from '../../../locales/choices.js';
import { resolveText } from '../../../locales/index.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { FormEntries } from '../../base/form-entries.js';
import { FormElement, fieldValue, type FormValue } from '../../base/form-element.js';
import { ListPopover } from '../../base/overlay/list-popover.js';
import { list, number, property, state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { Rows } from '../../base/rows/rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { debounce } from '../../core/debounce.js';
import type { Selection } from '../../core/selection.js';
import { TextQuery } from '../../core/text-fold.js';
import { toText } from '../../core/to-text.js';
import '../../controls/chip/chip.js';
import { chevronDown, close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/spinner/spinner.js';
import { renderCheckAll } from '../check-all.js';
import { FilteredPlaces } from '../filtered-places.js';
import { fillOptionRow, makeOptionRow, type OptionRow } from '../option-row.js';
import { optionRowStyles } from '../option-row.styles.js';
import { OutsideFilter, type FilterQuestion } from './outside-filter-model.js';
import { acceptValue, ChosenOptions, idsOf, without, type OptionId, type SelectValue } from './select-list-model.js';
import { keepFocus, renderControl, renderPopover } from './select-list-view.js';
import { selectListStyles } from './select-list.styles.js';

export type { OptionId, SelectValue };

/** What is asked of a host that filters itself; an alias, so that its members are documented once. */
export type DassSelectListFilterDetail = FilterQuestion;

export interface DassSelectListEvents {
  'dass-filter': DassSelectListFilterDetail;
}

/** A pause in typing after which a host is asked. In milliseconds. */
const askAfter = 250;

/**
 * Chooses one or several of any number of options, after the APG's combobox with a list popup: the field keeps the focus,
 * what is typed filters (case, accents and special characters aside) and is marked where it matches, the arrows and Page
 * Up and Down move, Enter chooses, Escape leaves all as it was, Backspace in an empty field takes the last of several away.
 * Nothing of the options is read while the list is closed, but the label of what is chosen.
 * @summary A choice among many, with a filter: one or several.
 * @fires {Event} change - A person has chosen; read it from `value`.
 * @fires {CustomEvent<DassSelectListFilterDetail>} dass-filter - With `externalFilter`: a person types, or opens a list without options. Answer with `detail.answer(promise)`, or set `options`.
 * @csspart box - The box of the field.
 * @cssproperty [--dass-select-list-height=320px] - The largest height of the list.
 */
export class DassSelectList extends FormElement<DassSelectListEvents> {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, rowsStyles, optionRowStyles, selectListStyles];

  /**
   * The options: objects with the fields named below, or texts and numbers; none by default. What has no id is left out,
   * of two with the same id the first counts. They are read, never changed.
   */
  @property({ attribute: false, accept: list })
  options: readonly unknown[] = [];

  /** Field that holds the id, `id` by default. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /**
   * Id of the chosen option, `''` for none (default); with `multiple` the list of ids. One that is not among the options is
   * kept, and shown as such.
   */
  @fieldValue<DassSelectList, SelectValue>('defaultValue', acceptValue, (value, { multiple }) =>
    multiple ? idsOf(value) : typeof value === 'object' ? (value[0] ?? '') : value,
  )
  declare value: SelectValue;

  /** The value until one is set, and after a reset of the form; `''` by default. */
  @property({ attribute: 'value', accept: acceptValue })
  defaultValue: SelectValue = '';

  /** Several can be chosen; the form gets each under `name`. */
  @property({ type: Boolean, reflect: true })
  multiple = false;

  /** The host filters: `dass-filter` tells what was typed, and what the host gives is shown as it is. */
  @property({ type: Boolean, attribute: 'external-filter' })
  externalFilter = false;

  /** Nothing can be typed: first letters find an option, for short lists. */
  @property({ type: Boolean, attribute: 'without-filter' })
  withoutFilter = false;

  /** Options are being loaded: a spinner shows, and the list says so. */
  @property({ type: Boolean })
  busy = false;

  /** What stands in the field while nothing is chosen. Empty (default): 'Selecione'. One that starts with `dass` is a key. */
  @property({ type: String })
  placeholder = '';

  /** With `multiple`: how many of the chosen are shown as chips, the others as a number; 3 by default, 0 to 20. */
  @property({ type: Number, attribute: 'max-chips', accept: number({ min: 0, max: 20, whole: true }) })
  maxChips = 3;

  @state()
  private _open = false;

  /** What a person has typed; undefined while they have not. */
  @state()
  private _typed?: string;

  readonly #chosen = new ChosenOptions();
  #query = new TextQuery('');
  #asked = '';
  readonly #outside = new OutsideFilter(() => this.requestUpdate());
  readonly #shown = new FilteredPlaces(this);
  readonly #popover = new ListPopover(this);
  readonly #entries = new FormEntries(this, () => (this.multiple ? this.#ids.map(toText) : []));
  readonly #askSoon = debounce((text: string) => this.#ask(text), askAfter);

  readonly #active: ActiveDescendant = new ActiveDescendant(this, {
    count: () => this.#shown.count,
    key: (index) => this.#shown.at(index),
    indexOf: (place) => this.#shown.indexOf(place as number),
    text: (index) => this.#labelAt(this.#shown.at(index)),
    page: () => this.#rows.page,
    reveal: (index) => this.#rows.reveal(index),
    inTextField: () => !this.withoutFilter,
  });
  readonly #rows: Rows<OptionRow> = new Rows<OptionRow>(this, {
    scroller: () => this.renderRoot.querySelector<HTMLElement>('#list'),
    count: () => this.#shown.count,
    idPrefix: 'option-',
    pinned: () => this.#active.index,
    make: makeOptionRow,
    fill: (row, index) => {
      const place = this.#shown.at(index);
      const isOn = this.#selection.has(place);
      const isActive = index === this.#active.index;
      fillOptionRow(row, { label: this.#labelAt(place), query: this.#query, isOn, isActive }, 'aria-selected');
    },
  });

  constructor() {
    super();
    // Heard here when the focus leaves the field and its list, not when it goes from one to the other.
    this.addEventListener('focusout', () => this.#leave());
  }

  /** Puts the focus into the field. */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#close();
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.follow(form);
  }

  /** Several are given to the form when it is read. */
  protected get formValue(): FormValue {
    const [id] = this.#ids;
    return this.multiple || id === undefined ? null : toText(id);
  }

  protected get isEmpty(): boolean {
    return this.#ids.length === 0;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('options')) this.#outside.settle();
    this.#chosen.take(this.#outside.options ?? this.options, this.fieldId, this.fieldLabel);
    if (this._open && !this.#canOpen) this.#close();
    if (!this._open) return;
    const { options } = this.#chosen;
    const isAnother = this.#shown.take(options, options.count, (place) => this.#labelAt(place));
    if (!isAnother && !changed.has('_typed') && !changed.has('_open')) return;
    const typed = this._typed ?? '';
    this.#shown.show(this.externalFilter ? '' : typed);
    this.#query = new TextQuery(typed);
    if (this._typed !== undefined) this.#active.moveTo(0);
    else if (changed.has('_open')) this.#active.moveTo(Math.max(0, this.#chosenIndex));
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.#writeText();
    // More chips make the field taller.
    if (this.multiple) this.#popover.fit();
    if (!changed.has('_open')) return;
    if (this._open) this.#enter();
    else this.#popover.hide();
  }

  protected override render() {
    const ids = this.#ids;
    const [id] = ids;
    const unknown = !this.multiple && id !== undefined && this.#isUnknown(id) ? this.#textOf(id) : undefined;
    const canClear = ids.length > 0 && this.#canOpen && !this.required;
    return html`${this.renderLabel()}
      <div class=${this.multiple ? 'box lines' : 'box'} part="box" @click=${this.#onBoxClick} @mousedown=${keepFocus}>
        <div class="values">
          ${this.multiple ? ids.slice(0, this.maxChips).map((id) => this.#renderChip(id)) : nothing}${
            this.multiple && ids.length > this.maxChips
              ? html`<dass-chip
                  class="more"
                  label=${t('dassSelectMore', { count: ids.length - this.maxChips })}
                ></dass-chip>`
              : nothing
          }${renderControl({
            withoutFilter: this.withoutFilter,
            isOpen: this._open,
            active: this._open ? this.#rows.idOf(this.#active.index) : undefined,
            name: this.outerLabel,
            placeholder: ids.length ? '' : this.#hint,
            isUnknown: unknown !== undefined,
            isInvalid: this.userInvalid,
            isOff: this.effectivelyDisabled,
            readOnly: this.readOnly,
            required: this.required,
            onInput: this.#onInput,
            onKeydown: this.#onKeydown,
          })}
        </div>
        ${this.#isWaiting ? html`<dass-spinner></dass-spinner>` : nothing}
        ${
          canClear
            ? html`<button
                class="inside clear"
                type="button"
                tabindex="-1"
                aria-label=${t('dassSelectClear')}
                @click=${() => this.#change(this.multiple ? [] : '')}
              >
                ${renderIcon(close)}
              </button>`
            : nothing
        }<span class="inside arrow">${renderIcon(chevronDown)}</span>
      </div>
      <span id="chosen" class="visually-hidden"
        >${
          unknown !== undefined
            ? t('dassSelectUnknown', { label: unknown })
            : this.multiple && ids.length
              ? t('dassSelectChosen', { count: ids.length })
              : nothing
        }</span
      >
      ${renderPopover({
        label: resolveText(this.label) || this.outerLabel || t('dassSelectPlaceholder'),
        multiple: this.multiple,
        isOpen: this._open,
        isWaiting: this.#isWaiting,
        hasFailed: this.#outside.state === 'failed',
        count: this.#shown.count,
        bar: this.multiple && this._open ? () => this.#renderBar() : undefined,
        onClick: this.#onListClick,
        onRetry: () => this.#ask(this.#asked),
      })}${this.renderMessage()}`;
  }

  #renderChip(id: OptionId) {
    const label = this.#textOf(id);
    return html`<dass-chip
      label=${this.#isUnknown(id) ? t('dassSelectUnknown', { label }) : label}
      ?removable=${!this.readOnly}
      ?disabled=${this.effectivelyDisabled}
      without-tab-stop
      @dass-remove=${() => this.#change(without(this.#ids, [id]))}
    ></dass-chip>`;
  }

  #renderBar() {
    const { places } = this.#shown;
    return html`<div class="bar">
      ${renderCheckAll({
        shown: places.length,
        on: this.#selection.countIn(places),
        isPart: places.length < this.#chosen.options.count,
        isOff: false,
        choose: (all) => this.#change(this.#chosen.choose(this.#ids, places, all)),
      })}
      <span class="count">${t('dassSelectChosen', { count: this.#ids.length })}</span>
    </div>`;
  }

  get #ids(): readonly OptionId[] {
    return idsOf(this.value);
  }

  get #selection(): Selection {
    return this.#chosen.selection(this.#ids);
  }

  /** Where the one that is chosen is shown. */
  get #chosenIndex(): number {
    const [id] = this.#ids;
    return this.multiple || id === undefined ? -1 : this.#shown.indexOf(this.#chosen.options.placeOf(id));
  }

  get #canOpen(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  get #isWaiting(): boolean {
    return this.busy || this.#outside.state === 'waiting';
  }

  get #hint(): string {
    return this.readOnly ? '' : resolveText(this.placeholder) || t('dassSelectPlaceholder');
  }

  #labelAt(place: number): string {
    return resolveText(this.#chosen.options.labelOf(place));
  }

  #isUnknown(id: OptionId): boolean {
    return this.#chosen.labelOf(id) === undefined;
  }

  #textOf(id: OptionId): string {
    return resolveText(this.#chosen.labelOf(id) ?? toText(id));
  }

  /** What stands in the field: written here, for it may be what it was and yet not what a person has typed over it. */
  #writeText(): void {
    const { control } = this;
    const [id] = this.#ids;
    const chosen = this.multiple || id === undefined ? '' : this.#textOf(id);
    if (control instanceof HTMLInputElement) {
      const text = this._typed ?? chosen;
      if (control.value !== text) control.value = text;
    } else if (control) {
      const text = chosen || (this.#ids.length ? '' : this.#hint);
      if (control.textContent !== text) control.textContent = text;
      control.classList.toggle('hint', !chosen);
    }
  }

  #show(): void {
    if (this._open || !this.#canOpen) return;
    this._open = true;
    const isAnswered = this.#asked === '' && this.options.length > 0;
    if (this.externalFilter && this._typed === undefined && !isAnswered) this.#ask('');
  }

  #close = (): void => {
    if (!this._open && this._typed === undefined) return;
    this._open = false;
    this._typed = undefined;
    this.#askSoon.cancel();
    this.#outside.cancel();
    this.#active.moveTo(-1);
    if (this.renderRoot.querySelector('#popover:focus-within')) this.control?.focus();
  };

  #enter(): void {
    const popover = this.renderRoot.querySelector<HTMLElement>('#popover');
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (!popover || !box) return;
    this.#popover.show(popover, box, (reason) => (reason === 'outside' ? this.#leave() : this.#close()));
    this.#rows.refresh();
    if (this.#active.index > 0) this.#rows.reveal(this.#active.index, 'center');
    // A person is about to type.
    if (!this.externalFilter && !this.withoutFilter) this.#shown.prepare();
  }

  /** The focus goes elsewhere. A text that was emptied means: none. */
  #leave(): void {
    if (this._typed === '' && !this.multiple) this.#change('');
    this.#close();
  }

  #ask(text: string): void {
    this.#asked = text;
    this.emit('dass-filter', this.#outside.ask(text));
    this.requestUpdate();
  }

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this._typed = (event.target as HTMLInputElement).value;
    this.#show();
    if (this.externalFilter) this.#askSoon(this._typed);
    else this.#shown.announce(() => t('dassSelectNoRecords'));
  };

  #onBoxClick(event: Event): void {
    if (event.composedPath().some((node) => node instanceof Element && node.matches('.clear, dass-chip:not(.more)')))
      return;
    this.control?.focus();
    const isText = event.composedPath()[0] instanceof HTMLInputElement;
    if (!this._open) this.#show();
    else if (!isText) this.#close();
  }

  #onListClick = (event: Event): void => {
    const index = this.#rows.indexOf(event);
    if (index < 0) return;
    this.#active.moveTo(index);
    this.#choose(index);
  };

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey) return;
    const { key } = event;
    const isSpace = key === ' ' && this.withoutFilter;
    if (key === 'Backspace' && this.multiple && !this._typed && this.#canOpen) {
      const last = this.#ids.at(-1);
      if (last !== undefined) this.#change(without(this.#ids, [last]));
    } else if (!this._open) {
      const isLetter = this.withoutFilter && /^[\p{L}\p{N}]$/u.test(key);
      if (key !== 'ArrowDown' && key !== 'ArrowUp' && !isSpace && !(key === 'Enter' && this.withoutFilter) && !isLetter)
        return;
      this.#show();
      if (!isLetter) event.preventDefault();
      else {
        // Now, so that there are options to find.
        this.performUpdate();
        this.#active.handleKey(event);
      }
    } else if (key === 'Tab') {
      if (!this.multiple && this.#active.index >= 0 && this._typed !== '') this.#choose(this.#active.index);
    } else if (key === 'ArrowUp' && event.altKey) this.#close();
    else if (key === 'Enter' || isSpace) {
      event.preventDefault();
      if (this._typed === '' && !this.multiple) this.#leave();
      else this.#choose(this.#active.index);
    } else this.#active.handleKey(event);
  };

  #choose(index: number): void {
    const place = this.#shown.at(index);
    if (place < 0) return;
    const ids = this.#ids;
    if (this.multiple) {
      this.#change(this.#chosen.choose(ids, Uint32Array.of(place), !this.#selection.has(place)));
      // What is typed next filters anew.
      if (this._typed) (this.control as HTMLInputElement).select();
      return;
    }
    const [id] = this.#chosen.choose([], Uint32Array.of(place), true);
    this.#close();
    if (id !== undefined && toText(id) !== toText(this.value)) this.#change(id);
  }

  #change(value: SelectValue): void {
    if (idsOf(value).length === 0 && this.#ids.length === 0) return;
    this.value = value;
    this.fire('change');
  }
}

define('dass-select-list', DassSelectList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-select-list': DassSelectList;
  }
}
