import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, it } from 'node:test';
import fc from 'fast-check';
import {
  ENCODER_DELAY,
  FRAME_BYTES,
  FRAME_SAMPLES,
  infoFrame,
  isFrame,
  readInfo,
  SAMPLE_RATE,
} from './info-frame-model.js';
import { continuationOf, trimTake, type TrimmedTake } from './trim-model.js';
import { Mp3Writer } from './worker/mp3-writer.js';

const encoder = new WebAssembly.Module(readFileSync(new URL('./lame.wasm', import.meta.url)));

/** Samples by which a decoder is late, and the main data that a frame has behind its header and side information. */
const DECODER_DELAY = 529;
const MAIN_BYTES = FRAME_BYTES - 21;
/** What the encoder and whole frames add at a seam, at most. */
const MAX_SEAM = FRAME_SAMPLES + DECODER_DELAY + ENCODER_DELAY;

/** Bursts of noise between silence: frames of silence save bits that the noise uses, from up to three frames before. */
function bursts(length: number, seed: number): Float32Array {
  let random = seed;
  return Float32Array.from({ length }, (_, at) => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return at % 12_000 < 4000 ? (random / 2 ** 31 - 0.5) * 0.9 : Math.sin(at / (20 + seed)) * 0.05;
  });
}

async function record(seconds: number, seed: number): Promise<TrimmedTake> {
  const writer = await Mp3Writer.create(encoder);
  const samples = bursts(Math.round(seconds * SAMPLE_RATE), seed);
  for (let from = 0; from < samples.length; from += 4800) writer.write(samples.subarray(from, from + 4800));
  return { file: writer.finish(`${seed}.mp3`), duration: samples.length / SAMPLE_RATE };
}

/** A file as a player reads it. */
interface Parsed {
  readonly samples: number;
  readonly delay: number;
  readonly frames: readonly Uint8Array[];
}

/** Reads a file, and checks what its first frame says. */
async function parse({ file, duration }: TrimmedTake): Promise<Parsed> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  assert.equal(bytes.length % FRAME_BYTES, 0, 'whole frames');
  const frames = Array.from({ length: bytes.length / FRAME_BYTES - 1 }, (_, index) =>
    bytes.subarray((index + 1) * FRAME_BYTES, (index + 2) * FRAME_BYTES),
  );
  assert.ok(frames.every(isFrame), 'nothing but frames');
  assert.equal(readInfo(bytes)?.frames, frames.length, 'the number of frames');
  assert.equal(new DataView(bytes.buffer).getUint32(33), bytes.length, 'the number of bytes');
  const delay = (bytes[162]! << 4) | (bytes[163]! >> 4);
  const padding = ((bytes[163]! & 0xf) << 8) | bytes[164]!;
  const samples = frames.length * FRAME_SAMPLES - delay - padding;
  assert.equal(samples / SAMPLE_RATE, duration, 'the duration');
  return { samples, delay, frames };
}

/** Where the frames of the recordings come from: each one is different from all others. */
const origins = new Map<string, { readonly take: number; readonly frame: number }>();
const keyOf = (frame: Uint8Array): string => Buffer.from(frame).toString('base64');
const originOf = (frame: Uint8Array | undefined) => (frame ? origins.get(keyOf(frame)) : undefined);

/** Returns which sample of which recording is heard at a sample of a file. Two places after each other have two of them. */
function heardAt(
  { delay, frames }: Parsed,
  sample: number,
): { readonly take: number; readonly sample: number } | undefined {
  const at = sample + delay;
  const origin = originOf(frames[Math.floor(at / FRAME_SAMPLES)]);
  return origin && { take: origin.take, sample: origin.frame * FRAME_SAMPLES + (at % FRAME_SAMPLES) - ENCODER_DELAY };
}

/** Number of bytes of the frames before that a frame needs: the bit reservoir. */
const reservoirOf = (frame: Uint8Array): number => (frame[4]! << 1) | (frame[5]! >> 7);

/**
 * Checks that a decoder has all that it needs for a sample: the rest of its sound, which comes later by the delay of
 * decoders, and what that refers to in the frames before.
 */
function assertDecodable(parsed: Parsed, sample: number): void {
  const { delay, frames } = parsed;
  const at = Math.floor((sample + delay + DECODER_DELAY) / FRAME_SAMPLES);
  const heard = heardAt(parsed, sample)!;
  const frame = Math.floor((heard.sample + ENCODER_DELAY + DECODER_DELAY) / FRAME_SAMPLES);
  assert.deepEqual(originOf(frames[at]), { take: heard.take, frame }, `frame ${at} of sample ${sample}`);
  for (let back = 1; back <= Math.ceil(reservoirOf(frames[at]!) / MAIN_BYTES); back++)
    assert.deepEqual(originOf(frames[at - back]), { take: heard.take, frame: frame - back }, `before ${at}`);
}

function isDecodable(parsed: Parsed, sample: number): boolean {
  try {
    assertDecodable(parsed, sample);
    return true;
  } catch {
    return false;
  }
}

/** The first and last samples of a part, and some between them. */
const probes = (count: number): number[] =>
  count > 0
    ? [0, Math.min(1, count - 1), ...[0.13, 0.37, 0.5, 0.71, 0.9, 1].map((share) => Math.floor(share * (count - 1)))]
    : [];

/** Checks that a range of a file has the same sound as another file, or a range of it. */
function assertSame(part: Parsed, from: number, whole: Parsed, wholeFrom: number, count: number): void {
  for (const probe of probes(count)) {
    assert.deepEqual(heardAt(part, from + probe), heardAt(whole, wholeFrom + probe), `sample ${from + probe}`);
    assertDecodable(part, from + probe);
  }
}

const lengths = [0.31, 1, 2.345, 7.77, 12.001];
let takes: TrimmedTake[] = [];
const anyTake = fc.nat(lengths.length - 1).map((index) => () => takes[index]!);
/** A part of a recording, as shares of its length. */
const anyShare = fc.integer({ min: 0, max: 1000 }).map((share) => share / 1000);
const anyPart = fc.tuple(anyShare, anyShare).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
const cut = (take: TrimmedTake, [from, to]: readonly [number, number]): Promise<TrimmedTake> =>
  trimTake(take.file, take.duration, from * take.duration, to * take.duration);
const append = async (take: TrimmedTake, part: TrimmedTake): Promise<TrimmedTake> =>
  (await continuationOf(take)).append(part);

describe('Cutting and continuing a recording', () => {
  before(async () => {
    takes = await Promise.all(lengths.map((seconds, index) => record(seconds, index + 1)));
    for (const [take, one] of takes.entries())
      for (const [frame, bytes] of (await parse(one)).frames.entries()) origins.set(keyOf(bytes), { take, frame });
  });

  it('[UQ-08] the recordings of this test have frames that need the three before them', async () => {
    const reservoirs = (await parse(takes[4]!)).frames.map(reservoirOf);
    assert.equal(reservoirs[0], 0, 'the first frame needs no other');
    assert.ok(Math.max(...reservoirs) > 2 * MAIN_BYTES, String(Math.max(...reservoirs)));
    assert.equal(
      origins.size,
      (await Promise.all(takes.map(parse))).reduce((sum, { frames }) => sum + frames.length, 0),
    );
  });

  it('[UQ-08] the first frame says how many frames follow and how many samples come before the sound', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), fc.nat(2 ** 31), fc.nat(4095), (frames, samples, delay) => {
        assert.deepEqual(readInfo(infoFrame(frames, samples, delay)), { frames, delay });
      }),
    );
  });

  it('[UQ-08] a cut has exactly the sound between its ends, and starts less than a frame before the wanted time', async () => {
    await fc.assert(
      fc.asyncProperty(anyTake, anyPart, async (take, [from, to]) => {
        const whole = await parse(take());
        const part = await parse(await cut(take(), [from, to]));
        const start = Math.floor((from * whole.samples) / FRAME_SAMPLES + 1e-6) * FRAME_SAMPLES;
        assert.equal(part.samples, Math.max(0, Math.round(to * whole.samples) - start));
        assertSame(part, 0, whole, start, part.samples);
        const used = Math.ceil((part.samples + part.delay + DECODER_DELAY) / FRAME_SAMPLES);
        assert.ok(part.frames.length - used <= 1, 'no frames that nobody hears');
      }),
    );
  });

  it('[UQ-08] the time of a frame is the start of that frame, not of the one before', async () => {
    const whole = await parse(takes[4]!);
    for (let frame = 0; frame < whole.frames.length - 2; frame += 7) {
      const part = await parse(
        await trimTake(takes[4]!.file, takes[4]!.duration, (frame * FRAME_SAMPLES) / SAMPLE_RATE, 99),
      );
      assert.equal(part.samples, whole.samples - frame * FRAME_SAMPLES);
    }
  });

  it('[UQ-08] a cut of a cut is a cut of the whole', async () => {
    await fc.assert(
      fc.asyncProperty(anyTake, anyPart, anyPart, async (take, outer, inner) => {
        const first = await cut(take(), outer);
        const part = await parse(await cut(first, inner));
        const whole = await parse(take());
        if (part.samples === 0) return;
        const { sample } = heardAt(part, 0)!;
        assertSame(part, 0, whole, sample, part.samples);
        assert.ok(part.delay < 4096);
      }),
    );
  });

  it('[UQ-08] a continued recording has the whole sound of both parts, and less than 0.05 s between them', async () => {
    await fc.assert(
      fc.asyncProperty(anyTake, anyPart, anyTake, async (take, range, added) => {
        const base = await cut(take(), range);
        const both = await append(base, added());
        const [first, second, all] = await Promise.all([base, added(), both].map(parse));
        assert.equal(both.file.name, base.file.name);
        assertSame(all!, 0, first!, 0, first!.samples);
        assertSame(all!, all!.samples - second!.samples, second!, 0, second!.samples);
        const seam = all!.samples - second!.samples - first!.samples;
        assert.ok(seam >= 0 && seam <= MAX_SEAM, `${seam} samples at the seam`);
        assert.equal(all!.frames.length - second!.frames.length <= first!.frames.length, true);
        assert.equal(all!.delay, first!.delay);
      }),
    );
  });

  it('[UQ-08] any row of cuts and continuations has the sound that it had before each step', async () => {
    const step = fc.oneof(
      anyPart.map((range) => ({ range })),
      anyTake.map((added) => ({ added })),
    );
    await fc.assert(
      fc.asyncProperty(anyTake, fc.array(step, { minLength: 2, maxLength: 5 }), async (take, steps) => {
        let one = take();
        for (const next of steps) {
          const old = await parse(one);
          one = 'range' in next ? await cut(one, next.range) : await append(one, next.added());
          // It reads every number of the first frame.
          const now = await parse(one);
          const start = 'range' in next ? Math.floor((next.range[0] * old.samples) / FRAME_SAMPLES + 1e-6) : 0;
          for (const probe of probes(Math.min(now.samples, old.samples))) {
            const before = start * FRAME_SAMPLES + probe;
            assert.deepEqual(heardAt(now, probe), heardAt(old, before));
            // Between two parts there may be the rest of a sound that was cut off.
            if (isDecodable(old, before)) assertDecodable(now, probe);
          }
        }
      }),
    );
  });

  it('[UQ-08] another file is neither cut nor continued', async () => {
    const file = new File(['RIFF'.repeat(200)], 'a.wav');
    await assert.rejects(trimTake(file, 1, 0, 1), /no recording/);
    await assert.rejects(continuationOf({ file, duration: 1 }), /no recording/);
  });
});
