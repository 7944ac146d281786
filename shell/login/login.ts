import 'dass-elements/dass-button.js';
import type { DassButton } from 'dass-elements/dass-button.js';
import 'dass-elements/dass-language-picker.js';
import type { DassLanguagePicker } from 'dass-elements/dass-language-picker.js';
import { density, theme } from 'dass-elements/preferences.js';
import { redirectAfterLogin } from 'dass-elements/urls.js';
import { getLanguage, setLanguage } from 'dass-elements/language.js';
import { msg, str, onTextsChange, textsReady } from '../locales/localize.js';
import { asPlatformError } from '../app/platform-failure.js';
import { signInFailure } from '../app/sign-in-failure.js';
import { configure, platformAddresses, configuration } from '../configuration.js';
import { httpPlatform } from '../platform/http-platform.js';
import { paths } from '../app/paths.js';
import { notifyOtherTabs } from '../session/session-channel.js';
import { demoUsers, type DemoUser } from './demo-users.js';

configure();
theme.restore();
density.restore();
const addresses = platformAddresses();
const { session } = httpPlatform(addresses);

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const form = find<HTMLFormElement>('#form');
const errorElement = find('#error');
const submit = find<DassButton>('#submit');
const [email, password] = ['email', 'password'].map((name) => form.elements.namedItem(name) as HTMLInputElement) as [
  HTMLInputElement,
  HTMLInputElement,
];

/** Texts of the page by their `data-text` name. */
const texts: Readonly<Record<string, () => string>> = {
  dassLoginHeading: () => msg('Entrar', { id: 'dassLoginHeading' }),
  dassLoginSubheading: () => msg('Use o e-mail e a senha do sistema.', { id: 'dassLoginSubheading' }),
  dassLoginEmail: () => msg('E-mail', { id: 'dassLoginEmail' }),
  dassLoginPassword: () => msg('Senha', { id: 'dassLoginPassword' }),
  dassLoginSubmit: () => msg('Entrar', { id: 'dassLoginSubmit' }),
  dassLoginContinue: () => msg('Continuar', { id: 'dassLoginContinue' }),
  dassLoginOther: () => msg('Sair e entrar com outra conta', { id: 'dassLoginOther' }),
  dassLoginSampleUsers: () => msg('Usuários de exemplo', { id: 'dassLoginSampleUsers' }),
};

/** The current error as a function, because a change of the language renders it again. */
let errorText: (() => string) | undefined;
let signedInName = '';

function showTexts(): void {
  errorElement.hidden = !errorText;
  errorElement.textContent = errorText?.() ?? '';
  find('#signed-in-as').textContent = msg(str`Você já entrou como ${signedInName}.`, { id: 'dassLoginSignedInAs' });
}

/** Writes the texts into the elements with `data-text`, in the current language. */
function fillTexts(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
    element.textContent = texts[element.dataset.text!]!();
  document.title = `${msg('Entrar', { id: 'dassLoginHeading' })} · ${configuration.productName}`;
  document.documentElement.lang = getLanguage();
  showTexts();
}

function showError(next: (() => string) | undefined): void {
  errorText = next;
  showTexts();
}

/** Opens the address that the user wanted before, if it belongs to this group, else the home page. */
function openRequestedPage(): void {
  window.location.replace(redirectAfterLogin.take() ?? paths.home);
}

function showFailure(error: unknown): void {
  showError(signInFailure(asPlatformError(error)));
}

async function trySignIn(credentials: { email: string; password: string }): Promise<void> {
  if (submit.busy) return;
  showError(undefined);
  submit.busy = true;
  try {
    notifyOtherTabs((await session.signIn(credentials)).email);
    openRequestedPage();
  } catch (error) {
    showFailure(error);
    if (asPlatformError(error).kind === 'unauthorized') password.select();
  } finally {
    submit.busy = false;
  }
}

/** Marks the invalid fields and returns the first. The browser's own messages could be in another language. */
function firstInvalid(): HTMLInputElement | undefined {
  for (const field of [email, password]) field.setAttribute('aria-invalid', String(!field.validity.valid));
  return [email, password].find((field) => !field.validity.valid);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const invalid = firstInvalid();
  if (!invalid) return void trySignIn({ email: email.value, password: password.value });
  showError(() =>
    invalid === email
      ? msg('Informe um e-mail válido.', { id: 'dassLoginEmailMissing' })
      : msg('Informe a senha.', { id: 'dassLoginPasswordMissing' }),
  );
  invalid.focus();
});
form.addEventListener('input', ({ target }) => (target as HTMLElement).removeAttribute('aria-invalid'));

const language = find<DassLanguagePicker>('#language');
language.addEventListener('change', () => void changeLanguage(language.value));

/** The page keeps its language when the texts cannot be loaded. */
async function changeLanguage(wanted: string): Promise<void> {
  if (await setLanguage(wanted)) return;
  if (language.value !== wanted) return;
  language.value = '';
  showError(() =>
    msg('O idioma não foi carregado. Verifique a conexão e tente de novo.', { id: 'dassLoginLanguageFailed' }),
  );
}

find('#continue').addEventListener('click', openRequestedPage);
find('#sign-out').addEventListener('click', () => {
  signOutHere().catch((error: unknown) => {
    // Another tab has signed in another user: the page has to show that session.
    if (asPlatformError(error).kind === 'user-changed') window.location.reload();
    else showFailure(error);
  });
});

async function signOutHere(): Promise<void> {
  const button = find<DassButton>('#sign-out');
  if (button.busy) return;
  button.busy = true;
  try {
    await session.signOut();
    notifyOtherTabs('');
    showError(undefined);
    showSignedIn('');
  } finally {
    button.busy = false;
  }
}

function showSignedIn(name: string): void {
  signedInName = name;
  find('#signed-in').hidden = name === '';
  form.hidden = name !== '';
  showTexts();
  find(name ? '#continue' : '#form input').focus();
}

function showDemoUsers(users: readonly DemoUser[]): void {
  find('#demo-users').hidden = users.length === 0;
  for (const demoUser of users) {
    const button = document.createElement('button');
    button.type = 'button';
    for (const [className, text] of [
      ['name', demoUser.name],
      ['note', demoUser.note],
    ] as const) {
      const line = document.createElement('span');
      line.className = className;
      line.textContent = text;
      button.append(line);
    }
    button.addEventListener('click', () => {
      [email.value, password.value] = [demoUser.email, demoUser.password];
      void trySignIn(demoUser);
    });
    const item = document.createElement('li');
    item.append(button);
    find('#demo-users ul').append(item);
  }
}

await textsReady();
fillTexts();
onTextsChange(fillTexts);
find('main').hidden = false;
const [user, users] = await Promise.all([session.current().catch(() => null), demoUsers(addresses.apiAddress)]);
showSignedIn(user?.name ?? '');
showDemoUsers(users);
