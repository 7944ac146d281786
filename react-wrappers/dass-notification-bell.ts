'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassNotificationBell as DassNotificationBellElement } from '../entries/dass-notification-bell.js';

export type { DassNotificationBellElement };
export type * from '../entries/dass-notification-bell.js';

/** The props of <DassNotificationBell>, in addition to the attributes of every HTML element. */
export interface DassNotificationBellOwnProps {
  /**
   * Number of unread notifications: an integer from 0. With 0 no badge is shown. A change is not announced: the
   * application knows what has arrived, and announces it. Default: 0.
   */
  count?: DassNotificationBellElement['count'] | undefined;
  /** Sets `aria-expanded`: `true` or `false`, for a bell that opens a list. Default: `undefined`, not set. */
  expanded?: DassNotificationBellElement['expanded'] | undefined;
  /** Fired when the user clicks the bell. */
  onBellClick?: ((event: CustomEvent<null> & { readonly target: DassNotificationBellElement; readonly currentTarget: DassNotificationBellElement }) => void) | undefined;
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

/** A bell with the number of unread notifications. The number is part of the accessible name. */
export const DassNotificationBell = component as React.FunctionComponent<DassNotificationBellProps & React.RefAttributes<DassNotificationBellElement>>;
