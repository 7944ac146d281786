import { strict as assert } from 'node:assert';
import { test } from 'node:test';
import fc from 'fast-check';
import { EventParser, type ServerEvent } from './event-parser.js';

function parse(...parts: string[]): ServerEvent[] {
  const events: ServerEvent[] = [];
  const parser = new EventParser((event) => events.push(event));
  for (const chunk of parts) parser.push(chunk);
  return events;
}

test('parses the examples of the HTML standard', () => {
  assert.deepEqual(parse('data: YHOO\ndata: +2\ndata: 10\n\n'), [
    { name: 'message', data: 'YHOO\n+2\n10', lastEventId: '' },
  ]);
  assert.deepEqual(
    parse(': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n'),
    [
      { name: 'message', data: 'first event', lastEventId: '1' },
      { name: 'message', data: 'second event', lastEventId: '' },
      { name: 'message', data: ' third event', lastEventId: '' },
    ],
  );
  assert.deepEqual(
    parse('data\n\ndata\ndata\n\ndata:').map(({ data }) => data),
    ['', '\n'],
  );
  assert.deepEqual(parse('event: a\n\ndata: x\n\n'), [{ name: 'message', data: 'x', lastEventId: '' }]);
  assert.deepEqual(parse('id: a\0b\nid2: c\nfoo\ndata: x\n\n')[0]!.lastEventId, '');
});

test('the last event id stays until the next id, and starts with the given one', () => {
  const events: ServerEvent[] = [];
  const parser = new EventParser((event) => events.push(event), 'before');
  parser.push('data: 1\n\nid: 2\ndata: 2\n\ndata: 3\n\n');
  assert.deepEqual(
    events.map(({ lastEventId }) => lastEventId),
    ['before', '2', '2'],
  );
});

test('a byte order mark at the start is ignored', () => {
  assert.equal(parse('\uFEFFdata: x\n\n').length, 1);
  assert.equal(parse('data: a\n\n\uFEFFdata: x\n\n').length, 1);
});

test('the events do not depend on where the stream is cut or how its lines end', () => {
  const line = fc.constantFrom(
    'data: a',
    'data',
    'data:b:c',
    'event: read',
    'id: 7',
    'id',
    ': beat',
    'retry: 1',
    '',
    '',
    'x',
  );
  const end = fc.constantFrom('\n', '\r', '\r\n');
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 30 }),
      end,
      fc.array(fc.nat(200), { maxLength: 12 }),
      (lines, lineEnd, cuts) => {
        // The colon completes the last line end: a final `\r` could be the first half of `\r\n`.
        const whole = lines.map((text) => text + lineEnd).join('') + ':';
        const offsets = [...new Set([0, ...cuts.map((cut) => Math.min(cut, whole.length)), whole.length])].sort(
          (a, b) => a - b,
        );
        const parts = offsets.slice(1).map((offset, index) => whole.slice(offsets[index], offset));
        const plain = parse(lines.map((text) => `${text}\n`).join(''));
        assert.deepEqual(parse(...parts), plain);
      },
    ),
    { numRuns: 1_000 },
  );
});
