import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Application } from './application.js';

process.stdout.write(renderToString(createElement(Application)));
