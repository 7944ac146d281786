'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from '@lit/react';
import { DassSkeletonCards as DassSkeletonCardsElement } from '../entries/dass-skeleton-cards.js';

export type { DassSkeletonCardsElement };
export type * from '../entries/dass-skeleton-cards.js';

/** What <DassSkeletonCards> takes besides the attributes of every HTML element. */
export interface DassSkeletonCardsOwnProps {
  /** How many cards: a whole number from 0 to 100, 4 by default. */
  count?: DassSkeletonCardsElement['count'];
  /** What loads. Empty (default): 'Carregando…'. A text that starts with `dass` is a key of the catalogue. */
  label?: DassSkeletonCardsElement['label'];
}
export type DassSkeletonCardsProps = DassSkeletonCardsOwnProps & Omit<React.HTMLAttributes<DassSkeletonCardsElement>, keyof DassSkeletonCardsOwnProps>;

const component: unknown = createComponent({
  tagName: 'dass-skeleton-cards',
  elementClass: DassSkeletonCardsElement,
  react: React,
  events: {},
  displayName: 'DassSkeletonCards',
});

/**
 * Cards that are about to come, each at most 250px wide. Put them where the cards will stand and take them away
 * when those are there. They appear after a moment only, so that what loads at once does not flicker; assistive
 * technology is told once that something loads.
 */
export const DassSkeletonCards = component as React.FunctionComponent<DassSkeletonCardsProps & React.RefAttributes<DassSkeletonCardsElement>>;
