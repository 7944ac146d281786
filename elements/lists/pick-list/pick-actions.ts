import type { ReactiveController } from 'lit';
import { Later } from '../../base/later.js';
import { adoptStyles } from '../../base/styles/adopt-styles.js';
import { PickList } from '../../core/pick-list.js';
import { PaneFilter } from './pane-filter.js';
import { PaneMarks, type MarksOwner } from './pane-marks.js';
import { PickDrag } from './pick-drag.js';
import { handlePickKey } from './pick-keys.js';
import { pickLaterStyles } from './pick-later.styles.js';
import { PickMover, type MarkedPane, type MoverHost } from './pick-mover.js';
import type { PaneOwner, PickPane } from './pick-pane.js';
import type { PickProperties } from './pick-properties.js';
import { hasOrder, keepFocus, renderTool } from './pick-tools.js';

/** The pick list, as far as what a person does reaches into it. */
export interface ActionsHost extends Pick<MoverHost, 'isFixed' | 'moved'>, PaneOwner {
  readonly available: PickPane;
  readonly chosen: PickPane;
}

/** A pane in which a person can act and filter. */
type ActivePane = MarkedPane & { readonly filter: PaneFilter };

/**
 * What a person does in the pick list, by keys, pointer and clipboard. With what it needs it loads after the first drawing:
 * it is no part of what a page waits for.
 */
export class PickActions implements ReactiveController {
  readonly #element: PickProperties & ActionsHost;
  readonly #mover: PickMover;
  readonly #drag: PickDrag;
  readonly #panes: readonly [available: ActivePane, chosen: ActivePane];
  readonly #chip: Later;
  #isTouch = false;
  #isDrawing = false;
  #isAside = false;

  constructor(element: PickProperties & ActionsHost) {
    this.#element = element;
    adoptStyles(element.renderRoot, ...pickLaterStyles);
    this.#chip = new Later(element, () => import('../../controls/chip/chip.js'));
    const list = (): PickList => element.toMove(PickList);
    const owner: MarksOwner = {
      get list() {
        return list();
      },
      get isMultiple() {
        return element.isMultiple;
      },
    };
    this.#panes = [this.#activate(element.available, owner), this.#activate(element.chosen, owner)];
    const [available, chosen] = this.#panes;
    const host: MoverHost = {
      available,
      chosen,
      get list() {
        return list();
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
      moved: (outcome) => element.moved(outcome),
      aside: (ask) => this.#aside(ask),
    };
    this.#mover = new PickMover(host);
    this.#drag = new PickDrag(element, host, this.#mover);
    element.addController(this);
    this.#listen();
  }

  /** Resolves when what is loading now is there. */
  get loading(): Promise<void> | undefined {
    return this.#chip.loading;
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
    for (const { filter } of this.#panes) filter.stop();
  }

  /** The button in the head of a list, where there is one. */
  renderTool(pane: PickPane): unknown {
    return renderTool(this.#element, pane);
  }

  on = (event: Event): void => {
    // A person who goes to a dialog of the list's own, or from whom what had the focus is taken, has not left it.
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

  #activate(pane: PickPane, owner: MarksOwner): ActivePane {
    const filter = new PaneFilter(this.#element, pane, this.#chip);
    const shown = filter.makeShown();
    pane.filterBy(filter, shown);
    const filtered = Object.assign(pane, { filter, shown });
    return Object.assign(filtered, { marks: new PaneMarks(this.#element, filtered, owner) });
  }

  /** What nobody needs to hear before this is here. */
  #listen(): void {
    const lists = this.#element.renderRoot.querySelector<HTMLElement>('.lists');
    for (const type of ['pointerover', 'focusout']) lists?.addEventListener(type, this.on);
    // Not passive: while a finger drags a line, the list does not scroll.
    const stopScrolling = (event: Event): void => {
      if (this.#drag.isActive && event.cancelable) event.preventDefault();
    };
    lists?.addEventListener('touchmove', stopScrolling, { passive: false });
  }

  #onKeydown(event: KeyboardEvent, target: Element, pane: ActivePane | undefined): void {
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const rtl = this.#element.matches(':dir(rtl)');
    if (target.matches('input')) pane?.filter.press(event);
    else if (pane && target.matches('.rows') && !this.#element.effectivelyDisabled)
      handlePickKey(event, { pane, marks: pane.marks, hasOrder: hasOrder(this.#element), rtl }, this.#mover);
    // In a field it is the text that is taken back.
    const isUndo = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
    if (!isUndo || event.defaultPrevented || target.matches('input')) return;
    event.preventDefault();
    this.#mover.undo();
  }

  #onButton({ classList }: HTMLButtonElement, pane: ActivePane | undefined): void {
    const mover = this.#mover;
    if (classList.contains('add')) mover.add();
    else if (classList.contains('add-all')) mover.addAll();
    else if (classList.contains('remove')) mover.remove();
    else if (classList.contains('remove-all')) mover.removeAll();
    else if (classList.contains('undo')) mover.undo();
    else if (classList.contains('reset')) mover.reset();
    else if (classList.contains('paste')) void this.paste('');
    else if (classList.contains('clear')) pane?.filter.clear();
  }

  #onField(event: Event, { value }: HTMLInputElement, { filter }: ActivePane): void {
    if (event.type === 'input') filter.type(value);
    else if (event.type === 'focusin') filter.entered();
    else if (event.type === 'focusout') filter.left();
  }

  #onRows(event: Event, pane: ActivePane): void {
    if (event.type === 'focusin') pane.marks.focused();
    else if (event.type === 'pointerover') tellCutText(event);
    else if (event.type === 'pointerdown') {
      this.#isTouch = (event as PointerEvent).pointerType === 'touch';
      this.#drag.press(pane, pane.rows.indexOf(event), event as PointerEvent);
    } else if (!this.#element.effectivelyDisabled) {
      if (event.type === 'click') this.#onClick(event as MouseEvent, pane);
      else if (event.type === 'dblclick') this.#onDoubleClick(event, pane);
    }
  }

  #onClick(event: MouseEvent, { marks, rows }: ActivePane): void {
    // A finger has no Ctrl: each touch adds to what is selected, or takes out of it.
    const isAdded = event.ctrlKey || event.metaKey || this.#isTouch;
    marks.press(rows.indexOf(event), { isRange: event.shiftKey, isAdded });
  }

  #onDoubleClick(event: Event, pane: ActivePane): void {
    const place = pane.shown.at(pane.rows.indexOf(event));
    if (place < 0) return;
    if (pane.isAvailable) this.#mover.add(Uint32Array.of(place));
    else this.#mover.remove(Uint32Array.of(place));
  }

  #onPaste(event: ClipboardEvent, target: Element): void {
    // In a field it is text.
    if (target.matches('input') || this.#element.isFixed) return;
    event.preventDefault();
    void this.paste(event.clipboardData?.getData('text/plain') ?? '');
  }

  /** Opens the dialog for a list of values, and adds what they name. */
  async paste(text: string): Promise<void> {
    if (this.#element.isFixed) return;
    const { pastePlaces } = await import('./pick-paste.js');
    const places = await this.#aside(() => pastePlaces(this.#element, text));
    if (places.length) this.#mover.add(places);
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

/** The whole text on hover, where it is cut. */
function tellCutText(event: Event): void {
  const row = (event.target as Element).closest<HTMLElement>('.row');
  const texts = row ? [...row.children] : [];
  if (row && texts.some((text) => text.scrollWidth > text.clientWidth))
    row.title = texts.map(({ textContent }) => textContent).join(' ');
}
