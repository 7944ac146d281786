import { html, nothing, type ReactiveController, type ReactiveElement } from 'lit';

/**
 * A visible countdown: calls a function at its end unless it is canceled or restarted. Render `render()` in a box
 * with `position: relative`, together with `countdownStyles`: a thin line that gets shorter. It is canceled when the
 * element is disconnected.
 */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #onEnd: () => void;
  #timer = 0;
  /** Time of the start or of the last resume, and the time left then, in milliseconds. */
  #resumedAt = 0;
  #remaining = 0;
  #duration = 0;
  readonly #pauseReasons = new Set<string>();
  #line?: Animation | undefined;

  constructor(host: ReactiveElement, onEnd: () => void) {
    this.#host = host;
    this.#onEnd = onEnd;
    host.addController(this);
  }

  /** Whether the countdown has started and not ended, paused or not. */
  get running(): boolean {
    return this.#duration > 0;
  }

  /**
   * Starts or restarts the countdown.
   *
   * @param milliseconds its duration; 0 ends it immediately
   */
  start(milliseconds: number): void {
    this.#stop();
    this.#pauseReasons.clear();
    this.#duration = this.#remaining = milliseconds;
    if (milliseconds > 0) this.#run();
    else this.#onEnd();
    this.#host.requestUpdate();
  }

  /**
   * Cancels the countdown.
   *
   * @returns whether it was running
   */
  cancel(): boolean {
    const { running } = this;
    this.#stop();
    this.#pauseReasons.clear();
    this.#duration = 0;
    if (running) this.#host.requestUpdate();
    return running;
  }

  /**
   * Pauses the countdown.
   *
   * @param reason it continues when each reason has been passed to {@link resume}
   */
  pause(reason: string): void {
    if (!this.running || this.#pauseReasons.has(reason)) return;
    if (this.#pauseReasons.size === 0) {
      clearTimeout(this.#timer);
      this.#remaining = Math.max(1, this.#remaining - (performance.now() - this.#resumedAt));
      this.#line?.pause();
    }
    this.#pauseReasons.add(reason);
  }

  /** Removes a reason for the pause. */
  resume(reason: string): void {
    if (!this.#pauseReasons.delete(reason) || this.#pauseReasons.size > 0 || !this.running) return;
    this.#run();
    this.#line?.play();
  }

  /** Renders the line; nothing if the countdown is not running. */
  render(): unknown {
    return this.running ? html`<span class="countdown" aria-hidden="true"></span>` : nothing;
  }

  hostUpdated(): void {
    if (!this.running || this.#line) return;
    const line = this.#host.renderRoot.querySelector('.countdown');
    this.#line = line?.animate([{ scale: '1 1' }, { scale: '0 1' }], { duration: this.#duration, fill: 'forwards' });
    if (this.#pauseReasons.size > 0) this.#line?.pause();
  }

  hostDisconnected(): void {
    this.cancel();
  }

  #run(): void {
    this.#resumedAt = performance.now();
    this.#timer = window.setTimeout(() => {
      this.cancel();
      this.#onEnd();
    }, this.#remaining);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    // A running animation would keep the removed element in memory.
    this.#line?.cancel();
    this.#line = undefined;
  }
}
