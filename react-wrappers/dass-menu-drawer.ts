'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassMenuDrawer as DassMenuDrawerElement } from '../entries/dass-menu-drawer.js';
import type { DassMenuDrawerCloseDetail, DassMenuDrawerNavigateDetail } from '../entries/dass-menu-drawer.js';

export type { DassMenuDrawerElement };
export type * from '../entries/dass-menu-drawer.js';

/** What <DassMenuDrawer> takes besides the attributes of every HTML element. */
export interface DassMenuDrawerOwnProps {
  /**
   * The entries and groups: `{id, label, url, icon, active, items}`, nested up to 32 levels, what is deeper
   * stands on the last of them; none by default.
   * `icon` is the name of a registered icon, a missing `active` means active, a label that starts with `dass` is a key.
   * What is no entry is left out, a group inside itself too. The list is read, never changed.
   */
  items?: DassMenuDrawerElement['items'];
  /** Whether it is open. Setting it is always obeyed and fires nothing. */
  open?: DassMenuDrawerElement['open'];
  /** It stands beside the page's content and leaves the page usable, instead of above it. */
  docked?: DassMenuDrawerElement['docked'];
  /** No History tab. What is followed is recorded all the same, for the system's other pages. */
  historyDisabled?: DassMenuDrawerElement['historyDisabled'];
  /** The address of the system whose history is kept. Empty (default): the system base address. */
  systemUrl?: DassMenuDrawerElement['systemUrl'];
  /** The address of the page that is shown, for the mark of the current entry. Empty (default): the document's own. */
  currentUrl?: DassMenuDrawerElement['currentUrl'];
  /** Who is signed in. One with `accessDenied` has no drawer; nobody by default. */
  user?: DassMenuDrawerElement['user'];
  /** A person follows an entry of the menu or of the history; prevent it when the host's router goes there, else the browser does. */
  onNavigate?: (event: CustomEvent<DassMenuDrawerNavigateDetail> & { readonly target: DassMenuDrawerElement; readonly currentTarget: DassMenuDrawerElement }) => void;
  /** A person has closed the drawer, or the page has changed below it. */
  onClose?: (event: CustomEvent<DassMenuDrawerCloseDetail> & { readonly target: DassMenuDrawerElement; readonly currentTarget: DassMenuDrawerElement }) => void;
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
 * The menu that slides in from the side: a tab with the entries and a filter over them, and a tab with the pages that
 * were visited lately. Entries are real links after the APG's disclosure navigation: groups open and close, Tab and the
 * arrow keys go through them. The filter launches: it has the focus when the drawer opens, the down arrow goes into the
 * results, Enter opens the first, Escape clears it and then closes the drawer.
 */
export const DassMenuDrawer = component as React.FunctionComponent<DassMenuDrawerProps & React.RefAttributes<DassMenuDrawerElement>>;
