import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { addMonths, formatIso, fromNumber, toNumber, type Moment } from '../../core/dates/moment.js';
import {
  clearSegment,
  goTo,
  isNothing,
  nothingTyped,
  parseMask,
  parseText,
  readTyped,
  segmentAt,
  complete,
  show,
  step,
  typeBackspace,
  typeDigit,
  typedOf,
  typeSeparator,
  type Mask,
  type Typed,
} from './mask-model.js';

const dateMask = parseMask('DD/MM/YYYY')!;
const timeMask = parseMask('DD/MM/YYYY hh:mm')!;
const masks = ['DD/MM/YYYY', 'YYYY-MM-DD', 'MM.DD.YYYY', 'DD/MM/YYYY hh:mm', 'hh:mm DD-MM-YYYY'].map((text) =>
  parseMask(text)!,
);
const moment = fc
  .tuple(
    fc.integer({ min: toNumber({ year: 1, month: 1, day: 1 }), max: toNumber({ year: 9999, month: 12, day: 31 }) }),
    fc.integer({ min: 0, max: 23 }),
    fc.integer({ min: 0, max: 59 }),
  )
  .map(([number, hour, minute]): Moment => ({ ...fromNumber(number), hour, minute }));
const today: Moment = { year: 2026, month: 11, day: 21, hour: 14, minute: 30 };

/** Types digits and separators; `<` means Backspace, `x` means Delete. */
const type = (mask: Mask, keys: string, from: Typed = nothingTyped(mask)): Typed =>
  [...keys].reduce((typed, key) => {
    if (/\d/.test(key)) return typeDigit(mask, typed, key);
    if (key === '<') return typeBackspace(typed);
    return key === 'x' ? clearSegment(typed) : typeSeparator(mask, typed, 2026);
  }, from);
const text = (mask: Mask, typed: Typed): string => show(mask, typed, 'AAAA').text;

test('[DT-01] the default masks are DD/MM/YYYY and DD/MM/YYYY hh:mm; a custom mask needs day, month and year once each', () => {
  assert.equal(masks.every(Boolean), true);
  for (const invalid of [
    '',
    'DD/MM',
    'DD/MM/YY',
    'DD/MM/YYYY hh',
    'DD/MM/YYYY DD',
    'dia DD/MM/YYYY',
    'DD1MM1YYYY',
    'abc',
  ])
    assert.equal(parseMask(invalid), undefined, invalid);
});

test('[DT-01] reads every date correctly, typed with or without separators, pasted or set', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...masks), (one, mask) => {
      const set = typedOf(mask, one);
      const shown = text(mask, set);
      assert.deepEqual(type(mask, shown.replace(/\D/g, '')).digits, set.digits);
      assert.deepEqual(type(mask, shown).digits, set.digits);
      const read = readTyped(mask, set)!;
      assert.equal(formatIso(read), formatIso(mask.segments.length > 3 ? one : { ...one, hour: undefined }));
      if (mask.segments[0]!.kind === 'hh') return;
      assert.equal(formatIso(parseText(mask, shown, 2026)!), formatIso(read));
      assert.equal(formatIso(parseText(mask, formatIso(read), 2026)!), formatIso(read));
    }),
  );
});

test('[DT-01] reads short forms: single digits, two-digit years, no year, any separators or none', () => {
  for (const [pasted, wanted] of Object.entries({
    '1/3/26': '2026-03-01',
    '2026-03-01': '2026-03-01',
    '01.03.2026': '2026-03-01',
    ' 1-3-2026 ': '2026-03-01',
    '1/3': '2026-03-01',
    '010326': '2026-03-01',
    '01032026': '2026-03-01',
    '20260301': '2026-03-01',
    '2026/3/1': '2026-03-01',
    '1/3/46': '1946-03-01',
    '01/03/2026 14:30': '2026-03-01T14:30',
    '2026-03-01T14:30:15': '2026-03-01T14:30',
    '01/03/2026, 14:30': '2026-03-01T14:30',
    '01032026 1430': '2026-03-01T14:30',
    '31/02/2026': '2026-02-31',
  }))
    assert.equal(formatIso(parseText(timeMask, pasted, 2026)!), wanted, pasted);
  for (const none of [
    '',
    'abc',
    '1',
    '1/3/202',
    '01/01/99999',
    '1/2/3/4/5/6/7',
    '123',
    '12345',
    '1/333/2026',
    '9'.repeat(1e6),
  ])
    assert.equal(parseText(timeMask, none, 2026), undefined, none.slice(0, 20));
  fc.assert(fc.property(fc.string(), (any) => void parseText(timeMask, any, 2026)));
});

test('[DT-01] reads month names in three languages, and times with an h', () => {
  const iso = (text: string): string => {
    const found = parseText(timeMask, text, 2026);
    return found ? formatIso(found) : '';
  };
  for (const text of [
    '1 de março de 2026',
    '1º de março de 2026',
    '1 mar 2026',
    '01-MAR-26',
    'domingo, 1 de março de 2026',
    '1 de marzo de 2026',
    'March 1, 2026',
    '1st of March 2026',
    '1 março',
  ])
    assert.equal(iso(text), '2026-03-01', text);
  for (const text of [
    '05/03/26 14h30',
    '05/03/2026 às 14h30',
    '5/3/26, 14 h 30 min',
    '5 de março de 2026 às 14h30',
    '5 de marzo de 2026 a las 14:30',
    '5 March 2026 at 14:30',
    '5 março 14h30',
  ])
    assert.equal(iso(text), '2026-03-05T14:30', text);
  assert.equal(iso('05/03/26 14h'), '2026-03-05T14:00');
  assert.equal(iso('31 de fevereiro de 2026'), '2026-02-31', 'the reason is known');
  for (const none of ['1 de marte de 2026', 'ma 1 2026', 'março de 2026', '1 março 2026 pm', '1 2 março', 'março'])
    assert.equal(iso(none), '', none);
  for (const [language, name] of [
    ['pt-BR', 'long'],
    ['es', 'long'],
    ['en-GB', 'long'],
    ['pt-BR', 'short'],
    ['es', 'short'],
    ['en-GB', 'short'],
  ] as const)
    for (let month = 0; month < 12; month++) {
      const text = new Date(2026, month, 15).toLocaleDateString(language, {
        day: 'numeric',
        month: name,
        year: 'numeric',
      });
      assert.equal(iso(text), formatIso({ year: 2026, month: month + 1, day: 15 }), text);
    }
});

test('[DT-01] converts a time with a time zone to the time zone of the user', () => {
  const local = (text: string): string => {
    const date = new Date(text);
    return formatIso({
      year: date.getFullYear(),
      month: date.getMonth() + 1,
      day: date.getDate(),
      hour: date.getHours(),
      minute: date.getMinutes(),
    });
  };
  for (const text of [
    '2026-03-01T10:20:00Z',
    '2026-03-01T23:50:00-03:00',
    '2026-03-01T00:10+05:30',
    '2026-03-01T10:20:00.123Z',
  ])
    assert.equal(formatIso(parseText(timeMask, text, 2026)!), local(text), text);
  assert.equal(parseText(timeMask, '2026-02-31T10:20:00Z', 2026)?.day, 31, 'the reason is known');
});

test('[FI-03] reads dates of spreadsheets, databases, mails and chats, with seconds, fractions, AM and PM', () => {
  const iso = (text: string, mask = timeMask): string => {
    const found = parseText(mask, text, 2026);
    return found ? formatIso(found) : '';
  };
  for (const text of [
    '05/03/2026 às 14:30',
    '05/03/2026 14:30:15',
    '05/03/2026 14:30:15.250',
    '05/03/2026 2:30 PM',
    '5/3/2026 2:30:15 p. m.',
    '2026-03-05 14:30:00.000',
    '2026-03-05 14:30:00,000000',
    '20260305T143000',
    '20260305 143000',
    '20260305143000',
    'quinta-feira, 5 de março de 2026 14:30',
    'qui., 5 de mar. de 2026 às 14:30',
    'jue, 5 mar 2026 a las 14:30',
    'Thursday, March 5, 2026 2:30 PM',
    'Sent: Thursday, March 5, 2026 2:30 PM',
    'Enviado: quinta-feira, 5 de março de 2026 14:30',
    'Thu Mar  5 14:30:00 2026',
    '[14:30, 05/03/2026]',
    '14:30 05/03/2026',
    '05-MAR-2026 14:30:00',
    '05-MAR-26 02.30 PM',
    '2026 Mar 5, 14:30',
    '05.03.2026, 14:30 h',
    '05/03/2026 14h30min',
    '05/03/2026 – 14:30',
    '\u200e05\u200e/\u200e03\u200e/\u200e2026 14:30',
    '０５／０３／２０２６　１４：３０',
  ])
    assert.equal(iso(text), '2026-03-05T14:30', text);
  for (const text of [
    'Data: 05/03/2026',
    'Vencimento: 5/3/26',
    '3/25/2026',
    '03/25/2026',
    '5.3.2026',
    'qui 05/03/2026',
  ])
    assert.equal(iso(text, dateMask), text.includes('25') ? '2026-03-25' : '2026-03-05', text);
  for (const [text, time] of [
    ['12:05 AM', '00:05'],
    ['12:05 PM', '12:05'],
    ['11 pm', '23:00'],
  ] as const)
    assert.equal(iso(`05/03/2026 ${text}`), `2026-03-05T${time}`, text);
  assert.equal(iso('31/02/2026', dateMask), '2026-02-31', 'no month is swapped with a day that does not exist');
  assert.equal(iso('13/13/2026', dateMask), '2026-13-13');
  for (const none of ['05/03/2026 14:30 BRT', '05/03/2026 14:30 05/03/2026', '05/03/2026 foo', 'Data: abc', '14:30'])
    assert.equal(iso(none), '', none);
});

test('[FI-03] a day never changes by a time zone in a field without a time', () => {
  for (const text of [
    '2026-03-01T00:00:00.000Z',
    '2026-03-01T23:59:59-12:00',
    '2026-03-01T00:00:00+14:00',
    '20260301T000000Z',
    'Sun, 01 Mar 2026 23:59:00 +0000',
    'Sun Mar 01 2026 00:00:00 GMT-0300 (Brasilia Standard Time)',
  ]) {
    const found = parseText(dateMask, text, 2026)!;
    assert.equal(formatIso({ ...found, hour: undefined }), '2026-03-01', text);
  }
  fc.assert(
    fc.property(moment, fc.integer({ min: -14, max: 14 }), (one, offset) => {
      const zone = `${offset < 0 ? '-' : '+'}${String(Math.abs(offset)).padStart(2, '0')}:00`;
      const found = parseText(dateMask, `${formatIso(one)}:00${zone}`, 2026)!;
      assert.equal(formatIso({ ...found, hour: undefined }), formatIso(one).slice(0, 10));
    }),
  );
});

test('[DT-01] digits move on to the next part; a separator after a complete part has no effect', () => {
  assert.equal(text(dateMask, type(dateMask, '1')), '01/MM/AAAA');
  assert.equal(text(dateMask, type(dateMask, '4')), '04/MM/AAAA');
  assert.equal(type(dateMask, '4').active, 1, 'no day begins with 4');
  assert.equal(text(dateMask, type(dateMask, '1/3/26/')), '01/03/2026');
  assert.equal(text(dateMask, type(dateMask, '01/03/2026')), '01/03/2026');
  assert.equal(text(dateMask, type(dateMask, '010320267')), '01/03/2026', 'a digit too many');
  assert.equal(text(dateMask, type(dateMask, '//1')), '01/MM/AAAA');
  assert.equal(text(timeMask, type(timeMask, '1/3/26 9:5')), '01/03/2026 09:05');
  assert.equal(text(dateMask, complete(dateMask, type(dateMask, '010326'), 2026)), '01/03/2026');
  assert.equal(
    text(dateMask, complete(dateMask, type(dateMask, '0103202'), 2026)),
    '01/03/202',
    'three digits are no year',
  );
});

test('[DT-01] edits a part of a date in place', () => {
  const set = typedOf(dateMask, { year: 2026, month: 3, day: 1 });
  const month = goTo(dateMask, set, 1, 2026);
  assert.equal(text(dateMask, type(dateMask, '12', month)), '01/12/2026');
  assert.equal(text(dateMask, type(dateMask, '/27', month)), '01/03/27');
  assert.equal(text(dateMask, type(dateMask, '<', month)), '01/MM/2026');
  assert.equal(text(dateMask, type(dateMask, '<<5', month)), '05/MM/2026');
  assert.equal(text(dateMask, type(dateMask, 'x', goTo(dateMask, set, 9, 2026))), '01/03/AAAA');
  assert.equal(text(dateMask, type(dateMask, '12<', nothingTyped(dateMask))), '12/MM/AAAA');
  assert.equal(segmentAt(show(dateMask, set), 0), 0);
  assert.equal(segmentAt(show(dateMask, set), 4), 1);
  assert.equal(segmentAt(show(dateMask, set), 99), 2);
});

test('[DT-01] Backspace can delete everything that was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/<x') }), fc.constantFrom(...masks), (keys, mask) => {
      const typed = type(mask, keys);
      assert.ok(typed.active >= 0 && typed.active < mask.segments.length);
      assert.ok(typed.digits.every((own, index) => own.length <= mask.segments[index]!.kind.length));
      assert.ok(isNothing(type(mask, '<'.repeat(40), goTo(mask, typed, 9, 2026))));
    }),
  );
});

test('[DT-01] steps a complete date as a date: months clamp, days carry', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: -30, max: 30 }), (one, amount) => {
      const typed = goTo(dateMask, typedOf(dateMask, one), 1, 2026);
      const to = readTyped(dateMask, step(dateMask, typed, amount, today))!;
      assert.equal(formatIso(to), formatIso(addMonths(one, amount)));
    }),
  );
  const stepped = (iso: Moment, segment: number, amount: number): string =>
    text(timeMask, step(timeMask, goTo(timeMask, typedOf(timeMask, iso), segment, 2026), amount, today));
  const end = { year: 2026, month: 12, day: 31, hour: 23, minute: 59 };
  assert.equal(stepped(end, 0, 1), '01/01/2027 23:59');
  assert.equal(stepped(end, 1, 2), '28/02/2027 23:59');
  assert.equal(stepped({ ...end, day: 29, month: 2, year: 2024 }, 2, 1), '28/02/2025 23:59');
  assert.equal(stepped(end, 3, 1), '01/01/2027 00:59');
  assert.equal(stepped(end, 4, 1), '01/01/2027 00:00');
  assert.equal(stepped({ ...end, year: 9999 }, 0, 1), '31/12/9999 23:59');
});

test('[DT-01] steps a part of an incomplete date in its own range; an empty part starts at today', () => {
  const stepped = (keys: string, segment: number, amount: number): string =>
    text(dateMask, step(dateMask, goTo(dateMask, type(dateMask, keys), segment, 2026), amount, today));
  assert.equal(stepped('', 0, 1), '21/MM/AAAA');
  assert.equal(stepped('', 2, -1), 'DD/MM/2026');
  assert.equal(stepped('31', 0, 1), '01/MM/AAAA');
  assert.equal(stepped('01', 0, -1), '31/MM/AAAA');
  assert.equal(stepped('3102', 1, 1), '31/03/AAAA');
});
