import { html, nothing } from 'lit';
import { formatCount, msg, plural, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { RowMotion, type PlacedRow } from '../../base/motion/row-motion.js';
import { timingOf } from '../../base/motion/motions.js';
import { interactiveRoot, onTopModalChange } from '../../base/overlay/overlay-stack.js';
import { holdsFocus, rememberFocus } from '../../base/focus/focus-return.js';
import { registerRegion } from '../../base/focus/regions.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { readyText } from '../../../locales/index.js';
import { NOTICE_POSITIONS, NOTICE_TYPES, type DassNotice, type NoticePosition } from './notice.js';
import { noticeRegionStyles } from './notice-region.styles.js';

/** Maximum number of notices on the screen. Further ones wait and are counted. */
const MAX_SHOWN = 5;
const MAX_SHOWN_ON_PHONES = 3;
const PHONE_QUERY = '(width < 33rem)';

/**
 * The region in which notices are shown: one in a document, in the top layer. While a modal dialog is open the region
 * is moved into the topmost one, so that notices can be read and clicked above it. F6 moves the focus to the region.
 * `showNotice()` creates it.
 * @summary The region in which notices are shown.
 * @slot - Notices at the top.
 * @slot top-start - Notices at the top, at the start of the line.
 * @slot top-end - Notices at the top, at the end of the line.
 * @slot bottom - Notices at the bottom.
 * @slot bottom-start - Notices at the bottom, at the start of the line.
 * @slot bottom-end - Notices at the bottom, at the end of the line.
 */
export class DassNoticeRegion extends DassElement {
  static override styles = [baseStyles, noticeRegionStyles];

  #stops: (() => void)[] = [];
  #restoreFocus?: () => void;
  readonly #motion = new RowMotion(this);
  /** Notices that wait; the last one is shown again first. Their countdown is paused. */
  readonly #waiting: DassNotice[] = [];

  /**
   * Shows and announces a notice: errors assertively, others politely. Without space, the least important notice
   * waits.
   *
   * @internal
   */
  add(notice: DassNotice): void {
    const max = matchMedia(PHONE_QUERY).matches ? MAX_SHOWN_ON_PHONES : MAX_SHOWN;
    while (this.#shown.length >= max) {
      const waiting = this.#leastImportant();
      waiting.remove();
      this.#waiting.push(waiting);
    }
    notice.slot = notice.position === 'top' ? '' : notice.position;
    this.append(notice);
    this.requestUpdate();
    void this.#announce(notice);
    this.#move();
  }

  /**
   * Removes a notice. If it had the focus, the focus returns to where F6 took it from.
   *
   * @internal
   */
  close(notice: DassNotice): void {
    const hadFocus = holdsFocus(notice);
    const waiting = this.#waiting.indexOf(notice);
    if (waiting < 0) void this.#remove(notice);
    else {
      this.#waiting.splice(waiting, 1);
      this.requestUpdate();
    }
    if (hadFocus) this.#restoreFocus?.();
  }

  /** Fades a notice out; then the others move to their new places. Meanwhile it is out of reach. */
  async #remove(notice: DassNotice): Promise<void> {
    const timing = this.isConnected ? timingOf(this) : undefined;
    if (timing) {
      notice.inert = true;
      await notice.animate([{}, { opacity: 0, translate: '0 -8px' }], timing).finished.catch(() => undefined);
    }
    this.#motion.remember(this.#placed(), 0);
    notice.remove();
    const next = this.#waiting.pop();
    if (next) this.append(next);
    this.requestUpdate();
    if (this.childElementCount === 0) this.#raise();
    else if (timing) this.#motion.play(this.#placed(), 0);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stops = [
      onTopModalChange(() => this.#move()),
      registerRegion({ element: this, order: 90, enter: () => this.#enter() }),
    ];
    if (this.hasUpdated) this.#raise();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#stops) stop();
  }

  protected override firstUpdated(): void {
    this.#raise();
  }

  protected override render() {
    return html`<div
      class="region"
      popover="manual"
      role="region"
      aria-label=${msg('Avisos', { id: 'dassNoticeRegion' })}
    >
      ${NOTICE_POSITIONS.map(
        (position) =>
          html`<div class=${`position ${position}`}>
            <slot name=${position === 'top' ? '' : position}></slot>${this.#renderCount(position)}
          </div>`,
      )}
    </div>`;
  }

  /** Renders the number of waiting notices, at the position of the newest notice. */
  #renderCount(position: NoticePosition) {
    const { length: count } = this.#waiting;
    const last = this.#shown.at(-1);
    if (count === 0 || last?.position !== position) return nothing;
    return html`<p class="waiting">${noticesWaitingText(count)}</p>`;
  }

  /** The notices that are shown, without those that go. */
  get #shown(): DassNotice[] {
    return ([...this.children] as DassNotice[]).filter(({ inert }) => !inert);
  }

  #placed(): PlacedRow[] {
    return this.#shown.map((element) => ({ key: element, element, left: element.offsetLeft, top: element.offsetTop }));
  }

  /** Returns the oldest notice of the mildest type, except those with focus or pointer. */
  #leastImportant(): DassNotice {
    const notices = this.#shown;
    const free = notices.filter((notice) => !holdsFocus(notice) && !notice.matches(':hover'));
    return NOTICE_TYPES.map((type) => free.find((notice) => notice.type === type)).find(Boolean) ?? notices[0]!;
  }

  /** The notice is announced once, when its text is loaded. */
  async #announce(notice: DassNotice): Promise<void> {
    const text = await readyText(notice.message);
    if (notice.isConnected) announce(text, notice.type === 'error' ? 'assertive' : 'polite');
  }

  /** Moves the region above overlays that were opened since. */
  #raise(): void {
    const region = this.renderRoot?.querySelector<HTMLElement>('.region');
    if (!region || !this.isConnected) return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (this.childElementCount > 0) region.showPopover();
  }

  #move(): void {
    const root = interactiveRoot();
    if (this.parentNode === root) this.#raise();
    else root.append(this);
  }

  #enter(): boolean {
    const notice = this.#shown.at(-1);
    const button = notice?.shadowRoot?.querySelector('button');
    const region = this.renderRoot.querySelector('.region');
    if (!button || !region) return false;
    if (!holdsFocus(this)) this.#restoreFocus = rememberFocus(region);
    button.focus();
    return true;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'dass-notice-region': DassNoticeRegion;
  }
}

const noticesWaitingText = (count: number): string =>
  plural(count, {
    one: msg(str`e mais ${formatCount(count)} aviso`, { id: 'dassNoticesWaitingOne' }),
    many: msg(str`e mais ${formatCount(count)} avisos`, { id: 'dassNoticesWaitingMany' }),
    other: msg(str`e mais ${formatCount(count)} avisos`, { id: 'dassNoticesWaitingOther' }),
  });

define('dass-notice-region', DassNoticeRegion);
