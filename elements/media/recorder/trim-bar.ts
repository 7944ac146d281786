import { html, type ReactiveElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { msg } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import { formatDuration } from '../shared/take-model.js';
import { appenderTo, trimTake, type TrimmedTake } from './trim-model.js';

/** A shorter part is not cut out, in seconds. */
const MIN_PART = 0.5;
/** Seconds of an arrow key. */
const STEP = 0.1;

/** Cuts a recording at both ends, with two handles that work by pointer, touch and keyboard. */
export class TrimBar {
  readonly #host: ReactiveElement;
  readonly #trimmed: (take: TrimmedTake) => void;
  #file?: File;
  /** The recording before it was cut. */
  #whole?: TrimmedTake | undefined;
  #from = 0;
  #to = 0;

  /** @param trimmed called with the part, or with the whole recording again when the user undoes it */
  constructor(host: ReactiveElement, trimmed: (take: TrimmedTake) => void) {
    this.#host = host;
    this.#trimmed = trimmed;
  }

  render(take: TrimmedTake): TemplateResult {
    const { file, duration } = take;
    if (file !== this.#file) {
      this.#file = file;
      this.#from = 0;
      this.#to = duration;
      // Another recording is not a part of the last one.
      if (this.#whole?.file.name !== file.name || this.#whole.file === file) this.#whole = undefined;
    }
    const isChanged = this.#from > 0 || this.#to < duration;
    return html`<div class="trim" role="group" aria-label=${msg('Cortar a gravação', { id: 'dassRecorderTrimGroup' })}>
      ${this.#renderHandle('from', msg('Início do trecho', { id: 'dassRecorderTrimStart' }), duration)}
      ${this.#renderHandle('to', msg('Fim do trecho', { id: 'dassRecorderTrimEnd' }), duration)}
      <div class="buttons">
        <dass-button class="cut" ?disabled=${!isChanged} @click=${() => void this.#cut(take)}
          >${msg('Cortar', { id: 'dassRecorderTrim' })}</dass-button
        >
        ${
          this.#whole
            ? html`<dass-button class="uncut" appearance="plain" @click=${this.#undo}
                >${msg('Desfazer corte', { id: 'dassRecorderUntrim' })}</dass-button
              >`
            : ''
        }
      </div>
    </div>`;
  }

  /** Prepares a recording, and what it was before it was cut, for another one at its end: the cut can be undone then. */
  async appenderTo(take: TrimmedTake): Promise<(part: TrimmedTake) => TrimmedTake> {
    const whole = this.#whole;
    const [append, appendToWhole] = await Promise.all([appenderTo(take), whole && appenderTo(whole)]);
    return (part) => {
      if (appendToWhole) this.#whole = appendToWhole(part);
      return append(part);
    };
  }

  #renderHandle(end: 'from' | 'to', label: string, duration: number): TemplateResult {
    const value = end === 'from' ? this.#from : this.#to;
    return html`<label class="handle"
      ><span>${label}</span
      ><input
        class=${end}
        type="range"
        min="0"
        max=${duration}
        step="0.01"
        .value=${live(String(value))}
        aria-valuetext=${formatDuration(value)}
        @keydown=${(event: KeyboardEvent) => this.#onKey(event, end, duration)}
        @input=${(event: Event) => {
          // It is composed and would leave the shadow tree.
          event.stopPropagation();
          this.#move(end, Number((event.target as HTMLInputElement).value), duration);
        }}
      /><bdi class="facts">${formatDuration(value)}</bdi></label
    >`;
  }

  /** The browser's own step of a range without steps depends on the length. */
  #onKey(event: KeyboardEvent, end: 'from' | 'to', duration: number): void {
    const by = { ArrowLeft: -STEP, ArrowDown: -STEP, ArrowRight: STEP, ArrowUp: STEP }[event.key];
    if (by === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.#move(end, (end === 'from' ? this.#from : this.#to) + by, duration);
  }

  #move(end: 'from' | 'to', seconds: number, duration: number): void {
    if (end === 'from') this.#from = Math.max(0, Math.min(seconds, this.#to - MIN_PART));
    else this.#to = Math.min(duration, Math.max(seconds, this.#from + MIN_PART));
    this.#host.requestUpdate();
  }

  async #cut(take: TrimmedTake): Promise<void> {
    const part = await trimTake(take.file, take.duration, this.#from, this.#to);
    if (this.#file !== take.file) return;
    this.#whole ??= take;
    this.#trimmed(part);
  }

  readonly #undo = (): void => {
    if (this.#whole) this.#trimmed(this.#whole);
  };
}
