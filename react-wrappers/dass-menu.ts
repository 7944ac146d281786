'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassMenu as DassMenuElement } from '../entries/dass-menu.js';
import type { DassMenuSelectDetail } from '../entries/dass-menu.js';

export type { DassMenuElement };
export type * from '../entries/dass-menu.js';

/** What <DassMenu> takes besides the attributes of every HTML element. */
export interface DassMenuOwnProps {
  /** The entries; none by default. Of two with the same id the first is shown. The list is read, never changed. */
  entries?: DassMenuElement['entries'];
  /** Accessible name of the list. A text that starts with `dass` is a key of the catalogue. */
  label?: DassMenuElement['label'];
  /** Whether it is open. */
  open?: DassMenuElement['open'];
  /** Side of the button and edge in line with it, `bottom-start` by default. */
  placement?: DassMenuElement['placement'];
  /** A person has chosen an entry. */
  onMenuSelect?: (event: CustomEvent<DassMenuSelectDetail> & { readonly target: DassMenuElement; readonly currentTarget: DassMenuElement }) => void;
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
 * A menu of actions beside the button that opens it, after the APG's menu button pattern: arrows, Home and End, first
 * letters, Escape; the button in the `anchor` slot opens it by click, Enter, Space and the arrow keys.
 *
 * Slots:
 * - `anchor`: The button that opens it.
 */
export const DassMenu = component as React.FunctionComponent<DassMenuProps & React.RefAttributes<DassMenuElement>>;
