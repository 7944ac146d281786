import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { encodeBase64Json } from '../urls/base64-json.js';
import { configureAddresses } from '../urls/host-group.js';
import { HistoryStore, history, historyFor, historyKeySuffix, homeLabel } from './history.js';
import { SafeStorage, type TextStorage } from '../preferences/storage.js';
import { brokenStorages, MemoryStorage, storageEvent } from '../../../test/support/emulation/memory-storage.js';

const system = 'https://sistema.example.com';

function storeOn(memory: TextStorage, events: EventTarget = new EventTarget(), now: () => number = Date.now) {
  return new HistoryStore(system, { storage: new SafeStorage(() => memory), events, now });
}

const urlsOf = (store: HistoryStore) => store.entries.map(({ url }) => url);

test('[HI-01] an entry has a url, a label and the date of the visit', () => {
  const store = storeOn(new MemoryStorage(), undefined, () => Date.UTC(2026, 2, 5, 12));
  assert.equal(store.record({ url: '/pcp/producao', label: 'Produção' }), true);
  assert.deepEqual(store.entries, [{ url: '/pcp/producao', label: 'Produção', date: '2026-03-05T12:00:00.000Z' }]);
});

test('[HI-03] the store holds the current entry first and 10 others', () => {
  const store = storeOn(new MemoryStorage());
  for (let n = 0; n < 15; n++) store.record({ url: `/page/${n}`, label: `${n}` });
  store.record({ url: '/page/9', label: 'nine' });
  assert.deepEqual(
    urlsOf(store),
    [9, 14, 13, 12, 11, 10, 8, 7, 6, 5, 4].map((n) => `/page/${n}`),
  );
});

test('[HL-02] following the home link is recorded with the label Home', () => {
  const store = storeOn(new MemoryStorage());
  store.record({ url: '/', label: homeLabel });
  assert.equal(store.entries[0]!.label, 'Home');
});

test('[MD-08] a missing label is the url; an unsafe address is not recorded', () => {
  const store = storeOn(new MemoryStorage());
  assert.equal(store.record({ url: '/a', label: '  ' }), true);
  assert.equal(store.entries[0]!.label, '/a');
  for (const url of ['', 'javascript:alert(1)', undefined, null, 5]) {
    assert.equal(store.record({ url: url as string, label: 'x' }), false);
  }
  assert.equal(store.record(undefined as never), false);
  assert.equal(store.entries.length, 1);
});

test('[HI-04] clearing empties the list and the storage', () => {
  const memory = new MemoryStorage();
  const store = storeOn(memory);
  store.record({ url: '/a', label: 'A' });
  store.clear();
  assert.deepEqual(store.entries, []);
  assert.equal(memory.texts.size, 0);
});

test('[HI-06] the key is the system url and a suffix, the value base64 of UTF-8 JSON', () => {
  const memory = new MemoryStorage();
  const store = storeOn(memory, undefined, () => 0);
  store.record({ url: '/a', label: 'Ação 😀' });
  assert.deepEqual([...memory.texts.keys()], [`${system}${historyKeySuffix}`]);
  const [value] = memory.texts.values();
  const json = Buffer.from(value!, 'base64').toString('utf8');
  assert.deepEqual(JSON.parse(json), [{ url: '/a', label: 'Ação 😀', date: '1970-01-01T00:00:00.000Z' }]);
  assert.equal(new HistoryStore(`${system}/`).key, store.key);
  assert.notEqual(new HistoryStore('https://hml-sistema.example.com').key, store.key);
});

test('[HI-07] damaged and foreign values give an empty history that accepts new visits', () => {
  for (const value of ['', 'x', '%%%', btoa('{"url":1}'), encodeBase64Json({ a: 1 })!, encodeBase64Json([1, null])!]) {
    const memory = new MemoryStorage();
    const store = storeOn(memory);
    memory.setItem(store.key, value);
    assert.deepEqual(store.entries, []);
    assert.equal(store.record({ url: '/a', label: 'A' }), true);
    assert.deepEqual(urlsOf(store), ['/a']);
  }
});

for (const { name, storage } of brokenStorages) {
  test(`[HI-07] storage that is ${name} gives an empty history and no error`, () => {
    const store = new HistoryStore(system, { storage, events: new EventTarget() });
    store.subscribe(() => {});
    assert.equal(store.record({ url: '/a', label: 'A' }), false);
    assert.deepEqual(store.entries, []);
    assert.doesNotThrow(() => store.clear());
  });
}

test('[HI-07] entries are the same array until they change', () => {
  const memory = new MemoryStorage();
  const store = storeOn(memory);
  store.record({ url: '/a', label: 'A' });
  const before = store.entries;
  assert.equal(store.entries, before);
  store.record({ url: '/b', label: 'B' });
  assert.notEqual(store.entries, before);
  assert.deepEqual(
    before.map(({ url }) => url),
    ['/a'],
  );
});

test('[HI-07] a listener is called for changes in this tab and in others until it is removed', () => {
  const memory = new MemoryStorage();
  const events = new EventTarget();
  const here = storeOn(memory, events);
  const there = storeOn(memory);
  const updates: string[] = [];
  const leave = here.subscribe((entries) => updates.push(entries.map(({ url }) => url).join()));

  here.record({ url: '/a', label: 'A' });
  there.record({ url: '/b', label: 'B' });
  events.dispatchEvent(storageEvent(here.key, memory.getItem(here.key), memory));
  here.clear();
  there.record({ url: '/c', label: 'C' });
  events.dispatchEvent(storageEvent(null, null, memory));
  assert.deepEqual(updates, ['/a', '/b,/a', '', '/c']);

  leave();
  here.record({ url: '/d', label: 'D' });
  assert.equal(updates.length, 4);
});

test('[HI-07] recording reads storage again, so that a visit of another tab stays', () => {
  const memory = new MemoryStorage();
  const [here, there] = [storeOn(memory), storeOn(memory)];
  here.record({ url: '/a', label: 'A' });
  there.record({ url: '/b', label: 'B' });
  here.record({ url: '/c', label: 'C' });
  assert.deepEqual(urlsOf(there), ['/c', '/b', '/a']);
});

/**
 * Tabs in separate processes, as in Chromium. Each tab reads a copy of the storage that lags behind. Writes reach the
 * other tabs later, in the order in which they reached the disk. A tab ignores what was written before its own write
 * reached the disk.
 */
class LaggingTabs {
  readonly key = new HistoryStore(system).key;
  time = Date.UTC(2026, 2, 5);
  readonly #copies: { text: string | null; unconfirmed: number; inbox: (() => void)[]; events: EventTarget }[];
  readonly stores: HistoryStore[];

  constructor(count: number) {
    this.#copies = Array.from({ length: count }, () => {
      return { text: null, unconfirmed: 0, inbox: [], events: new EventTarget() };
    });
    this.stores = this.#copies.map((copy, tab) => {
      const write = (text: string | null) => {
        copy.text = text;
        copy.unconfirmed++;
        this.#toDisk(tab, text);
      };
      const storage: TextStorage = {
        getItem: () => copy.text,
        setItem: (_, text) => write(text),
        removeItem: () => write(null),
      };
      return storeOn(storage, copy.events, () => this.time);
    });
  }

  #toDisk(from: number, text: string | null): void {
    this.#copies.forEach((copy, tab) => {
      if (tab === from) copy.inbox.push(() => void copy.unconfirmed--);
      else {
        copy.inbox.push(() => {
          if (copy.unconfirmed === 0) copy.text = text;
          copy.events.dispatchEvent(storageEvent(this.key, text));
        });
      }
    });
  }

  /** Delivers the next `storage` event to a tab. */
  deliver(tab: number): void {
    this.#copies[tab]!.inbox.shift()?.();
  }

  close(tab: number): void {
    this.#copies[tab]!.inbox.length = 0;
    this.#copies[tab]!.inbox.push = () => 0;
  }

  deliverEvents(): void {
    for (let round = 0; round < 1000; round++) {
      const waiting = this.#copies.findIndex(({ inbox }) => inbox.length > 0);
      if (waiting < 0) return;
      this.deliver(waiting);
    }
    assert.fail('the tabs never agree');
  }
}

test('[HI-07] two tabs that record at the same moment lose no visit', () => {
  const tabs = new LaggingTabs(2);
  tabs.stores[0]!.record({ url: '/a', label: 'A' });
  tabs.stores[1]!.record({ url: '/b', label: 'B' });
  assert.deepEqual(urlsOf(tabs.stores[0]!), ['/a']);
  assert.deepEqual(urlsOf(tabs.stores[1]!), ['/b']);
  tabs.deliverEvents();
  for (const store of tabs.stores) assert.deepEqual(urlsOf(store), ['/a', '/b']);
});

test('[HI-07] a tab that unloads right after recording loses no visit', () => {
  const tabs = new LaggingTabs(2);
  tabs.stores[0]!.record({ url: '/a', label: 'A' });
  tabs.stores[1]!.record({ url: '/b', label: 'B' });
  tabs.close(0);
  tabs.deliverEvents();
  assert.deepEqual(urlsOf(tabs.stores[1]!), ['/a', '/b']);
});

test('[HI-07] no visit is lost if the tab that overwrote it is closed before its event arrives', () => {
  const tabs = new LaggingTabs(2);
  tabs.stores[0]!.record({ url: '/a', label: 'A' });
  tabs.stores[1]!.record({ url: '/b', label: 'B' });
  tabs.close(1);
  tabs.deliverEvents();
  assert.deepEqual(urlsOf(tabs.stores[0]!), ['/a', '/b']);
});

test('[HI-07] up to 11 pages recorded by several tabs stay, in any order of the events', () => {
  type Step = { readonly kind: 'record' | 'deliver'; readonly tab: number; readonly page: number };
  const step: fc.Arbitrary<Step> = fc.record({
    kind: fc.constantFrom('record', 'deliver'),
    tab: fc.nat(2),
    page: fc.nat(10),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const tabs = new LaggingTabs(3);
      const recorded = new Set<string>();
      for (const { kind, tab, page } of steps) {
        tabs.time += 1;
        if (kind === 'deliver') tabs.deliver(tab);
        else {
          tabs.stores[tab]!.record({ url: `/${page}`, label: `${page}` });
          recorded.add(`/${page}`);
        }
      }
      tabs.deliverEvents();
      for (const store of tabs.stores) assert.deepEqual([...urlsOf(store)].sort(), [...recorded].sort());
    }),
    { numRuns: 500 },
  );
});

test('[HI-04] entries that were cleared in one tab are not restored by another', () => {
  const tabs = new LaggingTabs(2);
  const [here, there] = tabs.stores as [HistoryStore, HistoryStore];
  here.record({ url: '/a', label: 'A' });
  there.record({ url: '/b', label: 'B' });
  tabs.deliverEvents();
  here.clear();
  tabs.deliverEvents();
  there.record({ url: '/c', label: 'C' });
  here.record({ url: '/d', label: 'D' });
  tabs.deliverEvents();
  assert.deepEqual([...urlsOf(here)].sort(), ['/c', '/d']);
});

test('[HI-04] an event from just before the clearing restores nothing', () => {
  const memory = new MemoryStorage();
  const events = new EventTarget();
  const here = storeOn(memory, events);
  here.subscribe(() => {});
  const there = storeOn(memory);
  there.record({ url: '/a', label: 'A' });
  const late = memory.getItem(here.key);
  here.clear();
  events.dispatchEvent(storageEvent(here.key, late, memory));
  assert.deepEqual(here.entries, []);
});

test('[HI-07] a store that only listens is notified of changes in another tab', () => {
  const memory = new MemoryStorage();
  const events = new EventTarget();
  const updates: number[] = [];
  const here = storeOn(memory, events);
  here.subscribe((entries) => updates.push(entries.length));
  storeOn(memory).record({ url: '/a', label: 'A' });
  events.dispatchEvent(storageEvent(here.key, memory.getItem(here.key), memory));
  assert.deepEqual(updates, [1]);
});

test('[HI-04] a suspended tab that receives all events late restores nothing', () => {
  const memory = new MemoryStorage();
  const events = new EventTarget();
  let now = Date.UTC(2026, 2, 5);
  const awake = storeOn(memory, undefined, () => now);
  const asleep = storeOn(memory, events, () => now);
  asleep.subscribe(() => {});
  awake.record({ url: '/secret', label: 'Secret' });
  const late = memory.getItem(awake.key);
  now += 60_000;
  awake.clear();
  events.dispatchEvent(storageEvent(awake.key, late, memory));
  assert.deepEqual(awake.entries, []);
  awake.record({ url: '/next', label: 'Next' });
  events.dispatchEvent(storageEvent(awake.key, late, memory));
  assert.deepEqual(urlsOf(awake), ['/next']);
});

test('[HI-06] there is one store for each system url, and one for the page', () => {
  assert.equal(historyFor('https://a.example.com/'), historyFor('https://a.example.com'));
  assert.notEqual(historyFor('https://a.example.com'), historyFor('https://b.example.com'));
  configureAddresses();
  assert.equal(history.key, historyFor().key);
  assert.doesNotThrow(() => history.record({ url: '/a', label: 'A' }));
  assert.doesNotThrow(() => history.clear());
  assert.deepEqual(history.entries, []);
  assert.doesNotThrow(history.subscribe(() => {}));
});
