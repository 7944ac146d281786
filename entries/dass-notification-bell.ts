// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassNotificationBell } from '../elements/navigation/notification-bell/notification-bell.js';
