import { html, nothing, type ReactiveController, type ReactiveElement } from 'lit';

/**
 * A wait that the user sees: when it has run out something happens, unless it is cancelled or starts anew. Render
 * `render()` in a box that is `position: relative`, with `countdownStyles`: a thin line that becomes shorter. It ends
 * without an effect when the element leaves the page.
 */
export class Countdown implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #onEnd: () => void;
  #timer = 0;
  /** When it started, or went on after it was held; and what was left of it then. In milliseconds. */
  #since = 0;
  #left = 0;
  #duration = 0;
  readonly #held = new Set<string>();
  #line?: Animation | undefined;

  constructor(host: ReactiveElement, onEnd: () => void) {
    this.#host = host;
    this.#onEnd = onEnd;
    host.addController(this);
  }

  /** Whether it is under way, held or not. */
  get running(): boolean {
    return this.#duration > 0;
  }

  /** Starts it, from the beginning when it is under way. @param milliseconds 0 ends it at once */
  start(milliseconds: number): void {
    this.#stop();
    this.#held.clear();
    this.#duration = this.#left = milliseconds;
    if (milliseconds > 0) this.#run();
    else this.#onEnd();
    this.#host.requestUpdate();
  }

  /** Ends it without an effect. @returns whether it was under way */
  cancel(): boolean {
    const { running } = this;
    this.#stop();
    this.#held.clear();
    this.#duration = 0;
    if (running) this.#host.requestUpdate();
    return running;
  }

  /** Lets it stand still. @param reason goes on when each reason is released */
  hold(reason: string): void {
    if (!this.running || this.#held.has(reason)) return;
    if (this.#held.size === 0) {
      clearTimeout(this.#timer);
      this.#left = Math.max(1, this.#left - (performance.now() - this.#since));
      this.#line?.pause();
    }
    this.#held.add(reason);
  }

  /** Lets it go on. */
  release(reason: string): void {
    if (!this.#held.delete(reason) || this.#held.size > 0 || !this.running) return;
    this.#run();
    this.#line?.play();
  }

  /** The line; nothing while it is not under way. */
  render(): unknown {
    return this.running ? html`<span class="countdown" aria-hidden="true"></span>` : nothing;
  }

  hostUpdated(): void {
    if (!this.running || this.#line) return;
    const line = this.#host.renderRoot.querySelector('.countdown');
    this.#line = line?.animate([{ scale: '1 1' }, { scale: '0 1' }], { duration: this.#duration, fill: 'forwards' });
    if (this.#held.size > 0) this.#line?.pause();
  }

  hostDisconnected(): void {
    this.cancel();
  }

  #run(): void {
    this.#since = performance.now();
    this.#timer = window.setTimeout(() => {
      this.cancel();
      this.#onEnd();
    }, this.#left);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    // An animation that the user does not see would hold the element in memory.
    this.#line?.cancel();
    this.#line = undefined;
  }
}
