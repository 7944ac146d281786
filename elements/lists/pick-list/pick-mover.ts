import { t } from '../../../locales/picking.js';
import { announce } from '../../base/announce.js';
import { debounce } from '../../core/debounce.js';
import type { PickList } from '../../core/pick-list.js';
import { PickMoves, type PickMove, type PickOutcome, type PickRefusal } from '../../core/pick-moves.js';
import { onlyPicked, type Picked } from '../../core/picked.js';
import type { PickPane } from './pick-pane.js';

/** The pick list in which things are moved. */
export interface MoverHost {
  readonly list: PickList;
  readonly available: PickPane;
  readonly chosen: PickPane;
  /** Nothing can be moved now. */
  readonly isFixed: boolean;
  readonly hasOrder: boolean;
  readonly asksBeforeRemoval: boolean;
  /** A person has moved something. */
  moved(outcome: PickOutcome): void;
  /** Opens a dialog of the list's own, for which a person does not leave the list. */
  aside<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

type Plan = PickMove | PickRefusal | undefined;

/** How long the notice of the restored order stays (PL-10). In milliseconds. */
const NOTICE_TIME = 2000;

/** What a person does to move items: asks first where it has to, says what was done, and marks what was moved. */
export class PickMover {
  readonly #host: MoverHost;
  /** Once the lists are drawn; of moves in quick succession the last, which tells the total. */
  readonly #say = debounce((text: string) => announce(text));

  constructor(host: MoverHost) {
    this.#host = host;
  }

  /** Of the list as it is now. */
  get #moves(): PickMoves {
    return new PickMoves(this.#host.list);
  }

  /** Says nothing any more. */
  stop(): void {
    this.#say.cancel();
  }

  /** Adds what is marked, or other places. @param at the position before which they come */
  add(places = this.#host.available.marks.places, at?: number): void {
    const { available } = this.#host;
    const refused = places.length === 1 ? places.find((place) => available.isDisabled(place)) : undefined;
    if (refused !== undefined) this.#refuse(available.reasonOf(refused));
    else this.#attempt(() => this.#moves.planAdd(places, at));
  }

  /** Adds all that are shown (PL-05). */
  addAll(): void {
    this.#attempt(() => this.#moves.planAdd(this.#host.available.shown.places), false);
  }

  /** Takes out what is marked, or other positions. */
  remove(positions = this.#host.chosen.marks.places): void {
    const { chosen } = this.#host;
    const refused = positions.length === 1 ? positions.find((position) => chosen.isDisabled(position)) : undefined;
    if (refused !== undefined) return this.#refuse(chosen.reasonOf(refused));
    this.#attempt(this.#removal(positions));
  }

  removeAll(): void {
    const { chosen } = this.#host;
    this.#attempt(chosen.shown.isWhole ? () => this.#moves.planRemove() : this.#removal(chosen.shown.places), false);
  }

  undo(): void {
    this.#attempt(() => this.#moves.planUndo(), false);
  }

  /** Puts selected entries before the one at a position. */
  order(positions: Uint32Array, to: number): void {
    if (this.#host.hasOrder) this.#attempt(() => this.#moves.planOrder(positions, to));
  }

  step(positions: Uint32Array, by: 1 | -1): void {
    if (this.#host.hasOrder) this.#attempt(() => this.#moves.planStep(positions, by));
  }

  reset(): void {
    const plan = this.#moves.planReset();
    if (plan) this.#attempt(() => plan, false, true);
    void this.#notify('success', t('dassPickOrderRestored'));
  }

  /** Takes out the entries that are at some positions now, wherever they are then. */
  #removal(positions: Uint32Array): () => Plan {
    const { list } = this.#host;
    const { picked } = list;
    return () =>
      this.#moves.planRemove(
        list.picked === picked ? positions : positionsOf(list.picked, onlyPicked(picked, positions)),
      );
  }

  /** @param isMarked what was moved is marked where it is now */
  #attempt(plan: () => Plan, isMarked = true, isSilent = false): void {
    if (this.#host.isFixed) return;
    const move = plan();
    if (!move) return;
    if ('refusedBy' in move) this.#refuse(this.#host.available.reasonOf(move.refusedBy));
    else if (this.#host.asksBeforeRemoval && move.removed.length > 0) void this.#ask(move, plan, isMarked);
    else this.#make(move, isMarked, isSilent);
  }

  /** Asks whether the records are to be removed, and names them (PL-09). */
  async #ask(move: PickMove, plan: () => Plan, isMarked: boolean): Promise<void> {
    const { items } = this.#host.list;
    const labels = Array.from(move.removed, (place) => items.labelOf(place));
    const { confirmDelete } = await import('../../messages/confirm-delete.js');
    if (!(await this.#host.aside(() => confirmDelete(labels))) || this.#host.isFixed) return;
    // Things may have changed while the person was asked.
    const now = this.#host.list.picked === move.before ? move : plan();
    if (now && 'kind' in now) this.#make(now, isMarked, false);
  }

  #make(move: PickMove, isMarked: boolean, isSilent: boolean): void {
    const { list, available, chosen } = this.#host;
    const { activeKey } = chosen.marks;
    const outcome = this.#moves.make(move);
    if (!outcome) return;
    if (!isSilent) this.#announce(move, activeKey);
    available.update();
    chosen.update();
    if (move.kind === 'add') chosen.marks.show(isMarked ? newPositions(move) : none);
    if (move.kind === 'remove')
      available.marks.show(
        isMarked ? new Uint32Array(move.removed).filter((place) => !list.items.isOther(place)).sort() : none,
      );
    if (move.kind === 'order') chosen.marks.goTo(activeKey);
    this.#host.moved(outcome);
  }

  #announce({ kind, added, removed, after }: PickMove, activeKey: number): void {
    const total = t('dassPickTotal', { count: after.keys.length });
    const parts = [
      added.length ? t('dassPickAdded', { count: added.length }) : '',
      removed.length ? t('dassPickRemoved', { count: removed.length }) : '',
    ].filter(Boolean);
    if (kind === 'undo') this.#say([t('dassPickUndone'), ...parts, total].join(', '));
    else if (kind !== 'order') this.#say([...parts, total].join(', '));
    else {
      const at = after.keys.indexOf(activeKey);
      const label = at < 0 ? '' : this.#host.chosen.labelOf(at);
      this.#say(
        at < 0 ? t('dassPickOrdered') : t('dassPickMovedTo', { label, position: at + 1, total: after.keys.length }),
      );
    }
  }

  /** Says why an item does not move (PL-08). */
  #refuse(reason: string): void {
    if (!this.#host.isFixed) void this.#notify('warning', reason);
  }

  async #notify(type: 'success' | 'warning', message: string): Promise<void> {
    const { notify } = await import('../../messages/notify.js');
    await notify({ type, message, duration: type === 'success' ? NOTICE_TIME : undefined });
  }
}

const none = new Uint32Array(0);

/** Where entries are now, in order. */
export function positionsOf({ keys }: Picked, entries: Picked): Uint32Array {
  const wanted = new Set(entries.keys);
  return Uint32Array.from(keys.keys()).filter((at) => wanted.has(keys[at] as number));
}

/** Where what was added is: all in one piece. */
function newPositions({ before, after, added }: PickMove): Uint32Array {
  const { length } = added;
  let first = 0;
  while (first < before.keys.length && before.keys[first] === after.keys[first]) first++;
  return Uint32Array.from({ length }, (_, at) => first + at);
}
