import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  addDays,
  addMinutes,
  addMonths,
  daysInMonth,
  exists,
  formatIso,
  fromNumber,
  fullYear,
  monthWeeks,
  parseIso,
  toNumber,
  weekday,
} from '../../core/dates/moment.js';

const first = toNumber({ year: 1, month: 1, day: 1 });
const last = toNumber({ year: 9999, month: 12, day: 31 });
const day = fc.integer({ min: first, max: last }).map(fromNumber);
const moment = fc
  .tuple(day, fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([date, hour, minute]) => ({ ...date, hour, minute }));

test('[DT-01] formats and parses every day from 0001 to 9999, in order', () => {
  assert.equal(last - first + 1, 3_652_059);
  let before = '';
  for (let number = first; number <= last; number++) {
    const one = fromNumber(number);
    const text = formatIso(one);
    if (text <= before) assert.fail(`${text} after ${before}`);
    before = text;
    // Checking everything for each day would take minutes.
    if (number % 97 !== 0 && one.day < 28) continue;
    assert.equal(toNumber(one), number);
    assert.deepEqual(parseIso(text), { ...one, hour: undefined, minute: undefined });
  }
  assert.equal(before, '9999-12-31');
});

test('[DT-01] days and weekdays match the JavaScript Date object', () => {
  fc.assert(
    fc.property(day, (one) => {
      const date = new Date(0);
      date.setUTCFullYear(one.year, one.month - 1, one.day);
      assert.deepEqual([date.getUTCMonth() + 1, date.getUTCDate()], [one.month, one.day]);
      assert.equal(weekday(one), date.getUTCDay());
    }),
  );
});

test('[DT-01] formats and parses a date with a time; rejects time zones, days that do not exist and other text', () => {
  fc.assert(fc.property(moment, (one) => assert.deepEqual(parseIso(formatIso(one)), one)));
  for (const invalid of [
    '2026-02-29',
    '2026-02-31',
    '0000-01-01',
    '99999-01-01',
    '2026-13-01',
    '2026-00-10',
    '2026-03-01T24:00',
    '2026-03-01T10:60',
    '2026-03-01T10:00Z',
    '2026-03-01T10:00-03:00',
    '2026-3-1',
    '01/03/2026',
    '',
    ' 2026-03-01',
  ])
    assert.equal(parseIso(invalid), undefined, invalid);
  assert.equal(formatIso(parseIso('2024-02-29 08:05:33.250')!), '2024-02-29T08:05');
  fc.assert(fc.property(fc.string(), (text) => void parseIso(text)));
});

test('[DT-01] adding months keeps the day, or uses the last day of a shorter month', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -300, max: 300 }), (one, months) => {
      const to = addMonths(one, months);
      assert.ok(exists(to));
      const wanted = Math.min(9999 * 12 + 11, Math.max(12, one.year * 12 + one.month - 1 + months));
      assert.equal(to.year * 12 + to.month - 1, wanted);
      assert.equal(to.day, Math.min(one.day, daysInMonth(to.year, to.month)));
    }),
  );
  assert.equal(formatIso(addMonths({ year: 2026, month: 1, day: 31 }, 1)), '2026-02-28');
  assert.equal(formatIso(addMonths({ year: 2024, month: 2, day: 29 }, 12)), '2025-02-28');
});

test('[DT-01] adding days and minutes is reversible and stays within the calendar', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -4000, max: 4000 }), (one, amount) => {
      const there = addDays(one, amount);
      if (toNumber(one) + amount >= first && toNumber(one) + amount <= last)
        assert.equal(toNumber(addDays(there, -amount)), toNumber(one));
      else assert.ok([first, last].includes(toNumber(there)));
      assert.ok(exists(addMinutes(one, amount)));
    }),
  );
  assert.equal(formatIso(addMinutes({ year: 2026, month: 12, day: 31, hour: 23, minute: 59 }, 1)), '2027-01-01T00:00');
  // The start of daylight saving time in São Paulo: without a time zone there is no gap.
  assert.equal(formatIso(addMinutes({ year: 2018, month: 11, day: 4, hour: 0, minute: 0 }, 30)), '2018-11-04T00:30');
});

test('[DT-01] a calendar has each day of a month once, in complete weeks', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 6 }), ({ year, month }, start) => {
      const weeks = monthWeeks(year, month, start);
      const all = weeks.flat();
      assert.equal(all.length, 42);
      const own = all.filter((one) => one?.month === month && one.year === year);
      assert.deepEqual(
        own.map((one) => one!.day),
        Array.from({ length: daysInMonth(year, month) }, (_, index) => index + 1),
      );
      for (const [index, one] of all.entries()) if (one) assert.equal(weekday(one), (start + index) % 7);
      assert.ok(weeks[0]!.some((one) => one?.day === 1 && one.month === month));
    }),
  );
});

test('[DT-01] a two-digit year is between 80 years ago and 19 years ahead', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1900, max: 2200 }), (short, now) => {
      const year = fullYear(short, now);
      assert.equal(year % 100, short);
      assert.ok(year >= now - 80 && year <= now + 19);
    }),
  );
  assert.deepEqual(
    [26, 45, 46, 99].map((short) => fullYear(short, 2026)),
    [2026, 2045, 1946, 1999],
  );
});
