import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mostWidth } from './text-width.js';

describe('mostWidth', () => {
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
    assert.equal(mostWidth('aa'), 2 * mostWidth('a'));
  });
});
