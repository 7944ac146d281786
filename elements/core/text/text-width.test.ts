import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitsInto } from './text-width.js';

/** The minimum width into which the text fits according to the function, to a hundredth of an em. */
function minFittingWidth(text: string): number {
  let room = 0;
  while (!fitsInto(text, room / 100)) room++;
  return room / 100;
}

describe('fitsInto', () => {
  it('is at least the width in the widest screen fonts', () => {
    // Verdana, in em: the widest font that systems install.
    assert.ok(minFittingWidth('illi') >= 4 * 0.274);
    assert.ok(minFittingWidth('2026-03-05') >= 8 * 0.636 + 2 * 0.454);
    assert.ok(minFittingWidth('Wimbledon') >= 0.989 + 0.274 + 0.973 + 0.623 + 0.274 + 0.596 + 0.623 + 0.607 + 0.633);
    assert.ok(minFittingWidth('ÁGUA') >= 0.684 + 0.775 + 0.732 + 0.684);
    assert.ok(minFittingWidth('成品') >= 2);
  });

  it('is the sum of its characters', () => {
    assert.equal(minFittingWidth(''), 0);
    for (const text of ['a', 'i', 'W', 'Á', '成', '7'])
      assert.ok(Math.abs(minFittingWidth(text.repeat(10)) - 10 * minFittingWidth(text)) < 0.1, text);
  });

  it('is true for a text that fits and false for a longer one', () => {
    assert.equal(fitsInto('Cabedal', 7), true);
    assert.equal(fitsInto('Cabedal em couro', 7), false);
    assert.equal(fitsInto('', -1), false, 'no width at all');
    assert.equal(fitsInto('WWWW', 4.1), false, 'wide letters need more than most');
    assert.equal(fitsInto('iiii', 2), true, 'narrow ones less');
  });
});
