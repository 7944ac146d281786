import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exists, formatIso } from '../../elements/core/dates/moment.js';
import { parseDate } from '../../elements/core/dates/parse-date.js';
import { toDate } from '../../elements/core/format/date-value.js';
import { matchPasted } from '../../elements/core/paste-list/paste-list.js';
import { readNumber } from '../../elements/core/text/number-text.js';
import { matches } from '../../elements/core/text/text-fold.js';
import { trimmedText } from '../../elements/core/text/visible-text.js';
import { masks } from '../../elements/fields/text-input/mask-model.js';
import { dateTexts, listTexts, numberTexts, phoneTexts, plainTexts, taxNumberTexts } from '../corpus/texts.js';

/** All deviations at once, each with where its text comes from. */
function compare<Text extends { text: string; from: string }>(
  texts: readonly Text[],
  read: (text: Text) => unknown,
  expected: (text: Text) => unknown,
): void {
  const name = (one: Text): string => `${one.from}: ${JSON.stringify(one.text)}`;
  const reads = texts.map((one) => [name(one), read(one)] as const);
  const wanted = texts.map((one) => [name(one), expected(one)] as const);
  const differs = (_: unknown, index: number): boolean =>
    JSON.stringify(reads[index]) !== JSON.stringify(wanted[index]);
  assert.deepEqual(Object.fromEntries(reads.filter(differs)), Object.fromEntries(wanted.filter(differs)));
}

const thisYear = 2026;
const order = ['day', 'month', 'year'] as const;
const readDate = (text: string, hasTime: boolean): string | null => {
  const moment = parseDate(text, { order, hasTime, thisYear });
  if (!moment) return null;
  const { year, month, day, hour, minute } = moment;
  if (!hasTime) return exists({ year, month, day }) ? formatIso({ year, month, day }) : null;
  return hour !== undefined && exists(moment) ? formatIso({ year, month, day, hour, minute }) : null;
};
/** An instant as local date and time. */
const localTime = (text: string): string | undefined => {
  const date = toDate(text);
  return date && new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};
const expectedDate = (text: string | null): string | null => text && text.replace('YYYY', String(thisYear));

test('[FI-02] every number of the corpus is read in each language', () => {
  compare(
    numberTexts,
    ({ text }) => [readNumber(text, ',')?.value ?? null, readNumber(text, '.')?.value ?? null],
    ({ pt, en = pt }) => [pt, en],
  );
  compare(
    numberTexts,
    ({ text }) => readNumber(text, ',')?.isAmbiguous ?? false,
    ({ isAmbiguous = false }) => isAmbiguous,
  );
});

test('[FI-03] every date of the corpus is read, in a field with and without a time', () => {
  compare(
    dateTexts,
    ({ text }) => readDate(text, false),
    ({ date }) => expectedDate(date),
  );
  compare(
    dateTexts,
    ({ text }) => readDate(text, true),
    ({ time = null }) => (time?.startsWith('@') ? localTime(time.slice(1)) : time),
  );
});

test('[FI-01] every phone and every tax number of the corpus is read', () => {
  const read =
    (name: 'phone' | 'tax-number') =>
    ({ text }: { text: string }): string | null => {
      const value = masks[name].keep(text);
      return masks[name].isValid(value) ? value : null;
    };
  compare(phoneTexts, read('phone'), ({ value }) => value);
  compare(taxNumberTexts, read('tax-number'), ({ value }) => value);
});

test('[FI-01] every text of the corpus is read, and finds what it means', () => {
  compare(
    plainTexts,
    ({ text }) => [trimmedText(text), matches(trimmedText(text), text)],
    ({ value }) => [value, true],
  );
  compare(
    plainTexts.filter(({ finds }) => finds !== undefined),
    ({ text, finds }) => matches(finds, text),
    () => true,
  );
});

test('[FI-01] every list of the corpus is split into its codes', () => {
  const items = ['A1', 'B2', 'C3'].map((code) => ({ code }));
  compare(
    listTexts,
    ({ text }) => {
      const { items: found, notFound } = matchPasted(text, { items, field: 'code' }) as unknown as Record<
        string,
        unknown[]
      >;
      return [(found as { code: string }[]).map(({ code }) => code), notFound?.length ?? 0];
    },
    ({ codes }) => [codes, 0],
  );
});
