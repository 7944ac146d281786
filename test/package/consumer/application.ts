import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'dass-elements/elements/controls/dialog/dialog.js';
import { onLanguageChange } from 'dass-elements/locales';
import { DassTextInput } from 'dass-elements/react/dass-text-input.js';

/** A wrapper and a tag: a field in React, and a dialog that is opened by its property. */
function Application() {
  const [supplier, setSupplier] = useState('');
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
  );
}

const dialog = document.createElement('dass-dialog');
dialog.heading = 'Alterar fornecedor';
dialog.textContent = 'Açaí Tecidos';
document.body.append(dialog);
const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(createElement(Application));
onLanguageChange(() => undefined);
