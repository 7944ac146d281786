import type { ReactiveElement } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { isOnPhone } from '../shared/on-phone.js';
import { PanelPopover } from './panel-popover.js';
import type { PanelView } from './panel-view.js';

/** Actions of the user in a view. */
export interface PanelViewActions {
  /** Called when the user types into the filter of the sheet. */
  type(text: string): void;
  /** Called for each key in the filter of the sheet. */
  press(event: KeyboardEvent): void;
  close(reason: 'escape' | 'outside'): void;
}

/** The views of a select list: a sheet on phones, otherwise a popover below the field. */
export class PanelViews {
  readonly #popover: PanelPopover;
  readonly #lazySheet: LazyImport;
  #sheet: PanelView | undefined;
  #isSheetAsked = false;
  #isSheetMissing = false;

  constructor(host: ReactiveElement, actions: PanelViewActions) {
    this.#popover = new PanelPopover(host, (reason) => actions.close(reason));
    this.#lazySheet = new LazyImport(
      host,
      async () => {
        const { PanelSheet } = await import('./select-list-sheet.js');
        this.#sheet = new PanelSheet(host, {
          type: (text) => actions.type(text),
          press: (event) => actions.press(event),
          close: () => actions.close('escape'),
        });
      },
      // Without the sheet, the list is shown below the field.
      { silent: true, failed: () => host.requestUpdate() },
    );
  }

  /** Whether the popover is used on a phone, because the sheet could not be loaded. */
  get isWithoutSheet(): boolean {
    return this.#isSheetMissing && !this.#sheet;
  }

  /**
   * Returns the view for the present width. `undefined` while the sheet is loading. If the sheet could not be loaded,
   * it returns the popover, and retries for the next time.
   *
   * @param opens whether the user opens the list
   */
  choose(opens: boolean): PanelView | undefined {
    if (!isOnPhone()) return this.#popover;
    if (this.#sheet) return this.#sheet;
    this.#isSheetMissing ||= this.#isSheetAsked && !this.#lazySheet.loading;
    if (opens) this.#lazySheet.load();
    else this.#lazySheet.loadOnce();
    this.#isSheetAsked = true;
    return this.#isSheetMissing ? this.#popover : undefined;
  }
}
