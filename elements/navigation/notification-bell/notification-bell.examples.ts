import { defineExamples } from '../../base/examples.js';
import type { DassNotificationBell } from './notification-bell.js';

export default defineExamples<DassNotificationBell>('dass-notification-bell', {
  unread: {
    summary: 'Twelve notifications that nobody has read.',
    properties: { count: 12 },
    userActions: { 'dass-bell-click': (element, user) => user.click(element) },
  },
  none: { summary: 'Nothing to read: no badge.' },
  many: { summary: 'More than the badge has room for.', properties: { count: 1250 } },
  expanded: { summary: 'Its list is open.', properties: { count: 3, expanded: 'true' } },
});
