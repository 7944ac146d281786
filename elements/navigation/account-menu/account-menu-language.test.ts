import { expect } from 'chai';
import './account-menu.js';
import { getLanguage, setLanguage } from '../../../locales/index.js';
import { blockModules } from '../../../test/support/loading/blocked-modules.js';
import { itNeeds } from '../../../test/support/engine.js';
import { mount } from '../../../test/support/fixture.js';
import { find, findAll, user, until } from '../../../test/support/user.js';
import { expectConsole } from '../../../test/support/assertions/page-problems.js';

describe('dass-account-menu when a language does not load', () => {
  itNeeds(
    'blocked requests',
    '[LG-02] shows an error, keeps the previous language, and changes when the user selects it again',
    async () => {
      const unblock = await blockModules('**/locales/generated/en*');
      const menu = await mount('dass-account-menu', { properties: { user: { name: 'Ana' } } });
      await user.click(find(menu, '.opener'));
      const picker = await until('the panel is open', () => findAll(menu, 'dass-language-picker')[0]);
      const choose = async (key: string): Promise<void> => {
        (picker as HTMLElement).focus();
        await user.press('Enter');
        await user.press(key);
        await user.press('Enter');
      };
      const notices = (): string[] =>
        findAll(document, 'dass-notice').map((notice) => find(notice, '.text').textContent);
      const shown = (): string | undefined => find(picker, '#control').textContent?.trim();
      await expectConsole(/^\[dass\] The texts in 'en' could not be loaded/, async () => {
        await choose('End');
        await until('the failure is shown', () =>
          notices().some((text) => text.startsWith('O idioma não foi carregado.')),
        );
      });
      expect([getLanguage(), document.documentElement.lang, shown()]).to.deep.equal([
        'pt-BR',
        '',
        'Português (Brasil)',
      ]);
      expect(find(menu, '.sign-out').textContent?.trim()).to.equal('Sair');

      await unblock();
      await choose('End');
      await until('the texts are English', () => find(menu, '.sign-out').textContent?.trim() === 'Sign out');
      expect(shown()).to.equal('English');
      await setLanguage('pt_BR');
    },
  );
});
