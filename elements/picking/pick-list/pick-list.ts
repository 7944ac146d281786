import { html, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { textOr } from '../../../locales/index.js';
import { PageData } from '../../base/data/page-data.js';
import { fieldValue } from '../../base/forms/field-value.js';
import type { FormValue, Problem } from '../../base/forms/form-element.js';
import { FormEntries } from '../../base/forms/form-entries.js';
import { MAX_STATE_VALUES, fromState, toState } from '../../base/forms/form-state-model.js';
import type { SourceList } from '../../base/data/source-list.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { list } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import type { PickOutcome } from '../../core/pick-list/pick-move.js';
import type { DragController } from './drag-controller.js';
import { MoveController } from './move-controller.js';
import { PaneView } from './pane-view.js';
import type { DassPickListFilterDetail, DassPickListPickDetail, PickListEvents } from './pick-list-events.js';
import { PickListField, type PickId, type PickListMembers } from './pick-list-properties.js';
import { pickListStatesStyles } from './pick-list-states.styles.js';
import { pickListStyles } from './pick-list.styles.js';
import type { PickPane } from './pick-pane.js';
import { PickPanes } from './pick-panes.js';
import {
  moveFocusFromDisabledButton,
  renderMoveButtons,
  renderPasteButton,
  renderResetButton,
} from './render-buttons.js';
import type { TypedElement } from '../../base/typed-element.js';

export type { DataAnswer, DataRequest, DataSource, SourceFilter, SourceQuery } from '../../core/data/data-source.js';
export type { Sorting } from '../../core/table/sorting/sort-keys.js';
export type { DassPickListFilterDetail, DassPickListPickDetail };

/** The readable value names so many selected items at most. */
const MAX_READABLE_ITEMS = 20;

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
export class DassPickList extends PickListField {
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
    (_value, element) => PickPanes.of(element).syncState().selected,
    (element, value) => PickPanes.of(element).assignSelected(value),
  )
  declare selected: readonly unknown[];

  readonly #panes = new PickPanes(this);
  readonly #moves = new MoveController(this.#panes, (outcome) => this.#onMoved(outcome));
  /** Lazy: dragging, and the whole text of a row that is cut. */
  readonly #drag = new LazyImport<DragController>(
    this,
    async () => {
      const { DragController, dragStyles } = await import('./drag-controller.js');
      adoptStyles(this.renderRoot, dragStyles);
      return new DragController(this.#panes, this.#moves);
    },
    { silent: true },
  );
  #sourceList: SourceList | undefined;
  readonly #lazySource = new LazyImport(this, async () => {
    const [{ SourceList }, { SourcePane }] = await Promise.all([
      import('../../base/data/source-list.js'),
      import('./source-pane.js'),
    ]);
    this.#sourceList = new SourceList(this);
    this.#panes.available.sourcePane = new SourcePane(this.#panes, this.#sourceList);
    this.#panes.setStale();
  });
  readonly #availableView = this.#createView(this.#panes.available);
  readonly #selectedView = this.#createView(this.#panes.selected);
  readonly #entries = new FormEntries(this, () => this.#panes.syncState().selectedIds);
  #isRendering = false;

  constructor() {
    super();
    this.onChange((name) => {
      if (name !== undefined) this.#panes.setStale();
    });
  }

  /** @internal */
  override get readableValue(): string {
    const state = this.#panes.syncState();
    const { itemIndexes } = state.entries;
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

  /** Null: 100,000 ids take too long to be set with each move. They are added when the form is read. */
  protected get formValue(): FormValue {
    return null;
  }

  protected override get formState(): FormValue {
    const state = this.#panes.syncState();
    return state.selectedCount > MAX_STATE_VALUES ? null : toState(state.selectedKeys);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = fromState(state);
    if (ids) this.selected = ids;
  }

  protected get isEmpty(): boolean {
    return this.#panes.syncState().selectedCount === 0 && (this.required || this.minCount === 0);
  }

  protected override findProblem(): Problem | undefined {
    const count = this.#panes.syncState().selectedCount;
    const { minCount, maxCount } = this;
    if (count < minCount) return { flags: { rangeUnderflow: true }, message: tooFewText(minCount) };
    if (maxCount !== undefined && count > maxCount)
      return { flags: { rangeOverflow: true }, message: tooManyText(maxCount) };
    return undefined;
  }

  protected override firstUpdated(changed: PropertyValues): void {
    super.firstUpdated(changed);
    this.#drag.preload();
  }

  protected override willUpdate(): void {
    if (this.dataSource) this.#lazySource.loadOnce();
    this.#sourceList?.setSource(this.dataSource);
    this.#panes.syncState();
    this.#panes.followState();
  }

  protected override update(changed: PropertyValues): void {
    const isFirst = !this.hasUpdated;
    moveFocusFromDisabledButton(this.#panes);
    this.#isRendering = true;
    super.update(changed);
    this.#isRendering = false;
    // Before the rows measure the list.
    if (isFirst || changed.has('height') || changed.has('sizes')) this.#setSizes();
  }

  protected override render() {
    const panes = this.#panes;
    const moves = this.#moves;
    const name = textOr(this.label, this.outerLabel);
    return html`${this.renderLabel()}
      <div
        class="lists"
        role="group"
        aria-label=${textOr(this.label, this.outerLabel || msg('Lista de seleção', { id: 'dassPickUnnamed' }))}
        @keydown=${this.#onKeyDown}
        @paste=${this.#onPaste}
        @focusout=${this.#onFocusOut}
      >
        ${this.#availableView.render(name, this.userInvalid, renderPasteButton(panes, moves))}${renderMoveButtons(
          panes,
          moves,
        )}${this.#selectedView.render(name, this.userInvalid, renderResetButton(panes, moves))}
      </div>
      ${this.renderMessage()}`;
  }

  #createView(pane: PickPane): PaneView {
    return new PaneView(this.#panes, pane, this.#moves, this.#drag, (detail) => this.emit('dass-filter', detail));
  }

  #onMoved(outcome: PickOutcome): void {
    this.#panes.keepUserSelection();
    this.requestUpdate();
    this.emit('dass-pick', outcome);
    this.emitNative('change');
  }

  /** Handles Ctrl+Z anywhere in the pick list but in a filter field, where it undoes the typing. */
  #onKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, shiftKey, target } = event;
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
    if (!isUndo || event.defaultPrevented || target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.#moves.undo();
  }

  /** Handles Ctrl+V anywhere in the pick list but in a filter field. */
  #onPaste(event: ClipboardEvent): void {
    if (event.target instanceof HTMLInputElement || !this.#panes.isEditable) return;
    event.preventDefault();
    this.#moves.paste(event.clipboardData?.getData('text/plain'));
  }

  /** With a dialog of the pick list open, or while a button is disabled, the user has not left the field. */
  #onFocusOut(event: FocusEvent): void {
    if (this.#moves.hasOpenDialog || this.#isRendering) event.stopPropagation();
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
