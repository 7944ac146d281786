import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { whenIdle } from '../../base/loading/idle.js';
import { PasteKeys } from '../../core/paste-list/paste-list-keys.js';
import { PasteSplit } from '../../core/paste-list/paste-list-split.js';
import { PasteRun, type PasteShape } from '../../core/paste-list/paste-list.js';
import type { PasteRules } from '../../core/paste-list/paste-list-match.js';

/** What the user has not to wait for longer is done at once. In milliseconds. */
const AT_ONCE = 8;
/** So many items and characters are done at once on any machine. */
const FEW = 2000;
/** Work that takes longer is shown. In milliseconds. */
const LONG = 200;

/** What is to be matched. */
export interface PasteQuestion extends Required<PasteRules>, Required<Omit<PasteShape, 'heading'>> {
  readonly heading: boolean | undefined;
  readonly items: readonly unknown[];
  readonly field: string;
  readonly text: string;
}

const isSame = <Part extends object>(a: Part | undefined, b: Part, keys: readonly (keyof Part)[]): boolean =>
  a !== undefined && keys.every((key) => Object.is(a[key], b[key]));

/**
 * Matches what is in the dialog: at once what is done at once, the rest in slices while the page goes on. What is made
 * ready (the items by their keys, the values of a text) is kept until it is another's.
 */
export class PasteWork implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #done: () => void;
  #question: PasteQuestion | undefined;
  #run: PasteRun | undefined;
  /** What was matched before, while the same text is matched by other rules: nothing flickers. */
  #before: PasteRun | undefined;
  #cancel: (() => void) | undefined;
  #since = 0;

  /** @param done what is called when a text is matched to its end, if that was not at once */
  constructor(host: ReactiveControllerHost, done: () => void) {
    this.#host = host;
    this.#done = done;
    host.addController(this);
  }

  /** What is matched, maybe in part; undefined while nothing is asked. */
  get run(): PasteRun | undefined {
    return this.#before ?? this.#run;
  }

  /** How much of it is done, 0 to 1. */
  get share(): number {
    return this.#run?.share ?? 0;
  }

  /** Whether all is matched. */
  get isDone(): boolean {
    return this.#run?.share === 1;
  }

  get isRunning(): boolean {
    return this.#cancel !== undefined;
  }

  /** Whether it is under way for so long that the user wants to know. */
  get isLong(): boolean {
    return this.isRunning && performance.now() - this.#since > LONG;
  }

  /** Matches, unless it is matched already. @param question undefined: nothing is to be matched, and nothing kept */
  take(question: PasteQuestion | undefined): void {
    const before = this.#question;
    if (!question) {
      this.stop();
      this.#question = this.#run = this.#before = undefined;
      return;
    }
    if (isSame(before, question, Object.keys(question) as (keyof PasteQuestion)[])) return;
    this.stop();
    this.#question = question;
    const last = this.#run;
    const { items, field, text, column, heading, headings, ...rules } = question;
    const keys = isSame(before, question, ['items', 'field']) ? last?.keys : undefined;
    const split = isSame(before, question, ['text']) ? last?.split : undefined;
    this.#run = new PasteRun(keys ?? new PasteKeys(items, field), split ?? new PasteSplit(text), rules, {
      column,
      heading,
      headings,
    });
    if (!keys || !split) this.#before = undefined;
    else if (last?.share === 1) this.#before = last;
    const end = performance.now() + AT_ONCE;
    const isShort = items.length + text.length < FEW;
    if (this.#run.advance(() => isShort || performance.now() < end)) this.resume();
    else this.#before = undefined;
  }

  /** Goes on with what was stopped. */
  resume(): void {
    const run = this.#run;
    if (!run || this.#cancel || run.share === 1) return;
    this.#since = performance.now();
    this.#cancel = whenIdle((hasTime) => {
      const isLeft = run.advance(hasTime);
      if (!isLeft) {
        this.#cancel = this.#before = undefined;
        this.#done();
      }
      this.#host.requestUpdate();
      return isLeft;
    });
  }

  /** Leaves off; what is matched so far stays. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }

  hostDisconnected(): void {
    this.stop();
  }
}
