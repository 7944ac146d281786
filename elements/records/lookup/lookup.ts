import { html, nothing, type PropertyValues } from 'lit';
import { live } from 'lit/directives/live.js';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { ActiveDescendant } from '../../base/focus/active-descendant.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { ListPopover } from '../../base/overlay/list-popover.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { formStyles } from '../../base/styles/form.styles.js';
import { warnOnce } from '../../base/warn.js';
import { search as searchIcon } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/spinner/spinner.js';
import { KeyCheck } from '../../core/table/key-check.js';
import { isDataRow } from '../../core/table/data-row.js';
import { toText } from '../../core/text/to-text.js';
import { debounce } from '../../core/util/debounce.js';
import { renderChips } from '../../fields/select-list/render-chips.js';
import { chipFieldStyles } from '../../fields/shared/chip-field.styles.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';
import { optionRowStyles } from '../../fields/shared/option-row.styles.js';
import type { DassLookupDialog } from '../lookup-dialog/lookup-dialog.js';
import { ChosenRows } from '../shared/chosen-rows-model.js';
import { withoutRows, withSaved } from '../shared/changed-rows-model.js';
import { foundText } from '../shared/found-text.js';
import { kindFlags } from '../shared/kind-flags-model.js';
import { LOOKUP_OPTIONS } from '../shared/lookup-shared-properties.js';
import { idOf, LookupRows, type LookupId } from '../shared/lookup-rows-model.js';
import { LookupForm } from './lookup-form.js';
import { LookupModel } from './lookup-model.js';
import { lookupStyles } from './lookup.styles.js';
import { renderMatches } from './render-matches.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { LookupMembers } from '../shared/lookup-shared-properties.js';
import type { LookupEvents } from '../shared/lookup-events.js';
import { Suggestion } from '../../fields/shared/suggestion.js';

export type { DassLookupRemoveDetail, DassLookupSaveDetail, DassLookupSearchDetail } from './lookup-properties.js';

/** The number of matches is announced after a pause in typing. */
const ANNOUNCE_DELAY_MS = 500;

/**
 * A field for one or several rows of a table. The user types and selects from a short list of matches, or opens the
 * dialog with the whole table: with the button, F4 or Alt+Down. There the user can also add, edit and remove rows.
 * Follows the APG combobox pattern. Backspace in the empty field removes the last row.
 * @summary A field for rows of a table, selected by typing or in a search dialog.
 * @fires {Event} change - Fired when the user changes the selection. Read it from `value`.
 * @fires {CustomEvent<DassLookupSearchDetail>} dass-search - Fired with `externalSearch` when the user has typed a text in
 *   the field or in the dialog. The application sets `tableValues`.
 * @fires {CustomEvent<DassLookupSaveDetail<Row>>} dass-save - Fired when the user saves a row. Without `saveRow` it is
 *   cancelable: when prevented, the editor stays open. With it, it is fired after the row was saved.
 * @fires {CustomEvent<DassLookupRemoveDetail<Row>>} dass-remove - Fired when the user has confirmed that rows are to be
 *   removed; with `removeRows`, after they were removed.
 * @fires {CustomEvent<null>} dass-advanced-filter - Fired when the user clicks the button of the advanced filter.
 * @csspart box - The box of the field.
 */
export class DassLookup extends LookupForm {
  static override styles = [baseStyles, formStyles, fieldBoxStyles, chipFieldStyles, optionRowStyles, lookupStyles];
  static override readonly pageData = new PageData('tableValues');

  #rows = new LookupRows([], { fieldId: '', fieldLabel: '', rowKey: '' });
  /** What `#rows` was made of. */
  #rowSources: readonly unknown[] = [];
  readonly #keyCheck = new KeyCheck({ whenIdle, warn: (text) => warnOnce(this.localName, text) });
  #flags = kindFlags({}, () => {});
  #dialog: DassLookupDialog | undefined;
  readonly #popover = new ListPopover(this);
  readonly #model = new LookupModel({
    changed: () => this.requestUpdate(),
    selected: (row) => this.#toggle(row),
    ask: (text) => this.emit('dass-search', { text }),
    warn: (text) => warnOnce(this.localName, text),
    whenIdle,
  });
  readonly #active = new ActiveDescendant(this, {
    active: this.#model.active,
    inTextField: true,
    onMove: () => this.#model.move(),
    reveal: (index) => this.renderRoot.querySelector(`#match-${index}`)?.scrollIntoView({ block: 'nearest' }),
  });
  readonly #suggestion = new Suggestion(this, {
    searched: () => this.#model.searchedRows,
    accept: (text) => {
      this.focus();
      this.#model.type(text);
    },
  });
  /** The matches whose number was announced. */
  #announced = this.#model.rows;
  readonly #lazyDialog = new LazyImport(this, () => import('../lookup-dialog/lookup-dialog.js'));
  readonly #announceMatches = debounce(() => announce(this.#matchesText()), ANNOUNCE_DELAY_MS);
  readonly #keyboard = new KeyboardAccess(this, {
    open: () => {
      this.#model.close();
      return { label: this.label || this.outerLabel };
    },
    control: () => this.control as HTMLInputElement | null,
    isWritable: () => this.#canOpen,
    onConfirmed: () => this.focus(),
  });

  constructor() {
    super();
    this.addEventListener('focusout', () => this.#model.close());
  }

  /**
   * Moves the focus to the field.
   * @param options as of `HTMLElement.focus()`
   */
  override focus(options?: FocusOptions): void {
    this.control?.focus(options);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#model.close();
    this.#announceMatches.cancel();
  }

  protected override removeText(): void {
    this.#model.close();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('kind')) this.#flags = kindFlags(this.kind, (text) => warnOnce(this.localName, text));
    this.#updateModel();
    this.#updateDialog();
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed);
    const popover = this.renderRoot.querySelector<HTMLElement>('#popover');
    const box = this.renderRoot.querySelector<HTMLElement>('.box');
    if (this.#model.isOpen && popover && box) {
      this.#popover.show(popover, box, () => this.#model.close());
      this.#popover.resize();
    } else this.#popover.hide();
    if (this.#model.isConfirmed) queueMicrotask(() => this.#model.confirmAwaited());
  }

  protected override updateChosen(): ChosenRows {
    const { tableValues, fieldId, fieldLabel, rowKey } = this;
    const sources = [tableValues, fieldId, fieldLabel, rowKey];
    const hasOtherRows = sources.some((source, at) => source !== this.#rowSources[at]);
    if (hasOtherRows) {
      this.#rows = new LookupRows(tableValues, { fieldId, fieldLabel, rowKey });
      this.#keyCheck.start(this.#rows.rows, rowKey || fieldId);
    }
    this.#rowSources = sources;
    const { ids } = this;
    const isSame = this.chosen.count === ids.length && this.chosen.ids.every((id, at) => id === ids[at]);
    if (hasOtherRows || !isSame) this.chosen = ChosenRows.of(ids, this.#rows, this.chosen.entries);
    return this.chosen;
  }

  protected override render() {
    const { chosen } = this;
    return html`${this.renderLabel()}
      <div class="box lines" part="box" @click=${this.#onBoxClick} @mousedown=${keepFocus}>
        <div class="values">
          ${
            chosen.count > 0
              ? renderChips({
                  ids: chosen.ids,
                  max: this.isMultiple ? this.maxChips : 1,
                  isRemovable: !this.readOnly,
                  isDisabled: this.effectivelyDisabled,
                  textOf: (id) => resolveText(this.#entryOf(id)?.label ?? toText(id)),
                  remove: (id) => this.#deselect(id),
                })
              : nothing
          }${this.#renderControl()}
        </div>
        ${this.isBusy || (this.#model.isOpen && this.#model.isWaiting) ? html`<dass-spinner></dass-spinner>` : nothing}${this.#keyboard.render()}<button
          class="inside open"
          type="button"
          aria-label=${msg('Abrir pesquisa', { id: 'dassLookupOpen' })}
          aria-haspopup="dialog"
          ?disabled=${!this.#canOpen}
          @click=${this.#openDialog}
        >
          ${renderIcon(searchIcon)}
        </button>
      </div>
      <span id="selected" class="visually-hidden"
        >${chosen.entries
          .map(({ label }) => resolveText(label))
          .slice(0, 20)
          .join(', ')}</span
      >
      ${this.#model.isOpen ? this.#renderMatches() : nothing}${this.#dialog ?? nothing}${this.renderMessage()}`;
  }

  get #canOpen(): boolean {
    return !this.readOnly && !this.effectivelyDisabled;
  }

  get #heading(): string {
    return this.heading || this.label || this.outerLabel;
  }

  #renderControl() {
    const { isOpen, active, text } = this.#model;
    const activeId = isOpen && active.index >= 0 ? `match-${active.index}` : nothing;
    return html`<input
      id="control"
      type="text"
      role="combobox"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      enterkeyhint="done"
      inputmode=${this.#keyboard.isShown ? 'none' : nothing}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded=${isOpen ? 'true' : 'false'}
      aria-controls="list"
      aria-activedescendant=${activeId}
      aria-label=${this.outerLabel || nothing}
      aria-describedby="selected message"
      aria-required=${this.required ? 'true' : nothing}
      aria-invalid=${this.userInvalid ? 'true' : nothing}
      placeholder=${this.#placeholder || nothing}
      ?readonly=${this.readOnly || !this.#flags.search}
      ?disabled=${this.effectivelyDisabled}
      .value=${live(text ?? '')}
      @input=${this.#onInput}
      @keydown=${this.#onKeydown}
    />`;
  }

  get #placeholder(): string {
    if (this.readOnly || this.chosen.count > 0) return '';
    return textOr(this.placeholder, msg('Pesquisar', { id: 'dassLookupHeading' }));
  }

  #renderMatches() {
    const { fields } = this.#rows;
    return renderMatches(this.#model, {
      columns: this.tableColumns,
      fieldFilter: this.fieldFilter,
      fields,
      label: textOr(this.#heading, msg('Pesquisar', { id: 'dassLookupHeading' })),
      isMultiple: this.isMultiple,
      isSelected: (row) => this.#entryOf(idOf(row, fields)) !== undefined,
      openDialog: this.#openDialog,
      suggestion: this.#suggestion.render(),
    });
  }

  #entryOf(id: LookupId) {
    return this.chosen.entries.find((entry) => toText(entry.id) === toText(id));
  }

  /** Passes the present rows and properties to the model. */
  #updateModel(): void {
    this.updateChosen();
    const { tableColumns, fieldFilter, searchRows, dataSource, externalSearch, isBusy } = this;
    this.#model.update({
      rows: this.#rows,
      columns: tableColumns,
      fieldFilter,
      searchRows,
      dataSource,
      externalSearch,
      isBusy,
      canOpen: this.#canOpen,
    });
    const { rows, isOpen } = this.#model;
    if (isOpen && rows !== this.#announced) this.#announceMatches();
    this.#announced = rows;
  }

  #matchesText(): string {
    const { count, isOpen, isWaiting } = this.#model;
    if (!isOpen || isWaiting) return '';
    if (count > 0) return foundText(count);
    return this.#suggestion.announced(msg('Nenhum registro encontrado', { id: 'dassSelectNoRecords' }));
  }

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this.#model.type((event.target as HTMLInputElement).value);
  };

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.ctrlKey || event.metaKey) return;
    const { key, altKey } = event;
    const { isOpen, text } = this.#model;
    if (key === 'F4' || (key === 'ArrowDown' && altKey)) this.#openDialog();
    else if (key === 'Backspace' && !text) return this.#dropLast();
    else if (!this.#canOpen || altKey) return;
    else if (!isOpen && (key === 'ArrowDown' || key === 'ArrowUp') && this.#flags.search) this.#model.open();
    else if (isOpen && key === 'Enter') this.#confirm();
    else if (isOpen && key === 'Tab') return this.#selectBeforeTab();
    else if (isOpen && key === 'ArrowDown' && this.#suggestion.accept()) event.preventDefault();
    else if (isOpen) return void this.#active.handleKey(event);
    else return;
    event.preventDefault();
  };

  /** Selects the active match, or waits for it. */
  #confirm(): void {
    this.#updateModel();
    const done = this.#model.confirm('Enter');
    if (done === 'waits') announce(msg('Carregando…', { id: 'dassLoading' }));
    else if (done === 'nothing') this.#suggestion.accept();
  }

  /** With one row to select, the text in the field means the active match. */
  #selectBeforeTab(): void {
    this.#updateModel();
    if (!this.isMultiple && this.#model.text) this.#model.confirm('Tab', false);
  }

  /** Selects a row; with several, deselects a selected one. */
  #toggle(row: object): void {
    const id = idOf(row, this.#rows.fields);
    if (this.isMultiple && this.#entryOf(id)) this.#deselect(id);
    else this.#setChosen(this.chosen.withRow(row, this.#rows, !this.isMultiple));
  }

  #deselect(id: LookupId): void {
    this.#setChosen(this.chosen.filtered((entry) => toText(entry.id) !== toText(id)));
  }

  #dropLast(): void {
    const last = this.chosen.entries.at(-1);
    if (last && this.#canOpen) this.#setChosen(this.chosen.without(last));
  }

  /** The user has selected these rows. */
  #setChosen(chosen: ChosenRows): void {
    const before = this.ids.map(toText);
    const { ids } = chosen;
    this.chosen = chosen;
    if (ids.length === before.length && ids.every((id, at) => toText(id) === before[at])) return;
    this.value = this.isMultiple ? ids : (ids[0] ?? '');
    this.emitNative('change');
  }

  #onBoxClick = (event: Event): void => {
    const path = event.composedPath();
    if (path.some((node) => node instanceof Element && node.matches('.inside, dass-chip:not(.more)'))) return;
    this.focus();
    if (this.#canOpen && !this.#flags.search) this.#openDialog();
  };

  readonly #openDialog = (): void => {
    if (!this.#canOpen) return;
    const searchText = this.#model.text ?? '';
    this.#model.close();
    this.focus();
    this.#lazyDialog.load(() => {
      const dialog = (this.#dialog ??= this.#createDialog());
      this.#updateDialog();
      dialog.searchText = this.#flags.search ? searchText : '';
      dialog.value = this.ids;
      dialog.knownRows = this.chosen.rows;
      dialog.open = true;
      this.requestUpdate();
    });
  };

  #createDialog(): DassLookupDialog {
    const dialog = document.createElement('dass-lookup-dialog');
    for (const type of ['input', 'change'])
      dialog.addEventListener(type, (event) => event.target === dialog && event.stopPropagation());
    dialog.addEventListener('dass-search', ({ detail }) => this.emit('dass-search', detail));
    dialog.addEventListener('dass-advanced-filter', () => this.emit('dass-advanced-filter', null));
    dialog.addEventListener('dass-save', (event) => {
      const { detail } = event;
      if (this.saveRow) this.#replaceRows(withSaved(this.#rows.rows, detail.row, this.#ownRow(detail.original)));
      if (!this.emit('dass-save', detail, { cancelable: event.cancelable })) event.preventDefault();
    });
    dialog.addEventListener('dass-remove', ({ detail }) => {
      if (this.removeRows) this.#replaceRows(withoutRows(this.#rows.rows, detail.rows).rows);
      this.emit('dass-remove', detail);
    });
    dialog.addEventListener('dass-confirm', ({ detail }) => {
      const { entries } = ChosenRows.all(new LookupRows(detail.rows, this.#rows.fields));
      this.#setChosen(ChosenRows.of(detail.value, this.#rows, [...this.chosen.entries, ...entries]));
    });
    return dialog;
  }

  /** The row of the field for a row of the dialog: a search returns other objects for the same rows. */
  #ownRow(row: object | undefined): object | undefined {
    const { rows, fields } = this.#rows;
    if (!isDataRow(row) || rows.includes(row)) return row;
    const id = toText(idOf(row, fields));
    return rows.find((one) => toText(idOf(one, fields)) === id) ?? row;
  }

  /** Shows what was saved or removed in the dialog, until the application replaces `tableValues`. */
  #replaceRows(rows: readonly object[]): void {
    this.#rows = new LookupRows(rows, this.#rows.fields);
    this.chosen = this.chosen.withRows(this.#rows);
    this.requestUpdate();
  }

  #updateDialog(): void {
    const dialog = this.#dialog;
    if (!dialog) return;
    dialog.heading = this.#heading;
    for (const name of LOOKUP_OPTIONS) if (dialog[name] !== this[name]) Object.assign(dialog, { [name]: this[name] });
  }
}

/** Keeps the focus on a press outside the text; a press in the text sets the caret. */
function keepFocus(event: Event): void {
  if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
}

/** The element with the application's type of a row. */
export type TypedLookup<Row extends object = object> = TypedElement<DassLookup, LookupMembers<Row>, LookupEvents<Row>>;

define('dass-lookup', DassLookup);

declare global {
  interface HTMLElementTagNameMap {
    'dass-lookup': DassLookup;
  }
}
