import { html, nothing, type PropertyValues } from 'lit';
import { resolveText, type TextSource } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property, textSource } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { alertOctagon, alertTriangle, circleCheck, infoCircle } from '../icon/icons.js';
import { renderIcon } from '../icon/render-icon.js';
import { noticeStyles } from './notice.styles.js';

/** From mild to grave. */
export const NOTICE_TYPES = ['success', 'information', 'warning', 'error'] as const;
/** Kind of a notice. */
export type NoticeType = (typeof NOTICE_TYPES)[number];

export const NOTICE_POSITIONS = ['top', 'top-start', 'top-end', 'bottom', 'bottom-start', 'bottom-end'] as const;
/** Edge or corner of the screen at which notices are shown. */
export type NoticePosition = (typeof NOTICE_POSITIONS)[number];

/** Duration of a notice in milliseconds, by its type. */
export const NOTICE_DURATIONS: Readonly<Record<NoticeType, number>> = {
  information: 5000,
  success: 2000,
  warning: 20_000,
  error: 20_000,
};

const icons: Readonly<Record<NoticeType, string>> = {
  information: infoCircle,
  success: circleCheck,
  warning: alertTriangle,
  error: alertOctagon,
};

/** The detail of `dass-close`. */
export interface DassNoticeCloseDetail {
  /**
   * Why the notice closed: `timeout` (its duration is over), `action` (the user clicked OK) or `escape` (Escape key
   * while the focus is in the notice).
   */
  readonly reason: 'timeout' | 'action' | 'escape';
}

export interface NoticeEvents {
  'dass-close': DassNoticeCloseDetail;
}

/** A press on OK leaves the focus in the work: the button is gone in a moment. */
const keepFocus = (event: Event): void => event.preventDefault();

/**
 * A short message that closes by itself. A bar shows the remaining time, which stops while the pointer or the focus is
 * on the notice. `notify()` shows notices at their position on the screen, also above modal dialogs.
 * @summary A short message that closes by itself.
 * @fires {CustomEvent<DassNoticeCloseDetail>} dass-close - Fired when the duration is over or the user has closed the
 *   notice.
 * @csspart notice - The notice.
 */
export class DassNotice extends DassElement<NoticeEvents> {
  static override styles = [baseStyles, noticeStyles];

  /** Kind of the message: `information` (default), `success`, `warning` or `error`. */
  @property({ type: String, reflect: true, accept: oneOf(NOTICE_TYPES) })
  type: NoticeType = 'information';

  /**
   * Text of the notice. A text that starts with `dass` is a message id. Set a function that returns the text when it is
   * composed of several: it is called whenever the notice is rendered, and so follows the language. Default: `''`.
   */
  @property({ type: String, accept: textSource })
  message: TextSource = '';

  /**
   * Milliseconds until the notice closes by itself. 0: only the user closes it. Default: -1, which depends on the type:
   * 5000, 2000 for a success, 20000 for a warning or an error.
   */
  @property({ type: Number, accept: number({ min: -1 }) })
  duration = -1;

  /** Edge of the screen at which `notify()` shows the notice. Default: `top`. */
  @property({ type: String, accept: oneOf(NOTICE_POSITIONS) })
  position: NoticePosition = 'top';

  #time?: Animation;
  #elapsed = 0;
  #held = new Set<'pointer' | 'focus'>();

  override connectedCallback(): void {
    super.connectedCallback();
    // Moved into a dialog or out of it: what was held there is not held here.
    this.#held.clear();
    if (this.hasUpdated) this.#start(this.#elapsed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An animation that the user does not see would hold the notice in memory.
    this.#elapsed = Number(this.#time?.currentTime ?? 0);
    this.#time?.cancel();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('duration') && !changed.has('type') && this.#time) return;
    this.#start();
  }

  protected override render() {
    const ok = msg('OK', { id: 'dassNoticeOk' });
    return html`<div
      class="notice"
      part="notice"
      role="group"
      @pointerenter=${() => this.#hold('pointer')}
      @pointerleave=${() => this.#release('pointer')}
      @focusin=${() => this.#hold('focus')}
      @focusout=${() => this.#release('focus')}
      @keydown=${this.#onKeydown}
    >
      <span class="tone">${renderIcon(icons[this.type])}</span>
      <span class="text">${resolveText(this.message)}</span>
      <button type="button" @mousedown=${keepFocus} @click=${() => this.#close('action')}>${ok}</button>
      ${this.#milliseconds === 0 ? nothing : html`<span class="time"></span>`}
    </div>`;
  }

  get #milliseconds(): number {
    return this.duration < 0 ? NOTICE_DURATIONS[this.type] : this.duration;
  }

  /** The bar is the clock: it is paused, it ends, and it goes on where it was after a move to another place. */
  #start(elapsed = 0): void {
    this.#time?.cancel();
    this.#time = undefined;
    const bar = this.renderRoot.querySelector('.time');
    if (!bar) return;
    const time = bar.animate([{ scale: '1 1' }, { scale: '0 1' }], { duration: this.#milliseconds, fill: 'forwards' });
    time.currentTime = elapsed;
    time.onfinish = () => this.#close('timeout');
    this.#time = time;
    this.#run();
  }

  #run(): void {
    if (this.#held.size > 0 || !this.isConnected) this.#time?.pause();
    else this.#time?.play();
  }

  #hold(what: 'pointer' | 'focus'): void {
    this.#held.add(what);
    this.#run();
  }

  #release(what: 'pointer' | 'focus'): void {
    this.#held.delete(what);
    this.#run();
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#close('escape');
  }

  #close(reason: DassNoticeCloseDetail['reason']): void {
    this.#time?.cancel();
    this.emit('dass-close', { reason });
  }
}

define('dass-notice', DassNotice);

declare global {
  interface HTMLElementTagNameMap {
    'dass-notice': DassNotice;
  }
}
