import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { TransferRate } from './transfer-rate.js';

test('[UQ-01] law: the time left of a steady connection only falls, and is about right', () => {
  const bytesPerSecond = fc.integer({ min: 1_000, max: 50_000_000 });
  const interval = fc.integer({ min: 60, max: 1500 });
  fc.assert(
    fc.property(bytesPerSecond, interval, fc.integer({ min: 10, max: 900 }), (speed, step, seconds) => {
      const rate = new TransferRate();
      const total = speed * seconds;
      let shown = Infinity;
      let sent = 0;
      for (let now = 0; sent < total; now += step) {
        rate.add((speed * step) / 1000, now);
        sent += (speed * step) / 1000;
        const left = rate.secondsFor(Math.max(0, total - sent), now);
        if (left === undefined) continue;
        const real = (total - sent) / speed;
        assert.ok(left <= shown, `${left} after ${shown}`);
        assert.ok(left >= real - 1 && left <= real + 61, `${left} of ${real}`);
        shown = left;
      }
    }),
  );
});

test('[UQ-01] a connection that becomes slower shows a later end, and nothing is shown while it rests', () => {
  const rate = new TransferRate();
  for (let now = 0; now <= 5000; now += 500) rate.add(500_000, now);
  assert.equal(rate.secondsFor(10_000_000, 5000), 10);
  for (let now = 5500; now <= 20_000; now += 500) rate.add(50_000, now);
  const slow = rate.secondsFor(10_000_000, 20_000)!;
  assert.ok(slow > 45 && slow <= 120, String(slow));
  rate.pause();
  assert.equal(rate.secondsFor(10_000_000, 21_000), undefined);
  assert.equal(new TransferRate().secondsFor(1, 0), undefined);
});
