import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { cameraModes } from './camera-modes.js';
import { containBox, FilmClock, filmSize, fittingScale, isFull, secondsLeft, videoBitrate } from './film-model.js';
import { readMp4Header, repairTrackDurations } from './mp4-model.js';

const side = fc.integer({ min: 2, max: 8000 });

describe('filmSize()', () => {
  it('[CM-03] is even, at most 720p in either orientation, and never larger than the camera', () => {
    assert.deepEqual(filmSize({ width: 3840, height: 2160 }), { width: 1280, height: 720 });
    assert.deepEqual(filmSize({ width: 1080, height: 1920 }), { width: 720, height: 1280 });
    assert.deepEqual(filmSize({ width: 640, height: 480 }), { width: 640, height: 480 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = filmSize({ width, height });
        assert.equal((size.width % 2) + (size.height % 2), 0);
        assert.ok(Math.max(size.width, size.height) <= 1280 && Math.min(size.width, size.height) <= 720);
        assert.ok(size.width <= width + 1 && size.height <= height + 1);
      }),
    );
  });
});

describe('containBox()', () => {
  it('[CM-03] is inside, in the middle, in the shape of the picture', () => {
    fc.assert(
      fc.property(side, side, side, side, (a, b, width, height) => {
        const box = containBox({ width: a, height: b }, { width, height });
        assert.ok(Math.abs(box.width / box.height - a / b) < 1e-6 * (a / b));
        assert.ok(Math.abs(2 * box.x + box.width - width) < 1e-6 && Math.abs(2 * box.y + box.height - height) < 1e-6);
        assert.ok(box.x >= -1e-6 && box.y >= -1e-6);
      }),
    );
  });
});

describe('FilmClock', () => {
  it('[CM-03] starts at 0 and only grows, also when the camera changes', () => {
    const picture = fc.record({
      source: fc.nat(3),
      timestamp: fc.double({ min: -1000, max: 1000, noNaN: true }),
      wait: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(picture, { minLength: 1 }), (pictures) => {
        const clock = new FilmClock();
        let arrived = 5;
        const times = pictures.map(({ source, timestamp, wait }) => clock.timeOf(source, timestamp, (arrived += wait)));
        assert.ok(Math.abs(times[0]!) < 1e-9);
        const used = times.filter((time) => time !== undefined);
        used.slice(1).forEach((time, index) => assert.ok(time > used[index]!));
      }),
    );
  });

  it('leaves out pictures above 30 a second', () => {
    const clock = new FilmClock();
    const times = Array.from({ length: 120 }, (_one, index) => clock.timeOf(1, index / 60, index / 60));
    assert.equal(times.filter((time) => time !== undefined).length, 60);
  });
});

describe('Limits of a film', () => {
  it('[CM-03] The quality is chosen so that the longest film fits', () => {
    assert.equal(videoBitrate(10_000_000, Infinity), 1_136_000);
    assert.equal(videoBitrate(10_000_000, 3600), 300_000);
    assert.equal(videoBitrate(10_000_000, 10), 2_500_000);
    assert.ok(videoBitrate(10_000_000, 60) * 60 < 80_000_000);
  });

  it('[CM-03] It is full before the limit, and the time left ends there', () => {
    assert.equal(isFull(9_000_000, 10_000_000), false);
    assert.equal(isFull(9_800_000, 10_000_000), true);
    assert.equal(secondsLeft(1_000_000, 10, 10_000_000, Infinity), 87.5);
    assert.equal(secondsLeft(1_000_000, 10, 10_000_000, 60), 50);
    assert.equal(secondsLeft(0, 0, 10_000_000, Infinity), Infinity);
    assert.equal(secondsLeft(11_000_000, 10, 10_000_000, Infinity), 0);
  });

  it('[CM-02] A photo that does not fit gets smaller each time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (bytes, limit) => {
        const scale = fittingScale(bytes, limit);
        assert.ok(scale > 0 && scale <= 0.95);
      }),
    );
  });
});

describe('cameraModes()', () => {
  it('accepts lists and texts, and nothing else', () => {
    assert.deepEqual(cameraModes(['video']), ['video']);
    assert.deepEqual(cameraModes('video photo'), ['photo', 'video']);
    for (const value of [[], '', ['film'], ['photo', 1], 3, {}, null]) assert.equal(cameraModes(value), undefined);
  });
});

const box = (name: string, ...content: readonly (Uint8Array | number[])[]): Uint8Array => {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, length);
  bytes.set(new TextEncoder().encode(name), 4);
  let at = 8;
  for (const part of content) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};
const text = (value: string): Uint8Array => new TextEncoder().encode(value);
const numbers = (...values: number[]): Uint8Array => {
  const bytes = new Uint8Array(values.length * 4);
  values.forEach((value, index) => new DataView(bytes.buffer).setUint32(index * 4, value));
  return bytes;
};
const mp4 = (brand: string, duration: number): Uint8Array => {
  const header = box('mvhd', numbers(0, 0, 0, 1000, duration), new Uint8Array(80));
  const handler = box('hdlr', numbers(0, 0), text('vide'), new Uint8Array(24));
  const moov = box('moov', header, box('trak', box('mdia', handler)));
  return Uint8Array.from([...box('ftyp', text(brand), numbers(0)), ...moov, ...box('mdat', new Uint8Array(10))]);
};

describe('readMp4Header()', () => {
  it('[CM-03] reads duration and tracks; QuickTime and files without a duration are none', () => {
    assert.deepEqual(readMp4Header(mp4('isom', 2500)), { duration: 2.5, tracks: ['vide'] });
    assert.equal(readMp4Header(mp4('qt  ', 2500)), undefined);
    assert.equal(readMp4Header(mp4('isom', 0)), undefined);
    assert.equal(readMp4Header(Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...new Uint8Array(100)])), undefined);
  });

  it('never fails, whatever the bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void readMp4Header(bytes)));
    fc.assert(
      fc.property(fc.nat(200), fc.nat(255), (at, value) => {
        const bytes = mp4('isom', 2500);
        bytes[at % bytes.length] = value;
        readMp4Header(bytes);
      }),
    );
  });
});

describe('repairTrackDurations()', () => {
  /** A film of 2.5 s whose track says 2500 of its 30,000 units a second. */
  const track = (version = 0): Uint8Array =>
    version === 1
      ? box('mdhd', numbers(1 << 24, 0, 0, 0, 0, 30_000, 0, 2500, 0))
      : box('mdhd', numbers(0, 0, 0, 30_000, 2500, 0));
  const film = (header: Uint8Array, ...others: Uint8Array[]): Uint8Array => {
    const movie = box('mvhd', numbers(0, 0, 0, 1000, 2500), new Uint8Array(80));
    const moov = box('moov', movie, box('trak', box('mdia', header)), ...others);
    return Uint8Array.from([...box('ftyp', text('isom'), numbers(0)), ...moov]);
  };
  const fragments = box('mvex', new Uint8Array(32));

  it('[CM-03] corrects the durations of tracks in fragments, with 32 and with 64 bits', () => {
    const short = film(track(), fragments);
    repairTrackDurations(short);
    assert.deepEqual(short, film(box('mdhd', numbers(0, 0, 0, 30_000, 75_000, 0)), fragments));
    const long = film(track(1), fragments);
    repairTrackDurations(long);
    assert.deepEqual(long, film(box('mdhd', numbers(1 << 24, 0, 0, 0, 0, 30_000, 0, 75_000, 0)), fragments));
  });

  it('leaves a file without fragments as it is', () => {
    const whole = film(track());
    repairTrackDurations(whole);
    assert.deepEqual(whole, film(track()));
  });

  it('never fails, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.nat(255), fc.boolean(), (at, value, isLong) => {
        const bytes = film(track(isLong ? 1 : 0), fragments);
        bytes[at % bytes.length] = value;
        repairTrackDurations(bytes);
        readMp4Header(bytes);
      }),
    );
  });
});
