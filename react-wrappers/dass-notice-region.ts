'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassNoticeRegion as DassNoticeRegionElement } from '../entries/dass-notice-region.js';

export type { DassNoticeRegionElement };
export type * from '../entries/dass-notice-region.js';

/** The props of <DassNoticeRegion>, in addition to the attributes of every HTML element. */
export interface DassNoticeRegionOwnProps {
}
export type DassNoticeRegionProps = DassNoticeRegionOwnProps & Omit<React.HTMLAttributes<DassNoticeRegionElement>, keyof DassNoticeRegionOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-notice-region',
  elementClass: DassNoticeRegionElement,
  react: React,
  events: {},
  displayName: 'DassNoticeRegion',
});

/**
 * The region in which notices are shown: one in a document, in the top layer. While a modal dialog is open the region
 * is moved into the topmost one, so that notices can be read and clicked above it. F6 moves the focus to the region.
 * `showNotice()` creates it.
 *
 * Slots:
 * - default: Notices at the top.
 * - `top-start`: Notices at the top, at the start of the line.
 * - `top-end`: Notices at the top, at the end of the line.
 * - `bottom`: Notices at the bottom.
 * - `bottom-start`: Notices at the bottom, at the start of the line.
 * - `bottom-end`: Notices at the bottom, at the end of the line.
 */
export const DassNoticeRegion = component as React.FunctionComponent<DassNoticeRegionProps & React.RefAttributes<DassNoticeRegionElement>>;
