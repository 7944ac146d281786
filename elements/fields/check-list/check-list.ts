import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { msg, formatCount, str } from '../../../locales/localize.js';
import { resolveText, textOr } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { FormEntries } from '../../base/forms/form-entries.js';
import { MAX_STATE_VALUES, fromState, toState } from '../../base/forms/form-state-model.js';
import type { FormValue } from '../../base/forms/form-element.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { VirtualRows } from '../../base/rows/virtual-rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { toText } from '../../core/text/to-text.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { WholeText } from '../../base/whole-text.js';
import type { Selection } from '../../core/util/selection.js';
import { renderFilterBox } from '../shared/filter-box.js';
import { filterBoxStyles } from '../shared/filter-box.styles.js';
import { FilteredIndexes } from '../shared/filtered-indexes.js';
import { KeyboardAccess } from '../shared/keyboard-access.js';
import { renderOptionRow, createOptionRow, type OptionRow } from '../shared/option-row.js';
import { Suggestion } from '../shared/suggestion.js';
import { optionRowStyles } from '../shared/option-row.styles.js';
import { checkboxStyles } from '../shared/checkbox.styles.js';
import { CheckListModel } from './check-list-model.js';
import { CheckProperties } from './check-list-properties.js';
import { checkListStyles } from './check-list.styles.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { FieldName } from '../../core/util/field-name.js';
import { renderCheckAll, type CheckAll } from '../shared/check-all.js';

/** The bar above the list of a check list. */
interface CheckBar {
  readonly all: CheckAll;
  /** Number of checked items and of all items. */
  readonly checked: number;
  readonly total: number;
  readonly isOff: boolean;
  readonly onlyChecked: boolean;
  invert(): void;
  toggleOnlyChecked(): void;
}

/** Renders the buttons for all, none, invert and only checked items, and the number of checked items. */
function renderCheckBar(bar: CheckBar): TemplateResult {
  const { checked, total } = bar;
  return html`<div class="bar">
    ${renderCheckAll(bar.all)}
    <button class="tool" type="button" ?disabled=${bar.all.isOff} @click=${bar.invert}>
      ${msg('Inverter', { id: 'dassCheckListInvert' })}
    </button>
    <button
      class="tool"
      type="button"
      aria-pressed=${bar.onlyChecked ? 'true' : 'false'}
      ?disabled=${bar.isOff}
      @click=${bar.toggleOnlyChecked}
    >
      ${msg('Só marcados', { id: 'dassCheckListOnlyChecked' })}
    </button>
    <span class="count"
      >${msg(str`Marcados: ${formatCount(checked)} de ${formatCount(total)}`, { id: 'dassCheckListCount' })}</span
    >
  </div>`;
}

/** Maximum number of checked labels in the accessible name. */
const MAX_ANNOUNCED = 20;

/** The detail of `dass-check`. */
export interface DassCheckListCheckDetail<Item extends object = object> {
  /**
   * All items with their present checked state: a copy of each item whose state differs from the application's item,
   * otherwise the application's own object.
   */
  readonly items: readonly Item[];
  /** The items whose checked state the user has changed with this action. */
  readonly changed: readonly Item[];
}

export interface DassCheckListEvents<Item extends object = object> {
  'dass-check': DassCheckListCheckDetail<Item>;
}

/**
 * A list in which the user checks any number of items, also 100,000 and more. The list is one tab stop and follows the
 * APG listbox pattern with multiple selection. Arrow keys, Page Up and Down, Home, End and first letters move; Space
 * checks. Shift with a move, with Space or with a click sets a range to the state of its first item. Ctrl+A checks all
 * or none. The buttons for all, none and invert apply to the items that the filter shows. In a form each id of a
 * checked item is submitted under `name`.
 * @summary A list of items to check, with a filter.
 * @fires {CustomEvent<DassCheckListCheckDetail<Item>>} dass-check - Fired when the user checks or unchecks items. The items
 *   of the application are not changed: use `detail.items`. The lists are created when they are first read.
 * @fires {Event} change - Fired with `dass-check`, for forms. Read the ids from `value`.
 * @csspart box - The frame around the filter and the list.
 * @cssproperty [--dass-check-list-height=320px] - Maximum height of the list without the filter.
 */
export class DassCheckList extends CheckProperties<DassCheckListEvents> {
  static override styles = [
    baseStyles,
    formStyles,
    fieldBoxStyles,
    filterBoxStyles,
    rowsStyles,
    checkboxStyles,
    optionRowStyles,
    checkListStyles,
  ];
  static override readonly pageData = new PageData('items');

  @state()
  private _typed = '';

  @state()
  private _onlyChecked = false;

  #model = new CheckListModel([], this);
  /** The items of the current model. */
  #source: readonly unknown[] = [];
  readonly #shown = new FilteredIndexes(this);
  readonly #suggestion = new Suggestion(this, {
    searched: () => this.#shown.searched,
    accept: (text) => {
      this.renderRoot.querySelector('input')?.focus();
      this.#type(text);
    },
  });
  readonly #keyboard: KeyboardAccess = new KeyboardAccess(this, {
    open: () => ({ label: msg('Filtrar', { id: 'dassChoicesFilter' }), value: this._typed }),
    control: () => this.renderRoot.querySelector('input'),
    isWritable: () => !this.effectivelyDisabled,
    isAvailable: () => !this.withoutFilter,
    onConfirmed: () => this.focus(),
  });
  /** State restored by the browser, until there are items. */
  #restored: readonly string[] | undefined;
  /** Index at which a range starts. */
  #rangeFrom = -1;
  readonly #entries = new FormEntries(this, () => this.value);

  readonly #active: ActiveDescendant = new ActiveDescendant(this, {
    count: () => this.#shown.count,
    key: (index) => this.#model.keyOf(this.#shown.at(index)),
    whenRemoved: 'none',
    indexOf: (key) => this.#shown.indexOf(this.#model.indexOf(key)),
    text: (index) => this.#labelOf(this.#shown.at(index)),
    page: () => this.#rows.page,
    reveal: (index) => this.#rows.reveal(index),
  });
  readonly #rows: VirtualRows<OptionRow> = new VirtualRows<OptionRow>(this, {
    scroller: () => this.control,
    count: () => this.#shown.count,
    idPrefix: 'item-',
    alwaysRendered: () => this.#active.index,
    createRow: createOptionRow,
    renderRow: (row, index) => {
      const itemIndex = this.#shown.at(index);
      const label = this.#labelOf(itemIndex);
      const isOn = this.#model.selection.has(itemIndex);
      const isActive = index === this.#active.index;
      renderOptionRow(row, { label, query: this.#shown.query, isSelected: isOn, isActive }, 'aria-checked');
    },
  });

  constructor() {
    super();
    new WholeText(this, { unit: '.row' });
  }

  /** Ids of the checked items, in the order of the list; read-only. */
  get value(): readonly string[] {
    this.#updateItems();
    return this.#model.checkedIds;
  }

  /** @internal */
  override get readableValue(): string {
    this.#updateItems();
    const indexes = this.#model.selection.indexes().subarray(0, MAX_ANNOUNCED);
    return Array.from(indexes, (itemIndex) => this.#labelOf(itemIndex)).join(', ');
  }

  /**
   * Moves the focus into the list: to the active item.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.setForm(form);
  }

  /** Submitted by `FormEntries`: 100,000 ids are too many to pass to the browser at each click. */
  protected get formValue(): FormValue {
    return null;
  }

  protected override get formState(): FormValue {
    this.#updateItems();
    // A large selection is only counted.
    return this.#model.selection.count > MAX_STATE_VALUES ? null : toState(this.#model.checkedIds);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    this.#restored = fromState(state)?.map(toText);
    this.#source = [];
    this.requestUpdate();
  }

  protected get isEmpty(): boolean {
    this.#updateItems();
    return !this.#model.isAnyChecked;
  }

  protected override resetValue(): void {
    this.#model.reset();
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#updateItems();
    const model = this.#model;
    const listChanged = this.#shown.setList(model, model.count, (itemIndex) => this.#labelOf(itemIndex));
    if (!listChanged && !['_typed', '_onlyChecked', 'withoutFilter'].some((name) => changed.has(name))) return;
    const { selection } = model;
    this.#shown.show(
      this.withoutFilter ? '' : this._typed,
      this._onlyChecked ? (itemIndex) => selection.has(itemIndex) : undefined,
    );
  }

  protected override render() {
    const isOff = this.effectivelyDisabled;
    const empty = this.#emptyText;
    return html`${this.renderLabel()}
      <div class="box frame" part="box">
        ${this.withoutFilter ? nothing : this.#renderFilter(isOff)}
        ${this.#model.count ? this.#renderBar(isOff) : nothing}
        <div
          id="control"
          class="rows checkboxes"
          role="listbox"
          tabindex=${isOff ? nothing : empty ? -1 : 0}
          aria-multiselectable="true"
          aria-label=${textOr(this.label, this.outerLabel || msg('Lista', { id: 'dassCheckListUnnamed' }))}
          aria-activedescendant=${this.#rows.idOf(this.#active.index) ?? nothing}
          aria-disabled=${isOff ? 'true' : nothing}
          aria-readonly=${this.readOnly ? 'true' : nothing}
          aria-required=${this.required ? 'true' : nothing}
          aria-invalid=${this.userInvalid ? 'true' : nothing}
          aria-busy=${this.isBusy ? 'true' : nothing}
          aria-describedby="message"
          @focus=${this.#onFocus}
          @keydown=${this.#onKeydown}
          @click=${this.#onClick}
        ></div>
        ${empty ? html`<p class="empty">${empty}${this.#suggestion.render()}</p>` : nothing}
      </div>
      ${this.renderMessage()}`;
  }

  #renderFilter(isOff: boolean) {
    return renderFilterBox({
      typed: this._typed,
      isOff,
      withoutSystemKeyboard: this.#keyboard.isShown,
      after: this.#keyboard.render(),
      onFocus: () => this.#shown.prepare(),
      onInput: (event) => this.#onInput(event),
      onKeydown: (event) => this.#onFilterKeydown(event),
      clear: () => this.#clear(),
    });
  }

  #renderBar(isOff: boolean) {
    const { selection, count: total } = this.#model;
    const { count } = this.#shown;
    return renderCheckBar({
      all: {
        shown: count,
        on: this.#onCount,
        isPart: count < total,
        isOff: isOff || this.readOnly || count === 0,
        selectAll: (all) => this.#checkShown(all),
      },
      checked: selection.count,
      total,
      isOff,
      onlyChecked: this._onlyChecked,
      invert: () => this.#change((items) => items.invert(this.#shown.indexes)),
      toggleOnlyChecked: () => (this._onlyChecked = !this._onlyChecked),
    });
  }

  get #emptyText(): string {
    if (this.#shown.count > 0) return '';
    if (this.isBusy) return msg('Carregando…', { id: 'dassLoading' });
    if (this.#model.count === 0) return msg('Nenhum item', { id: 'dassChoicesNone' });
    return this._onlyChecked && !this._typed
      ? msg('Nenhum item marcado', { id: 'dassCheckListNoneChecked' })
      : msg('Nenhum item corresponde ao filtro', { id: 'dassChoicesNoMatch' });
  }

  /** Number of checked items among the shown ones. */
  get #onCount(): number {
    const { selection } = this.#model;
    return this.#shown.isWhole ? selection.count : selection.countIn(this.#shown.indexes);
  }

  #labelOf(itemIndex: number): string {
    return resolveText(this.#model.labelOf(itemIndex));
  }

  #updateItems(): void {
    const { items, fieldId, fieldLabel, fieldCheck, checkValue, uncheckValue } = this;
    const source = [items, fieldId, fieldLabel, fieldCheck, checkValue, uncheckValue];
    if (source.every((part, at) => Object.is(part, this.#source[at]))) return;
    this.#source = source;
    this.#model = new CheckListModel(items, { fieldId, fieldLabel, fieldCheck, checkValue, uncheckValue });
    this.#rangeFrom = -1;
    if (!this.#restored || this.#model.count === 0) return;
    this.#model.check(this.#restored);
    this.#restored = undefined;
  }

  #onInput(event: Event): void {
    event.stopPropagation();
    this.#type((event.target as HTMLInputElement).value);
  }

  #type(text: string): void {
    this._typed = text;
    this.#shown.announce(() => this.#suggestion.announced(this.#emptyText));
  }

  #clear(): void {
    this.#type('');
    this.renderRoot.querySelector('input')?.focus();
  }

  #onFilterKeydown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && this._typed) this.#type('');
    else if (event.key === 'ArrowDown' && this.#shown.count > 0) this.focus();
    else if ((event.key === 'ArrowDown' || event.key === 'Enter') && this.#suggestion.accept()) event.stopPropagation();
    else return;
    event.preventDefault();
  }

  #onFocus(): void {
    if (this.#active.index < 0) this.#active.moveTo(this.#rows.first);
  }

  #onKeydown(event: KeyboardEvent): void {
    const before = this.#active.index;
    if (event.key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault();
      this.#checkShown(this.#onCount < this.#shown.count);
    } else if (this.#active.handleKey(event)) {
      if (event.shiftKey && before >= 0 && this.#active.index !== before) this.#checkRange(before, this.#active.index);
    } else if (event.key === ' ' && !event.altKey) {
      event.preventDefault();
      this.#check(before, event.shiftKey);
    }
  }

  #onClick(event: MouseEvent): void {
    const index = this.#rows.indexOf(event);
    if (index < 0 || this.effectivelyDisabled) return;
    this.#active.moveTo(index);
    this.#check(index, event.shiftKey);
  }

  #check(index: number, isRange: boolean): void {
    const from = isRange ? this.#shown.indexOf(this.#rangeFrom) : -1;
    const itemIndex = this.#shown.at(index);
    if (itemIndex < 0) return;
    if (from >= 0) return this.#checkRange(from, index);
    this.#rangeFrom = itemIndex;
    this.#change((items) => items.invert(Uint32Array.of(itemIndex)));
  }

  /** Checks or unchecks a range, like its first item; without a start it is checked. */
  #checkRange(from: number, to: number): void {
    const hasStart = this.#rangeFrom >= 0;
    if (!hasStart) this.#rangeFrom = this.#shown.at(from);
    const isOn = !hasStart || this.#model.selection.has(this.#rangeFrom);
    this.#change((items) => items.set(this.#shown.range(from, to), isOn));
  }

  #checkShown(all: boolean): void {
    this.#change((items) => (this.#shown.isWhole ? items.setAll(all) : items.set(this.#shown.indexes, all)));
  }

  /** Changes the checked items for the user. */
  #change(change: (selection: Selection) => void): void {
    if (this.readOnly || this.effectivelyDisabled) return;
    const outcome = this.#model.change(change);
    if (!outcome) return;
    this.requestUpdate();
    this.emit('dass-check', outcome);
    this.emitNative('change');
  }
}

/** The element with the application's type of an item. */
export type TypedCheckList<Item extends object = object> = TypedElement<
  DassCheckList,
  {
    items: readonly Item[];
    fieldId: NoInfer<FieldName<Item>>;
    fieldLabel: NoInfer<FieldName<Item>>;
    fieldCheck: NoInfer<FieldName<Item>>;
  },
  DassCheckListEvents<Item>
>;

define('dass-check-list', DassCheckList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-check-list': DassCheckList;
  }
}
