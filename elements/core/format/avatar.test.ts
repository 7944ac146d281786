import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { avatarHue, avatarHues, avatarOf } from './avatar.js';

const textOf = (value: unknown) => {
  const avatar = avatarOf(value);
  return avatar.kind === 'text' ? avatar.text : `image ${avatar.url}`;
};

test('[NL-08] a text of 3 characters or fewer is shown unchanged', () => {
  for (const text of ['', 'a', 'RH', 'pcp', 'a b', '/a/', '👩‍👩‍👧🇧🇷é', 'e\u0301e\u0301e\u0301'])
    assert.equal(textOf(text), text);
  assert.equal(textOf(' ab '), 'ab');
  assert.equal(textOf(123), '123');
  assert.equal(textOf(undefined), '');
  assert.equal(textOf({}), '');
});

test('[NL-08] a longer text becomes the upper-case initials of its words, all of them', () => {
  const initials: [text: string, initials: string][] = [
    ['Ana Maria', 'AM'],
    ['joão da silva', 'JDS'],
    ['abcd', 'A'],
    ['administrador', 'A'],
    ['  Élio\tde   Sá ', 'ÉDS'],
    ['a\u0301gata o\u0301liver', 'ÁÓ'.normalize('NFD')],
    ['(RH) "Compras" 7', 'RC7'],
    ['👩‍👩‍👧 equipe', '👩‍👩‍👧E'],
    ['𝐀na 𝐁ia', '𝐀𝐁'],
    ['---- ****', '-*'],
    ['ßeta alfa', 'SSA'],
  ];
  for (const [text, expected] of initials) assert.equal(textOf(text), expected, text);
});

test('[NL-08] an image address is an image', () => {
  const addresses = [
    'https://example.com/ana.png',
    'http://example.com/photo?id=5',
    '/api/download/file/7?project=dds',
    './ana.webp',
    '../img/ana',
    'img/ana.JPG',
    'img/ana.svg?v=2',
    'data:image/png;base64,iVBORw0KGgo=',
  ];
  for (const url of addresses) assert.deepEqual(avatarOf(` ${url} `), { kind: 'image', url });
});

test('[NL-08] an unsafe address is not an image', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,AAAA',
    'blob:https://evil.net/1',
    'foto da ana.png',
  ]) {
    assert.equal(avatarOf(text).kind, 'text', text);
  }
});

test('[NL-08] the same text always has the same colour', () => {
  // Must never change: a new hash would change the colour of every user.
  assert.deepEqual(['', 'a', 'RH', 'Ana Maria', 'João da Silva'].map(avatarHue), [5, 2, 6, 4, 5]);
  assert.equal(avatarHue('João'), avatarHue(' Joa\u0303o '));
  const avatar = avatarOf('Ana Maria');
  assert.equal(avatar.kind === 'text' && avatar.hue, avatarHue('Ana Maria'));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const hue = avatarHue(text);
      assert.ok(Number.isInteger(hue) && hue >= 0 && hue < avatarHues);
    }),
  );
});

test('[NL-08] of 1200 names each colour gets between half and twice its equal share', () => {
  const counts = new Array<number>(avatarHues).fill(0);
  for (let n = 0; n < 1200; n++) counts[avatarHue(`Pessoa ${n}`)]!++;
  for (const count of counts) assert.ok(count > 50 && count < 200, String(counts));
});
