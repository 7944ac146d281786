import { html, nothing, type PropertyValues } from 'lit';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { RovingFocus } from '../../base/focus/roving-focus.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { warnOnce } from '../../base/warn.js';
import '../../controls/button/button.js';
import { adjustments, plus } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { debounce } from '../../core/util/debounce.js';
import { readField } from '../../core/util/read-value.js';
import { renderFilterBox } from '../../fields/shared/filter-box.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';
import { filterBoxStyles } from '../../fields/shared/filter-box.styles.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import type {
  DassDataTableRowDetail,
  DassDataTableFilterChangeDetail,
  DassDataTableSelectRowsDetail,
} from '../../tables/data-table/data-table-events.js';
import '../../tables/data-table/data-table.js';
import type { DassDataTable } from '../../tables/data-table/data-table.js';
import { foundText } from '../shared/found-text.js';
import { kindFlags, type KindFlags } from '../shared/kind-flags-model.js';
import type { LookupColumn } from '../shared/lookup-column.js';
import type { LookupRemoveDetail, LookupSaveDetail, LookupSearchDetail } from '../shared/lookup-events.js';
import { labelOf, type LookupFields } from '../shared/lookup-rows-model.js';
import { LookupData } from './lookup-data.js';
import { LookupDialogProperties } from './lookup-dialog-properties.js';
import { lookupDialogStyles } from './lookup-dialog.styles.js';
import { RemovalController } from './removal-controller.js';
import { confirmText, missingText, renderSelected } from './render-selected.js';
import { SourceTable } from './source-table.js';
import { actionsColumn, shownColumns } from './row-actions.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { LookupMembers } from '../shared/lookup-shared-properties.js';
import type { LookupDialogEvents } from './lookup-dialog-properties.js';
import { trimmedText } from '../../core/text/visible-text.js';

export type { DassLookupDialogConfirmDetail } from './lookup-dialog-properties.js';
export type DassLookupDialogSearchDetail = LookupSearchDetail;
export type DassLookupDialogSaveDetail = LookupSaveDetail;
export type DassLookupDialogRemoveDetail = LookupRemoveDetail;

/** Debounce delay before the application searches, in milliseconds. */
const SEARCH_DELAY_MS = 250;

/**
 * A dialog in which the user searches rows, selects one or several of them, and can also add, edit and remove rows. The
 * selected rows stay in sight above the table when the filter hides them, and take effect when the user confirms.
 *
 * The application either works by promises (`searchRows`, `saveRow`, `removeRows`, `restoreRows`) or by events
 * (`dass-search`, `dass-save`, `dass-remove`), after which it replaces `tableValues`. Its rows are never changed.
 * @summary A dialog in which the user searches and selects rows, and adds, edits and removes them.
 * @fires {CustomEvent<DassLookupDialogConfirmDetail<Row>>} dass-confirm - Fired when the user confirms the selection. It
 *   can be empty, but for a single row only when one was selected before. Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassLookupDialogSearchDetail>} dass-search - Fired with `externalSearch` when the user has typed a
 *   text, and when a dialog without rows opens. The application sets `tableValues`.
 * @fires {CustomEvent<DassLookupDialogSaveDetail>} dass-save - Fired when the user saves a row. Without `saveRow` it is
 *   cancelable: when prevented, the editor stays open. With it, it is fired after the row was saved.
 * @fires {CustomEvent<DassLookupDialogRemoveDetail>} dass-remove - Fired when the user has confirmed that rows are to be
 *   removed; with `removeRows`, after they were removed.
 * @fires {CustomEvent<null>} dass-advanced-filter - Fired when the user clicks the button of the advanced filter.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassLookupDialog extends LookupDialogProperties {
  static override styles = [
    ...(LookupDialogProperties.styles as []),
    fieldBoxStyles,
    filterBoxStyles,
    lookupDialogStyles,
  ];
  static override readonly pageData = new PageData('tableValues');

  /** The text in the filter. */
  @state()
  private _text = '';

  /** The text that is searched in the source. */
  @state()
  private _searched = '';

  /** The row in the editor: null for a new one, undefined while the editor is closed. */
  @state()
  private _edited: object | null | undefined;

  /** @internal Selected rows whose labels are known, when they are not among `tableValues`. Read when the dialog opens. */
  knownRows: readonly object[] = [];

  #flags: KindFlags = kindFlags({}, () => {});
  #columns: readonly LookupColumn[] = [];
  /** What the columns were made of. */
  #columnSources: readonly unknown[] = [];
  readonly #data = new LookupData(this);
  readonly #sourceTable: SourceTable = new SourceTable(this, this.#data);
  /** The number of selected rows at the last update. */
  #shownCount = 0;
  readonly #discardQuestion = new DiscardQuestion(this);
  readonly #editor = new LazyImport(this, () => import('../lookup-edit-dialog/lookup-edit-dialog.js'));
  readonly #searchSoon = debounce(() => this.#search(), SEARCH_DELAY_MS);
  readonly #keyboard = new KeyboardAccess(this, {
    open: () => ({ label: this.headingText(), value: this._text }),
    control: () => this.renderRoot.querySelector<HTMLInputElement>('.filter > input'),
    isAvailable: () => this.#flags.search,
    onConfirmed: () => {},
  });
  readonly #removal: RemovalController = new RemovalController(this, {
    labelOf: (row) => labelOf(row, this.#fields),
    confirmed: (rows) => this.#data.beginRemoval(rows),
    removed: (rows) => {
      this.#sourceTable.refresh();
      return this.#data.removed(rows);
    },
    restored: (removed) => {
      this.#sourceTable.refresh();
      this.#data.restore(removed);
    },
    report: (rows) => void this.emit('dass-remove', { rows }),
    refocus: () => this.#focusTable(),
  });

  constructor() {
    super();
    new RovingFocus(this, {
      items: () => [...this.renderRoot.querySelectorAll<HTMLElement>('.selected dass-chip')],
      key: (chip) => chip.dataset.key,
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopSearch();
  }

  protected override headingText(): string {
    return this.heading || msg('Pesquisar', { id: 'dassLookupHeading' });
  }

  protected override dialogWidth(): string {
    return this.width.endsWith('vw') ? `max(${this.width}, calc(45 * var(--dass-font-size)))` : this.width;
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.filter > input') ?? this.#table ?? undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('kind')) this.#flags = kindFlags(this.kind, (text) => warnOnce(this.localName, text));
    const hasOtherRows = ['tableValues', 'fieldId', 'fieldLabel', 'rowKey'].some((name) => changed.has(name));
    // Another function for the same search is not another search: applications create it at each rendering.
    const hasOtherSource =
      changed.has('dataSource') || (changed.has('searchRows') && (!this.searchRows || !changed.get('searchRows')));
    if (hasOtherRows || hasOtherSource) this.#data.setRows(this.tableValues, this.#fields);
    if (changed.has('open') && this.open) this.#begin();
    else if (changed.has('value') || changed.has('selection')) this.#data.select(this.value);
    if (changed.has('open') && !this.open) this.#end();
    this.#updateColumns();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const { count } = this.#data.chosen;
    if (count > this.#shownCount) this.#revealLastSelected();
    this.#shownCount = count;
  }

  protected override renderBody(): unknown {
    const { total } = this.#data;
    const isBusy = this.isBusy || this.#data.isLoading;
    return html`${this.#renderTools()}
      ${renderSelected({
        data: this.#data,
        hasActions: this.selection === 'multiple' || this.#flags.remove,
        canClear: this.selection === 'multiple',
        canRemove: this.#flags.remove && !this.#removal.isRunning && this.#data.chosen.rows.length > 0,
        removeRows: () => this.#removal.ask(this.#data.chosen.rows),
      })}
      ${this.#removal.render()}
      <dass-data-table
        .label=${this.headingText()}
        .columns=${this.#columns}
        .rows=${this.#data.tableRows}
        .dataSource=${this.dataSource}
        .rowKey=${this.#fields.rowKey || this.fieldId}
        .selection=${this.selection}
        .selected=${this.#data.tableKeys}
        .filter=${this.dataSource ? this._searched : this.#isExternal ? '' : this._text}
        .filterFields=${this.fieldFilter}
        .loadRows=${this.#canLoadMore ? this.#data.loadMore : undefined}
        .busy=${isBusy}
        .hideFooter=${total !== undefined}
        .error=${this.#error}
        @dass-filter-change=${({ detail }: CustomEvent<DassDataTableFilterChangeDetail>) => this.#setFilter(detail.filter)}
        @dass-select-rows=${this.#onSelectRows}
        @dass-row-click=${this.#onRowClick}
        @dass-row-activate=${this.#onRowActivate}
        @dass-retry=${() => this.#search()}
      ></dass-data-table>
      <p class="found" role="status">${total === undefined || isBusy ? '' : foundText(total)}</p>
      ${this.#renderEditor()}`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Cancelar', { id: 'dassLookupCancel' })}</dass-button
      ><dass-button class="confirm" appearance="solid" @click=${this.#confirm}
        >${this.selection === 'single' ? msg('Escolher', { id: 'dassLookupChoose' }) : confirmText(this.#data.chosen.count)}</dass-button
      >`;
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose() || this.selection === 'single' || !this.#data.differsFrom(this.value))
      super.userClose(reason);
    else
      this.#discardQuestion.ask(
        msg('A seleção foi alterada e não foi confirmada.', { id: 'dassLookupSelectionChanges' }),
        () => this.requestClose(reason),
      );
  }

  get #fields(): LookupFields {
    const { fieldId, fieldLabel, rowKey } = this;
    return { fieldId, fieldLabel, rowKey };
  }

  get #isExternal(): boolean {
    return this.externalSearch || this.searchRows !== undefined || this.dataSource !== undefined;
  }

  get #error(): string {
    if (this.searchError) return this.searchError;
    return this.#data.hasFailed ? msg('Não foi possível pesquisar', { id: 'dassLookupSearchFailed' }) : '';
  }

  /** The first page of a search is loaded by the dialog, which also shows its failure. */
  get #canLoadMore(): boolean {
    return this.searchRows !== undefined && !this.dataSource && this.#data.tableRows.length > 0;
  }

  get #table(): DassDataTable | null {
    return this.renderRoot.querySelector('dass-data-table');
  }

  #revealLastSelected(): void {
    const list = this.renderRoot.querySelector('.selected ul');
    const isRtl = list?.matches(':dir(rtl)');
    list?.scrollTo({ left: isRtl ? -list.scrollWidth : list.scrollWidth });
  }

  #begin(): void {
    this._text = this.searchText;
    this._searched = trimmedText(this._text);
    this.#data.begin(this.value, this.knownRows);
    if (this.dataSource) return;
    if (this.searchRows || (this.externalSearch && (this._text || this.tableValues.length === 0))) this.#search();
  }

  #end(): void {
    this.#stopSearch();
    this._edited = undefined;
    this.#removal.reset();
  }

  #stopSearch(): void {
    this.#sourceTable.stop();
    this.#searchSoon.cancel();
    this.#data.stopSearch();
  }

  #updateColumns(): void {
    const sources = [
      this.tableColumns,
      this.fieldId,
      this.fieldLabel,
      this.#flags,
      msg('Ações', { id: 'dassLookupActions' }),
    ];
    if (sources.every((source, at) => source === this.#columnSources[at])) return;
    this.#columnSources = sources;
    const actions = actionsColumn({
      flags: this.#flags,
      fields: this.#fields,
      edit: (row) => this.#edit(row),
      remove: (row) => this.#removal.ask([row]),
    });
    const listed = this.tableColumns.filter((column) => readField(column, 'withoutColumn') !== true);
    const columns = listed.length > 0 ? listed : [{ name: this.fieldId }];
    this.#columns = [...shownColumns(columns, this.#fields), ...(actions ? [actions] : [])];
  }

  #renderTools(): unknown {
    const { search, add } = this.#flags;
    const hasAdvanced = this.#flags['advanced-filter'];
    if (!search && !add && !hasAdvanced) return nothing;
    return html`<div class="tools">
      ${
        search
          ? renderFilterBox({
              typed: this._text,
              onInput: (event) => this.#onInput(event),
              onKeydown: (event) => this.#onFilterKeydown(event),
              clear: () => this.#setFilter(''),
              withoutSystemKeyboard: this.#keyboard.isShown,
              after: this.#keyboard.render(),
            })
          : nothing
      }${
        hasAdvanced
          ? html`<dass-button class="advanced" @click=${() => this.emit('dass-advanced-filter', null)}
              >${renderIcon(adjustments)}${msg('Filtro avançado', { id: 'dassLookupAdvanced' })}</dass-button
            >`
          : nothing
      }${
        add
          ? html`<dass-button class="add" @click=${() => this.#edit(null)}
              >${renderIcon(plus)}${msg('Incluir', { id: 'dassLookupAdd' })}</dass-button
            >`
          : nothing
      }
    </div>`;
  }

  #renderEditor(): unknown {
    if (!this.#editor.ready) return nothing;
    return html`<dass-lookup-edit-dialog
      .open=${this._edited !== undefined}
      .row=${this._edited ?? undefined}
      .template=${this.template}
      .tableColumns=${this.tableColumns}
      .saveRow=${this.saveRow}
      .renderForm=${this.renderForm}
      .fieldErrors=${this.fieldErrors}
      @dass-save=${this.#onSave}
      @dass-close=${() => (this._edited = undefined)}
    ></dass-lookup-edit-dialog>`;
  }

  #edit(row: object | null): void {
    this.#editor.load(() => (this._edited = row));
  }

  #onSave = (event: CustomEvent<LookupSaveDetail>): void => {
    const { row, original } = event.detail;
    if (this.saveRow) {
      this.#data.saved(row, original);
      this.#sourceTable.refresh();
      this.emit('dass-save', event.detail);
    } else if (!this.emit('dass-save', event.detail, { cancelable: true })) event.preventDefault();
  };

  /** The text is not a value of the dialog: its event stays inside. */
  #onInput(event: Event): void {
    event.stopPropagation();
    this.#type((event.target as HTMLInputElement).value);
  }

  #type(text: string): void {
    this._text = text;
    if (this.#isExternal) this.#searchSoon();
  }

  #setFilter(text: string): void {
    this.renderRoot.querySelector<HTMLElement>('.filter > input')?.focus();
    this.#type(text);
  }

  #search(): void {
    this.#searchSoon.cancel();
    if (!this.open) return;
    const text = trimmedText(this._text);
    this.#sourceTable.stop();
    if (this.dataSource) this._searched = text;
    else if (this.searchRows) this.#data.search(text);
    else if (this.externalSearch) this.emit('dass-search', { text });
  }

  #onFilterKeydown(event: KeyboardEvent): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && this._text) {
      // Prevented: it does not close the dialog.
      event.preventDefault();
      this.#setFilter('');
    } else if (event.key === 'Enter' && this.#isExternal) this.#search();
    else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault();
      if (!this.#table?.acceptSuggestion()) this.#focusTable();
    }
  }

  #focusTable(): void {
    this.#table?.focus();
  }

  #onSelectRows = ({ detail }: CustomEvent<DassDataTableSelectRowsDetail>): void => {
    if (this.dataSource) this.#sourceTable.select(detail, this._searched);
    else this.#data.selectKeys(this.#table?.selectedKeys ?? []);
  };

  /** With several rows to select, a click anywhere in a row is enough. */
  #onRowClick = ({ detail }: CustomEvent<DassDataTableRowDetail>): void => {
    if (this.selection === 'multiple') this.#sourceTable.selectRow(detail.row, detail.key, true);
  };

  #onRowActivate = ({ detail }: CustomEvent<DassDataTableRowDetail>): void => {
    this.#sourceTable.selectRow(detail.row, detail.key, false);
    if (this.selection === 'single') this.#confirm();
  };

  readonly #confirm = (): void => {
    if (!this.#data.tryConfirm(this.value)) {
      announce(missingText(), 'assertive');
      return this.#focusTable();
    }
    const { rows, ids: value } = this.#data.chosen;
    this.requestClose('confirm', {}, () => {
      if (!this.emit('dass-confirm', { rows, value }, { cancelable: true })) return false;
      this.value = value;
      return true;
    });
  };
}

/** The element with the application's type of a row. */
export type TypedLookupDialog<Row extends object = object> = TypedElement<
  DassLookupDialog,
  LookupMembers<Row>,
  LookupDialogEvents<Row>
>;

define('dass-lookup-dialog', DassLookupDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-lookup-dialog': DassLookupDialog;
  }
}
