import { nothing, type TemplateResult } from 'lit';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type { SelectState } from '../../core/select/select-state.js';
import { isOnPhone } from '../shared/on-phone.js';
import { OptionList } from './option-list.js';
import type { SelectForm } from './select-form.js';
import { SelectPopover } from './select-popover.js';
import type { SelectSheet } from './select-sheet.js';

/**
 * Shows the list of a select list: on phones in a sheet, otherwise in a popover below the field. Created when the user
 * first moves to the field: a closed field does not need it.
 */
export class SelectPanel {
  readonly list: OptionList;
  readonly #popover: SelectPopover;
  readonly #lazySheet: LazyImport;
  #sheet: SelectSheet | undefined;
  #isSheetAsked = false;
  #isSheetMissing = false;
  /** The present view; undefined while it is loading. */
  #view: SelectPopover | SelectSheet | undefined;
  #wasOpen = false;

  constructor(host: SelectForm, model: SelectState) {
    this.list = new OptionList(host, model);
    this.#popover = new SelectPopover(this.list);
    this.#lazySheet = new LazyImport(
      host,
      async () => {
        this.#sheet = new (await import('./select-sheet.js')).SelectSheet(this.list);
      },
      // Without the sheet, the list is shown below the field.
      { silent: true, failed: () => host.requestUpdate() },
    );
  }

  /** Whether the panel has the focus and shows the typed text, instead of the field. */
  get holdsFocus(): boolean {
    return this.list.model.isOpen && this.list.isInSheet;
  }

  /** Whether the user types into the field on a phone, because the sheet could not be loaded. */
  get isWithoutSheet(): boolean {
    return this.#isSheetMissing && !this.#sheet;
  }

  /** Prepares the view before the field is rendered. */
  update(): void {
    const { host, model } = this.list;
    const opens = model.isOpen && !this.#wasOpen;
    const closes = !model.isOpen && this.#wasOpen;
    this.#wasOpen = model.isOpen;
    // Not `:focus-within`, which matches nothing in WebKit while the window is inactive.
    if (closes && (host.renderRoot as ShadowRoot).activeElement?.closest('#popover')) host.focus();
    if (opens || !this.#view) this.#view = this.#chooseView(opens);
    this.list.isInSheet = this.#view !== undefined && this.#view === this.#sheet;
    if (!opens) return;
    // It measures the page, before anything changes it.
    this.#view?.prepare();
    this.list.addStyles();
  }

  /** @param label the name of the list */
  render(label: string): TemplateResult | typeof nothing {
    return this.#view?.render(label) ?? nothing;
  }

  /** Shows or hides the list after the field was rendered. */
  place(): void {
    const { host, model } = this.list;
    this.#view?.place(() => {
      this.list.shown();
      if (this.isWithoutSheet && model.text === undefined) selectText(host);
    });
    if (!model.isOpen) return;
    this.list.announceFound();
    if (model.isConfirmed) queueMicrotask(() => this.list.confirmAwaited());
  }

  /**
   * Returns the view for the present width. `undefined` while the sheet is loading. If the sheet could not be loaded,
   * it returns the popover, and retries for the next time.
   *
   * @param opens whether the user opens the list
   */
  #chooseView(opens: boolean): SelectPopover | SelectSheet | undefined {
    if (!isOnPhone()) return this.#popover;
    if (this.#sheet) return this.#sheet;
    this.#isSheetMissing ||= this.#isSheetAsked && !this.#lazySheet.loading;
    if (opens) this.#lazySheet.load();
    else this.#lazySheet.loadOnce();
    this.#isSheetAsked = true;
    return this.#isSheetMissing ? this.#popover : undefined;
  }
}

/** Selects the text of a focused field, so that typing replaces the label of the selected option. */
export function selectText({ renderRoot }: SelectForm): void {
  const control = (renderRoot as ShadowRoot).activeElement;
  if (control instanceof HTMLInputElement && control.id === 'control') control.select();
}
