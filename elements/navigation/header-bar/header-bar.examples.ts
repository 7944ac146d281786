import { defineExamples, type TestUser } from '../../base/examples.js';
import '../../controls/button/button.js';
import type { DassHeaderBar } from './header-bar.js';

const systemUrl = 'https://barra.exemplo.com.br';

export default defineExamples<DassHeaderBar>('dass-header-bar', {
  default: {
    summary: 'With a logo as home link, a title and an action of the application.',
    properties: { heading: 'Compras', homeLink: '/', systemUrl },
    children: '<strong slot="logo">DASS</strong><dass-button slot="actions" appearance="plain">Ajuda</dass-button>',
    userActions: {
      'dass-navigate': async (element: DassHeaderBar, user: TestUser) => {
        element.addEventListener('dass-navigate', (event) => event.preventDefault(), { once: true });
        await user.click(user.find(element, 'a.logo'));
      },
      'dass-menu-toggle': (element, user) => user.click(user.find(element, '.menu')),
      'dass-before-reload': async (element, user) => {
        element.addEventListener('dass-before-reload', (event) => event.preventDefault(), { once: true });
        await user.click(user.find(user.find(element, 'dass-version-tag'), 'button'));
      },
    },
  },
  open: {
    summary: 'The menu is open.',
    properties: { heading: 'PCP', menuOpen: true, versionLabel: 'v4.12.3' },
    children: '<strong slot="logo">DASS</strong>',
  },
  bare: { summary: 'Without a menu, a logo or a title.', properties: { withoutMenu: true } },
  home: {
    summary: 'A home link without a logo shows a home icon.',
    properties: { homeLink: '/inicio', heading: 'Planejamento e controle da produção', systemUrl },
  },
});
