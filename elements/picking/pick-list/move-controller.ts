import type { ReactiveController } from 'lit';
import type { TextSource } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import type * as Notify from '../../controls/notice/notify.js';
import type { PastedRows } from '../../core/paste-list/paste-list-rows.js';
import {
  addedPositions,
  removesOnlyConfirmed,
  type PickMove,
  type PickOutcome,
  type PlannedMove,
} from '../../core/pick-list/pick-move.js';
import type { PickListState } from '../../core/pick-list/pick-list-state.js';
import { debounce } from '../../core/util/debounce.js';
import type * as ConfirmMove from './confirm-move.js';
import type * as PasteItems from './paste-items.js';
import type { PastedItems } from './paste-items.js';
import type { PickPane } from './pick-pane.js';
import type { PickPanes } from './pick-panes.js';
import { addedText, excessText, moveText, noneAddedText, reasonText } from './pick-texts.js';

interface MoveOptions {
  /** Selects the moved items in the list where they are now. Default: `true`. */
  readonly selectsMoved?: boolean;
  /** Announces the move. Default: `true`. */
  readonly isAnnounced?: boolean;
  /** The rows of the items, when the user has pasted them and confirmed their number in the paste dialog. */
  readonly pasted?: PastedItems;
}

/** Duration of the notice of the restored order. */
const NOTICE_DURATION_MS = 2000;

const none = new Uint32Array(0);

/**
 * Carries out every move of the user. The state decides what is moved (`planAdd()` …); this controller asks the user
 * where that is needed, commits the move, announces it, selects what was moved and has the element fire `dass-pick`.
 */
export class MoveController implements ReactiveController {
  readonly #panes: PickPanes;
  readonly #onMoved: (outcome: PickOutcome) => void;
  /** Debounced: of several moves in a row only the last one is announced, which has the total. */
  readonly #announce = debounce((text: () => string) => announce(text()));
  readonly #questions: LazyImport<typeof ConfirmMove>;
  readonly #pasteDialog: LazyImport<typeof PasteItems>;
  readonly #notices: LazyImport<typeof Notify>;
  #openDialogs = 0;

  /** @param onMoved called after a move, when the selection has changed */
  constructor(panes: PickPanes, onMoved: (outcome: PickOutcome) => void) {
    const { element } = panes;
    this.#panes = panes;
    this.#onMoved = onMoved;
    this.#questions = new LazyImport(element, async () => {
      const questions = await import('./confirm-move.js');
      await questions.loadDialogs();
      return questions;
    });
    this.#pasteDialog = new LazyImport(element, async () => {
      const pasteItems = await import('./paste-items.js');
      await pasteItems.pasteListDialog.import();
      return pasteItems;
    });
    this.#notices = new LazyImport(element, () => import('../../controls/notice/notify.js'));
    element.addController(this);
  }

  /** Whether a dialog of the pick list is open. */
  get hasOpenDialog(): boolean {
    return this.#openDialogs > 0;
  }

  hostDisconnected(): void {
    this.#announce.cancel();
  }

  /**
   * Adds available items.
   * @param itemIndexes the selected ones by default
   * @param position the position before which they are added; at the end by default
   */
  add(itemIndexes = this.#panes.available.selection, position?: number): void {
    this.#move(this.#planAdd(itemIndexes, position));
  }

  /** Adds all visible items. */
  addAll(): void {
    this.#withAllAvailable((itemIndexes) => this.#move(this.#planAdd(itemIndexes), { selectsMoved: false }));
  }

  /** Selects all visible items of a list. */
  selectAll(pane: PickPane): void {
    if (pane.source && !this.#panes.state.isSingle) this.#withAllAvailable((itemIndexes) => pane.select(itemIndexes));
    else pane.selectAll();
  }

  /** Opens the paste dialog, and adds the items that the user confirms. @param text the pasted text */
  paste(text = ''): void {
    const panes = this.#panes;
    if (!panes.isEditable) return;
    if (panes.element.dataSource) {
      this.#notify('warning', msg('Não é possível colar nesta lista', { id: 'dassPickNoPaste' }));
      return;
    }
    this.#pasteDialog.load(({ openPasteDialog }) => {
      if (!panes.isEditable) return;
      const add = (pasted: PastedItems): number | null => this.#move(this.#planAdd(pasted.itemIndexes), { pasted });
      void this.#withDialog(() => openPasteDialog(panes, text, add));
    });
  }

  /** Removes selected entries. @param positions those that are selected in their list by default */
  remove(positions = this.#panes.selected.selection): void {
    this.#move(this.#planRemove(positions));
  }

  /** Removes all visible entries. */
  removeAll(): void {
    this.#move(this.#planRemove(this.#panes.selected.visible.indexes), { selectsMoved: false });
  }

  undo(): void {
    this.#move(() => this.#panes.state.planUndo(), { selectsMoved: false });
  }

  /** Moves entries before the one at a position, where the user can order. */
  order(positions: Uint32Array, target: number): void {
    if (this.#panes.canOrder) this.#move(() => this.#panes.state.planOrder(positions, target));
  }

  /** Moves entries one step, where the user can order. */
  step(positions: Uint32Array, by: 1 | -1): void {
    if (this.#panes.canOrder) this.#move(() => this.#panes.state.planStep(positions, by));
  }

  /** Sorts the entries by the order field. */
  reset(): void {
    this.#move(() => this.#panes.state.planReset(), { selectsMoved: false, isAnnounced: false });
    this.#notify('success', msg('Ordem restaurada', { id: 'dassPickOrderRestored' }), NOTICE_DURATION_MS);
  }

  /** Runs with the indexes of all visible items. Those of a source are loaded first; too many are announced. */
  #withAllAvailable(run: (itemIndexes: Uint32Array) => void): void {
    const { source, visible } = this.#panes.available;
    if (!source) run(visible.indexes);
    else if (source.tooManyText) this.#notify('warning', () => source.tooManyText);
    else void source.loadAll(run);
  }

  /* A plan is a function: it is made again when the selection or the items change while the user is asked. */

  #planAdd(itemIndexes: Uint32Array, position?: number): () => PlannedMove {
    const { state } = this.#panes;
    const { items } = state;
    const indexes = state.trackItems(itemIndexes);
    return () => state.planAdd(indexes(), state.items === items ? position : undefined);
  }

  #planRemove(positions: Uint32Array): () => PlannedMove {
    const { state } = this.#panes;
    const tracked = state.trackEntries(positions);
    return () => state.planRemove(tracked());
  }

  /** @returns how many items were added; null when the user is asked first */
  #move(plan: () => PlannedMove, options: MoveOptions = {}): number | null {
    if (!this.#panes.isEditable) return 0;
    const move = plan();
    if (!move) return 0;
    if ('refusedBy' in move) {
      this.#notify('warning', reasonText(this.#panes.state, move.refusedBy));
      return 0;
    }
    if (!('kind' in move)) {
      this.#reportExcess(0, move.excess, options);
      return 0;
    }
    const ask = this.#questionFor(move, options);
    if (!ask) return this.#commit(move, options);
    this.#questions.load((questions) => void this.#askAndCommit(() => ask(questions), move, plan, options));
    return null;
  }

  /** Returns the question before a move; undefined when there is none. */
  #questionFor(
    move: PickMove,
    options: MoveOptions,
  ): ((questions: typeof ConfirmMove) => Promise<boolean>) | undefined {
    const { state, element } = this.#panes;
    const { confirmDelete, confirmAddAbove = Infinity } = element;
    if (confirmDelete && move.removed.length > 0) {
      const labels = Array.from(move.removed, (index) => state.items.labelOf(index));
      return ({ confirmRemoval }) => confirmRemoval(labels);
    }
    const count = move.added.length;
    if (move.kind !== 'add' || options.pasted || count <= confirmAddAbove) return undefined;
    return ({ confirmAddition }) => confirmAddition(count);
  }

  async #askAndCommit(
    ask: () => Promise<boolean>,
    confirmed: PickMove,
    plan: () => PlannedMove,
    options: MoveOptions,
  ): Promise<void> {
    if (!(await this.#withDialog(ask)) || !this.#panes.isEditable) return;
    // The application may have replaced the items or the selection meanwhile.
    const isCurrent = this.#panes.syncState().entries === confirmed.before;
    const move = isCurrent ? confirmed : plan();
    if (move && 'kind' in move && removesOnlyConfirmed(move, confirmed)) this.#commit(move, options);
  }

  /** Opens a dialog. While it is open, the focus counts as being in the pick list. */
  async #withDialog<Result>(open: () => Promise<Result>): Promise<Result> {
    this.#openDialogs++;
    try {
      return await open();
    } finally {
      this.#openDialogs--;
    }
  }

  #commit(move: PickMove, { selectsMoved = true, isAnnounced = true, pasted }: MoveOptions): number {
    const { state, available, selected } = this.#panes;
    const { activeKey } = selected;
    const outcome = state.commit(move, pasted && rowsOf(pasted, move));
    if (!outcome) return 0;
    this.#panes.followState();
    if (isAnnounced && !move.excess) {
      const { items } = state;
      this.#announce(() => moveText(move, items, activeKey));
    }
    if (move.kind === 'add') selected.selectMoved(selectsMoved ? addedPositions(move) : none);
    if (move.kind === 'remove') available.selectMoved(selectsMoved ? knownIndexes(move, state) : none);
    if (move.kind === 'order') selected.activateKey(activeKey);
    if (move.excess) this.#reportExcess(move.added.length, move.excess, { selectsMoved });
    this.#onMoved(outcome);
    return move.added.length;
  }

  /** Says that items exceed the maximum, and keeps those that the user had selected or pasted selected. */
  #reportExcess(added: number, excess: Uint32Array, { selectsMoved = true }: MoveOptions): void {
    const { element, available } = this.#panes;
    const { maxCount = 1 } = element;
    if (selectsMoved) available.selectMoved(excess);
    const count = excess.length;
    this.#notify('warning', () => `${added ? addedText(added) : noneAddedText()}; ${excessText(count, maxCount)}`);
  }

  #notify(type: 'success' | 'warning', message: TextSource, duration?: number): void {
    this.#notices.load(({ notify }) => void notify({ type, message, duration }));
  }
}

/** Returns the indexes of the removed items that are among the available ones now, in order. */
const knownIndexes = ({ removed }: PickMove, { items }: PickListState): Uint32Array =>
  new Uint32Array(removed).filter((index) => !items.isUnknown(index)).sort();

/** Returns the pasted rows of the items that a move adds. */
function rowsOf({ itemIndexes, rows, headings, column }: PastedItems, { added }: PickMove): PastedRows {
  const isAdded = new Set(added);
  return { rows: rows.filter((_, at) => isAdded.has(itemIndexes[at] as number)), headings, column };
}
