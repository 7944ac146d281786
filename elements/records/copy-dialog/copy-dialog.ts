import { html, type PropertyValues } from 'lit';
import { getLanguage, resolveText } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { whenIdle } from '../../base/loading/idle.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { SlicedTask } from '../../base/loading/sliced-task.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { fieldBoxStyles } from '../../base/styles/field-box.styles.js';
import { warnOnce } from '../../base/warn.js';
import '../../controls/button/button.js';
import '../../controls/chip/chip.js';
import type { CloseReason, DassDialogCloseDetail, DialogEvents } from '../../controls/dialog/dialog-element.js';
import '../../controls/switch/switch.js';
import { KeyCheck } from '../../core/table/key-check.js';
import { toText } from '../../core/text/to-text.js';
import { isRecord } from '../../core/util/read-value.js';
import '../../fields/select-list/select-list.js';
import { renderFilterBox } from '../../fields/shared/filter-box.js';
import { filterBoxStyles } from '../../fields/shared/filter-box.styles.js';
import { KeyboardAccess } from '../../fields/shared/keyboard-access.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import type { DataTableColumn } from '../../tables/data-table/data-columns.js';
import type { DassDataTableSelectRowsDetail } from '../../tables/data-table/data-table-events.js';
import '../../tables/data-table/data-table.js';
import { readCopiedColumns, type CopyColumn, type CopyColumnKind } from './copied-column-model.js';
import { CopyChoice } from './copy-choice-model.js';
import { choiceText, confirmText, copyingText, sourceText } from './copy-texts.js';
import { copyDialogStyles } from './copy-dialog.styles.js';
import { CopyDialogProperties } from './copy-dialog-properties.js';
import { CopyRows, type CopyRow } from './copy-rows-model.js';
import type { CopyResult, CopyRun } from './copy-run-model.js';
import { previewCellStyles } from './preview-cell.styles.js';
import { filteredColumns, labelOf, targetColumns } from './target-columns.js';
import type { TypedElement } from '../../base/typed-element.js';
import { isComposing } from '../../base/focus/is-composing.js';
import type { FieldName } from '../../core/util/field-name.js';

export type { CopyColumn, CopyColumnKind, CopyResult };

/** The detail of `dass-confirm`: what the user copies, and the rows that result from it. */
export type DassCopyDialogConfirmDetail<Row extends object = object> = CopyResult<Row>;

/** The detail of `dass-close`. */
export interface DassCopyDialogCloseDetail<Row extends object = object> extends DassDialogCloseDetail {
  /** What the user confirmed. Null when the user confirmed nothing. */
  readonly value: CopyResult<Row> | null;
}

export interface CopyDialogEvents<Row extends object = object> extends DialogEvents {
  'dass-confirm': DassCopyDialogConfirmDetail<Row>;
  'dass-close': DassCopyDialogCloseDetail<Row>;
}

/** With more columns a card would not show all of them. */
const MAX_CARD_COLUMNS = 10;
/** The properties with the choice that the dialog opens with. */
const CHOICE_PROPERTIES = ['sourceKey', 'targetKeys', 'copiedColumns', 'onlyEmpty'] as const;

/**
 * Copies values from one row to others. The user selects the source, the columns and the targets, and whether only empty
 * values are filled in. The table of targets shows what each value becomes, which values stay, and in which targets
 * nothing changes; the button says how many rows change.
 *
 * Copying to many targets shows its progress, and the user can stop it. `dass-confirm` is fired when all is copied.
 *
 * Each opening starts with the choice that the properties describe. Escape and the close button ask before a selection
 * of targets is discarded; the cancel button does not. `copyValues()` opens the dialog and returns a promise.
 *
 * The rows of the application are not changed: `dass-confirm` has copies. To save before the dialog closes, prevent the
 * event, set `confirming`, and close the dialog in the end, or set `errorText`. `copyValues()` does that, too.
 * @summary A dialog that copies values from one row to others, with a preview.
 * @fires {CustomEvent<DassCopyDialogConfirmDetail<Row>>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassCopyDialogCloseDetail<Row>>} dass-close - Fired once when a user action has closed the dialog.
 *   `value` is what the user confirmed.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassCopyDialog extends CopyDialogProperties<CopyDialogEvents> {
  static override styles = [...(CopyDialogProperties.styles as []), fieldBoxStyles, filterBoxStyles, copyDialogStyles];
  static override readonly pageData = new PageData('rows');

  /** The text that filters the targets. */
  @state()
  private _filter = '';

  /** The selected targets, while only these are shown; they stay visible when they are deselected. */
  @state()
  private _shownTargets: readonly CopyRow[] | undefined;

  readonly #keyCheck = new KeyCheck({ whenIdle, warn: (text) => warnOnce(this.localName, text) });
  #choice = new CopyChoice(new CopyRows([], ''), []);
  /** Whether the user has changed the choice since the dialog opened. */
  #isTouched = false;
  /** Copies to many targets, while the dialog shows the progress. */
  #copying: { readonly run: CopyRun; readonly task: SlicedTask } | undefined;
  /** Lazy: few copies take so long that progress is shown. */
  readonly #progress = new LazyImport(this, () => import('../../controls/progress/progress.js'), { silent: true });
  #options: readonly object[] = [];
  #tableColumns: readonly DataTableColumn[] = [];
  #filterFields: readonly string[] = [];
  /** What the table is set to select: another list when the selection changes without the user. */
  #selected: readonly string[] = [];
  /** The language of the headings of the table. */
  #columnLanguage = '';
  readonly #keyboard: KeyboardAccess = new KeyboardAccess(this, {
    open: () => ({ label: msg('Filtrar', { id: 'dassChoicesFilter' }), value: this._filter }),
    control: () => this.renderRoot.querySelector<HTMLInputElement>('.filter > input'),
    onConfirmed: () => this.renderRoot.querySelector('dass-data-table')?.focus(),
  });
  readonly #discardQuestion = new DiscardQuestion(this);

  protected override headingText(): string {
    return this.heading || msg('Copiar valores', { id: 'dassCopyHeading' });
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.renderRoot.querySelector<HTMLElement>('.source') ?? undefined;
  }

  protected override blocksUserClose(): boolean {
    return this.persistent || this.confirming;
  }

  protected override requestClose(reason: CloseReason, detail?: object, commit?: () => boolean): boolean {
    return super.requestClose(reason, { value: null, ...detail }, commit);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endCopying();
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.#stopCopying()) return;
    if (this.blocksUserClose() || !this.#isTouched || this.#choice.targetCount === 0) super.userClose(reason);
    else
      this.#discardQuestion.ask(
        msg('Nada foi copiado ainda. O que você escolheu será perdido.', { id: 'dassCopyUnconfirmed' }),
        () => this.requestClose(reason),
      );
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('rows') || changed.has('fieldId')) this.#keyCheck.start(this.rows.filter(isRecord), this.fieldId);
    if (!this.open) return this.#endCopying();
    const isOpening = changed.has('open');
    if (isOpening) this.#reset();
    const hasOtherRows = isOpening || changed.has('rows') || changed.has('fieldId');
    const hasOtherColumns = changed.has('columns') || changed.has('fieldId') || changed.has('fieldLabel');
    const hasOtherChoice = isOpening || CHOICE_PROPERTIES.some((name) => changed.has(name));
    if (hasOtherRows || hasOtherColumns || hasOtherChoice) this.#stopCopying();
    const choice = this.#choice;
    if (hasOtherColumns || isOpening)
      choice.setColumns(readCopiedColumns(this.localName, this.columns, [this.fieldId, this.fieldLabel]));
    if (hasOtherRows) choice.setRows(new CopyRows(this.rows, this.fieldId));
    // Until the user chooses, the choice of the application applies, also to rows that come later.
    if (!this.#isTouched && (hasOtherRows || hasOtherColumns || hasOtherChoice)) this.#applyProperties();
    if (hasOtherRows) this.#followRows();
    const language = getLanguage();
    if (hasOtherColumns || isOpening || language !== this.#columnLanguage) {
      this.#columnLanguage = language;
      this.#tableColumns = targetColumns(choice, this.fieldLabel);
      this.#filterFields = filteredColumns(this.#tableColumns);
    }
    if (hasOtherRows || changed.has('fieldLabel'))
      this.#options = choice.rows.map((row) => ({ id: row.key, label: labelOf(row, this.fieldLabel) }));
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const table = this.renderRoot.querySelector('dass-data-table');
    if (!table) return;
    adoptStyles(table.renderRoot, previewCellStyles);
    // The values that its columns show follow the choice.
    table.requestUpdate();
  }

  protected override renderBody(): unknown {
    return html`<div class="choices">
        ${this.#renderSource()}${this.#renderColumns()}
        <dass-switch
          class="only-empty"
          label=${msg('Preencher apenas os valores vazios', { id: 'dassCopyOnlyEmpty' })}
          ?disabled=${this.#isBlocked}
          .checked=${this.#choice.onlyEmpty}
          @change=${this.#onOnlyEmpty}
        ></dass-switch>
      </div>
      <div ?inert=${this.#isBlocked}>${this.#renderTargets()}</div>`;
  }

  protected override renderFooter(): unknown {
    return html`<div class="error" role="alert">${resolveText(this.errorText)}</div>
      ${this.#renderState()}
      <dass-button
        class="cancel"
        ?disabled=${this.confirming}
        @click=${() => this.#stopCopying() || this.requestClose('cancel')}
        >${this.#copying ? msg('Interromper', { id: 'dassCopyStop' }) : msg('Cancelar', { id: 'dassCopyCancel' })}</dass-button
      ><dass-button
        class="confirm"
        appearance="solid"
        ?disabled=${!this.#canConfirm}
        ?busy=${this.#isBlocked}
        @click=${this.#confirm}
        >${confirmText(this.#choice)}</dass-button
      >`;
  }

  /** What is missing, how many rows change, or the progress. */
  #renderState(): unknown {
    const { run, task } = this.#copying ?? {};
    if (!run || !task?.isLong || !this.#progress.ready)
      return html`<p class="state" role="status">${this.#copying ? copyingText() : choiceText(this.#choice)}</p>`;
    return html`<dass-progress
      class="state"
      label=${copyingText()}
      value-text=${msg(str`${formatCount(run.done)} de ${formatCount(run.count)}`, { id: 'dassCopyProgressOf' })}
      .value=${run.done}
      .max=${run.count}
    ></dass-progress>`;
  }

  #renderSource() {
    return html`<dass-select-list
      class="source"
      label=${msg('Copiar de', { id: 'dassCopySource' })}
      .options=${this.#options}
      .value=${this.#choice.source?.key ?? ''}
      .hint=${sourceText(this.#choice)}
      .busy=${this.isBusy}
      .readOnly=${this.#isBlocked}
      @change=${this.#onSource}
      @focusin=${renderList}
    ></dass-select-list>`;
  }

  #renderColumns() {
    const { columns, copiedColumns } = this.#choice;
    return html`<dass-select-list
      class="columns"
      label=${msg('O que copiar', { id: 'dassCopyColumns' })}
      multiple
      max-chips="2"
      .options=${columns}
      field-id="name"
      .value=${copiedColumns.map(({ name }) => name)}
      .readOnly=${this.#isBlocked}
      @change=${this.#onColumns}
    ></dass-select-list>`;
  }

  #renderTargets() {
    const choice = this.#choice;
    const label = msg('Copiar para', { id: 'dassCopyTargets' });
    return html`<div class="targets">
        <h3>${label}</h3>
        <dass-chip
          class="only-targets"
          kind="toggle"
          label=${msg('Só selecionadas', { id: 'dassCopyOnlyTargets' })}
          .selected=${this._shownTargets !== undefined}
          .disabled=${this._shownTargets === undefined && choice.targetCount === 0}
          @dass-press=${this.#onOnlyTargets}
        ></dass-chip>
        ${renderFilterBox({
          typed: this._filter,
          withoutSystemKeyboard: this.#keyboard.isShown,
          after: this.#keyboard.render(),
          onInput: (event) => this.#filter(event),
          onKeydown: (event) => this.#onFilterKeydown(event),
          clear: () => this.#clearFilter(),
        })}
      </div>
      <dass-data-table
        .label=${label}
        .rows=${this._shownTargets ?? choice.candidates}
        row-key="key"
        selection="multiple"
        .selected=${this.#selected}
        .columns=${this.#tableColumns}
        .filter=${this._filter}
        .filterFields=${this.#filterFields}
        .layout=${choice.columns.length > MAX_CARD_COLUMNS ? 'table' : 'auto'}
        .busy=${this.isBusy}
        @dass-select-rows=${this.#onSelectRows}
      ></dass-data-table>`;
  }

  #reset(): void {
    this.#choice = new CopyChoice(new CopyRows([], ''), []);
    this.#isTouched = false;
    this._filter = '';
    this._shownTargets = undefined;
  }

  /** Chooses what the application has set. */
  #applyProperties(): void {
    const choice = this.#choice;
    choice.setSource(this.sourceKey);
    choice.setTargets(this.targetKeys.map(toText));
    choice.setCopied(this.copiedColumns);
    choice.onlyEmpty = this.onlyEmpty;
    this.#selectTargets();
  }

  /** Shows the rows that are still there. */
  #followRows(): void {
    this._shownTargets &&= this.#choice.targets;
    this.#selectTargets();
  }

  /** Selects the targets in the table. The user's own selection is there already. */
  #selectTargets(): void {
    this.#selected = this.#choice.targets.map(({ key }) => key);
  }

  /** The values that are copied; of many columns the first ones. */
  /** Whether the choice cannot be changed: what the user has confirmed is being copied or saved. */
  get #isBlocked(): boolean {
    return this.confirming || this.#copying !== undefined;
  }

  get #canConfirm(): boolean {
    return this.#choice.isComplete && !this.isBusy;
  }

  /** Applies a choice of the user. */
  #change(change: (choice: CopyChoice) => void): void {
    this.#isTouched = true;
    change(this.#choice);
    this.requestUpdate();
  }

  readonly #onSource = (event: Event): void => {
    event.stopPropagation();
    const key = toText((event.target as HTMLElementTagNameMap['dass-select-list']).value);
    this.#change((choice) => choice.setSource(key));
    this._shownTargets &&= this._shownTargets.filter((row) => row !== this.#choice.source);
    this.#selectTargets();
  };

  readonly #onColumns = (event: Event): void => {
    event.stopPropagation();
    const { value } = event.target as HTMLElementTagNameMap['dass-select-list'];
    const names = Array.isArray(value) ? value.map(toText) : [];
    this.#change((choice) => choice.setCopied(names));
  };

  readonly #onOnlyEmpty = (event: Event): void => {
    event.stopPropagation();
    const { checked } = event.target as HTMLElementTagNameMap['dass-switch'];
    this.#change((choice) => (choice.onlyEmpty = checked));
  };

  readonly #onSelectRows = ({ detail }: CustomEvent<DassDataTableSelectRowsDetail>): void => {
    this.#change((choice) => choice.setTargets(detail.keys));
  };

  readonly #onOnlyTargets = (): void => {
    this._shownTargets = this._shownTargets ? undefined : this.#choice.targets;
  };

  #filter(event: Event): void {
    event.stopPropagation();
    this._filter = (event.target as HTMLInputElement).value;
  }

  #clearFilter(): void {
    this._filter = '';
    this.renderRoot.querySelector<HTMLElement>('.filter > input')?.focus();
  }

  #onFilterKeydown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'Escape' && this._filter) this._filter = '';
    else if (event.key === 'ArrowDown') this.renderRoot.querySelector('dass-data-table')?.focus();
    else return;
    event.preventDefault();
  }

  readonly #confirm = (): void => {
    // Renders pending changes, so that what the user confirms is what the preview shows.
    if (this.isUpdatePending) this.performUpdate();
    const run = this.#canConfirm && !this.#isBlocked ? this.#choice.copy() : undefined;
    if (!run) return;
    const task = new SlicedTask(run, {
      onProgress: () => this.requestUpdate(),
      onDone: () => this.#confirmResult(run.result),
    });
    if (!task.start()) return;
    this.#copying = { run, task };
    this.#progress.loadOnce();
    this.requestUpdate();
  };

  #confirmResult(result: CopyResult): void {
    this.#endCopying();
    this.requestClose('confirm', { value: result }, () => this.emit('dass-confirm', result, { cancelable: true }));
  }

  #endCopying(): void {
    if (!this.#copying) return;
    this.#copying.task.stop();
    this.#copying = undefined;
    this.requestUpdate();
  }

  /** Stops copying: nothing is copied. @returns whether it was running */
  #stopCopying(): boolean {
    if (!this.#copying) return false;
    this.#endCopying();
    announce(msg('Cópia interrompida', { id: 'dassCopyStopped' }));
    return true;
  }
}

/** Renders the list that a select list creates at its first focus: the dialog has the same content whenever it renders. */
function renderList(event: Event): void {
  (event.currentTarget as HTMLElementTagNameMap['dass-select-list']).requestUpdate();
}

/** The element with the application's type of a row. */
export type TypedCopyDialog<Row extends object = object> = TypedElement<
  DassCopyDialog,
  {
    rows: readonly Row[];
    columns: NoInfer<readonly CopyColumn<Row>[]>;
    fieldId: NoInfer<FieldName<Row>>;
    fieldLabel: NoInfer<FieldName<Row>>;
  },
  CopyDialogEvents<Row>
>;

declare global {
  interface HTMLElementTagNameMap {
    'dass-copy-dialog': DassCopyDialog;
  }
}

define('dass-copy-dialog', DassCopyDialog);
