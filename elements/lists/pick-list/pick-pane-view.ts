import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../locales/picks.js';
import { close } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { KeyboardAccess } from '../../fields/keyboard-access.js';
import type { PickPane } from './pick-pane.js';
import { tellCutText } from './pick-row.js';

/** What a pane is drawn with. */
export interface PaneLook {
  /** Name of the whole list; '' for none. */
  readonly name: string;
  readonly isOff: boolean;
  readonly isReadOnly: boolean;
  readonly isInvalid: boolean;
  readonly isRequired: boolean;
  readonly isMultiple: boolean;
  readonly isBusy: boolean;
  readonly keyboard: KeyboardAccess;
  /** The chips, and the buttons of the head; loaded and drawn by the list. */
  readonly chips: unknown;
  readonly tools: unknown;
}

/** What a person does in a pane. */
export interface PaneGestures {
  keydown(pane: PickPane, event: KeyboardEvent): void;
  click(pane: PickPane, event: MouseEvent): void;
  doubleClick(pane: PickPane, event: MouseEvent): void;
  pointerDown(pane: PickPane, event: PointerEvent): void;
  /** Not passive: while a finger drags a line, the list does not scroll. */
  readonly touchMove: { readonly passive: false; handleEvent(event: Event): void };
}

export function renderPane(pane: PickPane, look: PaneLook, gestures: PaneGestures): TemplateResult {
  const { side, isAvailable } = pane;
  const heading = isAvailable ? t('dassPickAvailable') : t('dassPickSelected');
  const empty = pane.emptyText;
  return html`<div class="pane" data-list=${side}>
    <div class="head">
      <span class="heading">${heading}</span>${look.tools}<span class="count" dir="auto">${countText(pane)}</span>
    </div>
    ${renderFilter(pane, look)}${look.chips}
    <div class="view">
      <div
        id=${isAvailable ? 'control' : 'selected'}
        class="rows"
        role="listbox"
        tabindex=${look.isOff ? nothing : empty ? -1 : 0}
        aria-multiselectable=${look.isMultiple ? 'true' : nothing}
        aria-label=${look.name ? `${look.name}: ${heading}` : heading}
        aria-activedescendant=${pane.rows.idOf(pane.active.index) ?? nothing}
        aria-disabled=${look.isOff ? 'true' : nothing}
        aria-readonly=${look.isReadOnly ? 'true' : nothing}
        aria-required=${look.isRequired && !isAvailable ? 'true' : nothing}
        aria-invalid=${look.isInvalid ? 'true' : nothing}
        aria-busy=${look.isBusy ? 'true' : nothing}
        aria-describedby="message"
        @focus=${() => pane.focused()}
        @keydown=${(event: KeyboardEvent) => gestures.keydown(pane, event)}
        @click=${(event: MouseEvent) => gestures.click(pane, event)}
        @dblclick=${(event: MouseEvent) => gestures.doubleClick(pane, event)}
        @pointerdown=${(event: PointerEvent) => gestures.pointerDown(pane, event)}
        @touchmove=${gestures.touchMove}
        @pointerover=${tellCutText}
      ></div>
      ${empty ? html`<p class="empty">${empty}</p>` : nothing}${renderReason(pane)}
    </div>
  </div>`;
}

/** Why the item that the keyboard or a finger is at cannot move, while the list has the focus. */
function renderReason(pane: PickPane): TemplateResult | typeof nothing {
  const { activeReason } = pane;
  if (!activeReason) return nothing;
  return html`<p class=${pane.isActiveLow ? 'reason upper' : 'reason'} dir="auto">${activeReason}</p>`;
}

function countText(pane: PickPane): string {
  const { markedCount, total } = pane;
  const { count } = pane.shown;
  if (markedCount > 0) return t('dassPickMarked', { count: markedCount, total: count });
  return count === total ? t('dassPickItems', { count }) : t('dassPickFound', { count, total });
}

function renderFilter(pane: PickPane, { isOff, keyboard }: PaneLook): TemplateResult {
  const label = pane.isAvailable ? t('dassPickFilterAvailable') : t('dassPickFilterSelected');
  return html`<div class="filter">
    <input
      type="text"
      autocomplete="off"
      spellcheck="false"
      enterkeyhint="search"
      inputmode=${keyboard.isShown ? 'none' : nothing}
      aria-label=${label}
      placeholder=${label}
      ?disabled=${isOff}
      .value=${pane.typed}
      @focus=${() => pane.prepare()}
      @input=${(event: Event) => onInput(pane, event)}
      @change=${(event: Event) => event.stopPropagation()}
      @keydown=${(event: KeyboardEvent) => onFilterKeydown(pane, event)}
    />${
      pane.typed
        ? html`<button
            class="inside"
            type="button"
            aria-label=${t('dassPickFilterClear')}
            @click=${(event: Event) => onClear(pane, event)}
          >
            ${renderIcon(close)}
          </button>`
        : nothing
    }${keyboard.render()}
  </div>`;
}

function onInput(pane: PickPane, event: Event): void {
  event.stopPropagation();
  pane.type((event.target as HTMLInputElement).value);
}

function onClear(pane: PickPane, { currentTarget }: Event): void {
  pane.type('');
  (currentTarget as Element).parentElement?.querySelector('input')?.focus();
}

function onFilterKeydown(pane: PickPane, event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (event.key === 'Enter') pane.addChip();
  else if (event.key === 'Escape' && pane.typed) pane.type('');
  else if (event.key === 'Backspace' && pane.typed === '' && pane.chips.length && !event.repeat)
    pane.removeChip(pane.chips.at(-1) as string);
  else if (event.key === 'ArrowDown' && pane.shown.count > 0) pane.scroller?.focus();
  else return;
  // Enter in a form would submit it, Escape close the dialog.
  event.preventDefault();
}
