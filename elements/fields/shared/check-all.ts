import { html, nothing } from 'lit';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { check, minus } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';

export interface CheckAll {
  /** How many are shown, and how many of them are chosen. */
  readonly shown: number;
  readonly on: number;
  /** Whether a filter leaves some out: then it says how many are meant. */
  readonly isPart: boolean;
  readonly isOff: boolean;
  /** The user wants all of them chosen, or none. */
  choose(all: boolean): void;
}

/** The box above a list that ticks all or none of what is shown; it looks as `optionRowStyles` and `tickStyles` say. */
export function renderCheckAll({ shown, on, isPart, isOff, choose }: CheckAll) {
  const isAll = on === shown && on > 0;
  return html`<button
    class="all"
    type="button"
    role="checkbox"
    aria-checked=${isAll ? 'true' : on ? 'mixed' : 'false'}
    ?disabled=${isOff || shown === 0}
    @click=${() => choose(!isAll)}
  >
    <span class=${on ? 'tick-box on' : 'tick-box'}>${on ? renderIcon(isAll ? check : minus) : nothing}</span
    >${isPart && shown ? msg(str`Todos (${formatCount(shown)})`, { id: 'dassChoicesAllFound' }) : msg('Todos', { id: 'dassChoicesAll' })}
  </button>`;
}
