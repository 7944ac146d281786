import { html, nothing } from 'lit';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { summarize, type ColumnSummary, type SummaryKind } from '../../core/table/column-summary.js';
import type { DataColumn } from './data-columns.js';
import type { FurtherRows } from './further-rows.js';
import type { TableSource } from './table-source.js';
import type { TableRows } from '../../core/table/table-rows.js';
import type { TableState } from '../../core/table/table-state.js';
import type { GridColumns } from '../grid/columns/grid-columns-model.js';

/** What the summaries need of the table. */
interface SummarizedGrid {
  readonly columns: GridColumns<DataColumn>;
  readonly state: TableRows;
  readonly memory: TableState;
  readonly source: TableSource | undefined;
  readonly furtherRows: FurtherRows;
}

interface SummarizedColumn {
  readonly column: DataColumn;
  readonly summary: Partial<ColumnSummary>;
}

/**
 * The sums and other values of columns, which the footer shows: of the selected rows, without any those that the filters
 * include. Those of rows in memory are computed once after each change; those of a source are the sums that it answers.
 */
export class ColumnSummaries {
  readonly #grid: SummarizedGrid;
  #columns: readonly DataColumn[] = [];
  #revision = -1;
  #summarized: readonly SummarizedColumn[] = [];

  constructor(grid: SummarizedGrid) {
    this.#grid = grid;
  }

  /** Renders the summaries. While rows are searched there are none: they would change all the time. */
  render() {
    const { state, columns, source, furtherRows } = this.#grid;
    const summarized = columns.visible.filter(({ summaries }) => summaries.length > 0);
    if (summarized.length === 0 || state.isSearching || state.count === 0) return nothing;
    const scope =
      state.selectedCount > 0
        ? msg('Das selecionadas:', { id: 'dassTableSummarySelected' })
        : !source && furtherRows.hasMore
          ? msg('Das carregadas:', { id: 'dassTableSummaryLoaded' })
          : '';
    const current = source ? this.#ofSource(summarized) : this.#ofMemory(summarized);
    if (current.length === 0) return nothing;
    return html`<span class="summaries"
      >${scope ? html`<span class="summary-scope">${scope}</span> ` : nothing}${current.map(
        ({ column, summary }) =>
          html`<span class="summary"
            ><span class="summary-label">${resolveText(column.label)}</span> ${column.summaries
              .filter((kind) => kind in summary)
              .map(
                (kind, at) =>
                  html`${at > 0 ? ' · ' : ''}<span class="summary-value" data-kind=${kind}
                      >${summaryText(kind, column, summary)}</span
                    >`,
              )}</span
          >`,
      )}</span
    >`;
  }

  #ofMemory(columns: readonly DataColumn[]): readonly SummarizedColumn[] {
    const { memory, columns: all } = this.#grid;
    if (this.#revision === memory.revision && this.#columns === all.visible) return this.#summarized;
    this.#revision = memory.revision;
    this.#columns = all.visible;
    const rowIndexes = memory.summarizedIndexes();
    this.#summarized = columns.map((column) => ({ column, summary: summarize(column, memory.rows, rowIndexes) }));
    return this.#summarized;
  }

  #ofSource(columns: readonly DataColumn[]): readonly SummarizedColumn[] {
    const { state, source } = this.#grid;
    const { selectedCount, selectedRows } = state;
    // The values of selected rows that were never loaded are not known.
    if (selectedCount > 0 && (source?.rows.isAllSelected || selectedRows.length < selectedCount)) return [];
    if (selectedCount > 0)
      return columns.map((column) => ({ column, summary: summarize(column, selectedRows, undefined) }));
    return columns.flatMap((column) => {
      const sum = source?.sums[column.name];
      return column.summaries.includes('sum') && sum !== undefined ? [{ column, summary: { sum: String(sum) } }] : [];
    });
  }
}

function summaryText(kind: SummaryKind, column: DataColumn, summary: Partial<ColumnSummary>): string {
  const value = kind === 'count' ? formatCount(summary.count ?? 0) : textOf(column, summary[kind]);
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
