'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassNotificationBell as DassNotificationBellElement } from '../entries/dass-notification-bell.js';

export type { DassNotificationBellElement };
export type * from '../entries/dass-notification-bell.js';

/** What <DassNotificationBell> takes besides the attributes of every HTML element. */
export interface DassNotificationBellOwnProps {
  /**
   * How many notifications are unread, a whole number from 0 (default). With 0 there is no badge. A change is not
   * announced: the application, which knows what has arrived, announces that.
   */
  count?: DassNotificationBellElement['count'];
  /** Tells assistive technology whether the list that it opens is open: `true` or `false`; undefined (default) where it opens none. */
  expanded?: DassNotificationBellElement['expanded'];
  /** A person has pressed the bell. */
  onBellClick?: (event: CustomEvent<null> & { readonly target: DassNotificationBellElement; readonly currentTarget: DassNotificationBellElement }) => void;
}
export type DassNotificationBellProps = DassNotificationBellOwnProps & Omit<React.HTMLAttributes<DassNotificationBellElement>, keyof DassNotificationBellOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-notification-bell',
  elementClass: DassNotificationBellElement,
  react: React,
  events: {
    onBellClick: 'dass-bell-click',
  },
  displayName: 'DassNotificationBell',
});

/**
 * A bell with the number of unread notifications. The number is a part of the accessible name, and one that has risen
 * is announced, once and politely.
 */
export const DassNotificationBell = component as React.FunctionComponent<DassNotificationBellProps & React.RefAttributes<DassNotificationBellElement>>;
