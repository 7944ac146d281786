import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { barsPath, nextSpeed, playerCommand, SPEEDS, toBars } from './player-model.js';

describe('the waveform', () => {
  it('[UQ-08] has the wanted number of bars from 0 to 1, whatever the values are', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.double(), fc.anything())), fc.integer({ min: 1, max: 300 }), (values, count) => {
        const bars = toBars(values, count);
        assert.equal(bars.length, values.length > 0 ? count : 0);
        assert.ok(bars.every((bar) => bar >= 0 && bar <= 1));
      }),
    );
  });

  it('[UQ-08] keeps the loudest value of each part, and the loudest of all is full', () => {
    assert.deepEqual(toBars([0, 1, -4, 2], 2), [0.25, 1]);
    assert.deepEqual(toBars([3, 6], 4), [0.5, 0.5, 1, 1]);
    assert.deepEqual(toBars([], 3), []);
  });

  it('[UQ-08] draws silence as a thin line', () => {
    assert.equal(barsPath([0, 1]), 'M0.2 0.940h.6v0.120h-.6zM1.2 0.000h.6v2.000h-.6z');
  });
});

describe('the keys of a player', () => {
  it('[UQ-08] a page is 30 seconds, of a short sound a tenth', () => {
    assert.deepEqual(playerCommand('PageUp', 3600), { do: 'seek', by: 30 });
    assert.deepEqual(playerCommand('PageDown', 20), { do: 'seek', by: -2 });
  });

  it('[UQ-08] letters work in both cases, other keys do nothing', () => {
    assert.deepEqual(playerCommand('K', 1), playerCommand(' ', 1));
    assert.equal(playerCommand('Enter', 1), undefined);
    assert.equal(playerCommand('Tab', 1), undefined);
  });

  it('[UQ-08] the speed stays at the ends', () => {
    assert.equal(nextSpeed(1, 1), 1.25);
    assert.equal(nextSpeed(SPEEDS.at(-1)!, 1), 2);
    assert.equal(nextSpeed(0.5, -1), 0.5);
  });
});
