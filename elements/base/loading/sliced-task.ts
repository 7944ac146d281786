import { whenIdle } from './idle.js';

/** Time that work runs for before the rest is done in idle time, in milliseconds. */
const SYNC_MS = 30;
/** Progress is shown after this time, in milliseconds. */
const PROGRESS_DELAY_MS = 200;

/** Work that can be divided into slices. */
export interface SlicedWork {
  /** Works while `hasTime()`. @returns whether work is left */
  advance(hasTime: () => boolean): boolean;
  /** The part that is done, 0 to 1. */
  readonly share: number;
}

export interface SlicedTaskOptions {
  /** Called after each slice. */
  onProgress(): void;
  onDone(): void;
}

/** Runs work at once when it is short, otherwise in slices that delay no key and no frame. The user can stop it. */
export class SlicedTask {
  readonly #work: SlicedWork;
  readonly #options: SlicedTaskOptions;
  #cancel: (() => void) | undefined;
  #since = 0;

  constructor(work: SlicedWork, options: SlicedTaskOptions) {
    this.#work = work;
    this.#options = options;
  }

  /** The part that is done, 0 to 1. */
  get share(): number {
    return this.#work.share;
  }

  /** Whether it runs so long that progress is to be shown. */
  get isLong(): boolean {
    return this.#cancel !== undefined && performance.now() - this.#since > PROGRESS_DELAY_MS;
  }

  /** Starts. `onDone()` is called before this returns when the work is short. @returns whether work is left */
  start(): boolean {
    this.#since = performance.now();
    const end = this.#since + SYNC_MS;
    if (!this.#work.advance(() => performance.now() < end)) {
      this.#options.onDone();
      return false;
    }
    let isLeft = true;
    this.#cancel = whenIdle((hasTime) => {
      // In a slice of its own: what comes next can take long, too.
      if (!isLeft) {
        this.#cancel = undefined;
        this.#options.onDone();
        return false;
      }
      isLeft = this.#work.advance(hasTime);
      this.#options.onProgress();
      return true;
    });
    return true;
  }

  /** Stops. Nothing is called any more. */
  stop(): void {
    this.#cancel?.();
    this.#cancel = undefined;
  }
}
