import { defineExamples } from '../../base/examples.js';
import type { DassVersionTag } from './version-tag.js';

export default defineExamples<DassVersionTag>('dass-version-tag', {
  default: {
    summary: 'The default version.',
    userActions: {
      'dass-before-reload': async (element, user) => {
        element.addEventListener('dass-before-reload', (event) => event.preventDefault(), { once: true });
        await user.click(element);
      },
    },
  },
  release: { summary: 'A version of the application.', properties: { label: 'v4.12.3' } },
  build: {
    summary: 'A long version is truncated; the accessible name is complete.',
    properties: { label: 'v4.12.3-homologação.20261121' },
  },
});
