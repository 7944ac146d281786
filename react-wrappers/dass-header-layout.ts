'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassHeaderLayout as DassHeaderLayoutElement } from '../entries/dass-header-layout.js';
import type { DassAccountMenuChangeLanguageDetail, DassAccountMenuChangeVirtualKeyboardDetail, DassHeaderBarMenuToggleDetail, DassHeaderBarNavigateDetail, DassNotificationListMarkReadDetail, DassNotificationListNotificationClickDetail, DassNotificationListNotificationContextDetail } from '../entries/dass-header-layout.js';

export type { DassHeaderLayoutElement };
export type * from '../entries/dass-header-layout.js';

/** The props of <DassHeaderLayout>, in addition to the attributes of every HTML element. */
export interface DassHeaderLayoutOwnProps {
  /** Title of the area, in the bar. A text that starts with `dass` is a message id. Default: `''`. */
  heading?: DassHeaderLayoutElement['heading'] | undefined;
  /** Address of the logo. Default: `''`, the slot `logo` is shown. */
  logo?: DassHeaderLayoutElement['logo'] | undefined;
  /** Address of the home link around the logo. Default: `''`, the logo is not a link. */
  homeLink?: DassHeaderLayoutElement['homeLink'] | undefined;
  /**
   * The signed-in user: `{name, email, accessDenied}`. With `accessDenied`, the menu, its button, name, e-mail and
   * sign-out are hidden. Default: `undefined`, none.
   */
  user?: DassHeaderLayoutElement['user'] | undefined;
  /**
   * The entries of the menu: `{id, label, url, icon, active, items}`, nested. See `items` of `<dass-menu-drawer>`.
   * Default: `[]`.
   */
  menuItems?: DassHeaderLayoutElement['menuItems'] | undefined;
  /**
   * Whether the menu is open. Setting it fires no event. Default: `undefined`, closed; on wide pages as it was last in
   * this session.
   */
  menuOpen?: DassHeaderLayoutElement['menuOpen'] | undefined;
  /** The notifications, the newest first. See `notifications` of `<dass-notification-list>`. Default: `[]`. */
  notifications?: DassHeaderLayoutElement['notifications'] | undefined;
  /** Shows the bell. Default: `false`. */
  withNotifications?: DassHeaderLayoutElement['withNotifications'] | undefined;
  /**
   * Number of unread notifications, when not all are loaded. Default: `undefined`, those in `notifications` are
   * counted.
   */
  unreadCount?: DassHeaderLayoutElement['unreadCount'] | undefined;
  /** Hides the history tab of the menu. Default: `false`. */
  historyDisabled?: DassHeaderLayoutElement['historyDisabled'] | undefined;
  /** Address of the system whose history is stored. Default: `''`, the base address of the page's system. */
  systemUrl?: DassHeaderLayoutElement['systemUrl'] | undefined;
  /** Address of the current page, which the menu marks. Default: `''`, the address of the document. */
  currentUrl?: DassHeaderLayoutElement['currentUrl'] | undefined;
  /** Hides the sign-out, for pages that nobody signs in to. Default: `false`. */
  withoutLogoff?: DassHeaderLayoutElement['withoutLogoff'] | undefined;
  /** Text of the version. Default: `v1.0.0`. */
  versionLabel?: DassHeaderLayoutElement['versionLabel'] | undefined;
  /** The languages to select from: `{id, description, image}` each. Default: `[]`, Portuguese, Spanish and English. */
  languages?: DassHeaderLayoutElement['languages'] | undefined;
  /** Id of the selected language. Default: `''`, the present language. */
  language?: DassHeaderLayoutElement['language'] | undefined;
  /** Fired when the user follows the home link, or an entry of the menu or the history. Cancelable: prevent it when the router of the application navigates, otherwise the browser does. */
  onNavigate?: ((event: CustomEvent<DassHeaderBarNavigateDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user opens or closes the menu. */
  onMenuToggle?: ((event: CustomEvent<DassHeaderBarMenuToggleDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user clicks the version. Cancelable: when prevented, the page is not reloaded. */
  onBeforeReload?: ((event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user has confirmed to sign out. The application signs out. */
  onLogoff?: ((event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user selects a language. Cancelable: when prevented, the language of the page is not changed. */
  onChangeLanguage?: ((event: CustomEvent<DassAccountMenuChangeLanguageDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user has confirmed the change of the virtual keyboard, and it is stored. Cancelable: when prevented, the page is not reloaded. */
  onChangeVirtualKeyboard?: ((event: CustomEvent<DassAccountMenuChangeVirtualKeyboardDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user opens or closes the notifications. */
  onBellClick?: ((event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user opens a notification. Cancelable: when prevented, the browser opens no tab. */
  onNotificationClick?: ((event: CustomEvent<DassNotificationListNotificationClickDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user requests the context menu of a notification. Cancelable: prevent it to show a menu of the application instead of the browser's. */
  onNotificationContext?: ((event: CustomEvent<DassNotificationListNotificationContextDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user marks a notification as read. The application updates `notifications`. */
  onMarkRead?: ((event: CustomEvent<DassNotificationListMarkReadDetail> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the user marks all notifications as read. The application updates `notifications`. */
  onMarkAllRead?: ((event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
  /** Fired when the end of the notifications becomes visible. The application can load more. */
  onScrollVisible?: ((event: CustomEvent<null> & { readonly target: DassHeaderLayoutElement; readonly currentTarget: DassHeaderLayoutElement }) => void) | undefined;
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
 * menu is beside the content, which is remembered for the session; on others it is above the page. The landmarks are
 * banner, navigation and main; a link skips to the content, and F6 and Shift+F6 move between the landmarks.
 *
 * Slots:
 * - default: The page. It is the main landmark.
 * - `logo`: The logo, when it is not an image.
 * - `actions`: Content in the bar, before the bell and the account.
 * - `account`: Content in the account panel, before the sign-out.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `menuItems`. It is not shown.
 */
export const DassHeaderLayout = component as React.FunctionComponent<DassHeaderLayoutProps & React.RefAttributes<DassHeaderLayoutElement>>;
