'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassDialog as DassDialogElement } from '../entries/dass-dialog.js';
import type { DassDialogBeforeCloseDetail, DassDialogCloseDetail } from '../entries/dass-dialog.js';

export type { DassDialogElement };
export type * from '../entries/dass-dialog.js';

/** What <DassDialog> takes besides the attributes of every HTML element. */
export interface DassDialogOwnProps {
  /** Heading and accessible name. A text that starts with `dass` is a key of the catalogue. */
  heading?: DassDialogElement['heading'];
  /** `s` (400px), `m` (560px, default), `l` (800px), `full`, or a length of CSS such as `70vw`. Full on small screens. */
  width?: DassDialogElement['width'];
  /** It interrupts: errors, warnings, questions before something is lost (role alertdialog). */
  alert?: DassDialogElement['alert'];
  /**
   * Whether the dialog is open. Setting it is always obeyed, is never vetoed, and fires nothing; a person's gesture
   * fires `dass-before-close` and `dass-close`.
   */
  open?: DassDialogElement['open'];
  /** Escape and the close button do not close it: only its own actions do. */
  persistent?: DassDialogElement['persistent'];
  /** A person asks it to close; prevent it and it stays open. */
  onBeforeClose?: (event: CustomEvent<DassDialogBeforeCloseDetail> & { readonly target: DassDialogElement; readonly currentTarget: DassDialogElement }) => void;
  /** A person has closed it. */
  onClose?: (event: CustomEvent<DassDialogCloseDetail> & { readonly target: DassDialogElement; readonly currentTarget: DassDialogElement }) => void;
}
export type DassDialogProps = DassDialogOwnProps & Omit<React.HTMLAttributes<DassDialogElement>, keyof DassDialogOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-dialog',
  elementClass: DassDialogElement,
  react: React,
  events: {
    onBeforeClose: 'dass-before-close',
    onClose: 'dass-close',
  },
  displayName: 'DassDialog',
});

/**
 * A modal dialog around the host's own content.
 *
 * Slots:
 * - default: The content.
 * - `footer`: The actions.
 */
export const DassDialog = component as React.FunctionComponent<DassDialogProps & React.RefAttributes<DassDialogElement>>;
