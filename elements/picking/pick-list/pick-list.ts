import { html, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import { fieldValue } from '../../base/forms/field-value.js';
import { FormElement, type FormValue, type Problem } from '../../base/forms/form-element.js';
import { FormEntries } from '../../base/forms/form-entries.js';
import { MAX_STATE_VALUES, fromState, toState } from '../../base/forms/form-state-model.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { list, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { warnOnce } from '../../base/warnings/warn.js';
import { PickListState, type PickSide } from '../../core/pick-list/pick-list-state.js';
import type { PickOutcome } from '../../core/pick-list/pick-move.js';
import { renderPasteButton, renderResetButton } from './buttons/header-buttons.js';
import { moveFocusFromDisabledButton, renderMoveButtons } from './buttons/move-buttons.js';
import { handleUndoKey } from './keyboard/list-keys.js';
import { MoveController } from './moves/move-controller.js';
import { renderPane } from './panes/pane-template.js';
import { PickPane } from './panes/pick-pane.js';
import { PasteController } from './paste/paste-controller.js';
import type {
  DassPickListFilterDetail,
  DassPickListPickDetail,
  PickListDrag,
  PickListEvents,
  PickListHost,
} from './pick-list-host.js';
import { PickListOptions, type PickId, type PickListMembers } from './pick-list-options.js';
import { pickListStatesStyles } from './pick-list-states.styles.js';
import { pickListStyles } from './pick-list.styles.js';
import type { TypedElement } from '../../base/typed-element.js';

export type { DassPickListFilterDetail, DassPickListPickDetail };

/** The readable value names so many selected items at most. */
const MAX_READABLE_ITEMS = 20;

/** A form field with the events of the pick list. */
abstract class PickListField extends FormElement<PickListEvents> {}

/**
 * Two lists, of the available and of the selected items, between which the user moves items, also 100,000 and more.
 * Each list is one tab stop and follows the APG listbox pattern with multiple selection. Arrow keys, Page Up and Down,
 * Home, End and first letters select; Shift selects a range, Ctrl moves without selecting, Ctrl+A selects all. Enter, a
 * double click or Ctrl with the arrow key towards the other list moves the selected items there. Ctrl+Z undoes a move.
 * In a form each id of a selected item is submitted under `name`.
 *
 * `selected` is like the value of a form control: a user action changes it, and the application can set it in response.
 * When `items` are replaced, the selection is kept by the ids.
 * @summary Two lists between which the user moves items.
 * @fires {CustomEvent<DassPickListPickDetail<Item>>} dass-pick - Fired when the user moves items. The detail has the new
 *   selection, the added and the removed items. Its lists are created when they are first read.
 * @fires {CustomEvent<DassPickListFilterDetail>} dass-filter - Fired with `externalFilter` when the user changes the
 *   filter. The application sets other `items`.
 * @fires {Event} change - Fired with `dass-pick`, for forms. Read the selection from `selected`.
 */
export class DassPickList extends PickListOptions(PickListField) implements PickListHost {
  static override styles = [baseStyles, formStyles, rowsStyles, pickListStyles, pickListStatesStyles];
  static override readonly pageData = new PageData('items');

  /**
   * The selected items in their order: items, or their ids. Values that match no item are kept and shown as unknown.
   * When it is read, it holds the application's own items; with `duplicates`, an item as often as it is selected.
   * Default: `defaultSelected`, also after a reset of the form.
   */
  @fieldValue<DassPickList, readonly unknown[]>(
    'defaultSelected',
    list,
    (_value, element) => element.syncState().selected,
    (element, value) => element.assignSelected(value),
  )
  declare selected: readonly unknown[];

  /** The selection until `selected` is set, and after a reset of the form: items or ids. Default: `[]`. */
  @property({ attribute: false, accept: list })
  defaultSelected: readonly unknown[] = [];

  /** @internal */
  readonly state = new PickListState({ translate: resolveText, whenIdle });
  /** @internal */
  readonly panes: Readonly<Record<PickSide, PickPane>> = {
    available: new PickPane(this, 'available'),
    selected: new PickPane(this, 'selected'),
  };
  /** @internal */
  readonly moves: MoveController = new MoveController(this);
  /** @internal */
  readonly drag: LazyImport<PickListDrag> = new LazyImport<PickListDrag>(
    this,
    async () => {
      const { DragController, dragStyles } = await import('./drag/drag-controller.js');
      adoptStyles(this.renderRoot, dragStyles);
      return new DragController(this);
    },
    { silent: true },
  );
  readonly #paste = new PasteController(this);
  readonly #entries = new FormEntries(this, () => this.syncState().selectedIds);

  /** The last value of `selected`; undefined for the default. */
  #assigned: readonly unknown[] | undefined;
  /** The selection that `state` has been set to last; undefined when it has to be set again. */
  #applied: readonly unknown[] | undefined;
  /** The user has moved items since `selected` was set: a new `defaultSelected` has no effect. */
  #isUserSelection = false;
  #language = '';
  /** A property has been set since `state` was updated. */
  #isStale = true;
  #openDialogs = 0;
  #isRendering = false;

  constructor() {
    super();
    this.onChange((name) => {
      if (name !== undefined) this.#isStale = true;
    });
  }

  /** @internal */
  get accessibleName(): string {
    return textOr(this.label, this.outerLabel);
  }

  /** @internal */
  get isMultiple(): boolean {
    return this.selection !== 'single';
  }

  /** @internal */
  get isEditable(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  /** @internal */
  get canOrder(): boolean {
    return this.fieldOrder !== '' && this.isMultiple;
  }

  /** @internal */
  get showsError(): boolean {
    return this.userInvalid;
  }

  /** @internal */
  override get readableValue(): string {
    const { state } = this;
    const { itemIndexes } = this.syncState().entries;
    return Array.from(itemIndexes.subarray(0, MAX_READABLE_ITEMS), (index) => state.labelOf(index)).join(', ');
  }

  /**
   * Moves the focus to the list of the available items.
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

  /** @internal */
  syncState(): PickListState {
    const { state } = this;
    const language = getLanguage();
    if (!this.#isStale && language === this.#language) return state;
    this.#isStale = false;
    this.#language = language;
    const { items, duplicates, externalFilter, maxCount } = this;
    const { fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage } = this;
    const fields = { fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage };
    state.update({ items, fields, isSingle: !this.isMultiple, duplicates, externalFilter, maxCount, language });
    const selected = this.#assigned ?? this.defaultSelected;
    if (selected !== this.#applied && !this.#isUserSelection) this.#applySelected(selected);
    return state;
  }

  /** The application has set `selected`. @internal */
  assignSelected(value: readonly unknown[] | undefined): void {
    this.#assigned = value;
    this.#applied = undefined;
    this.#isUserSelection = false;
    this.#isStale = true;
  }

  /** @internal */
  dispatchPick(outcome: PickOutcome): void {
    this.#isUserSelection = true;
    this.requestUpdate();
    this.emit('dass-pick', outcome);
    this.emitNative('change');
  }

  /** @internal */
  dispatchFilter(detail: DassPickListFilterDetail): void {
    this.emit('dass-filter', detail);
  }

  /** @internal */
  async withDialog<Result>(open: () => Promise<Result>): Promise<Result> {
    this.#openDialogs++;
    try {
      return await open();
    } finally {
      this.#openDialogs--;
    }
  }

  /** Null: 100,000 ids take too long to be set with each move. They are added when the form is read. */
  protected get formValue(): FormValue {
    return null;
  }

  protected override get formState(): FormValue {
    const state = this.syncState();
    return state.selectedCount > MAX_STATE_VALUES ? null : toState(state.selectedKeys);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = fromState(state);
    if (ids) this.selected = ids;
  }

  protected get isEmpty(): boolean {
    return this.syncState().selectedCount === 0 && (this.required || this.minCount === 0);
  }

  protected override findProblem(): Problem | undefined {
    const count = this.syncState().selectedCount;
    const { minCount, maxCount } = this;
    if (count < minCount) return { flags: { rangeUnderflow: true }, message: tooFewText(minCount) };
    if (maxCount !== undefined && count > maxCount)
      return { flags: { rangeOverflow: true }, message: tooManyText(maxCount) };
    return undefined;
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.drag.preload();
  }

  protected override willUpdate(): void {
    this.syncState();
    this.panes.available.selection.followState();
    this.panes.selected.selection.followState();
  }

  protected override update(changed: PropertyValues): void {
    const isFirst = !this.hasUpdated;
    moveFocusFromDisabledButton(this);
    this.#isRendering = true;
    super.update(changed);
    this.#isRendering = false;
    // Before the rows measure the list.
    if (isFirst || changed.has('height') || changed.has('sizes')) this.#setSizes();
  }

  protected override render() {
    const { available, selected } = this.panes;
    const label = textOr(this.label, this.outerLabel || msg('Lista de seleção', { id: 'dassPickUnnamed' }));
    return html`${this.renderLabel()}
      <div
        class="lists"
        role="group"
        aria-label=${label}
        @keydown=${(event: KeyboardEvent) => handleUndoKey(event, this)}
        @paste=${this.#paste.onPaste}
        @focusout=${this.#onFocusOut}
      >
        ${renderPane(
          this,
          available,
          renderPasteButton(this, () => this.#paste.open()),
        )}${renderMoveButtons(this)}${renderPane(this, selected, renderResetButton(this))}
      </div>
      ${this.renderMessage()}`;
  }

  #applySelected(selected: readonly unknown[]): void {
    this.#applied = selected;
    this.state.select(selected);
    if (!this.isMultiple && selected.length > 1) warnOnce(this.localName, 'one can be selected; the first counts.');
  }

  /** With a dialog of the pick list open, or while a button is disabled, the user has not left the field. */
  #onFocusOut(event: FocusEvent): void {
    if (this.#openDialogs > 0 || this.#isRendering) event.stopPropagation();
  }

  #setSizes(): void {
    // 'L30_R70': the first and the third digit are the widths.
    const [start = 5, , end = 5] = this.sizes.match(/\d/g) ?? [];
    const { style } = this.renderRoot.querySelector('.lists') as HTMLElement;
    style.setProperty('--_height', `${this.height}px`);
    style.setProperty('--_start', `${start}fr`);
    style.setProperty('--_end', `${end}fr`);
  }
}

/** The element with the application's type of an item. */
export type TypedPickList<Item = unknown> = TypedElement<
  DassPickList,
  PickListMembers<Item> & {
    defaultSelected: readonly (Item | PickId)[];
  },
  PickListEvents<Item>
>;

declare global {
  interface HTMLElementTagNameMap {
    'dass-pick-list': DassPickList;
  }
}

const tooFewText = (count: number): string =>
  plural(count, {
    one: msg(str`Selecione ao menos ${formatCount(count)} item`, { id: 'dassPickTooFewOne' }),
    many: msg(str`Selecione ao menos ${formatCount(count)} de itens`, { id: 'dassPickTooFewMany' }),
    other: msg(str`Selecione ao menos ${formatCount(count)} itens`, { id: 'dassPickTooFewOther' }),
  });

const tooManyText = (count: number): string =>
  plural(count, {
    one: msg(str`Selecione no máximo ${formatCount(count)} item`, { id: 'dassPickTooManyOne' }),
    many: msg(str`Selecione no máximo ${formatCount(count)} de itens`, { id: 'dassPickTooManyMany' }),
    other: msg(str`Selecione no máximo ${formatCount(count)} itens`, { id: 'dassPickTooManyOther' }),
  });

define('dass-pick-list', DassPickList);
