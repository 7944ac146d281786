'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassPopup as DassPopupElement } from '../entries/dass-popup.js';
import type { DassPopupCloseDetail } from '../entries/dass-popup.js';

export type { DassPopupElement };
export type * from '../entries/dass-popup.js';

/** What <DassPopup> takes besides the attributes of every HTML element. */
export interface DassPopupOwnProps {
  /** Whether it is open. Setting it is always obeyed and fires nothing. */
  open?: DassPopupElement['open'];
  /**
   * Accessible name of the panel. A text that starts with `dass` is a key of the catalogue. Empty (default): it is
   * called as what opens it.
   */
  label?: DassPopupElement['label'];
  /** Side of the anchor and edge in line with it, `bottom-start` by default; flipped where there is no room. */
  placement?: DassPopupElement['placement'];
  /** The focus stays where it is when it opens, for a list that a field drives; the panel then has no role of its own. */
  keepFocus?: DassPopupElement['keepFocus'];
  /** A person has closed it. */
  onClose?: (event: CustomEvent<DassPopupCloseDetail> & { readonly target: DassPopupElement; readonly currentTarget: DassPopupElement }) => void;
}
export type DassPopupProps = DassPopupOwnProps & Omit<React.HTMLAttributes<DassPopupElement>, keyof DassPopupOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-popup',
  elementClass: DassPopupElement,
  react: React,
  events: {
    onClose: 'dass-close',
  },
  displayName: 'DassPopup',
});

/**
 * A panel beside what opens it, above everything, also above modal dialogs. It leaves the page usable: a press outside,
 * Escape, or a focus that goes elsewhere closes it. It has the role of a dialog that is not modal.
 *
 * Slots:
 * - `anchor`: What it stands beside: the control that opens it.
 * - default: The content.
 */
export const DassPopup = component as React.FunctionComponent<DassPopupProps & React.RefAttributes<DassPopupElement>>;
