// Generated from custom-elements.json by scripts/generate/generate-entries.mjs. Do not edit.
export { DassHeaderLayout } from '../elements/navigation/header-layout/header-layout.js';
export type { MenuItem } from '../elements/core/menu/menu.js';
export type { Notification, NotificationData } from '../elements/core/messages/notifications.js';
export type { LanguageOption } from '../elements/fields/language-picker/language-options.js';
export type { DassAccountMenuChangeLanguageDetail, DassAccountMenuChangeVirtualKeyboardDetail } from '../elements/navigation/account-menu/account-menu.js';
export type { DassHeaderBarMenuToggleDetail, DassHeaderBarNavigateDetail } from '../elements/navigation/header-bar/header-bar.js';
export type { NavigateDetail } from '../elements/navigation/link-click.js';
export type { DassNotificationListMarkReadDetail, DassNotificationListNotificationClickDetail, DassNotificationListNotificationContextDetail } from '../elements/navigation/notification-list/notification-list.js';
export type { User } from '../elements/navigation/user-model.js';
