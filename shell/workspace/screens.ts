import type { ComponentType } from 'react';
import type shell from '../../locales/pt-BR/shell.js';
import type workspace from '../../locales/pt-BR/workspace.js';

export const screenGroups = ['pages', 'controls', 'messages', 'navigation', 'states'] as const;
export type ScreenGroup = (typeof screenGroups)[number];

/** A screen of the workspace, where pieces of the kit are at work. */
export interface Screen {
  /** The last step of its address. */
  readonly name: string;
  readonly group: ScreenGroup;
  /** A registered icon. */
  readonly icon: string;
  readonly title: keyof typeof shell;
  readonly summary: keyof typeof workspace;
  /** Other words that people search it by. */
  readonly keywords: keyof typeof workspace;
  /** The tags of the pieces that are at work on it. */
  readonly pieces: readonly string[];
  /** It draws the page with its head by itself. */
  readonly hasOwnHead?: boolean;
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** All screens, in the order of the gallery. A new one is a folder of its own and an entry here. */
export const screens: readonly Screen[] = [
  {
    name: 'materials',
    group: 'pages',
    icon: 'box',
    title: 'dassScreenMaterials',
    summary: 'dassScreenMaterialsSummary',
    keywords: 'dassScreenMaterialsKeywords',
    pieces: [
      'page-header',
      'search-filter',
      'filter-chips',
      'filter-chips-dialog',
      'advanced-filter-dialog',
      'select-list',
      'date-input',
      'markup-table',
    ],
    hasOwnHead: true,
    load: () => import('./screens/materials/materials-screen.js'),
  },
  {
    name: 'material',
    group: 'pages',
    icon: 'clipboardList',
    title: 'dassScreenMaterial',
    summary: 'dassScreenMaterialSummary',
    keywords: 'dassScreenMaterialKeywords',
    pieces: ['text-input', 'select-list', 'check-list', 'date-input', 'boolean-chip', 'keyboard-dialog', 'switch'],
    hasOwnHead: true,
    load: () => import('./screens/material/material-screen.js'),
  },
  {
    name: 'structure',
    group: 'pages',
    icon: 'sitemap',
    title: 'dassScreenStructure',
    summary: 'dassScreenStructureSummary',
    keywords: 'dassScreenStructureKeywords',
    pieces: ['hierarchy-table', 'page-header', 'menu', 'boolean-chip', 'switch', 'notice'],
    hasOwnHead: true,
    load: () => import('./screens/structure/structure-screen.js'),
  },
  {
    name: 'purchase',
    group: 'pages',
    icon: 'cart',
    title: 'dassScreenPurchase',
    summary: 'dassScreenPurchaseSummary',
    keywords: 'dassScreenPurchaseKeywords',
    pieces: ['pick-list', 'paste-list-dialog', 'markup-table', 'select-list', 'date-input', 'text-input'],
    hasOwnHead: true,
    load: () => import('./screens/purchase/purchase-screen.js'),
  },
  {
    name: 'buttons',
    group: 'controls',
    icon: 'adjustments',
    title: 'dassScreenButtons',
    summary: 'dassScreenButtonsSummary',
    keywords: 'dassScreenButtonsKeywords',
    pieces: ['button', 'menu', 'popup', 'tooltip', 'icon'],
    load: () => import('./screens/buttons/buttons-screen.js'),
  },
  {
    name: 'controls',
    group: 'controls',
    icon: 'clipboardList',
    title: 'dassScreenControls',
    summary: 'dassScreenControlsSummary',
    keywords: 'dassScreenControlsKeywords',
    pieces: ['tabs', 'chip', 'badge', 'avatar', 'switch', 'slider', 'progress', 'spinner'],
    load: () => import('./screens/controls/controls-screen.js'),
  },
  {
    name: 'dialogs',
    group: 'messages',
    icon: 'fileText',
    title: 'dassScreenDialogs',
    summary: 'dassScreenDialogsSummary',
    keywords: 'dassScreenDialogsKeywords',
    pieces: ['dialog', 'drawer'],
    load: () => import('./screens/dialogs/dialogs-screen.js'),
  },
  {
    name: 'messages',
    group: 'messages',
    icon: 'infoCircle',
    title: 'dassScreenMessages',
    summary: 'dassScreenMessagesSummary',
    keywords: 'dassScreenMessagesKeywords',
    pieces: ['message-dialog', 'confirm-dialog', 'delete-dialog', 'validation-dialog'],
    load: () => import('./screens/messages/messages-screen.js'),
  },
  {
    name: 'notices',
    group: 'messages',
    icon: 'bell',
    title: 'dassScreenNotices',
    summary: 'dassScreenNoticesSummary',
    keywords: 'dassScreenNoticesKeywords',
    pieces: ['notice'],
    load: () => import('./screens/notices/notices-screen.js'),
  },
  {
    name: 'menu',
    group: 'navigation',
    icon: 'menu',
    title: 'dassScreenMenu',
    summary: 'dassScreenMenuSummary',
    keywords: 'dassScreenMenuKeywords',
    pieces: ['header-bar', 'menu-drawer', 'history-list'],
    load: () => import('./screens/menu/menu-screen.js'),
  },
  {
    name: 'notifications',
    group: 'navigation',
    icon: 'inbox',
    title: 'dassScreenNotifications',
    summary: 'dassScreenNotificationsSummary',
    keywords: 'dassScreenNotificationsKeywords',
    pieces: ['notification-list', 'notification-bell', 'avatar'],
    load: () => import('./screens/notifications/notifications-screen.js'),
  },
  {
    name: 'loading',
    group: 'states',
    icon: 'clock',
    title: 'dassScreenLoading',
    summary: 'dassScreenLoadingSummary',
    keywords: 'dassScreenLoadingKeywords',
    pieces: ['skeleton-cards', 'spinner', 'progress'],
    load: () => import('./screens/loading/loading-screen.js'),
  },
  {
    name: 'server',
    group: 'states',
    icon: 'wifiOff',
    title: 'dassScreenServer',
    summary: 'dassScreenServerSummary',
    keywords: 'dassScreenServerKeywords',
    pieces: ['message-dialog', 'notice'],
    load: () => import('./screens/server/server-screen.js'),
  },
];
