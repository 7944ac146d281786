import { defineExamples } from '../../base/examples.js';
import type { DassVersionTag } from './version-tag.js';

export default defineExamples<DassVersionTag>('dass-version-tag', {
  default: {
    summary: 'The version that is told when nothing else is.',
    userActions: {
      'dass-before-reload': async (element, user) => {
        element.addEventListener('dass-before-reload', (event) => event.preventDefault(), { once: true });
        await user.click(element);
      },
    },
  },
  release: { summary: 'A release of the host.', properties: { label: 'v4.12.3' } },
  build: {
    summary: 'A long one is cut; the button still says it whole to assistive technology.',
    properties: { label: 'v4.12.3-homologação.20261121' },
  },
});
