import { html, nothing } from 'lit';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { summarize, type ColumnSummary, type SummaryKind } from '../../core/table/column-summary.js';
import type { TableState } from '../../core/table/table-state.js';
import type { GridColumns } from '../grid/columns/grid-columns-model.js';
import type { DataColumn } from './data-columns.js';
import type { FurtherRows } from './further-rows.js';

interface SummarizedColumn {
  readonly column: DataColumn;
  readonly summary: ColumnSummary;
}

/** The sums and other values of columns, which the footer shows. They are computed once after each change. */
export class ColumnSummaries {
  readonly #state: TableState;
  readonly #gridColumns: GridColumns<DataColumn>;
  readonly #furtherRows: FurtherRows;
  #columns: readonly DataColumn[] = [];
  #revision = -1;
  #summarized: readonly SummarizedColumn[] = [];

  constructor(state: TableState, columns: GridColumns<DataColumn>, furtherRows: FurtherRows) {
    this.#state = state;
    this.#gridColumns = columns;
    this.#furtherRows = furtherRows;
  }

  /** Renders the summaries. While rows are searched there are none: they would change all the time. */
  render() {
    const state = this.#state;
    const isSummarized = this.#gridColumns.visible.some(({ summaries }) => summaries.length > 0);
    if (!isSummarized || state.isSearching || state.count === 0) return nothing;
    const scope =
      state.selectedCount > 0
        ? msg('Das selecionadas:', { id: 'dassTableSummarySelected' })
        : this.#furtherRows.hasMore
          ? msg('Das carregadas:', { id: 'dassTableSummaryLoaded' })
          : '';
    return html`<span class="summaries"
      >${scope ? html`<span class="summary-scope">${scope}</span> ` : nothing}${this.#current.map(
        ({ column, summary }) =>
          html`<span class="summary"
            ><span class="summary-label">${resolveText(column.label)}</span> ${column.summaries.map(
              (kind, at) =>
                html`${at > 0 ? ' · ' : ''}<span class="summary-value" data-kind=${kind}
                    >${summaryText(kind, column, summary)}</span
                  >`,
            )}</span
          >`,
      )}</span
    >`;
  }

  get #current(): readonly SummarizedColumn[] {
    const state = this.#state;
    const { visible } = this.#gridColumns;
    if (this.#revision === state.revision && this.#columns === visible) return this.#summarized;
    this.#revision = state.revision;
    this.#columns = visible;
    const rowIndexes = state.summarizedIndexes();
    this.#summarized = visible
      .filter(({ summaries }) => summaries.length > 0)
      .map((column) => ({ column, summary: summarize(column, state.rows, rowIndexes) }));
    return this.#summarized;
  }
}

function summaryText(kind: SummaryKind, column: DataColumn, summary: ColumnSummary): string {
  const value = kind === 'count' ? formatCount(summary.count) : textOf(column, summary[kind]);
  switch (kind) {
    case 'sum':
      return msg(str`soma ${value}`, { id: 'dassTableSummarySum' });
    case 'average':
      return msg(str`média ${value}`, { id: 'dassTableSummaryAverage' });
    case 'min':
      return msg(str`mínimo ${value}`, { id: 'dassTableSummaryMin' });
    case 'max':
      return msg(str`máximo ${value}`, { id: 'dassTableSummaryMax' });
    default:
      return msg(str`quantidade ${value}`, { id: 'dassTableSummaryCount' });
  }
}

/** Without values, there is none of them. */
const textOf = (column: DataColumn, value: unknown): string =>
  value === undefined || value === '' ? '–' : column.summaryText(value, getLanguage());
