import { html, nothing, type PropertyValues } from 'lit';
import { t } from '../../../locales/lists.js';
import { announce } from '../../base/announce.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { Rows } from '../../base/rows/rows.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { debounce } from '../../core/debounce.js';
import type { PasteResult, SkippedValue } from '../../core/paste-list.js';
import { toText } from '../../core/to-text.js';
import '../../controls/button/button.js';
import type { CloseReason, DassDialogCloseDetail, DialogEvents } from '../../controls/dialog/dialog-element.js';
import { circleCheck } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/progress/progress.js';
import '../../controls/tabs/tabs.js';
import '../../fields/select-list/select-list.js';
import '../../fields/text-input/text-input.js';
import { CopyUnmatched } from './copy-unmatched.js';
import { knownFields, type KnownField, type PasteField } from './paste-fields.js';
import { pasteListDialogStyles } from './paste-list-dialog.styles.js';
import { PasteListProperties } from './paste-list-properties.js';
import { PasteWork } from './paste-work.js';
import { renderColumns } from './render-columns.js';
import { renderProgress, renderTextActions } from './render-parts.js';
import { LONGEST_IN_FIELD, renderLargeText } from './large-text.js';
import { aboutText, countText, GROUPS, reasonText, type Group } from './value-texts.js';
import { fillValueRow, makeValueRow, tellCutValue, type ValueRow } from './value-row.js';

export type { PasteField, PasteResult, SkippedValue };

/** What is pasted: the items that are found, and the values that are skipped, each with its reason. */
export type DassPasteListDialogConfirmDetail = PasteResult;

/** A person has closed the dialog. */
export interface DassPasteListDialogCloseDetail extends DassDialogCloseDetail {
  /** What was confirmed before; null when nothing was. */
  readonly value: PasteResult | null;
}

export interface PasteListDialogEvents extends DialogEvents {
  'dass-confirm': DassPasteListDialogConfirmDetail;
  'dass-close': DassPasteListDialogCloseDetail;
}

/** How many lines the field has (PA-03). */
const ROWS = 15;
/** A pause in typing after which the result is said. In milliseconds. */
const ANNOUNCE_AFTER = 500;

/**
 * Finds items by a list of values that a person pastes or types (PA-01 to PA-03): a list, one value on a line or
 * separated by semicolons, or a table from a spreadsheet, of which one column is chosen. Case, accents and special
 * characters do not count. While a person pastes or types it shows what is found, what is not, and what is skipped and
 * why; a long text is matched in slices, and can be stopped.
 *
 * Confirming fires `dass-confirm`. Where values were skipped the dialog then shows them once more, until a person closes
 * it; else it closes. `text` is like the value of a field: it follows what a person writes, and is empty after confirming.
 * `pasteList()` asks for a list in a line of code.
 * @summary Finds items by a pasted list of values, and shows what is not found.
 * @fires {CustomEvent<DassPasteListDialogConfirmDetail>} dass-confirm - A person takes what is found; prevent it and the dialog stays as it is.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - A person asks it to close; prevent it and it stays open.
 * @fires {CustomEvent<DassPasteListDialogCloseDetail>} dass-close - A person has closed it; `value` is what was confirmed before.
 * @csspart dialog - The native dialog.
 * @csspart header - The row of the heading.
 * @csspart body - What scrolls.
 * @csspart footer - The row of the actions.
 */
export class DassPasteListDialog extends PasteListProperties<PasteListDialogEvents> {
  static override styles = [...(PasteListProperties.styles as []), rowsStyles, pasteListDialogStyles];

  /** The group that a person looks at. */
  @state()
  private _group: Group = 'found';

  /** Of a table, the column that a person has chosen. */
  @state()
  private _column = -1;

  /** What was confirmed, while the values that were skipped are shown. */
  @state()
  private _confirmed: PasteResult | undefined;

  @state()
  private _cannotRead = false;

  #known: readonly KnownField[] = [];
  readonly #announce = debounce(() => this.open && this.#say(), ANNOUNCE_AFTER);
  readonly #work = new PasteWork(this, () => this.#announce());

  readonly #copyButton = new CopyUnmatched(
    this,
    () => this._confirmed?.skipped ?? this.#work.run?.match.skipped() ?? [],
  );

  constructor() {
    super();
    new Rows<ValueRow>(this, {
      scroller: () => this.renderRoot.querySelector<HTMLElement>('.rows'),
      count: () => this.#count,
      idPrefix: 'value-',
      make: makeValueRow,
      fill: (row, index) => this.#fill(row, index),
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#announce.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#known = knownFields(this.localName, this.fields);
    if (changed.has('open') && this.open) {
      this._confirmed = undefined;
      this._group = 'found';
      this._cannotRead = false;
    }
    if (changed.has('text')) this.#copyButton.forget();
    // Another text, another table.
    if (changed.has('text') && !this.#isSameTable()) this._column = -1;
    this.#match();
  }

  protected override headingText(): string {
    return this.heading || t('dassPasteHeading');
  }

  protected override dialogWidth(): string {
    return this._confirmed ? 'm' : '920px';
  }

  protected override requestClose(reason: CloseReason, detail?: object, act?: () => boolean): boolean {
    return super.requestClose(reason, { value: this._confirmed ?? null, ...detail }, act);
  }

  protected override initialFocus(): HTMLElement | undefined {
    return (
      this.renderRoot.querySelector<HTMLElement>(this.#field ? 'dass-text-input' : 'dass-select-list') ?? undefined
    );
  }

  protected override renderBody(): unknown {
    const confirmed = this._confirmed;
    if (confirmed)
      return html`<p class="added" tabindex="-1">
          ${renderIcon(circleCheck)}${t('dassPasteAdded', { count: confirmed.items.length })}
        </p>
        <p class="left-out">${t('dassPasteLeftOut', { count: confirmed.skipped.length })}</p>
        <div class="results">${this.#renderValues(t('dassPasteLeftOut', { count: confirmed.skipped.length }))}</div>`;
    const { run } = this.#work;
    const table = this.text && run?.split.share === 1 ? run.split.table : undefined;
    return html`<div class="panes">
      <div class="given" @paste=${this.#onInsert} @drop=${this.#onInsert}>
        ${this.#known.length > 1 ? this.#renderFields() : nothing}
        ${this.text.length > LONGEST_IN_FIELD ? renderLargeText(this.text, this.#textLabel) : this.#renderField()}
        ${renderTextActions({
          text: this.text,
          cannotRead: this._cannotRead,
          read: () => void this.#read(),
          clear: () => void this.#clear(),
        })}
        ${table && run ? renderColumns(table, run.column, (column) => (this._column = column)) : nothing}
      </div>
      ${this.#renderResults()}
    </div>`;
  }

  protected override renderFooter(): unknown {
    if (this._confirmed)
      return html`<dass-button class="close-result" appearance="solid" @click=${() => this.requestClose('confirm')}
        >${t('dassPasteClose')}</dass-button
      >`;
    const { isDone, run } = this.#work;
    const count = this.text && isDone && run ? run.match.count : 0;
    return html`<dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${t('dassPasteCancel')}</dass-button
      ><dass-button class="confirm" appearance="solid" ?disabled=${count === 0} @click=${this.#confirm}
        >${count ? t('dassPasteAddCount', { count }) : t('dassPasteAdd')}</dass-button
      >`;
  }

  #renderFields() {
    return html`<dass-select-list
      label=${t('dassPasteField')}
      without-filter
      .options=${this.#known}
      .value=${this.#field}
      @change=${(event: Event) => {
        event.stopPropagation();
        this.field = toText((event.target as HTMLElementTagNameMap['dass-select-list']).value);
      }}
    ></dass-select-list>`;
  }

  #renderField() {
    return html`<dass-text-input
      multiline
      rows=${ROWS}
      max-rows=${ROWS}
      spellcheck="false"
      autocapitalize="off"
      label=${this.#textLabel}
      hint=${t('dassPasteHint')}
      .value=${this.text}
      @input=${this.#onInput}
      @change=${(event: Event) => event.stopPropagation()}
      @dass-confirm=${this.#confirm}
    ></dass-text-input>`;
  }

  #renderResults() {
    const group = this._group;
    const tabs = GROUPS.map((id) => ({ id, label: this.#countText(id) }));
    return html`<dass-tabs
      label=${t('dassPasteResults')}
      .tabs=${tabs}
      .value=${group}
      @dass-tab-change=${(event: CustomEvent<{ value: string }>) => (this._group = event.detail.value as Group)}
    >
      <div class="results" slot=${group}>
        ${this.text ? renderProgress(this.#work, () => this.#stopOrGoOn()) : nothing}${this.#renderValues(this.#countText(group))}
      </div>
    </dass-tabs>`;
  }

  #renderValues(label: string) {
    const count = this.#count;
    const canCopy = this.#unmatchedCount > 0 && (this._confirmed !== undefined || this._group === 'unmatched');
    return html`<div
        class="rows"
        role="list"
        tabindex=${count ? 0 : nothing}
        aria-label=${label}
        aria-busy=${this.#work.isRunning ? 'true' : nothing}
        ?hidden=${count === 0}
        @pointerover=${tellCutValue}
      ></div>
      ${count ? nothing : html`<p class="empty">${this.#emptyText}</p>`}
      ${canCopy ? this.#copyButton.render() : nothing}`;
  }

  /** The field that is matched; '' while none of several is chosen. */
  get #field(): string {
    const [first] = this.#known;
    if (this.#known.length === 1 && first) return first.id;
    return this.#known.find(({ id }) => id === this.field)?.id ?? '';
  }

  get #textLabel(): string {
    const field = this.#known.find(({ id }) => id === this.#field)?.label;
    return field ? t('dassPasteTextOf', { field }) : t('dassPasteText');
  }

  /** How many values are listed. */
  get #count(): number {
    if (this._confirmed) return this._confirmed.skipped.length;
    return this.text ? (this.#work.run?.match.groups[this._group].length ?? 0) : 0;
  }

  get #unmatchedCount(): number {
    const { _confirmed: confirmed } = this;
    if (confirmed) return confirmed.skipped.filter(({ reason }) => reason === 'unmatched').length;
    return this.text ? (this.#work.run?.match.groups.unmatched.length ?? 0) : 0;
  }

  get #emptyText(): string {
    const { run, isDone } = this.#work;
    if (this.#known.length === 0) return t('dassPasteNoFields');
    if (this.text && !this.#field) return t('dassPasteFieldMissing');
    if (!this.text || (isDone && run?.match.texts.length === 0)) return t('dassPasteEmpty');
    if (this._group === 'found') return t('dassPasteEmptyFound');
    return this._group === 'unmatched' ? t('dassPasteEmptyUnmatched') : t('dassPasteEmptySkipped');
  }

  #countText(group: Group): string {
    const groups = this.text ? this.#work.run?.match.groups : undefined;
    return countText(group, groups?.[group].length ?? 0);
  }

  /** What is to be matched now. */
  #match(): void {
    const field = this.#field;
    if (!this.open || this._confirmed || !field) return this.#work.take(undefined);
    const { items, text, fieldId, fieldDisabled, fieldDisabledMessage, selected, duplicates } = this;
    const column = this._column;
    this.#work.take({
      ...{ items, field, text, column },
      ...{ fieldId, fieldDisabled, fieldDisabledMessage, selected, duplicates },
    });
  }

  /** Whether the text was only written on: the table before it has as many columns. */
  #isSameTable(): boolean {
    const { run } = this.#work;
    return run !== undefined && this._column >= 0 && (run.split.table?.columns ?? 0) > this._column && this.text !== '';
  }

  #fill(row: ValueRow, index: number): void {
    const skipped = this._confirmed?.skipped[index];
    if (skipped) return fillValueRow(row, skipped.text, reasonText(skipped));
    const match = this.#work.run?.match;
    const at = match?.groups[this._group][index];
    if (!match || at === undefined) return;
    fillValueRow(row, match.texts[at] as string, aboutText(match, at, this.fieldLabel));
  }

  /** Tells how the text was matched, to those who do not see it. */
  #say(): void {
    if (!this.text || !this.#work.isDone || this._confirmed) return;
    const [found, unmatched, skipped] = GROUPS.map((group) => this.#countText(group)) as [string, string, string];
    announce(t('dassPasteSummary', { found, unmatched, skipped }));
  }

  #write(text: string): void {
    this.text = text;
    this.#announce();
  }

  #onInput(event: Event): void {
    event.stopPropagation();
    this.#write((event.target as HTMLElementTagNameMap['dass-text-input']).value);
  }

  /** A text of megabytes is taken beside the field, and into one that holds such a text already. */
  #onInsert = (event: ClipboardEvent | DragEvent): void => {
    const data = event instanceof ClipboardEvent ? event.clipboardData : event.dataTransfer;
    const inserted = data?.getData('text/plain') ?? '';
    if (inserted === '' || this.text.length + inserted.length <= LONGEST_IN_FIELD) return;
    event.preventDefault();
    event.stopPropagation();
    this.#write(this.text ? `${this.text}\n${inserted}` : inserted);
  };

  async #read(): Promise<void> {
    try {
      const text = await navigator.clipboard.readText();
      this._cannotRead = false;
      if (text) this.#write(this.text ? `${this.text}\n${text}` : text);
    } catch {
      this._cannotRead = true;
    }
  }

  async #clear(): Promise<void> {
    this.#write('');
    await this.updateComplete;
    this.renderRoot.querySelector('dass-text-input')?.focus();
  }

  #stopOrGoOn(): void {
    if (this.#work.isRunning) this.#work.stop();
    else this.#work.resume();
    this.requestUpdate();
  }

  #confirm(event: Event): void {
    event.stopPropagation();
    const { run, isDone } = this.#work;
    if (!run || !isDone || !this.text || run.match.count === 0) return;
    const result = { items: run.match.items(), skipped: run.match.skipped() };
    const tell = (): boolean => {
      const isTaken = this.emit('dass-confirm', result, { cancelable: true });
      if (isTaken) this.text = '';
      return isTaken;
    };
    if (result.skipped.length === 0) this.requestClose('confirm', { value: result }, tell);
    else if (tell()) void this.#showSkipped(result);
  }

  async #showSkipped(result: PasteResult): Promise<void> {
    this._confirmed = result;
    this.#copyButton.forget();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.close-result')?.focus();
    const count = result.items.length;
    announce(`${t('dassPasteAdded', { count })} ${t('dassPasteLeftOut', { count: result.skipped.length })}`);
  }
}

define('dass-paste-list-dialog', DassPasteListDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-paste-list-dialog': DassPasteListDialog;
  }
}
