import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dayByKey, type CalendarKey } from './calendar-model.js';
import { formatIso, parseIso } from '../../core/dates/moment.js';

const from = (iso: string, key: CalendarKey, start = 0, rtl = false): string | undefined => {
  const to = dayByKey(key, parseIso(iso)!, start, rtl);
  return to && formatIso({ ...to, hour: undefined });
};

test('[DT-01] keys move in the grid by days, weeks, months and years', () => {
  // 4 March 2026 is a Wednesday.
  const wanted: readonly [string, boolean, string][] = [
    ['ArrowLeft', false, '2026-03-03'],
    ['ArrowRight', false, '2026-03-05'],
    ['ArrowUp', false, '2026-02-25'],
    ['ArrowDown', false, '2026-03-11'],
    ['Home', false, '2026-03-01'],
    ['End', false, '2026-03-07'],
    ['PageUp', false, '2026-02-04'],
    ['PageDown', false, '2026-04-04'],
    ['PageUp', true, '2025-03-04'],
    ['PageDown', true, '2027-03-04'],
  ];
  for (const [key, shiftKey, to] of wanted) assert.equal(from('2026-03-04', { key, shiftKey }), to, key);
  assert.equal(from('2026-03-04', { key: 'Home' }, 1), '2026-03-02', 'a week that starts on Monday');
  assert.equal(from('2026-03-01', { key: 'Home' }, 1), '2026-02-23');
  assert.equal(from('2026-03-01', { key: 'End' }, 1), '2026-03-01');
  assert.equal(from('2026-03-04', { key: 'ArrowLeft' }, 0, true), '2026-03-05', 'right to left');
  assert.equal(from('2026-01-31', { key: 'PageDown' }), '2026-02-28');
  assert.equal(from('9999-12-31', { key: 'ArrowDown' }), '9999-12-31');
  assert.equal(from('2026-03-04', { key: 'Enter' }), undefined);
  assert.equal(from('2026-03-04', { key: 'toString' }), undefined);
});
