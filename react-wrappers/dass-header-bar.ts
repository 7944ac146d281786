'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassHeaderBar as DassHeaderBarElement } from '../entries/dass-header-bar.js';
import type { DassHeaderBarMenuToggleDetail, DassHeaderBarNavigateDetail } from '../entries/dass-header-bar.js';

export type { DassHeaderBarElement };
export type * from '../entries/dass-header-bar.js';

/** What <DassHeaderBar> takes besides the attributes of every HTML element. */
export interface DassHeaderBarOwnProps {
  /** Title of the area. A text that starts with `dass` is a key of the catalogue. */
  heading?: DassHeaderBarElement['heading'];
  /** Address of the logo, as `avatar` of `dass-avatar` takes it. Empty (default), or no address: what is in the slot. */
  logo?: DassHeaderBarElement['logo'];
  /**
   * Where the logo leads; following it is recorded in the history as 'Home'. Empty (default), or an address that
   * must not be followed: the logo is no link.
   */
  homeLink?: DassHeaderBarElement['homeLink'];
  /** Whether the menu is open, which its button tells. */
  menuOpen?: DassHeaderBarElement['menuOpen'];
  /** Leaves out the button of the menu. */
  withoutMenu?: DassHeaderBarElement['withoutMenu'];
  /** What the version says, `v1.0.0` by default. */
  versionLabel?: DassHeaderBarElement['versionLabel'];
  /** The address of the system whose history is kept. Empty (default): the system base address. */
  systemUrl?: DassHeaderBarElement['systemUrl'];
  /** A person follows the home link; prevent it when the host's router goes there, else the browser does. */
  onNavigate?: (event: CustomEvent<DassHeaderBarNavigateDetail> & { readonly target: DassHeaderBarElement; readonly currentTarget: DassHeaderBarElement }) => void;
  /** A person has pressed the button of the menu. */
  onMenuToggle?: (event: CustomEvent<DassHeaderBarMenuToggleDetail> & { readonly target: DassHeaderBarElement; readonly currentTarget: DassHeaderBarElement }) => void;
  /** A person has pressed the version; prevent it and the page is not loaded anew. */
  onBeforeReload?: (event: CustomEvent<null> & { readonly target: DassHeaderBarElement; readonly currentTarget: DassHeaderBarElement }) => void;
}
export type DassHeaderBarProps = DassHeaderBarOwnProps & Omit<React.HTMLAttributes<DassHeaderBarElement>, keyof DassHeaderBarOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-header-bar',
  elementClass: DassHeaderBarElement,
  react: React,
  events: {
    onNavigate: 'dass-navigate',
    onMenuToggle: 'dass-menu-toggle',
    onBeforeReload: 'dass-before-reload',
  },
  displayName: 'DassHeaderBar',
});

/**
 * The bar at the top of every page: the button of the menu, the logo, which is a link when there is a home link, the
 * title with the version beside it (below it on a phone), and at its end the bell and the account.
 *
 * Slots:
 * - default: At its end: the bell, the account.
 * - `logo`: The logo, where an address of an image is not enough.
 * - `actions`: Before the bell and the account.
 */
export const DassHeaderBar = component as React.FunctionComponent<DassHeaderBarProps & React.RefAttributes<DassHeaderBarElement>>;
