import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Application } from './application.js';

hydrateRoot(document.querySelector('#root')!, createElement(Application), {
  onRecoverableError: (error) => console.error('not hydrated', error),
});
