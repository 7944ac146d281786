import { defineExamples } from '../../base/examples.js';
import type { DassBadge } from './badge.js';

export default defineExamples<DassBadge>('dass-badge', {
  default: { summary: 'How many are unread.', properties: { count: 12, label: '12 notificações não lidas' } },
  many: { summary: 'More than it writes out.', properties: { count: 1284 } },
  zero: {
    summary: 'A count of nothing, where nothing is news.',
    properties: { count: 0, withZero: true, tone: 'neutral' },
  },
  none: { summary: 'A count of 0 is not rendered.', properties: { count: 0 } },
  dot: { summary: 'There is something new.', properties: { dot: true, tone: 'accent', label: 'Pedido alterado' } },
  info: { summary: 'For information.', properties: { count: 3, tone: 'info' } },
  success: { summary: 'Things that are done.', properties: { count: 48, tone: 'success' } },
  warning: {
    summary: 'Things to look at.',
    properties: { count: 7, tone: 'warning', label: '7 materiais sem cotação' },
  },
});
