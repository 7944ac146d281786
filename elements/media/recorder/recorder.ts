import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { getLanguage, resolveText, textOr } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { DassElement } from '../../base/dass-element.js';
import { deepActiveElement, holdsFocus } from '../../base/focus/focus-return.js';
import { LazyImport } from '../../base/loading/lazy-import.js';
import { number, property } from '../../base/property.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { visuallyHiddenStyles } from '../../base/styles/visually-hidden.styles.js';
import { formatFileSize } from '../../core/format/file-size.js';
import '../../controls/button/button.js';
import { trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import { CaptureError } from '../shared/capture-error-model.js';
import { CaptureErrorPanel } from '../shared/capture-error-panel.js';
import { captureErrorStyles } from '../shared/capture-error.styles.js';
import type { Device } from '../shared/device-choice-model.js';
import { DeviceMenu } from '../shared/device-menu.js';
import { deviceMenuStyles } from '../shared/device-menu.styles.js';
import { formatDuration } from '../shared/take-model.js';
import { DraftOffer } from './draft-offer.js';
import { SAMPLE_RATE } from './info-frame-model.js';
import { meterShare } from './level-model.js';
import { isActive, type DassRecorderStopDetail, type RecorderEvents, type RecorderState } from './recorder-model.js';
import { recorderStyles } from './recorder.styles.js';
import { renderLive, renderQuestion, renderRunning, renderWait } from './render-recorder.js';
import { TrimBar } from './trim-bar.js';
import type { Continuation } from './trim-model.js';
import type { Recording, RecordingListener } from './recording.js';

export type {
  DassRecorderDeviceDetail,
  DassRecorderErrorDetail,
  DassRecorderStopDetail,
  RecorderEvents,
} from './recorder-model.js';

/**
 * Records the sound of a microphone as an MP3 file (mono, 64 kbit/s, 8 kB a second). The file is encoded while it is
 * recorded, so that stopping takes no time. The page needs a secure address, and a Content-Security-Policy that allows
 * `'wasm-unsafe-eval'` for scripts (on the worker's file at least) and `blob:` for media.
 *
 * While recording, the recorder keeps a draft in the browser's own storage. It offers the draft when the page was closed
 * or has crashed, and when the element was removed before the user has stopped.
 * @summary Records sound as an MP3 file.
 * @fires {CustomEvent<null>} dass-record-start - Fired when the user has started or continued a recording and the first
 * samples are recorded.
 * @fires {CustomEvent<DassRecorderStopDetail>} dass-record-stop - Fired when a recording is complete: the user has
 * stopped it, cut it at its ends (or undone that), or recovered a draft, or `maxDuration` is reached. A recording that is
 * continued is complete again with its new part, or as it was if the user discards that part or the encoder fails.
 * @fires {CustomEvent<null>} dass-record-discard - Fired when the user discards a recording, also a complete one.
 * @fires {CustomEvent<DassRecorderErrorDetail>} dass-record-error - Fired when the microphone or the encoder fails. A
 * running recording goes on or is paused, unless the encoder has failed.
 * @fires {CustomEvent<DassRecorderDeviceDetail>} dass-device-change - Fired when the user selects another microphone.
 * @csspart recorder - The box.
 */
export class DassRecorder extends DassElement<RecorderEvents> {
  static override styles = [
    baseStyles,
    visuallyHiddenStyles,
    iconButtonStyles,
    captureErrorStyles,
    deviceMenuStyles,
    recorderStyles,
  ];
  static override shadowRootOptions = { mode: 'open' as const, delegatesFocus: true };

  /** Name of the recorder. A text that starts with `dass` is a message id. Default: `''`, 'Gravador de áudio'. */
  @property({ type: String })
  label = '';

  /**
   * `deviceId` of the microphone. While recording, another one continues the same recording without a gap. A microphone
   * that is not connected is replaced by another. Default: `''`, the one that the user selected last, otherwise the
   * browser's default.
   */
  @property({ type: String, attribute: 'device-id' })
  deviceId = '';

  /**
   * Longest recording in seconds. At this length the recording stops by itself; the remaining time is shown. Default:
   * `undefined`, no limit.
   */
  @property({ type: Number, attribute: 'max-duration', accept: number({ min: 0.1 }) })
  maxDuration?: number;

  /**
   * Shows and plays recordings, but the user cannot start one. A running recording can still be stopped. Default:
   * `false`.
   */
  @property({ type: Boolean, reflect: true, attribute: 'readonly' })
  readOnly = false;

  /** Disables all controls. A running recording can still be stopped, so that it is not lost. Default: `false`. */
  @property({ type: Boolean, reflect: true })
  disabled = false;

  /** Writes no draft to the browser's storage, and offers none. Default: `false`. */
  @property({ type: Boolean, attribute: 'without-draft' })
  withoutDraft = false;

  readonly #engine = new LazyImport(this, () => import('./recording.js'), { failed: () => this.#wait(false) });
  readonly #player = new LazyImport(this, () => import('../player/player.js'));
  readonly #error = new CaptureErrorPanel(this, {
    device: 'microphone',
    retry: () => this.#retry(),
    recovered: () => announce(msg('O microfone está disponível novamente.', { id: 'dassRecorderRecovered' })),
  });
  readonly #inputs = new DeviceMenu(this, 'microphone', (device) => this.#changeDevice(device));
  readonly #drafts = new DraftOffer(this, (file, duration) => this.#complete(file, duration));
  readonly #trim = new TrimBar(this, ({ file, duration }) => {
    if (!isActive(this.#state)) this.#complete(file, duration);
  });
  #recording?: Recording | undefined;
  #take?: DassRecorderStopDetail | undefined;
  /** What the next recording is appended to: the complete one, which stays until then. */
  #continuation?: Continuation | undefined;
  #isContinued = false;
  #isDiscarding = false;
  #wasSilent = false;
  /** Whether the application knows of the running recording. */
  #hasStarted = false;
  /** Whether the user has clicked before everything is loaded. Loading in advance is not shown. */
  #isWaiting = false;
  /** Whether the focus was inside before the last update, and is to be there again. */
  #hadFocus = false;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    // An element that is moved is connected again at once, and goes on.
    queueMicrotask(() => {
      if (this.isConnected) return;
      this.#recording?.abandon();
      this.#recording = undefined;
      this.#isWaiting = false;
      this.#forgetTake();
    });
  }

  protected override willUpdate(): void {
    this.#hadFocus ||= this.hasUpdated && holdsFocus(this);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (this.#hadFocus) void this.#restoreFocus();
    if (changed.has('deviceId') && changed.get('deviceId') !== undefined)
      void this.#recording?.changeDevice(this.deviceId);
  }

  protected override render() {
    const state = this.#state;
    const name = resolveText(this.label);
    return html`<div
      class=${`recorder ${state}`}
      part="recorder"
      role="group"
      aria-label=${textOr(this.label, msg('Gravador de áudio', { id: 'dassRecorderUnnamed' }))}
    >
      <div class="head">
        ${name && html`<span class="label" aria-hidden="true">${name}</span>`}
        ${this.#inputs.render(this.#deviceId, this.#recording?.track?.label ?? '', this.#isOff && !isActive(state))}
      </div>
      ${this.#error.render()} ${isActive(state) || this.withoutDraft || this.#isOff ? nothing : this.#drafts.render()}
      ${
        this.#isDiscarding
          ? renderQuestion(this.#isAppending, () => this.#ask(false), this.#discard)
          : this.#renderState(state)
      }
    </div>`;
  }

  #renderState(state: RecorderState): TemplateResult {
    if (state === 'idle') return html`<div class="buttons">${this.#renderRecord()} ${this.#renderLimit()}</div>`;
    if (state === 'stopped') return this.#renderTake();
    if (state === 'recording' || state === 'paused') return this.#renderRecording(state === 'paused');
    return renderWait(state, () => this.#recording?.discard());
  }

  #renderRecord(): TemplateResult {
    const text = this.#take
      ? msg('Gravar novamente', { id: 'dassRecorderAgain' })
      : msg('Gravar', { id: 'dassRecorderRecord' });
    return html`<dass-button
      class="record primary"
      ?disabled=${this.#isOff}
      ?busy=${this.#isWaiting}
      @click=${() => this.#begin(false)}
      @pointerenter=${() => this.#engine.preload()}
      ><span slot="start" class="dot"></span>${text}</dass-button
    >`;
  }

  #renderLimit(): TemplateResult | typeof nothing {
    if (this.maxDuration === undefined) return nothing;
    const limit = formatDuration(this.maxDuration);
    return html`<span class="facts">${msg(str`Até ${limit}`, { id: 'dassRecorderLimit' })}</span>`;
  }

  #renderRecording(isPaused: boolean): TemplateResult {
    const { samples, bytes, isSilent, isDraftLost } = this.#recording!;
    const before = this.#continuation && this.#take;
    const duration = samples / SAMPLE_RATE + (before?.duration ?? 0);
    return html`${renderLive({
        duration,
        size: formatFileSize(bytes + (before?.file.size ?? 0), getLanguage()),
        left: this.maxDuration === undefined ? undefined : this.maxDuration - duration,
        isPaused,
        isDraftLost,
        silence: isSilent && !isPaused ? silenceText() : '',
      })}
      <div class="buttons">
        ${renderRunning(isPaused, () => this.#recording?.stop(), isPaused ? this.#resume : this.#pause)}
        ${this.#renderDiscard()}
      </div>`;
  }

  #renderTake(): TemplateResult {
    const { duration, file } = this.#take!;
    this.#player.loadOnce();
    return html`${this.#trim.render(this.#take!, !this.#isOff, this.disabled)}
      <div class="buttons">
        ${this.#renderAppend(duration)} ${this.#renderRecord()} ${this.#isOff ? nothing : this.#renderDiscard()}
        <span class="facts"
          ><bdi>${formatDuration(duration)}</bdi> · <bdi>${formatFileSize(file.size, getLanguage())}</bdi></span
        >
      </div>`;
  }

  #renderAppend(duration: number): TemplateResult | typeof nothing {
    if (this.#isOff || (this.maxDuration ?? Infinity) - duration < 1) return nothing;
    return html`<dass-button class="append" @click=${() => this.#begin(true)}
      ><span slot="start" class="dot"></span>${msg('Continuar a gravação', { id: 'dassRecorderAppend' })}</dass-button
    >`;
  }

  #renderDiscard(): TemplateResult {
    return html`<dass-button class="discard" appearance="plain" @click=${() => this.#ask(true)}
      ><span slot="start">${renderIcon(trash)}</span>${msg('Descartar', { id: 'dassRecorderDiscard' })}</dass-button
    >`;
  }

  get #state(): RecorderState {
    const state = this.#recording?.state ?? 'idle';
    return isActive(state) ? state : this.#take ? 'stopped' : 'idle';
  }

  /** The focused button may be gone in the new state. Its main button has the focus then, when it can be focused. */
  async #restoreFocus(): Promise<void> {
    if (!holdsFocus(this)) {
      const main = this.renderRoot.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>('.primary');
      if (!main) return;
      await main.updateComplete;
      // The user may have moved on meanwhile.
      if (deepActiveElement() === document.body) main.focus({ preventScroll: true });
    }
    this.#hadFocus = false;
  }

  get #isAppending(): boolean {
    return this.#continuation !== undefined && isActive(this.#state);
  }

  /** Whether no recording can be started. */
  get #isOff(): boolean {
    return this.readOnly || this.disabled;
  }

  get #deviceId(): string {
    return this.deviceId || this.#inputs.rememberedId;
  }

  readonly #record = (): void => {
    if (this.#isOff || isActive(this.#state)) return;
    this.#error.clear();
    this.#wait(!this.#engine.ready);
    this.#engine.load(({ Recording: RecordingClass }) => {
      this.#wait(false);
      if (this.#isOff || isActive(this.#state) || !this.isConnected) return;
      const continuation = this.#continuation;
      const options = {
        deviceId: this.#deviceId,
        maxDuration: (this.maxDuration ?? Infinity) - (continuation && this.#take ? this.#take.duration : 0),
        withDraft: !this.withoutDraft,
        before: continuation && { frames: continuation.frames, delay: continuation.delay },
      };
      if (options.withDraft) this.#drafts.expect();
      const recording: Recording = new RecordingClass(
        options,
        this.#listenerOf(() => recording),
      );
      this.#recording = recording;
      this.#hasStarted = false;
      void recording.start();
    });
  };

  /** @param isContinued whether the complete recording is continued, which a retry does again */
  #begin(isContinued: boolean): void {
    this.#isContinued = isContinued && this.#take !== undefined;
    this.#continuation = undefined;
    if (this.#isContinued) void this.#recordMore();
    else this.#record();
  }

  /** What is needed of the recording is read first: its new part is lost by nothing then. */
  async #recordMore(): Promise<void> {
    const take = this.#take;
    if (!take) return;
    try {
      const continuation = await this.#trim.continuationOf(take);
      if (this.#take !== take || isActive(this.#state)) return;
      this.#continuation = continuation;
      this.#record();
    } catch (error) {
      if (this.#take === take) this.#handleError(new CaptureError('encoder', 'microphone', error));
    }
  }

  #wait(isWaiting: boolean): void {
    this.#isWaiting = isWaiting;
    this.requestUpdate();
  }

  /** A recording that has ended or was replaced is not heard any more. */
  #listenerOf(recording: () => Recording): RecordingListener {
    const isHeard = (): boolean => this.#recording === recording();
    return {
      changed: () => isHeard() && this.#update(),
      measured: ({ peak }) => isHeard() && this.#showLevel(peak),
      started: () => isHeard() && this.#handleStart(),
      failed: (error) => isHeard() && this.#handleError(error),
      finished: (file, duration) => {
        if (!isHeard()) return;
        const take = this.#continuation?.append({ file, duration }) ?? { file, duration };
        this.#complete(take.file, take.duration);
      },
    };
  }

  #update(): void {
    const isSilent = this.#recording?.isSilent === true;
    if (isSilent && !this.#wasSilent) announce(silenceText());
    this.#wasSilent = isSilent;
    if (this.#recording?.error === undefined && isActive(this.#state)) this.#error.clear();
    this.requestUpdate();
  }

  #handleStart(): void {
    this.#hasStarted = true;
    if (!this.#continuation) this.#forgetTake();
    this.#player.preload();
    void this.#inputs.update();
    announce(msg('Gravando.', { id: 'dassRecorderStarted' }));
    this.emit('dass-record-start');
  }

  #handleError(error: CaptureError): void {
    if (this.#state !== 'recording' && this.#state !== 'paused') this.#isDiscarding = false;
    if (this.#hasStarted && !isActive(this.#state)) this.#restoreTake();
    this.#error.show(error);
    this.#drafts.update(isActive(this.#state) ? undefined : this.#recording?.name);
    this.emit('dass-record-error', { error });
  }

  /** The new part is not appended: the application hears of the recording again. */
  #restoreTake(): void {
    if (this.#take && this.#continuation) this.#complete(this.#take.file, this.#take.duration);
  }

  #complete(file: File, duration: number): void {
    this.#forgetTake();
    this.#error.clear();
    this.#isDiscarding = false;
    this.#take = { file, url: URL.createObjectURL(file), duration };
    this.requestUpdate();
    const time = formatDuration(duration);
    announce(msg(str`Gravação concluída: ${time}.`, { id: 'dassRecorderDone' }));
    this.emit('dass-record-stop', this.#take);
  }

  readonly #pause = (): void => {
    this.#recording?.pause();
    announce(msg('Gravação pausada.', { id: 'dassRecorderPausedNow' }));
  };

  readonly #resume = (): void => {
    this.#error.clear();
    void this.#recording?.resume();
    announce(msg('Gravação retomada.', { id: 'dassRecorderResumed' }));
  };

  #retry(): void {
    if (this.#state === 'paused') this.#resume();
    else if (!isActive(this.#state)) this.#begin(this.#isContinued);
  }

  #ask(isDiscarding: boolean): void {
    this.#isDiscarding = isDiscarding;
    this.requestUpdate();
  }

  readonly #discard = (): void => {
    this.#isDiscarding = false;
    const isPart = this.#isAppending;
    this.#recording?.discard();
    if (isPart) {
      this.#restoreTake();
      return;
    }
    this.#forgetTake();
    announce(msg('Gravação descartada.', { id: 'dassRecorderDiscarded' }));
    this.requestUpdate();
    this.emit('dass-record-discard');
  };

  #changeDevice({ id, label }: Device): void {
    // The property stays the same when the user goes back to the default from the remembered microphone.
    if (id === this.deviceId) void this.#recording?.changeDevice(id);
    this.deviceId = id;
    this.emit('dass-device-change', { deviceId: id, label });
  }

  #forgetTake(): void {
    if (this.#take) URL.revokeObjectURL(this.#take.url);
    this.#take = this.#continuation = undefined;
  }

  #showLevel(peak: number): void {
    const share = this.#recording?.state === 'recording' ? meterShare(peak) : 0;
    this.renderRoot.querySelector<HTMLElement>('.level')?.style.setProperty('--_share', share.toFixed(2));
  }
}

const silenceText = (): string => msg('Não ouvimos nada. O microfone está mudo?', { id: 'dassRecorderSilence' });

define('dass-recorder', DassRecorder);

declare global {
  interface HTMLElementTagNameMap {
    'dass-recorder': DassRecorder;
  }
}
