import { expect } from 'chai';
import { executeServerCommand } from '@web/test-runner-commands';
import './history-list.js';
import type { DassHistoryList } from './history-list.js';
import { setLanguage } from '../../../locales/index.js';
import { encodeBase64Json } from '../../core/urls/base64-json.js';
import { historyFor } from '../../core/history/history.js';
import { keep, listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, user, until } from '../../../test/support/user.js';

const systemUrl = 'https://sistema.exemplo.com.br';
const key = `${systemUrl}-history`;
const store = historyFor(systemUrl);
const show = (): Promise<DassHistoryList> => mount('dass-history-list', { properties: { systemUrl } });
const links = (list: Element): HTMLAnchorElement[] => findAll<HTMLAnchorElement>(list, 'a');
const visit = (...urls: string[]): void => urls.forEach((url) => store.record({ url, label: `Página ${url}` }));

describe('dass-history-list', () => {
  beforeEach(() => store.clear());
  after(() => store.clear());

  it('[HI-01] shows label, url and date of each page as a link', async () => {
    store.record({ url: '/cmp/materiais', label: 'Materiais' });
    const [link] = links(await show());
    expect(link?.getAttribute('href')).to.equal('/cmp/materiais');
    expect(link?.textContent).to.contain('Materiais');
    expect(link?.querySelector('span')?.textContent).to.equal('/cmp/materiais');
    const now = new Date();
    const day = `${String(now.getDate()).padStart(2, '0')}/${String(now.getMonth() + 1).padStart(2, '0')}/${now.getFullYear()}`;
    expect(link?.querySelector('time')?.textContent).to.match(new RegExp(`^${day},? \\d\\d:\\d\\d$`));
  });

  it('[HI-02] shortens a url of more than 50 characters to an ellipsis and its last 43, and has the whole url as title', async () => {
    const fifty = `/${'a'.repeat(49)}`;
    const more = `/${'b'.repeat(50)}`;
    visit(fifty, more);
    const [long, short] = links(await show());
    expect(short?.querySelector('span')?.textContent).to.equal(fifty);
    expect(short?.title).to.equal('');
    expect(long?.querySelector('span')?.textContent).to.equal(`…${'b'.repeat(43)}`);
    expect(long?.title).to.equal(more);
  });

  it('[HI-03] shows the current page first and the ten before it; a page visited again moves to the top', async () => {
    visit(...Array.from({ length: 14 }, (_, index) => `/p/${index}`), '/p/9');
    const urls = links(await show()).map((link) => link.getAttribute('href'));
    expect(urls).to.deep.equal([
      '/p/9',
      '/p/13',
      '/p/12',
      '/p/11',
      '/p/10',
      '/p/8',
      '/p/7',
      '/p/6',
      '/p/5',
      '/p/4',
      '/p/3',
    ]);
  });

  it('[HI-04] the button clears the list and the storage, and announces it', async () => {
    visit('/a', '/b');
    const list = await show();
    const events = listen(list, 'dass-clear-history');
    await user.click(find(list, '.clear'));
    expect(links(list)).to.have.length(0);
    expect(localStorage.getItem(key)).to.equal(null);
    expect(events).to.have.length(1);
    expect(focused() === find(list, '.empty'), 'the focus').to.equal(true);
  });

  it('[HI-05] shows a text when the history is empty', async () => {
    const list = await show();
    expect(find(list, '.empty').textContent.trim()).to.equal('Nenhuma página visitada até agora');
    expect(findAll(list, '.clear')).to.have.length(0);
  });

  it('[HI-06] is stored in local storage under the system url, as base64, with any Unicode text', async () => {
    const list = await show();
    store.record({ url: '/ç', label: 'Calçados 👟 مرحبا' });
    await list.updateComplete;
    expect(links(list)[0]?.textContent).to.contain('Calçados 👟 مرحبا');
    const bytes = Uint8Array.from(atob(localStorage.getItem(key) as string), (character) => character.charCodeAt(0));
    expect(JSON.parse(new TextDecoder().decode(bytes))[0]).to.include({ url: '/ç', label: 'Calçados 👟 مرحبا' });
  });

  it('[HI-07] is empty when storage has invalid data, and follows only safe addresses', async () => {
    const list = await show();
    for (const invalid of [
      'not base64 %%%',
      btoa('{"a":'),
      btoa('42'),
      encodeBase64Json([null, 7, { url: 3 }, { url: 'javascript:alert(1)', label: 'x' }]) as string,
    ]) {
      localStorage.setItem(key, invalid);
      list.requestUpdate();
      await list.updateComplete;
      expect(links(list), invalid).to.have.length(0);
      expect(find(list, '.empty')).to.be.instanceOf(HTMLElement);
    }
    localStorage.setItem(
      key,
      encodeBase64Json([{ url: 'data:text/html,x' }, { url: '/bom', label: 'Bom', date: 'ontem' }]) as string,
    );
    list.requestUpdate();
    await list.updateComplete;
    expect(links(list).map((link) => link.getAttribute('href'))).to.deep.equal(['/bom']);
    expect(links(list)[0]?.querySelector('time')).to.equal(null);
  });

  it('[HI-07] [ST-01] is empty without an error when storage is blocked or full', async () => {
    visit('/a');
    const { getItem, setItem } = Storage.prototype;
    try {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      const list = await show();
      await user.click(await harmless(list));
      expect(links(list)).to.have.length(1);
      Storage.prototype.getItem = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      list.requestUpdate();
      await list.updateComplete;
      expect(find(list, '.empty').textContent.trim()).to.contain('Nenhuma página');
    } finally {
      Object.assign(Storage.prototype, { getItem, setItem });
    }
  });

  it('[HI-07] updates when another tab records a visit', async () => {
    visit('/a');
    const list = await show();
    const entries = encodeBase64Json([
      { url: '/outra', label: 'De outra aba', date: new Date().toISOString() },
      ...store.entries,
    ]);
    await executeServerCommand('dass:new-tab', {
      url: '/blank.html',
      script: `localStorage.setItem(${JSON.stringify(key)}, ${JSON.stringify(entries)})`,
    });
    await until('the visit of the other tab is shown', () => links(list).length === 2);
    expect(links(list)[0]?.textContent).to.contain('De outra aba');
  });

  it('[MD-08] leaves navigation to the application’s router when it cancels the event, and records the visit', async () => {
    visit('/a', '/b');
    const list = await show();
    const clicks: boolean[] = [];
    list.addEventListener('click', (event) => clicks.push(event.defaultPrevented));
    list.addEventListener('dass-navigate', (event) => event.preventDefault());
    const events = listen(list, 'dass-navigate');
    await user.click(links(list)[1] as Element);
    expect(events.map(({ detail }) => detail)).to.deep.equal([{ url: '/a', label: 'Página /a' }]);
    expect(clicks).to.deep.equal([true]);
    expect(store.entries.map(({ url }) => url)).to.deep.equal(['/a', '/b']);
  });

  it('[MD-10] leaves a click with Control to the browser', async () => {
    visit('/a');
    const list = await show();
    const events = listen(list, 'dass-navigate');
    const seen: boolean[] = [];
    const stop = (event: Event): void => {
      seen.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    await user.click(links(list)[0] as Element, { modifiers: ['Control'] });
    window.removeEventListener('click', stop);
    expect(events).to.deep.equal([]);
    expect(seen).to.deep.equal([false]);
  });

  it('[LG-02] renders its texts and dates in the current language', async () => {
    visit('/a');
    const list = await show();
    try {
      await setLanguage('en');
      await list.updateComplete;
      expect(find(list, '.clear').textContent).to.contain('Clear history');
      expect(find(list, 'time').textContent).to.match(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d$/);
    } finally {
      await setLanguage('pt_BR');
    }
  });

  it('shows the history of another system when systemUrl changes, and updates when it is added again', async () => {
    visit('/a');
    const list = await show();
    list.systemUrl = 'https://outro.exemplo.com.br';
    await list.updateComplete;
    expect(links(list)).to.have.length(0);
    list.systemUrl = systemUrl;
    list.remove();
    visit('/depois');
    document.body.append(keep(list));
    await list.updateComplete;
    expect(links(list)).to.have.length(2);
  });

  it('shows markup, right-to-left text and 10,000 characters as text', async () => {
    store.record({ url: '/x', label: `<img src=x onerror=alert(1)> שלום ${'Ç'.repeat(10_000)}` });
    const list = await show();
    expect(findAll(list, 'img')).to.have.length(0);
    expect(links(list)[0]?.textContent).to.contain('<img src=x onerror=alert(1)>');
  });

  /** A link that the test can click without leaving the page. */
  async function harmless(list: DassHistoryList): Promise<Element> {
    list.addEventListener('dass-navigate', (event) => event.preventDefault());
    return links(list)[0] as Element;
  }
});
