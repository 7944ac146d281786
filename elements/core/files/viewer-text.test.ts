import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { decodeText, isPage, isPdf } from './viewer-text.js';

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
