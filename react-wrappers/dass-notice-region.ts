'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassNoticeRegion as DassNoticeRegionElement } from '../entries/dass-notice-region.js';

export type { DassNoticeRegionElement };
export type * from '../entries/dass-notice-region.js';

/** What <DassNoticeRegion> takes besides the attributes of every HTML element. */
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
 * Where notices stand: one for a document, in the top layer, moved into the topmost modal dialog while one is open, so
 * that they can be read and pressed above it. F6 reaches it. `showNotice()` makes and keeps it.
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
