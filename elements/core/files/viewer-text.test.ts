import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { decodeText, isPage, isPdf, textParts } from './viewer-text.js';

describe('decodeText', () => {
  it('reads UTF-8, UTF-16 and Windows-1252', () => {
    const utf8 = new TextEncoder().encode('peça; ação');
    assert.equal(decodeText(utf8, false), 'peça; ação');
    assert.equal(decodeText(new Uint8Array([0xff, 0xfe, 0x70, 0, 0xe7, 0]), false), 'pç');
    assert.equal(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x70, 0, 0xe7]), false), 'pç');
    assert.equal(decodeText(new Uint8Array([0x70, 0x65, 0xe7, 0x61]), false), 'peça');
  });

  it('leaves out a last character that is cut', () => {
    const cut = new TextEncoder().encode('ação').subarray(0, 2);
    assert.equal(decodeText(cut, true), 'a');
    assert.equal(decodeText(cut, false), 'aÃ');
  });
});

describe('textParts', () => {
  it('ends a part after a line, otherwise after a word', () => {
    const line = `${'x'.repeat(99)}\n`;
    assert.deepEqual(
      textParts(line.repeat(120)).map(({ length }) => length),
      [5000, 5000, 2000],
    );
    const parts = textParts('lote 2291 '.repeat(2000));
    assert.ok(parts.length >= 4);
    assert.ok(parts.every((part) => part.endsWith(' ')));
  });

  it('splits no character', () => {
    for (const character of ['👩‍🏭', 'e\u0301', '\r\n', '鋼', '🇧🇷'])
      for (let before = 4990; before <= 5000; before++) {
        const [first, ...rest] = textParts('x'.repeat(before) + character.repeat(9) + 'x'.repeat(99));
        assert.equal(rest.length, 1);
        assert.equal(first!.replaceAll('x', '').replaceAll(character, ''), '', `${character} after ${before}`);
      }
  });

  it('gives the text when the parts are joined, and none is longer than 5,000 code units', () => {
    const piece = fc.tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 3000 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 4 }), (pieces) => {
        const text = pieces.map(([value, count]) => value.repeat(count)).join('');
        const parts = textParts(text);
        assert.equal(parts.join(''), text);
        assert.ok(parts.every(({ length }) => length <= 5000));
      }),
      { numRuns: 60 },
    );
    // A letter under more accents than any real one.
    const zalgo = `a${'\u0301'.repeat(20_000)}`;
    assert.equal(textParts(zalgo).join(''), zalgo);
  });
});

describe('the content of an answer', () => {
  it('is a PDF when its header is near the start', () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    assert.equal(isPdf(bytes('%PDF-1.7')), true);
    assert.equal(isPdf(bytes(`${' '.repeat(900)}%PDF-1.4`)), true);
    assert.equal(isPdf(bytes(`${' '.repeat(1100)}%PDF-1.4`)), false);
    assert.equal(isPdf(bytes('<!doctype html><title>Entrar</title>')), false);
  });

  it('is a page where none was expected', () => {
    assert.equal(isPage('text/html; charset=utf-8', 'text/csv'), true);
    assert.equal(isPage('text/html', 'text/html'), false);
    assert.equal(isPage('text/plain', 'text/csv'), false);
    assert.equal(isPage(null, 'text/csv'), false);
  });
});
