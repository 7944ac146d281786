import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { close, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

/** Options of the filter field above a list. */
export interface FilterBox {
  readonly typed: string;
  readonly isOff?: boolean;
  /** Whether the on-screen keyboard of the system stays closed. */
  readonly withoutSystemKeyboard?: boolean;
  /** Id of its list and of the active option; `undefined` if the list has the focus. */
  readonly combobox?: { readonly list: string; readonly active: string | undefined };
  /** Content after the text. */
  readonly after?: unknown;
  onFocus?(): void;
  onInput(event: Event): void;
  onKeydown(event: KeyboardEvent): void;
  clear(): void;
}

/** Renders the filter field. Needs `filterBoxStyles` and `fieldBoxStyles`. */
export function renderFilterBox(box: FilterBox): TemplateResult {
  const { combobox } = box;
  return html`<div class="filter">
    <span class="affix">${renderIcon(search)}</span
    ><input
      type="text"
      role=${combobox ? 'combobox' : nothing}
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      enterkeyhint="search"
      inputmode=${box.withoutSystemKeyboard ? 'none' : nothing}
      aria-autocomplete=${combobox ? 'list' : nothing}
      aria-expanded=${combobox ? 'true' : nothing}
      aria-controls=${combobox?.list ?? nothing}
      aria-activedescendant=${combobox?.active ?? nothing}
      aria-label=${msg('Filtrar', { id: 'dassChoicesFilter' })}
      placeholder=${msg('Filtrar', { id: 'dassChoicesFilter' })}
      ?disabled=${box.isOff ?? false}
      .value=${box.typed}
      @focus=${box.onFocus}
      @input=${box.onInput}
      @keydown=${box.onKeydown}
    />${
      box.typed
        ? html`<button
            class="inside"
            type="button"
            aria-label=${msg('Limpar filtro', { id: 'dassChoicesFilterClear' })}
            @click=${box.clear}
          >
            ${renderIcon(close)}
          </button>`
        : nothing
    }${box.after ?? nothing}
  </div>`;
}
