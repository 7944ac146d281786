import { html, nothing, type TemplateResult } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { check, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { TextQuery } from '../../core/text/text-fold.js';

/** A row below the field. */
export interface MatchView {
  readonly label: string;
  /** Distinguishes rows with the same label. May be empty. */
  readonly detail: string;
  readonly isSelected: boolean;
}

export interface MatchesView {
  readonly matches: readonly MatchView[];
  readonly query: TextQuery;
  /** Index of the active match; -1 for none. */
  readonly active: number;
  readonly label: string;
  readonly text: string;
  readonly isMultiple: boolean;
  readonly isWaiting: boolean;
  readonly hasFailed: boolean;
  select(index: number): void;
  retry(): void;
  openDialog(): void;
}

/** Renders the list of matches, and the button that opens the dialog. */
export function renderMatches(view: MatchesView): TemplateResult {
  const { matches, query, active, isWaiting, hasFailed } = view;
  return html`<div id="popover" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
    <div
      id="list"
      role="listbox"
      aria-label=${view.label}
      aria-busy=${isWaiting ? 'true' : nothing}
      aria-multiselectable=${view.isMultiple ? 'true' : nothing}
    >
      ${matches.map(
        ({ label, detail, isSelected }, index) =>
          html`<div
            id=${`match-${index}`}
            class=${index === active ? 'row active' : 'row'}
            role="option"
            aria-selected=${isSelected ? 'true' : 'false'}
            @click=${() => view.select(index)}
          >
            <span class="texts"
              ><span class="text" dir="auto">${marked(resolveText(label), query)}</span> ${
                detail ? html`<span class="detail" dir="auto">${marked(detail, query)}</span>` : nothing
              }</span
            >${isSelected ? renderIcon(check) : nothing}
          </div>`,
      )}
    </div>
    ${
      matches.length > 0
        ? nothing
        : html`<p class="empty">
            ${
              hasFailed
                ? html`${msg('Não foi possível pesquisar', { id: 'dassLookupSearchFailed' })}<button
                      class="retry"
                      type="button"
                      tabindex="-1"
                      @click=${view.retry}
                    >
                      ${msg('Tentar de novo', { id: 'dassLookupRetry' })}
                    </button>`
                : isWaiting
                  ? msg('Carregando…', { id: 'dassLoading' })
                  : msg('Nenhum registro encontrado', { id: 'dassSelectNoRecords' })
            }
          </p>`
    }
    <button class="all" type="button" tabindex="-1" @click=${view.openDialog}>
      ${renderIcon(search)}<span class="text"
        >${
          view.text
            ? msg(str`Pesquisar “${view.text}” em todos`, { id: 'dassLookupSearchAllText' })
            : msg('Pesquisar em todos', { id: 'dassLookupSearchAll' })
        }</span
      ><kbd>F4</kbd>
    </button>
  </div>`;
}

function marked(text: string, query: TextQuery): unknown {
  if (query.isEmpty) return text;
  const parts: unknown[] = [];
  let from = 0;
  for (const [start, end] of query.ranges(text)) {
    parts.push(text.slice(from, start), html`<mark>${text.slice(start, end)}</mark>`);
    from = end;
  }
  return [...parts, text.slice(from)];
}
