import { html, nothing, type PropertyValues } from 'lit';
import { t } from '../../../locales/picks.js';
import { resolveText } from '../../../locales/index.js';
import { FormEntries, MOST_KEPT, fromState, toState } from '../../base/form-entries.js';
import type { FormValue, Problem } from '../../base/form-element.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { debounce } from '../../core/debounce.js';
import type { PickOutcome } from '../../core/pick-list.js';
import { clipboardList, listNumbers, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { KeyboardAccess } from '../../fields/keyboard-access.js';
import { PickChips } from './pick-chips.js';
import { DragAccess } from './pick-drag-access.js';
import { handlePickKey } from './pick-keys.js';
import { pickListStyles } from './pick-list.styles.js';
import { PickMover, type MoverHost } from './pick-mover.js';
import { renderPane } from './pick-pane-view.js';
import { PickPane, type PaneOwner, type PickSide } from './pick-pane.js';
import { PickProperties } from './pick-properties.js';

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
export class DassPickList extends PickProperties<PickListEvents> implements MoverHost, PaneOwner {
  static override styles = [baseStyles, formStyles, rowsStyles, pickListStyles];

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
  readonly #askSoon = {
    available: debounce(() => this.#ask(this.available), ASK_AFTER),
    selected: debounce(() => this.#ask(this.chosen), ASK_AFTER),
  };

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
    this.#mover.stop();
    for (const pane of this.#panes) {
      this.#askSoon[pane.side].cancel();
      pane.stop();
    }
  }

  /** @internal */
  override formAssociatedCallback(form: HTMLFormElement | null): void {
    super.formAssociatedCallback(form);
    this.#entries.follow(form);
  }

  /** @internal */
  moved(outcome: PickOutcome): void {
    this.keepOwn();
    this.requestUpdate();
    this.emit('dass-pick', outcome);
    this.fire('change');
  }

  /** @internal */
  filtered(pane: PickPane): void {
    if (this.externalFilter) this.#askSoon[pane.side]();
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
        @paste=${this.#onPaste}
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
        tools: pane.isAvailable ? this.#renderPaste() : this.#renderReset(),
      },
      this.#gestures,
    );
  }

  #renderPaste() {
    return this.fieldPaste
      ? this.#renderTool('paste', t('dassPickPaste'), clipboardList, !this.isFixed, () => this.#paste(''))
      : nothing;
  }

  #renderReset() {
    const canReset = !this.isFixed && this.list.count > 0;
    return this.hasOrder
      ? this.#renderTool('reset', t('dassPickReset'), listNumbers, canReset, () => this.#mover.reset())
      : nothing;
  }

  #renderTool(name: string, text: string, icon: string, isOn: boolean, act: () => void) {
    return html`<button class="tool ${name}" type="button" title=${text} ?disabled=${!isOn} @click=${act}>
      ${renderIcon(icon)}<span>${text}</span>
    </button>`;
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
        ?disabled=${isFixed || !this.list.canUndo}
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

  #onPaste(event: ClipboardEvent): void {
    // In a field it is text.
    if (event.target instanceof HTMLInputElement || this.isFixed) return;
    event.preventDefault();
    void this.#paste(event.clipboardData?.getData('text/plain') ?? '');
  }

  /** Opens the dialog for a list of values, and adds what they name. */
  async #paste(text: string): Promise<void> {
    const { pastePlaces } = await import('./pick-paste.js');
    const places = await pastePlaces(this, text);
    if (places.length) this.#mover.add(places);
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
