import { getLanguage, languageReady, onLanguageChange } from '../../locales/index.js';
import { t } from '../../locales/shell.js';
import { configuration } from '../configuration.js';

type Key = Parameters<typeof t>[0];

/** Writes the texts that the markup names into it, now and after each change of the language. */
export async function fillTexts(root: ParentNode, onChange: () => void): Promise<void> {
  const fill = () => {
    for (const element of root.querySelectorAll<HTMLElement>('[data-text]')) {
      element.textContent = t(element.dataset.text as Key);
    }
    document.title = `${t('dassLoginHeading')} · ${configuration.productName}`;
    document.documentElement.lang = getLanguage();
    onChange();
  };
  await languageReady();
  fill();
  onLanguageChange(fill);
}
