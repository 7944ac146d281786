'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassHeaderLayout as DassHeaderLayoutElement } from '../entries/dass-header-layout.js';
import type { DassAccountMenuChangeLanguageDetail, DassAccountMenuChangeVirtualKeyboardDetail, DassHeaderBarMenuToggleDetail, DassHeaderBarNavigateDetail, DassNotificationListMarkReadDetail, DassNotificationListNotificationClickDetail, DassNotificationListNotificationContextDetail } from '../entries/dass-header-layout.js';

export type { DassHeaderLayoutElement };
export type * from '../entries/dass-header-layout.js';

/** What <DassHeaderLayout> takes besides the attributes of every HTML element. */
export interface DassHeaderLayoutOwnProps {
  /** Title of the area, in the bar. A text that starts with `dass` is a key of the catalogue. */
  heading?: DassHeaderLayoutElement['heading'];
  /** Address of the logo. Empty (default): what is in the slot `logo`. */
  logo?: DassHeaderLayoutElement['logo'];
  /** Where the logo leads. Empty (default): it is no link. */
  homeLink?: DassHeaderLayoutElement['homeLink'];
  /**
   * Who is signed in: `{name, email, accessDenied}`; nobody by default. With `accessDenied` the menu, its button, name,
   * e-mail and sign-out are hidden.
   */
  user?: DassHeaderLayoutElement['user'];
  /** The menu: `{id, label, url, icon, active, items}`, nested; none by default. See `items` of `dass-menu-drawer`. */
  menuItems?: DassHeaderLayoutElement['menuItems'];
  /**
   * Whether the menu is open. Undefined (default): closed, and on wide pages as it was last in this session. Setting it
   * fires nothing.
   */
  menuOpen?: DassHeaderLayoutElement['menuOpen'];
  /** The notifications, the newest first; none by default. See `notifications` of `dass-notification-list`. */
  notifications?: DassHeaderLayoutElement['notifications'];
  /** Shows the bell. */
  withNotifications?: DassHeaderLayoutElement['withNotifications'];
  /** How many are unread, where not all are loaded. Undefined (default): counted from `notifications`. */
  unreadCount?: DassHeaderLayoutElement['unreadCount'];
  /** No History tab in the menu. */
  historyDisabled?: DassHeaderLayoutElement['historyDisabled'];
  /** The address of the system whose history is kept. Empty (default): the system base address. */
  systemUrl?: DassHeaderLayoutElement['systemUrl'];
  /** The address of the page that is shown, for the mark in the menu. Empty (default): the document's own. */
  currentUrl?: DassHeaderLayoutElement['currentUrl'];
  /** What the version says, `v1.0.0` by default. */
  versionLabel?: DassHeaderLayoutElement['versionLabel'];
  /** The languages to choose from, `{id, description, image}` each. Empty (default): Portuguese, Spanish, English. */
  languages?: DassHeaderLayoutElement['languages'];
  /** Id of the chosen language. Empty (default): the language in force. */
  language?: DassHeaderLayoutElement['language'];
  /** A person follows the home link, an entry of the menu or of the history; prevent it when the host's router goes there, else the browser does. */
  onNavigate?: (event: CustomEvent<DassHeaderBarNavigateDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person has opened or closed the menu. */
  onMenuToggle?: (event: CustomEvent<DassHeaderBarMenuToggleDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person has pressed the version; prevent it and the page is not loaded anew. */
  onBeforeReload?: (event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person has confirmed to sign out. */
  onLogoff?: (event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person has chosen a language, which is put in force at once; prevent it to do that yourself. */
  onChangeLanguage?: (event: CustomEvent<DassAccountMenuChangeLanguageDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person has confirmed the change of the virtual keyboard; prevent it and the page is not loaded anew. */
  onChangeVirtualKeyboard?: (event: CustomEvent<DassAccountMenuChangeVirtualKeyboardDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person has opened or closed the notifications. */
  onBellClick?: (event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person opens a notification; prevent it and the browser opens no tab. */
  onNotificationClick?: (event: CustomEvent<DassNotificationListNotificationClickDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person asks for the menu of a notification; prevent it to show one of your own. */
  onNotificationContext?: (event: CustomEvent<DassNotificationListNotificationContextDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person marks a notification as read. */
  onMarkRead?: (event: CustomEvent<DassNotificationListMarkReadDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** A person marks all notifications as read. */
  onMarkAllRead?: (event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
  /** The end of the notifications has come into view: load more. */
  onScrollVisible?: (event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void;
}
export type DassHeaderLayoutProps = DassHeaderLayoutOwnProps & Omit<React.HTMLAttributes<DassHeaderLayoutElement>, keyof DassHeaderLayoutOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-header-layout',
  elementClass: DassHeaderLayoutElement,
  react: React,
  events: {
    onNavigate: 'dass-navigate',
    onMenuToggle: 'dass-menu-toggle',
    onBeforeReload: 'dass-before-reload',
    onLogoff: 'dass-logoff',
    onChangeLanguage: 'dass-change-language',
    onChangeVirtualKeyboard: 'dass-change-virtual-keyboard',
    onBellClick: 'dass-bell-click',
    onNotificationClick: 'dass-notification-click',
    onNotificationContext: 'dass-notification-context',
    onMarkRead: 'dass-mark-read',
    onMarkAllRead: 'dass-mark-all-read',
    onScrollVisible: 'dass-scroll-visible',
  },
  displayName: 'DassHeaderLayout',
});

/**
 * The frame of an application: the bar at the top, the menu at the side, the page in the middle. On wide pages the open
 * menu stands beside the content, which is remembered for the session; on others it lies above it. Its landmarks are
 * banner, navigation and main; a link skips to the content, F6 and Shift+F6 go from one to the next.
 *
 * Slots:
 * - default: The page. It is the main landmark.
 * - `logo`: The logo, where an address of an image is not enough.
 * - `actions`: In the bar, before the bell and the account.
 * - `account`: In the account panel, before the sign-out.
 */
export const DassHeaderLayout = component as React.FunctionComponent<DassHeaderLayoutProps & React.RefAttributes<DassHeaderLayoutElement>>;
