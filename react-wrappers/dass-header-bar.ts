'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassHeaderBar as DassHeaderBarElement } from '../entries/dass-header-bar.js';
import type { DassHeaderBarMenuToggleDetail, DassHeaderBarNavigateDetail } from '../entries/dass-header-bar.js';

export type { DassHeaderBarElement };
export type * from '../entries/dass-header-bar.js';

/** The props of <DassHeaderBar>, in addition to the attributes of every HTML element. */
export interface DassHeaderBarOwnProps {
  /** Title of the area. A text that starts with `dass` is a message id. Default: `''`. */
  heading?: DassHeaderBarElement['heading'] | undefined;
  /**
   * Address of the logo, as `avatar` of `<dass-avatar>`. Default: `''`; for this and for a text that is not an address
   * the slot `logo` is shown.
   */
  logo?: DassHeaderBarElement['logo'] | undefined;
  /**
   * Address of the home link around the logo. Following it adds 'Home' to the history. Default: `''`; for this and for
   * an unsafe address the logo is not a link.
   */
  homeLink?: DassHeaderBarElement['homeLink'] | undefined;
  /** Whether the menu is open, for the state of the menu button. Default: `false`. */
  menuOpen?: DassHeaderBarElement['menuOpen'] | undefined;
  /** Hides the menu button. Default: `false`. */
  withoutMenu?: DassHeaderBarElement['withoutMenu'] | undefined;
  /** Text of the version. Default: `v1.0.0`. */
  versionLabel?: DassHeaderBarElement['versionLabel'] | undefined;
  /** Address of the system whose history is stored. Default: `''`, the base address of the page's system. */
  systemUrl?: DassHeaderBarElement['systemUrl'] | undefined;
  /** Fired when the user follows the home link. Cancelable: prevent it when the router of the application navigates, otherwise the browser does. */
  onNavigate?: ((event: CustomEvent<DassHeaderBarNavigateDetail> & { readonly target: DassHeaderBarElement; readonly currentTarget: DassHeaderBarElement }) => void) | undefined;
  /** Fired when the user clicks the menu button. */
  onMenuToggle?: ((event: CustomEvent<DassHeaderBarMenuToggleDetail> & { readonly target: DassHeaderBarElement; readonly currentTarget: DassHeaderBarElement }) => void) | undefined;
  /** Fired when the user clicks the version. Cancelable: when prevented, the page is not reloaded. */
  onBeforeReload?: ((event: CustomEvent<null> & { readonly target: DassHeaderBarElement; readonly currentTarget: DassHeaderBarElement }) => void) | undefined;
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
 * The bar at the top of every page: menu button, logo (a link when there is a home link), title and version; at the end
 * the bell and the account.
 *
 * Slots:
 * - default: Content at the end of the bar: the bell, the account.
 * - `logo`: The logo, when it is not an image.
 * - `actions`: Content before the bell and the account.
 */
export const DassHeaderBar = component as React.FunctionComponent<DassHeaderBarProps & React.RefAttributes<DassHeaderBarElement>>;
