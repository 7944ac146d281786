// Few cameras have a zoom.
import '../../controls/slider/slider.js';
import { CaptureError, type CaptureErrorKind } from '../shared/capture-error-model.js';
import { openDevice, permissionState, stopStream } from '../shared/devices.js';
import { holdPage } from '../shared/page-guards.js';
import { cameraConstraints, CameraTrack } from './camera-track.js';
import { Film } from './film.js';
import type { FilmError, FilmListener, FilmTaking } from './film/film-taking.js';
import { takePhoto } from './photo.js';
import { RecordedFilm } from './film/recorded-film.js';

/**
 * State of a camera:
 * - `closed`: no camera is open
 * - `asking`: the browser asks the user for the camera
 * - `opening`: it is open, but shows no picture yet
 * - `live`
 * - `shooting`: a photo is taken
 * - `asking-sound`: the browser asks the user for the microphone
 * - `starting`: the encoder of a film starts
 * - `filming`
 * - `finishing`: the last pictures are encoded
 */
export type CameraState =
  | 'closed'
  | 'asking'
  | 'opening'
  | 'live'
  | 'shooting'
  | 'asking-sound'
  | 'starting'
  | 'filming'
  | 'finishing';

/** A camera that sends no picture for this long has no signal. */
const NO_SIGNAL_MS = 6000;

/** What the user has taken. */
export interface Take {
  readonly kind: 'photo' | 'video';
  readonly file: File;
  /** Of a photo, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Of a film, in seconds. */
  readonly duration?: number;
  /** Whether a film has no sound although it was wanted. */
  readonly isMute?: boolean;
}

export interface CameraSessionOptions {
  /** Id of the camera; `''` for the browser's choice. */
  readonly deviceId: string;
  /** Whether photos are taken, so that the camera is opened in its full size. */
  readonly withPhotos: boolean;
}

/** What a film needs to know. */
export interface FilmSettings {
  readonly maxBytes: number;
  readonly maxSeconds: number;
  readonly withSound: boolean;
}

/** Hears of a camera. */
export interface CameraListener {
  /** Called when something that is shown has changed. */
  changed(): void;
  /** Called when a photo or film is complete. */
  taken(take: Take): void;
  /** Called when the camera fails, or no photo or film could be made. `state` says whether there is still a camera. */
  failed(error: CaptureError): void;
}

/** An open camera with which photos and films are taken. Everything is released by `close()`. */
export class CameraSession {
  state: CameraState = 'closed';
  /** Length of the film in seconds. */
  seconds = 0;
  /** Size of the film in bytes. */
  bytes = 0;
  /** Why the film has no sound. */
  soundError?: CaptureError | undefined;
  #options: CameraSessionOptions;
  readonly #listener: CameraListener;
  readonly #ended = new AbortController();
  /** Replaced at each change of the device: the last one counts. */
  #opening?: AbortController;
  #askingSound?: AbortController;
  #stream?: MediaStream | undefined;
  #camera?: CameraTrack | undefined;
  #film?: FilmTaking | undefined;
  /** The microphone of a film. */
  #sound?: MediaStream | undefined;
  #isMute = false;
  #watch = 0;
  #releasePage?: (() => void) | undefined;

  constructor(options: CameraSessionOptions, listener: CameraListener) {
    this.#options = options;
    this.#listener = listener;
  }

  get stream(): MediaStream | undefined {
    return this.#stream;
  }

  get camera(): CameraTrack | undefined {
    return this.#camera;
  }

  /** Opens the camera. */
  async open(): Promise<void> {
    if (this.state !== 'closed') return;
    this.#setState('asking');
    await this.#replaceCamera(this.#options.deviceId, false);
  }

  /** The first picture of the camera is shown. */
  handlePicture(): void {
    clearTimeout(this.#watch);
    if (this.state === 'opening') this.#setState('live');
  }

  /** Changes the camera, also while filming: the film goes on. */
  async changeDevice(id: string): Promise<void> {
    this.#options = { ...this.#options, deviceId: id };
    if (this.state === 'live' || this.state === 'opening' || this.state === 'filming')
      await this.#replaceCamera(id, true);
  }

  async takePhoto(video: HTMLVideoElement, maxBytes: number): Promise<void> {
    const camera = this.#camera;
    if (this.state !== 'live' || !camera) return;
    this.#setState('shooting');
    try {
      const { file, width, height } = await takePhoto(video, camera.track, maxBytes);
      if (this.#isEnded) return;
      this.#setState(this.#camera ? 'live' : 'closed');
      this.#listener.taken({ kind: 'photo', file, width, height });
    } catch (error) {
      if (this.#isEnded) return;
      this.#setState(this.#camera ? 'live' : 'closed');
      this.#fail('failed', error);
    }
  }

  async startFilm({ maxBytes, maxSeconds, withSound }: FilmSettings): Promise<void> {
    if (this.state !== 'live') return;
    this.seconds = this.bytes = 0;
    this.soundError = undefined;
    const sound = withSound ? await this.#openSound() : undefined;
    const camera = this.#camera;
    // Meanwhile the user may have closed the dialog, or the camera was unplugged.
    if (!camera || !this.#is(withSound ? 'asking-sound' : 'live')) {
      if (sound) stopStream(sound);
      return;
    }
    this.#isMute = withSound && !sound;
    this.#setState('starting');
    await camera.prepare(false);
    if (!this.#is('starting')) {
      if (sound) stopStream(sound);
      return;
    }
    this.#releasePage = holdPage();
    this.#sound = sound;
    const options = { maxBytes, maxSeconds };
    const listener: FilmListener = {
      live: () => this.#is('starting') && this.#setState('filming'),
      progressed: (seconds, bytes) => {
        this.seconds = seconds;
        this.bytes = bytes;
        this.#listener.changed();
      },
      finished: (file, duration) => this.#endFilm({ kind: 'video', file, duration, isMute: this.#isMute }),
      failed: (error) => this.#endFilm(error),
    };
    const failed = (error: FilmError): void => {
      if (!error.isUnsupported || !this.#is('starting')) return listener.failed(error);
      this.#film = new RecordedFilm(options, sound, listener);
      this.#film.add(this.#camera!.track);
    };
    this.#film = new Film(options, sound, { ...listener, failed });
    this.#film.add(this.#camera!.track);
  }

  /** Films without sound, when the browser still asks for the microphone. */
  skipSound(): void {
    this.#askingSound?.abort();
  }

  stopFilm(): void {
    if (this.state !== 'filming') return;
    this.#setState('finishing');
    this.#film?.stop();
    this.#releaseSound();
  }

  /** Ends a film that has not started, without a file. */
  cancelFilm(): void {
    if (this.state !== 'starting') return;
    this.#releaseFilm();
    this.#setState(this.#camera ? 'live' : 'closed');
  }

  /** Releases everything. A film is lost. */
  close(): void {
    if (this.#isEnded) return;
    this.#ended.abort();
    clearTimeout(this.#watch);
    this.#releaseFilm();
    this.#releaseCamera();
    this.state = 'closed';
  }

  get #isEnded(): boolean {
    return this.#ended.signal.aborted;
  }

  async #replaceCamera(id: string, exact: boolean): Promise<void> {
    this.#opening?.abort();
    const opening = (this.#opening = new AbortController());
    const signal = AbortSignal.any([opening.signal, this.#ended.signal]);
    try {
      const stream = await this.#openCamera(id, exact, signal);
      this.#use(stream);
    } catch (error) {
      if (signal.aborted) return;
      if (!this.#camera && this.state !== 'filming') this.#setState('closed');
      if (error instanceof CaptureError) this.#listener.failed(error);
      else this.#fail('failed', error);
    }
  }

  async #openCamera(id: string, exact: boolean, signal: AbortSignal): Promise<MediaStream> {
    const constraints = {
      ...cameraConstraints(this.#options.withPhotos && this.state !== 'filming'),
      // A phone has one on each side: the one for things is on its back.
      ...(id === '' ? { facingMode: { ideal: 'environment' } } : {}),
    };
    const open = async (): Promise<MediaStream> => openDevice('camera', { id, exact, constraints, signal });
    try {
      return await open();
    } catch (error) {
      // Many phones open one camera at a time.
      const isBusy = error instanceof CaptureError && error.kind === 'busy';
      if (!isBusy || !this.#stream || this.state === 'filming') throw error;
      const before = this.#camera?.track.getSettings().deviceId ?? '';
      this.#releaseCamera();
      try {
        return await open();
      } catch (again) {
        if (signal.aborted) throw again;
        this.#use(await openDevice('camera', { id: before, constraints: cameraConstraints(true), signal }));
        throw again;
      }
    }
  }

  /** Shows another camera, and releases the one before. */
  #use(stream: MediaStream): void {
    const [track] = stream.getVideoTracks();
    if (!track) {
      stopStream(stream);
      throw new CaptureError('unsupported', 'camera');
    }
    const isFilming = this.state === 'filming';
    const before = this.#stream;
    if (this.#camera) this.#camera.track.onended = null;
    this.#stream = stream;
    this.#camera = new CameraTrack(track, this.#options.withPhotos && !isFilming);
    track.onended = () => void this.#handleEnd(track);
    if (isFilming) this.#film?.add(track);
    if (before) stopStream(before);
    if (isFilming) this.#listener.changed();
    else {
      this.#setState('opening');
      this.#watchPicture();
    }
  }

  #watchPicture(): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => {
      if (this.state === 'opening') this.#fail('silent');
    }, NO_SIGNAL_MS);
  }

  async #openSound(): Promise<MediaStream | undefined> {
    this.#setState('asking-sound');
    this.#askingSound = new AbortController();
    const signal = AbortSignal.any([this.#askingSound.signal, this.#ended.signal]);
    try {
      // The user may never answer the browser.
      const skipped = new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));
      const opened = openDevice('microphone', { signal });
      opened.catch(() => undefined);
      return await Promise.race([opened, skipped]);
    } catch (error) {
      if (error instanceof CaptureError) {
        this.soundError = error;
        console.warn(`[dass] <dass-camera-dialog> The film has no sound: ${error.message}`);
      }
      return undefined;
    }
  }

  /** The browser ends a track when its device is removed or its permission is taken back. */
  async #handleEnd(track: MediaStreamTrack): Promise<void> {
    if (track !== this.#camera?.track) return;
    this.#releaseCamera();
    // What was filmed is kept.
    if (this.state === 'filming') this.stopFilm();
    else if (this.state === 'starting') this.#releaseFilm();
    if (this.state !== 'finishing' && this.state !== 'shooting') this.#setState('closed');
    const kind = (await permissionState('camera')) === 'denied' ? 'denied' : 'unplugged';
    if (!this.#isEnded && !this.#camera) this.#fail(kind);
  }

  #endFilm(result: Take | FilmError): void {
    if (this.#isEnded) return;
    this.#releaseFilm();
    this.#setState(this.#camera ? 'live' : 'closed');
    if (this.#options.withPhotos) void this.#camera?.prepare(true);
    if (result instanceof Error) this.#fail(result.isUnsupported ? 'unsupported' : 'encoder', result);
    else this.#listener.taken(result);
  }

  #releaseFilm(): void {
    this.#film?.discard();
    this.#film = undefined;
    this.#releaseSound();
    this.#releasePage?.();
    this.#releasePage = undefined;
  }

  #releaseSound(): void {
    if (this.#sound) stopStream(this.#sound);
    this.#sound = undefined;
  }

  #releaseCamera(): void {
    if (this.#camera) this.#camera.track.onended = null;
    if (this.#stream) stopStream(this.#stream);
    this.#stream = this.#camera = undefined;
  }

  #fail(kind: CaptureErrorKind, cause?: unknown): void {
    this.#listener.failed(new CaptureError(kind, 'camera', cause));
  }

  /** Whether a state still holds after something asynchronous. */
  #is(state: CameraState): boolean {
    return this.state === state && !this.#isEnded;
  }

  #setState(state: CameraState): void {
    if (state === this.state || this.#isEnded) return;
    this.state = state;
    this.#listener.changed();
  }
}
