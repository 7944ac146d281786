import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import 'dass-elements/dass-pick-list.js';
import 'dass-elements/dass-text-input.js';
import type { DassPickListPickDetail } from 'dass-elements/dass-pick-list.js';

const items = ['Couro', 'Sola', 'Linha'].map((label, id) => ({ id, label }));

/** A page with the tags themselves, as React 19 supports them: properties, and events by their names. */
function Application() {
  const [supplier, setSupplier] = useState('Aurora');
  const [count, setCount] = useState(0);
  return createElement(
    'main',
    null,
    createElement('dass-text-input', {
      label: 'Fornecedor',
      value: supplier,
      onInput: ({ target }: { target: { value: string } }) => setSupplier(target.value),
    }),
    createElement('dass-pick-list', {
      label: 'Materiais',
      items,
      'ondass-pick': ({ detail }: CustomEvent<DassPickListPickDetail>) => setCount(detail.selected.length),
    }),
    createElement('output', null, `${supplier}: ${count}`),
  );
}

createRoot(document.querySelector('#root')!).render(createElement(Application));
