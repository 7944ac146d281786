import { defineExamples, type TestUser } from '../../base/examples.js';
import { virtualKeyboardPreference } from '../../core/preferences/virtual-keyboard-preference.js';
import type { DassAccountMenu } from './account-menu.js';

const user = { name: 'Maria Antônia Gonçalves', email: 'maria.goncalves@example.com' };

const soon = async <T>(look: () => T | null | undefined): Promise<T> => {
  for (let tries = 0; tries < 150; tries++) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It never came');
};

/** Answers the question that is on the page. */
const confirm = async (user: TestUser): Promise<void> => {
  const question = (): Element | null => document.querySelector('dass-confirm-dialog[open]');
  await user.click(await soon(() => question()?.shadowRoot?.querySelector('.confirm')));
  await soon(() => !question());
};

export default defineExamples<DassAccountMenu>('dass-account-menu', {
  closed: { summary: 'The button with the signed-in user.', properties: { user } },
  open: {
    summary: 'With a link of the application before the sign-out.',
    properties: { user, open: true, virtualKeyboard: false },
    children: '<a slot="account" href="/perfil">Meu perfil</a>',
    userActions: {
      'dass-logoff': async (element, user) => {
        await user.click(user.find(element, '.sign-out'));
        await confirm(user);
      },
      'dass-change-language': async (element, user) => {
        element.addEventListener('dass-change-language', (event) => event.preventDefault(), { once: true });
        const picker = user.find(element, 'dass-language-picker');
        picker.focus();
        await user.press('Enter');
        await user.press('End');
        await user.press('Enter');
      },
      'dass-change-virtual-keyboard': async (element, user) => {
        element.addEventListener('dass-change-virtual-keyboard', (event) => event.preventDefault(), { once: true });
        await user.click(user.find(user.find(element, 'dass-switch'), 'button'));
        await confirm(user);
        virtualKeyboardPreference.set(false);
      },
    },
    overlay: true,
  },
  denied: {
    summary: 'Without access: no name, no sign-out.',
    properties: { user: { ...user, accessDenied: true }, open: true, virtualKeyboard: false },
    overlay: true,
  },
  'without-user': { summary: 'Without a user.' },
});
