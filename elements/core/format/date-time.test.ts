import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dateCell } from './date-cell.js';
import { formatDateTime } from './date-time.js';
import { dateTimeFormat } from './intl-formats.js';

/** Engines separate the time of day with a narrow or a normal space. */
const plain = (text: string) => text.replace(/\s/g, ' ');

const moment = '2026-03-05T17:30:00Z';
const zone = 'America/Sao_Paulo';

test('[NL-07] a date-time is in the local format of the language', () => {
  assert.equal(formatDateTime(moment, 'pt-BR', zone), '05/03/2026, 14:30');
  assert.equal(formatDateTime(moment, 'es', zone), '05/03/2026, 14:30');
  assert.equal(plain(formatDateTime(moment, 'en', zone)), '05/03/2026, 14:30');
  assert.equal(formatDateTime(moment, undefined, zone), '05/03/2026, 14:30');
  assert.equal(formatDateTime(moment, '??', 'UTC'), '05/03/2026, 17:30');
});

test('[NL-07] without a zone it is the time of the device', () => {
  assert.equal(formatDateTime(new Date(2026, 2, 5, 14, 30)), '05/03/2026, 14:30');
});

test('[NL-07] a value that is not a date gives an empty text', () => {
  for (const invalid of ['', 'x', null, undefined, Number.NaN, {}, '2026-02-30'])
    assert.equal(formatDateTime(invalid), '');
});

test('[NL-07] English is British wherever a date is written: the day first, 24 hours', () => {
  const date = new Date(2026, 7, 16, 14, 5);
  assert.equal(plain(formatDateTime(date, 'en')), '16/08/2026, 14:05');
  assert.equal(dateCell('2026-08-16', 'en'), '16/08/2026');
  assert.equal(plain(dateCell('2026-08-16T14:05', 'en')), plain(formatDateTime(date, 'en')));
  assert.equal(dateTimeFormat('en', { dateStyle: 'long' }).format(date), '16 August 2026');
});
