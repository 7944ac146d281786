import { html, nothing, type ReactiveElement, type TemplateResult } from 'lit';
import { msg } from '../../../locales/localize.js';
import '../../controls/button/button.js';
import type { DassPlayerRangeDetail } from '../player/player-properties.js';
import { continuationOf, trimTake, type Continuation, type TrimmedTake } from './trim-model.js';

/** A shorter recording is not cut, in seconds. */
const MIN_DURATION = 1;

/** Plays a recording, and cuts it at both ends, where the user has moved the handles of the player. */
export class TrimBar {
  readonly #host: ReactiveElement;
  readonly #trimmed: (take: TrimmedTake) => void;
  #file?: File;
  /** The recording before it was cut. */
  #whole?: TrimmedTake | undefined;
  /** What the user has selected. */
  #part?: DassPlayerRangeDetail | undefined;

  /** @param trimmed called with the part, or with the whole recording again when the user undoes it */
  constructor(host: ReactiveElement, trimmed: (take: TrimmedTake) => void) {
    this.#host = host;
    this.#trimmed = trimmed;
  }

  /** @param isEditable whether the user can cut it; otherwise it can only be played */
  render(take: TrimmedTake, isEditable: boolean, isHidden: boolean): TemplateResult {
    const { file, duration } = take;
    if (file !== this.#file) {
      this.#file = file;
      this.#part = undefined;
      // Another recording is not a part of the last one.
      if (this.#whole?.file.name !== file.name || this.#whole.file === file) this.#whole = undefined;
    }
    const canCut = isEditable && duration >= MIN_DURATION;
    return html`<dass-player
        type="audio"
        .file=${file}
        label=${msg('Gravação', { id: 'dassRecorderTake' })}
        ?hidden=${isHidden}
        ?with-range=${canCut}
        @dass-range-change=${({ detail }: CustomEvent<DassPlayerRangeDetail>) => {
          this.#part = detail;
          this.#host.requestUpdate();
        }}
      ></dass-player>
      ${canCut ? this.#renderButtons(take) : nothing}`;
  }

  #renderButtons(take: TrimmedTake): TemplateResult {
    // The browser's duration differs by less than a sample.
    const isPart = this.#part && (this.#part.start > 0 || this.#part.end < take.duration - 0.01);
    return html`<div
      class="buttons"
      role="group"
      aria-label=${msg('Cortar a gravação', { id: 'dassRecorderTrimGroup' })}
    >
      <dass-button class="cut" ?disabled=${!isPart} @click=${() => void this.#cut(take)}
        >${msg('Cortar', { id: 'dassRecorderTrim' })}</dass-button
      >
      ${
        this.#whole
          ? html`<dass-button class="uncut" appearance="plain" @click=${this.#undo}
              >${msg('Desfazer corte', { id: 'dassRecorderUntrim' })}</dass-button
            >`
          : nothing
      }
    </div>`;
  }

  /** Prepares a recording, and what it was before it was cut, for another one at its end: the cut can be undone then. */
  async continuationOf(take: TrimmedTake): Promise<Continuation> {
    const whole = this.#whole;
    const [kept, all] = await Promise.all([continuationOf(take), whole && continuationOf(whole)]);
    return {
      ...kept,
      append: (part) => {
        const appended = kept.append(part);
        if (all) this.#whole = all.append(part);
        return appended;
      },
    };
  }

  async #cut(take: TrimmedTake): Promise<void> {
    if (!this.#part) return;
    const part = await trimTake(take.file, take.duration, this.#part.start, this.#part.end);
    if (this.#file !== take.file) return;
    this.#whole ??= take;
    this.#trimmed(part);
  }

  readonly #undo = (): void => {
    if (this.#whole) this.#trimmed(this.#whole);
  };
}
