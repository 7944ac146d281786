import { getLanguage } from 'dass-elements/language.js';
import { configuration } from '../configuration.js';
import { msg, onTextsChange, textsReady } from '../locales/localize.js';

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

/** Writes the texts into the elements with `data-text`, now and after each change of the language. */
export async function fillTexts(root: ParentNode, onChange: () => void): Promise<void> {
  const fill = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
      element.textContent = texts[element.dataset.text!]!();
    }
    document.title = `${msg('Entrar', { id: 'dassLoginHeading' })} · ${configuration.productName}`;
    document.documentElement.lang = getLanguage();
    onChange();
  };
  await textsReady();
  fill();
  onTextsChange(fill);
}
