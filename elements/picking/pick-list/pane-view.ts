import { html, nothing, type TemplateResult } from 'lit';
import { isComposing } from '../../base/focus/is-composing.js';
import type { LazyImport } from '../../base/loading/lazy-import.js';
import type { DragController } from './drag-controller.js';
import { FilterController } from './filter-controller.js';
import type { MoveController } from './move-controller.js';
import type { DassPickListFilterDetail } from './pick-list-events.js';
import type { PickPane } from './pick-pane.js';
import type { PickPanes } from './pick-panes.js';
import { countText, emptyText, headingText, reasonText } from './pick-texts.js';

/** Renders one of the lists, and handles the keys and the pointer in it. */
export class PaneView {
  readonly #panes: PickPanes;
  readonly #pane: PickPane;
  readonly #moves: MoveController;
  readonly #drag: LazyImport<DragController>;
  readonly #filter: FilterController;
  #isTouch = false;

  constructor(
    panes: PickPanes,
    pane: PickPane,
    moves: MoveController,
    drag: LazyImport<DragController>,
    onExternalFilter: (detail: DassPickListFilterDetail) => void,
  ) {
    this.#panes = panes;
    this.#pane = pane;
    this.#moves = moves;
    this.#drag = drag;
    this.#filter = new FilterController(panes, pane, onExternalFilter);
  }

  /**
   * Renders the header, the filter and the listbox, whose rows are rendered by `pane.rows`.
   * @param accessibleName that of the pick list
   * @param showsError whether the user sees that the selection is invalid
   */
  render(accessibleName: string, showsError: boolean, headerButton: unknown): TemplateResult {
    const { state, element } = this.#panes;
    const pane = this.#pane;
    const { side, isAvailable } = pane;
    const heading = headingText(side);
    const { source } = pane;
    // Until the module of a source is loaded, so are its items.
    const isLoading = isAvailable && (element.isBusy || (element.dataSource && source?.isLoading !== false) || false);
    const failure = source?.renderFailure() ?? nothing;
    const empty = failure === nothing ? emptyText(state, side, isLoading) : '';
    const isDisabled = element.effectivelyDisabled;
    return html`<div class="pane" data-list=${side}>
      <div class="head">
        <span class="heading">${heading}</span>${headerButton}<span class="count" dir="auto"
          >${countText(state, side, pane.selectionCount)}</span
        >
      </div>
      ${this.#filter.render()}
      <div class="view">
        <div
          id=${isAvailable ? 'control' : 'selected'}
          class="rows"
          role="listbox"
          tabindex=${isDisabled ? nothing : 0}
          aria-multiselectable=${trueOrNothing(!state.isSingle)}
          aria-label=${accessibleName ? `${accessibleName}: ${heading}` : heading}
          aria-activedescendant=${pane.rows.idOf(pane.active.index) ?? nothing}
          aria-disabled=${trueOrNothing(isDisabled)}
          aria-readonly=${trueOrNothing(element.readOnly)}
          aria-required=${trueOrNothing(element.required && !isAvailable)}
          aria-invalid=${trueOrNothing(showsError)}
          aria-busy=${trueOrNothing(isLoading)}
          aria-describedby="message"
          @keydown=${this.#onKeyDown}
          @focusin=${pane.onFocusIn}
          @pointerdown=${this.#onPointerDown}
          @click=${this.#onClick}
          @dblclick=${this.#onDoubleClick}
        ></div>
        ${empty ? html`<p class="empty">${empty}${this.#filter.suggestion.render()}</p>` : nothing}${failure}${this.#renderReason()}
      </div>
    </div>`;
  }

  /** Renders why the active item cannot be moved: in its row the reason may be cut. */
  #renderReason(): TemplateResult | typeof nothing {
    const { state } = this.#panes;
    const pane = this.#pane;
    const rowIndex = pane.active.index;
    const itemIndex = state.itemIndexOf(pane.side, pane.visible.at(rowIndex));
    if (itemIndex < 0 || !state.items.isDisabled(itemIndex)) return nothing;
    // Where it does not cover the row.
    const isAtTop = pane.rows.offsetOf(rowIndex) > (pane.scroller?.clientHeight ?? 0) / 2;
    return html`<p class=${isAtTop ? 'reason upper' : 'reason'} dir="auto">${reasonText(state, itemIndex)}</p>`;
  }

  /** Handles the keys that move, order and select items, and that move the active item. */
  readonly #onKeyDown = (event: KeyboardEvent): void => {
    const { element, canOrder } = this.#panes;
    if (event.defaultPrevented || isComposing(event) || element.effectivelyDisabled) return;
    const { key, altKey, shiftKey } = event;
    const pane = this.#pane;
    const { active, isAvailable } = pane;
    const isCtrl = event.ctrlKey || event.metaKey;
    const isRtl = element.matches(':dir(rtl)');
    const moveKey = isRtl === isAvailable ? 'ArrowLeft' : 'ArrowRight';

    if (altKey) {
      if (!canOrder || isAvailable || (key !== 'ArrowUp' && key !== 'ArrowDown')) return;
      this.#moves.step(pane.selectionOrActive, key === 'ArrowUp' ? -1 : 1);
    } else if (!isCtrl && (key === 'Enter' || key === ' ') && pane.source?.retryRow(active.index)) void key;
    else if (isCtrl && key.toLowerCase() === 'a') this.#moves.selectAll(pane);
    else if (isCtrl && key === moveKey) this.#moveToOtherList(pane.selectionOrActive);
    else if (isCtrl && key === ' ') pane.toggle(active.index);
    else if (key === 'Enter' && !isCtrl && !shiftKey) this.#moveToOtherList(pane.selectionOrActive);
    else if ((key === 'Delete' || key === 'Backspace') && !isAvailable && !isCtrl && !event.repeat)
      this.#moveToOtherList(pane.selectionOrActive);
    else if (active.handleKey(event)) return;
    else if (key === ' ' && !isCtrl) {
      if (shiftKey) pane.press(active.index, { extends: true, toggles: false });
      else pane.toggle(active.index);
    } else return;
    event.preventDefault();
  };

  readonly #onPointerDown = (event: PointerEvent): void => {
    this.#isTouch = event.pointerType === 'touch';
    const rowIndex = this.#pane.rows.indexOf(event);
    // The pointer may be released while dragging loads: then there is nothing to drag.
    const released = new AbortController();
    const { signal } = released;
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => released.abort(), { signal });
    this.#drag.load((drag) => {
      if (!signal.aborted) drag.press(this.#pane, rowIndex, event);
    });
  };

  readonly #onClick = (event: MouseEvent): void => {
    if (this.#panes.element.effectivelyDisabled) return;
    // A finger has no Ctrl: each touch adds an item to the selection or removes it.
    const toggles = event.ctrlKey || event.metaKey || this.#isTouch;
    if (this.#pane.source?.retryRow(this.#pane.rows.indexOf(event))) return;
    this.#pane.press(this.#pane.rows.indexOf(event), { extends: event.shiftKey, toggles });
  };

  readonly #onDoubleClick = (event: MouseEvent): void => {
    const index = this.#pane.visible.at(this.#pane.rows.indexOf(event));
    if (index >= 0 && !this.#panes.element.effectivelyDisabled) this.#moveToOtherList(Uint32Array.of(index));
  };

  #moveToOtherList(indexes: Uint32Array): void {
    if (this.#pane.isAvailable) this.#moves.add(indexes);
    else this.#moves.remove(indexes);
  }
}

const trueOrNothing = (isTrue: boolean) => (isTrue ? 'true' : nothing);
