import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { whenIdle } from '../../base/loading/idle.js';
import { PasteKeys } from '../../core/paste-list/paste-list-keys.js';
import { PasteSplit } from '../../core/paste-list/paste-list-split.js';
import { PasteRun, type PasteShape } from '../../core/paste-list/paste-list.js';
import type { PasteRules } from '../../core/paste-list/paste-list-match.js';

/** Time that a text is matched for before the rest is done while the page is idle. */
const SYNC_MS = 8;
/** Fewer items and characters are always matched at once. */
const MAX_SYNC_SIZE = 2000;
/** Progress is shown after this time. */
const PROGRESS_DELAY_MS = 200;

/** What is matched: a text and all that the result depends on. */
export interface MatchRequest extends Required<PasteRules>, Required<Omit<PasteShape, 'heading'>> {
  readonly heading: boolean | undefined;
  readonly items: readonly unknown[];
  readonly field: string;
  readonly text: string;
}

const isSame = <Part extends object>(a: Part | undefined, b: Part, keys: readonly (keyof Part)[]): boolean =>
  a !== undefined && keys.every((key) => Object.is(a[key], b[key]));

/**
 * Matches the text of the dialog: short ones at once, long ones in slices while the page is idle. The index of the items
 * and the split text are reused while items and text stay the same.
 */
export class MatchTask implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #onDone: () => void;
  #request: MatchRequest | undefined;
  #run: PasteRun | undefined;
  /** The last result, shown while the same text is matched with other rules, to avoid flicker. */
  #lastRun: PasteRun | undefined;
  #cancel: (() => void) | undefined;
  #since = 0;

  /** @param onDone called when a text has been matched that took longer than one task */
  constructor(host: ReactiveControllerHost, onDone: () => void) {
    this.#host = host;
    this.#onDone = onDone;
    host.addController(this);
  }

  /** The result, which can be partial; undefined while there is nothing to match. */
  get run(): PasteRun | undefined {
    return this.#lastRun ?? this.#run;
  }

  /** Progress, 0 to 1. */
  get share(): number {
    return this.#run?.share ?? 0;
  }

  /** Whether all values are matched. */
  get isDone(): boolean {
    return this.#run?.share === 1;
  }

  get isRunning(): boolean {
    return this.#cancel !== undefined;
  }

  /** Whether progress is to be shown. */
  get isLong(): boolean {
    return this.isRunning && performance.now() - this.#since > PROGRESS_DELAY_MS;
  }

  /** Starts matching, unless the request is the same. @param request undefined to discard everything */
  update(request: MatchRequest | undefined): void {
    const before = this.#request;
    if (!request) {
      this.stop();
      this.#request = this.#run = this.#lastRun = undefined;
      return;
    }
    if (isSame(before, request, Object.keys(request) as (keyof MatchRequest)[])) return;
    this.stop();
    this.#request = request;
    const last = this.#run;
    const { items, field, text, column, heading, headings, ...rules } = request;
    const keys = isSame(before, request, ['items', 'field']) ? last?.keys : undefined;
    const split = isSame(before, request, ['text']) ? last?.split : undefined;
    this.#run = new PasteRun(keys ?? new PasteKeys(items, field), split ?? new PasteSplit(text), rules, {
      column,
      heading,
      headings,
    });
    if (!keys || !split) this.#lastRun = undefined;
    else if (last?.share === 1) this.#lastRun = last;
    const end = performance.now() + SYNC_MS;
    const isShort = items.length + text.length < MAX_SYNC_SIZE;
    if (this.#run.advance(() => isShort || performance.now() < end)) this.resume();
    else this.#lastRun = undefined;
  }

  /** Continues after `stop()`. */
  resume(): void {
    const run = this.#run;
    if (!run || this.#cancel || run.share === 1) return;
    this.#since = performance.now();
    this.#cancel = whenIdle((hasTime) => {
      const isLeft = run.advance(hasTime);
      if (!isLeft) {
        this.#cancel = this.#lastRun = undefined;
        this.#onDone();
      }
      this.#host.requestUpdate();
      return isLeft;
    });
  }

  /** Stops matching and keeps the partial result. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  hostDisconnected(): void {
    this.stop();
  }
}
