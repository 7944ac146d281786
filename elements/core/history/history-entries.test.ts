import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseHistory, withLostVisits, withVisit, type HistoryEntry } from './history-entries.js';

const dates = fc.integer({ min: 0, max: 40 }).map((minute) => new Date(Date.UTC(2026, 2, 5, 12, minute)).toISOString());
const entry = fc.record({
  url: fc.integer({ min: 0, max: 20 }).map((n) => `/page/${n}`),
  label: fc.string(),
  date: dates,
});
const visits = fc.array(entry, { maxLength: 60 });
const historyOf = (list: readonly HistoryEntry[]) => list.reduce<readonly HistoryEntry[]>(withVisit, []);
const urlsOf = (list: readonly HistoryEntry[]) => list.map(({ url }) => url);

test('[HI-03] the current entry is first, followed by at most 10 others', () => {
  const list = Array.from({ length: 13 }, (_, n) => ({ url: `/page/${n}`, label: `${n}`, date: '' }));
  const entries = historyOf(list);
  assert.equal(entries.length, 11);
  assert.deepEqual(
    urlsOf(entries),
    [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `/page/${n}`),
  );
});

test('[HI-03] a repeated url moves to the front and removes no other entry', () => {
  const list = Array.from({ length: 11 }, (_, n) => ({ url: `/page/${n}`, label: `${n}`, date: '' }));
  const moved = withVisit(historyOf(list), { url: '/page/4', label: 'new label', date: '' });
  assert.deepEqual(
    urlsOf(moved),
    [4, 10, 9, 8, 7, 6, 5, 3, 2, 1, 0].map((n) => `/page/${n}`),
  );
  assert.equal(moved[0]!.label, 'new label');
});

test('[HI-03] after any visits the history is the last 11 different pages, the latest first', () => {
  fc.assert(
    fc.property(visits, (list) => {
      const expected = [...new Set(urlsOf(list).reverse())].slice(0, 11);
      assert.deepEqual(urlsOf(historyOf(list)), expected);
    }),
  );
});

test('[HI-07] stored values give their valid entries or none, never an error', () => {
  for (const foreign of [undefined, null, 5, 'x', {}, { length: 3 }, [null, 5, 'x', [], {}, { url: 5 }, { url: '' }]]) {
    assert.deepEqual(parseHistory(foreign), []);
  }
  assert.deepEqual(
    parseHistory([
      { url: '/a', label: 'A', date: '2026-03-05T12:00:00-03:00', extra: 1 },
      { url: '/b' },
      { url: '/a', label: 'again' },
      { url: '/c', label: 7, date: 'yesterday' },
    ]),
    [
      { url: '/a', label: 'A', date: '2026-03-05T15:00:00.000Z' },
      { url: '/b', label: '/b', date: '' },
      { url: '/c', label: '7', date: '' },
    ],
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(fc.anything()), visits), (value) => {
      const read = parseHistory(value);
      assert.ok(read.length <= 11);
      assert.equal(new Set(urlsOf(read)).size, read.length);
    }),
  );
});

test('[MD-10] an entry with an unsafe address is ignored', () => {
  const entries = [{ url: 'javascript:alert(1)' }, { url: 'data:text/html,x' }, { url: 'https://example.com/' }];
  assert.deepEqual(urlsOf(parseHistory(entries)), ['https://example.com/']);
});

test('[HI-03] storage that holds more than 11 entries is read as its first 11', () => {
  const list = Array.from({ length: 30 }, (_, n) => ({ url: `/page/${n}` }));
  assert.deepEqual(urlsOf(parseHistory(list)), urlsOf(list.slice(0, 11) as HistoryEntry[]));
});

test('[HI-07] returns the same list if nothing was lost', () => {
  fc.assert(
    fc.property(visits, fc.array(fc.nat()), (list, picks) => {
      const stored = historyOf(list);
      const candidates = stored.length === 0 ? [] : picks.map((pick) => ({ ...stored[pick % stored.length]! }));
      assert.equal(withLostVisits(stored, candidates), stored);
    }),
  );
});

test('[HI-07] a visit too old for a full list is not lost', () => {
  const day = (n: number) => new Date(Date.UTC(2026, 0, n)).toISOString();
  const full = Array.from({ length: 11 }, (_, n) => ({ url: `/${n}`, label: '', date: day(20 - n) }));
  assert.equal(withLostVisits(full, [{ url: '/old', label: '', date: day(2) }]), full);
  assert.deepEqual(withLostVisits(full, [{ url: '/new', label: '', date: day(21) }])[0]!.url, '/new');
});

test('[HI-07] restoring keeps the latest visit of each url, the latest first, in any order of the lists', () => {
  fc.assert(
    fc.property(visits, visits, (a, b) => {
      const [stored, lost] = [historyOf(a), historyOf(b)];
      const repaired = withLostVisits(stored, lost);
      assert.ok(repaired.length <= 11);
      assert.equal(new Set(urlsOf(repaired)).size, repaired.length);
      assert.equal(withLostVisits(repaired, lost), repaired);
      if (repaired !== stored) {
        const sorted = [...repaired].map(({ date }) => date).sort((x, y) => (x < y ? 1 : -1));
        assert.deepEqual(
          repaired.map(({ date }) => date),
          sorted,
        );
        for (const { url, date } of repaired) {
          for (const other of [...stored, ...lost]) if (other.url === url) assert.ok(other.date <= date);
        }
      }
    }),
  );
});
