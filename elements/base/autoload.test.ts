import { expect } from '@open-wc/testing';
import { startAutoloader } from './autoload.js';
import { mountHtml } from '../../test/support/fixture.js';
import { until } from '../../test/support/person.js';

describe('The autoloader', () => {
  it('loads an element once when its tag first appears, at first and later', async () => {
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
    await until('the later one is loaded', () => customElements.get('x-later'));
    expect(loads).to.deep.equal(['x-first', 'x-later']);
    stop();
    await mountHtml('<x-never></x-never>');
    expect(loads).to.have.length(2);
  });

  it('says that an element could not be loaded, and tries again with the next one', async () => {
    const said: unknown[] = [];
    const { error } = console;
    console.error = (...args) => said.push(args);
    let tries = 0;
    const stop = startAutoloader({ 'x-broken': () => Promise.reject(new Error(`try ${++tries}`)) });
    try {
      await mountHtml('<x-broken></x-broken>');
      await until('it was said', () => said.length === 1);
      await mountHtml('<x-broken></x-broken>');
      await until('it was tried again', () => tries === 2);
    } finally {
      stop();
      console.error = error;
    }
  });
});
