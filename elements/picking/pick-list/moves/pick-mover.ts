import type { ReactiveElement } from 'lit';
import { formatCount, msg, plural, str } from '../../../../locales/localize.js';
import { pickAddedText, pickRemovedText } from './pick-texts.js';
import { announce } from '../../../base/announce.js';
import { LazyImport } from '../../../base/loading/lazy-import.js';
import { debounce } from '../../../core/util/debounce.js';
import type { PickList } from '../../../core/pick-list/pick-list.js';
import type { PastedRows } from '../../../core/paste-list/paste-list-rows.js';
import { placesAmong } from '../../../core/pick-list/pick-list-resolve.js';
import { PickMoves, type PickMove, type PickOutcome, type PickRefusal } from '../../../core/pick-list/pick-moves.js';
import { onlyPicked, type Picked } from '../../../core/pick-list/picked.js';
import type * as Notify from '../../../controls/notice/notify.js';
import type { PickPane } from '../panes/pick-pane.js';
import type { PastedPlaces } from './pick-paste.js';
import type * as Questions from './pick-questions.js';

/** The pick list in which things are moved. */
export interface MoverHost {
  readonly list: PickList;
  readonly available: PickPane;
  readonly chosen: PickPane;
  /** Nothing can be moved now. */
  readonly isFixed: boolean;
  readonly hasOrder: boolean;
  readonly asksBeforeRemoval: boolean;
  /** Asks before more items than this are added. */
  readonly mostAtOnce: number;
  /** The user has moved something. */
  moved(outcome: PickOutcome): void;
  /** Opens a dialog of the list's own, for which the user does not leave the list. */
  aside<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
}

type Plan = PickMove | PickRefusal | undefined;

/** How a move is carried out. */
interface Manner {
  /** What was moved is marked where it is now. Default: `true`. */
  readonly isMarked?: boolean;
  /** Nothing is announced. */
  readonly isSilent?: boolean;
  /** The rows of the items, which the user has pasted and confirmed with their number. */
  readonly pasted?: PastedPlaces;
}

/** How long the notice of the restored order stays (PL-10). In milliseconds. */
const NOTICE_TIME = 2000;

/** What the user does to move items: asks first where it has to, says what was done, and marks what was moved. */
export class PickMover {
  readonly #host: MoverHost;
  /** Once the lists are rendered; of moves in quick succession the last, which tells the total. */
  readonly #say = debounce((text: string) => announce(text));

  readonly #questions: LazyImport<typeof Questions>;
  readonly #notices: LazyImport<typeof Notify>;

  constructor(element: ReactiveElement, host: MoverHost) {
    this.#host = host;
    this.#questions = new LazyImport(element, async () => {
      const questions = await import('./pick-questions.js');
      await questions.loadDialogs();
      return questions;
    });
    this.#notices = new LazyImport(element, () => import('../../../controls/notice/notify.js'));
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
    else this.#attempt(this.#addition(places, at));
  }

  /** Adds all that are shown. */
  addAll(): void {
    this.#attempt(this.#addition(this.#host.available.shown.places), { isMarked: false });
  }

  /** Adds what was pasted. @returns how many items were added; null when the user is asked first */
  addPasted(pasted: PastedPlaces): number | null {
    return this.#attempt(this.#addition(pasted.places), { pasted });
  }

  /** Takes out what is marked, or other positions. */
  remove(positions = this.#host.chosen.marks.places): void {
    const { chosen } = this.#host;
    const refused = positions.length === 1 ? positions.find((position) => chosen.isDisabled(position)) : undefined;
    if (refused !== undefined) return this.#refuse(chosen.reasonOf(refused));
    this.#attempt(this.#removal(positions));
  }

  removeAll(): void {
    this.#attempt(this.#removal(this.#host.chosen.shown.places), { isMarked: false });
  }

  undo(): void {
    this.#attempt(() => this.#moves.planUndo(), { isMarked: false });
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
    if (plan) this.#attempt(() => plan, { isMarked: false, isSilent: true });
    this.#notify('success', msg('Ordem restaurada', { id: 'dassPickOrderRestored' }));
  }

  /** Adds the items that are at some places now, wherever they are then. */
  #addition(places: Uint32Array, at?: number): () => Plan {
    const { list } = this.#host;
    const { items } = list;
    return () => {
      const now = list.items;
      const isSame = now === items;
      return this.#moves.planAdd(isSame ? places : placesAmong(items, places, now), isSame ? at : undefined);
    };
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

  /** @returns how many items were added; null when the user is asked first */
  #attempt(plan: () => Plan, manner: Manner = {}): number | null {
    if (this.#host.isFixed) return 0;
    const move = plan();
    if (!move) return 0;
    if ('refusedBy' in move) {
      this.#refuse(this.#host.available.reasonOf(move.refusedBy));
      return 0;
    }
    const question = this.#questionOf(move, manner);
    if (!question) return this.#make(move, manner);
    this.#questions.load((questions) => void this.#ask(() => question(questions), move, plan, manner));
    return null;
  }

  /** What is asked before a move; undefined when it is made at once. */
  #questionOf(move: PickMove, { pasted }: Manner): ((questions: typeof Questions) => Promise<boolean>) | undefined {
    const { asksBeforeRemoval, mostAtOnce, list } = this.#host;
    if (asksBeforeRemoval && move.removed.length > 0) {
      const labels = Array.from(move.removed, (place) => list.items.labelOf(place));
      return ({ confirmDelete }) => confirmDelete(labels);
    }
    const count = move.added.length;
    if (move.kind !== 'add' || pasted || count <= mostAtOnce) return undefined;
    return ({ confirm }) =>
      confirm({
        heading: pickAddManyText(count),
        text: msg('São muitos de uma vez. Para adicionar menos, filtre a lista antes.', { id: 'dassPickAddManyText' }),
        confirmLabel: pickAddManyConfirmText(count),
        tone: 'warning',
      });
  }

  /** Asks before a move (PL-09). */
  async #ask(ask: () => Promise<boolean>, move: PickMove, plan: () => Plan, manner: Manner): Promise<void> {
    if (!(await this.#host.aside(ask)) || this.#host.isFixed) return;
    // The application may have replaced items or the selection while the user was asked.
    const now = this.#host.list.picked === move.before ? move : plan();
    if (now && 'kind' in now && removesOnly(now, move)) this.#make(now, manner);
  }

  #make(move: PickMove, { isMarked = true, isSilent, pasted }: Manner): number {
    const { list, available, chosen } = this.#host;
    const { activeKey } = chosen.marks;
    const outcome = this.#moves.make(move, pasted && rowsOf(pasted, move));
    if (!outcome) return 0;
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
    return move.added.length;
  }

  #announce({ kind, added, removed, after }: PickMove, activeKey: number): void {
    const total = pickTotalText(after.keys.length);
    const parts = [
      added.length ? pickAddedText(added.length) : '',
      removed.length ? pickRemovedText(removed.length) : '',
    ].filter(Boolean);
    if (kind === 'undo') this.#say([msg('Desfeito', { id: 'dassPickUndone' }), ...parts, total].join(', '));
    else if (kind !== 'order') this.#say([...parts, total].join(', '));
    else {
      const at = after.keys.indexOf(activeKey);
      const label = at < 0 ? '' : this.#host.chosen.labelOf(at);
      this.#say(
        at < 0
          ? msg('Ordem alterada', { id: 'dassPickOrdered' })
          : msg(str`${label}: posição ${formatCount(at + 1)} de ${formatCount(after.keys.length)}`, {
              id: 'dassPickMovedTo',
            }),
      );
    }
  }

  /** Says why an item does not move (PL-08). */
  #refuse(reason: string): void {
    if (!this.#host.isFixed) this.#notify('warning', reason);
  }

  #notify(type: 'success' | 'warning', message: string): void {
    const duration = type === 'success' ? NOTICE_TIME : undefined;
    this.#notices.load(({ notify }) => void notify({ type, message, duration }));
  }
}

const none = new Uint32Array(0);

/** Whether a move takes out nothing but what another one does. */
function removesOnly(move: PickMove, asked: PickMove): boolean {
  const stays = new Set(move.after.keys);
  const stayed = new Set(asked.after.keys);
  const known = new Set(asked.before.keys.filter((key) => !stayed.has(key)));
  return move.before.keys.every((key) => stays.has(key) || known.has(key));
}

/** The rows of the items that a move adds. */
function rowsOf({ places, rows, headings, column }: PastedPlaces, { added }: PickMove): PastedRows {
  const isAdded = new Set(added);
  return { rows: rows.filter((_, at) => isAdded.has(places[at] as number)), headings, column };
}

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

const pickAddManyText = (count: number): string =>
  plural(count, {
    one: msg(str`Adicionar ${formatCount(count)} item?`, { id: 'dassPickAddManyOne' }),
    many: msg(str`Adicionar ${formatCount(count)} de itens?`, { id: 'dassPickAddManyMany' }),
    other: msg(str`Adicionar ${formatCount(count)} itens?`, { id: 'dassPickAddManyOther' }),
  });

const pickAddManyConfirmText = (count: number): string =>
  plural(count, {
    one: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPickAddManyConfirmOne' }),
    many: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPickAddManyConfirmMany' }),
    other: msg(str`Adicionar ${formatCount(count)}`, { id: 'dassPickAddManyConfirmOther' }),
  });

const pickTotalText = (count: number): string =>
  plural(count, {
    one: msg(str`${formatCount(count)} selecionado`, { id: 'dassPickTotalOne' }),
    many: msg(str`${formatCount(count)} selecionados`, { id: 'dassPickTotalMany' }),
    other: msg(str`${formatCount(count)} selecionados`, { id: 'dassPickTotalOther' }),
  });
