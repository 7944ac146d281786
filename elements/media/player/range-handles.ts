import { html, nothing, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import { isComposing } from '../../base/focus/is-composing.js';
import type { Playback } from './playback.js';
import type { PlayerProperties } from './player-properties.js';
import { spokenTime } from './player-texts.js';
import { keyTarget, limitsOf, moveEnd, rangeOf, type PlayedRange, type RangeEnd } from './range-model.js';

/** Two handles at the ends of the part that is played, which work by mouse, touch and keyboard. */
export class RangeHandles {
  readonly #player: PlayerProperties;
  readonly #playback: Playback;
  readonly #track: () => HTMLElement | null;
  readonly #changed: (range: PlayedRange) => void;
  /** The handle that is dragged, and its distance from the pointer in pixels. */
  #drag?: { readonly which: RangeEnd; readonly offset: number } | undefined;

  /**
   * @param track the bar on which the handles are, from the start to the end of the file
   * @param changed called when the user moves a handle
   */
  constructor(
    player: PlayerProperties,
    playback: Playback,
    track: () => HTMLElement | null,
    changed: (range: PlayedRange) => void,
  ) {
    this.#player = player;
    this.#playback = playback;
    this.#track = track;
    this.#changed = changed;
  }

  /** The part that is played, as far as the file has it. `undefined` for the whole. */
  get range(): PlayedRange | undefined {
    const { duration } = this.#playback;
    const { withRange, rangeStart, rangeEnd } = this.#player;
    return withRange && duration > 0 && duration < Infinity ? rangeOf(rangeStart, rangeEnd, duration) : undefined;
  }

  /** Shows the ends, without rendering. */
  show(track: HTMLElement): void {
    const { range } = this;
    if (!range) return;
    track.style.setProperty('--_start', String(range.start / this.#playback.duration));
    track.style.setProperty('--_end', String(range.end / this.#playback.duration));
  }

  render(): TemplateResult | typeof nothing {
    const { range } = this;
    if (!range) return nothing;
    return html`<span class="cut-off before"></span><span class="cut-off after"></span>${this.#renderHandle(
        'start',
        range,
        msg('Início do trecho', { id: 'dassPlayerRangeStart' }),
      )}${this.#renderHandle('end', range, msg('Fim do trecho', { id: 'dassPlayerRangeEnd' }))}`;
  }

  #renderHandle(which: RangeEnd, range: PlayedRange, label: string): TemplateResult {
    const [min, max] = limitsOf(which, range, this.#playback.duration);
    return html`<div
      class=${`handle ${which}`}
      role="slider"
      tabindex="0"
      aria-label=${label}
      aria-valuemin=${min}
      aria-valuemax=${max}
      aria-valuenow=${range[which]}
      aria-valuetext=${spokenTime(range[which], true)}
      @keydown=${(event: KeyboardEvent) => this.#onKey(event, which)}
      @pointerdown=${(event: PointerEvent) => this.#onDown(event, which)}
      @pointermove=${this.#onMove}
      @pointerup=${this.#onEnd}
      @pointercancel=${this.#onEnd}
      @lostpointercapture=${this.#onEnd}
    >
      <span class="grip"></span>
    </div>`;
  }

  #onKey(event: KeyboardEvent, which: RangeEnd): void {
    const { range } = this;
    if (!range || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
    const seconds = keyTarget(event.key, which, range, this.#playback.duration);
    if (seconds === undefined) return;
    event.preventDefault();
    this.#move(which, seconds);
  }

  #onDown(event: PointerEvent, which: RangeEnd): void {
    const { range } = this;
    const track = this.#track();
    if (event.button !== 0 || !track || !range || this.#drag) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const { left, width } = track.getBoundingClientRect();
    this.#drag = { which, offset: event.clientX - left - (range[which] / this.#playback.duration) * width };
  }

  readonly #onMove = (event: PointerEvent): void => {
    const box = this.#track()?.getBoundingClientRect();
    if (!this.#drag || !box?.width) return;
    const share = (event.clientX - box.left - this.#drag.offset) / box.width;
    this.#move(this.#drag.which, share * this.#playback.duration);
  };

  readonly #onEnd = (): void => {
    this.#drag = undefined;
  };

  #move(which: RangeEnd, seconds: number): void {
    const { range } = this;
    if (!range) return;
    const next = moveEnd(which, range, seconds, this.#playback.duration);
    if (next[which] === range[which]) return;
    this.#player.rangeStart = next.start;
    this.#player.rangeEnd = next.end;
    this.#playback.range = next;
    // So that playing starts there.
    if (which === 'start' && !this.#playback.isPlaying) this.#playback.seek(next.start);
    this.#changed(next);
  }
}
