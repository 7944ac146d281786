import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './application.js';

createRoot(document.querySelector('#root')!).render(createElement(Application));
