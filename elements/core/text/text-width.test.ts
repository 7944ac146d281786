import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fitsInto } from './text-width.js';

/** The least room that is said to hold a text, to a hundredth of an em. */
function mostWidth(text: string): number {
  let room = 0;
  while (!fitsInto(text, room / 100)) room++;
  return room / 100;
}

describe('fitsInto', () => {
  it('is never less than what the widest fonts of a screen need', () => {
    // Verdana, in em: the widest that systems bring for their pages.
    assert.ok(mostWidth('illi') >= 4 * 0.274);
    assert.ok(mostWidth('2026-03-05') >= 8 * 0.636 + 2 * 0.454);
    assert.ok(mostWidth('Wimbledon') >= 0.989 + 0.274 + 0.973 + 0.623 + 0.274 + 0.596 + 0.623 + 0.607 + 0.633);
    assert.ok(mostWidth('ÁGUA') >= 0.684 + 0.775 + 0.732 + 0.684);
    assert.ok(mostWidth('成品') >= 2);
  });

  it('is a sum of its characters', () => {
    assert.equal(mostWidth(''), 0);
    for (const text of ['a', 'i', 'W', 'Á', '成', '7'])
      assert.ok(Math.abs(mostWidth(text.repeat(10)) - 10 * mostWidth(text)) < 0.1, text);
  });

  it('says so of a text that has its room, and not of one that is longer', () => {
    assert.equal(fitsInto('Cabedal', 7), true);
    assert.equal(fitsInto('Cabedal em couro', 7), false);
    assert.equal(fitsInto('', -1), false, 'there is no room at all');
    assert.equal(fitsInto('WWWW', 4.1), false, 'wide letters need more than most');
    assert.equal(fitsInto('iiii', 2), true, 'narrow ones less');
  });
});
