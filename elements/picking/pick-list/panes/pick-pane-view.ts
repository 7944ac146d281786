import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../../locales/localize.js';
import type { PickPane } from './pick-pane.js';

/** The pick list, as far as its panes are rendered by it. */
export interface PaneHost {
  readonly effectivelyDisabled: boolean;
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly isMultiple: boolean;
  readonly busy: boolean;
}

/** @param name of the whole list; '' for none @param tools the buttons of the head */
export function renderPane(
  host: PaneHost,
  pane: PickPane,
  { name, isInvalid, tools }: { readonly name: string; readonly isInvalid: boolean; readonly tools: unknown },
): TemplateResult {
  const { side, isAvailable, filter, marks } = pane;
  const heading = isAvailable
    ? msg('Disponíveis', { id: 'dassPickAvailable' })
    : msg('Selecionados', { id: 'dassPickSelected' });
  const filterName = isAvailable
    ? msg('Filtrar disponíveis', { id: 'dassPickFilterAvailable' })
    : msg('Filtrar selecionados', { id: 'dassPickFilterSelected' });
  const empty = pane.emptyText;
  const isOff = host.effectivelyDisabled;
  const onlyIf = (isTrue: boolean) => (isTrue ? 'true' : nothing);
  return html`<div class="pane" data-list=${side}>
    <div class="head">
      <span class="heading">${heading}</span>${tools}<span class="count" dir="auto">${pane.countText}</span>
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
        ?disabled=${isOff}
        .value=${filter?.typed ?? ''}
      />${filter?.renderButtons()}
    </div>
    ${filter?.renderChips(isOff)}
    <div class="view">
      <div
        id=${isAvailable ? 'control' : 'selected'}
        class="rows"
        role="listbox"
        tabindex=${isOff ? nothing : 0}
        aria-multiselectable=${onlyIf(host.isMultiple)}
        aria-label=${name ? `${name}: ${heading}` : heading}
        aria-activedescendant=${pane.rows.idOf(marks.active.index) ?? nothing}
        aria-disabled=${onlyIf(isOff)}
        aria-readonly=${onlyIf(host.readOnly)}
        aria-required=${onlyIf(host.required && !isAvailable)}
        aria-invalid=${onlyIf(isInvalid)}
        aria-busy=${onlyIf(host.busy && isAvailable)}
        aria-describedby="message"
      ></div>
      ${empty ? html`<p class="empty">${empty}</p>` : nothing}${marks.renderReason()}
    </div>
  </div>`;
}
