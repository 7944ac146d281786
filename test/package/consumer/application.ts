import { configureLocalization, msg } from '@lit/localize';
import { createElement, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'dass-elements/dass-dialog.js';
import { onLanguageChange, setLanguage } from 'dass-elements/language.js';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

/** The application's own languages and configuration. */
const { setLocale } = configureLocalization({
  sourceLocale: 'de',
  targetLocales: ['fr'],
  loadLocale: () => Promise.resolve({ templates: { order: 'Commande' } }),
});

/** An application with a wrapper and a tag: a field in React, and a dialog opened by its property. */
function Application() {
  const [supplier, setSupplier] = useState('');
  const [, rerender] = useState(0);
  useEffect(() => onLanguageChange(() => rerender((times) => times + 1)), []);
  const french = async (): Promise<void> => {
    await setLocale('fr');
    rerender((times) => times + 1);
  };
  const open = (): void => {
    const dialog = document.querySelector('dass-dialog');
    if (dialog) dialog.open = true;
  };
  return createElement(
    'main',
    null,
    createElement(DassTextInput, {
      label: 'Fornecedor',
      value: supplier,
      onInput: ({ target }) => setSupplier(target.value),
    }),
    createElement('output', null, supplier),
    createElement('button', { id: 'open', onClick: open }, 'Alterar'),
    createElement('h1', null, msg('Auftrag', { id: 'order' })),
    createElement('button', { id: 'spanish', onClick: () => void setLanguage('es') }, 'Español'),
    createElement('button', { id: 'french', onClick: () => void french() }, 'Français'),
  );
}

const dialog = document.createElement('dass-dialog');
dialog.heading = 'Alterar fornecedor';
dialog.textContent = 'Açaí Tecidos';
document.body.append(dialog);
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(createElement(Application));
