import { defineExamples } from '../../base/examples.js';
import { registerIcons } from './registry.js';
import { bell, factory } from './icons.js';
import type { DassIcon } from './icon.js';

registerIcons({ bell, factory });

export default defineExamples<DassIcon>('dass-icon', {
  decoration: { summary: 'Beside a text: hidden from assistive technology.', properties: { name: 'factory' } },
  meaning: { summary: 'Alone: it has a name.', properties: { name: 'bell', label: 'Notificações' } },
  unknown: {
    summary: 'An icon name that is not registered: the space stays empty.',
    properties: { name: 'no-such-icon' },
  },
});
