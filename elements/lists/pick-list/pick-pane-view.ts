import { html, nothing, type TemplateResult } from 'lit';
import { t } from '../../../locales/picks.js';
import type { PickPane } from './pick-pane.js';

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
  /** The buttons of the head. */
  readonly tools: unknown;
}

export function renderPane(pane: PickPane, look: PaneLook): TemplateResult {
  const { side, isAvailable, filter, marks } = pane;
  const heading = isAvailable ? t('dassPickAvailable') : t('dassPickSelected');
  const filterName = isAvailable ? t('dassPickFilterAvailable') : t('dassPickFilterSelected');
  const empty = pane.emptyText;
  return html`<div class="pane" data-list=${side}>
    <div class="head">
      <span class="heading">${heading}</span>${look.tools}<span class="count" dir="auto">${pane.countText}</span>
    </div>
    <div class="filter">
      <input
        type="text"
        autocomplete="off"
        spellcheck="false"
        enterkeyhint="search"
        inputmode=${filter?.keyboard.isShown ? 'none' : nothing}
        aria-label=${filterName}
        placeholder=${filterName}
        ?disabled=${look.isOff}
        .value=${filter?.typed ?? ''}
      />${filter?.renderButtons()}
    </div>
    ${filter?.renderChips(look.isOff)}
    <div class="view">
      <div
        id=${isAvailable ? 'control' : 'selected'}
        class="rows"
        role="listbox"
        tabindex=${look.isOff ? nothing : 0}
        aria-multiselectable=${look.isMultiple ? 'true' : nothing}
        aria-label=${look.name ? `${look.name}: ${heading}` : heading}
        aria-activedescendant=${pane.rows.idOf(marks?.active.index ?? -1) ?? nothing}
        aria-disabled=${look.isOff ? 'true' : nothing}
        aria-readonly=${look.isReadOnly ? 'true' : nothing}
        aria-required=${look.isRequired && !isAvailable ? 'true' : nothing}
        aria-invalid=${look.isInvalid ? 'true' : nothing}
        aria-busy=${look.isBusy ? 'true' : nothing}
        aria-describedby="message"
      ></div>
      ${empty ? html`<p class="empty">${empty}</p>` : nothing}${marks?.renderReason()}
    </div>
  </div>`;
}
