import { html, nothing, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { rowsStyles } from '../../base/rows/rows.styles.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { debounce } from '../../core/util/debounce.js';
import type { PasteResult } from '../../core/paste-list/paste-list.js';
import type { SkippedValue } from '../../core/paste-list/paste-list-match.js';
import type { PastedRow } from '../../core/paste-list/paste-list-rows.js';
import { toText } from '../../core/text/to-text.js';
import '../../controls/button/button.js';
import type { CloseReason, DassDialogCloseDetail, DialogEvents } from '../../controls/dialog/dialog-element.js';
import '../../controls/tabs/tabs.js';
import '../../fields/select-list/select-list.js';
import '../../fields/text-input/text-input.js';
import { excessText } from '../pick-list/pick-texts.js';
import { Corrections } from './corrections.js';
import { CopyUnmatched } from './copy-unmatched.js';
import { firstLine, PasteInput } from './paste-input.js';
import { knownFields, type KnownField, type PasteField } from './paste-fields.js';
import { pasteListDialogStyles } from './paste-list-dialog.styles.js';
import { PasteListProperties } from './paste-list-properties.js';
import { MatchTask } from './match-task.js';
import { pasteLeftOutText, renderAdded, renderCorrections, renderProgress } from './render-paste-list.js';
import {
  groupText,
  visibleAt,
  visibleCount,
  summaryText,
  unmatchedCount,
  type VisibleValues,
} from './visible-values.js';
import type * as ShapeChoice from './shape-choice.js';
import { ValueList } from './value-list.js';
import { emptyGroupText, GROUPS, type Group, type ValueChanges } from './value-texts.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { FieldName } from '../../core/util/field-name.js';

export type { PastedRow, PasteField, PasteResult, SkippedValue };

/**
 * The detail of `dass-confirm`: the matched items, each with its pasted row, and the skipped values with their reasons.
 */
export type DassPasteListDialogConfirmDetail<Item = unknown> = PasteResult<Item>;

/** The detail of `dass-close`. */
export interface DassPasteListDialogCloseDetail<Item = unknown> extends DassDialogCloseDetail {
  /** The result that the user confirmed. Null when the user confirmed nothing. */
  readonly value: PasteResult<Item> | null;
}

/** Number of items that can be added, and the maximum number of selected ones. */
export interface AddLimit {
  readonly room: number;
  readonly max: number;
}

export interface PasteListDialogEvents<Item = unknown> extends DialogEvents {
  'dass-confirm': DassPasteListDialogConfirmDetail<Item>;
  'dass-close': DassPasteListDialogCloseDetail<Item>;
}

/** The result is announced after a pause in typing. */
const ANNOUNCE_DELAY_MS = 500;

/**
 * Finds items by a list of values that the user pastes or types. The text is a list, with one value on a line or
 * separated by semicolons, or a table from a spreadsheet, of which one column is selected. Case, accents and special
 * characters are ignored.
 *
 * The dialog shows which values match, which do not, and which are skipped and why. A long text is matched in slices,
 * and the user can stop this. For a value with one typing error the dialog suggests the item; the user accepts one or
 * all suggestions, and can undo that. The heading row of a spreadsheet is skipped, unless the user marks it as data. A
 * single row is read as a table when exactly one of its cells matches an item and no other looks like a code, otherwise
 * as a list.
 *
 * Confirming fires `dass-confirm` and closes the dialog. When values were skipped, the dialog shows them first, until
 * the user closes it. `pasteList()` opens a dialog and returns a promise.
 * @summary Finds items by a pasted list of values, and shows what does not match.
 * @fires {CustomEvent<DassPasteListDialogConfirmDetail<Item>>} dass-confirm - Fired when the user confirms the matched items.
 *   Cancelable: when prevented, the dialog stays as it is.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassPasteListDialogCloseDetail<Item>>} dass-close - Fired once when a user action has closed the
 *   dialog. `value` is the confirmed result.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassPasteListDialog extends PasteListProperties<PasteListDialogEvents> {
  static override styles = [...(PasteListProperties.styles as []), rowsStyles, ...pasteListDialogStyles];
  static override readonly pageData = new PageData('items');

  /** The group of values that is shown. */
  @state()
  private _group: Group = 'found';

  /** The column that the user has selected; -1 for the detected one. */
  @state()
  private _column = -1;

  /** The confirmed result, while the skipped values are shown. */
  @state()
  private _confirmed: PasteResult | undefined;

  /** Whether the first row is a heading, by the choice of the user; undefined for the detected answer. */
  @state()
  private _heading: boolean | undefined;

  /** The number of confirmed items that were added, where that is not all of them. @internal */
  added: number | undefined;

  /** Number of items that can be added, and the maximum. Undefined: no maximum. @internal */
  limit: AddLimit | undefined;

  #known: readonly KnownField[] = [];
  /** The names of the fields. The same array while they do not change. */
  #headings: readonly string[] = [];
  readonly #announceSoon = debounce(() => this.open && this.#announceResult(), ANNOUNCE_DELAY_MS);
  readonly #task = new MatchTask(this, () => this.#announceSoon());
  readonly #corrections = new Corrections(this);
  /** Lazy: few texts take so long that progress is shown. */
  readonly #progress = new LazyImport(this, () => import('../../controls/progress/progress.js'), { silent: true });

  #shapeChoice: typeof ShapeChoice | undefined;
  readonly #shape = new LazyImport(this, async () => {
    this.#shapeChoice = await import('./shape-choice.js');
    adoptStyles(this.renderRoot, this.#shapeChoice.shapeChoiceStyles);
  });

  readonly #input = new PasteInput({
    host: this,
    setText: (text) => this.#setText(text),
    confirm: (event) => this.#confirm(event),
  });

  readonly #copyButton = new CopyUnmatched(
    this,
    () => this._confirmed?.skipped ?? this.#task.run?.match.skipped() ?? [],
  );

  readonly #values = new ValueList(this, {
    count: () => visibleCount(this.#visible),
    at: (index) => visibleAt(this.#visible, index, this.fieldLabel, this.#changes),
    onEmptied: () => this.renderRoot.querySelector('dass-tabs')?.focus(),
  });

  readonly #changes: ValueChanges = {
    accept: (text, value) => this.#corrections.accept(text, value),
    discard: (text) => this.#corrections.discard(text),
    useHeading: () => (this._heading = false),
  };

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#announceSoon.cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#updateFields();
    if (changed.has('open') && this.open) {
      this._confirmed = this.added = undefined;
      this._group = 'found';
      this.#input.reset();
    }
    if (changed.has('text')) this.#copyButton.reset();
    if (changed.has('field') || (changed.has('text') && !this.text)) this.#corrections.discardAll();
    // The choices of the user apply to the table and the first row that they saw.
    if (changed.has('text') && !this.#isSameTable()) this._column = -1;
    if (changed.has('text') && firstLine(changed.get('text') ?? '') !== firstLine(this.text)) this._heading = undefined;
    this.#updateTask();
    if (this.#task.isLong) this.#progress.loadOnce();
    this.#corrections.search(this.#task.isDone && !this._confirmed ? this.#task.run?.match : undefined);
  }

  protected override headingText(): string {
    return this.heading || msg('Colar lista', { id: 'dassPasteHeading' });
  }

  protected override dialogWidth(): string {
    return this._confirmed ? 'm' : '920px';
  }

  protected override requestClose(reason: CloseReason, detail?: object, act?: () => boolean): boolean {
    return super.requestClose(reason, { value: this._confirmed ?? null, ...detail }, act);
  }

  protected override initialFocus(): HTMLElement | undefined {
    const selector = this.#field ? 'dass-text-input' : 'dass-select-list';
    return this.renderRoot.querySelector<HTMLElement>(selector) ?? undefined;
  }

  protected override renderBody(): unknown {
    const confirmed = this._confirmed;
    if (confirmed)
      return renderAdded(
        [pasteAddedText(this.#addedCount(confirmed)), this.#excessOf(confirmed.items.length, excessText)],
        confirmed.skipped.length,
        (label) => this.#renderValues(label),
      );
    return html`<div class="panes">
      <div class="input-pane" @paste=${this.#input.onInsert} @drop=${this.#input.onInsert}>
        ${this.#known.length > 1 ? this.#renderFields() : nothing} ${this.#input.render(this.#textLabel)}
        ${this.#renderShape()}
      </div>
      ${this.#renderResults()}
    </div>`;
  }

  protected override renderFooter(): unknown {
    if (this._confirmed)
      return html`<dass-button class="close-result" appearance="solid" @click=${() => this.requestClose('confirm')}
        >${msg('Fechar', { id: 'dassPasteClose' })}</dass-button
      >`;
    const { isDone, run } = this.#task;
    const found = this.text && isDone && run ? run.match.count : 0;
    const count = Math.min(found, this.limit?.room ?? found);
    return html`<p class="excess" role="status">${this.#excessOf(found, pasteExcessText)}</p>
      <dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${msg('Cancelar', { id: 'dassPasteCancel' })}</dass-button
      ><dass-button class="confirm" appearance="solid" ?disabled=${count === 0} @click=${this.#confirm}
        >${count ? pasteAddCountText(count) : msg('Adicionar', { id: 'dassPasteAdd' })}</dass-button
      >`;
  }

  #renderFields() {
    return html`<dass-select-list
      label=${msg('Pesquisar por', { id: 'dassPasteField' })}
      without-filter
      .options=${this.#known}
      .value=${this.#field}
      @change=${(event: Event) => {
        event.stopPropagation();
        this.field = toText((event.target as HTMLElementTagNameMap['dass-select-list']).value);
      }}
    ></dass-select-list>`;
  }

  /** Tables, and lists with a heading, have choices. */
  #renderShape() {
    const { run, isDone } = this.#task;
    const hasShape = run?.table !== undefined || run?.hasHeading === true || this._heading !== undefined;
    if (!this.text || !isDone || !run || !hasShape) return nothing;
    this.#shape.loadOnce();
    return this.#shapeChoice?.renderShape(run, {
      column: (column) => (this._column = column),
      heading: (hasHeading) => (this._heading = hasHeading),
    });
  }

  #renderResults() {
    const group = this._group;
    const tabs = GROUPS.map((id) => ({ id, label: groupText(this.#visible.run, id) }));
    return html`<dass-tabs
      label=${msg('Resultado', { id: 'dassPasteResults' })}
      .tabs=${tabs}
      .value=${group}
      @dass-tab-change=${(event: CustomEvent<{ value: string }>) => this.#showGroup(event.detail.value as Group)}
    >
      <div class="results" slot=${group}>
        ${this.text ? renderProgress(this.#task, () => this.#toggleTask()) : nothing}${this.#renderValues(groupText(this.#visible.run, group))}
      </div>
    </dass-tabs>`;
  }

  #renderValues(label: string) {
    const canCopy = unmatchedCount(this.#visible) > 0 && (this._confirmed !== undefined || this._group === 'unmatched');
    return html`${this.#values.render(label, this.#task.isRunning)}
      ${visibleCount(this.#visible) ? nothing : html`<p class="empty">${this.#emptyText}</p>`}
      <div class="actions">
        ${this._confirmed || !this.text ? nothing : renderCorrections(this._group, this.#corrections, () => this.#values.focus())}
        ${canCopy ? this.#copyButton.render() : nothing}
      </div>`;
  }

  #showGroup(group: Group): void {
    this._group = group;
    this.#values.reset();
  }

  /** The field that is matched; '' while none of several is selected. */
  get #field(): string {
    const [first] = this.#known;
    if (this.#known.length === 1 && first) return first.id;
    return this.#known.find(({ id }) => id === this.field)?.id ?? '';
  }

  get #textLabel(): string {
    const field = this.#known.find(({ id }) => id === this.#field)?.label;
    return field ? msg(str`Valores de ${field}`, { id: 'dassPasteTextOf' }) : msg('Valores', { id: 'dassPasteText' });
  }

  get #visible(): VisibleValues {
    return { confirmed: this._confirmed, run: this.text ? this.#task.run : undefined, group: this._group };
  }

  get #emptyText(): string {
    const { run, isDone } = this.#task;
    if (this.#known.length === 0) return msg('Não há campo por que pesquisar.', { id: 'dassPasteNoFields' });
    if (this.text && !this.#field) return msg('Escolha por qual campo pesquisar.', { id: 'dassPasteFieldMissing' });
    if (!this.text || (isDone && run?.match.texts.length === 0))
      return msg('O que for encontrado aparece aqui enquanto você cola ou digita.', { id: 'dassPasteEmpty' });
    return emptyGroupText(this._group);
  }

  #updateFields(): void {
    this.#known = knownFields(this.localName, this.fields);
    const headings = this.#known.flatMap(({ id, label }) => [id, label]);
    if (headings.join('\n') !== this.#headings.join('\n')) this.#headings = headings;
  }

  /** Matches the text with the current choices. */
  #updateTask(): void {
    const field = this.#field;
    if (!this.open || this._confirmed || !field) return this.#task.update(undefined);
    const { items, text, fieldId, fieldDisabled, fieldDisabledMessage, selected, duplicates } = this;
    this.#task.update({
      ...{ items, field, text, column: this._column, heading: this._heading, headings: this.#headings },
      ...{
        fieldId,
        fieldDisabled,
        fieldDisabledMessage,
        selected,
        duplicates,
        corrections: this.#corrections.accepted,
      },
    });
  }

  /** Whether the text is still a table with the selected column. */
  #isSameTable(): boolean {
    const { run } = this.#task;
    return run !== undefined && this._column >= 0 && (run.table?.columns ?? 0) > this._column && this.text !== '';
  }

  #announceResult(): void {
    const { run } = this.#task;
    if (run && this.text && this.#task.isDone && !this._confirmed) announce(summaryText(run));
  }

  #setText(text: string): void {
    this.text = text;
    this.#announceSoon();
  }

  #toggleTask(): void {
    if (this.#task.isRunning) this.#task.stop();
    else this.#task.resume();
    this.requestUpdate();
  }

  #confirm(event: Event): void {
    event.stopPropagation();
    const { run, isDone } = this.#task;
    if (!run || !isDone || !this.text || run.match.count === 0 || this.limit?.room === 0) return;
    const result = run.result();
    const dispatch = (): boolean => {
      const isAccepted = this.emit('dass-confirm', result, { cancelable: true });
      if (isAccepted) this.text = '';
      return isAccepted;
    };
    // A skipped heading is not worth a message.
    const isWhole = result.skipped.every(({ reason }) => reason === 'heading');
    if (isWhole) this.requestClose('confirm', { value: result }, dispatch);
    else if (dispatch() && this.open && this.isConnected) void this.#showSkipped(result);
  }

  /** The text for the items that exceed the maximum; empty for none. */
  #excessOf(count: number, text: (count: number, max: number) => string): string {
    const { room, max } = this.limit ?? { room: count, max: 0 };
    return count > room ? text(count - room, max) : '';
  }

  #addedCount({ items }: PasteResult): number {
    return this.added ?? items.length;
  }

  async #showSkipped(result: PasteResult): Promise<void> {
    this._confirmed = result;
    this.#copyButton.reset();
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('.close-result')?.focus();
    const count = this.#addedCount(result);
    const texts = [
      pasteAddedText(count),
      this.#excessOf(result.items.length, excessText),
      pasteLeftOutText(result.skipped.length),
    ];
    announce(texts.filter(Boolean).join(' '));
  }
}

/** The element with the application's type of an item. */
export type TypedPasteListDialog<Item = unknown> = TypedElement<
  DassPasteListDialog,
  {
    items: readonly Item[];
    fields: NoInfer<readonly (PasteField<Item> | FieldName<Item>)[]>;
    selected: readonly (Item | string | number | bigint)[];
    field: NoInfer<FieldName<Item>>;
    fieldId: NoInfer<FieldName<Item>>;
    fieldLabel: NoInfer<FieldName<Item>>;
    fieldDisabled: NoInfer<FieldName<Item>>;
    fieldDisabledMessage: NoInfer<FieldName<Item>>;
  },
  PasteListDialogEvents<Item>
>;

declare global {
  interface HTMLElementTagNameMap {
    'dass-paste-list-dialog': DassPasteListDialog;
  }
}

const pasteAddCountText = (count: number): string =>
  plural(count, {
    one: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPasteAddCountOne' }),
    many: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPasteAddCountMany' }),
    other: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPasteAddCountOther' }),
  });

const pasteExcessText = (count: number, max: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} não cabe (limite ${formatCount(max)})`, { id: 'dassPasteExcessOne' }),
    many: msg(str`${formatCount(count)} de itens não cabem (limite ${formatCount(max)})`, {
      id: 'dassPasteExcessMany',
    }),
    other: msg(str`${formatCount(count)} não cabem (limite ${formatCount(max)})`, { id: 'dassPasteExcessOther' }),
  });

const pasteAddedText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} item adicionado.`, { id: 'dassPasteAddedOne' }),
    many: msg(str`${formatCount(count)} de itens adicionados.`, { id: 'dassPasteAddedMany' }),
    other: msg(str`${formatCount(count)} itens adicionados.`, { id: 'dassPasteAddedOther' }),
  });

define('dass-paste-list-dialog', DassPasteListDialog);
