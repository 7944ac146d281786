import { html, nothing } from 'lit';
import { isTextLoading, textOr } from '../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import type { Suggestion } from '../../fields/shared/suggestion.js';
import type { Sorting } from '../../core/table/sorting/sort-keys.js';
import type { OverallSelection } from '../../core/table/table-rows.js';
import { renderHeaderCheckbox } from '../grid/cells.js';
import { OPTIONS_COLUMN } from '../grid/movement-model.js';
import { renderHeading, renderOptionsButton } from '../grid/render-heading.js';
import type { DataGrid } from './data-grid.js';
import type { FilterBar } from '../filters/filter-bar.js';
import type { ColumnSummaries } from './column-summaries.js';
import type { FurtherRows } from './further-rows.js';

const renderRetry = (retry: () => void) =>
  html`<button class="retry" type="button" @click=${retry}>
    ${msg('Tentar de novo', { id: 'dassSelectRetry' })}
  </button>`;

const failedText = (): string => msg('As linhas não foram carregadas.', { id: 'dassTableFailed' });

export interface TableStates {
  /** Number of all rows, and of those that the filter includes. */
  readonly count: number;
  readonly visibleCount: number;
  /** Whether the filter may find more rows. */
  readonly isSearching: boolean;
  readonly isBusy: boolean;
  /** Whether a source leaves out rows: it says only how many there are with the search and the filters. */
  readonly isQueried: boolean;
  readonly filterBar: FilterBar | undefined;
  readonly suggestion: Suggestion;
  /** Why the rows could not be loaded; '' for no failure. */
  readonly error: string;
  /** Whether the first rows could not be loaded, and the application has not said why. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** Why there are no rows; undefined when there are rows, empty while they are searched. */
export function emptyTextOf({ count, visibleCount, isSearching, isBusy, isQueried }: TableStates): string | undefined {
  if (visibleCount > 0) return undefined;
  if (isSearching) return '';
  if (isBusy) return msg('Carregando…', { id: 'dassTreeLoading' });
  return count === 0 && !isQueried
    ? msg('Nenhuma linha', { id: 'dassTreeNone' })
    : msg('Nenhuma linha corresponde ao filtro', { id: 'dassTreeNoMatch' });
}

/** The failure, or why there are no rows. Below rows, a failure is a banner. */
export function renderState(states: TableStates) {
  const emptyText = emptyTextOf(states);
  const failure = textOr(states.error, states.hasFailed ? failedText() : '');
  if ((failure || isTextLoading(states.error)) && !states.isBusy)
    return html`<div class=${`state failed${emptyText ? '' : ' banner'}`} role="alert">
      <span>${failure}</span>${renderRetry(states.retry)}
    </div>`;
  return emptyText
    ? html`<div class="state empty">
        ${emptyText}${states.isBusy ? nothing : [states.suggestion.render(), states.filterBar?.renderClear()]}
      </div>`
    : nothing;
}

export interface FooterViewModel extends TableStates {
  readonly selectedCount: number;
  readonly furtherRows: FurtherRows;
  readonly summaries: ColumnSummaries | undefined;
  /** Number of all rows there are; undefined while it is unknown. */
  readonly total: number | undefined;
  /** Whether `count` has no rows that may not exist. */
  readonly isCountKnown: boolean;
  /** Whether the user asks for further rows with a button. */
  readonly hasMoreButton: boolean;
}

/** The number of rows and of selected rows, the summaries of columns, and the state of loading further rows. */
export function renderFooter(view: FooterViewModel) {
  const { selectedCount } = view;
  return html`<div class="footer" part="footer">
    <span class="count">${countText(view)}</span>
    ${selectedCount > 0 ? html`<span class="selected-count" part="selected-count">${selectedText(selectedCount)}</span>` : nothing}
    ${view.summaries?.render()}
    <slot name="footer"></slot>
    ${renderFurther(view)}
  </div>`;
}

function renderFurther({ furtherRows, hasMoreButton, error, hasFailed }: FooterViewModel) {
  const load = (): void => void furtherRows.load();
  switch (furtherRows.status) {
    case 'loading':
      return html`<span class="more">${msg('Carregando mais linhas…', { id: 'dassTableLoadingMore' })}</span>`;
    case 'failed':
      // The failure and the button to retry are above the footer.
      if (error || hasFailed) return nothing;
      return html`<span class="more" role="alert"
        >${msg('As próximas linhas não foram carregadas.', { id: 'dassTableMoreFailed' })} ${renderRetry(load)}</span
      >`;
    default:
      return hasMoreButton
        ? html`<span class="more"
            ><button class="retry" type="button" @click=${load}>
              ${msg('Carregar mais linhas', { id: 'dassTableLoadMore' })}
            </button></span
          >`
        : nothing;
  }
}

function countText({ count, visibleCount, total, isCountKnown }: FooterViewModel): string {
  if (!isCountKnown) return count === 0 ? '' : msg('Número de linhas desconhecido', { id: 'dassTableRowsUnknown' });
  if (visibleCount < count)
    return msg(str`${formatCount(visibleCount)} de ${rowsText(count)}`, { id: 'dassTableFiltered' });
  return total !== undefined && total > count ? loadedText(count, total) : rowsText(count);
}

const loadedText = (count: number, total: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} carregada de ${formatCount(total)}`, { id: 'dassTableLoadedOne' }),
    many: msg(str`${formatCount(count)} carregadas de ${formatCount(total)}`, { id: 'dassTableLoadedMany' }),
    other: msg(str`${formatCount(count)} carregadas de ${formatCount(total)}`, { id: 'dassTableLoadedOther' }),
  });

const rowsText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha`, { id: 'dassTableRowsOne' }),
    many: msg(str`${formatCount(count)} de linhas`, { id: 'dassTableRowsMany' }),
    other: msg(str`${formatCount(count)} linhas`, { id: 'dassTableRowsOther' }),
  });

const selectedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionada`, { id: 'dassTableSelectedOne' }),
    many: msg(str`${formatCount(count)} de selecionadas`, { id: 'dassTableSelectedMany' }),
    other: msg(str`${formatCount(count)} selecionadas`, { id: 'dassTableSelectedOther' }),
  });

export interface HeaderViewModel {
  readonly headings: DataGrid['headings'];
  readonly filterBar: FilterBar | undefined;
  readonly sorting: readonly Sorting[];
  /** The state of all visible rows together; undefined when rows have no checkbox. */
  readonly selectionState: OverallSelection | undefined;
  /** The active column, -1 for the checkbox, `OPTIONS_COLUMN`; undefined when the header is not active. */
  readonly activeColumn: number | undefined;
  /** Whether each row is shown as a card. */
  readonly hasCards: boolean;
}

/** The header row: a heading for each column, with the options button in the first one. */
export function renderHeader({
  headings: rendered,
  filterBar,
  sorting,
  selectionState,
  activeColumn,
  hasCards,
}: HeaderViewModel) {
  const headings = rendered.map(({ column, at, columnIndex }) => {
    const order = sorting.findIndex((one) => one.column === column.name);
    const isOneOfSeveral = order >= 0 && sorting.length > 1;
    const options = column.isFirst ? renderOptionsButton(activeColumn === OPTIONS_COLUMN) : undefined;
    const filterHeading = filterBar?.headingOf(column, at);
    return renderHeading({
      ...{ column, at, columnIndex },
      direction: sorting[order]?.direction,
      isActive: activeColumn === at,
      order: isOneOfSeveral ? order + 1 : undefined,
      ...filterHeading,
      // Above cards, it is the only heading that is seen.
      before: hasCards && column.isSortable ? sortByText() : undefined,
      after: filterHeading ? [filterHeading.after, options] : options,
    });
  });
  return html`<div class="head" part="head" role="row" aria-rowindex="1">
    ${selectionState ? renderHeaderCheckbox(selectionState, rendered[0]?.columnIndex !== undefined, activeColumn === -1) : nothing}${headings}
  </div>`;
}

const sortByText = () => html`<span class="sort-by">${msg('Ordenar por:', { id: 'dassTableSortByLabel' })}</span> `;
