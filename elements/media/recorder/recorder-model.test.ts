import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import {
  hasSamples,
  isActive,
  nextState,
  recordingTime,
  type RecorderAction,
  type RecorderState,
} from './recorder-model.js';
import { formatDuration, takeName } from '../shared/take-model.js';

const actions = ['record', 'allow', 'samples', 'pause', 'resume', 'stop', 'file', 'discard', 'fail'] as const;
const run = (...list: RecorderAction[]): RecorderState => list.reduce(nextState, 'idle' as RecorderState);

describe('nextState()', () => {
  it('[RE-01] goes from idle over recording to stopped', () => {
    assert.equal(run('record'), 'asking');
    assert.equal(run('record', 'allow'), 'starting');
    assert.equal(run('record', 'allow', 'samples'), 'recording');
    assert.equal(run('record', 'allow', 'samples', 'pause'), 'paused');
    assert.equal(run('record', 'allow', 'samples', 'pause', 'resume'), 'recording');
    assert.equal(run('record', 'allow', 'samples', 'stop'), 'stopping');
    assert.equal(run('record', 'allow', 'samples', 'stop', 'file'), 'stopped');
    assert.equal(run('record', 'allow', 'samples', 'stop', 'file', 'record'), 'asking');
  });

  it('can always be ended, and records only after samples have come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...actions)), (list) => {
        const state = run(...list);
        assert.equal(isActive(nextState(state, 'discard')), false);
        if (hasSamples(state)) assert.ok(list.includes('samples'));
        if (state === 'stopped') assert.ok(list.includes('file'));
      }),
    );
  });
});

describe('formatDuration()', () => {
  it('[RE-01] is mm:ss, and hh:mm:ss past an hour', () => {
    const expected: [number, string][] = [
      [0, '00:00'],
      [0.99, '00:00'],
      [61, '01:01'],
      [3599.9, '59:59'],
      [3600, '01:00:00'],
      [36_061, '10:01:01'],
      [360_000, '100:00:00'],
    ];
    for (const [seconds, text] of expected) assert.equal(formatDuration(seconds), text);
  });
});

describe('takeName()', () => {
  it('[RE-02] has a timestamp and a random suffix', () => {
    assert.equal(takeName(new Date(2026, 10, 3, 4, 5, 6), 0.5, 'mp3'), '20261103-040506-i00000.mp3');
  });

  it('[RE-02] has the same form for every time and random number, and the time can be read from it', () => {
    const time = fc.date({ min: new Date(2000, 0), max: new Date(2099, 0), noInvalidDate: true });
    fc.assert(
      fc.property(time, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (date, random) => {
        const name = takeName(date, random, 'mp3');
        assert.match(name, /^\d{8}-\d{6}-[a-z0-9]{6}\.mp3$/);
        const read = recordingTime(name)!;
        assert.equal(takeName(read, random, 'mp3'), name);
      }),
    );
    assert.equal(recordingTime('notes.mp3'), undefined);
  });
});
