import { html, nothing, type PropertyValues } from 'lit';
import { resolveText, textOr } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { PageData } from '../../base/data/page-data.js';
import { state } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { warnOnce } from '../../base/warn.js';
import '../../controls/button/button.js';
import type { CloseReason } from '../../controls/dialog/dialog-element.js';
import { toText } from '../../core/text/to-text.js';
import { isReactElement } from '../../core/util/react-element.js';
import { errorText, readField, tryRead } from '../../core/util/read-value.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import { EditDraft } from '../shared/edit-draft-model.js';
import { readRefusal, readSaveAnswer, type Refusal } from '../shared/save-answer-model.js';
import {
  EditDialogProperties,
  type DassLookupEditDialogSaveDetail,
  type LookupEditDialogEvents,
} from './lookup-edit-dialog-properties.js';
import { namedFields, readFieldInto, writeField, type NamedField } from './form-binding.js';
import { formFields, type FormField } from './form-fields-model.js';
import { hasTime } from './field-values-model.js';
import { lookupEditDialogStyles } from './lookup-edit-dialog.styles.js';
import { renderFields } from './render-fields.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { LookupColumn } from '../shared/lookup-column.js';
import { isComposing } from '../../base/focus/is-composing.js';
import type { RenderForm, SaveRow } from './save-row.js';

export type { DassLookupEditDialogSaveDetail } from './lookup-edit-dialog-properties.js';

/** Whether Enter in the target saves. In other controls Enter inserts a line break, opens a list or clicks a button. */
const savesByEnter = (target: EventTarget | undefined): boolean =>
  target instanceof HTMLInputElement && !['combobox', 'button'].includes(target.role ?? '') && target.type !== 'button';

/**
 * A form for one row: a field for each column, or a form of the application. The user edits a copy; the application's
 * row is never changed. While a field is invalid, or the application refuses to save, the dialog stays open and shows
 * why, at the field. It asks before changes are discarded.
 * @summary A dialog in which the user edits a row, or adds one.
 * @slot - A form of the application instead of the fields of `tableColumns`. Fields with a `name`, native ones and those
 *   of the kit, get the values of the row when the dialog opens.
 * @fires {CustomEvent<DassLookupEditDialogSaveDetail<Row>>} dass-save - Fired when the user saves. Without `saveRow` it is
 *   cancelable: when prevented, the dialog stays open, and the application sets `fieldErrors` or `validationMessage`, or
 *   closes it. With `saveRow` it is fired after the row was saved.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassLookupEditDialog extends EditDialogProperties {
  static override styles = [...(EditDialogProperties.styles as []), lookupEditDialogStyles];
  static override readonly pageData = new PageData();

  @state()
  private _refusal: Refusal | undefined;

  /** The running `saveRow`. */
  @state()
  private _saving: AbortController | undefined;

  #draft = new EditDraft({});
  #fields: readonly FormField[] = [];
  /** Fields that show an error of the application. */
  readonly #refused = new Map<NamedField, string>();
  readonly #discardQuestion = new DiscardQuestion(this);

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopSaving();
  }

  protected override headingText(): string {
    if (this.heading) return this.heading;
    return this.#isNew
      ? msg('Incluir registro', { id: 'dassLookupAddHeading' })
      : msg('Editar registro', { id: 'dassLookupEditHeading' });
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('open') && !this.open) this.#stopSaving();
    const isOpened = changed.has('open') && this.open;
    // Another row, while the dialog is open, is another editor. A template is only read at the start of a new row:
    // applications create it at each rendering.
    if (isOpened || (this.open && changed.has('row'))) this.#begin();
    if (isOpened || changed.has('tableColumns')) this.#fields = formFields(this.tableColumns, this.#source);
  }

  protected override updated(changed: PropertyValues): void {
    if (this.open && ['open', 'row', 'tableColumns', 'renderForm'].some((name) => changed.has(name)))
      for (const field of this.#namedFields)
        writeField(field, this.#draft, !changed.has('open') && !changed.has('row'));
    super.updated(changed);
    if (this.open && changed.has('fieldErrors'))
      this.#showErrors(tryRead("'fieldErrors'", () => Object.entries(this.fieldErrors), []));
  }

  protected override renderBody(): unknown {
    const texts = [this.validationMessage, ...(this._refusal?.texts ?? [])].map((text) => resolveText(text));
    const refusal = texts.filter(Boolean).join('\n');
    return html`<div role="alert">${refusal ? html`<p class="refusal">${refusal}</p>` : nothing}</div>
      <div
        class=${this.renderForm || this.#hasOwnForm ? 'form own' : 'form'}
        ?inert=${this._saving !== undefined}
        @input=${this.#onInput}
        @change=${this.#onInput}
        @keydown=${this.#onKeydown}
        @submit=${(event: Event) => event.preventDefault()}
      >
        <slot @slotchange=${this.#onSlotChange}></slot>${this.#hasOwnForm ? nothing : this.#renderForm()}
      </div>`;
  }

  protected override renderFooter(): unknown {
    return html`<dass-button class="cancel" @click=${() => this.#leave('cancel')}
        >${msg('Cancelar', { id: 'dassLookupEditCancel' })}</dass-button
      ><dass-button class="save" appearance="solid" ?busy=${this._saving !== undefined} @click=${this.#save}
        >${msg('Salvar', { id: 'dassLookupEditSave' })}</dass-button
      >`;
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose()) super.userClose(reason);
    else this.#leave(reason);
  }

  get #isNew(): boolean {
    return this.row === undefined;
  }

  get #source(): object {
    return this.row ?? this.template;
  }

  /** Whether the application has a form in the slot. */
  get #hasOwnForm(): boolean {
    return [...this.children].some(({ slot }) => slot === '');
  }

  get #namedFields(): readonly NamedField[] {
    const form = this.renderRoot.querySelector('.form');
    const slot = form?.querySelector('slot');
    if (this.#hasOwnForm) return namedFields(slot?.assignedElements({ flatten: true }) ?? []);
    return namedFields(form ? [...form.children] : []);
  }

  #begin(): void {
    this.#stopSaving();
    this.#draft = new EditDraft(this.#source);
    this.#refused.clear();
    this._refusal = undefined;
  }

  #renderForm(): unknown {
    const { renderForm } = this;
    if (!renderForm) return renderFields(this.#fields, (name) => hasTime(this.#draft.original(name)));
    try {
      const form = renderForm({
        row: this.#draft.result(),
        isNew: this.#isNew,
        set: (name, value) => this.#draft.set(name, value),
      });
      if (!isReactElement(form)) return form;
      warnOnce(
        this.localName,
        "'renderForm' returned a React element, which the dialog cannot show. In React, put the form into the dialog.",
      );
      return nothing;
    } catch (error) {
      warnOnce(this.localName, `'renderForm' has failed: ${errorText(error)}`);
      return renderFields(this.#fields, () => false);
    }
  }

  #onSlotChange = (): void => {
    if (!this.#hasOwnForm) return;
    for (const field of this.#namedFields) writeField(field, this.#draft, true);
    this.requestUpdate();
  };

  #onInput = (event: Event): void => {
    // Events of the element's own fields stay inside; those of an application's form belong to the application.
    if (!this.#hasOwnForm && !this.renderForm) event.stopPropagation();
    const field = event.composedPath().find((node) => this.#namedFields.includes(node as NamedField));
    if (!field) return;
    const named = field as NamedField;
    readFieldInto(this.#draft, named);
    if (this.#refused.delete(named)) named.setCustomValidity('');
  };

  #onKeydown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.defaultPrevented || isComposing(event) || event.repeat) return;
    if (!event.ctrlKey && !event.metaKey && !savesByEnter(event.composedPath()[0])) return;
    event.preventDefault();
    // A field commits its text at Enter, after this event.
    queueMicrotask(this.#save);
  };

  readonly #save = (): void => {
    if (this._saving) return;
    for (const field of this.#namedFields) readFieldInto(this.#draft, field);
    const invalid = this.#namedFields.filter((field) => field.willValidate && !field.checkValidity());
    if (invalid.length > 0) return showInvalid(invalid);
    const row = this.#draft.result();
    if (this.saveRow) void this.#runSaveRow(this.saveRow, row);
    else this.requestClose('confirm', {}, () => this.emit('dass-save', this.#detail(row), { cancelable: true }));
  };

  async #runSaveRow(saveRow: NonNullable<typeof this.saveRow>, row: object): Promise<void> {
    const controller = (this._saving = new AbortController());
    this._refusal = undefined;
    const { signal } = controller;
    // The fields are inert meanwhile.
    this.renderRoot.querySelector<HTMLElement>('.save')?.focus();
    const result = await Promise.resolve()
      .then(() => saveRow({ row, original: this.row, isNew: this.#isNew, signal }))
      .then(readSaveAnswer, (error: unknown) => ({ refusal: readRefusal(error) }));
    if (controller !== this._saving) return;
    this._saving = undefined;
    if ('refusal' in result) {
      this._refusal = result.refusal;
      await this.updateComplete;
      const unknown = this.#showErrors(result.refusal.fieldErrors.map(({ field, text }) => [field, text]));
      if (unknown.length > 0) this._refusal = { ...result.refusal, texts: [...result.refusal.texts, ...unknown] };
      return;
    }
    const detail = this.#detail(result.row ?? row);
    this.requestClose('confirm', {}, () => {
      this.emit('dass-save', detail);
      return true;
    });
  }

  #detail(row: object): DassLookupEditDialogSaveDetail {
    return { row, original: this.row, isNew: this.#isNew };
  }

  /** Shows errors at their fields. @returns the texts of those whose field is not in the form */
  #showErrors(errors: readonly (readonly [name: string, text: unknown])[]): readonly string[] {
    const fields = this.#namedFields;
    const unknown: string[] = [];
    for (const [name, given] of errors) {
      const text = resolveText(toText(given));
      const field = fields.find((one) => one.name === name || one.name.toLowerCase() === name.toLowerCase());
      if (field && text) {
        field.setCustomValidity(text);
        this.#refused.set(field, text);
      } else if (text) unknown.push(name ? `${this.#labelOf(name)}: ${text}` : text);
    }
    showInvalid(fields.filter((field) => this.#refused.has(field)));
    return unknown;
  }

  #labelOf(name: string): string {
    const column = this.tableColumns.find((one) => readField(one, 'field') === name || readField(one, 'name') === name);
    return textOr(toText(readField(column, 'label')), name);
  }

  #leave(reason: CloseReason): void {
    if (!this.#draft.isChanged && !this._saving) this.requestClose(reason);
    else
      this.#discardQuestion.ask(
        msg('O que foi alterado neste registro não foi salvo.', { id: 'dassLookupEditChanges' }),
        () => this.requestClose(reason),
      );
  }

  #stopSaving(): void {
    this._saving?.abort();
    this._saving = undefined;
  }
}

/** Shows the messages of these fields; the first one gets the focus. */
function showInvalid(fields: readonly NamedField[]): void {
  for (const field of [...fields].reverse()) field.reportValidity();
}

/** The element with the application's type of a row. */
export type TypedLookupEditDialog<Row extends object = object> = TypedElement<
  DassLookupEditDialog,
  {
    tableColumns: NoInfer<readonly LookupColumn<Row>[]>;
    row?: Row;
    template: NoInfer<{ readonly [Field in keyof Row]?: unknown }>;
    saveRow?: NoInfer<SaveRow<Row>>;
    renderForm?: NoInfer<RenderForm<Row>>;
  },
  LookupEditDialogEvents<Row>
>;

define('dass-lookup-edit-dialog', DassLookupEditDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-lookup-edit-dialog': DassLookupEditDialog;
  }
}
