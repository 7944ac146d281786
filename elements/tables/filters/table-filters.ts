import { getLanguage } from '../../../locales/index.js';
import { describe, warnOnce } from '../../base/warn.js';
import type { SourceFilter } from '../../core/data/data-source.js';
import { ColumnFilters, readFilter, type FilterKind } from '../../core/table/column-filters.js';
import { readField, readList } from '../../core/util/read-value.js';
import { toText } from '../../core/text/to-text.js';
import type { TableColumn } from '../grid/columns/column.js';
import { nameOf, type GridColumns } from '../grid/columns/grid-columns-model.js';
import { kindOf } from '../editing/editable-columns.js';
import type { EditableColumn } from '../editing/editable-grid.js';
import type { SourceProperties } from '../source/source-grid.js';
import type { FilterableTableColumn } from './filterable-columns.js';

/** A filter that applies, and its column. */
export interface ActiveFilter {
  readonly filter: SourceFilter;
  readonly column: EditableColumn;
  readonly kind: FilterKind;
}

const filterKinds: readonly unknown[] = ['text', 'number', 'date', 'list', 'flag'];

function defaultKindOf(tag: string, column: EditableColumn): FilterKind {
  const kind = kindOf(tag, column.key as FilterableTableColumn);
  if (kind === 'boolean' || kind === 'checkbox' || kind === 'toggle') return 'flag';
  if (filterValuesOf(column)) return 'list';
  return column.type === 'number' || column.type === 'date' ? column.type : 'text';
}

/** The values that the application offers for the filter of a column, or loads; undefined for the texts of the rows. */
export function filterValuesOf({
  key,
  options,
}: EditableColumn): readonly unknown[] | (() => Promise<unknown>) | undefined {
  const { filterValues } = key as FilterableTableColumn;
  if (typeof filterValues === 'function') return filterValues;
  return readList(filterValues) ?? (options.length > 0 ? options : undefined);
}

/** The filters of columns that apply. A filter of an unknown column or of another kind is left out. */
export class TableFilters {
  /** The filters in the order in which they were set. The same list until they change. */
  active: readonly ActiveFilter[] = [];
  /** Finds the rows in memory; undefined without filters. */
  rowTests: ColumnFilters | undefined;
  readonly #element: SourceProperties;
  readonly #columns: GridColumns<EditableColumn>;
  readonly #hiddenColumn: (given: TableColumn) => EditableColumn | undefined;
  /** The columns that the user has hidden, where they have a filter. */
  #hidden = new Map<string, EditableColumn>();
  #sources: readonly unknown[] = [];

  /** @param hiddenColumn creates a column that is not visible */
  constructor(
    element: SourceProperties,
    columns: GridColumns<EditableColumn>,
    hiddenColumn: (given: TableColumn) => EditableColumn | undefined,
  ) {
    this.#element = element;
    this.#columns = columns;
    this.#hiddenColumn = hiddenColumn;
  }

  /** The filters as the application and a source get them. */
  get filters(): readonly SourceFilter[] {
    return this.active.map(({ filter }) => filter);
  }

  /** Follows the properties. */
  update(): void {
    const { filters, dataSource } = this.#element;
    const language = getLanguage();
    const sources = [filters, this.#columns.visible, dataSource, language];
    if (sources.every((source, at) => source === this.#sources[at])) return;
    if (sources[1] !== this.#sources[1]) this.#hidden = new Map();
    this.#sources = sources;
    this.active = filters.flatMap((filter) => this.#activeOf(filter) ?? []);
    this.rowTests = this.active.length > 0 ? new ColumnFilters(this.active, language) : undefined;
  }

  /** How the user can filter by a column; undefined when he cannot. */
  kindOf(column: EditableColumn): FilterKind | undefined {
    if (!column.isFilterable) return undefined;
    const { localName, dataSource } = this.#element;
    const { filter } = column.key as FilterableTableColumn;
    const isKnown = filterKinds.includes(filter);
    if (filter !== true && !isKnown)
      warnOnce(localName, `Column '${column.name}' has no filter ${describe(filter)}; it is filtered by its kind.`);
    const kind = isKnown ? (filter as FilterKind) : defaultKindOf(localName, column);
    // A source has to say which values there are: without them, a list is searched by words.
    return kind === 'list' && dataSource && !filterValuesOf(column) ? 'text' : kind;
  }

  #activeOf(filter: unknown): ActiveFilter | undefined {
    const name = readField(filter, 'column');
    const column = typeof name === 'string' ? this.#columnOf(name) : undefined;
    const kind = column && this.kindOf(column);
    const read = column && kind && readFilter(column.name, filter, kind);
    if (read) return { filter: read, column, kind };
    const reason = kind ? `it is no filter of the kind '${kind}'` : 'there is no such column with a filter';
    warnOnce(this.#element.localName, `A filter is ignored: ${reason}. ${describe(filter)}`, `filter ${toText(name)}`);
    return undefined;
  }

  #columnOf(name: string): EditableColumn | undefined {
    const known = this.#columns.visible.find((column) => column.name === name) ?? this.#hidden.get(name);
    if (known) return known;
    const given = this.#columns.arranged.find((column) => nameOf(column) === name);
    const created = given && this.#hiddenColumn(given);
    if (created) this.#hidden.set(name, created);
    return created;
  }
}
