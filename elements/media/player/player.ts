import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { getLanguage, textOr } from '../../../locales/index.js';
import { msg, str } from '../../../locales/localize.js';
import { announce } from '../../base/announce.js';
import { PageData } from '../../base/data/page-data.js';
import { addPendingLoad } from '../../base/loading/pending-loads.js';
import { holdsFocus } from '../../base/focus/focus-return.js';
import { isComposing } from '../../base/focus/is-composing.js';
import { define } from '../../base/registration.js';
import { baseStyles } from '../../base/styles/base.styles.js';
import { iconButtonStyles } from '../../base/styles/icon-button.styles.js';
import { WidthWatch } from '../../base/width-watch.js';
import {
  canSetVolume,
  failureOf,
  isFilm,
  MediaAddress,
  toggleFullscreen,
  togglePictureInPicture,
} from './media-element.js';
import { playerCommand, type PlayerCommand } from './player-model.js';
import { PlayerProperties, type PlayerFailure } from './player-properties.js';
import { failureText, percentText, speedText, spokenPosition } from './player-texts.js';
import { playerStyles } from './player.styles.js';
import { Playback } from './playback.js';
import { renderControls, renderFailure, type PlayerActions, type PlayerView } from './render-player.js';
import { RangeHandles } from './range-handles.js';
import { Waveform } from './waveform.js';

export type {
  DassPlayerErrorDetail,
  DassPlayerRangeDetail,
  PlayerEvents,
  PlayerFailure,
  PlayerType,
} from './player-properties.js';

/** `updateComplete` waits so long for the file and its waveform. */
const MAX_LOAD_MS = 10_000;
const MOVES = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/**
 * Plays a sound or a film, with controls that work by keyboard, touch and screen reader: play, position, time, speed,
 * volume, and for a film captions, picture in picture and full screen. A sound shows its waveform. Only one player of
 * the page plays at a time.
 *
 * The Content-Security-Policy needs `blob:` in `media-src` for a `file`. Time runs from left to right in all languages.
 * @summary Plays a sound or a film.
 * @fires {CustomEvent<null>} dass-play - Fired when the user starts to play.
 * @fires {CustomEvent<null>} dass-pause - Fired when the user pauses, or starts another player.
 * @fires {CustomEvent<null>} dass-ended - Fired when the end is reached, in some browsers also by moving a paused position there.
 * @fires {CustomEvent<DassPlayerErrorDetail>} dass-error - Fired when the file cannot be loaded or played.
 * @fires {CustomEvent<DassPlayerRangeDetail>} dass-range-change - Fired when the user moves an end of the selected part.
 * @csspart player - The box.
 */
export class DassPlayer extends PlayerProperties {
  static override styles = [baseStyles, iconButtonStyles, playerStyles];
  static override readonly pageData = new PageData('peaks');
  static override shadowRootOptions = { mode: 'open' as const, delegatesFocus: true };

  readonly #playback = new Playback({
    changed: () => this.#handleChange(),
    loaded: () => void this.#handleLoad(),
    played: () => this.emit('dass-play'),
    paused: () => this.emit('dass-pause'),
    ended: () => this.emit('dass-ended'),
    failed: (error) => void this.#handleFailure(error),
  });
  readonly #waveform = new Waveform(() => this.requestUpdate());
  readonly #addresses = new MediaAddress();
  readonly #canSetVolume = canSetVolume();
  readonly #handles = new RangeHandles(
    this,
    this.#playback,
    () => this.#track,
    (range) => this.emit('dass-range-change', range),
  );
  #failure?: PlayerFailure | undefined;
  /** Counts attempts to load: a new one needs a new element. */
  #attempt = 0;
  /** The position that this element has set last. */
  #shownTime = 0;
  #frame = 0;
  /** Ends waiting for the file. */
  #settle?: () => void;
  /** It was removed: its file has no address. */
  #isReleased = false;
  #hadFocus = false;
  readonly #actions: PlayerActions = {
    toggle: () => void this.#playback.toggle(),
    seek: (seconds) => this.#playback.seek(seconds),
    syncPosition: () => this.#showTime(true),
    selectSpeed: (speed) => this.#playback.setSpeed(speed),
    setVolume: (volume) => this.#playback.setVolume(volume),
    mute: () => this.#playback.mute(!this.#playback.isMuted),
    toggleCaptions: () => this.#toggleCaptions(),
    togglePictureInPicture: () => void togglePictureInPicture(this.#media as HTMLVideoElement | null),
    toggleFullscreen: () => this.#toggleFullscreen(),
  };

  constructor() {
    super();
    new WidthWatch(
      this,
      () => this.#track,
      () => this.requestUpdate(),
    );
  }

  /** Duration in seconds. `NaN` until it is known, `Infinity` for a live stream. */
  get duration(): number {
    return this.#playback.duration;
  }

  /** Whether it does not play. */
  get paused(): boolean {
    return !this.#playback.isPlaying;
  }

  /**
   * Starts to play.
   * @returns resolves when it plays; rejects when the browser refuses: without a user action, or for a file that it cannot
   * play
   */
  async play(): Promise<void> {
    if (this.isUpdatePending) this.performUpdate();
    await this.#playback.play();
  }

  /** Pauses. The position stays. */
  pause(): void {
    this.#playback.pause();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('fullscreenchange', this.#handleFullscreen);
    if (this.#isReleased) this.#loadAgain();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('fullscreenchange', this.#handleFullscreen);
    // An element that is moved is connected again at once.
    queueMicrotask(() => {
      if (this.isConnected) return;
      cancelAnimationFrame(this.#frame);
      this.pause();
      this.#settle?.();
      this.#waveform.cancel();
      this.#addresses.release();
      this.#isReleased = true;
    });
  }

  /** @internal */
  override adoptedCallback(): void {
    super.adoptedCallback();
    // Blob addresses belong to the document in which they were created.
    this.#addresses.release();
    this.#loadAgain();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#hadFocus = this.hasUpdated && holdsFocus(this);
    if (!changed.has('src') && !changed.has('file') && !changed.has('type')) return;
    this.#load();
    // Position and range belong to the former file. They may be set before the first one.
    const hadFile = [
      changed.has('file') ? changed.get('file') : this.file,
      changed.has('src') ? changed.get('src') : this.src,
    ];
    if (!this.hasUpdated || !hadFile.some(Boolean)) return;
    if (!changed.has('currentTime')) this.currentTime = 0;
    if (!changed.has('rangeStart')) this.rangeStart = 0;
    if (!changed.has('rangeEnd')) this.rangeEnd = undefined;
  }

  protected override updated(changed: PropertyValues<this>): void {
    this.#playback.use(this.#media);
    this.#playback.range = this.#handles.range;
    if (changed.has('currentTime') && this.currentTime !== this.#shownTime) this.#playback.time = this.currentTime;
    this.#waveform.draw(this.renderRoot.querySelector('.wave'), this.peaks);
    this.#showTime(false);
    if (this.#hadFocus && !holdsFocus(this))
      this.renderRoot.querySelector<HTMLElement>('.play, .action')?.focus({ preventScroll: true });
  }

  protected override render() {
    const isVideo = this.#isVideo;
    const name = isVideo ? msg('Vídeo', { id: 'dassPlayerVideo' }) : msg('Áudio', { id: 'dassPlayerAudio' });
    const view = this.#view;
    return html`<div
      class=${`player ${isVideo ? 'video' : 'audio'}`}
      part="player"
      role="group"
      aria-label=${textOr(this.label, name)}
      @keydown=${this.#onKeyDown}
    >
      ${
        this.#failure
          ? // For a file that is here already, loading again would not help.
            renderFailure(this.#failure, view, this.file ? undefined : () => this.#load())
          : [keyed(this.#attempt, this.#renderMedia(isVideo)), renderControls(view)]
      }
    </div>`;
  }

  #renderMedia(isVideo: boolean): TemplateResult {
    const address = this.#addresses.of(this.file, this.src) || nothing;
    if (!isVideo) return html`<audio class="media" src=${address} preload="metadata"></audio>`;
    return html`<video
      class="media"
      src=${address}
      poster=${this.poster || nothing}
      preload="metadata"
      playsinline
      @click=${this.#actions.toggle}
    >
      ${
        this.captions
          ? html`<track
              kind="captions"
              src=${this.captions}
              srclang=${getLanguage()}
              label=${msg('Legendas', { id: 'dassPlayerCaptions' })}
            />`
          : nothing
      }
    </video>`;
  }

  get #view(): PlayerView {
    const { file, src, downloadable } = this;
    const { time, duration, isPlaying, isWaiting, speed, volume, isMuted, showsCaptions } = this.#playback;
    const [isVideo, handles] = [this.#isVideo, this.#handles];
    return {
      time: this.#playback.duration > 0 ? time : this.currentTime,
      duration,
      isPlaying,
      isWaiting: isWaiting && isPlaying,
      isEmpty: !file && !src,
      speed,
      volume,
      isMuted,
      canSetVolume: this.#canSetVolume,
      hasRange: this.withRange && duration !== Infinity,
      handles: handles.range && handles,
      hasWave: !isVideo && this.#waveform.has(this.peaks),
      // What cannot be played can always be downloaded.
      download: downloadable || this.#failure ? this.#addresses.downloadOf(file, src) : '',
      fileName: this.#fileName,
      film: isVideo
        ? {
            isFullscreen: this.#isFullscreen,
            hasPictureInPicture: document.pictureInPictureEnabled,
            hasCaptions: this.captions !== '',
            showsCaptions,
          }
        : undefined,
      actions: this.#actions,
    };
  }

  get #isVideo(): boolean {
    const { type, file } = this;
    if (type !== 'auto') return type === 'video';
    return isFilm(file?.type ?? '', file ? this.#fileName : this.src.replace(/[?#].*$/s, ''));
  }

  get #fileName(): string {
    return this.file instanceof File ? this.file.name : '';
  }

  get #media(): HTMLMediaElement | null {
    return this.renderRoot.querySelector<HTMLMediaElement>('.media');
  }

  get #track(): HTMLElement | null {
    return this.renderRoot?.querySelector<HTMLElement>('.track') ?? null;
  }

  get #isFullscreen(): boolean {
    const { fullscreenElement } = (this.renderRoot ?? document) as ShadowRoot;
    return fullscreenElement?.matches('.player') === true;
  }

  /** Loads the file, or loads it again. */
  #load(): void {
    this.#attempt++;
    this.#failure = undefined;
    this.#waveform.reset();
    this.#settle?.();
    if (this.file || this.src) addPendingLoad(this, this.#settled());
    this.requestUpdate();
  }

  /** Loads a file from a new address. */
  #loadAgain(): void {
    this.#isReleased = false;
    if (this.file && !this.#failure) addPendingLoad(this, this.#settled());
    this.requestUpdate();
  }

  /* Not when it is rendered: in a playing element each read of the time is another one, so each update caused the next. */
  #handleChange(): void {
    const { time, duration } = this.#playback;
    if (duration > 0) this.currentTime = this.#shownTime = time;
    this.requestUpdate();
  }

  /* A browser that saves data may load nothing before the user plays. */
  #settled(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, MAX_LOAD_MS);
      this.#settle = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #handleLoad(): Promise<void> {
    // Events that were on their way when it was removed.
    if (!this.isConnected) return;
    if (this.currentTime > 0) this.#playback.seek(this.currentTime);
    if (this.file && !this.#isVideo && this.peaks.length === 0)
      await this.#waveform.read(this.file, this.duration, this);
    this.#settle?.();
  }

  async #handleFailure(cause: MediaError | null): Promise<void> {
    const attempt = this.#attempt;
    const kind = await failureOf(cause, this.#addresses.of(this.file, this.src));
    if (attempt !== this.#attempt || !this.isConnected) return;
    this.#failure = kind;
    this.#settle?.();
    this.requestUpdate();
    // Not while the page loads.
    if (holdsFocus(this)) announce(failureText(kind), 'assertive');
    this.emit('dass-error', { kind, cause });
  }

  /**
   * Shows the position, without rendering.
   *
   * A focused position is not updated while it plays: a screen reader would read each change.
   */
  #showTime(isSync: boolean): void {
    cancelAnimationFrame(this.#frame);
    const { time, duration, isPlaying } = this.#playback;
    const track = this.#track;
    if (!track) return;
    track.style.setProperty('--_share', String(duration > 0 && duration < Infinity ? time / duration : 0));
    this.#handles.show(track);
    const position = track.querySelector<HTMLInputElement>('.position')!;
    const isFocused = (this.renderRoot as ShadowRoot).activeElement === position;
    if (isSync || !isFocused || !isPlaying) {
      position.value = String(time);
      position.ariaValueText = spokenPosition(time, duration);
    }
    if (isPlaying && !matchMedia('(prefers-reduced-motion: reduce)').matches)
      this.#frame = requestAnimationFrame(() => this.#showTime(false));
  }

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isComposing(event)) return;
    if (this.#failure || (!this.file && !this.src)) return;
    const [target] = event.composedPath() as Element[];
    // A list of speeds and the volume move by themselves, and a button is pressed.
    if (target?.closest('.menu') || (target?.matches('.loudness') && MOVES.has(event.key))) return;
    if (event.key === ' ' && target?.matches('button')) return;
    const command = playerCommand(event.key, this.duration);
    if (!command || (event.repeat && !MOVES.has(event.key))) return;
    event.preventDefault();
    this.#run(command, target?.matches('.position') === true);
  };

  /** Runs the command of a key, and announces what the focused control does not. */
  #run(command: PlayerCommand, isOnPosition: boolean): void {
    const playback = this.#playback;
    switch (command.do) {
      case 'toggle':
        this.#actions.toggle();
        break;
      case 'seek':
        this.#seekByKey(playback.time + command.by, isOnPosition);
        break;
      case 'seekTo':
        this.#seekByKey(command.share * this.duration, isOnPosition);
        break;
      case 'volume': {
        playback.setVolume((playback.isMuted ? 0 : playback.volume) + command.by);
        const percent = percentText(playback.volume);
        announce(msg(str`Volume: ${percent}`, { id: 'dassPlayerVolumeIs' }));
        break;
      }
      case 'speed': {
        playback.stepSpeed(command.step);
        const speed = speedText(playback.speed);
        announce(msg(str`Velocidade: ${speed}`, { id: 'dassPlayerSpeedIs' }));
        break;
      }
      case 'mute':
        this.#actions.mute();
        announce(
          playback.isMuted
            ? msg('Som desligado', { id: 'dassPlayerMuted' })
            : msg('Som ligado', { id: 'dassPlayerUnmuted' }),
        );
        break;
      case 'captions':
        if (this.captions && this.#isVideo) this.#toggleCaptions();
        break;
      case 'fullscreen':
        if (this.#isVideo) this.#toggleFullscreen();
    }
  }

  #seekByKey(seconds: number, isOnPosition: boolean): void {
    if (!Number.isFinite(seconds)) return;
    this.#playback.seek(seconds);
    this.#showTime(true);
    if (!isOnPosition) announce(spokenPosition(this.#playback.time, this.duration));
  }

  #toggleCaptions(): void {
    this.#playback.showsCaptions = !this.#playback.showsCaptions;
    this.requestUpdate();
  }

  #toggleFullscreen(): void {
    void toggleFullscreen(this.renderRoot.querySelector('.player')!, this.#media, this.#isFullscreen);
  }

  readonly #handleFullscreen = (): void => this.requestUpdate();
}

define('dass-player', DassPlayer);

declare global {
  interface HTMLElementTagNameMap {
    'dass-player': DassPlayer;
  }
}
