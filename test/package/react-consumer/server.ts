import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { DassButton } from 'dass-elements/react/dass-button.js';
import { DassNotice } from 'dass-elements/react/dass-notice.js';
import { DassSearchFilter } from 'dass-elements/react/dass-search-filter.js';
import { Application } from './application.js';

const props = { className: 'main', id: 'save', disabled: false, iconOnly: true, onClick: () => undefined };
process.stdout.write(
  JSON.stringify({
    application: renderToString(createElement(Application)),
    button: renderToString(
      createElement(DassButton, { ...props, label: 'Salvar "já"' }, createElement('b', null, 'S')),
    ),
    others:
      renderToString(createElement(DassNotice, { duration: 2500, onClose: () => undefined, message: '<script>' })) +
      renderToString(createElement(DassSearchFilter, { filters: {}, dispatchDefaultFilter: false })),
  }),
);
