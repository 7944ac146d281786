import { html, nothing, type TemplateResult } from 'lit';
import { handleListKey } from '../keyboard/list-keys.js';
import type { PickListHost } from '../pick-list-host.js';
import { countText, emptyText, headingText, reasonText } from './pane-texts.js';
import type { PickPane } from './pick-pane.js';

/** Renders one of the lists: its header, its filter and its listbox, whose rows are rendered by `pane.rows`. */
export function renderPane(host: PickListHost, pane: PickPane, headerButton: unknown): TemplateResult {
  const { state, accessibleName } = host;
  const { side, isAvailable, selection, pointer } = pane;
  const heading = headingText(side);
  const isLoading = isAvailable && host.isBusy;
  const empty = emptyText(state, side, isLoading);
  const isDisabled = host.effectivelyDisabled;
  return html`<div class="pane" data-list=${side}>
    <div class="head">
      <span class="heading">${heading}</span>${headerButton}<span class="count" dir="auto"
        >${countText(state, side, selection.count)}</span
      >
    </div>
    ${pane.filter.render()}
    <div class="view">
      <div
        id=${isAvailable ? 'control' : 'selected'}
        class="rows"
        role="listbox"
        tabindex=${isDisabled ? nothing : 0}
        aria-multiselectable=${trueOrNothing(host.isMultiple)}
        aria-label=${accessibleName ? `${accessibleName}: ${heading}` : heading}
        aria-activedescendant=${pane.rows.idOf(selection.active.index) ?? nothing}
        aria-disabled=${trueOrNothing(isDisabled)}
        aria-readonly=${trueOrNothing(host.readOnly)}
        aria-required=${trueOrNothing(host.required && !isAvailable)}
        aria-invalid=${trueOrNothing(host.showsError)}
        aria-busy=${trueOrNothing(isLoading)}
        aria-describedby="message"
        @keydown=${(event: KeyboardEvent) => handleListKey(event, pane, host)}
        @focusin=${selection.onFocusIn}
        @pointerdown=${pointer.onPointerDown}
        @click=${pointer.onClick}
        @dblclick=${pointer.onDoubleClick}
      ></div>
      ${empty ? html`<p class="empty">${empty}</p>` : nothing}${renderReason(host, pane)}
    </div>
  </div>`;
}

/** Renders why the active item cannot be moved: in its row the reason may be cut. */
function renderReason({ state }: PickListHost, pane: PickPane): TemplateResult | typeof nothing {
  const rowIndex = pane.selection.active.index;
  const itemIndex = state.itemIndexOf(pane.side, pane.visible.at(rowIndex));
  if (itemIndex < 0 || !state.items.isDisabled(itemIndex)) return nothing;
  // Where it does not cover the row.
  const isAtTop = pane.rows.offsetOf(rowIndex) > (pane.scroller?.clientHeight ?? 0) / 2;
  return html`<p class=${isAtTop ? 'reason upper' : 'reason'} dir="auto">${reasonText(state, itemIndex)}</p>`;
}

const trueOrNothing = (isTrue: boolean) => (isTrue ? 'true' : nothing);
