import { defineExamples } from '../../base/examples.js';
import type { DassNotificationBell } from './notification-bell.js';

export default defineExamples<DassNotificationBell>('dass-notification-bell', {
  unread: {
    summary: 'Twelve unread notifications.',
    properties: { count: 12 },
    userActions: { 'dass-bell-click': (element, user) => user.click(element) },
  },
  none: { summary: 'No unread notifications: no badge.' },
  many: { summary: 'More than the badge can show.', properties: { count: 1250 } },
  expanded: { summary: 'Its list is open.', properties: { count: 3, expanded: 'true' } },
});
