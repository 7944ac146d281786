import { ENCODER_DELAY, FRAME_BYTES, FRAME_SAMPLES, infoFrame, readInfo, SAMPLE_RATE } from './info-frame-model.js';
import type { TrimmedTake } from './trim-model.js';

/** Samples by which a decoder is late. */
const DECODER_DELAY = 529;

/**
 * Prepares a recording for another one at its end: by whole frames and without encoding anything again. All recordings
 * have the same settings, and the first frame of a recording needs no other. At the seam stays what the encoder has
 * added, which is less than a tenth of a second of silence.
 *
 * @returns a function that appends a recording as the encoder has written it; the name stays
 * @throws Error when the file is not one of ours
 */
export async function appenderTo({ file, duration }: TrimmedTake): Promise<(part: TrimmedTake) => TrimmedTake> {
  const info = readInfo(new Uint8Array(await file.slice(0, FRAME_BYTES).arrayBuffer()));
  if (!info) throw new Error(`${file.name} is no recording`);
  const { delay } = info;
  // A recording that was cut may have frames that players skip.
  const end = Math.round(duration * SAMPLE_RATE) + delay + DECODER_DELAY;
  const frames = Math.min(info.frames, Math.ceil(end / FRAME_SAMPLES));
  return (part) => {
    const partFrames = part.file.size / FRAME_BYTES - 1;
    const samples = frames * FRAME_SAMPLES - delay + ENCODER_DELAY + Math.round(part.duration * SAMPLE_RATE);
    const parts = [
      infoFrame(frames + partFrames, samples, delay),
      file.slice(FRAME_BYTES, (frames + 1) * FRAME_BYTES),
      part.file.slice(FRAME_BYTES),
    ];
    return { file: new File(parts, file.name, { type: 'audio/mpeg' }), duration: samples / SAMPLE_RATE };
  };
}
