/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Part of a picture, in pixels. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** Films are at most this large, in either orientation: what every player and every encoder handles. */
const LONG_SIDE = 1280;
const SHORT_SIDE = 720;
/** H.264 encodes blocks, so that sizes are even. */
const even = (value: number): number => Math.max(2, 2 * Math.round(value / 2));

/** Returns the size of a film from a camera of a size: the same shape, not larger. */
export function filmSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height), SHORT_SIDE / Math.min(width, height));
  return { width: even(width * scale), height: even(height * scale) };
}

/** Returns where a picture is drawn in a film, whole and in its shape. */
export function containBox(picture: Size, film: Size): Box {
  const scale = Math.min(film.width / picture.width, film.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: (film.width - width) / 2, y: (film.height - height) / 2, width, height };
}

/** Bits per second of a film's pictures. */
const VIDEO_BITRATE = { max: 2_500_000, min: 300_000 };
/** Bits per second of the sound, one channel. */
export const SOUND_BITRATE = 64_000;
/** Share of the limit that films are planned for: encoders are not exact. */
const PLANNED_SHARE = 0.9;
/** Length that is planned for when there is no other limit than the size. */
const PLANNED_SECONDS = 60;

/** Returns the bits per second with which a film of the longest duration stays below the limit, within reason. */
export function videoBitrate(maxBytes: number, maxSeconds: number): number {
  const planned =
    (maxBytes * 8 * PLANNED_SHARE) / (maxSeconds === Infinity ? PLANNED_SECONDS : maxSeconds) - SOUND_BITRATE;
  return Math.round(Math.min(VIDEO_BITRATE.max, Math.max(VIDEO_BITRATE.min, planned)));
}

/** Bytes of the file's index for each packet, at most. */
const INDEX_BYTES = 24;
const HEADER_BYTES = 4096;

/** Returns the size of a file with packets. */
export const fileSize = (bytes: number, packets: number): number => bytes + packets * INDEX_BYTES + HEADER_BYTES;

/** Bytes that may still come from the encoder when a film is stopped. */
const lastBytes = (maxBytes: number): number => Math.min(250_000, maxBytes * 0.05);

/** Whether a film has to stop now to stay below the limit. */
export const isFull = (size: number, maxBytes: number): boolean => size >= maxBytes - lastBytes(maxBytes);

/**
 * Returns the seconds that are left before a limit stops the film; `Infinity` as long as nothing can be said.
 *
 * @param size bytes so far
 * @param seconds length so far
 */
export function secondsLeft(size: number, seconds: number, maxBytes: number, maxSeconds: number): number {
  const room = Math.max(0, maxBytes - lastBytes(maxBytes) - size);
  // The rate of the first second says nothing: its key frame is large.
  const byBytes = seconds > 1 ? room / (size / seconds) : Infinity;
  return Math.max(0, Math.min(byBytes, maxSeconds - seconds));
}

/** Pictures in a second, at most. */
export const FRAME_RATE = 30;
/** A picture may come this much too early, as a share of the distance of two. */
const EARLY = 0.25;

/**
 * Time in a film. Each source has a clock of its own: its first picture is placed by when it arrives, the others by
 * their distance to it. Times only grow.
 */
export class FilmClock {
  #start?: number;
  #source?: number;
  #offset = 0;
  #last = -Infinity;

  /** When the film has started, in the same clock as `arrived`. `undefined` before its first picture. */
  get start(): number | undefined {
    return this.#start;
  }

  /**
   * @param source number of the source
   * @param timestamp of the picture, in seconds of its source
   * @param arrived when it has arrived, in seconds
   * @returns its time in the film in seconds; `undefined` if it comes too early to be of use
   */
  timeOf(source: number, timestamp: number, arrived: number): number | undefined {
    this.#start ??= arrived;
    if (source !== this.#source) {
      this.#source = source;
      this.#offset = arrived - this.#start - timestamp;
    }
    const time = timestamp + this.#offset;
    if (!(time - this.#last >= (1 - EARLY) / FRAME_RATE)) return undefined;
    this.#last = time;
    return time;
  }
}

/** Returns how much smaller a picture has to be so that its file of `bytes` fits into a limit: a share of both sides. */
export const fittingScale = (bytes: number, maxBytes: number): number =>
  // A little smaller than by calculation: small pictures have more bytes a pixel.
  Math.min(0.95, Math.sqrt(maxBytes / bytes) * 0.95);
