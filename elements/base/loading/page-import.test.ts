import { expect } from 'chai';
import { collectErrors, failurePanels, retryButton } from '../../../test/support/loading/blocked-modules.js';
import { expectFocus } from '../../../test/support/assertions/expect-focus.js';
import { mount, mountHtml } from '../../../test/support/fixture.js';
import { find, findAll, painted, user, until } from '../../../test/support/user.js';
import '../../controls/dialog/dialog.js';
import { PageImport } from './page-import.js';

let isOffline = true;
let attempts = 0;
const offline = new TypeError('Failed to fetch');
const createModule = (): PageImport<string> =>
  new PageImport(() => {
    attempts++;
    return isOffline ? Promise.reject(offline) : Promise.resolve('modules');
  });
const result = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error);
const dismiss = (): Promise<void> => user.click(findAll(document, '.load-failure button')[1]!);

describe('PageImport', () => {
  const errors = collectErrors();

  beforeEach(() => {
    isOffline = true;
    attempts = 0;
  });
  afterEach(() => expect(failurePanels(), 'each test ends without a panel').to.have.length(0));

  it('load() rejects immediately, shows and announces the failure, and the button retries', async () => {
    const part = createModule();
    expect(await result(part.load())).to.equal(offline);
    expect(find(document, '.load-failure .text').textContent).to.equal('Uma parte não foi carregada.');
    await until('the failure is announced', () =>
      document.querySelector('[data-dass-announce=assertive]')?.textContent?.includes('Uma parte não foi carregada.'),
    );
    await user.click(retryButton());
    expect([attempts, failurePanels().length, errors.messages().length]).to.deep.equal([2, 1, 1]);
    isOffline = false;
    await user.click(retryButton());
    expect([attempts, failurePanels().length]).to.deep.equal([3, 0]);
    expect(await part.load()).to.equal('modules');
  });

  it('retries at the next use and when the network is back, with one panel for all', async () => {
    const [one, other] = [createModule(), createModule()];
    await result(one.load());
    await result(other.load());
    expect(failurePanels()).to.have.length(1);
    isOffline = false;
    expect(await one.load()).to.equal('modules');
    expect(failurePanels(), 'the other module has not loaded').to.have.length(1);
    dispatchEvent(new Event('online'));
    await until('the panel is removed', () => failurePanels().length === 0);
    expect(attempts).to.equal(4);
  });

  it('waitFor() resolves after a retry, and rejects when the user closes the panel', async () => {
    const part = createModule();
    const waiting = [part.waitFor(), part.waitFor()];
    await until('the panel is shown', () => failurePanels().length === 1);
    expect(attempts, 'one attempt for both').to.equal(1);
    isOffline = false;
    dispatchEvent(new Event('online'));
    expect(await Promise.all(waiting)).to.deep.equal(['modules', 'modules']);
    isOffline = true;
    const vain = result(part.waitFor());
    await until('the panel is shown again', () => failurePanels().length === 1);
    await dismiss();
    expect(await vain).to.equal(offline);
    const tries = attempts;
    dispatchEvent(new Event('online'));
    await painted();
    expect(attempts, 'there is no pending caller').to.equal(tries);
  });

  it('waitFor() rejects when its signal is aborted', async () => {
    const part = createModule();
    const abort = new AbortController();
    const answer = result(part.waitFor(abort.signal));
    await until('the panel is shown', () => failurePanels().length === 1);
    abort.abort('enough');
    expect(await answer).to.equal('enough');
    await dismiss();
  });

  it('the panel is usable above a modal dialog, and stays when that closes', async () => {
    const opener = await mountHtml('<button>Abrir</button>');
    opener.focus();
    const dialog = await mount('dass-dialog', { properties: { heading: 'Pedido' }, children: '<input>' });
    await dialog.show();
    const part = createModule();
    await result(part.load());
    await user.click(retryButton());
    expect(attempts, 'the button works above the dialog').to.equal(2);
    await dialog.hide();
    await until('the panel is above the page', () => failurePanels()[0]?.matches(':popover-open'));
    await user.click(retryButton());
    expect(attempts, 'the button works above the page').to.equal(3);
    const below = await mount('dass-dialog', { properties: { heading: 'Outro' }, children: '<input>' });
    await below.show();
    await user.click(retryButton());
    expect(attempts, 'the button works above another dialog').to.equal(4);
    await below.hide();
    isOffline = false;
    await user.click(retryButton());
    expect(failurePanels()).to.have.length(0);
  });

  it('the panel is at the bottom of the window and does not change the layout', async () => {
    const page = await mountHtml('<div style="block-size: 5000px">Página</div>');
    const { scrollHeight } = document.documentElement;
    await result(createModule().load());
    const { top, bottom, left, right } = failurePanels()[0]!.getBoundingClientRect();
    expect(innerHeight - bottom, 'the distance from the edge').to.be.within(0, 40);
    expect([top > innerHeight / 2, Math.abs(left - (innerWidth - right)) < 20]).to.deep.equal([true, true]);
    expect(document.documentElement.scrollHeight).to.equal(scrollHeight);
    page.remove();
    isOffline = false;
    await user.click(retryButton());
  });

  it('restores the focus', async () => {
    const field = await mountHtml('<input aria-label="Código">');
    field.focus();
    await result(createModule().load());
    retryButton().focus();
    isOffline = false;
    await user.press('Enter');
    expect(failurePanels()).to.have.length(0);
    expectFocus(field);
  });
});
