import { strict as assert } from 'node:assert';
import { describe, it } from 'node:test';
import { eventually } from '../../test/support/platform/test-platform.js';
import { DeferredFeed } from './deferred-feed.js';
import { ExpectedUser } from '../session/expected-user.js';
import { NotificationFeed, type NotificationFeedOptions } from './notification-feed.js';
import type { NotificationEvent } from './platform.js';

const options: NotificationFeedOptions = {
  fetch,
  address: '',
  user: new ExpectedUser(),
  silenceTimeout: 1_000,
  firstDelay: 1,
  maxDelay: 4,
  warn: () => {},
};

/** A feed that records its listeners and delivers nothing. */
class SilentFeed extends NotificationFeed {
  static feeds = 0;
  static readonly listeners = new Set<(event: NotificationEvent) => void>();

  constructor(own: NotificationFeedOptions) {
    super(own);
    SilentFeed.feeds++;
  }

  override subscribe(listener: (event: NotificationEvent) => void): () => void {
    SilentFeed.listeners.add(listener);
    return () => void SilentFeed.listeners.delete(listener);
  }
}

const loaded = () => Promise.resolve({ NotificationFeed: SilentFeed });

describe('the deferred notification feed', () => {
  it('loads the feed once for all listeners', async () => {
    SilentFeed.feeds = 0;
    const feed = new DeferredFeed(options, loaded);
    const ends = [feed.subscribe(() => {}), feed.subscribe(() => {})];
    await eventually(() => SilentFeed.listeners.size === 2);
    assert.equal(SilentFeed.feeds, 1);
    for (const end of ends) end();
    assert.equal(SilentFeed.listeners.size, 0);
  });

  it('says that it waits and tries again when its code cannot be loaded', async () => {
    let failures = 3;
    const feed = new DeferredFeed(options, () => (failures-- > 0 ? Promise.reject(new Error('offline')) : loaded()));
    const states: NotificationEvent[] = [];
    const end = feed.subscribe((event) => states.push(event));
    await eventually(() => SilentFeed.listeners.size === 1);
    assert.deepEqual(states, Array(3).fill({ kind: 'connection', state: 'waiting' }));
    end();
  });

  it('does not start for a listener that has left', async () => {
    const code = loaded();
    const feed = new DeferredFeed(options, () => code);
    feed.subscribe(() => assert.fail('is not called'))();
    await code;
    await Promise.resolve();
    assert.equal(SilentFeed.listeners.size, 0);
  });
});
