import { html, nothing, render } from 'lit';
import { resolveText } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { autofocused, descendantsRendered, firstFocusable } from '../../base/focus/focusable.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import '../../controls/dialog/dialog.js';
import { chevronRight } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/popup/popup.js';
import type { DassPopup } from '../../controls/popup/popup.js';
import type { SourceFilter } from '../../core/data/data-source.js';
import type { FilterKind } from '../../core/table/column-filters.js';
import { isOnPhone } from '../../fields/shared/on-phone.js';
import type { EditableColumn } from '../editing/editable-grid.js';
import type { FilterableGrid } from './filterable-grid.js';
import { FilterForm } from './filter-form.js';
import { conditionText } from './filter-texts.js';
import type { OfferedValues } from './offered-values.js';
import type { TableFilters } from './table-filters.js';

/** Where a form is shown, until it is closed. */
interface Shown {
  readonly form: FilterForm | undefined;
  update(): void;
  close(): Promise<void>;
}

/**
 * Shows the filter of a column: below its heading, or on a phone and above cards in a dialog. Above cards, the dialog begins
 * with a list of the columns.
 */
export class FilterPanel {
  readonly #grid: FilterableGrid;
  readonly #filters: TableFilters;
  readonly #values: OfferedValues;
  /** The fields of each kind. A flag has native ones. */
  readonly #fields: Record<Exclude<FilterKind, 'flag'>, LazyImport>;
  readonly #apply: (column: string, filter: SourceFilter | undefined) => void;
  #shown: Shown | undefined;

  /** @param apply sets the filter of a column, for the user; undefined for none */
  constructor(
    grid: FilterableGrid,
    filters: TableFilters,
    values: OfferedValues,
    apply: (column: string, filter: SourceFilter | undefined) => void,
  ) {
    this.#grid = grid;
    this.#filters = filters;
    this.#values = values;
    this.#apply = apply;
    const { element } = grid;
    const text = new LazyImport(element, () => import('../../fields/text-input/text-input.js'));
    this.#fields = {
      text,
      number: text,
      date: new LazyImport(element, () => import('../../fields/date-input/date-input.js')),
      list: new LazyImport(element, () => import('../../fields/check-list/check-list.js')),
    };
  }

  /** Follows the table: the values of a list may have loaded, or the column is gone. */
  update(): void {
    const column = this.#shown?.form?.column;
    const isGone = column && !this.#grid.columns.visible.some(({ name }) => name === column.name);
    if (isGone) void this.#shown?.close();
    else this.#shown?.update();
  }

  /** Shows the filter of a column, or closes it. */
  show(columnIndex: number): void {
    const column = this.#grid.columns.visible[columnIndex];
    const kind = column && this.#filters.kindOf(column);
    if (!column || !kind) return;
    const isShown = this.#shown?.form?.column.name === column.name;
    void this.#shown?.close();
    if (isShown) return;
    this.#grid.moveTo({ visibleIndex: -1, column: columnIndex });
    this.#loadFields(kind, () => {
      const form = this.#formOf(column, kind);
      if (isOnPhone() || this.#grid.hasCards) this.#showDialog(form);
      else this.#showPopup(form, columnIndex);
    });
  }

  /** Shows the columns, of which the user chooses one to filter by. */
  showColumns(): void {
    void this.#shown?.close();
    this.#showDialog();
  }

  #loadFields(kind: FilterKind, show: () => void): void {
    if (kind === 'flag') show();
    else this.#fields[kind].load(show);
  }

  #formOf(column: EditableColumn, kind: FilterKind): FilterForm {
    const filter = this.#filters.active.find((one) => one.column.name === column.name)?.filter;
    return new FilterForm(this.#grid, this.#values, column, kind, filter);
  }

  #showPopup(form: FilterForm, columnIndex: number): void {
    const popup = this.#grid.scroller?.querySelector<DassPopup>(`#head-${columnIndex} > .filter`);
    if (!popup) return;
    const content = document.createElement('div');
    content.className = 'filter-content';
    content.tabIndex = -1;
    popup.append(content);
    popup.label = headingOf(form.column);
    const end = new AbortController();
    const close = async (focusesHeading = false): Promise<void> => {
      if (end.signal.aborted) return;
      end.abort();
      this.#shown = undefined;
      await popup.hide();
      content.remove();
      if (focusesHeading) this.#grid.scroller?.focus({ preventScroll: true });
    };
    const apply = (filter: SourceFilter | undefined): void => {
      void close(true);
      this.#apply(form.column.name, filter);
    };
    const update = (): void => {
      // Lit uses the headings for other columns when some are moved or hidden.
      if (this.#grid.columns.visible[columnIndex]?.name === form.column.name) render(form.render(apply), content);
      else void close();
    };
    popup.addEventListener('dass-close', ({ detail }) => void close(detail.reason === 'escape'), end);
    this.#shown = { form, update, close };
    update();
    void popup.show();
  }

  #showDialog(first?: FilterForm): void {
    const dialog = document.createElement('dass-dialog');
    dialog.width = 's';
    let form = first;
    const end = new AbortController();
    const close = async (): Promise<void> => {
      if (end.signal.aborted) return;
      end.abort();
      this.#shown = undefined;
      await dialog.hide();
      dialog.remove();
    };
    const apply = (filter: SourceFilter | undefined): void => {
      const name = form?.column.name;
      void close();
      if (name !== undefined) this.#apply(name, filter);
    };
    const choose = (column: EditableColumn, kind: FilterKind): void =>
      this.#loadFields(kind, () => {
        form = this.#formOf(column, kind);
        update();
        void focusIn(dialog);
      });
    const update = (): void => {
      dialog.heading = form ? headingOf(form.column) : msg('Filtrar', { id: 'dassChoicesFilter' });
      render(
        html`<div class="filter-content" tabindex="-1">${form?.render(apply) ?? this.#renderColumns(choose)}</div>`,
        dialog,
      );
      if (this.#shown) this.#shown = { ...this.#shown, form };
    };
    this.#shown = { form, update, close };
    update();
    dialog.addEventListener('dass-close', () => void close(), end);
    this.#grid.element.renderRoot.append(dialog);
    void dialog.show();
  }

  #renderColumns(choose: (column: EditableColumn, kind: FilterKind) => void) {
    const { active } = this.#filters;
    return html`<ul class="filter-columns">
      ${this.#grid.columns.visible.map((column) => {
        const kind = this.#filters.kindOf(column);
        const filter = active.find((one) => one.column === column);
        if (!kind) return nothing;
        return html`<li>
          <button type="button" @click=${() => choose(column, kind)}>
            <span>${resolveText(column.label)}</span>
            <span class="filter-condition">${filter ? conditionText(filter, this.#values) : nothing}</span>
            ${renderIcon(chevronRight)}
          </button>
        </li>`;
      })}
    </ul>`;
  }
}

/** Moves the focus to the first field. */
async function focusIn(dialog: HTMLElement): Promise<void> {
  const content = dialog.querySelector<HTMLElement>('.filter-content');
  if (!content) return;
  await descendantsRendered(content);
  (autofocused(content) ?? firstFocusable(content))?.focus();
}

const headingOf = ({ label }: EditableColumn): string =>
  msg(str`Filtrar ${resolveText(label)}`, { id: 'dassTableFilterColumn' });
