'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassPopup as DassPopupElement } from '../entries/dass-popup.js';
import type { DassPopupCloseDetail } from '../entries/dass-popup.js';

export type { DassPopupElement };
export type * from '../entries/dass-popup.js';

/** The props of <DassPopup>, in addition to the attributes of every HTML element. */
export interface DassPopupOwnProps {
  /** Whether the popup is open. Setting it fires no event. Default: `false`. */
  open?: DassPopupElement['open'] | undefined;
  /**
   * Accessible name of the panel. A text that starts with `dass` is a message id. Default: `''`, the name of the
   * element that opens it.
   */
  label?: DassPopupElement['label'] | undefined;
  /**
   * Side of the anchor, and the edge that the panel is aligned with. The side is flipped where there is not enough
   * room. Default: `bottom-start`.
   */
  placement?: DassPopupElement['placement'] | undefined;
  /**
   * Leaves the focus where it is when the popup opens, for a list that a field controls. The panel then has no role.
   * Default: `false`.
   */
  keepFocus?: DassPopupElement['keepFocus'] | undefined;
  /** Fired when a user action has closed the popup. */
  onClose?: ((event: CustomEvent<DassPopupCloseDetail> & { readonly target: DassPopupElement; readonly currentTarget: DassPopupElement }) => void) | undefined;
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
 * A panel beside the element that opens it, above everything, also above modal dialogs. The page stays usable: a press
 * outside, Escape or a focus that moves elsewhere closes the popup. Its role is that of a non-modal dialog.
 *
 * Slots:
 * - `anchor`: The control that opens the popup, beside which it is placed.
 * - default: The content.
 */
export const DassPopup = component as React.FunctionComponent<DassPopupProps & React.RefAttributes<DassPopupElement>>;
