import { html, nothing, type TemplateResult } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { check, search } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import type { TextQuery } from '../../core/text/text-fold.js';
import { toText } from '../../core/text/to-text.js';
import { trimmedText } from '../../core/text/visible-text.js';
import { readField } from '../../core/util/read-value.js';
import { columnName, formattedText, labelOf, type LookupFields } from '../shared/lookup-rows-model.js';
import type { LookupModel } from './lookup-model.js';

/** Maximum number of texts besides the label. */
const MAX_TEXTS = 2;

export interface MatchesView {
  readonly columns: readonly unknown[];
  /** Names of the columns in which the text is searched; empty for all. */
  readonly fieldFilter: readonly string[];
  readonly fields: LookupFields;
  readonly label: string;
  readonly isMultiple: boolean;
  isSelected(row: object): boolean;
  openDialog(): void;
  /** The button with the nearest words, for a text without a match. */
  readonly suggestion: unknown;
}

/** Renders the list of matches, and the button that opens the dialog. */
export function renderMatches(model: LookupModel, view: MatchesView): TemplateResult {
  const { rows, query, active, isWaiting, hasFailed } = model;
  const { fields } = view;
  const typed = trimmedText(model.text ?? '');
  return html`<div id="popover" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
    <div
      id="list"
      role="listbox"
      aria-label=${view.label}
      aria-busy=${isWaiting ? 'true' : nothing}
      aria-multiselectable=${view.isMultiple ? 'true' : nothing}
    >
      ${rows.map((row, position) => {
        const detail = matchDetail(row, query, view);
        const isSelected = view.isSelected(row);
        return html`<div
          id=${`match-${position}`}
          class=${position === active.index ? 'row active' : 'row'}
          role="option"
          aria-selected=${isSelected ? 'true' : 'false'}
          @click=${() => model.choose(position)}
        >
          <span class="texts"
            ><span class="text" dir="auto">${marked(resolveText(labelOf(row, fields)), query)}</span> ${
              detail ? html`<span class="detail" dir="auto">${marked(detail, query)}</span>` : nothing
            }</span
          >${isSelected ? renderIcon(check) : nothing}
        </div>`;
      })}
    </div>
    ${
      rows.length > 0
        ? nothing
        : html`<p class="empty">
            ${
              hasFailed
                ? html`${msg('Não foi possível pesquisar', { id: 'dassLookupSearchFailed' })}<button
                      class="retry"
                      type="button"
                      tabindex="-1"
                      @click=${() => model.retry()}
                    >
                      ${msg('Tentar de novo', { id: 'dassLookupRetry' })}
                    </button>`
                : isWaiting
                  ? msg('Carregando…', { id: 'dassLoading' })
                  : html`${msg('Nenhum registro encontrado', { id: 'dassSelectNoRecords' })}${view.suggestion}`
            }
          </p>`
    }
    <button class="all" type="button" tabindex="-1" @click=${view.openDialog}>
      ${renderIcon(search)}<span class="text"
        >${
          typed
            ? msg(str`Pesquisar “${typed}” em todos`, { id: 'dassLookupSearchAllText' })
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

/**
 * What tells rows with the same label apart: the texts of the first columns besides the label. Columns that are hidden or
 * no text, such as images, are left out. If a searched word is in none of these texts, the value in which it was found
 * follows, with its heading.
 */
function matchDetail(row: object, query: TextQuery, { columns, fields, fieldFilter }: MatchesView): string {
  const { fieldLabel } = fields;
  const label = labelOf(row, fields);
  const texts: string[] = [];
  const others: { readonly column: unknown; readonly text: string; readonly searched: string }[] = [];
  for (const column of columns) {
    if (query.isEmpty && texts.length === MAX_TEXTS) break;
    const name = columnName(column);
    const field = readField(column, 'field') ?? name;
    if (typeof field !== 'string' || [name, field].includes(fieldLabel)) continue;
    const text = resolveText(formattedText(row, field, readField(column, 'format'))).trim();
    if (!text) continue;
    if (isShownText(column) && texts.length < MAX_TEXTS) texts.push(text);
    else if (fieldFilter.length === 0 || fieldFilter.includes(name))
      others.push({ column, text, searched: `${text} ${toText(readField(row, field))}` });
  }
  const shown = [label, ...texts].join(' · ');
  const found = query.matches(shown)
    ? undefined
    : (others.find(({ searched }) => query.matches(`${shown} · ${searched}`)) ??
      others.find(({ searched }) => query.ranges(searched).length > 0));
  if (!found) return texts.join(' · ');
  const heading = resolveText(toText(readField(found.column, 'label')));
  return [...texts, heading ? `${heading}: ${found.text}` : found.text].join(' · ');
}

function isShownText(column: unknown): boolean {
  if (['withoutColumn', 'isHidden', 'cell'].some((name) => readField(column, name))) return false;
  return ['', 'text'].includes(toText(readField(column, 'kind')).toLowerCase());
}
