import { html, nothing, type PropertyValues } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { addedText, removedText } from '../pick-list/pick-texts.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { define } from '../../base/registration.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import type { PastedRows } from '../../core/paste-list/paste-list-rows.js';
import {
  PastedEntries,
  pickChanges,
  type PickChanges,
  type PickSnapshot,
} from '../../core/pick-list/pick-list-changes.js';
import '../../controls/button/button.js';
import { DiscardQuestion } from '../../messages/confirm-dialog/discard-question.js';
import '../pick-list/pick-list.js';
import type { DassPickList, DassPickListPickDetail } from '../pick-list/pick-list.js';
import {
  PickListDialogProperties,
  type DassPickListDialogConfirmDetail,
  type PickListDialogEvents,
} from './pick-list-dialog-properties.js';
import { pickListDialogStyles, pickListFillStyles } from './pick-list-dialog.styles.js';
import type { TypedElement } from '../../base/typed-element.js';
import type { PickListMembers } from '../pick-list/pick-list-properties.js';
import { PickPanes } from '../pick-list/pick-panes.js';

export type {
  DassPickListDialogConfirmDetail,
  DassPickListDialogFilterDetail,
  DassPickListDialogPickDetail,
} from './pick-list-dialog-properties.js';

/** The properties that are passed on to the pick list. */
const PASSED_PROPERTIES = [
  'items',
  'fieldId',
  'fieldLabel',
  'fieldCode',
  'fieldDetail',
  'fieldOrder',
  'fieldPaste',
  'fieldDisabled',
  'fieldDisabledMessage',
  'selection',
  'dataSource',
  'duplicates',
  'confirmDelete',
  'confirmAddAbove',
  'externalFilter',
  'singleFilter',
  'sizes',
  'buttonAlign',
  'height',
  'readOnly',
] as const satisfies readonly (keyof PickListDialogProperties & keyof DassPickList)[];

const emptySnapshot: PickSnapshot = { keys: new Int32Array(0), selected: () => [] };

/**
 * A pick list in a dialog. The selection takes effect when the user confirms; a line shows what has changed since the
 * dialog opened. Too few or too many selected items keep the dialog open. Escape and the close button ask before
 * changes are discarded; the cancel button does not. On a phone the two lists share the height of the screen.
 *
 * `selected` is like the value of a form control: when the user confirms, the element replaces it and then fires
 * `dass-confirm`.
 * @summary A dialog in which the user moves items between two lists.
 * @fires {CustomEvent<DassPickListDialogPickDetail<Item>>} dass-pick - Fired when the user moves items in the dialog. The
 *   selection is not confirmed yet.
 * @fires {CustomEvent<DassPickListDialogFilterDetail>} dass-filter - Fired with `externalFilter` when the user changes
 *   the filter. The application sets other `items`.
 * @fires {CustomEvent<DassPickListDialogConfirmDetail<Item>>} dass-confirm - Fired when the user confirms. Cancelable: when
 *   prevented, the dialog stays open. The lists of the detail are created when they are first read.
 * @fires {CustomEvent<DassDialogBeforeCloseDetail>} dass-before-close - Fired before a user action closes the dialog.
 *   Cancelable: when prevented, the dialog stays open.
 * @fires {CustomEvent<DassDialogCloseDetail>} dass-close - Fired once when a user action has closed the dialog.
 * @csspart dialog - The native dialog.
 * @csspart header - The row with the heading.
 * @csspart body - The scrolling content.
 * @csspart footer - The row with the actions.
 */
export class DassPickListDialog extends PickListDialogProperties {
  static override styles = [...(PickListDialogProperties.styles as []), pickListDialogStyles];
  static override readonly pageData = new PageData('items');

  #picker: DassPickList | undefined;
  #before = emptySnapshot;
  #pasted = new PastedEntries();
  readonly #discardQuestion = new DiscardQuestion(this);
  /** The user has tried to confirm: only then does the minimum apply. */
  #hasTried = false;

  protected override headingText(): string {
    return this.heading || msg('Selecionar itens', { id: 'dassPickDialogHeading' });
  }

  protected override initialFocus(): HTMLElement | undefined {
    return this.#picker;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('open')) this.#picker = this.open ? this.#createPicker() : undefined;
    const picker = this.#picker;
    if (!picker) return;
    picker.label = this.headingText();
    for (const name of PASSED_PROPERTIES)
      if (picker[name] !== this[name]) Object.assign(picker, { [name]: this[name] });
    picker.busy = this.isBusy;
    this.#applyLimits(picker);
    if (!changed.has('open') && !changed.has('selected')) return;
    picker.selected = this.selected;
    this.#pasted = new PastedEntries();
    this.#before = PickPanes.of(picker).syncState().snapshot;
  }

  protected override updated(changed: PropertyValues): void {
    // The pick list is connected by now and not yet rendered.
    if (changed.has('open') && this.#picker) adoptStyles(this.#picker.renderRoot, pickListFillStyles);
    super.updated(changed);
  }

  protected override renderBody(): unknown {
    return this.#picker;
  }

  protected override renderFooter(): unknown {
    const count = this.#picker ? PickPanes.of(this.#picker).syncState().selectedCount : 0;
    return html`<p class="changes" role="status">${this.#changesText()}</p>
      <dass-button class="cancel" @click=${() => this.requestClose('cancel')}
        >${this.readOnly ? msg('Fechar', { id: 'dassPickDialogClose' }) : msg('Cancelar', { id: 'dassPickDialogCancel' })}</dass-button
      >${
        this.readOnly
          ? nothing
          : html`<dass-button class="confirm" appearance="solid" @click=${this.#confirm}
              >${pickDialogConfirmText(count)}</dass-button
            >`
      }`;
  }

  protected override userClose(reason: 'escape' | 'outside' | 'close'): void {
    if (this.blocksUserClose() || !this.#hasChanges) super.userClose(reason);
    else
      this.#discardQuestion.ask(
        msg(str`As mudanças na seleção serão perdidas: ${this.#changesText()}.`, { id: 'dassPickDialogUnconfirmed' }),
        () => this.requestClose(reason),
      );
  }

  /** Each opening has a new pick list: filters, selection and undo steps start empty. */
  #createPicker(): DassPickList {
    this.#hasTried = false;
    const picker = document.createElement('dass-pick-list');
    picker.labelHidden = true;
    picker.addEventListener('dass-pick', ({ detail }) => this.#onPick(detail));
    picker.addEventListener('dass-filter', ({ detail }) => this.emit('dass-filter', detail));
    picker.addEventListener('change', (event) => event.stopPropagation());
    return picker;
  }

  get #changes(): PickChanges {
    return pickChanges(this.#before, this.#picker ? PickPanes.of(this.#picker).syncState().snapshot : this.#before);
  }

  get #hasChanges(): boolean {
    const { addedCount, removedCount, isReordered } = this.#changes;
    return addedCount + removedCount > 0 || isReordered;
  }

  #applyLimits(picker: DassPickList): void {
    Object.assign(picker, { minCount: this.#hasTried ? this.minCount : 0, maxCount: this.maxCount });
  }

  #changesText(): string {
    const { addedCount, removedCount, isReordered } = this.#changes;
    const parts = [
      addedCount ? addedText(addedCount) : '',
      removedCount ? removedText(removedCount) : '',
      isReordered ? msg('Ordem alterada', { id: 'dassPickOrdered' }) : '',
    ].filter(Boolean);
    return parts.join(', ') || msg('Sem alterações', { id: 'dassPickDialogUnchanged' });
  }

  #onPick(detail: DassPickListPickDetail): void {
    this.#pasted.add(detail);
    this.requestUpdate();
    this.emit('dass-pick', detail);
  }

  readonly #confirm = (): void => {
    const picker = this.#picker;
    if (!picker) return;
    this.#hasTried = true;
    this.#applyLimits(picker);
    if (!picker.reportValidity()) {
      announce(picker.validationMessage, 'assertive');
      return;
    }
    const { snapshot } = PickPanes.of(picker).syncState();
    const detail = createDetail(snapshot, this.#changes, this.#pasted);
    this.requestClose('confirm', {}, () => {
      if (!this.emit('dass-confirm', detail, { cancelable: true })) return false;
      this.selected = detail.selected;
      return true;
    });
  };
}

function createDetail(
  snapshot: PickSnapshot,
  changes: PickChanges,
  entries: PastedEntries,
): DassPickListDialogConfirmDetail {
  let keys: readonly number[] | undefined;
  let added: readonly unknown[] | undefined;
  let removed: readonly unknown[] | undefined;
  let pasted: readonly PastedRows[] | undefined;
  return {
    get selected() {
      return snapshot.selected();
    },
    get keys() {
      return (keys ??= [...snapshot.keys]);
    },
    get added() {
      return (added ??= changes.added());
    },
    get removed() {
      return (removed ??= changes.removed());
    },
    get pasted() {
      return (pasted ??= entries.among(snapshot));
    },
  };
}

/** The element with the application's type of an item. */
export type TypedPickListDialog<Item = unknown> = TypedElement<
  DassPickListDialog,
  PickListMembers<Item>,
  PickListDialogEvents<Item>
>;

declare global {
  interface HTMLElementTagNameMap {
    'dass-pick-list-dialog': DassPickListDialog;
  }
}

const pickDialogConfirmText = (count: number): string =>
  plural(count, {
    one: msg(str`Confirmar ${formatCount(count)} item`, { id: 'dassPickDialogConfirmOne' }),
    many: msg(str`Confirmar ${formatCount(count)} de itens`, { id: 'dassPickDialogConfirmMany' }),
    other: msg(str`Confirmar ${formatCount(count)} itens`, { id: 'dassPickDialogConfirmOther' }),
  });

define('dass-pick-list-dialog', DassPickListDialog);
