import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  FRAME_BYTES,
  FRAME_SAMPLES,
  infoFrame,
  isFrame,
  minFrames,
  SAMPLE_RATE,
  samplesInFrames,
} from './info-frame-model.js';
import { Mp3Writer } from './worker/mp3-writer.js';

const lame = readFileSync(new URL('./lame.wasm', import.meta.url));
const encoder = new WebAssembly.Module(lame);
const tone = (length: number): Float32Array =>
  Float32Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * 1000 * i) / SAMPLE_RATE) / 2);
const textAt = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

describe('the encoder', () => {
  it('is the file of its package, with the licence beside it', () => {
    const original = readFileSync(new URL('../../../node_modules/wasm-media-encoders/wasm/mp3.wasm', import.meta.url));
    assert.ok(lame.equals(original));
    const licence = readFileSync(new URL('./LICENSE.lame.txt', import.meta.url), 'utf8');
    assert.match(licence, /GNU LIBRARY GENERAL PUBLIC LICENSE/);
    assert.match(licence, /https:\/\/lame\.sourceforge\.io/);
  });
});

describe('Mp3Writer', () => {
  it('[RE-02] writes frames of the same size, after one that says how many samples are recorded', async () => {
    for (const length of [1, 575, 576, 577, 1152, 5000, SAMPLE_RATE]) {
      const writer = await Mp3Writer.create(encoder);
      for (let from = 0; from < length; from += 480) writer.write(tone(length).subarray(from, from + 480));
      const file = writer.finish('a.mp3');
      const bytes = new Uint8Array(await file.arrayBuffer());
      assert.equal(file.type, 'audio/mpeg');
      assert.equal(bytes.length % FRAME_BYTES, 0);
      for (let at = 0; at < bytes.length; at += FRAME_BYTES) assert.ok(isFrame(bytes.subarray(at)), `${length}, ${at}`);
      const view = new DataView(bytes.buffer);
      const frames = bytes.length / FRAME_BYTES - 1;
      assert.equal(textAt(bytes, 21, 4), 'Info');
      assert.equal(view.getUint32(29), frames);
      assert.equal(view.getUint32(33), bytes.length);
      const delay = (bytes[162]! << 4) | (bytes[163]! >> 4);
      assert.equal(delay, 576, 'what LAME puts before the first sample');
      const padding = ((bytes[163]! & 0xf) << 8) | bytes[164]!;
      assert.equal(frames * FRAME_SAMPLES - delay - padding, length);
    }
  });

  it('returns each byte once, for the draft', async () => {
    const writer = await Mp3Writer.create(encoder);
    const written: Uint8Array[] = [];
    for (let i = 0; i < 400; i++) written.push(writer.write(tone(4096)));
    const bytes = new Uint8Array(await writer.finish('a.mp3').arrayBuffer());
    const parts = Buffer.concat(written);
    assert.ok(Buffer.from(bytes.subarray(FRAME_BYTES, FRAME_BYTES + parts.length)).equals(parts));
  });

  it('throws instead of a file without frames', async () => {
    const writer = await Mp3Writer.create(encoder);
    Object.assign(writer, { samples: 10_000 });
    assert.throws(() => writer.finish('a.mp3'), /no MP3/);
  });
});

describe('infoFrame()', () => {
  it('is a frame, for any number of samples', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), (samples) => {
        const frames = minFrames(samples);
        const bytes = infoFrame(frames, samples);
        assert.equal(bytes.length, FRAME_BYTES);
        assert.ok(isFrame(bytes));
        assert.ok(samplesInFrames(frames) >= samples && samplesInFrames(frames) - samples < FRAME_SAMPLES);
      }),
    );
  });

  it('is told apart from other formats', () => {
    for (const start of ['OggS', '\x1aE\xdf\xa3', 'ID3\x03', 'RIFF', '\xff\xf1\x50\x80', ''])
      assert.equal(isFrame(Uint8Array.from(start, (char) => char.charCodeAt(0))), false);
  });
});
