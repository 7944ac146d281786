import type { ReactiveController } from 'lit';
import { LazyImport } from '../../../base/loading/lazy-import.js';
import { adoptStyles } from '../../../base/styles/adopt-styles.js';
import { EarlyFilter } from '../filter/early-filter.js';
import type { PickDrag } from '../drag/pick-drag.js';
import { handlePickKey } from './pick-keys.js';
import { PickMover, type MoverHost } from '../moves/pick-mover.js';
import type { PaneOwner } from '../panes/pane-marks.js';
import type { PickPane } from '../panes/pick-pane.js';
import type * as PickPaste from '../moves/pick-paste.js';
import type { PickProperties } from '../pick-properties.js';
import { hasOrder, keepFocus } from '../buttons/pick-tools.js';

/** The pick list, as far as what the user does reaches into it. */
export interface ActionsHost extends Pick<MoverHost, 'isFixed' | 'moved'>, PaneOwner {
  readonly available: PickPane;
  readonly chosen: PickPane;
}

/** What the user does in the lists. */
const EVENTS = ['keydown', 'click', 'dblclick', 'input', 'paste', 'pointerdown', 'focusin', 'focusout'];

/**
 * Handles what the user does in the pick list, by keys, pointer and clipboard. Filtering and dragging are lazy. Until they
 * have loaded, the filter fields keep what is typed and no drag begins: no event is dispatched a second time.
 */
export class PickActions implements ReactiveController {
  readonly #element: PickProperties & ActionsHost;
  readonly #mover: PickMover;
  readonly #host: MoverHost;
  readonly #early: ReadonlyMap<PickPane, EarlyFilter>;
  readonly #lazy: LazyImport;
  readonly #chip: LazyImport;
  readonly #pasteDialog: LazyImport<typeof PickPaste>;
  #drag: PickDrag | undefined;
  #isTouch = false;
  #isDrawing = false;
  #isAside = false;

  constructor(element: PickProperties & ActionsHost) {
    const { available, chosen } = element;
    this.#element = element;
    this.#early = new Map([available, chosen].map((pane) => [pane, new EarlyFilter(pane)]));
    this.#chip = new LazyImport(element, () => import('../../../controls/chip/chip.js'));
    this.#lazy = new LazyImport(element, async () => {
      const [{ PaneFilter, pickFilterStyles }, { PickDrag: Drag, pickDragStyles }] = await Promise.all([
        import('../filter/pane-filter.js'),
        import('../drag/pick-drag.js'),
      ]);
      adoptStyles(element.renderRoot, pickFilterStyles, pickDragStyles);
      this.#drag = new Drag(element, this.#host, this.#mover);
      for (const [pane, early] of this.#early) {
        const filter = new PaneFilter(element, pane, this.#chip);
        pane.filterBy(filter, filter.makeShown());
        early.handOver(filter, pane.field);
      }
    });
    this.#pasteDialog = new LazyImport(element, async () => {
      const module = await import('../moves/pick-paste.js');
      await module.pasteListDialog.import();
      return module;
    });
    this.#host = {
      available,
      chosen,
      get list() {
        return element.list;
      },
      get isFixed() {
        return element.isFixed;
      },
      get hasOrder() {
        return hasOrder(element);
      },
      get asksBeforeRemoval() {
        return element.confirmDelete;
      },
      get mostAtOnce() {
        return element.confirmAddAbove ?? Infinity;
      },
      moved: (outcome) => element.moved(outcome),
      aside: (ask) => this.#aside(ask),
    };
    this.#mover = new PickMover(element, this.#host);
    element.addController(this);
  }

  /** Resolves when what is loading now is there. */
  get loading(): Promise<void> | undefined {
    return this.#lazy.loading ?? this.#chip.loading;
  }

  /** Loads what filters and drags. */
  load(): void {
    this.#lazy.loadOnce();
  }

  /** The lists are in the document. */
  listen(lists: HTMLElement): void {
    for (const type of EVENTS) lists.addEventListener(type, this.#on);
  }

  hostUpdate(): void {
    keepFocus(this.#element, (this.#element.renderRoot as ShadowRoot).activeElement);
    this.#isDrawing = true;
  }

  hostUpdated(): void {
    this.#isDrawing = false;
  }

  /** Says and prepares nothing any more. */
  hostDisconnected(): void {
    this.#mover.stop();
    for (const { filter } of this.#panes) filter?.stop();
  }

  get #panes(): readonly PickPane[] {
    return [...this.#early.keys()];
  }

  readonly #on = (event: Event): void => {
    // The field's own is no event of ours.
    if (event.type === 'input') event.stopPropagation();
    // A user who goes to a dialog of the list's own, or from whom what had the focus is taken, has not left it.
    if (event.type === 'focusout' && (this.#isAside || this.#isDrawing)) event.stopPropagation();
    const target = event.target as Element;
    const side = target.closest<HTMLElement>('.pane')?.dataset.list;
    const pane = this.#panes.find((one) => one.side === side);
    if (event.type === 'keydown') this.#onKeydown(event as KeyboardEvent, target, pane);
    else if (event.type === 'paste') this.#onPaste(event as ClipboardEvent, target);
    else if (event.type === 'click' && target.closest('button')) this.#onButton(target.closest('button')!, pane);
    else if (!pane) return;
    else if (target.matches('input')) this.#onField(event, target as HTMLInputElement, pane);
    else if (target.closest('.rows')) this.#onRows(event, pane);
  };

  #onKeydown(event: KeyboardEvent, target: Element, pane: PickPane | undefined): void {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const rtl = this.#element.matches(':dir(rtl)');
    if (pane && target instanceof HTMLInputElement) (pane.filter ?? this.#early.get(pane))?.press(event, target);
    else if (pane && target.matches('.rows') && !this.#element.effectivelyDisabled)
      handlePickKey(event, { pane, marks: pane.marks, hasOrder: hasOrder(this.#element), rtl }, this.#mover);
    // In a field it is the text that is taken back.
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
    if (!isUndo || event.defaultPrevented || target.matches('input')) return;
    event.preventDefault();
    this.#mover.undo();
  }

  #onButton({ classList }: HTMLButtonElement, pane: PickPane | undefined): void {
    const mover = this.#mover;
    if (classList.contains('add')) mover.add();
    else if (classList.contains('add-all')) mover.addAll();
    else if (classList.contains('remove')) mover.remove();
    else if (classList.contains('remove-all')) mover.removeAll();
    else if (classList.contains('undo')) mover.undo();
    else if (classList.contains('reset')) mover.reset();
    else if (classList.contains('paste')) this.#paste('');
    else if (classList.contains('clear')) pane?.filter?.clear();
  }

  #onField(event: Event, { value }: HTMLInputElement, { filter }: PickPane): void {
    // Until it has loaded, the field keeps what is typed.
    if (!filter && event.type === 'focusin') this.#lazy.load();
    else if (!filter) this.load();
    else if (event.type === 'input') filter.type(value);
    else if (event.type === 'focusin') filter.entered();
    else if (event.type === 'focusout') filter.left();
  }

  #onRows(event: Event, pane: PickPane): void {
    if (event.type === 'focusin') pane.marks.focused();
    else if (event.type === 'pointerdown') {
      this.#isTouch = (event as PointerEvent).pointerType === 'touch';
      this.#drag?.press(pane, pane.rows.indexOf(event), event as PointerEvent);
    } else if (!this.#element.effectivelyDisabled) {
      if (event.type === 'click') this.#onClick(event as MouseEvent, pane);
      else if (event.type === 'dblclick') this.#onDoubleClick(event, pane);
    }
  }

  #onClick(event: MouseEvent, { marks, rows }: PickPane): void {
    // A finger has no Ctrl: each touch adds to what is selected, or takes out of it.
    const isAdded = event.ctrlKey || event.metaKey || this.#isTouch;
    marks.press(rows.indexOf(event), { isRange: event.shiftKey, isAdded });
  }

  #onDoubleClick(event: Event, pane: PickPane): void {
    const place = pane.shown.at(pane.rows.indexOf(event));
    if (place < 0) return;
    if (pane.isAvailable) this.#mover.add(Uint32Array.of(place));
    else this.#mover.remove(Uint32Array.of(place));
  }

  #onPaste(event: ClipboardEvent, target: Element): void {
    // In a field it is text.
    if (target.matches('input') || this.#element.isFixed) return;
    event.preventDefault();
    this.#paste(event.clipboardData?.getData('text/plain') ?? '');
  }

  /** Opens the dialog for a list of values, and adds what they name. */
  #paste(text: string): void {
    if (this.#element.isFixed) return;
    this.#pasteDialog.load(({ askForPaste }) => {
      if (this.#element.isFixed) return;
      void this.#aside(() => askForPaste(this.#element, text, (pasted) => this.#mover.addPasted(pasted)));
    });
  }

  async #aside<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    this.#isAside = true;
    try {
      return await ask();
    } finally {
      this.#isAside = false;
    }
  }
}
