'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassMenu as DassMenuElement } from '../entries/dass-menu.js';
import type { DassMenuSelectDetail } from '../entries/dass-menu.js';

export type { DassMenuElement };
export type * from '../entries/dass-menu.js';

/** The props of <DassMenu>, in addition to the attributes of every HTML element. */
export interface DassMenuOwnProps {
  /** The entries. Of several with the same id the first is shown. The list is not changed. Default: `[]`. */
  entries?: DassMenuElement['entries'] | undefined;
  /** Accessible name of the list. A text that starts with `dass` is a message id. Default: `''`. */
  label?: DassMenuElement['label'] | undefined;
  /** Whether the menu is open. Without entries it is shown when they arrive. Default: `false`. */
  open?: DassMenuElement['open'] | undefined;
  /** Side of the button, and the edge that the menu is aligned with. Default: `bottom-start`. */
  placement?: DassMenuElement['placement'] | undefined;
  /** Fired when the user selects an entry. */
  onMenuSelect?: ((event: CustomEvent<DassMenuSelectDetail> & { readonly target: DassMenuElement; readonly currentTarget: DassMenuElement }) => void) | undefined;
}
export type DassMenuProps = DassMenuOwnProps & Omit<React.HTMLAttributes<DassMenuElement>, keyof DassMenuOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-menu',
  elementClass: DassMenuElement,
  react: React,
  events: {
    onMenuSelect: 'dass-menu-select',
  },
  displayName: 'DassMenu',
});

/**
 * A menu of actions beside the button that opens it. Follows the APG menu button pattern: arrow keys, Home, End, first
 * letters, Escape. Click, Enter, Space and the arrow keys on the button in the slot `anchor` open the menu.
 *
 * Slots:
 * - `anchor`: The button that opens it.
 * - `data`: `<script type="application/json">` with a JSON object whose keys are names of properties, or a list for `entries`. It is not shown.
 */
export const DassMenu = component as React.FunctionComponent<DassMenuProps & React.RefAttributes<DassMenuElement>>;
