'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassNotice as DassNoticeElement } from '../entries/dass-notice.js';
import type { DassNoticeCloseDetail } from '../entries/dass-notice.js';

export type { DassNoticeElement };
export type * from '../entries/dass-notice.js';

/** What <DassNotice> takes besides the attributes of every HTML element. */
export interface DassNoticeOwnProps {
  /** What it is: `information` (default), `success`, `warning` or `error`. */
  type?: DassNoticeElement['type'];
  /**
   * What it says. A text that starts with `dass` is a key of the catalogue. A function gives the text whenever
   * it is rendered, for one that is put together of several: it follows the language.
   */
  message?: DassNoticeElement['message'];
  /**
   * Milliseconds until it goes; 0 for one that stays until it is closed. -1 (default): as long as its type says, 5000,
   * 2000 for a success, 20000 for an error or a warning.
   */
  duration?: DassNoticeElement['duration'];
  /** Edge of the screen at which `notify()` shows it: `top` by default. */
  position?: DassNoticeElement['position'];
  /** It has gone: its time was up, or a person closed it. */
  onClose?: (event: CustomEvent<DassNoticeCloseDetail> & { readonly target: DassNoticeElement; readonly currentTarget: DassNoticeElement }) => void;
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
 * A short message that goes by itself: a bar shows the time that is left, and it stands still while the pointer
 * or the focus is on the notice. `notify()` shows notices at their place on the screen, above modal dialogs as well.
 */
export const DassNotice = component as React.FunctionComponent<DassNoticeProps & React.RefAttributes<DassNoticeElement>>;
