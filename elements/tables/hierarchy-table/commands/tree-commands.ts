import { getLanguage, resolveText } from '../../../../locales/index.js';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { announce } from '../../../base/announce.js';
import type { TreeTableHost } from '../tree-table-host.js';

/** What the user does with rows and columns. Each command changes the state, updates the table and fires its event. */
export class TreeCommands {
  readonly #host: TreeTableHost;

  constructor(host: TreeTableHost) {
    this.#host = host;
  }

  /** The text of a row in the first column. */
  nameOf(rowIndex: number): string {
    const { state, visibleColumns } = this.#host;
    return visibleColumns[0]?.text(state.rowOf(rowIndex) ?? {}, getLanguage()) ?? '';
  }

  /** Activates a row. With `single` selection the row is selected. @param column -1 for the row as a whole */
  activate(rowIndex: number, column: number): void {
    const { selection, selectionCommands, visibleColumns } = this.#host;
    if (selection === 'single') selectionCommands.selectOnly(rowIndex);
    this.#host.fire('dass-row-click', { ...this.#detailOf(rowIndex), column: visibleColumns[column]?.name });
  }

  setExpanded(rowIndex: number, expanded: boolean): void {
    const { state, lazy } = this.#host;
    const isUnloaded = state.isUnloaded(rowIndex);
    state.setExpanded(rowIndex, expanded);
    if (isUnloaded) lazy.syncChildren();
    this.#host.rowsMoved();
    this.#host.fire('dass-expand', { ...this.#detailOf(rowIndex), expanded });
  }

  expandSiblings(rowIndex: number): void {
    this.#host.state.expandSiblings(rowIndex);
    this.#reportExpanded(true, undefined);
  }

  /** @param level the number of levels that are visible */
  expandToLevel(level: number): void {
    this.#host.state.tree.expandToLevel(level);
    this.#reportExpanded(true, level);
  }

  /** Expands all rows, or collapses all rows when all are expanded. While children are loading, stops loading. */
  toggleAll(): void {
    const { state, lazy } = this.#host;
    if (state.loadedChildren.isLoading) {
      lazy.stopLoadingChildren();
      return this.#host.rowsMoved();
    }
    const expanded = !state.isAllExpanded;
    state.tree.setAllExpanded(expanded);
    this.#reportExpanded(expanded, undefined);
    if (expanded && state.nextUnloaded(0) >= 0) lazy.loadAllChildren();
  }

  /** Gives the descendants of a row its selection state, and announces how many rows are selected. */
  applyToDescendants(rowIndex: number): void {
    const { state, selectionCommands } = this.#host;
    selectionCommands.report(state.applyToDescendants(rowIndex));
    selectionCommands.announceCount();
  }

  sort(columnIndex: number): void {
    const column = this.#host.visibleColumns[columnIndex];
    if (!column?.isSortable) return;
    const sorting = this.#host.state.nextSorting(column);
    this.#host.sorting = sorting;
    const label = resolveText(column.label);
    announce(
      sorting.direction === 'descending'
        ? msg(str`${label}: ordem decrescente`, { id: 'dassTreeSortedDown' })
        : msg(str`${label}: ordem crescente`, { id: 'dassTreeSortedUp' }),
    );
    this.#host.fire('dass-sort', sorting);
  }

  #detailOf(rowIndex: number): { readonly row: object; readonly key: string } {
    const { state } = this.#host;
    return { row: state.rowOf(rowIndex), key: state.tree.shape.keyOf(rowIndex) };
  }

  #reportExpanded(expanded: boolean, level: number | undefined): void {
    this.#host.rowsMoved();
    announce(visibleText(this.#host.state.tree.visibleCount));
    this.#host.fire('dass-expand-all', { expanded, level });
  }
}

const visibleText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} linha visível`, { id: 'dassTreeExpandedOne' }),
    many: msg(str`${formatCount(count)} de linhas visíveis`, { id: 'dassTreeExpandedMany' }),
    other: msg(str`${formatCount(count)} linhas visíveis`, { id: 'dassTreeExpandedOther' }),
  });
