'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassMenuDrawer as DassMenuDrawerElement } from '../entries/dass-menu-drawer.js';
import type { DassMenuDrawerCloseDetail, DassMenuDrawerNavigateDetail } from '../entries/dass-menu-drawer.js';

export type { DassMenuDrawerElement };
export type * from '../entries/dass-menu-drawer.js';

/** The props of <DassMenuDrawer>, in addition to the attributes of every HTML element. */
export interface DassMenuDrawerOwnProps {
  /**
   * The entries and groups: `{id, label, url, icon, active, items}`, nested up to 32 levels; deeper ones are moved to
   * the last of them. `icon` is the name of a registered icon, a missing `active` means true, a label that starts with
   * `dass` is a message id. Invalid entries are left out, and a group inside itself, too. The list is not changed.
   * Default: `[]`.
   */
  items?: DassMenuDrawerElement['items'] | undefined;
  /** Whether the drawer is open. Setting it fires no event. Default: `false`. */
  open?: DassMenuDrawerElement['open'] | undefined;
  /** Places the drawer beside the content of the page instead of above it. The page stays usable. Default: `false`. */
  docked?: DassMenuDrawerElement['docked'] | undefined;
  /** Hides the history tab. Visits are still recorded, for the other pages of the system. Default: `false`. */
  historyDisabled?: DassMenuDrawerElement['historyDisabled'] | undefined;
  /** Address of the system whose history is stored. Default: `''`, the base address of the page's system. */
  systemUrl?: DassMenuDrawerElement['systemUrl'] | undefined;
  /** Address of the current page, whose entry is marked. Default: `''`, the address of the document. */
  currentUrl?: DassMenuDrawerElement['currentUrl'] | undefined;
  /** The signed-in user. With `accessDenied`, no drawer is shown. Default: `undefined`, none. */
  user?: DassMenuDrawerElement['user'] | undefined;
  /** Shows that the items are loading, as long as there are none. Sets `aria-busy`. Default: `false`. */
  busy?: DassMenuDrawerElement['busy'] | undefined;
  /** Fired when the user follows an entry of the menu or the history. Cancelable: prevent it when the router of the application navigates, otherwise the browser does. */
  onNavigate?: ((event: CustomEvent<DassMenuDrawerNavigateDetail> & { readonly target: DassMenuDrawerElement; readonly currentTarget: DassMenuDrawerElement }) => void) | undefined;
  /** Fired when the user has closed the drawer or followed a link, so that it closed. */
  onClose?: ((event: CustomEvent<DassMenuDrawerCloseDetail> & { readonly target: DassMenuDrawerElement; readonly currentTarget: DassMenuDrawerElement }) => void) | undefined;
}
export type DassMenuDrawerProps = DassMenuDrawerOwnProps & Omit<React.HTMLAttributes<DassMenuDrawerElement>, keyof DassMenuDrawerOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-menu-drawer',
  elementClass: DassMenuDrawerElement,
  react: React,
  events: {
    onNavigate: 'dass-navigate',
    onClose: 'dass-close',
  },
  displayName: 'DassMenuDrawer',
});

/**
 * The menu in a drawer: a tab with the entries and a filter, and a tab with the pages that were visited. Entries are
 * links and follow the APG disclosure navigation pattern: groups are expanded and collapsed; Tab and the arrow keys
 * move. When the drawer opens, the filter has the focus: Down moves to the results, Enter opens the first result,
 * Escape clears the filter and then closes the drawer.
 *
 * Slots:
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `items`. It is not shown.
 */
export const DassMenuDrawer = component as React.FunctionComponent<DassMenuDrawerProps & React.RefAttributes<DassMenuDrawerElement>>;
