import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../../locales/localize.js';
import { clipboardList, listNumbers } from '../../../controls/icon/icons.js';
import { renderIcon } from '../../../controls/icon/render-icon.js';
import type { PickListHost } from '../pick-list-host.js';

/** Renders the button in the header of the available list, which opens the paste dialog; nothing without a paste field. */
export function renderPasteButton(host: PickListHost, onClick: () => void): TemplateResult | typeof nothing {
  if (host.fieldPaste === '') return nothing;
  const text = msg('Colar lista', { id: 'dassPickPaste' });
  return html`<button class="tool paste" type="button" title=${text} ?disabled=${!host.isEditable} @click=${onClick}>
    ${renderIcon(clipboardList)}<span>${text}</span>
  </button>`;
}

/** Renders the button in the header of the selected list, which restores its order; nothing without an order field. */
export function renderResetButton(host: PickListHost): TemplateResult | typeof nothing {
  if (!host.canOrder) return nothing;
  const text = msg('Restaurar ordem', { id: 'dassPickReset' });
  return html`<button
    class="tool reset"
    type="button"
    title=${text}
    ?disabled=${!host.isEditable || host.state.selectedCount === 0}
    @click=${() => host.moves.reset()}
  >
    ${renderIcon(listNumbers)}<span>${text}</span>
  </button>`;
}
