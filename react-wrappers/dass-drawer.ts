'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassDrawer as DassDrawerElement } from '../entries/dass-drawer.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-drawer.js';

export type { DassDrawerElement };
export type * from '../entries/dass-drawer.js';

/** What <DassDrawer> takes besides the attributes of every HTML element. */
export interface DassDrawerOwnProps {
  /** Accessible name. A text that starts with `dass` is a key of the catalogue. */
  heading?: DassDrawerElement['heading'];
  /** The side it comes from: `start` (default) or `end` of the line, so that it is mirrored in right-to-left pages. */
  placement?: DassDrawerElement['placement'];
  /** It stands beside the page's content and leaves the page usable, instead of above it. */
  docked?: DassDrawerElement['docked'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassDrawerElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassDrawerElement['persistent'];
  /** A person asks it to close; prevent it and it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassDrawerElement; readonly currentTarget: DassDrawerElement }) => void;
  /** A person has closed it. */
  onClose?: (event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassDrawerElement; readonly currentTarget: DassDrawerElement }) => void;
}
export type DassDrawerProps = DassDrawerOwnProps & Omit<React.HTMLAttributes<DassDrawerElement>, keyof DassDrawerOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-drawer',
  elementClass: DassDrawerElement,
  react: React,
  events: {
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassDrawer',
});

/**
 * A panel that slides in from a side: modal above the page, or docked beside it. A modal one closes by Escape and by a
 * press on the page behind, and gives the focus back; a docked one is a part of the page.
 *
 * Slots:
 * - default: The content.
 * - `header`: What stands above the content and does not scroll.
 */
export const DassDrawer = component as React.FunctionComponent<DassDrawerProps & React.RefAttributes<DassDrawerElement>>;
