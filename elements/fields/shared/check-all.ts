import { html, nothing } from 'lit';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { check, minus } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

export interface CheckAll {
  /** Number of shown items, and how many of them are selected. */
  readonly shown: number;
  readonly on: number;
  /** Whether a filter hides items; then the label includes the number. */
  readonly isPart: boolean;
  readonly isOff: boolean;
  /** Selects all shown items, or none. */
  selectAll(all: boolean): void;
}

/**
 * Renders the checkbox above a list that selects all shown items or none. Needs `optionRowStyles` and
 * `checkboxStyles`.
 */
export function renderCheckAll({ shown, on, isPart, isOff, selectAll }: CheckAll) {
  const isAll = on === shown && on > 0;
  return html`<button
    class="all"
    type="button"
    role="checkbox"
    aria-checked=${isAll ? 'true' : on ? 'mixed' : 'false'}
    ?disabled=${isOff || shown === 0}
    @click=${() => selectAll(!isAll)}
  >
    <span class=${on ? 'checkbox-box selected' : 'checkbox-box'}
      >${on ? renderIcon(isAll ? check : minus) : nothing}</span
    >${isPart && shown ? msg(str`Todos (${formatCount(shown)})`, { id: 'dassChoicesAllFound' }) : msg('Todos', { id: 'dassChoicesAll' })}
  </button>`;
}
