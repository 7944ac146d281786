import { expect } from '@open-wc/testing';
import { startAutoloader } from './autoload.js';
import { mountHtml } from '../../../test/support/fixture.js';
import { stopClock, type StoppedClock } from '../../../test/support/emulation/clock.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';

let count = 0;

describe('The autoloader', () => {
  it('loads an element once when its tag first appears, initially or added', async () => {
    const loads: string[] = [];
    const loader = (tag: string) => () => {
      loads.push(tag);
      customElements.define(tag, class extends HTMLElement {});
      return Promise.resolve();
    };
    await mountHtml('<x-first></x-first>');
    const stop = startAutoloader({
      'x-first': loader('x-first'),
      'x-later': loader('x-later'),
      'x-never': loader('x-never'),
    });
    expect(loads).to.deep.equal(['x-first']);
    await mountHtml('<div><x-later></x-later><x-later></x-later></div>');
    await until('the element that was added is loaded', () => customElements.get('x-later'));
    expect(loads).to.deep.equal(['x-first', 'x-later']);
    stop();
    await mountHtml('<x-never></x-never>');
    expect(loads).to.have.length(2);
  });

  describe('when an element cannot be loaded', () => {
    const errors = collectConsole(/^\[dass\] <x-late-\d+> could not be loaded/);
    let tries = 0;
    let isOffline = true;
    let clock: StoppedClock;
    let stop: () => void;
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
      stop = startAutoloader({ [tag]: load });
      await mountHtml(`<${tag}></${tag}>`);
      await until('the failure is shown on the page', () => panels().length === 1);
    });
    afterEach(() => {
      stop();
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
