import { findDuration } from './media-element.js';
import { nextSpeed } from './player-model.js';

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
    volumechange: () => undefined,
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

  /** Uses an element, and sets its volume and speed. */
  use(media: HTMLMediaElement | null): void {
    if (media && media !== this.#media) {
      for (const type in this.#handlers) media.addEventListener(type, this.#handle);
      this.isWaiting = false;
      this.#finding = this.#ownCall = undefined;
    }
    this.#media = media ?? undefined;
    if (!media) return;
    media.volume = this.volume;
    media.muted = this.isMuted;
    // Loading a file sets the speed to the default one.
    media.defaultPlaybackRate = media.playbackRate = this.speed;
    const [track] = media.textTracks;
    if (track) track.mode = this.showsCaptions ? 'showing' : 'hidden';
  }

  get time(): number {
    return this.#finding ? 0 : (this.#media?.currentTime ?? 0);
  }

  set time(seconds: number) {
    if (this.#media && !this.#finding) this.#media.currentTime = seconds;
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
    if (this.isPlaying) this.#media?.pause();
    // A failure has an event of its own. Another play or pause aborts this one.
    else await this.#media?.play().catch(() => undefined);
  }

  /** Moves to a position within the duration. */
  seek(seconds: number): void {
    const { duration } = this;
    this.time = Math.max(0, Number.isFinite(duration) ? Math.min(duration, seconds) : seconds);
    this.#listener.changed();
  }

  /** @param volume 0 to 1; others are limited */
  setVolume(volume: number): void {
    // Steps of 0.05 have no exact sum.
    this.volume = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
    this.isMuted = false;
    this.#listener.changed();
  }

  mute(isMuted: boolean): void {
    this.isMuted = isMuted;
    if (!isMuted && this.volume === 0) this.volume = 0.5;
    this.#listener.changed();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.#listener.changed();
  }

  stepSpeed(step: -1 | 1): void {
    this.setSpeed(nextSpeed(this.speed, step));
  }

  readonly #handle = ({ target, type }: Event): void => {
    // An element that was replaced is not heard any more, and the search for the duration is not shown.
    if (target !== this.#media || (this.#finding && type !== 'error')) return;
    this.#handlers[type as keyof HTMLMediaElementEventMap]?.();
    this.#listener.changed();
  };

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
