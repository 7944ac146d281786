// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassNotificationList } from '../elements/navigation/notification-list/notification-list.js';
export type { Notification, NotificationData } from '../elements/core/messages/notifications.js';
export type { DassNotificationListMarkReadDetail, DassNotificationListNotificationClickDetail, DassNotificationListNotificationContextDetail } from '../elements/navigation/notification-list/notification-list.js';
