import type { Size } from '../film-model.js';
import { FRAME_RATE, SOUND_BITRATE } from '../film-model.js';

/** Samples a second of the sound in a film. */
export const SOUND_RATE = 48_000;

/** An encoder that works here, and the name of its format in the file. */
export interface Chosen<Config, Format> {
  readonly format: Format;
  readonly config: Config;
}

export type VideoChoice = Chosen<VideoEncoderConfig, 'avc' | 'vp9'>;
export type SoundChoice = Chosen<AudioEncoderConfig, 'aac' | 'opus'>;

/** H.264 high, main and baseline, all at the level of 720p; then VP9. */
const videoCodecs = [
  ['avc', 'avc1.64001f'],
  ['avc', 'avc1.4d001f'],
  ['avc', 'avc1.42001f'],
  ['vp9', 'vp09.00.31.08'],
] as const;

/**
 * Returns the first encoder that gives pictures for an MP4 file. Each is tried: what browsers say about their encoders is
 * not reliable.
 */
export async function chooseVideo(size: Size, bitrate: number): Promise<VideoChoice | undefined> {
  if (typeof VideoEncoder !== 'function') return undefined;
  for (const [format, codec] of videoCodecs) {
    const config: VideoEncoderConfig = {
      codec,
      ...size,
      bitrate,
      framerate: FRAME_RATE,
      latencyMode: 'realtime',
      // Firefox's own record of the decoder is corrupt (https://bugzil.la/2031056); the muxer builds it from these.
      ...(format === 'avc' ? { avc: { format: 'annexb' } } : {}),
    };
    if (await encodes(config)) return { format, config };
  }
  return undefined;
}

async function encodes(config: VideoEncoderConfig): Promise<boolean> {
  let bytes = 0;
  const encoder = new VideoEncoder({ output: (chunk) => (bytes += chunk.byteLength), error: () => undefined });
  try {
    if (!(await VideoEncoder.isConfigSupported(config)).supported) return false;
    encoder.configure(config);
    const canvas = new OffscreenCanvas(config.width, config.height);
    canvas.getContext('2d')!.fillRect(0, 0, config.width, config.height);
    for (const index of [0, 1]) {
      const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / FRAME_RATE });
      encoder.encode(frame);
      frame.close();
    }
    await encoder.flush();
    return bytes > 0;
  } catch {
    return false;
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

/** Returns an encoder for the sound: AAC where the browser has it, otherwise Opus, which all browsers play. */
export async function chooseSound(): Promise<SoundChoice | undefined> {
  if (typeof AudioEncoder !== 'function') return undefined;
  for (const [format, codec] of [
    ['aac', 'mp4a.40.2'],
    ['opus', 'opus'],
  ] as const) {
    const config = { codec, sampleRate: SOUND_RATE, numberOfChannels: 1, bitrate: SOUND_BITRATE };
    try {
      if ((await AudioEncoder.isConfigSupported(config)).supported) return { format, config };
    } catch {
      // The next one.
    }
  }
  return undefined;
}
