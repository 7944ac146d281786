import { ENCODER_DELAY, FRAME_BYTES, FRAME_SAMPLES, infoFrame, readInfo, SAMPLE_RATE } from './info-frame-model.js';

/**
 * A frame may need the data of the three before it. They stay in the file, and the first frame tells players to skip
 * them, for which it has 12 bits.
 */
const LEAD_FRAMES = 3;
/** Samples by which a decoder is late. */
const DECODER_DELAY = 529;

/** A part of a recording as a file. */
export interface TrimmedTake {
  readonly file: File;
  /** In seconds. */
  readonly duration: number;
}

/** The frames of a recording that is continued. */
export interface EarlierPart {
  readonly frames: Blob;
  /** Number of samples that players skip before the recording. */
  readonly delay: number;
}

/** A recording that can be continued. */
export interface Continuation extends EarlierPart {
  /** Appends a recording as the encoder has written it; the name stays. */
  append(part: TrimmedTake): TrimmedTake;
}

/** Returns the time of the frame at or before a time: a part can start there. */
const frameTime = (seconds: number): number =>
  (Math.floor((seconds * SAMPLE_RATE) / FRAME_SAMPLES + 1e-6) * FRAME_SAMPLES) / SAMPLE_RATE;

/**
 * Cuts a recording at both ends, by whole frames and without encoding it again: nothing gets worse, and nothing of a
 * long recording is copied.
 *
 * @param from in seconds; the part starts at the frame at or before it @param to in seconds
 * @throws Error when the file is not one of ours
 */
export async function trimTake(file: File, duration: number, from: number, to: number): Promise<TrimmedTake> {
  const info = readInfo(new Uint8Array(await file.slice(0, FRAME_BYTES).arrayBuffer()));
  if (!info) throw new Error(`${file.name} is no recording`);
  const start = Math.round(frameTime(Math.max(0, from)) * SAMPLE_RATE);
  // A sample more or less at the end needs no frame of its own: players skip the rest of the last one.
  const end = Math.round(Math.min(duration, to) * SAMPLE_RATE);
  const first = Math.max(0, start / FRAME_SAMPLES + Math.floor(info.delay / FRAME_SAMPLES) - LEAD_FRAMES);
  // One more than they fill: a decoder is half a frame late.
  const last = Math.min(info.frames, Math.ceil((end + info.delay) / FRAME_SAMPLES) + 1);
  const samples = Math.max(0, end - start);
  const head = infoFrame(last - first, samples, start + info.delay - first * FRAME_SAMPLES);
  const frames = file.slice((first + 1) * FRAME_BYTES, (last + 1) * FRAME_BYTES);
  return { file: new File([head, frames], file.name, { type: 'audio/mpeg' }), duration: samples / SAMPLE_RATE };
}

/**
 * Prepares a recording for another one at its end: by whole frames and without encoding anything again. All recordings
 * have the same settings, and the first frame of a recording needs no other. At the seam stays what the encoder has
 * added, which is less than a tenth of a second of silence.
 *
 * @throws Error when the file is not one of ours
 */
export async function continuationOf({ file, duration }: TrimmedTake): Promise<Continuation> {
  const info = readInfo(new Uint8Array(await file.slice(0, FRAME_BYTES).arrayBuffer()));
  if (!info) throw new Error(`${file.name} is no recording`);
  const { delay } = info;
  // A recording that was cut may have frames that players skip.
  const end = Math.round(duration * SAMPLE_RATE) + delay + DECODER_DELAY;
  const count = Math.min(info.frames, Math.ceil(end / FRAME_SAMPLES));
  const frames = file.slice(FRAME_BYTES, (count + 1) * FRAME_BYTES);
  return {
    frames,
    delay,
    append(part) {
      const partCount = part.file.size / FRAME_BYTES - 1;
      const samples = count * FRAME_SAMPLES - delay + ENCODER_DELAY + Math.round(part.duration * SAMPLE_RATE);
      const head = infoFrame(count + partCount, samples, delay);
      const parts = [head, frames, part.file.slice(FRAME_BYTES)];
      return { file: new File(parts, file.name, { type: 'audio/mpeg' }), duration: samples / SAMPLE_RATE };
    },
  };
}
