import { html, nothing, type PropertyValues } from 'lit';
import { t } from '../../../locales/picks.js';
import { resolveText } from '../../../locales/index.js';
import { FormEntries, MOST_KEPT, fromState, toState } from '../../base/form-entries.js';
import { fieldValue } from '../../base/field-value.js';
import { FormElement, type FormValue, type Problem } from '../../base/form-element.js';
import { list, number, oneOf, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { warnOnce } from '../../base/warn.js';
import { debounce } from '../../core/debounce.js';
import { PickList, type PickOutcome } from '../../core/pick-list.js';
import { listNumbers, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { KeyboardAccess } from '../../fields/keyboard-access.js';
import { PickChips } from './pick-chips.js';
import { DragAccess } from './pick-drag-access.js';
import { handlePickKey } from './pick-keys.js';
import { pickListStyles } from './pick-list.styles.js';
import { PickMover, type MoverHost } from './pick-mover.js';
import { renderPane } from './pick-pane-view.js';
import { PickPane, type PaneOwner, type PickSide } from './pick-pane.js';

export const PICK_SELECTIONS = ['multiple', 'single'] as const;
export const PICK_ALIGNS = ['space-between', 'top', 'center', 'bottom'] as const;
export const PICK_SIZES = [
  '',
  'equal',
  'L10_R90',
  'L20_R80',
  'L30_R70',
  'L40_R60',
  'L60_R40',
  'L70_R30',
  'L80_R20',
  'L90_R10',
] as const;

/** A pause in typing after which a host is asked to filter. In milliseconds. */
const ASK_AFTER = 250;
/** So many labels are read out of all that are selected. */
const MOST_READ = 20;

export type DassPickListPickDetail = PickOutcome;

export interface DassPickListFilterDetail {
  /** The list that is filtered. */
  readonly list: PickSide;
  /** The filters that are in force as chips: an item has to match all of them. */
  readonly filters: readonly string[];
  /** What stands in the field and is no chip yet, trimmed. */
  readonly typed: string;
}

export interface PickListEvents {
  'dass-pick': DassPickListPickDetail;
  'dass-filter': DassPickListFilterDetail;
}

/**
 * Two lists, of what is available and of what is selected, between which a person moves items: 100,000 and more. Each is
 * one tab stop, after the APG's listbox in which several options can be selected: arrows, Page Up and Down, Home, End
 * and first letters select, Shift selects a range, Ctrl moves without selecting, Ctrl+A selects all. Enter, a double
 * click or Ctrl with the arrow towards the other list move what is selected there; Ctrl+Z takes moves back. In a form it is
 * the ids of the selected items, each under `name`; they are given when the form is read.
 *
 * `selected` is like the value of a field: a gesture changes it, and a host that sets it has the last word. Other `items`
 * leave what is selected as it is, by the ids.
 * @summary Two lists between which items are moved.
 * @fires {CustomEvent<DassPickListPickDetail>} dass-pick - A person has moved items: what is selected now and what came and went. The lists are made when they are first read.
 * @fires {CustomEvent<DassPickListFilterDetail>} dass-filter - With `externalFilter`: a person has filtered. Answer with other `items`.
 * @fires {Event} change - A person has moved items, as forms expect it; read `selected`.
 */
export class DassPickList extends FormElement<PickListEvents> implements MoverHost, PaneOwner {
  static override styles = [baseStyles, formStyles, rowsStyles, pickListStyles];

  /**
   * What there is to choose among: objects with the fields named below; none by default. What is no object is left out.
   * They are read, never changed.
   */
  @property({ attribute: false, accept: list })
  items: readonly unknown[] = [];

  /**
   * What is selected, in its order: items, or their ids; none by default. What is not among the items is kept and shown
   * as such. Read, it holds the host's own items; with `duplicates` an item as often as it is selected.
   */
  @fieldValue<DassPickList, readonly unknown[]>(
    'defaultSelected',
    list,
    (value, element) => element.readSelected(value),
    (element) => element.takeSelected(),
  )
  declare selected: readonly unknown[];

  /** What is selected until `selected` is set, and after a reset of the form: items or ids; none by default. */
  @property({ attribute: false, accept: list })
  defaultSelected: readonly unknown[] = [];

  /** Field that holds the id, `id` by default (PL-02). An item without one can be selected, but is not part of the form. */
  @property({ type: String, attribute: 'field-id' })
  fieldId = 'id';

  /** Field that holds the label, `label` by default. Without one the id is shown; one that starts with `dass` is a key. */
  @property({ type: String, attribute: 'field-label' })
  fieldLabel = 'label';

  /** Field with a short text before the label, which is searched like it: a code. None by default. */
  @property({ type: String, attribute: 'field-code' })
  fieldCode = '';

  /** Field with a short text at the end of the line: a unit. None by default. */
  @property({ type: String, attribute: 'field-detail' })
  fieldDetail = '';

  /**
   * Field that holds the place in the host's order: a number, a date or a text. With it, the selected items can be ordered
   * by a person (PL-16), and that order restored (PL-10). None by default.
   */
  @property({ type: String, attribute: 'field-order' })
  fieldOrder = '';

  /** Field that says whether an item is disabled, `disabled` by default: it cannot move by any way (PL-08). */
  @property({ type: String, attribute: 'field-disabled' })
  fieldDisabled = 'disabled';

  /** Field with the reason why an item is disabled, `disabledMessage` by default; shown at the end of its line. */
  @property({ type: String, attribute: 'field-disabled-message' })
  fieldDisabledMessage = 'disabledMessage';

  /** `multiple` (default), or `single`: one is selected, and adding another replaces it (PL-06). */
  @property({ type: String, accept: oneOf(PICK_SELECTIONS) })
  selection: (typeof PICK_SELECTIONS)[number] = 'multiple';

  /** Items stay available when they are selected, and can be selected again, each copy with a key of its own (PL-07). */
  @property({ type: Boolean })
  duplicates = false;

  /** Asks before anything is taken out of what is selected, and names it (PL-09). */
  @property({ type: Boolean, attribute: 'confirm-delete' })
  confirmDelete = false;

  /**
   * The host filters what is available: `dass-filter` tells what was asked for, and `items` are shown as they are. What is
   * selected is all here and is filtered here.
   */
  @property({ type: Boolean, attribute: 'external-filter' })
  externalFilter = false;

  /** A filter takes the place of the one before (PL-11). */
  @property({ type: Boolean, attribute: 'single-filter' })
  singleFilter = false;

  /** Items are being loaded: the list of those that are available says so. */
  @property({ type: Boolean })
  busy = false;

  /**
   * How the width is shared (PL-13): `L30_R70` gives the list of the available items 30 % of what the two lists have.
   * `L10_R90` to `L90_R10` in steps of ten, `equal`, or '' (default), which is five of twelve columns each, and two for
   * the buttons. Where there is little room the lists stand one above the other.
   */
  @property({ type: String, accept: (value) => (value === 'empty' ? '' : oneOf(PICK_SIZES)(value)) })
  sizes: (typeof PICK_SIZES)[number] = '';

  /** Where the buttons stand between the lists (PL-14): `space-between`, `top`, `center` (default) or `bottom`. */
  @property({ type: String, attribute: 'button-align', reflect: true, accept: oneOf(PICK_ALIGNS) })
  buttonAlign: (typeof PICK_ALIGNS)[number] = 'center';

  /** Height of each list in pixels, 200 by default (PL-15), at least 100. While chips are shown it loses 50 to them. */
  @property({ type: Number, accept: number({ min: 100 }) })
  height = 200;

  /** How many have to be selected at least, 0 by default; fewer are invalid. */
  @property({ type: Number, attribute: 'min-count', accept: number({ min: 0, whole: true }) })
  minCount = 0;

  /** How many may be selected at most; more are invalid. Undefined (default): any number. */
  @property({ type: Number, attribute: 'max-count', accept: number({ min: 0, whole: true }) })
  maxCount?: number;

  #list = new PickList([], this);
  /** What the list was made of. */
  #source: readonly unknown[] = [];
  /** What the host has said last; undefined when that is not yet taken over. */
  #said: readonly unknown[] | undefined;
  /** A person has moved something since then. */
  #isOwn = false;
  #isTouch = false;

  /** @internal */
  readonly available: PickPane = new PickPane(this, 'available', this);
  /** @internal */
  readonly chosen: PickPane = new PickPane(this, 'selected', this);
  readonly #mover = new PickMover(this);
  readonly #chips = new PickChips(this);
  readonly #drag = new DragAccess(this, this.#mover);
  readonly #entries = new FormEntries(this, () => this.list.ids);
  readonly #keyboards = { available: this.#keyboard(this.available), selected: this.#keyboard(this.chosen) };
  readonly #askSoon = debounce((pane: PickPane) => this.#ask(pane), ASK_AFTER);

  /** @internal */
  get list(): PickList {
    void this.selected;
    return this.#list;
  }

  /** @internal */
  get isMultiple(): boolean {
    return this.selection !== 'single';
  }

  /** @internal */
  get isSingleFilter(): boolean {
    return this.singleFilter;
  }

  /** @internal */
  get isExternal(): boolean {
    return this.externalFilter;
  }

  /** @internal */
  get isFixed(): boolean {
    return this.readOnly || this.effectivelyDisabled;
  }

  /** @internal */
  get hasOrder(): boolean {
    return this.fieldOrder !== '' && this.isMultiple;
  }

  /** @internal */
  get asksBeforeRemoval(): boolean {
    return this.confirmDelete;
  }

  /** @internal */
  override get readableValue(): string {
    const { items, picked } = this.list;
    return Array.from(picked.places.subarray(0, MOST_READ), (place) => resolveText(items.labelOf(place))).join(', ');
  }

  /** Puts the focus into the list of the available items. */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#askSoon.cancel();
    for (const pane of this.#panes) pane.stop();
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.follow(form);
  }

  /** The host sets `selected`. @internal */
  takeSelected(): void {
    this.#said = undefined;
    this.#isOwn = false;
  }

  /** What is selected now. @param said what the host has said last @internal */
  readSelected(said: readonly unknown[]): readonly unknown[] {
    const { items, fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage } =
      this;
    const fields = { fieldId, fieldLabel, fieldCode, fieldDetail, fieldOrder, fieldDisabled, fieldDisabledMessage };
    const rules = { isSingle: !this.isMultiple, duplicates: this.duplicates };
    const source = [items, ...Object.values(fields), ...Object.values(rules)];
    if (source.some((part, at) => part !== this.#source[at])) {
      this.#source = source;
      this.#list.replace(items, fields, rules);
    }
    if (said !== this.#said && !this.#isOwn) {
      this.#said = said;
      this.#list.select(said);
      if (rules.isSingle && said.length > 1) warnOnce(this.localName, 'one can be selected; the first counts.');
    }
    return this.#list.selected;
  }

  /** @internal */
  moved(outcome: PickOutcome): void {
    this.#isOwn = true;
    this.requestUpdate();
    this.emit('dass-pick', outcome);
    this.fire('change');
  }

  /** @internal */
  filtered(pane: PickPane): void {
    if (this.externalFilter) this.#askSoon(pane);
  }

  /** What goes into the form is given when it is read: 100,000 ids are too many to be told with every move. */
  protected get formValue(): FormValue {
    return null;
  }

  protected override get formState(): FormValue {
    return this.list.count > MOST_KEPT ? null : toState(this.list.ids);
  }

  protected override restoreValue(state: Exclude<FormValue, null>): void {
    const ids = fromState(state);
    if (ids) this.selected = ids;
  }

  protected get isEmpty(): boolean {
    return this.list.count === 0 && (this.required || this.minCount === 0);
  }

  protected override findProblem(): Problem | undefined {
    const { count } = this.list;
    const { minCount, maxCount } = this;
    if (count < minCount) return { flags: { rangeUnderflow: true }, message: t('dassPickTooFew', { count: minCount }) };
    if (maxCount !== undefined && count > maxCount)
      return { flags: { rangeOverflow: true }, message: t('dassPickTooMany', { count: maxCount }) };
    return undefined;
  }

  protected override willUpdate(): void {
    for (const pane of this.#panes) pane.update();
    this.#chips.ask(this.#panes);
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    this.renderRoot.querySelector<HTMLElement>('.lists')?.style.setProperty('--_height', `${this.height}px`);
  }

  /** Drawn means: the chips as well. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#chips.loading;
    return super.getUpdateComplete();
  }

  protected override render() {
    return html`${this.renderLabel()}
      <div
        class="lists"
        role="group"
        data-sizes=${this.sizes || 'equal'}
        aria-label=${this.#name || t('dassPickUnnamed')}
        @keydown=${this.#onKeydown}
      >
        ${this.#renderPane(this.available)}${this.#renderButtons()}${this.#renderPane(this.chosen)}
      </div>
      ${this.renderMessage()}`;
  }

  get #panes(): readonly PickPane[] {
    return [this.available, this.chosen];
  }

  get #name(): string {
    return resolveText(this.label) || this.outerLabel;
  }

  #renderPane(pane: PickPane) {
    const isOff = this.effectivelyDisabled;
    const tools =
      !pane.isAvailable && this.hasOrder
        ? html`<button
            class="tool"
            type="button"
            title=${t('dassPickReset')}
            ?disabled=${this.isFixed || this.#list.count === 0}
            @click=${() => this.#mover.reset()}
          >
            ${renderIcon(listNumbers)}<span>${t('dassPickReset')}</span>
          </button>`
        : nothing;
    return renderPane(
      pane,
      {
        name: this.#name,
        isOff,
        isReadOnly: this.readOnly,
        isInvalid: this.userInvalid,
        isRequired: this.required,
        isMultiple: this.isMultiple,
        isBusy: this.busy && pane.isAvailable,
        keyboard: this.#keyboards[pane.side],
        chips: this.#chips.render(pane, isOff),
        tools,
      },
      this.#gestures,
    );
  }

  #renderButtons() {
    const { available, chosen, isFixed, isMultiple } = this;
    const mover = this.#mover;
    const button = (name: string, text: string, isOn: boolean, act: () => void) =>
      html`<button class="move ${name}" type="button" title=${text} ?disabled=${isFixed || !isOn} @click=${act}>
        <span>${text}</span>
      </button>`;
    return html`<div class="buttons" role="group" aria-label=${t('dassPickMoves')}>
      ${button('add', t('dassPickAdd'), available.markedCount > 0, () => mover.add())}
      ${
        isMultiple
          ? html`${button('add-all', t('dassPickAddAll'), available.hasMovable, () => mover.addAll())}
            ${button('remove-all', t('dassPickRemoveAll'), chosen.hasMovable, () => mover.removeAll())}`
          : nothing
      }
      ${button('remove', t('dassPickRemove'), chosen.markedCount > 0, () => mover.remove())}
      <button
        class="undo"
        type="button"
        title=${t('dassPickUndo')}
        ?disabled=${isFixed || !this.#list.canUndo}
        @click=${() => mover.undo()}
      >
        ${renderIcon(undo)}<span>${t('dassPickUndo')}</span>
      </button>
    </div>`;
  }

  #keyboard(pane: PickPane): KeyboardAccess {
    const input = (): HTMLInputElement | null =>
      this.renderRoot.querySelector<HTMLInputElement>(`[data-list=${pane.side}] input`);
    return new KeyboardAccess(this, {
      open: () => ({
        label: pane.isAvailable ? 'dassPickFilterAvailable' : 'dassPickFilterSelected',
        value: pane.typed,
      }),
      control: input,
      isWritable: () => !this.effectivelyDisabled,
      onWritten: () => pane.scroller?.focus(),
    });
  }

  #ask(pane: PickPane): void {
    this.emit('dass-filter', { list: pane.side, filters: pane.chips, typed: pane.typed.trim() });
  }

  #onKeydown(event: KeyboardEvent): void {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
    // In a field it is the text that is taken back.
    if (!isUndo || event.defaultPrevented || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    this.#mover.undo();
  }

  readonly #gestures = {
    keydown: (pane: PickPane, event: KeyboardEvent): void => {
      const rtl = this.matches(':dir(rtl)');
      if (!this.effectivelyDisabled) handlePickKey(event, pane, { host: this, mover: this.#mover, rtl });
    },
    pointerDown: (pane: PickPane, event: PointerEvent): void => {
      this.#isTouch = event.pointerType === 'touch';
      this.#drag.press(pane, event);
    },
    touchMove: {
      passive: false,
      handleEvent: (event: Event): void => {
        if (this.#drag.isActive && event.cancelable) event.preventDefault();
      },
    } as const,
    click: (pane: PickPane, event: MouseEvent): void => {
      if (this.effectivelyDisabled) return;
      // A finger has no Ctrl: each touch adds to what is selected, or takes out of it.
      const isAdded = event.ctrlKey || event.metaKey || this.#isTouch;
      pane.press(pane.rows.indexOf(event), { isRange: event.shiftKey, isAdded });
    },
    doubleClick: (pane: PickPane, event: MouseEvent): void => {
      const place = pane.shown.at(pane.rows.indexOf(event));
      if (place < 0 || this.effectivelyDisabled) return;
      if (pane.isAvailable) this.#mover.add(Uint32Array.of(place));
      else this.#mover.remove(Uint32Array.of(place));
    },
  };
}

define('dass-pick-list', DassPickList);

declare global {
  interface HTMLElementTagNameMap {
    'dass-pick-list': DassPickList;
  }
}
