import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { relativeTime } from './relative-time.js';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.UTC(2026, 2, 5, 12);
const ago = (time: number, language?: string) => relativeTime(now - time, language, now);

test('[FM-02] in Portuguese: seconds, minutes, hours, days, weeks of 7, months of 28, years of 336 days', () => {
  const times: [time: number, text: string][] = [
    [0, 'agora'],
    [999, 'agora'],
    [second, 'há 1 segundo'],
    [minute - 1, 'há 59 segundos'],
    [minute, 'há 1 minuto'],
    [hour - 1, 'há 59 minutos'],
    [hour, 'há 1 hora'],
    [day - 1, 'há 23 horas'],
    [day, 'há 1 dia'],
    [7 * day - 1, 'há 6 dias'],
    [7 * day, 'há 1 semana'],
    [28 * day - 1, 'há 3 semanas'],
    [28 * day, 'há 1 mês'],
    [336 * day - 1, 'há 11 meses'],
    [336 * day, 'há 1 ano'],
    [672 * day, 'há 2 anos'],
    [-3 * hour, 'em 3 horas'],
  ];
  for (const [time, text] of times) assert.equal(ago(time), text);
});

test('[FM-02] the language is a parameter; an unknown one is Portuguese', () => {
  assert.equal(ago(2 * day, 'en'), '2 days ago');
  assert.equal(ago(2 * day, 'es'), 'hace 2 días');
  assert.equal(ago(0, 'en'), 'now');
  assert.equal(ago(2 * day, '??'), 'há 2 dias');
});

test('[FM-02] accepts a date in any form; an invalid date gives an empty text', () => {
  assert.equal(relativeTime('2026-03-05T10:00:00Z', 'pt-BR', now), 'há 2 horas');
  assert.equal(relativeTime(new Date(now - hour), 'pt-BR', now), 'há 1 hora');
  for (const invalid of ['', 'x', null, undefined, Number.NaN, {}])
    assert.equal(relativeTime(invalid, 'pt-BR', now), '');
  assert.equal(relativeTime(now, 'pt-BR', Number.NaN), '');
  assert.equal(relativeTime(Date.now() - 90 * minute), 'há 1 hora');
});

test('[FM-02] the past and the future use the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: second, max: 1000 * day }), (time) => {
      assert.equal(ago(time).replace(/^há /, ''), ago(-time).replace(/^em /, ''));
    }),
  );
});
