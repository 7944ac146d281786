import type { ReactiveController, ReactiveElement } from 'lit';
import { announce } from '../../base/announce.js';

/** Counts the seconds down to 0 before a photo or film, for the one who wants to be in it. */
export class SelfTimer implements ReactiveController {
  /** Seconds that are left; 0 when it is not counting. */
  seconds = 0;
  readonly #host: ReactiveElement;
  #timer = 0;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.cancel();
  }

  /** @param ended called at 0 */
  start(seconds: number, ended: () => void): void {
    this.cancel();
    this.#count(Math.ceil(seconds), ended);
  }

  /** @returns whether it was counting */
  cancel(): boolean {
    const isCounting = this.seconds > 0;
    clearTimeout(this.#timer);
    this.seconds = 0;
    if (isCounting) this.#host.requestUpdate();
    return isCounting;
  }

  #count(seconds: number, ended: () => void): void {
    this.seconds = seconds;
    this.#host.requestUpdate();
    if (seconds <= 0) {
      ended();
      return;
    }
    announce(String(seconds), 'assertive');
    this.#timer = window.setTimeout(() => this.#count(seconds - 1, ended), 1000);
  }
}
