import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { SwipeToDismiss } from '../../base/overlay/swipe-to-dismiss.js';
import { observeVisibleViewport } from '../../base/overlay/visible-viewport.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import '../../controls/button/button.js';
import '../../controls/dialog/dialog.js';
import type { DassDialog } from '../../controls/dialog/dialog.js';
import { renderFilterBox } from '../shared/filter-box.js';
import { filterBoxStyles } from '../shared/filter-box.styles.js';
import type { PanelField, PanelParts, PanelView } from './panel-view.js';
import { selectListSheetStyles } from './select-list-sheet.styles.js';

/** From this number of options on, the sheet has its maximum height. */
const MAX_COUNT = 100;

/** Actions of the user in a sheet. */
export interface SheetActions {
  /** Types into the filter. */
  type(text: string): void;
  press(event: KeyboardEvent): void;
  close(): void;
}

/**
 * Shows the list on a phone: a modal sheet at the bottom of the screen with the field's label, a filter, and with
 * `multiple` a close button. The user can swipe the header down to close it. The list has the focus, so that the on-screen
 * keyboard stays closed until the user touches the filter. If the user has already typed, the filter has the focus.
 */
export class PanelSheet implements PanelView {
  readonly holdsFocus = true;
  readonly #host: ReactiveElement;
  readonly #actions: SheetActions;
  readonly #pull: SwipeToDismiss;
  #unfollow: (() => void) | undefined;
  /** Maximum number of options since the sheet opened; it sets the height. */
  #count = 0;

  constructor(host: ReactiveElement, actions: SheetActions) {
    this.#host = host;
    this.#actions = actions;
    this.#pull = new SwipeToDismiss(() => actions.close());
    adoptStyles(host.renderRoot, filterBoxStyles, selectListSheetStyles);
  }

  get expectedHeight(): number {
    return innerHeight;
  }

  measure(): void {
    this.#count = 0;
  }

  render({ field, bar, list, state, active, total, isEmpty, isBusy }: PanelParts): TemplateResult {
    const { isOpen, isTextField, typed, label, multiple } = field;
    this.#count = Math.max(this.#count, Math.min(total, MAX_COUNT));
    const spinner = isBusy ? html`<dass-spinner></dass-spinner>` : nothing;
    return html`<dass-dialog
      class="sheet"
      heading=${label}
      .open=${isOpen}
      @dass-close=${this.#actions.close}
      @click=${this.#onClick}
      @pointerdown=${this.#onPointerdown}
    >
      ${
        isTextField
          ? renderFilterBox({
              typed: typed ?? '',
              combobox: { list: 'list', active },
              after: spinner,
              onInput: (event) => this.#onInput(event),
              onKeydown: this.#actions.press,
              clear: () => this.#clear(),
            })
          : nothing
      }
      ${bar}
      <div class=${isEmpty ? 'choices none' : 'choices'}>${list}${state}${isTextField ? nothing : spinner}</div>
      ${
        multiple
          ? html`<dass-button slot="footer" class="done" appearance="solid" tone="accent" @click=${this.#actions.close}
              >${msg('Concluir', { id: 'dassSelectDone' })}</dass-button
            >`
          : nothing
      }
    </dass-dialog>`;
  }

  place({ isOpen }: PanelField, hasShown: () => void): void {
    const dialog = this.#host.renderRoot.querySelector<DassDialog>('.sheet');
    if (!isOpen || !dialog) {
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

  /** A press on the backdrop closes the sheet. */
  #onClick = (event: MouseEvent): void => {
    const [target] = event.composedPath();
    if (target instanceof HTMLDialogElement && event.clientY < target.getBoundingClientRect().top)
      this.#actions.close();
  };

  /** Starts a swipe on the header, except on its button. */
  #onPointerdown = (event: PointerEvent): void => {
    const path = event.composedPath();
    const dialog = path.find((node) => node instanceof HTMLDialogElement);
    const isHead = path.some((node) => node instanceof Element && node.part.contains('header'));
    const isButton = path.some((node) => node instanceof HTMLButtonElement);
    if (dialog && isHead && !isButton) this.#pull.begin(event, dialog);
  };

  #onInput(event: Event): void {
    event.stopPropagation();
    this.#actions.type((event.target as HTMLInputElement).value);
  }

  #clear(): void {
    this.#actions.type('');
    this.#host.renderRoot.querySelector<HTMLElement>('.filter > input')?.focus();
  }
}
