import { html, nothing, type PropertyValues } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { resolveText } from '../../../locales/index.js';
import { formatCount, msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { descendantsRendered } from '../../base/focus/focusable.js';
import { define } from '../../base/registration.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import '../../controls/button/button.js';
import { DialogElement, type CloseReason } from '../../controls/dialog/dialog-element.js';
import { plus, undo } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/progress/progress.js';
import { normalizedLanguage } from '../../core/preferences/language-code.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import { ChecksPopup } from './checks-popup.js';
import { LanguageChoices } from './language-choices.js';
import { languageName } from './language-names.js';
import { renderReference } from './reference-pane.js';
import {
  checkTranslations,
  findWarnings,
  translationProgress,
  type TranslationChecks,
  type TranslationWarning,
} from './translation-checks-model.js';
import { translationDialogStyles } from './translation-dialog.styles.js';
import {
  findLanguage,
  readLanguages,
  type OfferedLanguage,
  type TranslationLanguage,
} from './translation-languages-model.js';
import { TranslationProperties } from './translation-properties.js';
import { renderRow } from './translation-row.js';
import { TranslationRows, type Translation, type TranslationRow } from './translation-rows-model.js';
import { checkLines, emptyLine, warningText, type CheckLine } from './translation-texts.js';
import { trimmedText } from '../../core/text/visible-text.js';

export type { Translation, TranslationLanguage };
export type { DassTranslationDialogCloseDetail, DassTranslationDialogConfirmDetail } from './translation-properties.js';

/**
 * A text in several languages, one row for each language. A row for each language with `open` is added when the dialog
 * opens. The text of one language is shown beside the others as a reference. Each text field has the language of its
 * row, for spell checkers and screen readers, and the direction of its text.
 *
 * The user can confirm when each row has a language of its own and a text. A list shows these checks. It also warns
 * where two languages have the same text, and where placeholders (`{0}`, `%s`, `<b>`) differ from the reference; that
 * does not prevent confirming. Closing and canceling ask before changes are discarded.
 *
 * `translations` is like the value of a form control: when the user confirms, the element fires `dass-confirm` and then
 * replaces it. To save first, prevent `dass-confirm`, set `confirming`, and close the dialog in the end, or set
 * `errorText`. `editTranslations()` does that and returns a promise.
 * @summary A dialog for a text in several languages.
 * @fires {CustomEvent<DassTranslationDialogConfirmDetail>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open and nothing is confirmed.
 * @fires {CustomEvent<DassTranslationDialogCloseDetail>} dass-close - Fired once when a user action has closed the
 *   dialog. `value` is what the user confirmed.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassTranslationDialog extends TranslationProperties {
  static override styles = [...(DialogElement.styles as []), visuallyHiddenStyles, translationDialogStyles];
  static override readonly pageData = new PageData('translations');

  readonly #rows = new TranslationRows();
  readonly #choices = new LanguageChoices();
  readonly #checksPopup = new ChecksPopup(this);
  readonly #discardQuestion = new DiscardQuestion(this);
  #offered: readonly OfferedLanguage[] = [];
  /** The row of the reference. It stays while its text changes. */
  #referenceId = -1;
  #checks: TranslationChecks = checkTranslations([], 0);
  #warnings: readonly TranslationWarning[] = [];
  /** Whether the dialog was opened before its first translations were loaded. */
  #wasWaiting = false;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('languages')) this.#offered = readLanguages(this.languages);
    if (changed.has('open')) {
      this.#rows.reset(this.open ? this.translations : []);
      this.#referenceId = -1;
      this.#checksPopup.close();
    } else if (this.open && changed.has('translations')) this.#rows.replace(this.translations);
    if (!this.open) return;
    if (!this.isBusy && !this.readOnly) this.#rows.addOpenLanguages(this.#offered);
    const { rows } = this.#rows;
    // While the user types the first text, it is no reference yet: the reference would repeat it.
    const isTyping = changed.size === 0 && this.#referenceId < 0;
    if ((!this.#reference && !isTyping) || changed.has('referenceLanguage')) this.#findReference();
    this.#choices.update(this.#offered, rows);
    this.#checks = checkTranslations(rows, this.maxLength);
    this.#warnings = findWarnings(rows, this.#reference);
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    const isWaiting = this.open && this.#isWaiting;
    if (this.#wasWaiting && !isWaiting) this.focusInitially();
    this.#wasWaiting = isWaiting;
  }

  protected override headingText(): string {
    return this.heading || msg('Traduções', { id: 'dassTranslationHeading' });
  }

  protected override blocksUserClose(): boolean {
    return this.persistent || this.confirming;
  }

  /** Focuses the first text that is missing, otherwise the first one. The dialog itself until they are loaded. */
  protected override initialFocus(): HTMLElement | undefined {
    if (this.#isWaiting) return undefined;
    const { rows } = this.#rows;
    const first = rows.find(({ text }) => trimmedText(text) === '') ?? rows[0];
    return (first && !this.readOnly ? this.#fieldOf(first.id) : undefined) ?? super.initialFocus();
  }

  protected override requestClose(reason: CloseReason, detail?: object, commit?: () => boolean): boolean {
    return super.requestClose(reason, { value: null, ...detail }, commit);
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose()) super.userClose(reason);
    else this.#leave(reason);
  }

  protected override renderBody(): unknown {
    const { rows } = this.#rows;
    const { done, total } = translationProgress(rows, this.#offered);
    const reference = this.#reference;
    return html`<div class="content" aria-busy=${this.isBusy ? 'true' : nothing}>
      ${
        total && !this.#isWaiting
          ? html`<dass-progress
              label=${msg('Idiomas traduzidos', { id: 'dassTranslationProgress' })}
              value-text=${msg(str`${formatCount(done)} de ${formatCount(total)}`, { id: 'dassTranslationProgressOf' })}
              .value=${done}
              .max=${total}
              tone=${done === total ? 'success' : 'accent'}
            ></dass-progress>`
          : nothing
      }
      <div class="columns">
        ${reference && rows.length > 1 ? this.#renderReference(reference) : nothing}
        <div class="list">
          ${this.#emptyText ? html`<p class="empty">${this.#emptyText}</p>` : nothing}
          <ul class="rows">
            ${repeat(
              this.#items,
              (item) => (item === 'removed' ? item : item.id),
              (item) => (item === 'removed' ? this.#renderRemoved() : this.#renderRow(item)),
            )}
          </ul>
          ${
            this.readOnly
              ? nothing
              : html`<dass-button
                  class="add"
                  ?disabled=${this.confirming || this.isBusy || !this.#rows.canAdd(this.#offered)}
                  @click=${this.#add}
                  ><span slot="start">${renderIcon(plus)}</span
                  >${msg('Adicionar idioma', { id: 'dassTranslationAdd' })}</dass-button
                >`
          }
        </div>
      </div>
    </div>`;
  }

  protected override renderFooter(): unknown {
    const error = resolveText(this.errorText);
    if (this.readOnly)
      return html`${this.#renderChecks()}<dass-button class="cancel" @click=${() => this.requestClose('cancel')}
          >${msg('Fechar', { id: 'dassTranslationClose' })}</dass-button
        >`;
    return html`<div class="error" role="alert">${error}</div>
      ${this.#renderChecks()}<dass-button
        class="cancel"
        ?disabled=${this.confirming}
        @click=${() => this.#leave('cancel')}
        >${msg('Cancelar', { id: 'dassTranslationCancel' })}</dass-button
      ><span
        class="confirm-area"
        @click=${() => this.#isRefused && this.#checksPopup.open()}
        @pointerenter=${(event: PointerEvent) => this.#isRefused && this.#checksPopup.onPointerEnter(event)}
        @pointerleave=${this.#checksPopup.onPointerLeave}
        ><dass-button
          class="confirm"
          appearance="solid"
          ?disabled=${!this.#canConfirm}
          ?busy=${this.confirming}
          @click=${this.#confirm}
          >${msg('Confirmar', { id: 'dassTranslationConfirm' })}</dass-button
        ></span
      >`;
  }

  #renderChecks(): unknown {
    return this.#isWaiting ? nothing : this.#checksPopup.render(this.#lines);
  }

  #renderReference(row: TranslationRow): unknown {
    return renderReference({
      row,
      name: this.#nameOf(row),
      options: this.#choices.ofReference,
      select: (language) => {
        this.#referenceId = this.#rowOf(language)?.id ?? -1;
        this.requestUpdate();
      },
    });
  }

  #renderRow(row: TranslationRow): unknown {
    return renderRow({
      row,
      name: this.#nameOf(row),
      options: this.#choices.of(row),
      isOffered: row.language === '' || findLanguage(this.#offered, row.language) !== undefined,
      warnings: this.#warningsOf(row.id),
      maxLength: this.maxLength,
      readOnly: this.readOnly || this.confirming || this.isBusy,
      isRemovable: !this.readOnly && !this.isBusy,
      setLanguage: (language) => this.#change(() => this.#rows.setLanguage(row.id, language)),
      setText: (text) => this.#change(() => this.#rows.setText(row.id, text)),
      leave: () => this.#leaveText(row),
      confirm: this.#confirm,
      remove: () => void this.#remove(row),
    });
  }

  /** The user has left a text that has changed. */
  #leaveText({ id }: TranslationRow): void {
    announce(this.#warningsOf(id).join('. '));
    if (this.#reference) return;
    this.#findReference();
    this.requestUpdate();
  }

  #renderRemoved(): unknown {
    const { removed } = this.#rows;
    return html`<li class="removed">
      <span>${removed ? this.#removedText(removed.row) : nothing}</span
      ><dass-button
        class="restore"
        appearance="plain"
        ?disabled=${this.confirming || this.isBusy}
        @click=${this.#restore}
        ><span slot="start">${renderIcon(undo)}</span>${msg('Desfazer', { id: 'dassTranslationRestore' })}</dass-button
      >
    </li>`;
  }

  /** The rows, with the place of the removed one. */
  get #items(): readonly (TranslationRow | 'removed')[] {
    const { rows, removed } = this.#rows;
    if (!removed || this.readOnly) return rows;
    return [...rows.slice(0, removed.index), 'removed', ...rows.slice(removed.index)];
  }

  get #reference(): TranslationRow | undefined {
    return this.#rows.find(this.#referenceId);
  }

  #findReference(): void {
    this.#referenceId = this.#defaultReference?.id ?? -1;
  }

  /** The named language, otherwise the first one with a text. Without any text there is nothing to translate from. */
  get #defaultReference(): TranslationRow | undefined {
    const { rows } = this.#rows;
    const hasText = (row: TranslationRow | undefined): boolean => row !== undefined && trimmedText(row.text) !== '';
    const named = this.#rowOf(this.referenceLanguage);
    return hasText(named) ? named : rows.find(hasText);
  }

  #rowOf(language: string): TranslationRow | undefined {
    const wanted = normalizedLanguage(language);
    return wanted === '' ? undefined : this.#rows.rows.find((row) => normalizedLanguage(row.language) === wanted);
  }

  /** Whether nothing can be shown yet, because the first translations are being loaded. */
  get #isWaiting(): boolean {
    return this.isBusy && this.#rows.rows.length === 0;
  }

  get #canConfirm(): boolean {
    return !this.isBusy && this.#isComplete;
  }

  /** Whether a check prevents confirming. */
  get #isRefused(): boolean {
    return !this.isBusy && !this.#isComplete;
  }

  get #isComplete(): boolean {
    const failed: readonly (readonly TranslationRow[])[] = Object.values(this.#checks);
    return this.#rows.rows.length > 0 && failed.every(({ length }) => length === 0);
  }

  get #emptyText(): string {
    if (this.#isWaiting) return msg('Carregando…', { id: 'dassLoading' });
    if (this.#rows.rows.length) return '';
    if (!this.#offered.length) return msg('Nenhum idioma disponível.', { id: 'dassTranslationNoLanguages' });
    if (this.readOnly) return msg('Nenhuma tradução.', { id: 'dassTranslationNone' });
    return msg('Nenhuma tradução. Adicione um idioma.', { id: 'dassTranslationEmpty' });
  }

  get #lines(): readonly CheckLine[] {
    const checks = checkLines(this.#checks, this.maxLength, this.#nameOf);
    const warnings = this.#warnings.map((warning): CheckLine => ({
      state: 'warning',
      text: `${this.#nameOf(warning.row)}: ${this.#warningText(warning)}`,
    }));
    const isMissing = this.#rows.rows.length === 0 && !this.readOnly;
    return [...(isMissing ? [emptyLine()] : []), ...checks, ...warnings];
  }

  readonly #nameOf = ({ language }: TranslationRow): string => languageName(this.#offered, language);

  #warningsOf(id: number): readonly string[] {
    return this.#warnings.filter(({ row }) => row.id === id).map((warning) => this.#warningText(warning));
  }

  #warningText(warning: TranslationWarning): string {
    return warningText(warning, this.#reference ? this.#nameOf(this.#reference) : '', this.#nameOf);
  }

  #removedText(row: TranslationRow): string {
    return msg(str`Removido: ${this.#nameOf(row)}`, { id: 'dassTranslationRemoved' });
  }

  #rowElement(id: number): Element | null {
    return this.renderRoot.querySelector(`.row[data-id="${id}"]`);
  }

  #fieldOf(id: number): HTMLElement | undefined {
    return this.#rowElement(id)?.querySelector<HTMLElement>('dass-text-input') ?? undefined;
  }

  #change(change: () => void): void {
    change();
    this.requestUpdate();
  }

  readonly #add = async (): Promise<void> => {
    const free = this.#offered.filter(({ code }) => !this.#rowOf(code));
    const language = free.length === 1 ? free[0]!.code : '';
    const id = this.#rows.add(language);
    await this.#rendered(id);
    if (language) this.#fieldOf(id)?.focus();
    else this.#rowElement(id)?.querySelector('dass-language-picker')?.focus();
  };

  async #remove(row: TranslationRow): Promise<void> {
    this.#rows.remove(row.id);
    this.requestUpdate();
    await this.updateComplete;
    announce(this.#removedText(row));
    this.renderRoot.querySelector<HTMLElement>('.restore')?.focus();
  }

  readonly #restore = async (): Promise<void> => {
    const id = this.#rows.restore();
    if (id === undefined) return;
    await this.#rendered(id);
    this.#fieldOf(id)?.focus();
  };

  /** Renders a row that was added, so that it can be focused. */
  async #rendered(id: number): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
    const row = this.#rowElement(id);
    if (row) await descendantsRendered(row);
  }

  /** Closes the dialog for the user, who is asked first when changes would be lost. */
  #leave(reason: CloseReason): void {
    if (this.readOnly || !this.#rows.hasChanges) {
      this.requestClose(reason);
      return;
    }
    const changes = msg('As traduções que você alterou ainda não foram confirmadas.', {
      id: 'dassTranslationUnconfirmed',
    });
    this.#discardQuestion.ask(changes, () => this.requestClose(reason));
  }

  readonly #confirm = (): void => {
    // Renders pending changes, so that what the user confirms is what the checks have seen.
    if (this.isUpdatePending) this.performUpdate();
    if (this.readOnly || this.confirming || !this.#canConfirm) return;
    const translations = this.#rows.result();
    this.requestClose('confirm', { value: translations }, () => {
      if (!this.emit('dass-confirm', { translations }, { cancelable: true })) return false;
      this.translations = translations;
      return true;
    });
  };
}

define('dass-translation-dialog', DassTranslationDialog);

declare global {
  interface HTMLElementTagNameMap {
    'dass-translation-dialog': DassTranslationDialog;
  }
}
