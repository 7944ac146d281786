import { html, nothing, type PropertyValues } from 'lit';
import { isTextLoading, resolveText, type TextSource } from '../../../locales/index.js';
import { msg } from '../../../locales/localize.js';
import { DassElement } from '../../base/dass-element.js';
import { number, oneOf, property, textSource } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { alertOctagon, alertTriangle, circleCheck, infoCircle } from '../icon/icons.js';
import { renderIcon } from '../icon/render-icon.js';
import { noticeStyles } from './notice.styles.js';

/** In ascending severity. */
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

/** A press on OK does not move the focus, because the button is about to disappear. */
/** Why the countdown is paused: the pointer or the focus is on the notice, or its tab is hidden. */
type PauseReason = 'pointer' | 'focus' | 'hidden';

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

  #animation?: Animation;
  #elapsed = 0;
  #pauseReasons = new Set<PauseReason>();

  override connectedCallback(): void {
    super.connectedCallback();
    // After a move into or out of a dialog the old pause reasons do not apply.
    this.#pauseReasons.clear();
    this.ownerDocument.addEventListener('visibilitychange', this.#onVisibility);
    this.#onVisibility();
    if (this.hasUpdated) this.#start(this.#elapsed);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.ownerDocument.removeEventListener('visibilitychange', this.#onVisibility);
    // A running animation would keep the removed notice in memory.
    this.#elapsed = Number(this.#animation?.currentTime ?? 0);
    this.#animation?.cancel();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('duration') && !changed.has('type') && this.#animation) return;
    this.#start();
  }

  protected override render() {
    const ok = msg('OK', { id: 'dassNoticeOk' });
    return html`<div
      class="notice"
      part="notice"
      role="group"
      ?hidden=${isTextLoading(this.message)}
      @pointerenter=${() => this.#pause('pointer')}
      @pointerleave=${() => this.#resume('pointer')}
      @focusin=${() => this.#pause('focus')}
      @focusout=${() => this.#resume('focus')}
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

  /** The animation of the bar is the timer: it can be paused, and continues after a move to another parent. */
  #start(elapsed = 0): void {
    this.#animation?.cancel();
    this.#animation = undefined;
    const bar = this.renderRoot.querySelector('.notice:not([hidden]) .time');
    if (!bar) return;
    const time = bar.animate([{ scale: '1 1' }, { scale: '0 1' }], { duration: this.#milliseconds, fill: 'forwards' });
    time.currentTime = elapsed;
    time.onfinish = () => this.#close('timeout');
    this.#animation = time;
    this.#updatePlayState();
  }

  #updatePlayState(): void {
    if (this.#pauseReasons.size > 0 || !this.isConnected) this.#animation?.pause();
    else this.#animation?.play();
  }

  #pause(reason: PauseReason): void {
    this.#pauseReasons.add(reason);
    this.#updatePlayState();
  }

  #resume(reason: PauseReason): void {
    this.#pauseReasons.delete(reason);
    this.#updatePlayState();
  }

  /** In a hidden tab nobody reads the notice: its time goes on when the user is back. */
  #onVisibility = (): void => {
    if (this.ownerDocument.hidden) this.#pause('hidden');
    else this.#resume('hidden');
  };

  #onKeydown(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.#close('escape');
  }

  #close(reason: DassNoticeCloseDetail['reason']): void {
    this.#animation?.cancel();
    this.emit('dass-close', { reason });
  }
}

define('dass-notice', DassNotice);

declare global {
  interface HTMLElementTagNameMap {
    'dass-notice': DassNotice;
  }
}
