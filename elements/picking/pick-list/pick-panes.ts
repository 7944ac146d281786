import { getLanguage, resolveText } from '../../../locales/index.js';
import { whenIdle } from '../../base/loading/idle.js';
import { warnOnce } from '../../base/warn.js';
import type { SourceItems } from '../../core/pick-list/source-items.js';
import { PickListState } from '../../core/pick-list/pick-list-state.js';
import type { PickListField } from './pick-list-properties.js';
import { PickPane } from './pick-pane.js';

const NO_ITEMS: readonly never[] = [];
const panesOf = new WeakMap<PickListField, PickPanes>();

/** The two lists of a pick list and the state that they show. The element owns it, controllers and templates use it. */
export class PickPanes {
  readonly element: PickListField;
  readonly state = new PickListState({ translate: resolveText, whenIdle });
  readonly available: PickPane;
  readonly selected: PickPane;
  /** The items that `state` has. */
  #items: readonly unknown[] = [];
  /** The last value of `selected`; undefined for the default. */
  #assigned: readonly unknown[] | undefined;
  /** The selection that `state` has been set to last; undefined when it has to be set again. */
  #applied: readonly unknown[] | undefined;
  /** The user has moved items since `selected` was set: a new `defaultSelected` has no effect. */
  #isUserSelection = false;
  #language = '';
  /** A property has been set since `state` was updated. */
  #isStale = true;

  constructor(element: PickListField) {
    this.element = element;
    this.available = new PickPane(element, this.state, 'available');
    this.selected = new PickPane(element, this.state, 'selected');
    panesOf.set(element, this);
  }

  /** Returns the panes of a pick list, for the dialog around it. */
  static of(element: PickListField): PickPanes {
    return panesOf.get(element) as PickPanes;
  }

  /** Whether the user can move items: false while the element is disabled or read-only. */
  get isEditable(): boolean {
    return !this.element.readOnly && !this.element.effectivelyDisabled;
  }

  /** Whether the user can reorder the selected items. */
  get canOrder(): boolean {
    return this.element.fieldOrder !== '' && !this.state.isSingle;
  }

  /** Applies properties that have been set since the last call to `state`, and returns it. */
  syncState(): PickListState {
    const { element, state } = this;
    const language = getLanguage();
    const source = element.dataSource && this.available.sourcePane?.items;
    const items = element.dataSource ? (source ? this.#loadedItems(source) : NO_ITEMS) : element.items;
    if (!this.#isStale && language === this.#language && items === this.#items) return state;
    this.#items = items;
    this.#isStale = false;
    this.#language = language;
    const { duplicates, externalFilter, maxCount, selection } = element;
    const { fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage } = element;
    const fields = { fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage };
    const isSingle = selection === 'single';
    state.update({ items, fields, isSingle, duplicates, externalFilter, source, maxCount, language });
    const selected = this.#assigned ?? element.defaultSelected;
    if (selected !== this.#applied && !this.#isUserSelection) this.#applySelected(selected);
    return state;
  }

  /** Returns the items that have been loaded. Those that are selected in a list are kept. */
  #loadedItems(source: SourceItems): readonly unknown[] {
    const { state, available, element } = this;
    return source.update(
      element.fieldId,
      (index) => available.isSelected(index) || (index < state.items.count && !state.isAvailable(index)),
    );
  }

  /** A property has been set: `state` has to be updated. */
  setStale(): void {
    this.#isStale = true;
  }

  /** The application has set `selected`. */
  assignSelected(value: readonly unknown[] | undefined): void {
    this.#assigned = value;
    this.#applied = undefined;
    this.#isUserSelection = false;
    this.#isStale = true;
  }

  /** The user has moved items: the selection is no longer what the application has set. */
  keepUserSelection(): void {
    this.#isUserSelection = true;
  }

  /** Keeps selection and active item of both lists when items or entries have been replaced. Call it before rendering. */
  followState(): void {
    this.available.followState();
    this.selected.followState();
  }

  #applySelected(selected: readonly unknown[]): void {
    this.#applied = selected;
    this.state.select(selected);
    if (this.state.isSingle && selected.length > 1)
      warnOnce(this.element.localName, 'one can be selected; the first counts.');
  }
}
