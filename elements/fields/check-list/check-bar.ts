import { html, type TemplateResult } from 'lit';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { renderCheckAll, type CheckAll } from '../shared/check-all.js';

/** The bar above the list of a check list. */
export interface CheckBar {
  readonly all: CheckAll;
  /** Number of checked items and of all items. */
  readonly checked: number;
  readonly total: number;
  readonly isOff: boolean;
  readonly onlyChecked: boolean;
  invert(): void;
  toggleOnlyChecked(): void;
}

/** Renders the buttons for all, none, invert and only checked items, and the number of checked items. */
export function renderCheckBar(bar: CheckBar): TemplateResult {
  const { checked, total } = bar;
  return html`<div class="bar">
    ${renderCheckAll(bar.all)}
    <button class="tool" type="button" ?disabled=${bar.all.isOff} @click=${bar.invert}>
      ${msg('Inverter', { id: 'dassCheckListInvert' })}
    </button>
    <button
      class="tool"
      type="button"
      aria-pressed=${bar.onlyChecked ? 'true' : 'false'}
      ?disabled=${bar.isOff}
      @click=${bar.toggleOnlyChecked}
    >
      ${msg('Só marcados', { id: 'dassCheckListOnlyChecked' })}
    </button>
    <span class="count"
      >${msg(str`Marcados: ${formatCount(checked)} de ${formatCount(total)}`, { id: 'dassCheckListCount' })}</span
    >
  </div>`;
}
