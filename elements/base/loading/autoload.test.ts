import { expect } from 'chai';
import { Autoloader } from './autoload.js';
import { mountHtml } from '../../../test/support/fixture.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';

let count = 0;

const collectReady = (): { isReady: boolean; render?: () => void } => ({ isReady: false });

describe('The autoloader', () => {
  it('loads an element once when its tag first appears, initially or added', async () => {
    const loads: string[] = [];
    const loader = (tag: string) => () => {
      loads.push(tag);
      customElements.define(tag, class extends HTMLElement {});
      return Promise.resolve();
    };
    await mountHtml('<x-first></x-first>');
    const autoloader = new Autoloader({
      'x-first': loader('x-first'),
      'x-later': loader('x-later'),
      'x-never': loader('x-never'),
    });
    expect(loads).to.deep.equal(['x-first']);
    await mountHtml('<div><x-later></x-later><x-later></x-later></div>');
    await until('the element that was added is loaded', () => customElements.get('x-later'));
    expect(loads).to.deep.equal(['x-first', 'x-later']);
    autoloader.stop();
    await mountHtml('<x-never></x-never>');
    expect(loads).to.have.length(2);
  });

  it('loads elements in open shadow trees, and in a closed one that the page has it observe', async () => {
    const define = (tag: string) => (): Promise<void> => {
      customElements.define(tag, class extends HTMLElement {});
      return Promise.resolve();
    };
    const tags = ['x-in-open', 'x-added', 'x-in-late-host', 'x-in-closed'];
    const autoloader = new Autoloader(Object.fromEntries(tags.map((tag) => [tag, define(tag)])));
    const host = document.createElement('x-shadow-host');
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<x-in-open></x-in-open>';
    const fixture = await mountHtml('<x-late-host></x-late-host>');
    fixture.after(host);
    try {
      await until('the element in the shadow tree is defined', () => customElements.get('x-in-open'));
      root.append(document.createElement('x-added'));
      await until('the element that was added there is defined', () => customElements.get('x-added'));
      customElements.define(
        'x-late-host',
        class extends HTMLElement {
          constructor() {
            super();
            this.attachShadow({ mode: 'open' }).innerHTML = '<x-in-late-host></x-in-late-host>';
          }
        },
      );
      await until('the element in a host that is defined later is defined', () => customElements.get('x-in-late-host'));
      const closed = document.createElement('div').attachShadow({ mode: 'closed' });
      closed.innerHTML = '<x-in-closed></x-in-closed>';
      autoloader.observe(closed);
      await until('the element in the closed tree is defined', () => customElements.get('x-in-closed'));
    } finally {
      autoloader.stop();
      host.remove();
    }
  });

  it('is ready when the elements are loaded and rendered, or have failed', async () => {
    const expected = collectReady();
    let finish = (): void => {};
    class Rendered extends HTMLElement {
      updateComplete = new Promise<void>((resolve) => (expected.render = resolve));
    }
    const autoloader = new Autoloader({
      'x-rendered': () =>
        new Promise<void>((resolve) => {
          finish = () => {
            customElements.define('x-rendered', Rendered);
            resolve();
          };
        }),
    });
    await mountHtml('<x-rendered></x-rendered>');
    void autoloader.ready().then(() => (expected.isReady = true));
    await painted();
    finish();
    await until('the element is rendering', () => expected.render);
    await painted();
    expect(expected.isReady).to.equal(false);
    expected.render?.();
    await until('the elements are ready', () => expected.isReady);
    autoloader.stop();
  });

  describe('when an element cannot be loaded', () => {
    const errors = collectConsole(/^\[dass\] <x-late-\d+> could not be loaded/);
    let tries = 0;
    let isOffline = true;
    let clock: StoppedClock;
    let autoloader: Autoloader;
    const panels = (): Element[] => findAll(document, '.load-failure');

    beforeEach(async () => {
      [tries, isOffline] = [0, true];
      clock = stopClock(1000);
      const tag = `x-late-${++count}`;
      const load = (): Promise<void> => {
        tries++;
        if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
        customElements.define(tag, class extends HTMLElement {});
        return Promise.resolve();
      };
      autoloader = new Autoloader({ [tag]: load });
      await mountHtml(`<${tag}></${tag}>`);
      await until('the failure is shown on the page', () => panels().length === 1);
    });
    afterEach(() => {
      autoloader.stop();
      clock.restore();
      expect(panels()).to.have.length(0);
    });

    it('reports it once, and retries after growing delays', async () => {
      clock.pass(2000);
      await until('the second attempt was made', () => tries === 2);
      await painted();
      clock.pass(2000);
      await painted();
      expect(tries, 'no third attempt yet').to.equal(2);
      clock.pass(2000);
      await until('the third attempt was made', () => tries === 3);
      expect([errors.messages().length, panels().length]).to.deep.equal([1, 1]);
      await painted();
      isOffline = false;
      clock.pass(8000);
      await until('the element is defined', () => panels().length === 0);
    });

    it('retries when the network is back', async () => {
      isOffline = false;
      dispatchEvent(new Event('online'));
      await until('the element is defined', () => tries === 2 && panels().length === 0);
    });

    it('retries by a button, and with the next element of the tag', async () => {
      await user.click(find(document, '.load-failure button'));
      await until('the second attempt was made', () => tries === 2);
      await mountHtml(`<x-late-${count}></x-late-${count}>`);
      await until('the next attempt was made', () => tries === 3);
      expect(errors.messages()).to.have.length(1);
    });
  });
});
