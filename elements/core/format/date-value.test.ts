import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { toDate } from './date-value.js';

test('[NL-07] a date is a Date, milliseconds, or ISO 8601 as servers write it', () => {
  const moment = Date.UTC(2026, 2, 5, 17, 30, 15, 250);
  const values = [
    new Date(moment),
    moment,
    '2026-03-05T17:30:15.250Z',
    '2026-03-05T14:30:15.25-03:00',
    '2026-03-05T14:30:15.250-0300',
    '2026-03-05 14:30:15,250-03',
    ' 2026-03-05T17:30:15.250999z ',
    '2026-03-05T23:00:15.250+05:30',
    '2026-03-06T06:15:15.250+1245',
    '2026-03-05T07:30:15.250-10',
  ];
  for (const value of values) assert.equal(toDate(value)?.getTime(), moment, String(value));
});

test('[NL-07] without an offset the time is local, also for a date without a time', () => {
  assert.deepEqual(toDate('2026-03-05T14:30'), new Date(2026, 2, 5, 14, 30));
  assert.deepEqual(toDate('2026-03-05 14:30:59'), new Date(2026, 2, 5, 14, 30, 59));
  assert.deepEqual(toDate('2026-03-05'), new Date(2026, 2, 5));
  assert.equal(toDate('0050-03-05')?.getFullYear(), 50);
});

test('[NL-07] a date that does not exist and a value that is not a date are undefined', () => {
  const invalid = [
    '',
    'yesterday',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-03-05T24:00',
    '2026-03-05T12:60',
    '2026-03-05T12:00:60Z',
    '05/03/2026',
    '2026',
    '2026-03-05T',
    '1',
    null,
    undefined,
    true,
    {},
    [2026],
    Number.NaN,
    8.64e15 + 1,
    new Date(Number.NaN),
  ];
  for (const value of invalid) assert.equal(toDate(value), undefined, String(value));
});

test('[NL-07] the text of a Date is read back, and a Date is copied', () => {
  const dates = fc.date({
    noInvalidDate: true,
    min: new Date('0001-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
  });
  fc.assert(fc.property(dates, (date) => assert.equal(toDate(date.toISOString())?.getTime(), date.getTime())));
  const date = new Date(0);
  assert.notEqual(toDate(date), date);
});
