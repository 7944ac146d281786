import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { SwipeToDismiss } from '../../base/overlay/swipe-to-dismiss.js';
import { observeVisibleViewport } from '../../base/overlay/visible-viewport.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import '../../controls/button/button.js';
import '../../controls/dialog/dialog.js';
import type { DassDialog } from '../../controls/dialog/dialog.js';
import { renderFilterBox } from '../shared/filter-box.js';
import { filterBoxStyles } from '../shared/filter-box.styles.js';
import type { OptionList } from './option-list.js';
import { selectSheetStyles } from './select-sheet.styles.js';

/** From this number of options on, the sheet has its maximum height. */
const MAX_COUNT = 100;

/**
 * Shows the list on a phone: a modal sheet at the bottom of the screen with the field's label, a filter, and with
 * `multiple` a close button. The user can swipe the header down to close it. The list has the focus, so that the on-screen
 * keyboard stays closed until the user touches the filter. If the user has already typed, the filter has the focus.
 */
export class SelectSheet {
  readonly #list: OptionList;
  readonly #pull = new SwipeToDismiss(() => this.#close());
  #unfollow: (() => void) | undefined;
  /** Maximum number of options since the sheet opened; it sets the height. */
  #count = 0;

  constructor(list: OptionList) {
    this.#list = list;
    adoptStyles(list.host.renderRoot, filterBoxStyles, selectSheetStyles);
  }

  /** The list is about to open. */
  prepare(): void {
    this.#count = 0;
  }

  render(label: string): TemplateResult {
    const list = this.#list;
    const { isOpen, isBusy, text, total, count } = list.model;
    const { multiple, withoutFilter } = list.host;
    this.#count = Math.max(this.#count, Math.min(total, MAX_COUNT));
    const spinner = isOpen && isBusy ? html`<dass-spinner></dass-spinner>` : nothing;
    return html`<dass-dialog
      class="sheet"
      heading=${label}
      .open=${isOpen}
      @dass-close=${this.#close}
      @click=${this.#onClick}
      @pointerdown=${this.#onPointerdown}
    >
      ${
        withoutFilter
          ? nothing
          : renderFilterBox({
              typed: text ?? '',
              combobox: { list: 'list', active: list.activeId },
              after: spinner,
              onInput: this.#onInput,
              onKeydown: list.handleKeydown,
              clear: this.#clear,
            })
      }
      ${list.renderBar()}
      <div class=${count === 0 ? 'choices none' : 'choices'}>
        ${list.render(label)}${list.renderState()}${withoutFilter ? spinner : nothing}
      </div>
      ${
        multiple
          ? html`<dass-button slot="footer" class="done" appearance="solid" tone="accent" @click=${this.#close}
              >${msg('Concluir', { id: 'dassSelectDone' })}</dass-button
            >`
          : nothing
      }
    </dass-dialog>`;
  }

  /** Shows or hides the list after rendering. @param hasShown called when the list has become visible */
  place(hasShown: () => void): void {
    const { host, model } = this.#list;
    const dialog = host.renderRoot.querySelector<DassDialog>('.sheet');
    if (!model.isOpen || !dialog) {
      this.#unfollow?.();
      this.#unfollow = undefined;
      this.#pull.stop();
      return;
    }
    dialog.style.setProperty('--_count', String(this.#count));
    if (this.#unfollow) return;
    this.#unfollow = observeVisibleViewport(({ height, covered }) => {
      dialog.style.setProperty('--_seen', `${height}px`);
      dialog.style.setProperty('--_covered', `${covered}px`);
    });
    void dialog.updateComplete.then(() => this.#unfollow && hasShown());
  }

  #close = (): void => this.#list.model.close();

  /** A press on the backdrop closes the sheet. */
  #onClick = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    if (target instanceof HTMLDialogElement && event.clientY < target.getBoundingClientRect().top) this.#close();
  };

  /** Starts a swipe on the header, except on its button. */
  #onPointerdown = (event: PointerEvent): void => {
    const path = event.composedPath();
    const dialog = path.find((node) => node instanceof HTMLDialogElement);
    const isHead = path.some((node) => node instanceof Element && node.part.contains('header'));
    const isButton = path.some((node) => node instanceof HTMLButtonElement);
    if (dialog && isHead && !isButton) this.#pull.begin(event, dialog);
  };

  #onInput = (event: Event): void => {
    event.stopPropagation();
    this.#list.model.type((event.target as HTMLInputElement).value);
  };

  #clear = (): void => {
    this.#list.model.type('');
    this.#list.host.renderRoot.querySelector<HTMLElement>('.filter > input')?.focus();
  };
}
