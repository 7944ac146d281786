'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassDrawer as DassDrawerElement } from '../entries/dass-drawer.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-drawer.js';

export type { DassDrawerElement };
export type * from '../entries/dass-drawer.js';

/** The props of <DassDrawer>, in addition to the attributes of every HTML element. */
export interface DassDrawerOwnProps {
  /** Accessible name. A text that starts with `dass` is a message id. Default: `''`; a drawer needs one. */
  heading?: DassDrawerElement['heading'] | undefined;
  /** The side that the drawer is at: `start` (default) or `end`. It is mirrored in right-to-left pages. */
  placement?: DassDrawerElement['placement'] | undefined;
  /** Places the drawer beside the content of the page instead of above it. The page stays usable. Default: `false`. */
  docked?: DassDrawerElement['docked'] | undefined;
  /**
   * Whether the dialog is open. The application can always open and close it with this property, and no event is fired.
   * When the user closes the dialog, `dass-before-close` and `dass-close` are fired. Default: `false`.
   */
  open?: DassDrawerElement['open'] | undefined;
  /**
   * Whether Escape and the close button are ignored, so that only the dialog's own actions close it. Default:
   * `false`.
   */
  persistent?: DassDrawerElement['persistent'] | undefined;
  /** Fired before a user action closes the drawer. Cancelable: when prevented, the drawer stays open. */
  onBeforeClose?: ((event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassDrawerElement; readonly currentTarget: DassDrawerElement }) => void) | undefined;
  /** Fired once when a user action has closed the drawer. */
  onClose?: ((event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassDrawerElement; readonly currentTarget: DassDrawerElement }) => void) | undefined;
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
 * A panel that slides in from a side: modal above the page, or docked beside it. Escape or a press outside closes a
 * modal drawer and returns the focus. A docked drawer is part of the page.
 *
 * Slots:
 * - default: The content.
 * - `header`: Content above the scrolling content.
 */
export const DassDrawer = component as React.FunctionComponent<DassDrawerProps & React.RefAttributes<DassDrawerElement>>;
