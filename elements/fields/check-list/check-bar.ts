import { html, type TemplateResult } from 'lit';
import { t } from '../../../locales/choices.js';
import { renderCheckAll, type CheckAll } from '../shared/check-all.js';

/** The bar above the list of a check list. */
export interface CheckBar {
  readonly all: CheckAll;
  /** How many are checked of all. */
  readonly checked: number;
  readonly total: number;
  readonly isOff: boolean;
  readonly onlyChecked: boolean;
  invert(): void;
  toggleOnlyChecked(): void;
}

/** All, none or inverted of what is shown, only the checked ones, and how many they are. */
export function renderCheckBar(bar: CheckBar): TemplateResult {
  const { checked, total } = bar;
  return html`<div class="bar">
    ${renderCheckAll(bar.all)}
    <button class="tool" type="button" ?disabled=${bar.all.isOff} @click=${bar.invert}>
      ${t('dassCheckListInvert')}
    </button>
    <button
      class="tool"
      type="button"
      aria-pressed=${bar.onlyChecked ? 'true' : 'false'}
      ?disabled=${bar.isOff}
      @click=${bar.toggleOnlyChecked}
    >
      ${t('dassCheckListOnlyChecked')}
    </button>
    <span class="count">${t('dassCheckListCount', { count: checked, total })}</span>
  </div>`;
}
