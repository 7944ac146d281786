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
import { playerPause, playerPlay, playerStop, trash } from '../../controls/icon/icons.js';
import { renderIcon } from '../../controls/icon/render-icon.js';
import '../../controls/spinner/spinner.js';
import type { CaptureError } from '../shared/capture-error-model.js';
import { CaptureErrorPanel } from '../shared/capture-error-panel.js';
import { captureErrorStyles } from '../shared/capture-error.styles.js';
import type { Device } from '../shared/device-choice-model.js';
import { DeviceMenu } from '../shared/device-menu.js';
import { deviceMenuStyles } from '../shared/device-menu.styles.js';
import { formatDuration } from '../shared/take-model.js';
import { DraftOffer } from './draft-offer.js';
import { SAMPLE_RATE } from './info-frame-model.js';
import { meterShare } from './level-model.js';
import { isActive, type RecorderState } from './recorder-model.js';
import { recorderStyles } from './recorder.styles.js';
import { TrimBar } from './trim-bar.js';
import type { Recording, RecordingListener } from './recording.js';

/** The detail of `dass-record-stop`. */
export interface DassRecorderStopDetail {
  /** The recording: an MP3 file, named with a timestamp and a random suffix. */
  readonly file: File;
  /** Address of the file. It is revoked at the next recording and when the element is removed. */
  readonly url: string;
  /** Length in seconds. */
  readonly duration: number;
}

/** The detail of `dass-record-error`. */
export interface DassRecorderErrorDetail {
  /** What has failed: `kind` names it, `cause` is the browser's own error. */
  readonly error: CaptureError;
}

/** The detail of `dass-device-change`. */
export interface DassRecorderDeviceDetail {
  /** Id of the microphone; `''` for the browser's default. */
  readonly deviceId: string;
  /** Name of the microphone; `''` for the browser's default. */
  readonly label: string;
}

export interface RecorderEvents {
  'dass-record-start': null;
  'dass-record-stop': DassRecorderStopDetail;
  'dass-record-discard': null;
  'dass-record-error': DassRecorderErrorDetail;
  'dass-device-change': DassRecorderDeviceDetail;
}

/**
 * Records the sound of a microphone as an MP3 file (mono, 64 kbit/s, 8 kB a second). The file is encoded while it is
 * recorded, so that stopping takes no time. The page needs a secure address, and a Content-Security-Policy that allows
 * `'wasm-unsafe-eval'` for scripts (on the worker's file at least) and `blob:` for media.
 *
 * While recording, the recorder keeps a draft in the browser's own storage. It offers the draft when the page was closed
 * or has crashed, and when the element was removed before the user has stopped.
 * @summary Records sound as an MP3 file.
 * @fires {CustomEvent<null>} dass-record-start - Fired when the user has started a recording and the first samples are
 * recorded.
 * @fires {CustomEvent<DassRecorderStopDetail>} dass-record-stop - Fired when a recording is complete: the user has
 * stopped it, cut it at its ends (or undone that), or recovered a draft, or `maxDuration` is reached.
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
  readonly #trim = new TrimBar(this, ({ file, duration }) => this.#complete(file, duration));
  #recording?: Recording | undefined;
  #take?: DassRecorderStopDetail | undefined;
  #isDiscarding = false;
  #wasSilent = false;
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
      ${this.#isDiscarding ? this.#renderQuestion() : this.#renderState(state)}
    </div>`;
  }

  #renderState(state: RecorderState): TemplateResult {
    if (state === 'idle') return html`<div class="buttons">${this.#renderRecord()} ${this.#renderLimit()}</div>`;
    if (state === 'stopped') return this.#renderTake();
    if (state === 'recording' || state === 'paused') return this.#renderRecording(state === 'paused');
    const text = {
      asking: msg('Aguardando sua permissão: responda à pergunta do navegador.', { id: 'dassRecorderAsking' }),
      starting: msg('Iniciando o microfone…', { id: 'dassRecorderStarting' }),
      stopping: msg('Finalizando…', { id: 'dassRecorderStopping' }),
    }[state];
    return html`<div class="buttons">
      <dass-spinner></dass-spinner><span class="grow">${text}</span>
      ${
        state === 'stopping'
          ? nothing
          : html`<dass-button class="cancel primary" @click=${() => this.#recording?.discard()}
              >${msg('Cancelar', { id: 'dassRecorderCancel' })}</dass-button
            >`
      }
    </div>`;
  }

  #renderRecord(): TemplateResult {
    const text = this.#take
      ? msg('Gravar novamente', { id: 'dassRecorderAgain' })
      : msg('Gravar', { id: 'dassRecorderRecord' });
    return html`<dass-button
      class="record primary"
      ?disabled=${this.#isOff}
      ?busy=${this.#isWaiting}
      @click=${this.#record}
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
    const seconds = samples / SAMPLE_RATE;
    const left = this.maxDuration === undefined ? '' : formatDuration(Math.ceil(this.maxDuration - seconds));
    return html`<div class="live">
        <span class="light" aria-hidden="true"></span>
        <span class="time" role="timer" aria-label=${msg('Tempo gravado', { id: 'dassRecorderTime' })}
          >${formatDuration(seconds)}</span
        >
        <span class="meter" aria-hidden="true"><span class="level"></span></span>
        <span class="facts"
          >${isPaused ? html`<strong>${msg('Pausado', { id: 'dassRecorderPaused' })}</strong> · ` : nothing}<bdi>${formatFileSize(bytes, getLanguage())}</bdi>${left && html` · <bdi>${msg(str`restam ${left}`, { id: 'dassRecorderLeft' })}</bdi>`}</span
        >
      </div>
      ${isSilent && !isPaused ? html`<p class="hint">${silenceText()}</p>` : nothing}
      ${
        isDraftLost
          ? html`<p class="hint">
              ${msg('Sem cópia de segurança: falta espaço neste dispositivo. A gravação continua.', { id: 'dassRecorderDraftLost' })}
            </p>`
          : nothing
      }
      <div class="buttons">
        <dass-button class="stop primary" appearance="solid" tone="accent" @click=${() => this.#recording?.stop()}
          ><span slot="start">${renderIcon(playerStop)}</span>${msg('Parar', { id: 'dassRecorderStop' })}</dass-button
        >
        <dass-button class="pause" @click=${isPaused ? this.#resume : this.#pause}
          ><span slot="start">${renderIcon(isPaused ? playerPlay : playerPause)}</span>${
            isPaused ? msg('Continuar', { id: 'dassRecorderResume' }) : msg('Pausar', { id: 'dassRecorderPause' })
          }</dass-button
        >
        ${this.#renderDiscard()}
      </div>`;
  }

  #renderTake(): TemplateResult {
    const { duration, file } = this.#take!;
    this.#player.loadOnce();
    return html`<dass-player
        type="audio"
        .file=${file}
        label=${msg('Gravação', { id: 'dassRecorderTake' })}
        ?hidden=${this.disabled}
      ></dass-player>
      ${this.#isOff || duration < 1 ? nothing : this.#trim.render(this.#take!)}
      <div class="buttons">
        ${this.#renderRecord()} ${this.#isOff ? nothing : this.#renderDiscard()}
        <span class="facts"
          ><bdi>${formatDuration(duration)}</bdi> · <bdi>${formatFileSize(file.size, getLanguage())}</bdi></span
        >
      </div>`;
  }

  #renderDiscard(): TemplateResult {
    return html`<dass-button class="discard" appearance="plain" @click=${() => this.#ask(true)}
      ><span slot="start">${renderIcon(trash)}</span>${msg('Descartar', { id: 'dassRecorderDiscard' })}</dass-button
    >`;
  }

  #renderQuestion(): TemplateResult {
    return html`<div class="buttons" role="group" aria-labelledby="question">
      <span id="question" class="grow">${msg('Descartar esta gravação?', { id: 'dassRecorderDiscardQuestion' })}</span>
      <dass-button class="keep primary" @click=${() => this.#ask(false)}
        >${msg('Manter', { id: 'dassRecorderKeep' })}</dass-button
      >
      <dass-button class="confirm-discard" tone="danger" appearance="solid" @click=${this.#discard}
        >${msg('Descartar', { id: 'dassRecorderDiscard' })}</dass-button
      >
    </div>`;
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
      const { maxDuration = Infinity, withoutDraft } = this;
      if (!withoutDraft) this.#drafts.expect();
      const recording: Recording = new RecordingClass(
        { deviceId: this.#deviceId, maxDuration, withDraft: !withoutDraft },
        this.#listenerOf(() => recording),
      );
      this.#recording = recording;
      void recording.start();
    });
  };

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
      finished: (file, duration) => isHeard() && this.#complete(file, duration),
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
    this.#forgetTake();
    this.#player.preload();
    void this.#inputs.update();
    announce(msg('Gravando.', { id: 'dassRecorderStarted' }));
    this.emit('dass-record-start');
  }

  #handleError(error: CaptureError): void {
    if (this.#state !== 'recording' && this.#state !== 'paused') this.#isDiscarding = false;
    this.#error.show(error);
    this.#drafts.update();
    this.emit('dass-record-error', { error });
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
    else if (!isActive(this.#state)) this.#record();
  }

  #ask(isDiscarding: boolean): void {
    this.#isDiscarding = isDiscarding;
    this.requestUpdate();
  }

  readonly #discard = (): void => {
    this.#isDiscarding = false;
    this.#recording?.discard();
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
    this.#take = undefined;
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
