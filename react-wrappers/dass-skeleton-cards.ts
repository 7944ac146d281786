'use client';
// Generated from custom-elements.json by scripts/generate/generate-wrappers.mjs. Do not edit.
import * as React from 'react';
import { createComponent } from './internal/create-component.js';
import { DassSkeletonCards as DassSkeletonCardsElement } from '../entries/dass-skeleton-cards.js';

export type { DassSkeletonCardsElement };
export type * from '../entries/dass-skeleton-cards.js';

/** The props of <DassSkeletonCards>, in addition to the attributes of every HTML element. */
export interface DassSkeletonCardsOwnProps {
  /** Number of cards: an integer from 0 to 100. Default: 4. */
  count?: DassSkeletonCardsElement['count'] | undefined;
  /** Text that screen readers announce. A text that starts with `dass` is a message id. Default: `''`, 'Carregando…'. */
  label?: DassSkeletonCardsElement['label'] | undefined;
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
 * Placeholders for cards that are loading, each at most 250px wide. Render them where the cards will be, and remove
 * them when those are loaded. They appear after a short delay, so that fast loading does not flicker. Screen readers
 * announce once that content is loading.
 */
export const DassSkeletonCards = component as React.FunctionComponent<DassSkeletonCardsProps & React.RefAttributes<DassSkeletonCardsElement>>;
