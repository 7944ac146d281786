import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import { html } from 'lit';
import '../../fields/date-input/date-input.js';
import { itNeeds } from '../../../test/support/engine.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import { DassElement } from '../dass-element.js';
import { LazyImport } from './lazy-import.js';
import { define } from '../registration.js';
import { collectConsole } from '../../../test/support/assertions/page-problems.js';

/** Whether the network is available to the test modules. */
let isOffline = true;
let attempts = 0;
const part = (): Promise<unknown> => {
  attempts++;
  return isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve();
};

class TestLazy extends DassElement {
  readonly later = new LazyImport(this, part);
  readonly other = new LazyImport(this, part);
  readonly silent = new LazyImport(this, part, { silent: true });

  /** Needs the modules while it is set; other updates do not request them again. */
  needs = false;
  opened = 0;
  readonly panel = new LazyImport(this, part);

  protected override willUpdate(): void {
    if (this.needs) this.other.loadOnce();
  }

  protected override render() {
    return html`<button id="panel" @click=${() => this.panel.load(() => this.opened++)}>Painel</button
      ><button id="open" @click=${() => this.later.load()}>Abrir</button>${this.later.ready ? 'aberto' : ''}`;
  }
}
define('dass-test-lazy', TestLazy);

declare global {
  interface HTMLElementTagNameMap {
    'dass-test-lazy': TestLazy;
  }
}

const panels = (element: Element): HTMLElement[] => findAll(element, '.load-failure');
const shown = (element: Element): string => panels(element)[0]?.querySelector('.text')?.textContent ?? '';
const retry = (element: Element): HTMLElement => find(element, '.load-failure button');
const announced = (): string => document.querySelector('[data-dass-announce=assertive]')?.textContent ?? '';

describe('LazyImport', () => {
  const errors = collectConsole(/ could not load a part of itself/);

  it('is waited for by updateComplete of its element, however many loads there are', async () => {
    const element = await mount('dass-test-lazy');
    const ends: (() => void)[] = [];
    const slow = (): Promise<void> => new Promise((resolve) => ends.push(resolve));
    const [first, second] = [new LazyImport(element, slow), new LazyImport(element, slow)];
    first.load(() => second.load());
    let isComplete = false;
    const complete = element.updateComplete.then(() => (isComplete = true));
    ends[0]!();
    await until('the second load has begun', () => ends.length === 2);
    await painted();
    expect(isComplete).to.equal(false);
    ends[1]!();
    await complete;
    expect([first.ready, second.ready]).to.deep.equal([true, true]);
  });

  beforeEach(() => {
    isOffline = true;
    attempts = 0;
    document.querySelector('[data-dass-announce=assertive]')?.replaceChildren();
  });

  it('shows and announces a failure, with a retry button that is reachable by keyboard', async () => {
    const element = await mount('dass-test-lazy');
    const below = await mountHtml('<button>Depois</button>');
    const { top } = below.getBoundingClientRect();
    await user.click(find(element, '#open'));
    await until('the panel is shown', () => shown(element) === 'Uma parte não foi carregada.');
    await until('the failure is announced', () => announced().includes('Uma parte não foi carregada.'));
    expect(errors.messages()).to.have.length(1);
    expect(below.getBoundingClientRect().top, 'the layout does not shift').to.equal(top);
    await user.press('Tab');
    expectFocus(retry(element));
    await user.press('Enter');
    await until('the second attempt was made', () => attempts === 2);
    await painted();
    expectFocus(retry(element), 'the second attempt failed');
    expect(errors.messages(), 'one error is logged').to.have.length(1);
    isOffline = false;
    await user.press('Enter');
    await until('the module is loaded', () => element.later.ready);
    await until('the panel is removed', () => panels(element).length === 0);
    expect(element.shadowRoot!.textContent).to.contain('aberto');
  });

  it('retries when the network is back', async () => {
    const element = await mount('dass-test-lazy');
    element.later.load();
    await until('the panel is shown', () => shown(element) !== '');
    isOffline = false;
    dispatchEvent(new Event('online'));
    await until('the module is loaded', () => element.later.ready && panels(element).length === 0);
  });

  it('shows one panel for all modules of an element until all are loaded; it can be closed', async () => {
    const element = await mount('dass-test-lazy');
    element.later.load();
    element.other.load();
    await until('both attempts were made', () => attempts === 2 && shown(element) !== '');
    expect(panels(element)).to.have.length(1);
    await user.click(findAll(element, '.load-failure button')[1]!);
    expect(panels(element)).to.have.length(0);
    element.later.load();
    await until('the panel is shown again', () => shown(element) !== '');
    isOffline = false;
    await user.click(retry(element));
    await until(
      'both modules are loaded',
      () => element.later.ready && element.other.ready && panels(element).length === 0,
    );
  });

  it('shows nothing for preloads and silent modules', async () => {
    const element = await mount('dass-test-lazy');
    element.later.preload();
    element.silent.load();
    await until('both attempts were made', () => attempts === 2 && !element.silent.loading && !element.later.loading);
    await painted();
    expect(panels(element)).to.have.length(0);
    element.later.load();
    await until('the panel is shown when the module is needed', () => shown(element) !== '');
    element.remove();
    expect(panels(element), 'removed with its element').to.have.length(0);
  });

  it('loadOnce() tries once, and again by the retry, the network or another call', async () => {
    const element = await mount('dass-test-lazy');
    element.needs = true;
    const update = async (): Promise<void> => {
      element.requestUpdate();
      await element.updateComplete;
      await element.other.loading;
    };
    for (let time = 0; time < 5; time++) await update();
    expect(attempts, 'no load by itself').to.equal(1);
    await user.click(retry(element));
    expect(attempts, 'the retry').to.equal(2);
    dispatchEvent(new Event('online'));
    await element.other.loading;
    expect(attempts, 'the retry when the network is back').to.equal(3);
    element.other.load();
    await element.other.loading;
    expect(attempts, 'the retry by the next call').to.equal(4);
    await update();
    expect(attempts).to.equal(4);
    element.remove();
    document.body.append(element);
    await update();
    expect(attempts, 'after the element was added again').to.equal(5);
    element.remove();
  });

  it('calls back after a retry by the user, not when only the network is back', async () => {
    const element = await mount('dass-test-lazy');
    const press = (): Promise<void> => user.click(find(element, '#panel'));
    await press();
    await press();
    await until('the panel is shown', () => attempts === 2 && shown(element) !== '');
    expect(element.opened).to.equal(0);
    isOffline = false;
    await user.click(retry(element));
    expect([element.opened, attempts], 'two clicks load once').to.deep.equal([1, 3]);
    await press();
    expect([element.opened, attempts]).to.deep.equal([2, 3]);

    isOffline = true;
    const other = await mount('dass-test-lazy');
    await user.click(find(other, '#panel'));
    await until('the panel is shown', () => shown(other) !== '');
    isOffline = false;
    dispatchEvent(new Event('online'));
    await until('the module has loaded', () => other.panel.ready && panels(other).length === 0);
    await painted();
    expect(other.opened, 'the calendar does not open by itself').to.equal(0);
  });

  itNeeds(
    'blocked requests',
    'a calendar whose code does not come is not announced as open, and opens by the retry',
    async () => {
      const pattern = '**/date-input/calendar-panel*';
      await executeServerCommand('dass:block', { pattern });
      const element = await mount('dass-date-input', { properties: { label: 'Entrega' } });
      const opener = find(element, 'button[aria-haspopup]');
      await user.click(opener);
      await until('the panel is shown', () => shown(element) !== '');
      expect(opener.ariaExpanded).to.equal('false');
      await executeServerCommand('dass:unblock', { pattern });
      await user.click(retry(element));
      await until('the calendar is open', () => find(element, 'table').checkVisibility());
      expect(opener.ariaExpanded).to.equal('true');
      expect(panels(element)).to.have.length(0);
    },
  );
});
