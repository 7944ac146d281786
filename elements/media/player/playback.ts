import { findDuration } from './media-element.js';
import { nextSpeed } from './player-model.js';
import type { PlayedRange } from './range-model.js';

/** What a {@link Playback} reports. */
export interface PlaybackListener {
  /** Something that is shown has changed. */
  changed(): void;
  /** The duration is known. */
  loaded(): void;
  /** The user has started to play. */
  played(): void;
  /** The user has paused, or started another player. */
  paused(): void;
  ended(): void;
  failed(error: MediaError | null): void;
}

/** So near to the end of a part there is nothing left to play, in seconds. */
const END_S = 0.01;
/** So far from where it was to move an element may be, in seconds. */
const NEAR_S = 0.05;
/** While it waits for data the end does not come nearer. */
const MIN_WAIT_MS = 10;

/** What plays: another one that starts pauses it. */
const page: { playing?: Playback | undefined } = {};

/** Plays with an `<audio>` or `<video>`, and keeps volume and speed when it is replaced by another one. */
export class Playback {
  volume = 1;
  isMuted = false;
  speed = 1;
  showsCaptions = false;
  /** Whether it plays and waits for data. */
  isWaiting = false;
  /** The part that is played; `undefined` for the whole. */
  #range?: PlayedRange | undefined;
  #endTimer = 0;
  readonly #listener: PlaybackListener;
  #media?: HTMLMediaElement | undefined;
  /** Runs while the duration of a recording is looked for. */
  #finding?: Promise<void> | undefined;
  /** The event of a call of the application: it is not reported. */
  #ownCall?: 'play' | 'pause' | undefined;
  readonly #handlers: Readonly<Partial<Record<keyof HTMLMediaElementEventMap, () => void>>> = {
    loadedmetadata: () => this.#handleMetadata(),
    durationchange: () => undefined,
    timeupdate: () => undefined,
    seeked: () => undefined,
    volumechange: () => this.#readSound(),
    playing: () => (this.isWaiting = false),
    waiting: () => (this.isWaiting = true),
    play: () => this.#handlePlay(),
    pause: () => this.#handlePause(),
    ended: () => this.#listener.ended(),
    error: () => this.#listener.failed(this.#media!.error),
  };

  constructor(listener: PlaybackListener) {
    this.#listener = listener;
  }

  /** Uses an element. A new one gets volume and speed; then the element tells its volume, which the browser may change, too. */
  use(media: HTMLMediaElement | null): void {
    const isNew = media !== null && media !== this.#media;
    this.#media = media ?? undefined;
    if (!media) return;
    if (isNew) {
      for (const type in this.#handlers) media.addEventListener(type, this.#handle);
      this.isWaiting = false;
      this.#finding = this.#ownCall = undefined;
      this.#applySound();
      this.#applySpeed();
    }
    const mode = this.showsCaptions ? 'showing' : 'hidden';
    const [track] = media.textTracks;
    if (track && track.mode !== mode) track.mode = mode;
  }

  get time(): number {
    return this.#finding ? 0 : (this.#media?.currentTime ?? 0);
  }

  set time(seconds: number) {
    if (this.#media && !this.#finding) this.#media.currentTime = seconds;
  }

  get range(): PlayedRange | undefined {
    return this.#range;
  }

  /** Moves the position into the part, where it is not. */
  set range(range: PlayedRange | undefined) {
    this.#range = range;
    if (range && this.time < range.start - NEAR_S) this.time = range.start;
    if (range && this.time > range.end + NEAR_S) this.time = range.end;
    this.#watchEnd();
  }

  /** In seconds. NaN until it is known, Infinity for a live stream. */
  get duration(): number {
    return this.#finding ? NaN : (this.#media?.duration ?? NaN);
  }

  get isPlaying(): boolean {
    return this.#media !== undefined && !this.#media.paused && !this.#media.ended;
  }

  /** For the application. @returns rejects when the browser refuses */
  async play(): Promise<void> {
    await this.#finding;
    if (this.isPlaying) return;
    this.#ownCall = 'play';
    this.#enterRange();
    try {
      await this.#media?.play();
    } catch (error) {
      this.#ownCall = undefined;
      throw error;
    }
  }

  /** For the application. */
  pause(): void {
    if (!this.isPlaying) return;
    this.#ownCall = 'pause';
    this.#media?.pause();
  }

  #stop(isOwnCall: boolean): void {
    if (isOwnCall) this.pause();
    else this.#media?.pause();
  }

  /** The user plays or pauses. */
  async toggle(): Promise<void> {
    await this.#finding;
    if (this.isPlaying) {
      this.#media?.pause();
      return;
    }
    this.#enterRange();
    // A failure has an event of its own. Another play or pause aborts this one.
    await this.#media?.play().catch(() => undefined);
  }

  /** Moves to a position within the duration, or within the part that is played. */
  seek(seconds: number): void {
    const { start, end } = this.#range ?? { start: 0, end: Number.isFinite(this.duration) ? this.duration : Infinity };
    this.time = Math.max(start, Math.min(end, seconds));
    this.#listener.changed();
  }

  /** @param volume 0 to 1; others are limited */
  setVolume(volume: number): void {
    // Steps of 0.05 have no exact sum.
    this.volume = hundredth(Math.min(1, Math.max(0, volume)));
    this.isMuted = false;
    this.#applySound();
    this.#listener.changed();
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    if (!isMuted && this.volume === 0) this.volume = 0.5;
    this.#applySound();
    this.#listener.changed();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.#applySpeed();
    this.#listener.changed();
  }

  stepSpeed(step: -1 | 1): void {
    this.setSpeed(nextSpeed(this.speed, step));
  }

  // Not with each update: WebKitGTK answers an assignment of the same value with an event, which causes the next update.
  #applySound(): void {
    if (!this.#media) return;
    this.#media.volume = this.volume;
    this.#media.muted = this.isMuted;
  }

  #readSound(): void {
    this.volume = hundredth(this.#media!.volume);
    this.isMuted = this.#media!.muted;
  }

  #applySpeed(): void {
    if (!this.#media) return;
    // Loading a file sets the speed to the default one.
    this.#media.defaultPlaybackRate = this.speed;
    this.#media.playbackRate = this.speed;
  }

  readonly #handle = ({ target, type }: Event): void => {
    // An element that was replaced is not heard any more, and the search for the duration is not shown.
    if (target !== this.#media || (this.#finding && type !== 'error')) return;
    this.#handlers[type as keyof HTMLMediaElementEventMap]?.();
    this.#watchEnd();
    this.#listener.changed();
  };

  /** At the end of the part it starts again, as at the end of the file. */
  #enterRange(): void {
    const range = this.#range;
    if (range && (this.time < range.start || this.time > range.end - END_S)) this.time = range.start;
  }

  /** The events of an element come four times a second: the last moment is waited for. */
  #watchEnd(): void {
    clearTimeout(this.#endTimer);
    const range = this.#range;
    if (!range || !this.isPlaying) return;
    const rest = range.end - this.time;
    if (rest > 0) {
      this.#endTimer = window.setTimeout(() => this.#watchEnd(), Math.max(MIN_WAIT_MS, (rest / this.speed) * 1000));
      return;
    }
    // The element reports the end of the file itself.
    if (range.end >= this.duration) return;
    this.pause();
    this.time = range.end;
    this.#listener.ended();
    this.#listener.changed();
  }

  #handleMetadata(): void {
    const media = this.#media!;
    if (media.duration !== Infinity) {
      this.#listener.loaded();
      return;
    }
    this.#finding = findDuration(media, media.currentTime).then(() => {
      if (media !== this.#media) return;
      this.#finding = undefined;
      this.#listener.loaded();
      this.#listener.changed();
    });
  }

  #handlePlay(): void {
    const isOwn = this.#ownCall === 'play';
    this.#ownCall = undefined;
    const before = page.playing;
    if (before && before !== this) before.#stop(isOwn);
    page.playing = this;
    if (!isOwn) this.#listener.played();
  }

  #handlePause(): void {
    const isOwn = this.#ownCall === 'pause';
    this.#ownCall = undefined;
    this.isWaiting = false;
    if (page.playing === this) page.playing = undefined;
    if (!isOwn && !this.#media!.ended) this.#listener.paused();
  }
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;
