import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Handover } from './handover-model.js';
import { SAMPLE_RATE } from './info-frame-model.js';
import { LevelMeter, meterShare } from './level-model.js';
import { Resampler } from '../shared/resampler-model.js';

const tone = (hertz: number, rate: number, length: number): Float32Array =>
  Float32Array.from({ length }, (_, i) => Math.sin((2 * Math.PI * hertz * i) / rate));
const silence = (length: number): Float32Array => new Float32Array(length);

function inChunks(input: Float32Array, resampler: Resampler, sizes: readonly number[]): number[] {
  const output: number[] = [];
  for (let from = 0, i = 0; from < input.length; i++) {
    const size = sizes[i % sizes.length]!;
    output.push(...resampler.convert(input.subarray(from, from + size)));
    from += size;
  }
  return output;
}

describe('Resampler', () => {
  it('returns the same samples for the same rate', () => {
    const input = tone(1000, 48_000, 100);
    assert.equal(new Resampler(48_000, 48_000).convert(input), input);
  });

  it('[RE-03] keeps a tone, its volume and its length at every usual rate', () => {
    for (const rate of [8000, 11_025, 16_000, 22_050, 32_000, 44_100, 88_200, 96_000, 192_000, 44_056]) {
      const output = new Resampler(rate, SAMPLE_RATE).convert(tone(1000, rate, rate));
      assert.ok(Math.abs(output.length - SAMPLE_RATE) < 100, `${rate}: ${output.length}`);
      const expected = tone(1000, SAMPLE_RATE, output.length);
      // At the start the filter still hears the silence before.
      const worst = output.reduce(
        (max, value, i) => (i < 200 ? max : Math.max(max, Math.abs(value - expected[i]!))),
        0,
      );
      assert.ok(worst < 0.02, `${rate}: ${worst}`);
    }
  });

  it('removes tones that the lower rate cannot have', () => {
    const output = new Resampler(96_000, SAMPLE_RATE).convert(tone(40_000, 96_000, 9600));
    assert.ok(output.slice(200).every((value) => Math.abs(value) < 0.02));
  });

  it('has the same result for any chunks', () => {
    const input = tone(700, 44_100, 3000);
    const whole = [...new Resampler(44_100, SAMPLE_RATE).convert(input)];
    const sizes = fc.array(fc.integer({ min: 1, max: 700 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(sizes, (list) => assert.deepEqual(inChunks(input, new Resampler(44_100, SAMPLE_RATE), list), whole)),
    );
  });
});

describe('Handover', () => {
  const collect = () => {
    const replaced: [number, number | undefined][] = [];
    return { replaced, handover: new Handover((id, old) => replaced.push([id, old])) };
  };

  it('accepts the first source at once, even when it is silent', () => {
    const { handover, replaced } = collect();
    handover.add(1);
    assert.equal(handover.push(1, silence(480), SAMPLE_RATE)?.length, 480);
    assert.deepEqual(replaced, [[1, undefined]]);
  });

  it('[RE-03] keeps the old source until something is heard from the new one', () => {
    const { handover, replaced } = collect();
    handover.add(1);
    handover.push(1, tone(500, SAMPLE_RATE, 480), SAMPLE_RATE);
    handover.add(2);
    assert.equal(handover.push(2, silence(4800), 44_100), undefined);
    assert.equal(handover.push(1, silence(480), SAMPLE_RATE)?.length, 480);
    assert.ok(handover.push(2, tone(500, 44_100, 441), 44_100)!.length > 400);
    assert.deepEqual(replaced.at(-1), [2, 1]);
    assert.equal(handover.push(1, silence(480), SAMPLE_RATE), undefined, 'the old one is no longer heard');
  });

  it('[RE-03] changes to a silent source after a second, and at once when the old one has ended', () => {
    const { handover, replaced } = collect();
    handover.add(1);
    handover.push(1, silence(480), SAMPLE_RATE);
    handover.add(2);
    for (let i = 0; i < 9; i++) assert.equal(handover.push(2, silence(4800), SAMPLE_RATE), undefined);
    assert.equal(handover.push(2, silence(4800), SAMPLE_RATE)?.length, 4800);
    handover.remove(2);
    handover.add(3);
    assert.equal(handover.push(3, silence(480), SAMPLE_RATE)?.length, 480);
    assert.deepEqual(replaced, [
      [1, undefined],
      [2, 1],
      [3, undefined],
    ]);
  });

  it('gives up a source that is replaced while it waits, and ignores unknown ones', () => {
    const { handover } = collect();
    handover.add(1);
    handover.push(1, silence(480), SAMPLE_RATE);
    handover.add(2);
    handover.add(3);
    assert.equal(handover.push(2, tone(500, SAMPLE_RATE, 480), SAMPLE_RATE), undefined);
    assert.equal(handover.push(9, tone(500, SAMPLE_RATE, 480), SAMPLE_RATE), undefined);
    assert.equal(handover.push(3, silence(0), SAMPLE_RATE), undefined);
    assert.ok(handover.push(3, tone(500, SAMPLE_RATE, 480), SAMPLE_RATE));
  });
});

describe('LevelMeter', () => {
  it('measures 15 times a second', () => {
    const meter = new LevelMeter();
    const levels = Array.from({ length: 100 }, () => meter.add(tone(1000, SAMPLE_RATE, 480))).filter(Boolean);
    assert.ok(levels.length >= 14 && levels.length <= 15, String(levels.length));
    assert.ok(Math.abs(levels[0]!.peak - 1) < 0.01);
    assert.ok(Math.abs(levels[0]!.rms - Math.SQRT1_2) < 0.01);
  });

  it('says after three seconds that nothing is heard, until something is', () => {
    const meter = new LevelMeter();
    const add = (samples: Float32Array) => meter.add(samples)?.isSilent;
    for (let i = 0; i < 29; i++) assert.equal(add(silence(4800)), false);
    assert.equal(add(silence(4800)), true);
    assert.equal(add(tone(1000, SAMPLE_RATE, 4800)), false);
  });

  it('shows the level in decibels', () => {
    assert.deepEqual([meterShare(1), meterShare(0), meterShare(NaN), meterShare(2)], [1, 0, 0, 1]);
    assert.ok(Math.abs(meterShare(0.0316) - 0.5) < 0.01);
    assert.equal(meterShare(0.0001), 0);
  });
});
