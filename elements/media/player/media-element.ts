import type { PlayerFailure } from './player-properties.js';

/** After this time the duration stays unknown. */
const SEEK_TIMEOUT_MS = 5000;

/**
 * Finds the duration of a recording that does not name it, as the browsers' own recorders write them: moves to the end,
 * where the browser knows it, and back.
 *
 * @param start position to return to, in seconds
 */
export function findDuration(media: HTMLMediaElement, start: number): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      for (const type of ['durationchange', 'seeked', 'error']) media.removeEventListener(type, check);
      media.currentTime = start;
      resolve();
    };
    // A live stream has no end: the browser moves as far as it can.
    const check = ({ type }: Event): void => {
      if (type !== 'durationchange' || Number.isFinite(media.duration)) end();
    };
    const timer = setTimeout(end, SEEK_TIMEOUT_MS);
    for (const type of ['durationchange', 'seeked', 'error']) media.addEventListener(type, check);
    media.currentTime = Number.MAX_SAFE_INTEGER;
  });
}

/**
 * Returns why a file cannot be played. Browsers report a missing file as an unknown format, so the server is asked
 * again.
 *
 * @param address the address that has failed
 */
export async function failureOf(error: MediaError | null, address: string): Promise<PlayerFailure> {
  if (error?.code === MediaError.MEDIA_ERR_NETWORK) return 'network';
  if (error?.code === MediaError.MEDIA_ERR_DECODE || address.startsWith('blob:')) return 'unsupported';
  try {
    const { status } = await fetch(address, { method: 'HEAD' });
    if (status === 404 || status === 410) return 'not-found';
    if (status === 401 || status === 403) return 'denied';
    return status >= 500 && status !== 501 ? 'network' : 'unsupported';
  } catch {
    return 'network';
  }
}

const filmExtension = /\.(?:mp4|m4v|mov|qt|webm|ogv|mkv|avi|wmv|mpe?g|3gpp?|m2?ts)$/i;

/** Returns whether a file is a film, by its content type, otherwise by its name. */
export function isFilm(type: string, name: string): boolean {
  const [group] = type.toLowerCase().split('/', 1);
  return group === 'video' || (group !== 'audio' && filmExtension.test(name));
}

/** Whether the page can set the volume. On an iPhone only its buttons can. */
export function canSetVolume(): boolean {
  const audio = document.createElement('audio');
  audio.volume = 0.5;
  return audio.volume === 0.5;
}

/** Shows a player in full screen, or in the page again. A browser that refuses leaves it where it is. */
export async function toggleFullscreen(
  player: HTMLElement,
  media: HTMLMediaElement | null,
  isFullscreen: boolean,
): Promise<void> {
  try {
    if (isFullscreen) await document.exitFullscreen();
    else if ('requestFullscreen' in player) await player.requestFullscreen({ navigationUI: 'hide' });
    // An iPhone shows only a film in full screen, with its own controls.
    else (media as (HTMLVideoElement & { webkitEnterFullscreen?(): void }) | null)?.webkitEnterFullscreen?.();
  } catch {
    // See above.
  }
}

/** Shows a film over other windows, or in the page again. A browser that refuses leaves it where it is. */
export async function togglePictureInPicture(film: HTMLVideoElement | null): Promise<void> {
  try {
    if ((film?.getRootNode() as ShadowRoot).pictureInPictureElement) await document.exitPictureInPicture();
    else await film?.requestPictureInPicture();
  } catch {
    // See above.
  }
}

/** The addresses of a file, or of what is at an address. */
export class MediaAddress {
  #file?: Blob | undefined;
  #url = '';
  #download = '';

  /** Returns the address to play from. @param src used without a file */
  of(file: Blob | undefined, src: string): string {
    this.#keep(file);
    if (file) this.#url ||= URL.createObjectURL(file);
    return file ? this.#url : src;
  }

  /** Returns the address to download from. */
  downloadOf(file: Blob | undefined, src: string): string {
    this.#keep(file);
    // A blob has the origin of the page. With this type it is downloaded, also when it is opened on its own.
    if (file) this.#download ||= URL.createObjectURL(file.slice(0, file.size, 'application/octet-stream'));
    return file ? this.#download : src;
  }

  /** Revokes the addresses of the file. */
  release(): void {
    this.#keep(undefined);
  }

  #keep(file: Blob | undefined): void {
    if (file === this.#file) return;
    for (const url of [this.#url, this.#download]) if (url) URL.revokeObjectURL(url);
    this.#file = file;
    this.#url = this.#download = '';
  }
}
