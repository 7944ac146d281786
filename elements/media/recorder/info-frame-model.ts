/** All files are MPEG-1 Layer III, mono, with these values, so every frame has the same number of bytes and samples. */
export const SAMPLE_RATE = 48_000;
export const BITRATE = 64;
export const FRAME_SAMPLES = 1152;
export const FRAME_BYTES = (FRAME_SAMPLES / 8) * ((BITRATE * 1000) / SAMPLE_RATE);
/** Samples that LAME puts before the first one of the recording. */
export const ENCODER_DELAY = 576;
const LAST_BITS = 0xfff;

/** Whether bytes start with the header of a frame of our files. The padding, private and emphasis bits may be any. */
export const isFrame = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 &&
  bytes[0] === 0xff &&
  // MPEG-1, Layer III, without a checksum.
  bytes[1] === 0xfb &&
  // 64 kbit/s, 48 kHz, no padding.
  (bytes[2]! & 0b1111_1110) === 0b0101_0100 &&
  // One channel.
  bytes[3]! >> 6 === 0b11;

/** Number of frames that the encoder writes at least for a number of samples. */
export const minFrames = (samples: number): number => Math.ceil((samples + ENCODER_DELAY) / FRAME_SAMPLES);

/** Number of samples in a file without a known number of samples: all that its frames have. */
export const samplesInFrames = (frames: number, delay = ENCODER_DELAY): number =>
  Math.max(0, frames * FRAME_SAMPLES - delay);

/**
 * Returns the first frame of a file. It is a silent frame that players skip, and it tells them how many samples the
 * encoder has added before and after the recording, so that they play exactly the recorded ones. Its format is known as
 * the Xing, Info or LAME tag.
 *
 * @param frames number of frames that follow
 * @param samples number of recorded samples
 * @param delay number of samples before the first recorded one
 */
export function infoFrame(frames: number, samples: number, delay = ENCODER_DELAY): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(FRAME_BYTES);
  const view = new DataView(bytes.buffer);
  const text = (at: number, ascii: string): void => {
    for (let i = 0; i < ascii.length; i++) bytes[at + i] = ascii.charCodeAt(i);
  };
  bytes.set([0xff, 0xfb, 0x54, 0xc4]);
  // After the header and the side information of one channel.
  text(21, 'Info');
  // Frames, bytes, seek table and quality follow.
  view.setUint32(25, 0b1111);
  view.setUint32(29, frames);
  view.setUint32(33, (frames + 1) * FRAME_BYTES);
  // The seek table is linear, because the bit rate is constant.
  for (let percent = 0; percent < 100; percent++) bytes[37 + percent] = Math.floor((percent * 256) / 100);
  view.setUint32(137, 50);
  text(141, 'LAME3.100');
  // Revision 0 of the tag, constant bit rate.
  bytes[150] = 0x01;
  bytes[161] = BITRATE;
  const padding = Math.min(LAST_BITS, Math.max(0, frames * FRAME_SAMPLES - delay - samples));
  bytes[162] = delay >> 4;
  bytes[163] = ((delay & 0xf) << 4) | (padding >> 8);
  bytes[164] = padding & 0xff;
  view.setUint32(169, (frames + 1) * FRAME_BYTES);
  view.setUint16(175, checksum(bytes.subarray(0, 175)));
  return bytes;
}

/** Reads what {@link infoFrame} has written. `undefined` for another file. */
export function readInfo(
  bytes: Uint8Array<ArrayBuffer>,
): { readonly frames: number; readonly delay: number } | undefined {
  if (bytes.length < FRAME_BYTES || !isFrame(bytes) || String.fromCharCode(...bytes.subarray(21, 25)) !== 'Info')
    return undefined;
  return {
    frames: new DataView(bytes.buffer, bytes.byteOffset).getUint32(29),
    delay: (bytes[162]! << 4) | (bytes[163]! >> 4),
  };
}

/** CRC-16 with the reversed polynomial 0xA001, as LAME writes it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  }
  return crc;
}
