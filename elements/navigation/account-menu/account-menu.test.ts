import { expect } from 'chai';
import './account-menu.js';
import type { DassAccountMenu } from './account-menu.js';
import { getLanguage, setLanguage } from '../../../locales/index.js';
import { listen, mount } from '../../../test/support/fixture.js';
import { find, findAll, focused, painted, user, until } from '../../../test/support/user.js';
import { takeScreen } from '../../../test/support/rendering/screen.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import { pageReload } from '../page-reload.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

const account = { name: 'Maria Antônia Gonçalves', email: 'maria.goncalves@example.com' };
const open = async (properties: object = {}, children = ''): Promise<DassAccountMenu> => {
  const menu = await mount('dass-account-menu', { properties: { user: account, ...properties }, children });
  await user.click(find(menu, '.opener'));
  await until('the panel is open', () => findAll(menu, '.panel[popover]:popover-open').length === 1);
  await painted();
  return menu;
};
/** Accessible name of the button. */
const nameOf = (menu: Element): string => find(menu, '.visually-hidden').textContent ?? '';
const toggle = (menu: Element): HTMLElement => find(find(menu, 'dass-switch'), '[role=switch]');
const question = (): Element | null => document.querySelector('dass-confirm-dialog[open]');
const confirmDialog = (): Promise<Element> =>
  until('the confirmation is shown', () => question()?.shadowRoot?.querySelector('dialog[open]'));
const answered = (): Promise<unknown> => until('the confirmation is closed', () => !question());
const press = async (which: 'cancel' | 'confirm'): Promise<void> => {
  await confirmDialog();
  await user.click(await until('its buttons are rendered', () => question()?.shadowRoot?.querySelector(`.${which}`)));
  await answered();
};

describe('dass-account-menu', () => {
  // Uses a separate storage key, because fields in parallel tests would otherwise show keyboard buttons.
  before(() => Object.defineProperty(virtualKeyboardPreference, 'key', { value: 'account-menu-virtualKeyboard' }));
  const { now } = pageReload;
  let reloads = 0;
  beforeEach(() => {
    reloads = 0;
    pageReload.now = () => void reloads++;
    localStorage.clear();
  });
  afterEach(async () => {
    pageReload.now = now;
    localStorage.clear();
    delete document.documentElement.dataset.theme;
    delete document.documentElement.dataset.density;
    await setLanguage('pt_BR');
  });

  it('[HL-04] shows name and e-mail, language, virtual keyboard, content of the application and the sign-out', async () => {
    const menu = await open({}, '<a slot="account" href="#perfil">Meu perfil</a>');
    expect(nameOf(menu)).to.equal('Conta de Maria Antônia Gonçalves');
    expect(find(menu, '.who strong').textContent).to.equal(account.name);
    expect(find(menu, '.who span').textContent).to.equal(account.email);
    expect(find(menu, 'dass-language-picker').checkVisibility()).to.equal(true);
    expect(toggle(menu).checkVisibility()).to.equal(true);
    expect(find(menu, 'a').checkVisibility()).to.equal(true);
    expect(find(menu, '.sign-out').textContent?.trim()).to.equal('Sair');
  });

  it('hides the sign-out of pages without sign-in', async () => {
    const menu = await open({ withoutLogoff: true });
    expect(findAll(menu, '.sign-out')).to.have.length(0);
    expect(find(menu, '.who strong').textContent).to.equal(account.name);
  });

  it('is the button of the settings where nobody signs in', async () => {
    const menu = await open({ user: undefined, withoutLogoff: true });
    expect(nameOf(menu)).to.equal('Configurações');
    expect(findAll(menu, '.who, .sign-out')).to.have.length(0);
    const icons = [find(menu, '.opener path').getAttribute('d')];
    menu.withoutLogoff = false;
    await menu.updateComplete;
    icons.push(find(menu, '.opener path').getAttribute('d'));
    expect(nameOf(menu)).to.equal('Conta');
    expect(icons[0]).not.to.equal(icons[1]);
  });

  it('[HL-05] hides only name, e-mail and sign-out for a user without access', async () => {
    const menu = await open({ user: { ...account, accessDenied: true } }, '<a slot="account" href="#ajuda">Ajuda</a>');
    expect(findAll(menu, '.who, .sign-out, .avatar')).to.have.length(0);
    expect(menu.shadowRoot?.textContent).not.to.contain('Maria');
    expect(nameOf(menu)).to.equal('Conta');
    expect(find(menu, 'dass-language-picker').checkVisibility()).to.equal(true);
    expect(toggle(menu).checkVisibility()).to.equal(true);
    expect(find(menu, 'a').checkVisibility()).to.equal(true);
  });

  it('[HL-05] denies access for every true-like and invalid accessDenied; false-like values grant it', async () => {
    const signOutWith = async (accessDenied: unknown) => {
      const menu = await open({ user: { ...account, accessDenied: accessDenied as boolean } });
      const { length } = findAll(menu, '.sign-out');
      menu.remove();
      return length;
    };
    await expectConsole(/^\[dass\] 'accessDenied' is no flag; access is denied/, async () => {
      for (const yes of ['true', 1, 'S', 'sim', {}]) expect(await signOutWith(yes), String(yes)).to.equal(0);
    });
    for (const no of [false, 'false', 0, 'N', undefined]) expect(await signOutWith(no), String(no)).to.equal(1);
  });

  it('opens and closes by its button and Escape, and returns the focus', async () => {
    const menu = await mount('dass-account-menu', { properties: { user: account } });
    find(menu, '.opener').focus();
    await user.press('Enter');
    await until('the panel is open', () => menu.open);
    await until(
      'the focus is in the panel',
      () => focused()?.closest('[popover]') ?? focused()?.getRootNode() !== menu.shadowRoot,
    );
    expect(find(menu, '.opener').getAttribute('aria-expanded')).to.equal('true');
    await user.press('Escape');
    expect(menu.open).to.equal(false);
    await until('the focus is restored', () => focused() === find(menu, '.opener'));
  });

  describe('signing out', () => {
    it('[HL-08] asks first, and fires dass-logoff only after confirmation', async () => {
      const menu = await open();
      const events = listen(menu, 'dass-logoff');
      await user.click(find(menu, '.sign-out'));
      await confirmDialog();
      expect(menu.open, 'the panel is closed behind the confirmation').to.equal(false);
      await press('cancel');
      expect(events).to.have.length(0);
      await until('the focus is back on the button', () => focused() === find(menu, '.opener'));
      await user.press('Enter');
      await until('the panel is open', () => findAll(menu, '.sign-out').length === 1);
      await user.click(find(menu, '.sign-out'));
      await press('confirm');
      expect(events).to.have.length(1);
      expect(menu.open).to.equal(false);
    });

    it('[HL-08] Escape does not confirm', async () => {
      const menu = await open();
      const events = listen(menu, 'dass-logoff');
      await user.click(find(menu, '.sign-out'));
      await confirmDialog();
      await user.press('Escape');
      await answered();
      expect(events).to.have.length(0);
    });
  });

  describe('the language', () => {
    const choose = async (menu: Element, key: string): Promise<void> => {
      find(menu, 'dass-language-picker').focus();
      await user.press('Enter');
      await user.press(key);
      await user.press('Enter');
    };

    it('[HL-08] [LG-02] changes at once everywhere, without a reload, and fires an event', async () => {
      const menu = await open();
      const other = await mount('dass-account-menu');
      const events = listen(menu, 'dass-change-language');
      await choose(menu, 'End');
      await until('the texts are English', () => find(menu, '.sign-out').textContent?.trim() === 'Sign out');
      expect(nameOf(other)).to.equal('Account');
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ language: 'en' }]);
      expect(sessionStorage.getItem('lang')).to.equal('en');
      expect(document.documentElement.lang).to.equal('en');
      expect(find(find(menu, 'dass-language-picker'), '#control').textContent?.trim()).to.equal('English');
      expect(reloads).to.equal(0);
      await until('it is announced in the new language', () =>
        document.querySelector('[data-dass-announce=polite]')?.textContent?.includes('Language changed to English'),
      );
    });

    it('[HL-08] does not change when the application cancels the event', async () => {
      const menu = await open();
      menu.addEventListener('dass-change-language', (event) => event.preventDefault());
      await choose(menu, 'End');
      await painted();
      expect(getLanguage()).to.equal('pt-BR');
      expect(find(find(menu, 'dass-language-picker'), '#control').textContent?.trim()).to.equal('Português (Brasil)');
    });

    it('[LG-01] can be a language of the application without texts in the kit', async () => {
      const menu = await open({
        languages: [
          { id: 'pt_BR', description: 'Português' },
          { id: 'it', description: 'Italiano' },
        ],
        language: 'pt_BR',
      });
      const events = listen(menu, 'dass-change-language');
      await choose(menu, 'End');
      await painted();
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ language: 'it' }]);
      expect(menu.language).to.equal('it');
      expect(getLanguage(), 'the language of the kit does not change').to.equal('pt-BR');
    });
  });

  describe('the virtual keyboard', () => {
    it('[VK-01] warns that the page reloads; after confirmation it stores the value, fires the event and reloads', async () => {
      const menu = await open();
      const events = listen(menu, 'dass-change-virtual-keyboard');
      const order: string[] = [];
      menu.addEventListener('dass-change-virtual-keyboard', () =>
        order.push(`event, stored ${virtualKeyboardPreference.get()}`),
      );
      pageReload.now = () => void order.push('reload');
      expect(toggle(menu).getAttribute('aria-checked')).to.equal('false');
      await user.click(toggle(menu));
      const dialog = await confirmDialog();
      await until('the warning is announced', () => dialog.textContent?.includes('será recarregada'));
      expect(order).to.deep.equal([]);
      await press('confirm');
      await until('the change is complete', () => order.length === 2);
      expect(order).to.deep.equal(['event, stored true', 'reload']);
      expect(events.map(({ detail }) => detail)).to.deep.equal([{ enabled: true }]);
      expect(toggle(menu).getAttribute('aria-checked')).to.equal('true');
      expect(localStorage.getItem(virtualKeyboardPreference.key)).to.equal('true');
    });

    it('[VK-01] stays unchanged when the user cancels the question', async () => {
      const menu = await open();
      const events = listen(menu, 'dass-change-virtual-keyboard');
      await user.click(toggle(menu));
      await press('cancel');
      await painted();
      expect(toggle(menu).getAttribute('aria-checked')).to.equal('false');
      expect(virtualKeyboardPreference.get()).to.equal(false);
      expect(events).to.have.length(0);
      expect(reloads).to.equal(0);
    });

    it('[VK-01] does not reload when the application cancels the event', async () => {
      virtualKeyboardPreference.set(true);
      const menu = await open();
      menu.addEventListener('dass-change-virtual-keyboard', (event) => event.preventDefault());
      expect(toggle(menu).getAttribute('aria-checked')).to.equal('true');
      await user.click(toggle(menu));
      await press('confirm');
      await until('the preference is off', () => toggle(menu).getAttribute('aria-checked') === 'false');
      expect(reloads).to.equal(0);
    });

    it('[VK-01] [ST-01] shows an error and stays unchanged when the value cannot be stored', async () => {
      const menu = await open();
      const events = listen(menu, 'dass-change-virtual-keyboard');
      const { setItem } = Storage.prototype;
      try {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        await user.click(toggle(menu));
        await press('confirm');
        await until('a notice shows the failure', () => findAll(document, 'dass-notice').length > 0);
      } finally {
        Storage.prototype.setItem = setItem;
      }
      expect(toggle(menu).getAttribute('aria-checked')).to.equal('false');
      expect(events).to.have.length(0);
      expect(reloads).to.equal(0);
      for (const region of document.querySelectorAll('dass-notice-region')) region.remove();
    });
  });

  describe('the appearance', () => {
    const choice = (menu: Element, value: string): HTMLInputElement =>
      find<HTMLInputElement>(menu, `input[value=${value}]`);

    it('changes at once, is stored, and applies to the next page', async () => {
      const menu = await open();
      expect(choice(menu, 'light').checked).to.equal(true);
      await user.click(choice(menu, 'dark'));
      await user.click(choice(menu, 'compact'));
      expect({ ...document.documentElement.dataset }).to.include({ theme: 'dark', density: 'compact' });
      menu.remove();
      delete document.documentElement.dataset.theme;
      delete document.documentElement.dataset.density;
      await mount('dass-account-menu');
      expect({ ...document.documentElement.dataset }).to.include({ theme: 'dark', density: 'compact' });
    });

    it('comes before the color-scheme of the page, also in the open panel', async () => {
      const page = new CSSStyleSheet();
      page.replaceSync(':root { color-scheme: light dark } body { background: var(--dass-color-page) }');
      document.adoptedStyleSheets.push(page);
      try {
        const menu = await open();
        const { left, top } = find(menu, '.panel').getBoundingClientRect();
        const brightness = async (): Promise<number[]> => {
          const screen = await takeScreen();
          return [screen.colorAt(left + 20, top + 6), screen.colorAt(innerWidth - 40, innerHeight - 20)].map((color) =>
            Math.max(...color),
          );
        };
        expect(
          (await brightness()).every((one) => one > 200),
          'light',
        ).to.equal(true);
        await user.click(choice(menu, 'dark'));
        await until('the panel and the page are dark', async () => (await brightness()).every((one) => one < 100));
        await user.click(choice(menu, 'light'));
        await until('the panel and the page are light', async () => (await brightness()).every((one) => one > 200));
      } finally {
        document.adoptedStyleSheets.pop();
      }
    });

    it('works with the keyboard', async () => {
      const menu = await open();
      choice(menu, 'light').focus();
      await user.press('ArrowRight');
      expect(document.documentElement.dataset.theme).to.equal('dark');
    });

    it('[ST-01] keeps the page’s own appearance without a valid stored value, and works when storage is full', async () => {
      localStorage.setItem('dass-theme', '<script>');
      const menu = await open();
      expect(document.documentElement.dataset.theme).to.equal(undefined);
      const { setItem } = Storage.prototype;
      try {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
        await user.click(choice(menu, 'dark'));
      } finally {
        Storage.prototype.setItem = setItem;
      }
      expect(document.documentElement.dataset.theme).to.equal('dark');
    });
  });

  it('shows markup, right-to-left text, emoji and 10,000 characters as text', async () => {
    for (const name of ['<img src=x onerror=alert(1)>', 'مريم أنطونيا', '👩‍🏭', 'Ç'.repeat(10_000)]) {
      const menu = await open({ user: { name, email: name } });
      expect(find(menu, '.who strong').textContent).to.equal(name);
      expect(findAll(menu, 'img')).to.have.length(0);
      expect(find(menu, '.panel').getBoundingClientRect().width).to.be.lessThan(320);
      menu.remove();
    }
  });

  it('handles an invalid user, and one whose fields are not texts', async () => {
    const menu = await mount('dass-account-menu', {
      properties: { user: { name: { first: 'M' }, email: 7 }, open: true },
    });
    expect(nameOf(menu)).to.equal('Conta');
    await expectConsole(/^\[dass\] <dass-account-menu> 'user' cannot be string Maria/, () =>
      Object.assign(menu, { user: 'Maria' }),
    );
    await menu.updateComplete;
    expect(menu.user).to.equal(undefined);
  });
});
