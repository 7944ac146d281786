import type { Translation } from '../index.js';
import type source from '../pt-BR/navigation.js';

export default {
  dassHeaderSkip: 'Skip to content',
  dassHeaderHome: 'Home page',

  dassVersionRefresh: 'Click to refresh the page',

  dassMenuOpen: 'Open menu',
  dassMenuClose: 'Close menu',
  dassMenuHeading: 'Main menu',
  dassMenuTab: 'Menu',
  dassMenuFilter: 'Filter menu',
  dassMenuFilterClear: 'Clear filter',
  dassMenuResults: {
    one: '{count} item found',
    other: '{count} items found',
  },
  dassMenuNoResults: 'No menu item matches the filter',
  dassMenuEmpty: 'No items in the menu',
  dassMenuInactive: 'Inactive',
  dassMenuUnsafe: 'Address not allowed',

  dassHistoryHeading: 'History',
  dassHistoryEmpty: 'No pages visited yet',
  dassHistoryClear: 'Clear history',
  dassHistoryCleared: 'History cleared',

  dassBellLabel: 'Notifications',
  dassBellUnread: {
    one: 'Notifications, {count} unread',
    other: 'Notifications, {count} unread',
  },

  dassNotificationsHeading: 'Notifications',
  dassNotificationsMarkAll: 'Mark all as read',
  dassNotificationsEmpty: 'No notifications found',
  dassNotificationsNew: {
    one: '{count} new',
    other: '{count} new',
  },
  dassNotificationUntitled: 'Notification',
  dassNotificationUnread: 'Unread',
  dassNotificationMark: 'Mark as read',
  dassNotificationMarkRead: 'Mark as read: {title}',

  dassAccountLabel: 'Account',
  dassAccountLabelNamed: '{name}’s account',
  dassAccountVirtualKeyboard: 'Virtual keyboard',
  dassAccountKeyboardHeading: 'Change the virtual keyboard',
  dassAccountKeyboardQuestion: 'The page will reload to apply the change. Do you want to continue?',
  dassAccountKeyboardFailed: 'The preference could not be saved: the browser blocks storage for this site.',
  dassAccountTheme: 'Theme',
  dassAccountThemeSystem: 'System',
  dassAccountThemeLight: 'Light',
  dassAccountThemeDark: 'Dark',
  dassAccountDensity: 'Density',
  dassAccountDensityComfortable: 'Comfortable',
  dassAccountDensityCompact: 'Compact',
  dassAccountSignOut: 'Sign out',
  dassAccountSignOutHeading: 'Leave the system',
  dassAccountSignOutQuestion: 'Do you want to end your session?',

  dassLanguageLabel: 'Language',
  dassLanguageChanged: 'Language changed to {language}',
  dassLanguagePortuguese: 'Português (Brasil)',
  dassLanguageSpanish: 'Español',
  dassLanguageEnglish: 'English',
} satisfies Translation<typeof source>;
