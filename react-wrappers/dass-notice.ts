'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassNotice as DassNoticeElement } from '../entries/dass-notice.js';
import type { DassNoticeCloseDetail } from '../entries/dass-notice.js';

export type { DassNoticeElement };
export type * from '../entries/dass-notice.js';

/** The props of <DassNotice>, in addition to the attributes of every HTML element. */
export interface DassNoticeOwnProps {
  /** Kind of the message: `information` (default), `success`, `warning` or `error`. */
  type?: DassNoticeElement['type'] | undefined;
  /**
   * Text of the notice. A text that starts with `dass` is a message id. Set a function that returns the text when it is
   * composed of several: it is called whenever the notice is rendered, and so follows the language. Default: `''`.
   */
  message?: DassNoticeElement['message'] | undefined;
  /**
   * Milliseconds until the notice closes by itself. 0: only the user closes it. Default: -1, which depends on the type:
   * 5000, 2000 for a success, 20000 for a warning or an error.
   */
  duration?: DassNoticeElement['duration'] | undefined;
  /** Edge of the screen at which `notify()` shows the notice. Default: `top`. */
  position?: DassNoticeElement['position'] | undefined;
  /** Fired when the duration is over or the user has closed the notice. */
  onClose?: ((event: CustomEvent<DassNoticeCloseDetail> & { readonly target: DassNoticeElement; readonly currentTarget: DassNoticeElement }) => void) | undefined;
}
export type DassNoticeProps = DassNoticeOwnProps & Omit<React.HTMLAttributes<DassNoticeElement>, keyof DassNoticeOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-notice',
  elementClass: DassNoticeElement,
  react: React,
  events: {
    onClose: 'dass-close',
  },
  displayName: 'DassNotice',
});

/**
 * A short message that closes by itself. A bar shows the remaining time, which stops while the pointer or the focus is
 * on the notice. `notify()` shows notices at their position on the screen, also above modal dialogs.
 */
export const DassNotice = component as React.FunctionComponent<DassNoticeProps & React.RefAttributes<DassNoticeElement>>;
